"""One's own account: ways in, devices, tokens, settings, and the seats on the ring."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Sequence

import msgspec
from litestar import Router, delete, get, post, put
from litestar.params import FromPath, JSONBody

from sottovoce.core.words import LANGUAGES
from sottovoce.server import keys, qr
from sottovoce.server.accounts import codes, people, ring, sessions, vacations
from sottovoce.server.accounts.messages import (
    AccountTold,
    Bringing,
    Gathered,
    LinkMade,
    MailAddress,
    MailCode,
    Person,
    Profile,
    RecoveryMade,
    RingTable,
    Sent,
    Settings,
    TokenMade,
    TokenWanted,
    VacationTold,
    VacationWanted,
)
from sottovoce.server.accounts.names import skeleton
from sottovoce.server.accounts.site import site_of
from sottovoce.server.api.sign_in import CONFIRM, send_number
from sottovoce.server.api.tables import told_of
from sottovoce.server.errors import Refused
from sottovoce.server.messages import MOST_SEATS, Held, MineTold
from sottovoce.server.repeats import Ticket, done_once, once
from sottovoce.server.request import PROBLEMS, Asked, Lang, TableId, address, hub_of, key_of, language, limits_of
from sottovoce.store.account_schema import HOST
from sottovoce.store.accounts import Account, Accounts, Holding
from sottovoce.store.outbox import MAIL
from sottovoce.store.records import Conflict, Job
from sottovoce.store.rows import Drop, Put, Set, Together

_MOST_TOKENS = 50
_LONGEST_SETTINGS = 48 * 1024
_MINUTE = 60


async def _own(request: Asked) -> Account:
    limits_of(request).take("requests", address(request))
    account, _ = await sessions.signed_in(request)
    return account


async def _told(request: Asked) -> AccountTold:
    account, session = await sessions.signed_in(request)
    return await people.tell(hub_of(request), account, session)


@put("/account/profile", summary="Change name or visibility", responses=PROBLEMS)
async def profile(request: Asked, data: JSONBody[Profile], lang: Lang = None) -> AccountTold:
    """A name is kept for its account even after it was changed."""
    account = await _own(request)
    if data.name is not None:
        await people.rename(hub_of(request), account, data.name)
    if data.public is not None:
        change = Set("accounts", {"id": account.id}, {"public": data.public})
        await asyncio.wrap_future(hub_of(request).store.write(change))
    return await _told(request)


@get("/account/vacation", summary="My vacation", responses=PROBLEMS)
async def vacation(request: Asked, lang: Lang = None) -> VacationTold:
    """Whether one lasts, and how many days are left."""
    return await vacations.tell(hub_of(request), (await _own(request)).id)


@post("/account/vacation", summary="Go on vacation", responses=PROBLEMS, status_code=201)
async def take_vacation(request: Asked, data: JSONBody[VacationWanted], lang: Lang = None) -> VacationTold:
    """From now on no time runs for one's seats."""

    async def work(mark: Sequence[Job]) -> None:
        await vacations.take(hub_of(request), (await _own(request)).id, data.days, mark)

    await done_once(request, work)
    return await vacations.tell(hub_of(request), (await sessions.signed_in(request))[0].id)


@delete("/account/vacation", summary="End my vacation", responses=PROBLEMS, status_code=200)
async def end_vacation(request: Asked, lang: Lang = None) -> VacationTold:
    """What is left of the days is given back."""

    async def work(mark: Sequence[Job]) -> None:
        await vacations.end(hub_of(request), (await _own(request)).id, mark)

    await done_once(request, work)
    return await vacations.tell(hub_of(request), (await sessions.signed_in(request))[0].id)


@post("/account/recovery", summary="Get a new recovery code", responses=PROBLEMS, status_code=201)
async def recovery(request: Asked, lang: Lang = None) -> RecoveryMade:
    """It takes the place of the one before, and is told this once."""

    async def work(ticket: Ticket) -> RecoveryMade:
        account = await _own(request)
        made = RecoveryMade(codes.new_recovery())
        change = Set("accounts", {"id": account.id}, {"recovery": codes.recovery_digest(made.code)}, expect=1)
        await _write(request, change, ticket.mark(made))
        return made

    return await once(request, RecoveryMade, work)


@post("/account/links", summary="Create a sign-in link for another device", responses=PROBLEMS, status_code=201)
async def link(request: Asked, lang: Lang = None) -> LinkMade:
    """Good once, for five minutes; drawn as a QR code as well."""
    account = await _own(request)
    secret = keys.new_key()
    until = await codes.make(hub_of(request), codes.LINK, secret, account.id)
    base = hub_of(request).config.public_url.rstrip("/") or site_of(request).origin
    url = f"{base}/account#{secret}"
    return LinkMade(url, await asyncio.to_thread(qr.drawn, url), until)


@post("/account/mail", summary="Set the email address", responses=PROBLEMS, status_code=202)
async def mail(request: Asked, data: JSONBody[MailAddress], lang: Lang = None) -> Sent:
    """A number goes there that confirms it."""
    account = await _own(request)
    limits_of(request).take("mail", address(request))
    await send_number(request, data.address.lower(), f"{CONFIRM} {account.id}", account.id)
    return Sent(int(codes.LIVES[codes.MAIL]) // _MINUTE)


@post("/account/mail/code", summary="Confirm the email address", responses=PROBLEMS, status_code=200)
async def confirm_mail(request: Asked, data: JSONBody[MailCode], lang: Lang = None) -> AccountTold:
    """By the number that went there."""

    async def work(mark: Sequence[Job]) -> None:
        account = await _own(request)
        limits_of(request).take("sign-ins", address(request))
        to = data.address.lower()
        await codes.use_mailed(hub_of(request), to, data.code, f"{CONFIRM} {account.id}")
        try:
            await _write(request, Set("accounts", {"id": account.id}, {"mail": to}), mark)
        except Conflict:
            raise Refused("mail-taken", 409) from None

    await done_once(request, work)
    return await _told(request)


@delete("/account/mail", summary="Delete the email address", responses=PROBLEMS, status_code=200)
async def forget_mail(request: Asked, lang: Lang = None) -> AccountTold:
    """No more mail."""
    account = await _own(request)
    forget = Set("accounts", {"id": account.id}, {"mail": None})
    silence = Drop("channels", {"account": account.id, "kind": MAIL})
    await asyncio.wrap_future(hub_of(request).store.write(Together((forget, silence))))
    return await _told(request)


@delete("/account/passkeys/{passkey:str}", summary="Remove a passkey", responses=PROBLEMS, status_code=200)
async def remove_passkey(request: Asked, passkey: FromPath[str], lang: Lang = None) -> AccountTold:
    """Refused if it is the last way in."""

    async def work(mark: Sequence[Job]) -> None:
        account = await _own(request)
        known = await asyncio.wrap_future(Accounts(hub_of(request).store).passkeys(account.id))
        if len(known) == 1 and known[0].id == passkey and account.recovery is None and account.mail is None:
            raise Refused("last-way-in", 409)
        await _drop(request, Drop("passkeys", {"id": passkey, "account": account.id}, expect=1), mark)

    await done_once(request, work)
    return await _told(request)


@delete("/account/devices/{device:str}", summary="Sign a device out", responses=PROBLEMS, status_code=200)
async def remove_device(request: Asked, device: FromPath[str], lang: Lang = None) -> AccountTold:
    """One that was lost, say."""

    async def work(ticket: Ticket) -> AccountTold:
        account, session = await sessions.signed_in(request)
        told = await people.tell(hub_of(request), account, session)
        if device not in [one.id for one in told.devices]:
            raise Refused("no-such-thing", 404)
        told.devices = [one for one in told.devices if one.id != device]
        await _write(request, sessions.ended(account.id, device), ticket.mark(told))
        return told

    return await once(request, AccountTold, work)


@post("/account/tokens", summary="Create an API token", responses=PROBLEMS, status_code=201)
async def make_token(request: Asked, data: JSONBody[TokenWanted], lang: Lang = None) -> TokenMade:
    """It opens the account's seats, as far as its scopes reach, and never the account."""

    async def work(ticket: Ticket) -> TokenMade:
        account = await _own(request)
        known = await asyncio.wrap_future(Accounts(hub_of(request).store).tokens(account.id))
        if len(known) >= _MOST_TOKENS:
            raise Refused("tokens-enough", 409, most=_MOST_TOKENS)
        secret, name = keys.new_key(), keys.new_id()
        row = {"digest": keys.digest(secret), "id": name, "account": account.id, "label": data.label}
        row |= {"scopes": " ".join(dict.fromkeys(data.scopes)), "created": time.time(), "used": None}  # type: ignore[dict-item]
        made = TokenMade(name, sessions.TOKEN + secret)
        await _write(request, Put("tokens", row), ticket.mark(made))
        return made

    return await once(request, TokenMade, work)


@delete("/account/tokens/{token:str}", summary="Revoke an API token", responses=PROBLEMS, status_code=200)
async def remove_token(request: Asked, token: FromPath[str], lang: Lang = None) -> AccountTold:
    """From now on it opens nothing."""

    async def work(mark: Sequence[Job]) -> None:
        account = await _own(request)
        await _drop(request, Drop("tokens", {"id": token, "account": account.id}, expect=1), mark)

    await done_once(request, work)
    return await _told(request)


async def _drop(request: Asked, job: Drop, mark: Sequence[Job]) -> None:
    try:
        await _write(request, job, mark)
    except Conflict:
        raise Refused("no-such-thing", 404) from None


async def _write(request: Asked, job: Job, mark: Sequence[Job]) -> None:
    await asyncio.wrap_future(hub_of(request).store.write(Together((job, *mark))))


@get("/account/settings", summary="My settings", responses=PROBLEMS)
async def settings(request: Asked, lang: Lang = None) -> Settings:
    """The same on every device."""
    account = await _own(request)
    return Settings(msgspec.json.decode(account.settings))


@put("/account/settings", summary="Save my settings", responses=PROBLEMS)
async def keep_settings(request: Asked, data: JSONBody[Settings], lang: Lang = None) -> Settings:
    """In place of what was there; messages follow when another language is chosen."""
    text = msgspec.json.encode(data.kept).decode()

    async def work(mark: Sequence[Job]) -> None:
        account = await _own(request)
        if len(text) > _LONGEST_SETTINGS:
            raise Refused("too-long", 413)
        jobs: list[Job] = [Set("accounts", {"id": account.id}, {"settings": text.replace("\\u0000", "")})]
        chosen = data.kept.get("lang")
        if chosen in LANGUAGES and chosen != msgspec.json.decode(account.settings).get("lang"):
            jobs.append(Set("message_settings", {"account": account.id}, {"lang": chosen}))
        await _write(request, Together(tuple(jobs)), mark)

    await done_once(request, work)
    return data


# -- the ring


@get("/account/tables", summary="My seats", responses=PROBLEMS)
async def tables(request: Asked, lang: Lang = None) -> list[RingTable]:
    """For pages and for programs with a token."""
    limits_of(request).take("requests", address(request))
    holder = await sessions.holder_of(request, key_of(request))
    if holder is None:
        raise Refused("sign-in-needed", 401)
    held = await asyncio.wrap_future(Accounts(hub_of(request).store).holdings(holder.account))
    return await _ring(request, held)


async def _ring(request: Asked, held: list[Holding]) -> list[RingTable]:
    hub = hub_of(request)
    found = await asyncio.wrap_future(hub.store.summaries(list({one.table_id for one in held})))
    told: dict[str, RingTable] = {}
    for one in held:
        record = found.get(one.table_id)
        if record is None:
            continue
        row = told.setdefault(one.table_id, RingTable(one.table_id, [], False, []))
        if one.seat == HOST:
            row.host, row.invites = True, ring.good_invites(record, json.loads(one.invites))
        else:
            row.seats.append(one.seat)
        row.told.append(told_of(hub, one.table_id, record, None if one.seat == HOST else one.seat, language(request)))
    for row in told.values():
        row.seats.sort()
    return list(told.values())


@post("/account/tables", summary="Add seats to my account", responses=PROBLEMS, status_code=200)
async def gather(request: Asked, data: JSONBody[Bringing], lang: Lang = None) -> Gathered:
    """By their keys, hosts' keys too; who came first keeps a seat."""
    account = await _own(request)
    limits_of(request).take("claims", address(request))
    taken = await ring.gather(hub_of(request), account.id, data.tables)
    await vacations.bring_along(hub_of(request), account.id)
    return Gathered([Held(table, key) for table, key in taken])


@delete(
    "/account/tables/{table:str}/{seat:int}",
    summary="Remove a seat from my account",
    responses=PROBLEMS,
    status_code=200,
)
async def release(request: Asked, table: TableId, seat: FromPath[int], lang: Lang = None) -> list[RingTable]:
    """The seat goes on for whoever has its key; seat -1 stands for the host's part."""
    if not HOST <= seat < MOST_SEATS:
        raise Refused("no-such-thing", 404)

    async def work(mark: Sequence[Job]) -> None:
        own = {"table_id": table, "seat": seat, "account": (await _own(request)).id}
        await _drop(request, Drop("ring", own, expect=1), mark)

    await done_once(request, work)
    account, _ = await sessions.signed_in(request)
    held = await asyncio.wrap_future(Accounts(hub_of(request).store).holdings(account.id))
    return await _ring(request, held)


@get("/people/{name:str}", summary="A player's page", responses=PROBLEMS)
async def person(request: Asked, name: FromPath[str], lang: Lang = None) -> Person:
    """Of people who show theirs: their public tables. A former name leads nowhere, or a change could be traced."""
    limits_of(request).take("requests", address(request))
    hub = hub_of(request)
    found = await asyncio.wrap_future(Accounts(hub.store).named(skeleton(name[:80])[:120]))
    own = None
    if key_of(request) is not None:
        own = (await sessions.signed_in(request))[0].id
    former = found is not None and skeleton(found.name) != skeleton(name)
    if found is None or former or not (found.public or found.id == own):
        raise Refused("no-person", 404)
    held = await asyncio.wrap_future(Accounts(hub.store).holdings(found.id))
    records = await asyncio.wrap_future(hub.store.summaries(list({one.table_id for one in held})))
    shown: list[MineTold] = []
    for one in held:
        record = records.get(one.table_id)
        if record is None or one.seat == HOST or not (record.header.public or found.id == own):
            continue
        told = told_of(hub, one.table_id, record, one.seat, language(request))
        if found.id != own:
            told.my_turn, told.unseen = False, 0
        shown.append(told)
    return Person(found.name, found.created, shown)


ROUTER = Router(
    "/",
    route_handlers=[
        vacation,
        take_vacation,
        end_vacation,
        *(profile, recovery, link, mail, confirm_mail, forget_mail, remove_passkey, remove_device),
        *(make_token, remove_token, settings, keep_settings, tables, gather, release, person),
    ],
)
