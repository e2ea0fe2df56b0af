"""§7 to §11: set-up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest
from mypy_extensions import i64

import sottovoce
from sottovoce.core.dice import Dice
from sottovoce.games.siam import GAME
from sottovoce.games.siam.rules import board
from sottovoce.games.siam.rules.cards import AIDS
from sottovoce.games.siam.rules.turns import Siam

Build = Callable[..., Siam]
SEEDS = range(60)


def _court(s: Siam, seat: int) -> Counter[int]:
    return Counter({f: int(s.courts[seat * 3 + f]) for f in range(3) if s.courts[seat * 3 + f]})


@pytest.mark.parametrize("players", [2, 3, 4])
def test_s07_everybody_takes_the_two_followers_of_his_aid(fresh: Build, players: int) -> None:
    seen = set()
    for seed in SEEDS:
        s = fresh(players, seed=seed)
        drawn = tuple(int(s.aids[seat]) for seat in range(players))
        seen.add(drawn)
        assert len(set(drawn)) == players
        for seat in range(players):
            if drawn[seat] < 3:
                assert _court(s, seat) == Counter(AIDS[drawn[seat]])
    assert len(seen) == 6 if players < 4 else len(seen) > 15  # of 24


def test_s07_card_four_repeats_the_left_neighbour(fresh: Build) -> None:
    for seed in SEEDS:
        s = fresh(4, seed=seed)
        seat = next(seat for seat in range(4) if s.aids[seat] == 3)
        assert _court(s, seat) == _court(s, (seat + 1) % 4)  # the next seat clockwise


@pytest.mark.parametrize(("players", "pool"), [(2, 12), (3, 16), (4, 14)])
@pytest.mark.parametrize("name", board.SHIPPED)
def test_s08_four_in_each_province_and_the_rest_in_the_pool(fresh: Build, name: str, players: int, pool: int) -> None:
    for seed in SEEDS:
        s = fresh(players, map=name, seed=seed)
        GAME.check(s)
        assert sum(s.pool[f] for f in range(3)) == pool
        for p in range(8):
            assert sum(s.followers[p * 3 + f] for f in range(3)) == 4
        for f in range(3):
            assert s.followers[s.homes[f] * 3 + f] >= 2


class _Dice(Dice):
    """Dice that tell what was asked of them."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    def roll(self, faces: i64) -> i64:
        self.asked.append(int(faces))
        return 0


@pytest.mark.parametrize(("players", "aids", "supply"), [(2, 3, 38), (3, 3, 42), (4, 4, 40)])
def test_s08_courts_then_homes_then_the_draw_from_the_supply(players: int, aids: int, supply: int) -> None:
    dice = _Dice()
    GAME.start(players, GAME.settle_options({}), dice, None)
    shuffled = list(range(aids, 1, -1))
    drawn = list(range(supply, supply - 26, -1))  # what is left after courts and home guards, one by one
    assert dice.asked == [*shuffled, *drawn, *range(8, 1, -1)]


def test_s08_the_draw_is_at_random(fresh: Build) -> None:
    """A province that is no home gets all colours about equally."""
    counts = [0, 0, 0]
    for seed in range(300):
        s = fresh(3, seed=seed)
        for f in range(3):
            counts[f] += int(s.followers[f])  # Chiang Mai
    assert sum(counts) == 1200
    assert all(330 < count < 470 for count in counts)


def test_s09_the_tiles_lie_in_random_order_face_up(fresh: Build) -> None:
    firsts: Counter[int] = Counter()
    for seed in range(200):
        s = fresh(3, seed=seed)
        assert sorted(s.tiles[box] for box in range(8)) == list(range(8))
        assert s.struggle == 0
        assert s.kings == 0
        firsts[int(s.tiles[0])] += 1
    assert len(firsts) == 8
    assert max(firsts.values()) < 50


@pytest.mark.parametrize("players", [2, 3, 4])
def test_s10_the_lowest_playing_aid_begins(fresh: Build, players: int) -> None:
    for seed in SEEDS:
        s = fresh(players, seed=seed)
        assert s.turn() == min(range(players), key=lambda seat: s.aids[seat])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_r1_the_highest_begins_only_by_option(players: int) -> None:
    for seed in range(20):
        for first, best in (("lowest", min), ("highest", max)):
            game = sottovoce.new("siam", players=players, seed=seed, options={"first": first})
            aids = [player["aid"] for player in game.view(None)["players"]]
            assert game.to_act == (aids.index(best(aids)),)


def test_s11_partners_sit_opposite() -> None:
    four = sottovoce.new("siam", players=4, seed=1).view(None)["players"]
    assert [player["partner"] for player in four] == [2, 3, 0, 1]
    for players in (2, 3):
        assert {p["partner"] for p in sottovoce.new("siam", players=players, seed=1).view(None)["players"]} == {None}


def test_s11_talk_is_forbidden_unless_by_option() -> None:
    assert GAME.option("talk").values == ("off", "on")
    quiet, open_talk = (sottovoce.new("siam", players=4, seed=2, options={"talk": talk}) for talk in ("off", "on"))
    assert quiet.choices(quiet.to_act[0]) == open_talk.choices(open_talk.to_act[0])
