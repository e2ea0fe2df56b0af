"""What choices tell about loyalties: by what was done and left undone, and by nothing that is hidden."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import replace
from itertools import permutations
from typing import TYPE_CHECKING

import pytest
from librt.vecs import vec

import sottovoce
from sottovoce.core.bot import Question, Witnessed, question, witnessed
from sottovoce.core.dice import Fast
from sottovoce.core.table import Table
from sottovoce.games.whispers import GAME
from sottovoce.games.whispers.bot.beliefs_from_choices import OF_EMPIRE, SENT, verdict
from sottovoce.games.whispers.bot.beliefs_from_deeds import Beliefs
from sottovoce.games.whispers.bot.evidence import Evidence, Folding, gather
from sottovoce.games.whispers.bot.lookahead import weigh
from sottovoce.games.whispers.bot.policy import Policy
from sottovoce.games.whispers.bot.policy_weights import plain
from sottovoce.games.whispers.rules.actions import SLOTS
from sottovoce.games.whispers.rules.board import EMPIRES, LION
from sottovoce.games.whispers.rules.scoring import WEIGHTS
from sottovoce.games.whispers.rules.state import LOYALTIES, ORDERS
from sottovoce.games.whispers.rules.turns import Whispers

if TYPE_CHECKING:
    from sottovoce.games.whispers.tests.conftest import Stage

ORDER = {order: number for number, order in enumerate(permutations(range(EMPIRES)))}
EVEN = 160  # hundredths of a point for a city, where nothing is known
ALL = ("bear", "eagle", "elephant", "lion", "horse")


def expected(stage: Stage, seat: int) -> list[int]:
    """What a city of each empire is believed to be worth to a seat, by its choices."""
    beliefs = Beliefs(stage.position, evidence(stage), 100, True)
    return [int(beliefs.expected[seat * EMPIRES + empire]) for empire in range(EMPIRES)]


def evidence(stage: Stage) -> Evidence:
    """What everybody at a table has seen and heard."""
    return gather(stage.past(0), stage.position)


def known(table: Table) -> Evidence:
    """The same at a real one."""
    return gather(witnessed(table, 0), as_whispers(table))


def chance(table: Table, seat: int) -> float:
    """What the beliefs give to a seat's true loyalties."""
    world = as_whispers(table)
    beliefs = Beliefs(world, known(table), 100, True)
    number = ORDER[tuple(int(world.tokens[seat * SLOTS + slot]) for slot in range(SLOTS))]
    at = seat * ORDERS + number
    return beliefs.odds[at] - (beliefs.odds[at - 1] if number > 0 else 0.0)


def told(evidence: Evidence, players: int) -> list[float]:
    """What all choices tell of everybody."""
    found: list[float] = []
    for seat in range(players):
        heard = vec[float]([0.0] * (EMPIRES * SLOTS))
        verdict(evidence.clues, players, seat, heard)
        found += heard
    return found


def test_at_first_choices_have_told_nothing(scene: type[Stage]) -> None:
    assert expected(scene(), 0) == [EVEN] * EMPIRES


def test_who_could_do_nothing_else_has_told_nothing(scene: type[Stage]) -> None:
    stage = scene().agent(0, "elephant-sheriff").agent(1, "lion-chancellor").reach("elephant-sheriff")
    stage.play("add")
    while stage.asked == 0:
        stage.play("place p1")
    assert expected(stage, 0) == [EVEN] * EMPIRES


def test_where_an_agent_goes_tells_something_of_him_who_sends_it() -> None:
    table = sottovoce.new(GAME, 3, 1)
    seat = table.to_act[0]
    table.play(seat, "deploy lion-chancellor")
    seen = known(table)
    believed = Beliefs(as_whispers(table), seen, 100, True).expected
    for other in range(3):
        row = [int(believed[other * EMPIRES + empire]) for empire in range(EMPIRES)]
        assert (row != [EVEN] * EMPIRES) == (other == seat)
    clues = [
        sum(seen.clues[(seat * EMPIRES + empire) * OF_EMPIRE + SENT + k] for k in (0, 1, 2))
        for empire in range(EMPIRES)
    ]
    assert abs(sum(clues)) < 1e-9
    assert clues[LION] == pytest.approx(1 - 1 / EMPIRES)
    assert [clue for empire, clue in enumerate(clues) if empire != LION] == pytest.approx([-1 / EMPIRES] * 4)


def test_what_was_left_undone_tells_as_much_as_what_was_done(scene: type[Stage]) -> None:
    stages = []
    for way in (("draw", "done"), ("add", "place b1", "place b1")):
        stage = scene().army("b1", "bear", 1).agent(0, "bear-steward").agent(1, "eagle-sheriff").reach("bear-steward")
        stage.play(*way)
        assert stage.asked == 1
        stages.append(stage)
    drew, added = ([float(clue) for clue in evidence(stage).clues[: EMPIRES * OF_EMPIRE]] for stage in stages)
    assert any(drew)
    assert drew == [-clue for clue in added]


def test_loyalties_that_change_places_take_nothing_with_them() -> None:
    """What was told of an empire stays: of the tokens turned up nothing is doubted, and the others have not moved."""
    table = sottovoce.new(GAME, 2, 5)
    dice = Fast(3)
    exchanged = 0
    while not table.over:
        seat = table.to_act[0]
        actions = table.actions(seat)
        before = list(as_whispers(table).tokens)
        exchanging = as_whispers(table).phase == LOYALTIES
        heard = told(known(table), 2) if exchanging else []
        table.play_action(seat, actions[int(dice.roll(len(actions)))])
        after = as_whispers(table)
        if before != list(after.tokens):
            exchanged += 1
            assert heard == told(known(table), 2)
            believed = Beliefs(after, known(table), 100, True).expected
            for slot in range(SLOTS):
                if (after.shown[seat] >> slot) & 1:
                    assert believed[seat * EMPIRES + after.tokens[seat * SLOTS + slot]] == 100 * WEIGHTS[slot]
    assert exchanged > 0


def test_who_takes_a_choice_back_has_told_nothing_by_it() -> None:
    table = sottovoce.new(GAME, 2, 1)
    dice = Fast(9)
    undone = 0
    for turn in range(160):
        seat = table.to_act[0]
        actions = table.actions(seat)
        before = told(known(table), 2) if turn % 9 == 0 else []
        table.play_action(seat, actions[int(dice.roll(len(actions)))])
        if turn % 9 == 0 and table.why_no_undo(seat) is None:
            table.undo(seat)
            undone += 1
            assert told(known(table), 2) == before
    assert undone > 0


def as_whispers(table: Table) -> Whispers:
    """A table's position."""
    world = table.position
    assert isinstance(world, Whispers)
    return world


def test_what_is_told_does_not_depend_on_hidden_loyalties(scene: type[Stage]) -> None:
    one = scene().loyal(0, *ALL)
    two = scene().loyal(0, *reversed(ALL))
    for stage in (one, two):
        stage.army("b1", "bear", 4).army("e2", "eagle", 2)
        stage.agent(0, "bear-chancellor").agent(1, "eagle-sheriff").reach("bear-chancellor")
        stage.play("attack", "from b1", "to e2", "count 3")
    assert told(evidence(one), 2) == told(evidence(two), 2)
    assert any(told(evidence(one), 2))
    assert expected(one, 1) == [EVEN] * EMPIRES


def test_everybody_at_the_table_comes_to_the_same() -> None:
    """What is gathered is open: it does not depend on who looks."""
    table = sottovoce.new(GAME, 3, 2)
    dice = Fast(1)
    for _ in range(60):
        seat = table.to_act[0]
        actions = table.actions(seat)
        table.play_action(seat, actions[int(dice.roll(len(actions)))])
    found = [gather(witnessed(table, seat), as_whispers(table)) for seat in range(3)]
    assert len({tuple(each.deeds) for each in found}) == len({tuple(each.clues) for each in found}) == 1
    assert any(found[0].deeds)
    assert any(found[0].clues)


def same(one: Evidence, other: Evidence) -> bool:
    """Do both say the same, now and of what is under way?"""
    return all(
        list(getattr(one, name)) == list(getattr(other, name))
        for name in ("deeds", "clues", "before", "expected", "starved")
    ) and (one.player, one.round, one.under_way) == (other.player, other.round, other.under_way)


def test_what_is_kept_between_questions_is_what_all_would_tell_again() -> None:
    """Also after entries were taken back, and at another table."""
    dice, foldings = Fast(5), [Folding() for _ in range(3)]
    for seed in (2, 3):
        table, taken_back = sottovoce.new(GAME, 3, seed), 0
        for _ in range(120):
            seat = table.to_act[0]
            asked = question(table, seat)
            if dice.roll(3):
                world = as_whispers(table)
                assert same(foldings[seat].gather(asked, world), gather(witnessed(table, seat), world))
            table.play_action(seat, asked.actions[int(dice.roll(len(asked.actions)))])
            if table.why_no_undo(seat) is None and dice.roll(4) == 0:
                table.undo(seat)
                taken_back += 1
        assert taken_back > 3


def test_only_what_is_new_is_folded() -> None:
    table, folding, dice = sottovoce.new(GAME, 2, 1), Folding(), Fast(1)
    looked: list[int] = []
    for _ in range(40):
        seat = table.to_act[0]
        asked = question(table, 0)

        def since(count: int, number: int, asked: Question = asked) -> Iterator[Witnessed] | None:
            looked.append(count)
            return asked.since(count, number)

        folding.gather(replace(asked, since=since), as_whispers(table))
        table.play_action(seat, table.actions(seat)[int(dice.roll(len(table.actions(seat))))])
    assert looked == [0, 0, *range(1, 39)]


def test_choices_of_players_by_habit_betray_them() -> None:
    bits = []
    for seed in range(3):
        table = sottovoce.new(GAME, 3, seed)
        world = table.position
        assert isinstance(world, Whispers)
        policy, dice = Policy(3, plain()), Fast(seed)
        while world.round < 2 or world.marker < 0:
            policy.look_at(world)
            beliefs = Beliefs(world, known(table), 100)
            for seat in range(3):
                weigh(world, seat, beliefs, policy.weights.rivalry[world.round - 1], policy.worth, seat * EMPIRES)
            table.play_action(int(world.asked), int(policy.answer(world, dice)))
        bits += [math.log2(chance(table, seat) * ORDERS) for seat in range(3) if world.shown[seat] == 0]
    assert len(bits) > 4
    assert sum(bits) / len(bits) > 1
