"""The learned judgement: what it looks at, and what it thinks of plain cases."""

from __future__ import annotations

import pytest

import sottovoce
from sottovoce.core.dice import Fast
from sottovoce.games.whispers import GAME
from sottovoce.games.whispers.eye import Eye, agents_to_come
from sottovoce.games.whispers.rules import Whispers
from sottovoce.games.whispers.staging import Stage
from sottovoce.games.whispers.value import learned

ORDER = ("bear", "eagle", "elephant", "lion", "horse")


@pytest.mark.parametrize("players", GAME.seats)
def test_chances_add_up(players: int) -> None:
    judge = learned(players)
    table = sottovoce.new(GAME, players, 3)
    dice = Fast(5)
    for _ in range(60):
        position = table.position
        assert isinstance(position, Whispers)
        chances = [judge.chance(position, seat) for seat in range(players)]
        assert min(chances) > 0
        assert sum(chances) == pytest.approx(1)
        actions = table.actions(table.to_act[0])
        table.play_action(table.to_act[0], actions[int(dice.roll(len(actions)))])


def test_cities_of_a_devout_empire_are_good_and_those_of_an_opposed_one_bad() -> None:
    judge = learned(2)

    def chance(order: tuple[str, ...], banners: int) -> float:
        stage = Stage().loyal(0, *order).loyal(1, "lion", "elephant", "eagle", "horse", "bear")
        stage.position.round = 4
        for region in ("h1", "h6", "h8"):
            stage.army(region, "bear" if banners else "horse", 2)
        return judge.chance(stage.position, 0)

    assert chance(ORDER, 2) > chance(ORDER, 0) + 0.1
    assert chance(ORDER[::-1], 2) < chance(ORDER[::-1], 0) - 0.1


def test_it_knows_how_many_agents_are_still_to_come() -> None:
    table = sottovoce.new(GAME, 3, 3)
    position = table.position
    assert isinstance(position, Whispers)
    first = int(position.first)
    assert [agents_to_come(position, seat) for seat in range(3)] == [2, 2, 2]
    table.play_action(first, table.actions(first)[0])
    left = [agents_to_come(position, (first + step) % 3) for step in range(3)]
    assert left == [1, 2, 2]
    for _ in range(2):
        seat = table.to_act[0]
        table.play_action(seat, table.actions(seat)[0])
    assert [agents_to_come(position, seat) for seat in range(3)] == [1, 1, 1]


def test_an_exchange_is_worth_what_it_gains_while_one_is_to_come() -> None:
    stage = Stage().loyal(0, *ORDER)
    eye = Eye(2)
    stage.position.round = 2
    eye.survey(stage.position)
    cities = [int(number) for number in eye.cities]
    assert eye.exchange(stage.position, 0) == max(
        (first - second) * (cities[b] - cities[a])
        for a, first in enumerate((4, 3, 2, 0, -1))
        for b, second in enumerate((4, 3, 2, 0, -1))
        if a < b
    )
    assert eye.exchange(stage.position, 0) > 0
    stage.position.shown[0] = 0b11111
    assert eye.exchange(stage.position, 0) == 0
    stage.position.shown[0] = 0
    stage.position.round = 4
    assert eye.exchange(stage.position, 0) == 0
