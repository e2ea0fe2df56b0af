"""The ring: which seats an account holds, and how they come to it and leave it."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Mapping, Sequence

from sottovoce.server import keys
from sottovoce.server.accounts.messages import Brought
from sottovoce.server.accounts.sessions import PLAY, READ, Holder
from sottovoce.server.errors import Refused
from sottovoce.server.hub import Hub
from sottovoce.server.live import Live
from sottovoce.store.account_schema import HOST
from sottovoce.store.accounts import Accounts
from sottovoce.store.records import FRIEND, PERSON, Record
from sottovoce.store.rows import Drop, Put, Set, Together


async def admit(hub: Hub, live: Live, key: str, holder: Holder) -> None:
    """Let an account's key open what the account holds at a table, and nothing else."""
    own = await _held_at(hub, live.header.id, holder.account)
    if holder.seat is not None:
        own &= {holder.seat, HOST}
    seats = [seat for seat in own if seat != HOST and live.seats[seat].kind == PERSON]
    live.seats.grants[key] = (min(seats, default=None), HOST in own)


async def seats_at(hub: Hub, table: str, account: str) -> set[int]:
    """The seats that an account holds at a table."""
    return await _held_at(hub, table, account) - {HOST}


async def _held_at(hub: Hub, table: str, account: str) -> set[int]:
    held = await asyncio.wrap_future(Accounts(hub.store).holdings_at(table))
    return {one.seat for one in held if one.account == account}


def may(holder: Holder, method: str) -> None:
    """Refused if a token does not reach as far as a request of that method."""
    wanted = READ if method in ("GET", "HEAD") else PLAY
    if wanted not in holder.scopes and PLAY not in holder.scopes:
        raise Refused("token-scope", 403)


def opened_by(record: Record, key: str) -> list[int]:
    """What a key opens at a table: seats, or HOST."""
    seats = [number for number, seat in enumerate(record.seats) if keys.fits(key, seat.key)]
    return [*seats, *([HOST] if keys.fits(key, record.header.host) else [])]


def good_invites(record: Record, invites: Mapping[str, str]) -> dict[str, str]:
    """Those invitations by which somebody can still sit down, by seat."""
    return {
        str(number): invites[str(number)]
        for number, seat in enumerate(record.seats)
        if seat.kind == FRIEND and keys.fits(invites.get(str(number)), seat.invite)
    }


async def gather(hub: Hub, account: str, held: Sequence[Brought]) -> list[tuple[str, str]]:
    """Take seats into the ring whose keys are shown; which of them are in it now. Who came first keeps a seat."""
    records = await asyncio.wrap_future(hub.store.summaries([one.id for one in held]))
    shown: dict[tuple[str, int], str] = {}
    jobs: list[Put] = []
    for one in held:
        record = records.get(one.id)
        for seat in [] if record is None else opened_by(record, one.key):
            shown[one.id, seat] = one.key
            invites = good_invites(record, one.invites) if record is not None and seat == HOST else {}
            jobs.append(_row(account, one.id, seat, invites))
    if not shown:
        return []
    await asyncio.wrap_future(hub.store.write(Together(tuple(jobs))))
    own = {(one.table_id, one.seat) for one in await asyncio.wrap_future(Accounts(hub.store).holdings(account))}
    return list(dict.fromkeys((table, key) for (table, seat), key in shown.items() if (table, seat) in own))


def _row(account: str, table: str, seat: int, invites: Mapping[str, str]) -> Put:
    row = {"table_id": table, "seat": seat, "account": account, "since": time.time(), "invites": json.dumps(invites)}
    return Put("ring", row, unless_there=True)


async def add(
    hub: Hub, account: str, table: str, seats: Sequence[int], invites: Mapping[str, str] | None = None
) -> None:
    """Seats, and a host's invitations, that were just given to an account's own page or program."""
    jobs = [_row(account, table, seat, (invites or {}) if seat == HOST else {}) for seat in seats]
    await asyncio.wrap_future(hub.store.write(Together(tuple(jobs))))


async def keep_invite(hub: Hub, account: str, table: str, seat: int, invite: str) -> None:
    """A host has made another invitation."""
    here = {"table_id": table, "seat": HOST, "account": account}
    for one in await asyncio.wrap_future(Accounts(hub.store).holdings_at(table)):
        if (one.seat, one.account) == (HOST, account):
            invites = json.dumps({**json.loads(one.invites), str(seat): invite})
            await asyncio.wrap_future(hub.store.write(Set("ring", here, {"invites": invites})))


async def drop(hub: Hub, table: str, seat: int) -> None:
    """Nobody holds a seat by an account any more."""
    await asyncio.wrap_future(hub.store.write(Drop("ring", {"table_id": table, "seat": seat})))


async def lasting_key(hub: Hub, live: Live, account: str, seat: int, key: str) -> str:
    """A key of a seat that is the same in all sessions of its account: keys of rematches are derived from it."""
    known = await asyncio.wrap_future(Accounts(hub.store).account(account))
    if known is None:
        raise Refused("signed-out", 401)
    lasting = keys.derived(known.secret, f"{live.header.id} {seat}")
    live.seats.grants[lasting] = live.seats.grants[key]
    return lasting
