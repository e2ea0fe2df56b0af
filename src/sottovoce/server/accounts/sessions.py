"""Sessions: a cookie that does nothing but hand our own pages a key, and who a key stands for."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass

from sottovoce.server import keys
from sottovoce.server.accounts.site import LIFE
from sottovoce.server.errors import Refused
from sottovoce.server.hub import Hub
from sottovoce.server.request import Asking, hub_of, key_of
from sottovoce.store.accounts import Account, Accounts, Session
from sottovoce.store.records import Conflict, Job
from sottovoce.store.rows import Drop, Put, Set, Together

PAGE, TOKEN = "ring.", "token."  # what keys of accounts begin with
READ, PLAY = "read", "play"
SCOPES = (READ, PLAY)
RENEWAL = 24 * 3600.0  # seconds after which a cookie is replaced by another
_GRACE = 60.0  # seconds for which the old one is still good: other pages may be asking with it
_MOST_SESSIONS = 50


@dataclass(frozen=True)
class Holder:
    """Somebody who acts for an account: a page that is signed in, or a program with a token."""

    account: str
    scopes: tuple[str, ...] = SCOPES
    session: Session | None = None
    token: str | None = None  # hash of the token
    seat: int | None = None  # which of several seats at a table is meant


def page_key(secret: str) -> str:
    """The key with which the pages of a session act."""
    return keys.derived(secret, "page")


async def opening(hub: Hub, account: str, label: str, before: Session | None = None) -> tuple[str, Together]:
    """The secret of a new session, and what opens it in place of the one that this browser had.

    Whoever signs in again where they were signed in is on the same device, with its channels.
    """
    secret, now = keys.new_key(), time.time()
    known = await asyncio.wrap_future(Accounts(hub.store).sessions(account))
    too_many = [Drop("sessions", {"digest": old.digest}) for old in known[: len(known) - _MOST_SESSIONS + 1]]
    stale = Drop("sessions", {"account": account, "until<": now})
    device = keys.new_id()
    ending: list[Job] = []
    if before is not None and before.account == account:
        device = before.device
        ending = [Drop("sessions", {"account": account, "device": device})]
    elif before is not None:
        ending = [ended(before.account, before.device)]
    row = _row(secret, account, device, label, now, now)
    return secret, Together((*ending, stale, *too_many, Put("sessions", row)))


def _row(secret: str, account: str, device: str, label: str, created: float, now: float) -> dict[str, object]:
    return {
        "digest": keys.digest(secret),
        "page": keys.digest(page_key(secret)),
        "device": device,
        "account": account,
        "label": label,
        "created": created,
        "renewed": now,
        "until": now + LIFE,
    }


async def session_of(hub: Hub, secret: str | None) -> Session | None:
    """The session of a cookie, if it still lasts."""
    if secret is None:
        return None
    found = await asyncio.wrap_future(Accounts(hub.store).session(keys.digest(secret)))
    return found if found is not None and found.until > time.time() else None


async def renewed(hub: Hub, secret: str, session: Session) -> str:
    """The session's secret, replaced by a new one if it is a day old."""
    now = time.time()
    if now - session.renewed < RENEWAL:
        return secret
    new = keys.new_key()
    here = {"digest": session.digest, "renewed": session.renewed}
    row = _row(new, session.account, session.device, session.label, session.created, now)
    ending = Set("sessions", here, {"renewed": now, "until": now + _GRACE}, expect=1)
    try:
        await asyncio.wrap_future(hub.store.write(Together((ending, Put("sessions", row)))))
    except Conflict:  # another page was faster, and has the new one
        return secret
    return new


def ended(account: str, device: str | None = None) -> Together:
    """Sign a device out, or all of them: nothing is pushed there any more."""
    where = {"account": account} if device is None else {"account": account, "device": device}
    return Together((Drop("sessions", where), Drop("channels", {**where, "kind": "push"})))


async def holder_of(asking: Asking, key: str | None) -> Holder | None:
    """Who acts with a key: None if it is none of an account's; Refused if it is one no more."""
    if key is None or not key.startswith((PAGE, TOKEN)):
        return None
    kind, _, rest = key.partition(".")
    secret, _, seat = rest.partition(".")
    place = int(seat) if seat.isascii() and seat.isdigit() and len(seat) < 3 else None
    known = Accounts(hub_of(asking).store)
    if f"{kind}." == TOKEN:
        token = await asyncio.wrap_future(known.token(keys.digest(secret)))
        if token is not None:
            hub_of(asking).store.write(Set("tokens", {"digest": token.digest}, {"used": time.time()}))
            return Holder(token.account, tuple(token.scopes.split()), token=token.digest, seat=place)
    else:
        session = await asyncio.wrap_future(known.page(keys.digest(secret)))
        if session is not None and session.until > time.time():
            return Holder(session.account, session=session, seat=place)
    raise Refused("signed-out", 401)


async def signed_in(asking: Asking) -> tuple[Account, Session]:
    """The account whose page asks, by its key and not by its cookie; Refused for anybody else, programs too."""
    holder = await holder_of(asking, key_of(asking))
    if holder is None:
        raise Refused("sign-in-needed", 401)
    if holder.session is None:
        raise Refused("token-scope", 403)
    account = await asyncio.wrap_future(Accounts(hub_of(asking).store).account(holder.account))
    if account is None:
        raise Refused("signed-out", 401)
    return account, holder.session


async def account_of(asking: Asking) -> str | None:
    """The account for which somebody sits down or makes a table; None if it is nobody's."""
    holder = await holder_of(asking, key_of(asking))
    if holder is not None and PLAY not in holder.scopes:
        raise Refused("token-scope", 403)
    return None if holder is None else holder.account
