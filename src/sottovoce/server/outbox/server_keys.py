"""The server's own keys: made once, kept in the database, the same for all servers on it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from sqlalchemy import select

from sottovoce.store.outbox_schema import SERVER_KEYS
from sottovoce.store.rows import Put
from sottovoce.store.store import Store

VAPID, UNSUBSCRIBE = "vapid", "unsubscribe"


class ServerKeys:
    """Keys by their name."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[str, str] = {}

    async def get(self, name: str, make: Callable[[], str]) -> str:
        """A key; whoever is first to need it makes it."""
        if name not in self._known:
            found = await self._read(name)
            if found is None:
                row = {"name": name, "value": await asyncio.to_thread(make)}
                await asyncio.wrap_future(self._store.write(Put("server_keys", row, unless_there=True)))
                found = await self._read(name)
            assert found is not None
            self._known[name] = found
        return self._known[name]

    async def _read(self, name: str) -> str | None:
        query = select(SERVER_KEYS.c.value).where(SERVER_KEYS.c.name == name)
        return await asyncio.wrap_future(self._store.look(lambda connection: connection.execute(query).scalar()))
