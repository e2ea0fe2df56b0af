"""A game at a glance: aim, winning, a turn and a glossary, with pictures of real positions that can be played."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from html import escape
from typing import Any
from urllib.parse import quote

from markdown_it import MarkdownIt

from sottovoce.core.game import Game
from sottovoce.core.svg import Drawing
from sottovoce.core.words import Typed
from sottovoce.school.errors import NoSuchLesson
from sottovoce.school.figures import FIGURE
from sottovoce.school.lesson import Lesson, find
from sottovoce.server.game_messages import Overview, OverviewPart

_HEADING = re.compile(r"^(#{1,2}) (.*)$")
_PARAGRAPH = re.compile(r"§(\d+(?:\.\d+)?)")
_ROOM = 110.0  # around the places
_SHAPE = 1.6  # width to height


@cache
def overview(game: Game, lang: str) -> Overview:
    """A game's overview as HTML, part by part; without parts where the game has none."""
    text = game.overview(lang)
    title, parts = "", list[tuple[str, list[str]]]()
    for line in text.splitlines():
        heading = _HEADING.match(line)
        if heading is None:
            if parts:
                parts[-1][1].append(line)
        elif heading[1] == "#":
            title = heading[2]
        else:
            parts.append((heading[2], []))
    return Overview(title, [OverviewPart(name, _html(game, lines, lang)) for name, lines in parts])


def _html(game: Game, lines: list[str], lang: str) -> str:
    """Markdown with figures between, and links to the §§."""
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    done, waiting = [], list[str]()
    for line in [*lines, ""]:
        figure = FIGURE.match(line)
        if figure is None:
            waiting.append(line)
            continue
        done += [markdown.render("\n".join(waiting)), _figure(game, figure, lang)]
        waiting = []
    html = "".join([*done, markdown.render("\n".join(waiting))])
    return _PARAGRAPH.sub(r'<a href="#s\1">§\1</a>', html)


def _figure(game: Game, written: re.Match[str], lang: str) -> str:
    """A picture that leads to the step of the lesson that it shows."""
    seen, lesson, step, places = written.groups()
    source = f"/api/games/{game.name}/figures/{lesson}/{step}?around={quote(places)}&lang={lang}"
    return (
        f'<figure><a href="/learn/{game.name}/{lesson}#{step}"><img src="{escape(source)}" alt="" width="480"'
        f' height="300" loading="lazy"><figcaption>{escape(seen)}</figcaption></a></figure>'
    )


def figures(game: Game, lang: str) -> list[tuple[str, str, str]]:
    """Lesson, step and places of all figures of an overview."""
    found = (FIGURE.match(line) for line in game.overview(lang).splitlines())
    return [(figure[2], figure[3], figure[4]) for figure in found if figure is not None]


@lru_cache(maxsize=64)
def figure(game: Game, lesson: str, step: str, around: str, lang: str) -> str:
    """A lesson's table at a step as SVG, cut to the neighbourhood of some places; NoSuchLesson if that can't be."""
    found = find(game, lesson)
    picture, drawn = _pictured(found, step, lang)
    points = [point for name in around.split() for point in _points(drawn.places.get(name))]
    if not points:
        raise NoSuchLesson("step", lesson=Typed(lesson), step=Typed(step))
    left, right = min(x for x, _ in points) - _ROOM, max(x for x, _ in points) + _ROOM
    top, bottom = min(y for _, y in points) - _ROOM, max(y for _, y in points) + _ROOM
    width = min(max(right - left, (bottom - top) * _SHAPE), *drawn.size)
    height = width / _SHAPE
    x = min(max(0.0, (left + right - width) / 2), drawn.size[0] - width)
    y = min(max(0.0, (top + bottom - height) / 2), drawn.size[1] - height)
    return re.sub(r'viewBox="[^"]*"', f'viewBox="{x:.0f} {y:.0f} {width:.0f} {height:.0f}"', picture, count=1)


def _pictured(lesson: Lesson, step: str, lang: str) -> tuple[str, Drawing]:
    """A lesson's table at a step, drawn, and the empty board."""
    for scene in lesson.scenes():
        if scene.step.name == step:
            table, game = scene.table, lesson.game
            drawn = game.drawing(table.options)
            picture = game.picture(game.view(table.position, lesson.learner), table.speaker(lang))
            if drawn is None or picture is None:
                break
            return picture, drawn
    raise NoSuchLesson("step", lesson=Typed(lesson.name), step=Typed(step))


def _points(place: dict[str, Any] | None) -> list[tuple[float, float]]:
    """All points of a place."""
    found: list[tuple[float, float]] = []
    for value in (place or {}).values():
        if not isinstance(value, list) or not value:
            continue
        pairs = value if isinstance(value[0], list) else [value]
        found += [(float(pair[0]), float(pair[1])) for pair in pairs]
    return found
