"""Making accounts, changing them, and telling of them."""

from __future__ import annotations

import asyncio
import time

from sottovoce.core.words import Typed
from sottovoce.server import keys
from sottovoce.server.accounts import codes, names
from sottovoce.server.accounts.messages import AccountTold, Device, PasskeyTold, TokenTold
from sottovoce.server.errors import Refused
from sottovoce.server.hub import Hub
from sottovoce.store import outbox
from sottovoce.store.accounts import Account, Accounts, Session
from sottovoce.store.records import Conflict, Job
from sottovoce.store.rows import Put, Set, Together

_DAY = 24 * 3600


async def check_free(hub: Hub, name: str, own: str | None = None) -> str:
    """A name as it is kept; Refused if somebody has, or had, one that looks like it."""
    tidy = names.checked(name)
    given, owner = await asyncio.wrap_future(Accounts(hub.store).owner_of_name(names.skeleton(tidy)))
    if given and (own is None or owner != own):
        raise Refused("account-name-taken", 409, name=Typed(tidy))
    return tidy


async def make(hub: Hub, account: str, name: str, *more: Job, recovery: str | None = None) -> None:
    """A new account, with whatever else belongs to it; Refused if its name was taken meanwhile."""
    row = {
        "id": account,
        "name": name,
        "public": False,
        "settings": "{}",
        "secret": keys.new_key(),
        "recovery": None if recovery is None else codes.recovery_digest(recovery),
        "mail": None,
        "created": time.time(),
    }
    naming = Put("account_names", {"skeleton": names.skeleton(name), "account": account})
    try:
        await asyncio.wrap_future(hub.store.write(Together((Put("accounts", row), naming, *more))))
    except Conflict:
        raise Refused("account-name-taken", 409, name=Typed(name)) from None


async def rename(hub: Hub, account: Account, name: str) -> None:
    """Another name; the old ones stay kept for this account alone."""
    tidy = await check_free(hub, name, own=account.id)
    skeleton = names.skeleton(tidy)
    _, owner = await asyncio.wrap_future(Accounts(hub.store).owner_of_name(skeleton))
    new = [] if owner == account.id else [Put("account_names", {"skeleton": skeleton, "account": account.id})]
    change = Set("accounts", {"id": account.id}, {"name": tidy}, expect=1)
    try:
        await asyncio.wrap_future(hub.store.write(Together((*new, change))))
    except Conflict:  # somebody was faster
        raise Refused("account-name-taken", 409, name=Typed(tidy)) from None


async def tell(hub: Hub, account: Account, session: Session) -> AccountTold:
    """All that one's own page shows."""
    known = Accounts(hub.store)
    passkeys, sessions, tokens = await asyncio.gather(
        asyncio.wrap_future(known.passkeys(account.id)),
        asyncio.wrap_future(known.sessions(account.id)),
        asyncio.wrap_future(known.tokens(account.id)),
    )
    channels = await asyncio.wrap_future(hub.store.look(lambda connection: outbox.channels(connection, account.id)))
    now = time.time()
    devices: dict[str, Device] = {}
    for one in sessions:
        if one.until > now:
            this = one.device == session.device
            devices[one.device] = Device(one.device, one.label, one.created, one.renewed // _DAY * _DAY, this)
    return AccountTold(
        name=account.name,
        public=account.public,
        mail=account.mail,
        recovery=account.recovery is not None,
        created=account.created,
        passkeys=[PasskeyTold(one.id, one.label, one.created, one.used) for one in passkeys],
        devices=list(devices.values()),
        tokens=[
            TokenTold(one.id, one.label, one.scopes.split(), one.created, one.used)  # type: ignore[arg-type]
            for one in tokens
        ],
        stopped=[one.label for one in channels if one.retired is not None],
    )
