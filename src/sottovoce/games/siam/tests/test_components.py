"""§1 to §5: what is in the box."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

import sottovoce
from sottovoce.games.siam import GAME
from sottovoce.games.siam.rules import board
from sottovoce.games.siam.rules.board import FACTION_NAMES
from sottovoce.games.siam.rules.cards import AIDS, CARD_NAMES, COPIES
from sottovoce.games.siam.rules.turns import Siam

Build = Callable[..., Siam]


@pytest.mark.parametrize("name", board.SHIPPED)
def test_s01_eight_provinces_three_factions_a_home_each(name: str) -> None:
    game_map = board.shipped(name)
    assert len(set(game_map.provinces)) == 8
    assert FACTION_NAMES == ("rama", "lao", "malay")
    assert len(set(game_map.homes)) == 3


def test_s01_malay_is_spelled_malai_on_the_card() -> None:
    speaker = sottovoce.new("siam").speaker("en")
    assert speaker.token("faction:malay") == "Malay"
    assert speaker.token("card:malai") == "Malai"


@pytest.mark.parametrize(("players", "of_each"), [(2, 16), (3, 18), (4, 18)])
def test_s02_followers_of_each_colour(fresh: Build, players: int, of_each: int) -> None:
    for seed in range(20):
        s = fresh(players, seed=seed)
        for f in range(3):
            on_board = sum(s.followers[p * 3 + f] for p in range(8))
            in_courts = sum(s.courts[seat * 3 + f] for seat in range(players))
            assert s.pool[f] + on_board + in_courts == of_each


def test_s03_the_same_eight_cards_for_everybody(fresh: Build) -> None:
    hand = Counter({"maharacha": 1, "khon-thai": 2, "one-vs-one": 1, "two-vs-one": 1, "rama": 1, "lao": 1, "malai": 1})
    assert dict(zip(CARD_NAMES, COPIES, strict=True)) == dict(hand)
    for players in (2, 3, 4):
        game = sottovoce.new("siam", players=players, seed=1)
        for player in game.view(None)["players"]:
            assert Counter(player["hand"]) == hand
            assert player["cards"] == 8


def test_s03_a_played_card_never_comes_back(fresh: Build, play: Build, offers: Callable[[Siam], list[str]]) -> None:
    s = fresh(2, seed=3)
    first = s.turn()
    assert "play malai" in offers(s)
    play(s, "play malai")
    while s.turn() == first:
        play(s, offers(s)[0])
    play(s, "pass")
    assert "play malai" not in offers(s)
    play(s, "play khon-thai")  # of two copies one is left
    while s.turn() == first:
        play(s, offers(s)[0])
    play(s, "pass")
    assert "play khon-thai" in offers(s)


def test_s04_aids_show_three_different_pairs() -> None:
    assert AIDS == ((0, 1), (0, 2), (1, 2))  # 1 yellow and red, 2 yellow and blue, 3 red and blue


def test_s04_aid_four_with_four_players_only() -> None:
    for seed in range(30):
        for players in (2, 3):
            drawn = [
                player["aid"] for player in sottovoce.new("siam", players=players, seed=seed).view(None)["players"]
            ]
            assert set(drawn) <= {1, 2, 3}
            assert len(set(drawn)) == players
        four = [player["aid"] for player in sottovoce.new("siam", players=4, seed=seed).view(None)["players"]]
        assert sorted(four) == [1, 2, 3, 4]


def test_s05_tiles_boxes_and_markers(fresh: Build) -> None:
    game = sottovoce.new("siam", seed=1)
    seen = game.view(None)
    assert sorted(province["box"] for province in seen["provinces"]) == list(range(1, 9))
    assert seen["british_limit"] == 4
    assert GAME.option("british-limit").default == "4"


def test_s05_four_kings_are_enough(fresh: Build, play: Build, offers: Callable[[Siam], list[str]]) -> None:
    s = fresh(4, seed=5)
    for _ in range(4):
        play(s, "play maharacha")
        for _ in range(3):
            play(s, offers(s)[0])
    assert int(s.kings).bit_count() == 4
    GAME.check(s)
