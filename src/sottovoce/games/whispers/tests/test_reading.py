"""What choices tell about loyalties: by what was done and left undone, and by nothing that is hidden."""

from __future__ import annotations

import math
from itertools import permutations

import pytest
from librt.vecs import vec

import sottovoce
from sottovoce.core.dice import Fast
from sottovoce.games.whispers import GAME
from sottovoce.games.whispers.bot.beliefs_from_choices import OF_EMPIRE, SENT, verdict
from sottovoce.games.whispers.bot.beliefs_from_deeds import Beliefs
from sottovoce.games.whispers.bot.lookahead import weigh
from sottovoce.games.whispers.bot.policy import Habit
from sottovoce.games.whispers.bot.policy_weights import plain
from sottovoce.games.whispers.rules.actions import SLOTS
from sottovoce.games.whispers.rules.board import EMPIRES, LION
from sottovoce.games.whispers.rules.position_editor import Stage
from sottovoce.games.whispers.rules.scoring import WEIGHTS
from sottovoce.games.whispers.rules.state import ORDERS
from sottovoce.games.whispers.rules.turns import Whispers

ORDER = {order: number for number, order in enumerate(permutations(range(EMPIRES)))}
EVEN = 160  # hundredths of a point for a city, where nothing is known
LOYALTIES = ("bear", "eagle", "elephant", "lion", "horse")


def expected(stage: Stage, seat: int) -> list[int]:
    """What a city of each empire is believed to be worth to a seat, by its choices."""
    beliefs = Beliefs(stage.position, 100, True)
    return [int(beliefs.expected[seat * EMPIRES + empire]) for empire in range(EMPIRES)]


def chance(world: Whispers, seat: int) -> float:
    """What the beliefs give to a seat's true loyalties."""
    beliefs = Beliefs(world, 100, True)
    number = ORDER[tuple(int(world.tokens[seat * SLOTS + slot]) for slot in range(SLOTS))]
    at = seat * ORDERS + number
    return beliefs.odds[at] - (beliefs.odds[at - 1] if number > 0 else 0.0)


def told(world: Whispers) -> list[float]:
    """What all choices tell of everybody."""
    found: list[float] = []
    for seat in range(int(world.seats)):
        heard = vec[float]([0.0] * (EMPIRES * SLOTS))
        verdict(world, seat, heard)
        found += heard
    return found


def test_at_first_choices_have_told_nothing() -> None:
    assert expected(Stage(), 0) == [EVEN] * EMPIRES


def test_who_could_do_nothing_else_has_told_nothing() -> None:
    stage = Stage().agent(0, "elephant-sheriff").agent(1, "lion-chancellor").reach("elephant-sheriff")
    stage.play("add")
    while stage.asked == 0:
        stage.play("place p1")
    assert expected(stage, 0) == [EVEN] * EMPIRES


def test_where_an_agent_goes_tells_something_of_him_who_sends_it() -> None:
    table = sottovoce.new(GAME, 3, 1)
    seat = table.to_act[0]
    table.play(seat, "deploy lion-chancellor")
    world = table.position
    assert isinstance(world, Whispers)
    believed = Beliefs(world, 100, True).expected
    for other in range(3):
        row = [int(believed[other * EMPIRES + empire]) for empire in range(EMPIRES)]
        assert (row != [EVEN] * EMPIRES) == (other == seat)
    clues = [
        sum(world.clues[(seat * EMPIRES + empire) * OF_EMPIRE + SENT + k] for k in (0, 1, 2))
        for empire in range(EMPIRES)
    ]
    assert abs(sum(clues)) < 1e-9
    assert clues[LION] == pytest.approx(1 - 1 / EMPIRES)
    assert [clue for empire, clue in enumerate(clues) if empire != LION] == pytest.approx([-1 / EMPIRES] * 4)


def test_what_was_left_undone_tells_as_much_as_what_was_done() -> None:
    stages = []
    for way in (("draw", "done"), ("add", "place b1", "place b1")):
        stage = Stage().army("b1", "bear", 1).agent(0, "bear-steward").agent(1, "eagle-sheriff").reach("bear-steward")
        stage.play(*way)
        assert stage.asked == 1
        stages.append(stage)
    drew, added = ([float(stage.position.clues[k]) for k in range(EMPIRES * OF_EMPIRE)] for stage in stages)
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
        before = table.position.copy()
        assert isinstance(before, Whispers)
        table.play_action(seat, actions[int(dice.roll(len(actions)))])
        after = table.position
        assert isinstance(after, Whispers)
        if list(before.tokens) != list(after.tokens):
            exchanged += 1
            assert told(before) == told(after)
            believed = Beliefs(after, 100, True).expected
            for slot in range(SLOTS):
                if (after.shown[seat] >> slot) & 1:
                    assert believed[seat * EMPIRES + after.tokens[seat * SLOTS + slot]] == 100 * WEIGHTS[slot]
    assert exchanged > 0


def test_worlds_played_on_in_thought_leave_what_is_known_alone() -> None:
    table = sottovoce.new(GAME, 3, 2)
    dice = Fast(1)
    for _ in range(40):
        seat = table.to_act[0]
        actions = table.actions(seat)
        table.play_action(seat, actions[int(dice.roll(len(actions)))])
    real = table.position
    assert isinstance(real, Whispers)
    known = told(real)
    assert any(known)
    world = real.imagine(table.to_act[0], Fast(1))
    assert isinstance(world, Whispers)
    while not world.over:
        actions = world.choices(world.asked)
        world.apply(world.asked, actions[int(dice.roll(len(actions)))], dice)
    assert told(world) == known == told(real)


def test_who_takes_a_choice_back_has_told_nothing_by_it() -> None:
    table = sottovoce.new(GAME, 2, 1)
    dice = Fast(9)
    undone = 0
    for turn in range(160):
        seat = table.to_act[0]
        actions = table.actions(seat)
        known = told(as_whispers(table))
        table.play_action(seat, actions[int(dice.roll(len(actions)))])
        if turn % 3 == 0 and table.why_no_undo(seat) is None:
            table.undo(seat)
            undone += 1
            assert told(as_whispers(table)) == known
    assert undone > 0


def as_whispers(table: sottovoce.Table) -> Whispers:
    """A table's position."""
    world = table.position
    assert isinstance(world, Whispers)
    return world


def test_what_is_told_does_not_depend_on_hidden_loyalties() -> None:
    one = Stage().loyal(0, *LOYALTIES)
    two = Stage().loyal(0, *reversed(LOYALTIES))
    for stage in (one, two):
        stage.army("b1", "bear", 4).army("e2", "eagle", 2)
        stage.agent(0, "bear-chancellor").agent(1, "eagle-sheriff").reach("bear-chancellor")
        stage.play("attack", "from b1", "to e2", "count 3")
    assert told(one.position) == told(two.position)
    assert any(told(one.position))
    assert expected(one, 1) == [EVEN] * EMPIRES


def test_choices_of_players_by_habit_betray_them() -> None:
    bits = []
    for seed in range(3):
        table = sottovoce.new(GAME, 3, seed)
        world = table.position
        assert isinstance(world, Whispers)
        habit, dice = Habit(3, plain()), Fast(seed)
        while world.round < 2 or world.marker < 0:
            habit.look_at(world)
            beliefs = Beliefs(world, 100)
            for seat in range(3):
                weigh(world, seat, beliefs, habit.manner.rivalry[world.round - 1], habit.worth, seat * EMPIRES)
            table.play_action(int(world.asked), int(habit.answer(world, dice)))
        bits += [math.log2(chance(world, seat) * ORDERS) for seat in range(3) if world.shown[seat] == 0]
    assert len(bits) > 4
    assert sum(bits) / len(bits) > 1
