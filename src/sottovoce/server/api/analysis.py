"""Looking back on a finished game: what every decision was worth."""

from __future__ import annotations

from litestar import Router, get, post

from sottovoce.server import messages
from sottovoce.server.admission import table_of
from sottovoce.server.errors import Refused
from sottovoce.server.request import PROBLEMS, Asked, Lang, TableId, address, hub_of, language, limits_of
from sottovoce.store.records import OVER


@post("/tables/{table:str}/analysis", summary="Request an analysis", responses=PROBLEMS, status_code=200)
async def begin(request: Asked, table: TableId, lang: Lang = None) -> messages.Analysed:
    """Every decision, by what its seat could know; whoever asks again is told how far it is."""
    live = await table_of(request, table)
    analyses = hub_of(request).analyses
    run = analyses.find(table)
    if run is None:
        async with live.alone():
            if live.header.state != OVER:
                raise Refused("not-over", 409)
            limits_of(request).take("analyses", address(request))
            run = analyses.begin(table, live.playing())
    return await run.tell(language(request))


@get("/tables/{table:str}/analysis", summary="The analysis of a finished game", responses=PROBLEMS)
async def see(request: Asked, table: TableId, lang: Lang = None) -> messages.Analysed:
    """How far it is; once it is done, every decision, and the mistakes in words."""
    live = await table_of(request, table)
    if live.header.state != OVER:
        raise Refused("not-over", 409)
    run = hub_of(request).analyses.find(table)
    return messages.Analysed("none") if run is None else await run.tell(language(request))


ROUTER = Router("/", route_handlers=[begin, see])
