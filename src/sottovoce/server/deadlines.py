"""Deadlines: the database knows when time is up anywhere; tables are fetched when it is, and let go again."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from sottovoce.core.errors import Error
from sottovoce.store.database import StoreError

if TYPE_CHECKING:
    from sottovoce.server.hub import Hub

LOG = logging.getLogger("sottovoce.server")
LOOK = 0.25  # seconds between looks
AHEAD = 2.0  # seconds before time is up at which a table is fetched, so that its own timer rings to the moment
OTHERS_TURN = 0.25  # seconds for which the server that holds a table's lease rings before all others
_TOGETHER = 8  # tables that are fetched side by side
_MOST = 400  # in one look
_ASIDE = 60.0  # seconds for which a table that can't be played is not tried again


class Deadlines:
    """Rings at every table whose time is up; a change is kept once, whichever server was first."""

    def __init__(self, hub: Hub) -> None:
        self.fired = 0  # tables at which time was up, since the start
        self._hub = hub
        self._task: asyncio.Task[None] | None = None
        self._aside: dict[str, float] = {}
        self._fetched: set[str] = set()  # tables that nobody but us has asked for
        self._expiring: dict[str, asyncio.Task[None]] = {}
        self._slots = asyncio.Semaphore(_TOGETHER)

    def start(self) -> None:
        """Begin to look."""
        self._task = asyncio.create_task(self._run())

    def stop(self) -> None:
        """Look no more."""
        for task in (self._task, *self._expiring.values()):
            if task is not None:
                task.cancel()

    async def _run(self) -> None:
        while True:
            try:
                busy = await self.look()
            except StoreError:
                busy = False
            except Exception as problem:  # clocks must run on
                LOG.error("fault at the deadlines", exc_info=problem)
                busy = False
            if not busy:
                await asyncio.sleep(LOOK)

    async def look(self) -> bool:
        """Ring where time is up, and fetch tables where it soon will be; True if there may be more."""
        self._let_go()
        now = time.time()
        due = await asyncio.wrap_future(self._hub.store.due(now + AHEAD, _MOST))
        waiting = [table for table in due if table not in self._expiring and self._aside.get(table, 0.0) <= now]
        for table in await self._own(waiting, now):
            self._expiring[table] = asyncio.create_task(self._take_turn(table))
        while len(self._expiring) >= _MOST:
            await asyncio.wait(self._expiring.values(), return_when=asyncio.FIRST_COMPLETED)
        return len(due) == _MOST

    async def _own(self, tables: list[str], now: float) -> list[str]:
        """Those that this server rings at: of several servers one fetches a table, and another if that one is late."""
        mine = await self._hub.leases.take_all(tables)
        if len(mine) == len(tables):
            return tables
        late = await asyncio.wrap_future(self._hub.store.due(now - OTHERS_TURN, _MOST))
        return [table for table in tables if table in mine or table in late]

    async def _take_turn(self, table: str) -> None:
        """Ring at a table as soon as not too many others do."""
        try:
            async with self._slots:
                await self._expire(table)
        finally:
            self._expiring.pop(table, None)

    async def _expire(self, table: str) -> None:
        known = table in self._hub.tables
        try:
            live = await self._hub.get(table)
            if not known:
                self._fetched.add(table)
            await live.clock.time_up()
            await live.orders.time_up()
        except StoreError:  # the database refuses, or another server looks after the table: the next look tells
            return
        except Error as problem:  # another server was faster, or the table can't be played
            if table not in self._hub.tables:
                LOG.error("time is up at table %s, which is not in play: %s", table, problem)
                self._aside[table] = time.time() + _ASIDE
        except Exception as problem:
            LOG.error("fault at the clock of table %s", table, exc_info=problem)
            self._aside[table] = time.time() + _ASIDE

    def _let_go(self) -> None:
        """Tables that were only fetched for their clock leave memory as soon as nothing happens there."""
        for table in list(self._fetched):
            live = self._hub.tables.get(table)
            if live is None or live.audience:
                self._fetched.discard(table)
            elif live.resting() and not live.clock.soon(AHEAD + LOOK):
                self._fetched.discard(table)
                self._hub.drop(live)
