"""What the others' journeys tell: who travels as looks best at once is expected to, who doesn't isn't any more."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import sottovoce
from sottovoce.bots import answer, make
from sottovoce.core.bot import question
from sottovoce.core.dice import Fast
from sottovoce.games.verrat.bot.candidate_plans import settle
from sottovoce.games.verrat.bot.greedy_share import GreedyShare
from sottovoce.games.verrat.bot.net import learned
from sottovoce.games.verrat.bot.regret_matching import RegretMatching
from sottovoce.games.verrat.bot.thinker import LEVELS, Thinker
from sottovoce.games.verrat.rules.board import CITIES, CITY, NONE, PLAYERS, SIZES, VIZIERS
from sottovoce.lab.match import bot_seed

Build = Callable[..., Any]
HANDS = ["horses gold", "cannons", "troops ships", "supplies"]
TRAVELLERS = {
    f"{colour}-{size}": "kaffa" for colour in ("blue", "green", "yellow") for size in ("fat", "small", "tall")
}


def foreseen(at: Any, greedy: GreedyShare) -> RegretMatching:
    """The thoughts of the first seat about a round."""
    matching = RegretMatching(learned())
    matching.open(at.s.copy(), 0, 6, 2, Fast(1))
    greedy.foresee(matching, 0, Fast(2))
    return matching


def test_to_foresee_leaves_nothing_written(scene: Build) -> None:
    start = foreseen(scene(TRAVELLERS, HANDS).talked(), GreedyShare(0.5)).start
    assert all(int(start.plans[v]) == NONE for v in range(SIZES, VIZIERS))


@pytest.mark.skipif(not sottovoce.compiled(), reason="thinking bots")
@pytest.mark.parametrize(("others", "greedy"), [("greedy", True), ("expert@40", False)])
def test_it_tells_greedy_players_from_thinking_ones(others: str, greedy: bool) -> None:
    shares = []
    for seed in range(4):
        table = sottovoce.new("verrat", PLAYERS, seed)
        bots = {seat: make(others if seat else "expert@40", table.game, seed + seat) for seat in range(PLAYERS)}
        while not table.over and table.game.stage(table.position) < 4:
            seat = table.to_act[0]
            table.play(seat, answer(bots[seat], table, seat))
        if table.over:
            continue
        thinker = bots[0]
        assert isinstance(thinker, Thinker)
        thinker.choose(question(table, 0))
        shares.append(thinker._greedy.share)
    assert len(shares) >= 2
    assert all((share > 0.6) if greedy else (share < 0.4) for share in shares)


def test_it_learns_who_goes_elsewhere(scene: Build) -> None:
    at = scene(TRAVELLERS, HANDS).talked()
    greedy = GreedyShare(LEVELS["expert"].greedy_share)
    for _ in range(2):
        start = foreseen(at, greedy).start
        for seat in range(1, PLAYERS):
            settle(start, seat, 0.0, Fast(3))
        for v in range(SIZES, VIZIERS):
            foreseen_place = int(start.plans[v])
            away = CITY + (foreseen_place - CITY + 3) % CITIES
            at.s.places[v] = away if foreseen_place >= CITY else CITY
        greedy.learn(at.s)
    assert greedy.share < 0.2


def test_who_is_ahead_keeps_a_standstill_up(scene: Build) -> None:
    at = scene({}, ["horses gold cannons", "cannons", "troops ships", "supplies"])
    greedy = GreedyShare(0.7)
    greedy._odds = -2.0  # they have not travelled greedily
    for idle in range(4):
        greedy.learn(at.s)
        assert greedy.expected(at.s, 0) == (0.7 if idle >= 2 else pytest.approx(greedy.share))
        assert greedy.expected(at.s, 1) == pytest.approx(greedy.share)
    at.s.hands[0] -= 1
    greedy.learn(at.s)
    assert greedy.expected(at.s, 0) == pytest.approx(greedy.share)


def test_nothing_is_learned_of_a_round_that_was_not_thought_about(scene: Build) -> None:
    at = scene({}, [""] * PLAYERS)
    greedy = GreedyShare(0.7)
    greedy.learn(at.s)
    assert greedy.share == pytest.approx(0.7)


@pytest.mark.skipif(not sottovoce.compiled(), reason="whole games of thinking bots")
@pytest.mark.parametrize("seat", [0, 2, 3])
def test_a_table_at_which_all_blocked_each_other_to_the_last_round_ends_before(seat: int) -> None:
    names = ["peace-breaker@40" if number == seat else "expert@40" for number in range(PLAYERS)]
    table = sottovoce.new("verrat", PLAYERS, 900_002)
    bots = {seat: make(name, table.game, bot_seed(900_002, seat, name)) for seat, name in enumerate(names)}
    while not table.over:
        table.game.talk.converse(table, bots)
        asked = table.to_act[0]
        table.play(asked, answer(bots[asked], table, asked))
    assert table.game.stage(table.position) < 40
