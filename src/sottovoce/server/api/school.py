"""The school: lessons and drills of each game, told step by step."""

from __future__ import annotations

import asyncio

import msgspec
from litestar import Response, Router, get, post
from litestar.params import FromPath

from sottovoce.core.game import Game
from sottovoce.school.errors import NoSuchLesson
from sottovoce.school.lesson import Lesson, find
from sottovoce.server import lessons, messages
from sottovoce.server.api.games import cached, game_named
from sottovoce.server.errors import Refused
from sottovoce.server.request import PROBLEMS, Asked, Lang, address, hub_of, language, limits_of


@get("/games/{game:str}/lessons", summary="List a game's lessons", responses=PROBLEMS)
async def listed(request: Asked, game: FromPath[str], lang: Lang = None) -> Response[list[lessons.LessonTold]]:
    """Lessons first, then drills."""
    limits_of(request).take("requests", address(request))
    told = await asyncio.to_thread(lessons.told, game_named(game), language(request))
    return await cached(request, msgspec.json.encode(told).decode(), "application/json")


@get("/games/{game:str}/lessons/{lesson:str}", summary="A lesson", responses=PROBLEMS)
async def lesson(
    request: Asked, game: FromPath[str], lesson: FromPath[str], lang: Lang = None
) -> Response[lessons.LessonWhole]:
    """All of it: the moments of the prepared game, and the steps with their words."""
    limits_of(request).take("requests", address(request))
    found = game_named(game)
    _check(found, lesson)
    return await cached(
        request, await asyncio.to_thread(lessons.whole, found, lesson, language(request)), "application/json"
    )


@post("/games/{game:str}/lessons/{lesson:str}/table", summary="Play a lesson's game on", responses=PROBLEMS)
async def play_on(request: Asked, game: FromPath[str], lesson: FromPath[str], lang: Lang = None) -> messages.TableMade:
    """A table that begins where the lesson ends, against bots, with hints."""
    limits_of(request).take("requests", address(request))
    limits_of(request).take("tables", address(request))
    found = game_named(game)
    if not _check(found, lesson).onward:
        raise Refused("no-onward", 409)
    return await lessons.play_on(hub_of(request), found, lesson, language(request))


def _check(game: Game, name: str) -> Lesson:
    """The lesson; Refused if there is none."""
    try:
        return find(game, name)
    except NoSuchLesson as problem:
        raise Refused("no-lesson", 404) from problem


ROUTER = Router("/", route_handlers=[listed, lesson, play_on])
