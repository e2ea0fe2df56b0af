"""Making, listing and joining tables."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from functools import partial

from litestar import Router, delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody

import sottovoce
from sottovoce.core.position import seats_of
from sottovoce.server import handover, messages, qr, seating, table_creation
from sottovoce.server.accounts import ring, vacations
from sottovoce.server.accounts.messages import HandedOver
from sottovoce.server.accounts.sessions import account_of, holder_of
from sottovoce.server.accounts.site import site_of
from sottovoce.server.admission import count_for, own_seat, table_and_seat, table_of
from sottovoce.server.errors import Refused
from sottovoce.server.hub import Hub
from sottovoce.server.keys import fits
from sottovoce.server.repeats import Ticket, done_once, once
from sottovoce.server.request import PROBLEMS, Asked, Lang, TableId, address, hub_of, key_of, language, limits_of
from sottovoce.server.updates import own_speaker
from sottovoce.store.account_schema import HOST
from sottovoce.store.accounts import Accounts
from sottovoce.store.records import GATHERING, Job, Record, Retired
from sottovoce.store.replay import game_of, state_now

_MOST_LISTED = 100
_MINUTE = 60
_STALE = 14 * 24 * 3600  # seconds after which a table at which nothing happens is listed no more


@post("/tables", summary="Create a table", responses=PROBLEMS, status_code=201)
async def make(request: Asked, data: JSONBody[messages.NewTable], lang: Lang = None) -> messages.TableMade:
    """A new table; seats of kind "me" come with their keys, those of kind "friend" with invitations."""
    limits_of(request).take("requests", address(request))
    limits_of(request).take("tables", address(request))
    account = await account_of(request)
    made = await once(request, messages.TableMade, partial(table_creation.make, hub_of(request), data))
    _made_here(request, made.id, account)
    if account is not None:
        first = [given.seat for given in made.seats if given.key is not None][:1]  # others at the screen may choose
        invites = {str(given.seat): given.invite for given in made.seats if given.invite is not None}
        await ring.add(hub_of(request), account, made.id, [*first, HOST], invites)
        await vacations.bring_along(hub_of(request), account)
    return made


def _made_here(request: Asked, table: str, account: str | None = None) -> None:
    live = hub_of(request).tables.get(table)
    if live is not None:
        count_for(request, live)
        live.account = live.account or account or ""


@get("/tables", summary="List public tables", responses=PROBLEMS)
async def listed(request: Asked, game: FromQuery[str | None] = None, lang: Lang = None) -> list[messages.Summary]:
    """Public tables, those first where something happened last."""
    limits_of(request).take("requests", address(request))
    hub = hub_of(request)
    if game is not None and game not in sottovoce.games():
        return []
    found = await asyncio.wrap_future(hub.store.listed(game, _MOST_LISTED, time.time() - _STALE))
    tongue = language(request)
    return await asyncio.to_thread(lambda: [summary(hub, record, tongue) for record in found.values()])


@post("/tables/mine", summary="Tables I hold keys to", responses=PROBLEMS, status_code=200)
async def mine(request: Asked, data: JSONBody[messages.Mine], lang: Lang = None) -> list[messages.MineTold]:
    """For each table and key: whose turn it is, and how much is new."""
    limits_of(request).take("requests", address(request))
    hub = hub_of(request)
    found = await asyncio.wrap_future(hub.store.summaries([held.id for held in data.tables]))
    rings = {key: await _ring(request, key) for key in {held.key for held in data.tables}}
    tongue = language(request)
    return await asyncio.to_thread(
        lambda: [_mine(hub, held, found.get(held.id), tongue, rings[held.key]) for held in data.tables]
    )


async def _ring(request: Asked, key: str) -> set[tuple[str, int]] | None:
    """What a key of an account opens, at all tables; None if it is none of an account's."""
    try:
        holder = await holder_of(request, key)
    except Refused:
        return set()
    if holder is None:
        return None
    held = await asyncio.wrap_future(Accounts(hub_of(request).store).holdings(holder.account))
    return {(one.table_id, one.seat) for one in held if holder.seat in (None, one.seat)}


def _mine(
    hub: Hub, held: messages.Held, record: Record | None, lang: str, ring: set[tuple[str, int]] | None
) -> messages.MineTold:
    if record is None:
        return messages.MineTold(held.id, True)
    if ring is not None:
        own = sorted(seat for table, seat in ring if table == held.id)
        seats = [seat for seat in own if seat != HOST]
        return (
            told_of(hub, held.id, record, min(seats, default=None), lang) if own else messages.MineTold(held.id, True)
        )
    seat = next((number for number, one in enumerate(record.seats) if fits(held.key, one.key)), None)
    if seat is None and not fits(held.key, record.header.host):
        return messages.MineTold(held.id, True)
    return told_of(hub, held.id, record, seat, lang)


def told_of(hub: Hub, table: str, record: Record, seat: int | None, lang: str) -> messages.MineTold:
    """A table for whoever holds a seat there, or its host."""
    shown = summary(hub, record, lang)
    told = messages.MineTold(table, False, seat, state=shown.state, summary=shown)
    if seat is not None:
        try:
            game = game_of(record.header)
        except Retired:
            return told
        told.my_turn = bool(record.header.to_act >> seat & 1)
        if not game.has_secrets(record.header.options):  # otherwise it would tell of what others do in secret
            told.unseen = max(0, record.header.entries - record.seats[seat].seen)
    return told


def summary(hub: Hub, record: Record, lang: str) -> messages.Summary:
    """A table as lists show it."""
    header = record.header
    names = [seat.name for seat in record.seats]
    speaker = own_speaker(lang, names)
    live = hub.tables.get(header.id)
    awaited = seats_of(header.to_act) if state_now(header) == header.state else []
    asked = [header.affairs.asked.get(seat, header.updated) for seat in awaited]
    return messages.Summary(
        id=header.id,
        game=header.game,
        players=header.players,
        names=[speaker.seat(seat) for seat in range(len(names))],
        kinds=[seat.kind for seat in record.seats],
        state=state_now(header),  # type: ignore[arg-type]
        open=[number for number, seat in enumerate(record.seats) if seat.kind == "open"],
        to_act=awaited,
        ended=header.ending,
        created=header.created,
        updated=header.updated // _MINUTE * _MINUTE,
        winners=seats_of(header.winners or 0),
        asked=[since // _MINUTE * _MINUTE for since in asked],
        watchers=0 if live is None else live.audience.watchers(),
    )


@post("/tables/{table:str}/claim", summary="Sit down", responses=PROBLEMS, status_code=200)
async def claim(request: Asked, table: TableId, data: JSONBody[messages.Claim], lang: Lang = None) -> messages.Seated:
    """With an invitation, or on an open seat; the answer holds the key of the seat.

    Whoever has another seat there shows its key: then the table says that one person holds both.
    """
    live = await table_of(request, table)
    limits_of(request).take("claims", address(request))
    account = await account_of(request)
    beside = set() if account is None else await ring.seats_at(hub_of(request), table, account)
    own = live.seats.of(key_of(request))
    beside |= set() if own is None else {own}
    seated = await once(request, messages.Seated, partial(seating.claim, live, data, account, beside))
    if account is not None:
        await vacations.bring_along(hub_of(request), account)
    return seated


@post("/tables/{table:str}/seats/{seat:int}", summary="Change a seat", responses=PROBLEMS, status_code=200)
async def change_seat(
    request: Asked, table: TableId, seat: FromPath[int], data: JSONBody[messages.SeatChange], lang: Lang = None
) -> messages.SeatGiven:
    """With the host's key: put a bot there, or make a new invitation; with the seat's key: another name."""
    live = await table_of(request, table)
    limits_of(request).take("claims", address(request))
    given = await once(request, messages.SeatGiven, partial(seating.change, live, seat, data, key_of(request)))
    account = await account_of(request)
    if account is not None and given.invite is not None:
        await ring.keep_invite(hub_of(request), account, table, seat, given.invite)
    return given


@delete("/tables/{table:str}", summary="Close a table before the game", responses=PROBLEMS, status_code=204)
async def close(request: Asked, table: TableId, lang: Lang = None) -> None:
    """With the host's key."""

    async def work(mark: Sequence[Job]) -> None:
        live = await table_of(request, table)
        key = key_of(request)
        if key is None:
            raise Refused("key-needed", 401)

        def remove() -> None:
            if not live.seats.is_host(key):
                raise Refused("not-host", 403)
            if live.header.state != GATHERING:
                raise Refused("begun", 409)
            live.deleting = True  # as a change: another server may let the game begin meanwhile
            live.beside += mark

        await live.change(remove)

    await done_once(request, work)


@post("/qr", summary="A QR code for a page of this site", responses=PROBLEMS, status_code=200)
async def qr_code(request: Asked, data: JSONBody[messages.SitePath], lang: Lang = None) -> messages.QrCode:
    """As SVG; the path goes with the body, for it may hold an invitation."""
    limits_of(request).take("requests", address(request))
    return messages.QrCode(await asyncio.to_thread(qr.drawn, site_of(request).origin + data.path))


@post("/tables/{table:str}/rematch", summary="Rematch", responses=PROBLEMS, status_code=200)
async def rematch(
    request: Asked, table: TableId, pledge: FromQuery[bool] = False, lang: Lang = None
) -> messages.Seated:
    """Everybody one seat further; the same new table for all who ask. `pledge` promises a nonce for the dice."""
    live, seat, key = await own_seat(request, table, "acts")
    account = await account_of(request)
    if account is None:
        return await table_creation.rematch(hub_of(request), live, key, pledge)
    key = await ring.lasting_key(hub_of(request), live, account, seat, key)
    seated = await table_creation.rematch(hub_of(request), live, key, pledge)
    await ring.add(hub_of(request), account, seated.id, [seated.seat, *([HOST] if seated.host else [])])
    await vacations.bring_along(hub_of(request), account)
    return seated


@post(
    "/tables/{table:str}/seats/{seat:int}/hand-over", summary="Hand my seat over", responses=PROBLEMS, status_code=201
)
async def hand_over(request: Asked, table: TableId, seat: FromPath[int], lang: Lang = None) -> HandedOver:
    """A link that gives one's own seat to someone else as soon as they follow it."""

    async def work(ticket: Ticket) -> HandedOver:
        live, own, key = await own_seat(request, table, "acts")
        if own != seat:
            raise Refused("not-yours-to-give", 403)
        return await handover.hand_over(live, own, key, ticket)

    return await once(request, HandedOver, work)


@post("/tables/{table:str}/seats/{seat:int}/leave", summary="Leave my seat", responses=PROBLEMS, status_code=204)
async def leave(request: Asked, table: TableId, seat: FromPath[int], lang: Lang = None) -> None:
    """Before the game somebody else may sit down; later a bot plays on."""

    async def work(mark: Sequence[Job]) -> None:
        live, own, key = await own_seat(request, table, "acts")
        if own != seat:
            raise Refused("not-yours-to-give", 403)
        await handover.leave(live, own, key, mark)

    await done_once(request, work)


@post("/tables/{table:str}/from", summary="Play on from a moment", responses=PROBLEMS, status_code=201)
async def play_from(
    request: Asked, table: TableId, data: JSONBody[messages.From], lang: Lang = None
) -> messages.TableMade:
    """A new private table, with new dice from there on."""
    live, own = await table_and_seat(request, table)
    limits_of(request).take("tables", address(request))
    made = await once(request, messages.TableMade, partial(table_creation.play_from, hub_of(request), live, data, own))
    _made_here(request, made.id)
    return made


ROUTER = Router(
    "/", route_handlers=[qr_code, make, listed, mine, claim, change_seat, hand_over, leave, close, rematch, play_from]
)
