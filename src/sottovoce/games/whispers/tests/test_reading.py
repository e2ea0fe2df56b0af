"""What choices tell about loyalties: by what was done and left undone, and by nothing that is hidden."""

from __future__ import annotations

import math
from itertools import permutations

import sottovoce
from sottovoce.core.dice import Fast
from sottovoce.games.whispers import GAME
from sottovoce.games.whispers.actions import SLOTS
from sottovoce.games.whispers.beliefs import Beliefs
from sottovoce.games.whispers.board import EMPIRES, LION
from sottovoce.games.whispers.foresight import weigh
from sottovoce.games.whispers.habit import Habit
from sottovoce.games.whispers.manner import plain
from sottovoce.games.whispers.reading import Reading
from sottovoce.games.whispers.rules import Whispers
from sottovoce.games.whispers.staging import Stage
from sottovoce.games.whispers.state import ORDERS

ORDER = {order: number for number, order in enumerate(permutations(range(EMPIRES)))}
EVEN = 160  # hundredths of a point for a city, where nothing is known
LOYALTIES = ("bear", "eagle", "elephant", "lion", "horse")


def expected(stage: Stage, seat: int) -> list[int]:
    """What a city of each empire is believed to be worth to a seat, by its choices."""
    beliefs = Beliefs(stage.position, 100, Reading())
    return [int(beliefs.expected[seat * EMPIRES + empire]) for empire in range(EMPIRES)]


def chance(world: Whispers, seat: int) -> float:
    """What the beliefs give to a seat's true loyalties."""
    beliefs = Beliefs(world, 100, Reading())
    number = ORDER[tuple(int(world.tokens[seat * SLOTS + slot]) for slot in range(SLOTS))]
    at = seat * ORDERS + number
    return beliefs.odds[at] - (beliefs.odds[at - 1] if number > 0 else 0.0)


def told(world: Whispers) -> list[float]:
    """What all choices noted in a position tell to somebody who reads them for the first time."""
    reading = Reading()
    reading.follow(world)
    return list(reading.told)


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
    believed = Beliefs(world, 100, Reading()).expected
    for other in range(3):
        row = [int(believed[other * EMPIRES + empire]) for empire in range(EMPIRES)]
        assert (row != [EVEN] * EMPIRES) == (other == seat)
    mine = [int(believed[seat * EMPIRES + empire]) for empire in range(EMPIRES)]
    assert len({mine[empire] for empire in range(EMPIRES) if empire != LION}) <= 2  # rounded


def test_odds_go_along_when_two_loyalties_change_places() -> None:
    table = sottovoce.new(GAME, 2, 5)
    dice = Fast(3)
    exchanged = 0
    while not table.over:
        seat = table.to_act[0]
        actions = table.actions(seat)
        action = actions[int(dice.roll(len(actions)))]
        before = table.position.copy()
        assert isinstance(before, Whispers)
        table.play_action(seat, action)
        after = table.position
        assert isinstance(after, Whispers)
        if list(before.tokens) != list(after.tokens):
            exchanged += 1
            old = ORDER[tuple(int(before.tokens[seat * SLOTS + slot]) for slot in range(SLOTS))]
            new = ORDER[tuple(int(after.tokens[seat * SLOTS + slot]) for slot in range(SLOTS))]
            assert told(before)[seat * ORDERS + old] == told(after)[seat * ORDERS + new]
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


def test_who_reads_along_knows_what_he_would_know_who_reads_it_all_at_once() -> None:
    reading = Reading()
    games = [sottovoce.new(GAME, players, players) for players in (2, 3)]
    dice = Fast(9)
    undone = 0
    for turn in range(160):
        table = games[turn // 40 % 2]  # one game, then another, and back
        seat = table.to_act[0]
        actions = table.actions(seat)
        if turn % 7 == 0 and table.why_no_undo(seat) is None:
            table.undo(seat)
            undone += 1
        else:
            table.play_action(seat, actions[int(dice.roll(len(actions)))])
        world = table.position
        assert isinstance(world, Whispers)
        reading.follow(world)
        assert list(reading.told) == told(world)
    assert undone > 0


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
