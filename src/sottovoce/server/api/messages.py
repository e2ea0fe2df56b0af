"""Being told that it is one's turn: channels, hours, the calendar, and how to end it by one click."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import Any
from urllib.parse import quote

from litestar import Response, Router, delete, get, post, put
from litestar.params import FromPath, JSONBody
from litestar.response import Redirect
from sqlalchemy import Connection, select

from sottovoce.server import keys
from sottovoce.server.accounts import sessions
from sottovoce.server.accounts.site import site_of
from sottovoce.server.admission import own_seat
from sottovoce.server.errors import Refused
from sottovoce.server.limits import by_key
from sottovoce.server.outbox import channels
from sottovoce.server.outbox.calendar import calendar
from sottovoce.server.outbox.forms import (
    CalendarMade,
    ChannelChange,
    ChannelMade,
    Ended,
    Hours,
    MessagesTold,
    NewChannel,
    SeatHook,
    TableChange,
    TurnOwed,
)
from sottovoce.server.outbox.hours import zone_of
from sottovoce.server.repeats import Ticket, done_once, once
from sottovoce.server.request import PROBLEMS, Asked, Lang, TableId, address, hub_of, key_of, language, limits_of
from sottovoce.store import outbox
from sottovoce.store.accounts import Accounts
from sottovoce.store.outbox import MAIL, PUSH, WEBHOOK
from sottovoce.store.outbox_schema import CHANNELS, MESSAGE_SETTINGS, TABLE_PACES
from sottovoce.store.records import Conflict, Job
from sottovoce.store.rows import Drop, Put, Set, Together


async def _read(request: Asked, work: Any) -> Any:
    return await asyncio.wrap_future(hub_of(request).store.look(work))


async def _write(request: Asked, job: Any) -> None:
    """Do it; Refused if there is no such thing."""
    try:
        await asyncio.wrap_future(hub_of(request).store.write(job))
    except Conflict:
        raise Refused("no-such-thing", 404) from None


async def _holder(request: Asked) -> sessions.Holder:
    """The account whose page or program asks."""
    limits_of(request).take("requests", address(request))
    holder = await sessions.holder_of(request, key_of(request))
    if holder is None:
        raise Refused("sign-in-needed", 401)
    return holder


async def _own(request: Asked) -> str:
    """The account whose page asks."""
    limits_of(request).take("requests", address(request))
    return (await sessions.signed_in(request))[0].id


async def _told(request: Asked) -> MessagesTold:
    hub = hub_of(request)
    account, session = await sessions.signed_in(request)

    def read(connection: Connection) -> tuple[Any, Any, Any]:
        query = select(MESSAGE_SETTINGS).where(MESSAGE_SETTINGS.c.account == account.id)
        return (
            outbox.channels(connection, account.id),
            outbox.table_paces(connection, account.id),
            connection.execute(query).mappings().first(),
        )

    found, paces, kept = await _read(request, read)
    hours = None
    if kept is not None and kept["zone"]:
        hours = Hours(kept["lang"], kept["zone"], kept["quiet_from"], kept["quiet_to"], kept["daily_at"])
    return MessagesTold(
        push_key=await hub.courier.public_key(),
        mail=account.mail if hub.mailer is not None else None,
        channels=[channels.told(one, session.device, paces) for one in found],
        hours=hours,
        calendar=kept is not None and kept["feed"] is not None,
    )


@get("/account/messages", summary="My notification settings", responses=PROBLEMS)
async def told(request: Asked, lang: Lang = None) -> MessagesTold:
    """Channels, hours, and the key that browsers need for push."""
    await _own(request)
    return await _told(request)


@put("/account/messages", summary="Set language, time zone and quiet hours", responses=PROBLEMS)
async def keep_hours(request: Asked, data: JSONBody[Hours], lang: Lang = None) -> MessagesTold:
    """Quiet hours and the daily message, by the clock of a time zone; and the language."""
    account = await _own(request)
    channels.check_zone(zone_of(data.zone) is not None, data.zone)
    if (data.quiet_from is None) != (data.quiet_to is None):
        raise Refused("bad-request", 400, places=["quiet_from", "quiet_to"])
    row = {name: getattr(data, name) for name in Hours.__struct_fields__}
    await _write(request, Together((_settings(account, row), outbox.Rethink(account))))
    return await _told(request)


def _settings(account: str, row: dict[str, Any], lang: str = "en") -> Together:
    """Change somebody's settings, whether there were any or not."""
    plain = {"lang": lang, "zone": "", "quiet_from": None, "quiet_to": None, "daily_at": 1080, "feed": None}
    first = Put("message_settings", {"account": account, **plain}, unless_there=True)
    return Together((first, Set("message_settings", {"account": account}, row, expect=1)))


@post("/account/channels", summary="Add a notification channel", responses=PROBLEMS, status_code=201)
async def add(request: Asked, data: JSONBody[NewChannel], lang: Lang = None) -> ChannelMade:
    """A browser, one's mail address, or a webhook; a browser that is there already keeps its channel."""
    return await once(request, ChannelMade, partial(_add, request, data))


async def _add(request: Asked, data: NewChannel, ticket: Ticket) -> ChannelMade:
    holder = await _holder(request)
    limits_of(request).take("channels", by_key(holder.account))
    if holder.session is None and (data.kind != WEBHOOK or sessions.PLAY not in holder.scopes):
        raise Refused("token-scope", 403)
    hub = hub_of(request)
    account = await asyncio.wrap_future(Accounts(hub.store).account(holder.account))
    if account is None:
        raise Refused("signed-out", 401)
    found = await _read(request, lambda connection: outbox.channels(connection, account.id))
    device = holder.session.device if holder.session is not None else None
    owner = channels.Owner(account.id, token=holder.token, device=device, mail=account.mail)
    for old in found:
        if data.kind == PUSH == old.kind and device is not None and old.device == device:
            made = ChannelMade(old.id)
            await _write(request, Together((channels.renew(hub, old, owner, data), *ticket.mark(made))))
            return made
    channels.check_count(len(found))
    name, secret, job = await channels.make(hub, owner, data, site_of(request).origin)
    made = ChannelMade(name, secret)
    await _write(request, Together((job, *ticket.mark(made))))
    return made


@put("/account/channels/{channel:str}", summary="Change a notification channel", responses=PROBLEMS)
async def change(
    request: Asked, channel: FromPath[str], data: JSONBody[ChannelChange], lang: Lang = None
) -> MessagesTold:
    """How soon, what it is called, and whether a dead one is tried again."""
    account = await _own(request)
    values: dict[str, Any] = {}
    if data.pace is not None:
        values["pace"] = data.pace
    if data.label is not None:
        values["label"] = data.label
    if data.on:
        values |= {"retired": None, "why": "", "failures": 0}
    if values:
        here = Set("channels", {"id": channel, "account": account}, values, expect=1)
        await _write(request, Together((here, outbox.Rethink(account))))
    return await _told(request)


@delete("/account/channels/{channel:str}", summary="Remove a notification channel", responses=PROBLEMS, status_code=200)
async def remove(request: Asked, channel: FromPath[str], lang: Lang = None) -> MessagesTold:
    """What waits for it goes too."""

    async def work(mark: Sequence[Job]) -> None:
        off = Drop("channels", {"id": channel, "account": await _own(request)}, expect=1)
        await _write(request, Together((off, *mark)))

    await done_once(request, work)
    return await _told(request)


@put("/account/channels/{channel:str}/tables/{table:str}", summary="Set a table's pace", responses=PROBLEMS)
async def change_table(
    request: Asked, channel: FromPath[str], table: TableId, data: JSONBody[TableChange], lang: Lang = None
) -> MessagesTold:
    """How soon this channel tells of that table, or never."""
    account, here = await _place(request, channel, table)
    first = Put(TABLE_PACES.name, {**here, "pace": data.pace}, unless_there=True)
    now = Set(TABLE_PACES.name, here, {"pace": data.pace}, expect=1)
    await _write(request, Together((first, now, outbox.Rethink(account))))
    return await _told(request)


@delete(
    "/account/channels/{channel:str}/tables/{table:str}",
    summary="Reset a table's pace",
    responses=PROBLEMS,
    status_code=200,
)
async def reset_table(request: Asked, channel: FromPath[str], table: TableId, lang: Lang = None) -> MessagesTold:
    """It is told of like all others."""
    account, here = await _place(request, channel, table)
    await _write(request, Together((Drop(TABLE_PACES.name, here), outbox.Rethink(account))))
    return await _told(request)


async def _place(request: Asked, channel: str, table: str) -> tuple[str, dict[str, str]]:
    """The account, and what names a table at one of its channels."""
    account = await _own(request)
    mine = await _read(request, lambda connection: outbox.channels(connection, account))
    if channel not in [one.id for one in mine]:
        raise Refused("no-such-thing", 404)
    return account, {"channel": channel, "table_id": table}


@post("/account/channels/{channel:str}/test", summary="Send a test notification", responses=PROBLEMS, status_code=204)
async def try_out(request: Asked, channel: FromPath[str], lang: Lang = None) -> None:
    """Now, whatever the hour; Refused if it is not taken."""
    account = await _own(request)
    limits_of(request).take("channels", by_key(account))
    if not await hub_of(request).courier.try_out(channel, account, language(request)):
        raise Refused("channel-failed", 409)


@get("/account/turns", summary="My turns", responses=PROBLEMS)
async def turns(request: Asked, lang: Lang = None) -> list[TurnOwed]:
    """The most urgent first; for pages and for programs with a token."""
    holder = await _holder(request)
    found = await _read(request, lambda connection: outbox.owed_by(connection, holder.account))
    return [TurnOwed(turn.table, turn.game, turn.seat, turn.due) for turn in found]


# -- one seat's own program


@post("/tables/{table:str}/webhook", summary="Set a seat's webhook", responses=PROBLEMS, status_code=201)
async def hook(request: Asked, table: TableId, data: JSONBody[SeatHook], lang: Lang = None) -> ChannelMade:
    """With a seat's key: a request to that address whenever it is the seat's turn, in place of one before."""

    async def work(ticket: Ticket) -> ChannelMade:
        _, seat, _ = await own_seat(request, table, "channels")
        owner = channels.Owner(table=table, seat=seat)
        wish = NewChannel("webhook", data.address)
        name, secret, job = await channels.make(hub_of(request), owner, wish, site_of(request).origin)
        made = ChannelMade(name, secret)
        before = Drop("channels", {"table_id": table, "seat": seat})
        await _write(request, Together((before, job, *ticket.mark(made))))
        return made

    return await once(request, ChannelMade, work)


@delete("/tables/{table:str}/webhook", summary="Remove a seat's webhook", responses=PROBLEMS, status_code=204)
async def unhook(request: Asked, table: TableId, lang: Lang = None) -> None:
    """With the seat's key."""
    _, seat, _ = await own_seat(request, table, "channels")
    await _write(request, Drop("channels", {"table_id": table, "seat": seat}))


# -- the calendar


@post("/account/calendar", summary="Create a calendar of my deadlines", responses=PROBLEMS, status_code=201)
async def make_calendar(request: Asked, lang: Lang = None) -> CalendarMade:
    """A secret address that calendar programs can follow; the one before opens nothing any more."""

    async def work(ticket: Ticket) -> CalendarMade:
        account, secret = await _own(request), keys.new_key()
        base = hub_of(request).config.public_url.rstrip("/") or site_of(request).origin
        made = CalendarMade(f"{base}/api/calendar/{secret}.ics")
        feed = {"feed": keys.digest(f"calendar {secret}")}
        await _write(request, Together((_settings(account, feed, language(request)), *ticket.mark(made))))
        return made

    return await once(request, CalendarMade, work)


@delete("/account/calendar", summary="Delete my calendar", responses=PROBLEMS, status_code=200)
async def close_calendar(request: Asked, lang: Lang = None) -> MessagesTold:
    """Its address opens nothing any more."""
    account = await _own(request)
    await _write(request, _settings(account, {"feed": None}))
    return await _told(request)


@get("/calendar/{name:str}", summary="My deadlines as iCalendar", responses=PROBLEMS, media_type="text/calendar")
async def feed(request: Asked, name: FromPath[str], lang: Lang = None) -> Response[bytes]:
    """For whoever knows the address."""
    limits_of(request).take("requests", address(request))
    digest = keys.digest(f"calendar {name.removesuffix('.ics')}")

    def read(connection: Connection) -> Any:
        query = select(MESSAGE_SETTINGS.c.account).where(MESSAGE_SETTINGS.c.feed == digest)
        account = connection.execute(query).scalar()
        if account is None:
            return None
        return outbox.reader(connection, account), outbox.owed_by(connection, account)

    found = await _read(request, read)
    if found is None:
        limits_of(request).take("keys", address(request))
        raise Refused("no-such-thing", 404)
    base = hub_of(request).config.public_url.rstrip("/") or site_of(request).origin
    body = calendar(found[1], found[0], base, hub_of(request).courier.now())
    return Response(body, media_type="text/calendar; charset=utf-8", headers={"cache-control": "private, no-store"})


# -- one click


@post("/unsubscribe/{name:str}", summary="Unsubscribe with one click", responses=PROBLEMS, status_code=200)
async def unsubscribe(request: Asked, name: FromPath[str], lang: Lang = None) -> Ended:
    """The address that a message has named; who knows it may end that channel, and nothing else (RFC 8058)."""
    limits_of(request).take("requests", address(request))
    channel = await hub_of(request).courier.unsubscribed(name[:80])
    if channel is None:
        limits_of(request).take("keys", address(request))
        raise Refused("no-such-thing", 404)
    query = select(CHANNELS.c.label, CHANNELS.c.kind).where(CHANNELS.c.id == channel)
    found = await _read(request, lambda connection: connection.execute(query).first())
    await _write(request, Drop("channels", {"id": channel}))  # a second click changes nothing
    return Ended("" if found is None or found.kind == MAIL else found.label)


@get("/unsubscribe/{name:str}", summary="Redirect to the unsubscribe page", status_code=303)
async def unsubscribe_page(request: Asked, name: FromPath[str], lang: Lang = None) -> Redirect:
    """Mail programs that know nothing of one click open this: a page with a button. It ends nothing by itself."""
    return Redirect(f"/unsubscribe/{quote(name)}", status_code=303)


ROUTER = Router(
    "/",
    route_handlers=[
        *(told, keep_hours, add, change, remove, change_table, reset_table, try_out, turns, hook, unhook),
        *(make_calendar, close_calendar, feed, unsubscribe, unsubscribe_page),
    ],
)
