"""The games: what they are, their rules, their words and their boards."""

from __future__ import annotations

import asyncio
import hashlib
import re
from functools import cache, lru_cache
from typing import Any

import msgspec
from litestar import Response, Router, get
from litestar.params import FromPath, FromQuery
from msgspec.structs import replace

import sottovoce
from sottovoce.bots import OPPONENTS
from sottovoce.core.errors import Unknown
from sottovoce.core.events import EVERYBODY
from sottovoce.core.game import Game
from sottovoce.core.words import CORE_WORDS, LANGUAGES, Speaker
from sottovoce.school import lesson, puzzle
from sottovoce.server import game_messages
from sottovoce.server.bot_words import help_of, label_of, scale_of
from sottovoce.server.compression import packed_once
from sottovoce.server.errors import Refused
from sottovoce.server.request import PROBLEMS, Asked, Lang, address, language, limits_of
from sottovoce.server.rules_html import rendered
from sottovoce.server.table_creation import settle_options

_HOUR = "public, max-age=3600"
_ENTRY = re.compile(r"\n(?=[a-z-])")
_SAID_BY_SERVER = (
    "event-",
    "ending-",
    "error-",
    "option-",
    "prompt-",
    "outlook-",
    "order-",
    "cause-",
    "because",
    "at-line",
    "table-ended",
)


def game_named(name: str) -> Game:
    """The game of a path."""
    try:
        return sottovoce.find(name)
    except Unknown as problem:
        raise Refused("no-game", 404, games=list(sottovoce.games())) from problem


@get("/games", summary="List the games", responses=PROBLEMS)
async def games(
    request: Asked, lang: Lang = None, brief: FromQuery[bool] = False
) -> Response[list[game_messages.GameTold]]:
    """All games with their options and bots, in words; `brief` leaves options and bots out."""
    limits_of(request).take("requests", address(request))
    told = await asyncio.to_thread(_all_told, language(request), brief)
    return await cached(request, msgspec.json.encode(told).decode(), "application/json")


def _all_told(lang: str, brief: bool) -> list[game_messages.GameTold]:
    told = [_told(name, lang) for name in sottovoce.games()]
    return [replace(game, options=[], bots=[]) for game in told] if brief else told


@cache
def _told(name: str, lang: str) -> game_messages.GameTold:
    game = sottovoce.find(name)
    speaker = Speaker(game.words(lang))
    return game_messages.GameTold(
        name=name,
        title=speaker.say("title"),
        summary=speaker.say("summary"),
        seats=list(game.seats),
        teams=[players for players in game.seats if game.teams(players)],
        options=[
            game_messages.OptionTold(
                option.name,
                speaker.say(f"option-{option.name}"),
                speaker.say(f"option-{option.name}-help"),
                option.default,
                [
                    game_messages.ValueTold(value, speaker.say(f"option-{option.name}-{value}"))
                    for value in option.values
                ],
                option.recall is not None,
                None if option.example is None else option.example(),
            )
            for option in game.options
        ],
        bots=[
            game_messages.BotTold(bot, label_of(bot, lang), help_of(game, bot, lang))
            for bot in (*OPPONENTS, *game.opponents)
        ],
        scale=scale_of(game, lang),
        secrets=game.secrets,
        talk=_talks(game),
        debates=game.talk.debates,
        lesson=next(iter(lesson.lessons(game)), None),
        drills=len(lesson.lessons(game)) > 1,
        puzzles=bool(puzzle.puzzles(game)),
    )


def _talks(game: Game) -> bool:
    """May people talk at any table of the game, as it is usually played?"""
    tables = [sottovoce.new(game, players) for players in game.seats]
    return any(game.talk.why_unsaid(table, 0, "?", EVERYBODY) is None for table in tables)


@get("/games/{game:str}/rules", summary="The rules of a game", responses=PROBLEMS)
async def rules(request: Asked, game: FromPath[str], lang: Lang = None) -> game_messages.Rules:
    """By sections, as HTML."""
    limits_of(request).take("requests", address(request))
    return await asyncio.to_thread(rendered, game_named(game), language(request))


@get("/games/{game:str}/words/{tongue:str}", summary="A game's words", responses=PROBLEMS, media_type="text/plain")
async def catalogue(request: Asked, game: FromPath[str], tongue: FromPath[str], lang: Lang = None) -> Response[str]:
    """The Fluent catalogue of the core and the game, for boards: without what the server says in whole sentences."""
    limits_of(request).take("requests", address(request))
    if tongue not in LANGUAGES:
        raise Refused("no-language", 404, languages=list(LANGUAGES))
    return await cached(request, await asyncio.to_thread(_catalogue, game_named(game), tongue), "text/plain")


@cache
def _catalogue(game: Game, tongue: str) -> str:
    folders = (CORE_WORDS, game.folder / "words")
    text = "\n".join((folder / f"{tongue}.ftl").read_text("utf-8") for folder in folders)
    entries = _ENTRY.split("\n".join(line for line in text.splitlines() if line and not line.startswith("#")))
    unsaid = (*_SAID_BY_SERVER, *game.unsaid_by_board)
    return "\n".join(entry for entry in entries if not entry.startswith(unsaid)) + "\n"


@get("/games/{game:str}/drawing", summary="A game's board without pieces", responses=PROBLEMS)
async def drawing(request: Asked, game: FromPath[str], lang: Lang = None) -> Response[game_messages.Drawn]:
    """As SVG, for the options in the query, with the places of pieces."""
    limits_of(request).take("requests", address(request))
    found = game_named(game)
    chosen: dict[str, str | bool | int] = {k: v for k, v in request.query_params.items() if k != "lang"}
    body = await asyncio.to_thread(_drawn, found, chosen)
    return await cached(request, body, "application/json")


def _drawn(game: Game, chosen: dict[str, str | bool | int]) -> str:
    """A board for the wire; the boards that many ask for are drawn once."""
    options = settle_options(game, chosen)
    return _drawing(game, tuple(options.items()))


@lru_cache(maxsize=32)
def _drawing(game: Game, options: tuple[tuple[str, str], ...]) -> str:
    drawn = game.drawing(dict(options))
    if drawn is None:
        raise Refused("no-drawing", 404)
    return msgspec.json.encode({"svg": drawn.svg, "places": drawn.places, "size": drawn.size}).decode()


async def cached(request: Asked, text: str, media_type: str) -> Response[Any]:
    """An answer that need not be sent again while it stays the same."""
    tag = f'"{hashlib.sha256(text.encode()).hexdigest()[:24]}"'
    headers = {"etag": tag, "cache-control": _HOUR, "vary": "accept-encoding, accept-language"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(None, status_code=304, headers=headers, media_type=media_type)
    return await packed_once(request, text, media_type, headers)


def warm() -> None:
    """Read all words ahead, so that the first guest does not wait for it."""
    for name in sottovoce.games():
        for lang in LANGUAGES:
            _told(name, lang)


ROUTER = Router("/", route_handlers=[games, rules, catalogue, drawing])
