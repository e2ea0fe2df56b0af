"""What the server tells of its games: options, bots, rules, drawings; docs/http.md tells of them."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class ValueTold(Struct):
    """One value of an option."""

    value: str
    label: str


class OptionTold(Struct):
    """A choice of rules made before the game."""

    name: str
    title: str
    help: str
    default: str
    values: list[ValueTold]
    own: bool = False  # whether a value of one's own may be sent as text, such as a map
    example: str | None = None  # of such a value


class BotTold(Struct):
    """A player that is a program."""

    name: str
    label: str
    help: str


class GameTold(Struct):
    """A game that can be played."""

    name: str
    title: str
    summary: str
    seats: list[int]
    teams: list[int]  # how many play in two teams
    options: list[OptionTold]
    bots: list[BotTold]
    scale: str  # what the points mean that tell how strong its bots are; "" where they have none
    secrets: bool
    talk: bool
    debates: bool  # has it a phase of talk with a timer of its own?
    lesson: str | None  # the name of its first lesson
    drills: bool
    puzzles: bool


class Section(Struct):
    """A part of the rules."""

    number: str | None
    heading: str
    level: int
    html: str


class Rules(Struct):
    """The rules of a game for players."""

    title: str
    html_sections: list[Section]


class OverviewPart(Struct):
    """A part of a game's overview."""

    heading: str
    html: str


class Overview(Struct):
    """A game at a glance: its aim, how one wins, a turn, and a glossary at the end."""

    title: str
    parts: list[OverviewPart]


class Drawn(Struct):
    """A board without pieces, and where pieces go."""

    svg: str
    places: dict[str, Any]
    size: list[float]
