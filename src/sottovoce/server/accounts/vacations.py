"""Vacations: days on which no time runs for an account, at all tables at which it sits when they begin."""

from __future__ import annotations

import asyncio
import time

from sottovoce.server.accounts.messages import VacationTold
from sottovoce.server.errors import Refused
from sottovoce.server.hub import Hub
from sottovoce.store import vacations
from sottovoce.store.records import Conflict


async def tell(hub: Hub, account: str) -> VacationTold:
    """How an account's vacation stands."""
    look = hub.store.look(lambda connection: vacations.vacation_of(connection, account, time.time()))
    known = await asyncio.wrap_future(look)
    until = None if known.until is None else int(known.until * 1000)
    return VacationTold(until, int(known.days_left))


async def take(hub: Hub, account: str, days: int) -> VacationTold:
    """Begin a vacation of so many days; Refused if one lasts, or the year has not so many left."""
    now = time.time()
    job = vacations.TakeVacation(account, now, now + days * vacations.DAY)
    return await _write(hub, account, job, "vacation-days")


async def end(hub: Hub, account: str) -> VacationTold:
    """Come back early; Refused if there is no vacation."""
    return await _write(hub, account, vacations.EndVacation(account, time.time()), "no-vacation")


async def _write(
    hub: Hub, account: str, job: vacations.TakeVacation | vacations.EndVacation, refusal: str
) -> VacationTold:
    """Keep it, and let the tables in memory take it in."""
    try:
        await asyncio.wrap_future(hub.store.write(job))
    except Conflict:
        raise Refused(refusal, 409) from None
    for table in await asyncio.wrap_future(hub.store.look(lambda connection: vacations.tables_of(connection, account))):
        live = hub.tables.get(table)
        if live is not None:
            await hub.refresh(live)
    return await tell(hub, account)
