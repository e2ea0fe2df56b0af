"""Tables at which all block each other: who has seen it for some rounds goes elsewhere, and the game goes on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import sottovoce
from sottovoce.bots import answer, make
from sottovoce.core.dice import Fast
from sottovoce.games.verrat.bot.candidate_plans import JOURNEYS
from sottovoce.games.verrat.bot.net import learned
from sottovoce.games.verrat.bot.regret_matching import RegretMatching
from sottovoce.games.verrat.bot.standstill import Standstill
from sottovoce.games.verrat.rules.board import CITY, CITY_NAMES, PLAYERS, SIZES
from sottovoce.lab.match import bot_seed

Build = Callable[..., Any]
PAIR = "horses gold"


def opened(at: Any) -> RegretMatching:
    """The thoughts of the first seat, before it believes anything of the others."""
    matching = RegretMatching(learned())
    matching.open(at.s.copy(), 0, 6, 2, Fast(1))
    return matching


def test_the_same_cities_are_expected_once_no_card_has_changed_hands_for_two_rounds(scene: Build) -> None:
    viziers = {f"{colour}-{size}": "tabriz" for colour in ("blue", "green", "yellow") for size in ("fat", "small")}
    at = scene(viziers, [PAIR] * PLAYERS).talked()
    standstill = Standstill()
    for trust in (0.0, 0.0, 0.5, 0.75, 0.75):
        standstill.note(at.s)
        matching = opened(at)
        standstill.expect(matching, 0)
        assert [matching.trust[seat] for seat in range(PLAYERS)] == [0.0, trust, trust, trust]
        assert all(bool(matching.words[seat]) == (trust > 0.0) for seat in range(1, PLAYERS))
    tabriz = CITY + CITY_NAMES.index("tabriz")
    for seat in range(1, PLAYERS):
        for n in range(int(matching.found.journeys[seat])):
            places = [int(matching.found.places[(seat * JOURNEYS + n) * SIZES + nth]) for nth in range(SIZES)]
            assert bool(matching.words[seat] >> n & 1) <= (places.count(tabriz) == 2)
    at.s.hands[0] += 1
    standstill.note(at.s)
    matching = opened(at)
    standstill.expect(matching, 0)
    assert not any(matching.words[seat] for seat in range(PLAYERS))


def test_who_has_said_where_it_goes_is_taken_at_its_word(scene: Build) -> None:
    at = scene({"blue-fat": "tabriz"}, [PAIR] * PLAYERS).talked()
    standstill = Standstill()
    for _ in range(4):
        standstill.note(at.s)
    matching = opened(at)
    matching.words[1], matching.trust[1] = 1, 0.9
    standstill.expect(matching, 0)
    assert (matching.words[1], matching.trust[1]) == (1, 0.9)
    assert matching.trust[2] == 0.75


@pytest.mark.skipif(not sottovoce.compiled(), reason="whole games of thinking bots")
@pytest.mark.parametrize("seat", [0, 2, 3])
def test_a_table_where_all_blocked_each_other_to_the_last_round_ends_before(seat: int) -> None:
    names = ["peace-breaker@40" if number == seat else "expert@40" for number in range(PLAYERS)]
    table = sottovoce.new("verrat", PLAYERS, 900_002)
    bots = {seat: make(name, table.game, bot_seed(900_002, seat, name)) for seat, name in enumerate(names)}
    while not table.over:
        table.game.talk.converse(table, bots)
        asked = table.to_act[0]
        table.play(asked, answer(bots[asked], table, asked))
    assert table.game.stage(table.position) < 40
