"""The school: lessons and drills of each game, told step by step."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Annotated

import msgspec
from litestar import Response, Router, get, post
from litestar.params import FromPath, FromQuery

from sottovoce.core.game import Game
from sottovoce.school.errors import NoSuchLesson
from sottovoce.school.lesson import Lesson, find
from sottovoce.school.puzzle import today
from sottovoce.server import game_messages, lessons, messages, overview, puzzles
from sottovoce.server.api.games import cached, game_named
from sottovoce.server.errors import Refused
from sottovoce.server.repeats import once
from sottovoce.server.request import PROBLEMS, Asked, Lang, address, hub_of, language, limits_of

AtDecision = Annotated[int, msgspec.Meta(ge=0, le=99)]
Around = Annotated[str, msgspec.Meta(max_length=200)]


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


@post("/games/{game:str}/lessons/{lesson:str}/table", summary="Continue a lesson's game", responses=PROBLEMS)
async def play_on(request: Asked, game: FromPath[str], lesson: FromPath[str], lang: Lang = None) -> messages.TableMade:
    """A table that begins where the lesson ends, against bots, with hints."""
    limits_of(request).take("requests", address(request))
    limits_of(request).take("tables", address(request))
    found = game_named(game)
    if not _check(found, lesson).onward:
        raise Refused("no-onward", 409)
    work = partial(lessons.play_on, hub_of(request), found, lesson)
    return await once(request, messages.TableMade, work)


@get("/games/{game:str}/overview", summary="A game at a glance", responses=PROBLEMS)
async def glance(request: Asked, game: FromPath[str], lang: Lang = None) -> Response[game_messages.Overview]:
    """Its aim, how one wins, the course of a turn, and a glossary, as HTML."""
    limits_of(request).take("requests", address(request))
    told = await asyncio.to_thread(overview.overview, game_named(game), language(request))
    return await cached(request, msgspec.json.encode(told).decode(), "application/json")


@get(
    "/games/{game:str}/figures/{lesson:str}/{step:str}",
    summary="A lesson's position as SVG",
    responses=PROBLEMS,
    media_type="image/svg+xml",
)
async def figure(
    request: Asked,
    game: FromPath[str],
    lesson: FromPath[str],
    step: FromPath[str],
    around: FromQuery[Around],
    lang: Lang = None,
) -> Response[str]:
    """As SVG: the neighbourhood of some places, named as on the board, with blanks between."""
    limits_of(request).take("requests", address(request))
    found = game_named(game)
    try:
        svg = await asyncio.to_thread(overview.figure, found, lesson, step, around, language(request))
    except NoSuchLesson as problem:
        raise Refused("no-lesson", 404) from problem
    return await cached(request, svg, "image/svg+xml")


@get("/games/{game:str}/puzzles", summary="List a game's puzzles", responses=PROBLEMS)
async def puzzle_list(request: Asked, game: FromPath[str], lang: Lang = None) -> Response[puzzles.PuzzleList]:
    """Easy ones first, with the puzzle of the day: the same for everybody."""
    limits_of(request).take("requests", address(request))
    told = await asyncio.to_thread(puzzles.told, game_named(game), language(request), today())
    return await cached(request, msgspec.json.encode(told).decode(), "application/json")


@get("/games/{game:str}/puzzles/{puzzle:str}", summary="A puzzle", responses=PROBLEMS)
async def puzzle(
    request: Asked, game: FromPath[str], puzzle: FromPath[str], lang: Lang = None
) -> Response[puzzles.PuzzleWhole]:
    """The position, the solver's decisions with the replies between, and the solution in words."""
    limits_of(request).take("requests", address(request))
    try:
        whole = await asyncio.to_thread(puzzles.whole, game_named(game), puzzle, language(request))
    except NoSuchLesson as problem:
        raise Refused("no-puzzle", 404) from problem
    return await cached(request, whole, "application/json")


@get("/games/{game:str}/puzzles/{puzzle:str}/refutation", summary="How an answer is refuted", responses=PROBLEMS)
async def refutation(
    request: Asked,
    game: FromPath[str],
    puzzle: FromPath[str],
    answer: FromQuery[messages.Action],
    at: FromQuery[AtDecision] = 0,
    lang: Lang = None,
) -> Response[puzzles.Refutation]:
    """A wrong answer to a decision (counted from 0), what follows it, and the reply after which the win is gone."""
    limits_of(request).take("requests", address(request))
    try:
        told = await asyncio.to_thread(puzzles.refutation, game_named(game), puzzle, answer, language(request), at)
    except NoSuchLesson as problem:
        raise Refused("no-puzzle", 404) from problem
    if told is None:
        raise Refused("not-refuted", 404)
    return await cached(request, told, "application/json")


def _check(game: Game, name: str) -> Lesson:
    """The lesson; Refused if there is none."""
    try:
        return find(game, name)
    except NoSuchLesson as problem:
        raise Refused("no-lesson", 404) from problem


ROUTER = Router("/", route_handlers=[listed, lesson, play_on, glance, figure, puzzle_list, puzzle, refutation])
