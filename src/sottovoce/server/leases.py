"""Leases: this server's part in running tables that several servers share."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

from sottovoce.core.errors import Error
from sottovoce.store import leases
from sottovoce.store.leases import SECONDS, Fenced, Hold, LetGo
from sottovoce.store.records import Conflict

if TYPE_CHECKING:
    from sottovoce.server.hub import Hub

LOG = logging.getLogger("sottovoce.server")
_RENEW = SECONDS / 4  # seconds between renewals, and looks for tables whose server has died
_SAFE = SECONDS * 0.8  # seconds after the question for which a lease counts as held: earlier than others may take it
_RARELY = 30.0  # seconds between looks where no other server can have died
_MOST_ORPHANS = 50


class Leases:
    """Which tables this server runs. A database that only one server uses needs no leases."""

    def __init__(self, hub: Hub) -> None:
        self.owner = secrets.token_hex(8)
        self._hub = hub
        self._held: dict[str, tuple[float, int]] = {}  # until when, and the number
        self._renewing: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begin to renew, and to look after tables whose server has died."""
        self._renewing = asyncio.create_task(self._renew())

    async def close(self) -> None:
        """Let others go on at once."""
        if self._renewing is not None:
            self._renewing.cancel()
        if self._held:
            await self._let_go(list(self._held))

    async def take(self, table: str) -> bool:
        """True if this server may act at a table for its bots or its clock."""
        if self._hub.store.local:
            return True
        if self._fence(table) is None:
            await self._ask([table])
        return self._fence(table) is not None

    async def take_all(self, tables: Sequence[str]) -> set[str]:
        """Those of some tables at which this server may act; asked for together."""
        if self._hub.store.local:
            return set(tables)
        new = [table for table in tables if self._fence(table) is None]
        if new:
            await self._ask(new)
        return {table for table in tables if self._fence(table) is not None}

    def beside(self, table: str) -> list[Fenced]:
        """What goes with a change that bots or the clock make: it fails if another server has taken over."""
        if self._hub.store.local:
            return []
        return [Fenced(table, self.owner, self._fence(table) or 0)]

    def _fence(self, table: str) -> int | None:
        until, fence = self._held.get(table, (0.0, 0))
        return fence if time.monotonic() < until else None

    async def _ask(self, tables: list[str]) -> None:
        asked = time.monotonic()
        store = self._hub.store
        try:
            await asyncio.wrap_future(store.write(Hold(self.owner, tables)))
            found = await asyncio.wrap_future(
                store.look(lambda connection: leases.held(connection, self.owner, tables))
            )
        except Conflict:
            return
        for table in tables:
            if table in found:
                self._held[table] = (asked + _SAFE, found[table])
            else:
                self._held.pop(table, None)

    async def _let_go(self, tables: list[str]) -> None:
        for table in tables:
            self._held.pop(table, None)
        try:
            await asyncio.wrap_future(self._hub.store.write(LetGo(self.owner, tables)))
        except (Error, Conflict):
            return  # they run out by themselves

    async def _renew(self) -> None:
        while True:
            try:
                await self.look()
            except (Error, Conflict):
                pass  # the database refuses: leases run out, here as there
            except Exception as problem:
                LOG.error("fault at the leases", exc_info=problem)
            await asyncio.sleep(_RARELY if self._hub.store.local else _RENEW)

    async def look(self) -> None:
        """Renew what is needed, give up what is not, and take on what others have left behind."""
        live = self._hub.tables
        needed = [table for table in self._held if table in live and live[table].bot_turns.busy()]
        idle = [table for table in self._held if table not in needed]
        if idle:
            await self._let_go(idle)
        if needed:
            await self._ask(needed)
        look = self._hub.store.look(lambda connection: leases.orphans(connection, _MOST_ORPHANS))
        for table in await asyncio.wrap_future(look):
            if table not in self._held and (table not in live or live[table].bot_turns.busy()):
                await self._adopt(table)

    async def _adopt(self, table: str) -> None:
        """A table whose server has died: its bots and its clock go on here."""
        try:
            (await self._hub.get(table)).bot_turns.wake()
        except Error:
            await self._let_go([table])
