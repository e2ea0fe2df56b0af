"""The evaluation and the greedy bot: what they like and what they leave alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import sottovoce
from sottovoce.bots import answer, make
from sottovoce.core.bot import Question
from sottovoce.core.dice import Fast
from sottovoce.games.whispers import GAME

if TYPE_CHECKING:
    from sottovoce.games.whispers.tests.conftest import Stage


def glance(stage: Stage) -> float:
    """How a position looks to seat 0."""
    return float(GAME.evaluation().chance(stage.position, 0))


ORDER = ("bear", "eagle", "elephant", "lion", "horse")


def chosen(stage: Stage) -> str:
    """What the greedy bot answers to the question that is open."""
    seat = stage.asked
    position = stage.position

    def imagine(seed: int) -> object:
        return position.imagine(seat, Fast(seed))

    question = Question(GAME, seat, stage.view(seat), stage.choices, position.choices(seat), imagine)  # type: ignore[arg-type]
    bot = GAME.bot("greedy", 1)
    assert bot is not None
    return GAME.text(position, bot.choose(question))


def test_a_city_of_a_devout_empire_is_worth_more_than_one_of_an_opposed(scene: type[Stage]) -> None:
    def gain(order: tuple[str, ...]) -> float:
        taken, not_taken = (scene().loyal(0, *order).army(region, "bear", 2) for region in ("h1", "b2"))
        return glance(taken) - glance(not_taken)

    assert gain(ORDER) > 0 > gain(ORDER[::-1])


def test_a_threatened_city_is_worth_less(scene: type[Stage]) -> None:
    safe = scene().loyal(0, *ORDER).army("h1", "bear", 1).army("h9", "horse", 1)
    threatened = scene().loyal(0, *ORDER).army("h1", "bear", 1).army("h9", "horse", 4)
    assert glance(threatened) < glance(safe)


def test_it_takes_a_city_for_its_devout_empire(scene: type[Stage]) -> None:
    stage = scene().loyal(0, *ORDER).army("h2", "bear", 4).agent(0, "bear-sheriff").reach("bear-sheriff")
    assert chosen(stage) == "attack"
    stage.play("attack", "from h2")
    assert chosen(stage) in ("to h1", "to l3")


def test_it_does_not_throw_banners_away(scene: type[Stage]) -> None:
    stage = scene().loyal(0, *ORDER).army("b5", "bear", 2).army("h2", "horse", 4).agent(0, "bear-sheriff")
    stage.agent(1, "bear-steward")
    assert chosen(stage.reach("bear-sheriff")) == "add"


def test_it_keeps_a_card_that_would_do_it_no_good(scene: type[Stage]) -> None:
    stage = scene().loyal(0, *ORDER).army("b1", "bear", 2).agent(0, "bear-sheriff").give(0, "horse-bear")
    stage.reach("bear-sheriff").play("add", "place b1", "place b1")
    assert chosen(stage) == "done"


def test_it_plays_a_card_that_wins_a_city(scene: type[Stage]) -> None:
    stage = scene().loyal(0, *ORDER).army("h2", "bear", 3).army("h1", "horse", 2).agent(0, "bear-chancellor")
    stage.position.round = 4
    stage.give(0, "elephant-bear").reach("bear-chancellor").play("attack", "from h2", "to h1", "count 2")
    assert chosen(stage) == "play elephant"


@pytest.mark.skipif(not sottovoce.compiled(), reason="takes minutes uncompiled")
def test_greedy_beats_random() -> None:
    won = 0
    for seed in range(3):
        table = sottovoce.new("whispers", players=2, seed=seed)
        me = seed % 2
        bots = [make("greedy" if seat == me else "random", GAME, seed) for seat in range(2)]
        while not table.over:
            seat = table.to_act[0]
            table.play(seat, answer(bots[seat], table, seat))
        won += me in table.winners
    assert won == 3
