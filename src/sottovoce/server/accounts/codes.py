"""Codes that are good once and not for long: challenges, links, mailed numbers; and the recovery code."""

from __future__ import annotations

import asyncio
import hmac
import secrets
import time

from sottovoce.server import keys
from sottovoce.server.errors import Refused
from sottovoce.server.hub import Hub
from sottovoce.store.accounts import Accounts, Code
from sottovoce.store.records import Conflict
from sottovoce.store.rows import Drop, Put, Set, Together

CHALLENGE, LINK, MAIL = "challenge", "link", "mail"
LIVES = {CHALLENGE: 300.0, LINK: 300.0, MAIL: 600.0}  # seconds
TRIES = 5  # wrong numbers, after which a mailed code is void
_LETTERS = "ABCDEFGHJKMNPQRSTVWXYZ23456789"  # none that look alike
_GROUPS, _GROUP = 5, 5


async def make(hub: Hub, kind: str, secret: str, account: str | None = None, about: str = "") -> float:
    """Keep a code; when it ends. Old ones are swept away on the way."""
    now = time.time()
    until = now + LIVES[kind]
    row = {"digest": keys.digest(f"{kind} {secret}"), "kind": kind, "account": account, "about": about}
    job = Together((Drop("codes", {"until<": now - 3600}), Put("codes", {**row, "tries": 0, "until": until})))
    await asyncio.wrap_future(hub.store.write(job))
    return until


async def use(hub: Hub, kind: str, secret: str) -> Code:
    """What a code was about: it is used up; Refused if it was so before, or is too old."""
    digest = keys.digest(f"{kind} {secret}")
    code = await asyncio.wrap_future(Accounts(hub.store).code(digest))
    try:
        await asyncio.wrap_future(hub.store.write(Drop("codes", {"digest": digest}, expect=1)))
    except Conflict:
        raise Refused("code-void", 401) from None
    if code is None or code.until < time.time():
        raise Refused("code-void", 401)
    return code


# -- numbers that come by mail: short, so that tries are counted


async def mailed(hub: Hub, address: str, account: str | None, purpose: str) -> str:
    """A new number of six digits for an address; it takes the place of one before."""
    number = f"{secrets.randbelow(1_000_000):06}"
    now = time.time()
    where = {"digest": _place(address, purpose)}
    row = {"kind": MAIL, "account": account, "about": keys.digest(number + where["digest"]), "tries": 0}
    job = Together((Drop("codes", where), Put("codes", {**where, **row, "until": now + LIVES[MAIL]})))
    await asyncio.wrap_future(hub.store.write(job))
    return number


async def use_mailed(hub: Hub, address: str, number: str, purpose: str) -> Code:
    """The code that a number from a mail stands for; Refused alike whether the address, number or time is wrong."""
    place = _place(address, purpose)
    code = await asyncio.wrap_future(Accounts(hub.store).code(place))
    if code is None or code.until < time.time() or code.tries >= TRIES:
        raise Refused("code-wrong", 401)
    here = {"digest": place, "about": code.about, "tries": code.tries}
    try:
        if not hmac.compare_digest(keys.digest(number + place), code.about):
            await asyncio.wrap_future(hub.store.write(Set("codes", here, {"tries": code.tries + 1}, expect=1)))
            raise Refused("code-wrong", 401)
        await asyncio.wrap_future(hub.store.write(Drop("codes", here, expect=1)))
    except Conflict:
        raise Refused("code-wrong", 401) from None
    return code


def _place(address: str, purpose: str) -> str:
    return keys.digest(f"{MAIL} {purpose} {address}")


# -- the code on paper


def new_recovery() -> str:
    """A code to be printed: five groups of five letters and digits."""
    groups = ("".join(secrets.choice(_LETTERS) for _ in range(_GROUP)) for _ in range(_GROUPS))
    return "-".join(groups)


def recovery_digest(code: str) -> str:
    """What is kept of it; however it was typed."""
    plain = "".join(character for character in code.upper() if character.isalnum())
    return keys.digest(f"recovery {plain}")
