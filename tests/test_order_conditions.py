"""Standing orders of every game hang on nothing but what everybody has heard since they were given."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product

import pytest

import sottovoce
from sottovoce.core import orders
from sottovoce.core.dice import Fast
from sottovoce.core.events import EVERYBODY, Event
from sottovoce.core.table import Table

GAMES = [("siam", 2), ("siam", 4), ("whispers", 3), ("verrat", 4)]
STEPS, BETWEEN = 60, 12


def _names(table: Table, seat: int, luck: random.Random) -> Iterator[str]:
    """Some orders that a seat could give now, with its blanks filled anyhow."""
    for form in table.game.orders.forms(table.position, seat):
        ways = list(product(*([value for value, _ in part.values] for part in form.parts)))
        for values in luck.sample(ways, min(2, len(ways))):
            name = form.name.format(*values)
            if table.game.orders.named(table.position, seat, name) is not None:  # a card for the same card is no swap
                yield name


def _play_on(table: Table, luck: random.Random, steps: int) -> None:
    for _ in range(steps):
        if table.over:
            return
        seat = luck.choice(table.to_act)
        table.play(seat, luck.choice(table.choices(seat)))


def _other_world(table: Table, knower: int, luck: random.Random) -> Table:
    """The same table in a world that one seat can't tell from it."""
    other = sottovoce.load(table.dump())
    other.position = table.position.imagine(knower, Fast(luck.randrange(1 << 30)))
    return other


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_an_order_is_the_same_whatever_others_cannot_know(game: str, players: int) -> None:
    given = 0
    for seed in range(4):
        luck = random.Random(seed)
        table = sottovoce.new(game, players=players, seed=seed)
        for _ in range(STEPS // BETWEEN):
            _play_on(table, luck, luck.randrange(BETWEEN))
            if table.over:
                break
            owner = luck.randrange(players)
            since, stage = len(table.log), table.game.stage(table.position)
            names = list(_names(table, owner, luck))
            _check_fresh(table, owner, names, since, stage)
            _play_on(table, luck, luck.randrange(4))
            for name in names:
                _check_worlds(table, owner, name, (since, stage), luck)
                given += 1
    assert given > 10


def _check_fresh(table: Table, owner: int, names: list[str], since: int, stage: int) -> None:
    """Nothing that happened before an order was given stops it, or is what it waits for."""
    for name in names:
        order = table.game.orders.named(table.position, owner, name)
        assert order is not None, name
        found = orders.status(table, owner, order, since, stage)
        assert found.ended is None, name
        assert not order.after or found.answer is None, name


def _check_worlds(table: Table, owner: int, name: str, given: tuple[int, int], luck: random.Random) -> None:
    """The owner's secrets change neither the order, nor what stops it, nor whether its sign was heard."""
    order = table.game.orders.named(table.position, owner, name)
    assert order is not None
    for knower in (seat for seat in range(table.players) if seat != owner):
        other = _other_world(table, knower, luck)
        assert other.game.orders.named(other.position, owner, name) == order
        assert other.game.stage(other.position) == table.game.stage(table.position)
        here, there = (orders.status(one, owner, order, *given) for one in (table, other))
        if orders.IMPOSSIBLE not in (here.ended, there.ended):  # that depends on what can be answered
            assert here.ended == there.ended


@pytest.mark.parametrize("audience", [0, 1, 2, 5])
def test_no_event_that_some_do_not_hear_is_a_sign(audience: int) -> None:
    sign = orders.Sign("played", {"card": "card:rama"})
    assert sign.fits(Event("played", {"card": "card:rama"}, EVERYBODY, False))
    assert not sign.fits(Event("played", {"card": "card:lao"}, EVERYBODY, False))
    assert not sign.fits(Event("played", {"card": "card:rama"}, audience, False))
