"""Game files from elsewhere: looked at here like any finished game."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import partial

from litestar import Router, post
from litestar.params import JSONBody

import sottovoce
from sottovoce.bots import known
from sottovoce.core.log import RESIGNED
from sottovoce.core.seeding import CHOSEN, HINTS, UNDO_ALLOWED, seats_shared
from sottovoce.core.table import Table
from sottovoce.server import keys
from sottovoce.server.errors import Refused
from sottovoce.server.messages import GameFile, Opened
from sottovoce.server.repeats import Ticket, once
from sottovoce.server.request import PROBLEMS, Asked, Lang, address, hub_of, limits_of
from sottovoce.server.table_creation import begun, header_of
from sottovoce.store.records import BOT, PERSON, Notice, Record, Seat


@post("/tables/file", summary="Open a game file", responses=PROBLEMS, status_code=201)
async def open_file(request: Asked, data: JSONBody[GameFile], lang: Lang = None) -> Opened:
    """Of a finished game: the answer names a private table at which it can be replayed and analysed."""
    limits_of(request).take("requests", address(request))
    limits_of(request).take("tables", address(request))

    async def work(ticket: Ticket) -> Opened:
        record = await asyncio.to_thread(_record, data.text)
        opened = Opened(record.header.id)
        add = partial(hub_of(request).store.add, record, ticket.mark(opened))
        await asyncio.wrap_future(await asyncio.to_thread(add))  # it checks every entry: too long for the loop
        return opened

    return await once(request, Opened, work)


def _record(text: str) -> Record:
    """A table as it is kept; BadFile or Refused if the file does not hold a finished game."""
    table = sottovoce.load(text)
    if not table.over:
        raise Refused("not-over", 409)
    header = header_of(table.game, table.players, dict(table.options), list(table.seeds), keys.new_key())
    chosen, hints, undo = (mark in table.marks for mark in (CHOSEN, HINTS, UNDO_ALLOWED))
    header = replace(begun(header, table), ending=table.ended or None, chosen=chosen, hints=hints, undo=undo)
    seats = [_seat(table, seat) for seat in range(table.players)]
    notices = [Notice(RESIGNED, gone.seat, gone.after) for gone in table.resignations]
    return Record(header, seats, table.log, table.said, notices)


def _seat(table: Table, seat: int) -> Seat:
    kind, name = table.kinds[seat], table.names[seat]
    found = Seat(BOT, name, kind) if kind in known(table.game) else Seat(PERSON, name)
    return found.but(shared=seat in seats_shared(table.marks))


ROUTER = Router("/", route_handlers=[open_file])
