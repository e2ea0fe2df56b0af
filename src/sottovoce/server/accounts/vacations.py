"""Vacations: days on which no time runs for an account, at all tables at which it sits; the others there are told."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence

from sottovoce.server.accounts.messages import VacationTold
from sottovoce.server.errors import Refused
from sottovoce.server.hub import Hub
from sottovoce.store import vacations
from sottovoce.store.records import Conflict, Job
from sottovoce.store.rows import Together


async def tell(hub: Hub, account: str) -> VacationTold:
    """How an account's vacation stands."""
    look = hub.store.look(lambda connection: vacations.vacation_of(connection, account, time.time()))
    known = await asyncio.wrap_future(look)
    until = None if known.until is None else int(known.until * 1000)
    return VacationTold(until, int(known.days_left))


async def take(hub: Hub, account: str, days: int, mark: Sequence[Job]) -> None:
    """Begin a vacation of this many days; Refused if one lasts, or the year does not have that many left."""
    now = time.time()
    job = vacations.TakeVacation(account, now, now + days * vacations.DAY)
    await _write(hub, account, Together((job, *mark)), "vacation-days")


async def end(hub: Hub, account: str, mark: Sequence[Job]) -> None:
    """Come back early; Refused if there is no vacation."""
    await _write(hub, account, Together((vacations.EndVacation(account, time.time()), *mark)), "no-vacation")


async def bring_along(hub: Hub, account: str) -> None:
    """Someone has sat down: if they are on vacation, that counts at the new table too."""
    if (await tell(hub, account)).until is not None:
        await asyncio.wrap_future(hub.store.write(vacations.JoinVacation(account, time.time())))
        await _refresh(hub, account)


async def _write(hub: Hub, account: str, job: Together, refusal: str) -> None:
    """Keep it, and let the tables in memory take it in."""
    try:
        await asyncio.wrap_future(hub.store.write(job))
    except Conflict:
        raise Refused(refusal, 409) from None
    await _refresh(hub, account)


async def _refresh(hub: Hub, account: str) -> None:
    """Let the tables in memory take in what was written beside them."""
    for table in await asyncio.wrap_future(hub.store.look(lambda connection: vacations.tables_of(connection, account))):
        live = hub.tables.get(table)
        if live is not None:
            await hub.refresh(live)
