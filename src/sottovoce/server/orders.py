"""Standing orders at a table: known to nobody but their seat, kept in the database, carried out after a while."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from sottovoce.core import orders
from sottovoce.core.errors import Illegal
from sottovoce.server import game_messages, messages, update_messages
from sottovoce.server.errors import Refused
from sottovoce.store.database import StoreError
from sottovoce.store.orders import KeepOrders
from sottovoce.store.records import OVER, PERSON, Job, StandingOrder

if TYPE_CHECKING:
    from sottovoce.core.orders import OrderStatus
    from sottovoce.core.table import Table
    from sottovoce.core.words import Speaker
    from sottovoce.server.live import Live

_MOST = 5  # orders of one seat that wait at the same time
_TOLD = 10  # orders of one seat that are remembered


class Orders:
    """The standing orders of one table."""

    def __init__(self, live: Live) -> None:
        self.kept: list[StandingOrder] = []
        self._live = live

    def of(self, seat: int) -> list[StandingOrder]:
        """A seat's orders, the oldest first."""
        return [order for order in self.kept if order.seat == seat]

    async def give(self, seat: int, key: str, name: str, beside: Sequence[Job] = ()) -> None:
        """Give an order; Refused where the game has none such, or enough wait."""

        def work() -> None:
            table = self._open(seat, key)
            if table.game.orders.named(table.position, seat, name) is None:
                raise Refused("no-order", 400)
            own = self.of(seat)
            if any(order.ended is None and order.name == name for order in own):
                raise Refused("order-given", 409)
            if sum(order.ended is None for order in own) >= _MOST:
                raise Refused("orders-enough", 409, most=_MOST)
            number = max((order.number for order in own), default=0) + 1
            stage = table.game.stage(table.position)
            given = StandingOrder(seat, number, name, len(table.log), stage)
            dropped = {order.number for order in own[: max(0, len(own) - _TOLD + 1)] if order.ended is not None}
            kept = [order for order in self.kept if order.seat != seat or order.number not in dropped]
            self._put([*kept, given])
            self._live.beside += beside

        await self._live.change(work)

    async def withdraw(self, seat: int, key: str, number: int, beside: Sequence[Job] = ()) -> None:
        """Take an order back, or put one that has stopped out of sight; Refused if there is none."""

        def work() -> None:
            self._open(seat, key)
            left = [order for order in self.kept if (order.seat, order.number) != (seat, number)]
            if len(left) == len(self.kept):
                raise Refused("no-order", 404)
            self._put(left)
            self._live.beside += beside

        await self._live.change(work)

    def move_on(self) -> None:
        """After a change: which orders stop, and when those that can answer now will; kept with it."""
        table = self._live.table
        if table is None or not self.kept:
            return
        kept = [order for order in self.kept if order.seat not in self._live.seats.freed]  # not for the next holder
        new = [self._looked_at(table, order) for order in kept]
        if new != self.kept:
            self._put(new)

    async def time_up(self) -> None:
        """Carry out what is due; another server may have been faster, then nothing happens twice."""
        if not self._due():
            return
        leases, name = self._live.hub.leases, self._live.header.id
        if not await leases.take(name):
            raise StoreError("database-failed")

        def work() -> None:
            self._live.beside += leases.beside(name)
            for order in self._due():
                self._act(order)

        await self._live.change(work)

    def _act(self, order: StandingOrder) -> None:
        table = self._live.playing()
        status = self._status(table, order)
        done = replace(order, due=None, ended=status.ended)
        if status.answer is not None:
            done = replace(done, ended=orders.DONE if self._once(table, order) else None)
            try:
                table.play(order.seat, status.answer)
                self._live.turns.answer_for(order.seat)
            except Illegal:
                done = replace(done, ended=orders.IMPOSSIBLE)
        self._put([done if other is order else other for other in self.kept])

    def _due(self) -> list[StandingOrder]:
        now = time.time()
        return [order for order in self.kept if order.due is not None and order.due <= now]

    def _looked_at(self, table: Table, order: StandingOrder) -> StandingOrder:
        if order.ended is not None:
            return order
        status = self._status(table, order)
        if status.ended is not None or status.answer is None:
            return replace(order, due=None, ended=status.ended)
        if order.due is not None and len(table.log) == self._live.commits.entries:
            return order
        return replace(order, due=time.time() + self._live.hub.config.order_delay)

    def _status(self, table: Table, order: StandingOrder) -> OrderStatus:
        found = table.game.orders.named(table.position, order.seat, order.name)
        if found is None or self._live.seats[order.seat].kind != PERSON:
            return orders.OrderStatus(ended=orders.IMPOSSIBLE)
        return orders.status(table, order.seat, found, order.since, order.stage)

    def _once(self, table: Table, order: StandingOrder) -> bool:
        """Whether an order is done when it has answered."""
        found = table.game.orders.named(table.position, order.seat, order.name)
        return found is not None and bool(found.after)

    def _open(self, seat: int, key: str) -> Table:
        self._live.seats.check_holder(seat, key)
        table = self._live.playing()
        if self._live.header.state == OVER:
            raise Refused("over", 409)
        return table

    def _put(self, kept: list[StandingOrder]) -> None:
        self.kept = kept
        self._live.beside.append(KeepOrders(self._live.header.id, kept))


def told(
    table: Table, seat: int, kept: list[StandingOrder], house: Speaker, lang: str
) -> list[update_messages.OrderNow]:
    """A seat's orders for its player: what they say, and why those stopped that did."""
    speaker = table.speaker(lang)
    shown = []
    for order in kept:
        found = table.game.orders.named(table.position, seat, order.name)
        text = order.name if found is None else speaker.phrase(found.words)
        ended = None if order.ended is None else house.say(f"order-ended-{order.ended}")
        shown.append(update_messages.OrderNow(order.number, text, ended))
    return shown


def forms(table: Table, seat: int, lang: str) -> list[messages.OrderForm]:
    """The orders that a seat could give now."""
    speaker = table.speaker(lang)

    return [
        messages.OrderForm(
            form.name,
            speaker.phrase(form.words),
            [
                messages.OrderPart(
                    speaker.phrase(part.title),
                    [game_messages.ValueTold(value, speaker.phrase(words)) for value, words in part.values],
                )
                for part in form.parts
            ],
        )
        for form in table.game.orders.forms(table.position, seat)
    ]
