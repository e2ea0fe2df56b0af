"""Leaving: an account goes, its seats become anonymous, and other people's games stay as they were played."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

from sqlalchemy import select

from sottovoce.core.errors import Error
from sottovoce.server import keys
from sottovoce.server.errors import Refused
from sottovoce.server.table_creation import name_bots
from sottovoce.server.whispers import LEFT
from sottovoce.store.account_schema import ACCOUNTS, HOST
from sottovoce.store.accounts import Accounts, Holding
from sottovoce.store.records import BOT, GATHERING, OPEN, OVER, Conflict, Damaged, Job, Retired, Seat
from sottovoce.store.rows import Drop, Set, Together

if TYPE_CHECKING:
    from sottovoce.server.hub import Hub
    from sottovoce.server.live import Live

LOG = logging.getLogger("sottovoce.server")
REMOVED = "[…]"  # in place of what somebody said who has left
_AGAIN = 1.0  # seconds after which a step that could not be kept is tried again
_TRIES = 30
_OWN = ("passkeys", "sessions", "tokens", "codes", "channels", "message_settings", "vacations")


async def begin(hub: Hub, account: str, mark: Sequence[Job] = ()) -> None:
    """From now on nobody can come in, and nothing more is sent; the seats follow one by one."""
    bare = {"name": "", "public": False, "settings": "{}", "secret": keys.new_key(), "recovery": None, "mail": None}
    gone = Set("accounts", {"id": account}, {**bare, "leaving": time.time()}, expect=1)
    parts = [Drop(name, {"account": account}) for name in _OWN]
    await asyncio.wrap_future(hub.store.write(Together((gone, *parts, *mark))))


async def resume(hub: Hub) -> None:
    """Finish what was begun before a server stopped."""
    query = select(ACCOUNTS.c.id).where(ACCOUNTS.c.leaving.is_not(None))
    try:
        found = await asyncio.wrap_future(hub.store.look(lambda connection: connection.execute(query).scalars().all()))
    except Error:
        return
    for account in found:
        await finish(hub, account)


async def finish(hub: Hub, account: str) -> None:
    """Make all seats of an account anonymous, then forget it; its names stay taken."""
    for _ in range(_TRIES):
        try:
            while some := await asyncio.wrap_future(Accounts(hub.store).holdings(account)):  # not all at once
                for held in some:
                    await _leave(hub, held)
            await asyncio.wrap_future(hub.store.write(Drop("accounts", {"id": account})))
            return
        except (Error, Conflict):
            await asyncio.sleep(_AGAIN)
    LOG.error("an account could not be deleted completely: that is tried again at the next start")


async def _leave(hub: Hub, held: Holding) -> None:
    """One seat; a host's part just goes."""
    off = Drop("ring", {"table_id": held.table_id, "seat": held.seat, "account": held.account})
    if held.seat == HOST:
        await asyncio.wrap_future(hub.store.write(off))
        return
    try:
        live = await hub.get(held.table_id)
        await live.change(lambda: _depart(live, held.seat, off))
    except (Damaged, Retired):
        here = {"table_id": held.table_id, "seat": held.seat}
        hide = Set("seats", here, {"name": "", "key": None, "invite": None})
        await asyncio.wrap_future(hub.store.write(Together((hide, Set("said", here, {"text": REMOVED}), off))))
    except Refused:  # the table has gone meanwhile
        await asyncio.wrap_future(hub.store.write(off))


def _depart(live: Live, seat: int, off: Drop) -> None:
    held = live.seats[seat]
    live.beside.append(off)
    _hush(live, seat)
    if live.header.state == GATHERING:
        live.seats.abandon(seat, Seat(OPEN))
    elif held.kind == BOT:  # who has resigned: a bot plays on under the same name
        live.seats.abandon(seat, held.but(name="", key=None, invite=None))
        live.set_seat(seat, name_bots(list(live.seats))[seat])
    elif live.header.state == OVER:
        live.seats.abandon(seat, held.but(name="", key=None, invite=None))
        if live.table is not None:
            live.table.names[seat] = ""
    else:
        live.notice(LEFT, seat)
        live.seats.abandon(seat, held.but(kind=BOT, bot=live.hub.stand_in, key=None, invite=None))
        for number, named in enumerate(name_bots(list(live.seats))):
            live.set_seat(number, named)


def _hush(live: Live, seat: int) -> None:
    """What the seat said freely goes; statements and offers are moves of the game, and stay."""
    table = live.table
    if table is None:
        return
    moves = table.game.talk.fates(table, seat)
    for number, said in enumerate(table.said, 1):
        if said.seat == seat and number not in moves:
            table.said[number - 1] = said._replace(text=REMOVED)
            here = {"table_id": live.header.id, "number": number}
            live.beside.append(Set("said", here, {"text": REMOVED}))
