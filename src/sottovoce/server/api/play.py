"""Playing at a table: seeing it, answering, talking, notes, hints, and looking back."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import partial

from litestar import Response, Router, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody

from sottovoce.bots.seeds import secret_seed
from sottovoce.core.game_file import dump
from sottovoce.server import coach_words, messages, update_messages
from sottovoce.server.admission import own_seat, table_and_seat
from sottovoce.server.bot_worker import Coached
from sottovoce.server.compression import packed
from sottovoce.server.entry_numbers import Count
from sottovoce.server.errors import Refused
from sottovoce.server.history import History
from sottovoce.server.nonces import give
from sottovoce.server.preview import foresee
from sottovoce.server.repeats import Ticket, once
from sottovoce.server.request import PROBLEMS, Asked, Lang, TableId, hub_of, key_of, language
from sottovoce.server.seats import Seats
from sottovoce.server.updates import Snapshot, at_moment
from sottovoce.server.whispers import agree, are_open, readable
from sottovoce.store.records import OVER, PLAYING, Affairs, Header, Record, Retired
from sottovoce.store.replay import game_file

_JSON = "application/json"


@get("/tables/{table:str}", summary="See a table", responses=PROBLEMS)
async def see(request: Asked, table: TableId, lang: Lang = None) -> Response[update_messages.Update]:
    """The whole table as the key's seat, or a spectator, may see it."""
    live, seat = await table_and_seat(request, table)
    body = (await live.audience.asked(seat, language(request), key_of(request))).encoded(None)
    return await packed(request, body, _JSON)


@post("/tables/{table:str}/act", summary="Answer", responses=PROBLEMS, status_code=200)
async def act(request: Asked, table: TableId, data: JSONBody[messages.Act], lang: Lang = None) -> messages.Done:
    """Answer the question of number `ask`, or take back ("undo"); the update comes by the stream."""
    live, seat, key = await own_seat(request, table, "acts")

    async def work(ticket: Ticket) -> messages.Done:
        await live.act(seat, data.action, data.ask, key, ticket.mark())
        return await done()

    async def done() -> messages.Done:
        return messages.Done(await live.audience.told(seat, language(request), key))

    return await once(request, messages.Done, work, done)


@post("/tables/{table:str}/say", summary="Chat", responses=PROBLEMS, status_code=200)
async def say(request: Asked, table: TableId, data: JSONBody[messages.Say], lang: Lang = None) -> messages.Done:
    """To some seats, or to everybody."""
    live, seat, key = await own_seat(request, table, "talk")

    async def work(ticket: Ticket) -> messages.Done:
        await live.say(seat, data.text, data.to, key, ticket.mark())
        return await done()

    async def done() -> messages.Done:
        return messages.Done(await live.audience.told(seat, language(request), key))

    return await once(request, messages.Done, work, done)


@get("/tables/{table:str}/notes", summary="My notes", responses=PROBLEMS)
async def notes(request: Asked, table: TableId, lang: Lang = None) -> messages.Note:
    """Only the seat's own player sees them."""
    _, seat, _ = await own_seat(request, table, "notes")
    return messages.Note(await asyncio.wrap_future(hub_of(request).store.read_note(table, seat)))


@put("/tables/{table:str}/notes", summary="Save my notes", responses=PROBLEMS)
async def write_notes(
    request: Asked, table: TableId, data: JSONBody[messages.Note], lang: Lang = None
) -> messages.Note:
    """They are kept with the seat."""
    _, seat, _ = await own_seat(request, table, "notes")

    async def work(ticket: Ticket) -> messages.Note:
        store = hub_of(request).store
        await asyncio.wrap_future(store.write_note(table, seat, data.text, ticket.mark(data)))
        return data

    return await once(request, messages.Note, work)


@post("/tables/{table:str}/hint", summary="Get a hint", responses=PROBLEMS, status_code=200)
async def hint(request: Asked, table: TableId, lang: Lang = None) -> messages.Hint:
    """By the judge, from what the seat knows; only where the table allows hints."""
    return await _advised(request, table, None, "hints")


@post("/tables/{table:str}/coach", summary="Evaluate a move", responses=PROBLEMS, status_code=200)
async def coach(
    request: Asked, table: TableId, data: JSONBody[messages.CoachWanted], lang: Lang = None
) -> messages.Hint:
    """Weighs an answer before it is given; only where the table allows hints."""
    return await _advised(request, table, data.action, "hints" if data.action is None else "warnings")


async def _advised(request: Asked, table: str, about: str | None, kind: str) -> messages.Hint:
    """Has the question open to the key's seat judged in a bot's process; counted as one of a kind of request."""
    live, seat, key = await own_seat(request, table, kind)
    if not live.header.hints:
        raise Refused("no-hints", 403)
    async with live.alone(seat, key):
        game = live.playing()
        ask = game.ask(seat)
        if ask is None:
            raise Refused("nothing-asked", 409)
        if about is not None:
            game.choice(seat, about)  # Illegal, if it is none
        coached = Coached(secret_seed(live.header.seeds[-1].seed, seat, -1 - len(game.log)), about)
        pool = hub_of(request).bot_pool
        thought = pool.ask(live.header, list(live.seats), game, {}, [seat], False, coached=coached)
        task = asyncio.ensure_future(thought)
        await asyncio.sleep(0)  # the question goes out as the table stands
    reply = await task
    async with live.alone(seat, key):
        if reply is None or reply.advice is None:
            raise Refused("no-hint", 503, wait=1.0)
        if live.table is not game or game.ask(seat) != ask:
            raise Refused("meanwhile", 409)
        return coach_words.told(game, seat, reply.advice, about, language(request))


@get("/tables/{table:str}/preview", summary="Preview a move", responses=PROBLEMS)
async def preview(
    request: Asked, table: TableId, action: FromQuery[messages.Action], lang: Lang = None
) -> update_messages.Preview:
    """As far as it is the same in every world that the seat can imagine."""
    live, seat, _ = await own_seat(request, table, "previews")
    async with live.alone():
        game = live.playing()
        if game.ask(seat) is None:
            raise Refused("nothing-asked", 409)
        return foresee(game, seat, action, language(request), Count(game, seat).last)


@get("/tables/{table:str}/moments/{moment:int}", summary="A past moment", responses=PROBLEMS)
async def moment(
    request: Asked, table: TableId, moment: FromPath[int], seat: FromQuery[int | None] = None, lang: Lang = None
) -> Response[update_messages.Update]:
    """After this many entries: of a finished game for any seat, of a running one for one's own."""
    live, own = await table_and_seat(request, table)
    async with live.alone(own, key_of(request)):
        game = live.playing()
        if seat is not None and not 0 <= seat < game.players:
            raise Refused("no-seat", 404, last=game.players - 1)
        if seat is not None and seat != own and live.header.state != OVER:
            raise Refused("not-yours", 403)
        if game.from_memory and live.header.state != OVER:
            raise Refused("from-memory", 409)
        viewer = seat if live.header.state == OVER else own
        count = await asyncio.to_thread(Count, game, viewer)
        if not 0 <= moment <= count.last:
            raise Refused("no-moment", 404, last=count.last)
        moment = count.entry(moment)
        record = Record(live.header, list(live.seats), list(game.log), list(game.said), list(live.notices))
    async with live.history.lock:  # the game itself goes on meanwhile
        body = await asyncio.to_thread(
            _moment, live.history, record, moment, (viewer, own), live.audience.online(), language(request)
        )
    return await packed(request, body, _JSON)


def _moment(
    history: History,
    record: Record,
    moment: int,
    whose: tuple[int | None, int | None],
    online: list[bool],
    lang: str,
) -> bytes:
    """A past moment for the wire: as which seat saw it, and with what was said as which one heard it."""
    past = history.at(record, moment)
    past.looked_back_on = record.header.state == OVER
    header = replace(
        record.header,
        entries=moment,
        state=OVER if past.over else PLAYING,
        affairs=Affairs(),
        seeds=[found for found in record.header.seeds if found.after <= moment],
    )
    notices = [notice for notice in record.notices if notice.after <= moment]
    snapshot = Snapshot(header, record.seats, past, notices, online, finished=record.header.state == OVER)
    snapshot.opened = are_open(record.header, record.seats, record.said, record.notices)
    return at_moment(snapshot, *whose, lang)


@get("/tables/{table:str}/file", summary="The game file", responses=PROBLEMS, media_type="text/plain")
async def file(request: Asked, table: TableId, lang: Lang = None) -> Response[str]:
    """Of a finished game, also of one whose rules are not played here any more: everything is in it, the seed too.

    Only whispers are withheld from whoever was not in them, unless all have agreed to open them.
    """
    try:
        live, own = await table_and_seat(request, table)
    except Retired:
        record = await hub_of(request).record(table)
        own = Seats(record.seats).of(key_of(request))
        said = readable(record.said, [own], False)
        return _attached(record.header, await asyncio.to_thread(game_file, record, said))
    async with live.alone():
        if live.header.state != OVER:
            raise Refused("not-over", 409)
        game = live.playing()
        opened = are_open(live.header, live.seats, game.said, live.notices)
        return _attached(live.header, await asyncio.to_thread(dump, game, readable(game.said, [own], opened)))


@post("/tables/{table:str}/nonce", summary="Send a nonce for the dice", responses=PROBLEMS, status_code=200)
async def nonce(
    request: Asked, table: TableId, data: JSONBody[messages.Nonce], lang: Lang = None
) -> messages.Committed:
    """What one's device adds to the seed whose hash it has kept; before the game begins."""
    live, seat, key = await own_seat(request, table, "acts")
    return await once(request, messages.Committed, partial(give, live, seat, data, key))


@post("/tables/{table:str}/whispers", summary="Agree to share whispers", responses=PROBLEMS, status_code=200)
async def open_whispers(
    request: Asked, table: TableId, data: JSONBody[messages.Agree], lang: Lang = None
) -> messages.Agreed:
    """After the game; everybody may read it once all who whispered have agreed."""
    live, seat, key = await own_seat(request, table, "acts")
    return await once(request, messages.Agreed, partial(agree, live, seat, data, key))


def _attached(header: Header, text: str) -> Response[str]:
    name = f"{header.game}-{header.id}.game"
    return Response(text, media_type="text/plain", headers={"content-disposition": f'attachment; filename="{name}"'})


ROUTER = Router(
    "/", route_handlers=[see, act, say, notes, write_notes, hint, coach, preview, moment, file, nonce, open_whispers]
)
