"""Admission: the table that a request is about, and what its key opens there."""

from __future__ import annotations

import time

from sottovoce.server.accounts import ring, sessions
from sottovoce.server.errors import Refused
from sottovoce.server.limits import by_key
from sottovoce.server.live import Live
from sottovoce.server.quiet_steps import hush
from sottovoce.server.request import Asking, address, hub_of, key_of, limits_of


async def table_of(asking: Asking, table: str) -> Live:
    """The table that a request is about."""
    limits_of(asking).take("requests", address(asking))
    live = await hub_of(asking).get(table)
    hush(asking.scope, live)
    live.visited = time.monotonic()
    count_for(asking, live)
    await _admit(asking, live)
    return live


def count_for(asking: Asking, live: Live) -> None:
    """What the bots of a table use is counted for where it was made, or first asked for since it is in memory again."""
    if not live.maker:
        live.maker = address(asking)


async def _admit(asking: Asking, live: Live) -> None:
    """A key of an account opens what the account holds now, which is looked up for every request."""
    key = key_of(asking)
    if key is None or not key.startswith((sessions.PAGE, sessions.TOKEN)):
        return
    try:
        holder = await sessions.holder_of(asking, key)
    except Refused:
        live.seats.grants.pop(key, None)
        limits_of(asking).take("keys", address(asking))
        raise
    if holder is not None:
        ring.may(holder, str(asking.scope.get("method", "GET")))
        await ring.admit(hub_of(asking), live, key, holder)
        if not live.account and live.seats.of(key) is not None:
            live.account = holder.account


async def table_and_seat(asking: Asking, table: str) -> tuple[Live, int | None]:
    """The table, and the seat of the key that came along: none for spectators, Refused for a wrong key."""
    live = await table_of(asking, table)
    key = key_of(asking)
    if key in live.seats.grants:
        return live, live.seats.of(key)
    if key is None or live.seats.is_host(key):
        return live, None
    return live, _owner(asking, live, key)


async def still_admitted(asking: Asking, live: Live, seat: int | None) -> bool:
    """False once a key of an account has been signed out or revoked, or no longer opens what it did."""
    key = key_of(asking)
    if key is None or not key.startswith((sessions.PAGE, sessions.TOKEN)):
        return True
    try:
        await _admit(asking, live)
    except Refused:
        return False
    return live.seats.of(key) == seat


async def own_seat(asking: Asking, table: str, kind: str) -> tuple[Live, int, str]:
    """The table, the asker's seat and key; counted as one of a kind of request."""
    live = await table_of(asking, table)
    key = key_of(asking)
    seat = _owner(asking, live, key)
    assert key is not None
    limits_of(asking).take(kind, by_key(key))
    return live, seat, key


def _owner(asking: Asking, live: Live, key: str | None) -> int:
    """The seat of a key; whoever tries many wrong ones must wait."""
    try:
        return live.seats.owner(key)
    except Refused:
        if key is not None:
            limits_of(asking).take("keys", address(asking))
        raise
