"""The clock: until when a seat owes its answer, by a time for each turn or from a bank; it is kept with the table."""

from __future__ import annotations

import asyncio
import contextlib
import time
from dataclasses import replace
from typing import TYPE_CHECKING

from sottovoce.core.errors import Error
from sottovoce.core.table import UNDO
from sottovoce.store.database import StoreError
from sottovoce.store.jobs import KeepClocks
from sottovoce.store.records import PERSON, STAY, TURN, Clocked, Header, Seat

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sottovoce.core.table import Table
    from sottovoce.server.live import Live

STOOD_IN, STANDS_IN, CAME_BACK = "stood-in", "stands-in", "came-back"
_MILLISECONDS = 1000
_AGAIN = 1.0  # seconds after which a ring that could not be kept is tried again
_LONGEST = 24 * 3600.0  # seconds for which a timer is set in memory; the database remembers


def answers(table: Table, seat: int) -> int:
    """How many answers of a seat stand: an undo takes one back, so that it brings no time."""
    own = [entry.text for entry in table.log if entry.seat == seat]
    return len(own) - 2 * own.count(UNDO)


def moved_on(
    header: Header, seats: Sequence[Seat], table: Table | None, clocks: Mapping[int, Clocked], now: float
) -> dict[int, Clocked]:
    """The clocks after a change: who owes an answer now has until when, and who has given it keeps the rest."""
    owing = set() if table is None or table.over else set(table.to_act)
    new: dict[int, Clocked] = {}
    for seat, held in enumerate(seats):
        clock = clocks.get(seat) or (Clocked() if header.clock is not None else None)
        if clock is None:
            continue
        if seat in owing and held.kind == PERSON:
            if clock.due is None and not clock.standing:
                given = clock.bank if clock.bank is not None else float(header.clock or 0)
                clock = replace(clock, due=now + given)
        else:
            clock = _rested(clock, now, 0 if table is None else answers(table, seat))
        if clock != Clocked() or seat in clocks:
            new[seat] = clock
    return new


def _rested(clock: Clocked, now: float, turn: int) -> Clocked:
    """A clock that no longer runs: what was left goes back to the bank, with the increment once a turn."""
    bank = clock.bank
    if bank is not None:
        if clock.due is not None:
            bank = max(0.0, clock.due - now)
        if turn > clock.turn:
            bank = min(max(bank, clock.cap), bank + clock.increment)
    standing = "" if clock.standing == TURN else clock.standing
    return replace(clock, due=None, bank=bank, turn=max(turn, clock.turn), standing=standing)


class Clock:
    """Who owes an answer until when."""

    def __init__(self, live: Live) -> None:
        self.kept: dict[int, Clocked] = {}
        self._live = live
        self._timer: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None

    @property
    def standing(self) -> set[int]:
        """Seats for which a bot answers."""
        return {seat for seat, clock in self.kept.items() if clock.standing}

    def move_on(self) -> None:
        """Bring the clocks to where the table is, to be kept with its next change."""
        live = self._live
        if live.header.clock is None and not self.kept:
            return
        new = moved_on(live.header, live.seats, live.table, self.kept, time.time())
        if new != self.kept:
            self.put(new)

    def put(self, clocks: dict[int, Clocked]) -> None:
        """Other clocks from now on, kept with the table's next change."""
        self.kept = clocks
        self._live.beside.append(KeepClocks(self._live.header.id, clocks))

    def look(self) -> None:
        """Set the timer to the moment at which time is up next."""
        self.stop()
        due = self._next()
        if due is not None and not self._live.closed:
            wait = min(_LONGEST, max(0.0, due - time.time()))
            self._timer = asyncio.get_running_loop().call_later(wait, self._ring)

    def _next(self) -> float | None:
        return min((clock.due for clock in self.kept.values() if clock.due is not None), default=None)

    def shown(self) -> int | None:
        """When the next time is up, in milliseconds since 1970."""
        due = self._next()
        return None if due is None else int(due * _MILLISECONDS)

    def stop(self) -> None:
        """Measure no more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _ring(self) -> None:
        self._timer = None
        self._task = asyncio.create_task(self._try_time_up())

    async def _try_time_up(self) -> None:
        try:
            await self.time_up()
        except Error:  # the database refuses, say: not again at once
            if self._timer is None and not self._live.closed:
                self._timer = asyncio.get_running_loop().call_later(_AGAIN, self._ring)

    async def time_up(self) -> None:
        """A bot takes over for those whose time is up, and the table says so."""
        if self._live.closed or not self._late():
            self.look()
            return
        rung: list[int] = []
        leases, table = self._live.hub.leases, self._live.header.id
        if not await leases.take(table):
            raise StoreError("database-failed")  # another server's clock rings; ours, should that one die

        def work() -> None:
            self._live.beside += leases.beside(table)
            new = dict(self.kept)
            for seat in self._late():
                clock = new[seat]
                bank = None if clock.bank is None else 0.0
                new[seat] = replace(clock, due=None, bank=bank, standing=clock.out)
                self._live.notice(STANDS_IN if clock.out == STAY else STOOD_IN, seat)
                rung.append(seat)
            if rung:
                self.put(new)

        await self._live.change(work)
        self._live.hub.deadlines.fired += bool(rung)

    def _late(self) -> list[int]:
        now = time.time()
        return [seat for seat, clock in self.kept.items() if clock.due is not None and clock.due <= now]

    async def visit(self, seat: int) -> None:
        """A player is back: whatever is asked next is his again."""
        clock = self.kept.get(seat)
        if clock is not None and clock.standing == STAY:
            with contextlib.suppress(Error):  # he is as well back with his next answer
                await self._live.change(lambda: self.hand_back(seat))

    def hand_back(self, seat: int) -> None:
        """No bot stands in for a seat any longer; its bank has at least enough for a turn."""
        clock = self.kept.get(seat)
        if clock is not None and clock.standing == STAY:
            bank = None if clock.bank is None else max(clock.bank, clock.increment)
            self.put({**self.kept, seat: replace(clock, standing="", bank=bank)})
            self._live.notice(CAME_BACK, seat)
