"""The clock: seconds for a turn, after which a bot answers what the seat still owes of it."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from sottovoce.store.database import StoreError
from sottovoce.store.records import PERSON

if TYPE_CHECKING:
    from sottovoce.server.live import Live

_MILLISECONDS = 1000
_AGAIN = 1.0  # seconds


class Clock:
    """Who owes an answer until when."""

    def __init__(self, live: Live) -> None:
        self.standing: set[int] = set()  # seats for which a bot answers until their turn is over
        self._live = live
        self._due: dict[int, float] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None

    def look(self) -> None:
        """Whose turn is it now? Who owed already keeps his time."""
        live = self._live
        seconds, table = live.header.clock, live.table
        owing = set() if table is None or table.over else set(table.to_act)
        self.standing &= owing
        if seconds is None:
            return
        people = {seat for seat in owing if live.seats[seat].kind == PERSON} - self.standing
        now = time.time()
        self._due = {seat: self._due.get(seat, now + seconds) for seat in people}
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._due:
            wait = max(0.0, min(self._due.values()) - now)
            self._timer = asyncio.get_running_loop().call_later(wait, self._ring)

    def shown(self) -> int | None:
        """When the next time is up, in milliseconds since 1970."""
        return int(min(self._due.values()) * _MILLISECONDS) if self._due else None

    def stop(self) -> None:
        """Measure no more."""
        if self._timer is not None:
            self._timer.cancel()

    def _ring(self) -> None:
        self._timer = None
        self._task = asyncio.create_task(self._time_up())

    async def _time_up(self) -> None:
        """A bot takes over for those whose time is up, and the table says so."""
        from sottovoce.core.errors import Error
        from sottovoce.server.live import STOOD_IN

        live = self._live

        def work() -> None:
            live.beside += live.hub.leases.beside(live.header.id)
            now = time.time()
            late = [seat for seat, moment in self._due.items() if moment <= now]
            for seat in late:
                self.standing.add(seat)
                live.notice(STOOD_IN, seat)

        if live.closed:
            return
        try:
            if not await live.hub.leases.take(live.header.id):
                raise StoreError("database-failed")  # another server's clock rings; ours, should that one die
            await live.change(work)
        except Error:  # or the database refuses: not again at once
            if self._timer is None and not live.closed:
                self._timer = asyncio.get_running_loop().call_later(_AGAIN, self._ring)
