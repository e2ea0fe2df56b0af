"""Standing orders: answers that a seat leaves to the table, declared by a game as data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Generic, NamedTuple

from sottovoce.core.events import EVERYBODY, Event, Value
from sottovoce.core.generic import PositionT
from sottovoce.core.words import Phrase

if TYPE_CHECKING:
    from sottovoce.core.table import Table

DONE, LAPSED, OVERTAKEN, IMPOSSIBLE = "done", "lapsed", "overtaken", "impossible"
REASONS = (DONE, LAPSED, OVERTAKEN, IMPOSSIBLE)  # why an order stops


class Sign(NamedTuple):
    """A public event: its kind, and what its data must say."""

    kind: str
    data: Mapping[str, Value] = {}

    def fits(self, event: Event) -> bool:
        """True if an event matches, and everybody heard it."""
        known = all(event.data.get(name) == value for name, value in self.data.items())
        return event.audience == EVERYBODY and event.kind == self.kind and known


class Part(NamedTuple):
    """A blank in an order's name, and what it may be filled with: texts as names have them, and in words."""

    title: Phrase
    values: tuple[tuple[str, Phrase], ...]


class OrderForm(NamedTuple):
    """An order that a seat could give now: its name with a blank `{}` for each part, and in words."""

    name: str
    words: Phrase
    parts: tuple[Part, ...] = ()


class Order(NamedTuple):
    """An order: which of these answers is given when one of them is possible, and what ends it.

    With `after` it waits for a sign; what that event says fills the blanks of the answers, and it is done when it has
    answered. It lapses when the game's stage is no longer the one in which it was given.
    """

    words: Phrase
    answers: tuple[str, ...]
    stops: tuple[Sign, ...] = ()
    after: tuple[Sign, ...] = ()


class GameOrders(Generic[PositionT]):
    """The standing orders that a game has: by default none. They must not depend on what is secret."""

    def forms(self, position: PositionT, seat: int) -> list[OrderForm]:
        """The orders that a seat could give now."""
        return []

    def named(self, position: PositionT, seat: int, name: str) -> Order | None:
        """The order of that name for a seat; None if there is none."""
        return None


class OrderStatus(NamedTuple):
    """What an order does now: give an answer, stop for a reason, or neither."""

    answer: str | None = None
    ended: str | None = None


def status(table: Table, seat: int, order: Order, since: int, stage: int) -> OrderStatus:
    """What an order that was given after this many entries comes to now; only what all have heard since then counts."""
    if table.over or table.game.stage(table.position) != stage:
        return OrderStatus(ended=LAPSED)
    heard = [event for _, event in table.events(None, since)]
    if any(sign.fits(event) for event in heard for sign in order.stops):
        return OrderStatus(ended=OVERTAKEN)
    if seat not in table.may_act:
        return OrderStatus()
    choices = table.choices(seat)
    if not order.after:
        return OrderStatus(next((answer for answer in order.answers if answer in choices), None))
    told = [event for event in heard if any(sign.fits(event) for sign in order.after)]
    if not told:
        return OrderStatus()
    filled = [answer.format(**told[-1].data) for answer in order.answers]
    answer = next((answer for answer in filled if answer in choices), None)
    return OrderStatus(answer) if answer is not None else OrderStatus(ended=IMPOSSIBLE)
