"""The clock: until when a seat owes its answer, by a time for each turn or from a bank; it is kept with the table."""

from __future__ import annotations

import asyncio
import contextlib
import time
from dataclasses import replace
from typing import TYPE_CHECKING

import msgspec

from sottovoce.core.errors import Error
from sottovoce.core.log import CLOCK_MOVED
from sottovoce.server import drafts, resigning
from sottovoce.server.clock_updates import at_home, debate_of, debated, moved_on, paused, resumed, waited
from sottovoce.server.deadlines import OTHERS_TURN
from sottovoce.server.errors import Refused
from sottovoce.store.database import StoreError
from sottovoce.store.jobs import KeepClocks
from sottovoce.store.records import RESIGN, STAY, Clocked

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sottovoce.server.live import Live

STOOD_IN, STANDS_IN, CAME_BACK = "stood-in", "stands-in", "came-back"
TIME_UP, AGREED_BOT, PAUSED, RESUMED = "time-up", "agreed-bot", "paused", "resumed"
_MILLISECONDS = 1000
_AGAIN = 0.6  # seconds after which a ring that could not be kept is tried again
_LONGEST = 24 * 3600.0  # seconds for which a timer is set in memory; the database remembers


class Clock:
    """Who owes an answer until when."""

    def __init__(self, live: Live) -> None:
        self.kept: dict[int, Clocked] = {}
        self._live = live
        self._timer: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None
        self._expiring = asyncio.Lock()

    @property
    def standing(self) -> set[int]:
        """Seats for which a bot answers."""
        return {seat for seat, clock in self.kept.items() if clock.standing}

    def move_on(self) -> None:
        """Bring the clocks to where the table is, to be kept with its next change."""
        live, now = self._live, time.time()
        before = live.header.affairs
        affairs = waited(debated(live.header, live.table, now), live.table, now)
        if affairs is not before:
            live.settle(affairs)
        if live.header.clock is None and not self.kept and affairs.debating is None:
            return
        was = None if before.debating is None else before.debating[1]
        clocks = {seat: at_home(clock, now) if seat in live.seats.freed else clock for seat, clock in self.kept.items()}
        new = moved_on(live.header, live.seats, live.table, clocks, now, was)
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
            self._timer = asyncio.get_running_loop().call_later(wait, self._expire)

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

    def _expire(self) -> None:
        self._timer = None
        self._task = asyncio.create_task(self._try_expire())

    async def _try_expire(self) -> None:
        try:
            await self.time_up()
        except Error:  # the database refuses, say: not again at once
            if self._timer is None and not self._live.closed:
                self._timer = asyncio.get_running_loop().call_later(_AGAIN, self._expire)

    def soon(self, seconds: float) -> bool:
        """True if somebody's time is up within this many seconds."""
        due = self._next()
        return due is not None and due - time.time() < seconds

    async def time_up(self) -> None:
        """See to those whose time is up, and let the table say so; once, however many ask for it."""
        async with self._expiring:
            await self._see_to_the_late()

    async def _see_to_the_late(self) -> None:
        if self._live.closed or not self._late():
            self.look()
            return
        leases, table = self._live.hub.leases, self._live.header.id
        leased = await leases.take(table)
        if not leased and not self._late(OTHERS_TURN):
            raise StoreError("database-failed")  # another server's clock rings
        left = await drafts.left_at(self._live)
        rung: list[int] = []

        def work() -> None:
            # Without a lease, because whoever holds it may be dead, a ring is kept as a person's answer is: only if
            # the table has not changed since it was read.
            self._live.beside += leases.beside(table) if leased else []
            for seat in self._late():
                self._expire_seat(seat, left)
                rung.append(seat)

        await self._live.change(work)
        self._live.hub.deadlines.fired += bool(rung)

    def _expire_seat(self, seat: int, left: Mapping[int, Sequence[str]]) -> None:
        """A seat's time is up: what then happens is the table's choice, unless the game says that no bot decides."""
        live, clock = self._live, self.kept[seat]
        bank = None if clock.bank is None or live.header.affairs.debating is not None else 0.0
        stopped = replace(clock, due=None, bank=clock.bank if bank is None else bank)
        table = live.playing()
        if seat not in table.to_act:
            self.put({**self.kept, seat: stopped})
        elif (answers := table.game.drafts.unanswered(table.position, seat, left.get(seat, ()))) is not None:
            self.put({**self.kept, seat: stopped})
            live.notice(TIME_UP, seat)
            for answer in answers:
                if seat in table.to_act and answer in table.choices(seat):
                    table.play(seat, answer, mover=CLOCK_MOVED)
        elif clock.out == RESIGN:
            self.put({**self.kept, seat: stopped})
            resigning.give_up(live, seat)
        else:
            self.put({**self.kept, seat: replace(stopped, standing=clock.out)})
            live.notice(STANDS_IN if clock.out == STAY else STOOD_IN, seat)

    def stand_in(self, seat: int) -> None:
        """A bot stands in for a seat until its player's next visit, because the others agree."""
        clock = self.kept.get(seat) or Clocked()
        self.put({**self.kept, seat: replace(clock, due=None, left=None, standing=STAY)})
        self._live.notice(AGREED_BOT, seat)

    def pause(self) -> None:
        """Nobody's time runs until somebody goes on."""
        now = time.time()
        self._live.settle(msgspec.structs.replace(self._live.header.affairs, paused=now))
        self.put(paused(self.kept, now))
        self._live.notice(PAUSED, 0)

    def resume(self) -> None:
        """Time runs on from where it stood; Refused if it does already."""
        live = self._live
        if live.header.affairs.paused is None:
            raise Refused("not-paused", 409)
        affairs, clocks = resumed(live.header.affairs, debate_of(live.header, live.table), self.kept, time.time())
        live.settle(affairs)
        self.put(clocks)
        live.notice(RESUMED, 0)

    def _late(self, by: float = 0.0) -> list[int]:
        """Seats whose time has been up for this many seconds."""
        moment = time.time() - by
        return [seat for seat, clock in self.kept.items() if clock.due is not None and clock.due <= moment]

    async def visit(self, seat: int) -> None:
        """A player is back: whatever is asked next is theirs again."""
        clock = self.kept.get(seat)
        if clock is not None and clock.standing == STAY:
            with contextlib.suppress(Error):  # their next answer brings them back too
                await self._live.change(lambda: self.hand_back(seat))

    def hand_back(self, seat: int) -> None:
        """No bot stands in for a seat any longer; its bank has at least enough for a turn."""
        clock = self.kept.get(seat)
        if clock is not None and clock.standing == STAY:
            bank = None if clock.bank is None else max(clock.bank, clock.increment)
            self.put({**self.kept, seat: replace(clock, standing="", bank=bank)})
            self._live.notice(CAME_BACK, seat)
