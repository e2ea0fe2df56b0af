"""A table as a picture: what everybody may see, for links and for keeping; and a finished game's course."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Sequence

from litestar import Response, Router, get
from litestar.params import FromPath

import sottovoce
from sottovoce.core.game import Game
from sottovoce.core.words import Speaker
from sottovoce.server import messages, pictures
from sottovoce.server.admission import table_of
from sottovoce.server.api.games import game_named
from sottovoce.server.errors import Refused
from sottovoce.server.live import Live
from sottovoce.server.request import PROBLEMS, Asked, Lang, TableId, address, hub_of, language, limits_of
from sottovoce.server.score_history import score_history
from sottovoce.server.updates import own_speaker
from sottovoce.store.records import OVER, Seat

_WIDTH = 1200  # pixels
_SHOWN = "siam"  # the board that stands for all of them
_SHORT_WHILE = "public, max-age=60"
_SVG, _PNG = "image/svg+xml", "image/png"


@get("/tables/{table:str}/picture.svg", summary="The board as SVG", responses=PROBLEMS, media_type=_SVG)
async def drawn(request: Asked, table: TableId, lang: Lang = None) -> Response[bytes]:
    """With all pieces, as everybody may see them."""
    live = await table_of(request, table)
    svg = await _board(live, language(request))
    return _sent(request, svg.encode(), svg, _SVG)


@get("/tables/{table:str}/picture.png", summary="The board as PNG", responses=PROBLEMS, media_type=_PNG)
async def pictured(request: Asked, table: TableId, lang: Lang = None) -> Response[bytes]:
    """The same in pixels."""
    return await _png(request, await _board(await table_of(request, table), language(request)), _WIDTH)


@get("/tables/{table:str}/card.png", summary="A table's link preview", responses=PROBLEMS, media_type=_PNG)
async def carded(request: Asked, table: TableId, lang: Lang = None) -> Response[bytes]:
    """The board, the game's name, who plays, and how it stands, as everybody may know it."""
    live = await table_of(request, table)
    return await _png(request, await _card(live, language(request)), pictures.CARD[0])


@get("/games/{game:str}/card.png", summary="A game's link preview", responses=PROBLEMS, media_type=_PNG)
async def game_card(request: Asked, game: FromPath[str], lang: Lang = None) -> Response[bytes]:
    """Its empty board, its name, and what it is about."""
    limits_of(request).take("requests", address(request))
    found, tongue = game_named(game), language(request)
    speaker = Speaker(found.words(tongue))
    return await _empty_card(request, found, speaker.say("title"), speaker.say("summary"))


@get("/card.png", summary="The site's link preview", responses=PROBLEMS, media_type=_PNG)
async def site_card(request: Asked, lang: Lang = None) -> Response[bytes]:
    """A board, and what there is to do."""
    limits_of(request).take("requests", address(request))
    about = own_speaker(language(request)).say("page-title")
    return await _empty_card(request, sottovoce.find(_SHOWN), "Sottovoce", about)


async def _empty_card(request: Asked, game: Game, title: str, about: str) -> Response[bytes]:
    empty = await asyncio.to_thread(game.drawing, game.settle_options({}))
    if empty is None:
        raise Refused("no-drawing", 404)
    return await _png(request, pictures.card(empty.svg, title, [], [about]), pictures.CARD[0])


@get("/tables/{table:str}/course", summary="Score history", responses=PROBLEMS)
async def course(request: Asked, table: TableId, lang: Lang = None) -> messages.ScoreHistory:
    """Of a finished game: every seat's score, had the game ended at that moment."""
    live = await table_of(request, table)
    async with live.alone():
        if live.header.state != OVER:
            raise Refused("not-over", 409)
        game = live.playing()
    return await asyncio.to_thread(score_history, game, language(request))


async def _board(live: Live, lang: str) -> str:
    """The table as spectators see it; the empty board until every seat is taken.

    It is drawn again only when they see a change; otherwise nobody waits for the table, for a step in secret must not
    be felt.
    """
    shown = (await live.audience.asked(None, lang, None)).rendered
    seq, svg = live.drawings.get(lang, (None, None))
    if shown is None or seq != shown.seq:
        async with live.alone():
            shown = (await live.audience.feed(None, lang)).rendered
            svg = await asyncio.to_thread(_draw, live, lang)
            if shown is not None and svg is not None:
                live.drawings[lang] = (shown.seq, svg)
    if svg is None:
        raise Refused("no-drawing", 404)
    return svg


def _draw(live: Live, lang: str) -> str | None:
    if live.table is not None:
        return live.table.svg(None, lang)
    empty = sottovoce.find(live.header.game).under(live.header.rules).drawing(live.header.options)
    return None if empty is None else empty.svg


async def _card(live: Live, lang: str) -> str:
    board = await _board(live, lang)
    told = (await live.audience.asked(None, lang, None)).update()
    title = Speaker(sottovoce.find(told.game).words(lang)).say("title")
    sentences = told.ending or [told.prompt]
    signs = ["star" if n in told.winners else "arrow" if n in told.to_act else "" for n in range(told.players)]
    names = _names(live.seats, lang)
    players = [pictures.Player(name, sign) for name, sign in zip(names, signs, strict=True)]
    return await asyncio.to_thread(pictures.card, board, title, players, sentences)


def _names(seats: Sequence[Seat], lang: str) -> list[str]:
    speaker = own_speaker(lang, [seat.name for seat in seats])
    return [speaker.seat(number) for number in range(len(seats))]


async def _png(request: Asked, svg: str, width: int) -> Response[bytes]:
    limits_of(request).take("pictures", address(request))
    return _sent(request, await hub_of(request).painter.png(svg, width), svg, _PNG)


def _sent(request: Asked, body: bytes, svg: str, media_type: str) -> Response[bytes]:
    tag = f'"{hashlib.sha256(svg.encode()).hexdigest()[:24]}"'
    headers = {"etag": tag, "cache-control": _SHORT_WHILE, "vary": "accept-language", "x-robots-tag": "noindex"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=media_type)
    return Response(body, headers=headers, media_type=media_type)


ROUTER = Router("/", route_handlers=[drawn, pictured, carded, game_card, site_card, course])
