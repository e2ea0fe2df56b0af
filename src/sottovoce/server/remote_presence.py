"""Remote presence: who listens to a table at other servers on the same database."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sottovoce.server.hub import Hub
    from sottovoce.server.live import Live

_REPEAT = 4.0  # seconds after which servers say again who is with them
_LASTS = 10.0  # seconds after which a server that says nothing more has nobody
_MARK = "@"


class RemotePresence:
    """Tells the other servers who listens here, and remembers what they tell."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        # by table and server: until when, seats, spectators, and seats whose players look
        self._told: dict[str, dict[str, tuple[float, int, int, int]]] = {}
        self._repeating: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begin to tell."""
        if not self._hub.store.local:
            self._repeating = asyncio.create_task(self._repeat())

    def close(self) -> None:
        """Tell no more."""
        if self._repeating is not None:
            self._repeating.cancel()

    def seats(self, table: str) -> int:
        """The seats, as bits, for which somebody listens elsewhere."""
        now, seats = time.monotonic(), 0
        for until, mask, *_ in self._told.get(table, {}).values():
            seats |= mask if now < until else 0
        return seats

    def watchers(self, table: str) -> int:
        """How many spectators listen elsewhere."""
        now = time.monotonic()
        return sum(count for until, _, count, _ in self._told.get(table, {}).values() if now < until)

    def looking(self, table: str) -> int:
        """The seats, as bits, whose players look at a table elsewhere."""
        now, seats = time.monotonic(), 0
        for until, *_, mask in self._told.get(table, {}).values():
            seats |= mask if now < until else 0
        return seats

    def tell(self, live: Live) -> None:
        """Say who listens to a table here."""
        if self._hub.store.local:
            return
        mask = sum(1 << seat for seat, here in enumerate(live.audience.online_here()) if here)
        looking = sum(1 << seat for seat in range(len(live.seats)) if live.audience.looks(seat))
        words = f"{_MARK}{self._hub.leases.owner}:{live.header.id}:{mask}:{live.audience.watchers_here()}:{looking}"
        self._hub.store.tell(words)

    def hear(self, words: str) -> None:
        """Another server says who listens there."""
        server, table, mask, watchers, *more = words.removeprefix(_MARK).split(":")
        live = self._hub.tables.get(table)
        if server == self._hub.leases.owner:
            return
        before = None if live is None else live.audience.presence()
        looking = int(more[0]) if more else int(mask)  # an earlier release does not say
        told = (time.monotonic() + _LASTS, int(mask), int(watchers), looking)
        self._told.setdefault(table, {})[server] = told
        if live is not None and live.audience.presence() != before:
            live.audience.show_presence()

    async def _repeat(self) -> None:
        while True:
            await asyncio.sleep(_REPEAT)
            for live in list(self._hub.tables.values()):
                if live.audience:
                    self.tell(live)
            self._forget()

    def _forget(self) -> None:
        """Drop what servers have not said again."""
        now = time.monotonic()
        for table, servers in list(self._told.items()):
            gone = [server for server, (until, *_) in servers.items() if until < now]
            for server in gone:
                del servers[server]
            if not servers:
                del self._told[table]
            live = self._hub.tables.get(table)
            if gone and live is not None:
                live.audience.show_presence()
