"""Play over days: votes, resigning, pauses, reminders, and plans left at the server."""

from __future__ import annotations

from collections.abc import Sequence

from litestar import Router, delete, get, post, put
from litestar.params import FromPath, JSONBody

from sottovoce.server import attendance, consent, drafts, messages, orders, resigning
from sottovoce.server.admission import own_seat
from sottovoce.server.repeats import Ticket, done_once, once
from sottovoce.server.request import PROBLEMS, Asked, Lang, TableId, language
from sottovoce.store.records import Job


@post("/tables/{table:str}/vote", summary="Propose, agree or refuse", responses=PROBLEMS, status_code=200)
async def vote(request: Asked, table: TableId, data: JSONBody[messages.Vote], lang: Lang = None) -> messages.Voted:
    """A draw, the end of the table, a pause, or a bot for somebody who is away: done once all agree."""

    async def work(ticket: Ticket) -> messages.Voted:
        live, seat, key = await own_seat(request, table, "acts")
        return await consent.vote(live, seat, key, data, ticket)

    return await once(request, messages.Voted, work)


@post("/tables/{table:str}/resign", summary="Resign", responses=PROBLEMS, status_code=204)
async def resign(request: Asked, table: TableId, lang: Lang = None) -> None:
    """With two, or in a team, the game ends; else a bot plays the seat on."""

    async def work(mark: Sequence[Job]) -> None:
        live, seat, key = await own_seat(request, table, "acts")
        await resigning.resign(live, seat, key, mark)

    await done_once(request, work)


@post("/tables/{table:str}/resume", summary="Resume after a pause", responses=PROBLEMS, status_code=204)
async def resume(request: Asked, table: TableId, lang: Lang = None) -> None:
    """Whoever sits at the table may."""

    async def work(mark: Sequence[Job]) -> None:
        live, seat, key = await own_seat(request, table, "acts")

        def resume() -> None:
            live.seats.check_holder(seat, key)
            live.clock.resume()
            live.beside += mark

        await live.change(resume)

    await done_once(request, work)


@post("/tables/{table:str}/nudge", summary="Remind a player", responses=PROBLEMS, status_code=204)
async def nudge(request: Asked, table: TableId, data: JSONBody[messages.Nudge], lang: Lang = None) -> None:
    """Whoever keeps the others waiting, once a day, in the table's own words."""

    async def work(mark: Sequence[Job]) -> None:
        live, seat, key = await own_seat(request, table, "acts")
        await attendance.nudge(live, seat, key, data.seat, mark)

    await done_once(request, work)


@get("/tables/{table:str}/draft", summary="My draft", responses=PROBLEMS)
async def draft(request: Asked, table: TableId, lang: Lang = None) -> messages.Draft:
    """For one's own seat and this stage of the game; nobody else can read it."""
    live, seat, key = await own_seat(request, table, "notes")
    return messages.Draft(await drafts.read(live, seat, key))


@put("/tables/{table:str}/draft", summary="Save a draft", responses=PROBLEMS)
async def write_draft(
    request: Asked, table: TableId, data: JSONBody[messages.Draft], lang: Lang = None
) -> messages.Draft:
    """They count if time is up before the seat has answered."""

    async def work(ticket: Ticket) -> messages.Draft:
        live, seat, key = await own_seat(request, table, "notes")
        return await drafts.keep(live, seat, key, data.answers, ticket)

    return await once(request, messages.Draft, work)


@get("/tables/{table:str}/orders", summary="Available standing orders", responses=PROBLEMS)
async def order_forms(request: Asked, table: TableId, lang: Lang = None) -> messages.OrdersTold:
    """Those given come with every update, to their seat alone."""
    live, seat, key = await own_seat(request, table, "notes")
    async with live.alone(seat, key):
        forms = orders.forms(live.playing(), seat, language(request))
    return messages.OrdersTold(forms, live.hub.config.order_delay)


@post("/tables/{table:str}/orders", summary="Give a standing order", responses=PROBLEMS, status_code=204)
async def give_order(request: Asked, table: TableId, data: JSONBody[messages.OrderGiven], lang: Lang = None) -> None:
    """Nobody else is told of it; the others may guess from what it does."""

    async def work(mark: Sequence[Job]) -> None:
        live, seat, key = await own_seat(request, table, "acts")
        await live.orders.give(seat, key, data.name, mark)

    await done_once(request, work)


@delete(
    "/tables/{table:str}/orders/{number:int}", summary="Withdraw a standing order", responses=PROBLEMS, status_code=204
)
async def withdraw_order(request: Asked, table: TableId, number: FromPath[int], lang: Lang = None) -> None:
    """Or put one out of sight that has stopped."""

    async def work(mark: Sequence[Job]) -> None:
        live, seat, key = await own_seat(request, table, "acts")
        await live.orders.withdraw(seat, key, number, mark)

    await done_once(request, work)


ROUTER = Router(
    "/", route_handlers=[vote, resign, resume, nudge, draft, write_draft, order_forms, give_order, withdraw_order]
)
