"""Expiry: games at which nothing happens any more end, and what has been kept long enough goes."""

from __future__ import annotations

import asyncio
import contextlib
from functools import partial
from typing import TYPE_CHECKING

from sottovoce.core.errors import Error
from sottovoce.core.log import ABANDONED
from sottovoce.server.errors import Refused
from sottovoce.store.records import PLAYING
from sottovoce.store.retention import DAY, Expire, due, idle

if TYPE_CHECKING:
    from sottovoce.server.hub import Hub
    from sottovoce.server.live import Live


async def expire(hub: Hub, now: float) -> None:
    """Do what is due at this time; what the database refuses is done another time."""
    kept = hub.config.retention
    with contextlib.suppress(Error):
        if kept.ending is not None:
            await _end_abandoned(hub, now - kept.ending * DAY)
        while not hub.stopping and await asyncio.wrap_future(hub.store.look(partial(due, kept=kept, now=now))):
            await asyncio.wrap_future(hub.store.write(Expire(kept, now)))
        await hub.compare()  # what has gone may be in use here


async def _end_abandoned(hub: Hub, since: float) -> None:
    """End games at which nothing has happened since, as any game ends: their dice are public then."""
    for table in await asyncio.wrap_future(hub.store.look(lambda connection: idle(connection, since))):
        if hub.stopping:
            return
        known = table in hub.tables
        with contextlib.suppress(Error):  # it can't be played, or another server was faster
            live = await hub.get(table)
            await live.change(lambda live=live: _end(live, since))  # type: ignore[misc]
            if not known and live.resting():
                hub.drop(live)


def _end(live: Live, since: float) -> None:
    if live.header.state != PLAYING or live.header.updated >= since:
        raise Refused("meanwhile", 409)
    live.playing().end(ABANDONED)
