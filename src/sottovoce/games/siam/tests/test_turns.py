"""§12 to §15: struggles, turns, passes."""

from __future__ import annotations

from collections.abc import Callable

import sottovoce
from sottovoce.core.events import News
from sottovoce.games.siam.rules.turns import Siam

Build = Callable[..., Siam]
Offers = Callable[[Siam], list[str]]


def test_s12_struggles_go_in_box_order(position: Build, play: Build) -> None:
    order = ["kedah", "nakhon", "khorat", "sukothai", "ayutthaya", "chanthaburi", "chiang-mai", "luang-prabang"]
    s = position(dict.fromkeys(order[:6], "RRL") | {"chiang-mai": "LLM", "luang-prabang": "LLM"}, order=order)
    for number, name in enumerate(order, 1):
        assert s.board.provinces[s.tiles[s.struggle]] == name
        play(s, "pass", "pass", "pass")
        assert s.struggle == number
        assert s.control[s.board.provinces.index(name)] == (0 if number <= 6 else 1)
    assert s.over


def test_s12_the_view_names_the_contested_province() -> None:
    game = sottovoce.new("siam", players=2, seed=4)
    by_box = {province["box"]: province["id"] for province in game.view(0)["provinces"]}
    for struggle in range(1, 4):
        seen = game.view(0)
        assert (seen["struggle"], seen["contested"]) == (struggle, by_box[struggle])
        for _ in range(2):
            game.play(game.to_act[0], "pass")


def test_s13_a_card_or_a_pass(position: Build, offers: Offers) -> None:
    s = position({"kedah": "R"}, hands=["maharacha khon-thai khon-thai lao", "rama", "malai"])
    assert offers(s) == ["pass", "play maharacha", "play khon-thai", "play lao"]


def test_s13_one_card_a_turn(position: Build, play: Build) -> None:
    s = play(position({"kedah": "RR"}), "play lao", "place lao chiang-mai", "place lao khorat", "take rama kedah")
    assert s.turn() == 1


def test_s13_a_passer_may_come_back(position: Build, play: Build, offers: Offers) -> None:
    s = play(position({"kedah": "RRLL"}), "pass", "play maharacha", "crown kedah", "switch nakhon", "take rama kedah")
    play(s, "pass")
    assert s.turn() == 0
    assert "play rama" in offers(s)


def test_s13_without_cards_one_passes_automatically(position: Build, play: Build) -> None:
    s = position({"kedah": "RR"}, hands=["rama lao", "", "malai"], turn=0)
    play(s, "play lao", "place lao khorat", "place lao khorat", "take rama kedah")
    assert s.turn() == 2  # seat 1 is not asked
    assert s.passes == 1


def test_s13_an_automatic_pass_can_be_the_last_one(position: Build, play: Build) -> None:
    s = position({"chiang-mai": "RR"}, hands=["rama", "", "malai"], turn=2)
    play(s, "pass", "pass")  # seats 2 and 0; seat 1 passes of itself
    assert s.struggle == 1
    assert s.turn() == 2


def test_s13_the_automatic_pass_is_told(position: Build, play: Build) -> None:
    s = position({"chiang-mai": "RR"}, hands=["rama", "", "malai"], turn=2)
    s.news = News()
    play(s, "pass", "pass")
    told = [(event.kind, event.data.get("seat", event.data.get("seats"))) for event in s.news.gather()]
    assert told[:3] == [("passed", "seat:2"), ("passed", "seat:0"), ("had-to-pass", ["seat:1"])]


def test_s14_the_table_of_passes(position: Build, play: Build) -> None:
    """Alfred, Benjamin, Charles of the rulebook: the next starter is Charles."""
    lao = ("play lao", "place lao khorat", "place lao khorat", "take rama kedah")
    s = position({"chiang-mai": "RR", "kedah": "RRR"})
    play(s, "pass", "pass", *lao)
    assert (s.struggle, s.turn()) == (0, 0)
    play(s, "pass", *lao, "pass")
    assert (s.struggle, s.turn()) == (0, 0)
    play(s, "pass")
    assert s.struggle == 0
    play(s, "pass")
    assert (s.struggle, s.turn()) == (1, 2)


def test_s14_a_card_breaks_the_row(position: Build, play: Build) -> None:
    s = play(position({"kedah": "RRRR"}, players=2), "pass", "play maharacha", "crown kedah", "switch nakhon")
    play(s, "take rama kedah", "pass")
    assert s.struggle == 0
    play(s, "pass")
    assert s.struggle == 1


def test_s14_the_next_struggle_starts_its_own_row(position: Build, play: Build) -> None:
    s = play(position({"kedah": "R"}), "pass", "pass", "pass")
    assert (s.struggle, s.passes, s.turn()) == (1, 0, 0)
    play(s, "pass", "pass")
    assert s.struggle == 1


def test_s15_never_forced_to_pass_with_cards(position: Build, offers: Offers, play: Build) -> None:
    """Not even when no card could do anything."""
    settled = {"kedah": "rama", "nakhon": "lao", "khorat": "rama", "sukothai": "lao", "ayutthaya": "british"}
    settled |= {"chanthaburi": "british", "chiang-mai": "malay"}
    s = position({}, settled=settled, hands=["maharacha one-vs-one two-vs-one malai", "rama", "lao"], pool="")
    assert offers(s) == ["pass", "play maharacha", "play one-vs-one", "play two-vs-one", "play malai"]
    for card in ("maharacha", "one-vs-one", "two-vs-one", "malai"):
        other = position({}, settled=settled, hands=[card, "rama", "lao"], pool="")
        assert play(other, f"play {card}").turn() == 1


def test_s15_never_forced_to_play(position: Build, play: Build) -> None:
    s = position(dict.fromkeys(("kedah", "nakhon", "khorat"), "RL") | {"sukothai": "R", "ayutthaya": "L"})
    while not s.over:
        play(s, "pass")
    assert s.clock == 0
