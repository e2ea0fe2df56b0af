"""The learned judgement: what it looks at, and what it thinks of plain cases."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest
from librt.vecs import vec

import sottovoce
from sottovoce.core.dice import Fast
from sottovoce.games.whispers import GAME
from sottovoce.games.whispers.bot import net_by_empire
from sottovoce.games.whispers.bot.net import ValueNet, learned
from sottovoce.games.whispers.bot.net_inputs import NetInputs, agents_to_come, best_exchange
from sottovoce.games.whispers.rules.turns import Whispers

if TYPE_CHECKING:
    from sottovoce.games.whispers.tests.conftest import Stage

ORDER = ("bear", "eagle", "elephant", "lion", "horse")


@pytest.mark.parametrize("players", GAME.seats)
@pytest.mark.parametrize("net", [learned, net_by_empire.learned])
def test_chances_add_up(players: int, net: Callable[[int], ValueNet]) -> None:
    judge = net(players)
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


def test_cities_of_a_devout_empire_are_good_and_those_of_an_opposed_one_bad(scene: type[Stage]) -> None:
    judge = learned(2)

    def chance(order: tuple[str, ...], banners: int) -> float:
        stage = scene().loyal(0, *order).loyal(1, "lion", "elephant", "eagle", "horse", "bear")
        stage.position.round = 4
        for region in ("h1", "h6", "h8"):
            stage.army(region, "bear" if banners else "horse", 2)
        return judge.chance(stage.position, 0)

    assert chance(ORDER, 2) > chance(ORDER, 0) + 0.1
    assert chance(ORDER[::-1], 2) < chance(ORDER[::-1], 0) - 0.1


@pytest.mark.parametrize("players", GAME.seats)
def test_the_judgement_by_empire_likes_what_its_player_likes(players: int, scene: type[Stage]) -> None:
    judge = net_by_empire.learned(players)

    def chances(order: tuple[str, ...], bears: bool) -> list[float]:
        stage = scene(players).loyal(0, *order)
        for rival in range(1, players):
            stage.loyal(rival, "lion", "elephant", "eagle", "horse", "bear")
        stage.position.round = 4
        for region in ("h1", "h6", "h8"):
            stage.army(region, "bear" if bears else "horse", 2)
        return [judge.chance(stage.position, seat) for seat in range(players)]

    assert chances(ORDER, True)[0] > chances(ORDER, False)[0] + 0.1
    assert chances(ORDER[::-1], True)[0] < chances(ORDER[::-1], False)[0] - 0.1
    for order in (ORDER, ORDER[::-1]):
        for bears in (True, False):
            assert sum(chances(order, bears)) == pytest.approx(1)


def seen(stage: Stage, seat: int, empire: str, number: int) -> float:
    """One number that a player of two sees of an empire."""
    out = vec[float]([0.0] * net_by_empire.FEATURES)
    net_by_empire.EmpireInputs(2).look(stage.position, seat, out)
    return float(out[ORDER.index(empire) * net_by_empire.OF_EMPIRE + number])


def test_two_players_see_an_empire_with_its_councils_and_both_loyalties(scene: type[Stage]) -> None:
    stage = scene().loyal(0, *ORDER).loyal(1, *reversed(ORDER))
    stage.agent(0, "lion-chancellor").agent(1, "lion-sheriff")
    assert [seen(stage, seat, "bear", net_by_empire.LOVED) for seat in range(2)] == [1.0, -0.25]
    assert [seen(stage, seat, "bear", net_by_empire.RIVALS) for seat in range(2)] == [-0.25, 1.0]
    # Of the Lion's seats only the Chancellor attacks; through it its agent holds the two empty ones before.
    assert [seen(stage, 0, "lion", net_by_empire.SEATS + i) for i in range(4)] == [0.5, 0.0, 1.0, 0.5]
    assert [seen(stage, 1, "lion", net_by_empire.SEATS + i) for i in range(4)] == [0.0, 0.5, 0.5, 1.0]


@pytest.mark.parametrize(("lions", "taken"), [(1, 0.0), (3, 0.0), (4, 1.0)])
def test_two_players_see_which_cities_an_empire_could_take(lions: int, taken: float, scene: type[Stage]) -> None:
    # Lions in l1 stand before the city in e1, which two Eagles hold. For seat 0 that is three points for four, for
    # seat 1 the other way round.
    stage = scene().loyal(0, "lion", "bear", "elephant", "eagle", "horse")
    stage.loyal(1, "eagle", "bear", "elephant", "lion", "horse")
    stage.army("l1", "lion", lions).army("e1", "eagle", 3)
    for seat, kind in ((0, 0), (1, 2)):
        assert seen(stage, seat, "lion", net_by_empire.REACH + kind) == pytest.approx(8 / 5)
        assert seen(stage, seat, "lion", net_by_empire.GAINS + kind) == pytest.approx(8 / 5 * taken)
        assert seen(stage, seat, "lion", net_by_empire.GAINS + 2 - kind) == 0.0


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


def test_an_exchange_is_worth_what_it_gains_while_one_is_to_come(scene: type[Stage]) -> None:
    stage = scene().loyal(0, *ORDER)
    inputs = NetInputs(2)

    def exchange() -> int:
        return int(best_exchange(stage.position, 0, inputs.cities))

    stage.position.round = 2
    inputs.survey(stage.position)
    cities = [int(number) for number in inputs.cities]
    assert exchange() == max(
        (first - second) * (cities[b] - cities[a])
        for a, first in enumerate((4, 3, 2, 0, -1))
        for b, second in enumerate((4, 3, 2, 0, -1))
        if a < b
    )
    assert exchange() > 0
    stage.position.shown[0] = 0b11111
    assert exchange() == 0
    stage.position.shown[0] = 0
    stage.position.round = 4
    assert exchange() == 0
