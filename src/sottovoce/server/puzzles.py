"""Puzzles for browsers: the position as the solver sees it, the replies between, and how wrong answers are refuted."""

from __future__ import annotations

from datetime import date
from functools import lru_cache

import msgspec
from msgspec import Struct

from sottovoce.core.game import Game
from sottovoce.core.table import Table
from sottovoce.school import puzzle as school
from sottovoce.school import rating
from sottovoce.school.puzzle import Puzzle
from sottovoce.school.words import speaker
from sottovoce.server import messages
from sottovoce.server.lessons import moment
from sottovoce.server.story import Story


class PuzzleTold(Struct):
    """A puzzle in a list."""

    id: str
    players: int
    theme: str
    label: str  # the theme in words
    level: int
    rating: int


class PuzzleList(Struct):
    """All puzzles of a game, and today's."""

    day: str | None
    puzzles: list[PuzzleTold]


class Decision(Struct):
    """One of the solver's decisions."""

    moment: int  # which of the puzzle's moments is on the table
    right: list[str]  # what comes to the same counts as one answer
    after: int  # the moment once the others have replied
    told: list[str]  # what they replied, in words


class PuzzleWhole(Struct):
    """All of a puzzle. Its solution comes along: whoever looks for it there cheats nobody but himself."""

    id: str
    theme: str
    label: str
    level: int
    rating: int
    proven: bool
    seat: int
    moments: list[messages.Update]
    decisions: list[Decision]
    solution: list[str]
    chances: dict[str, int]  # in per cent, after each first answer; nothing where the answer is proven


class Refutation(Struct):
    """How a wrong first answer is refuted, move by move."""

    moments: list[messages.Update]
    told: list[list[str]]  # what happens at each moment


def told(game: Game, lang: str, day: date) -> PuzzleList:
    """A game's puzzles in words, easy ones first."""
    kept = school.puzzles(game)
    today = school.of_the_day(game, day).id if kept else None
    return PuzzleList(today, [_told(puzzle, lang) for puzzle in kept.values()])


def _told(puzzle: Puzzle, lang: str) -> PuzzleTold:
    label = speaker(lang).token(f"theme:{puzzle.theme}")
    value = round(rating.of_level(puzzle.level).value)
    return PuzzleTold(puzzle.id, puzzle.players, puzzle.theme, label, puzzle.level, value)


@lru_cache(maxsize=64)
def whole(game: Game, name: str, lang: str) -> str:
    """A puzzle as JSON; made once."""
    puzzle = school.find(game, name)
    table, line = puzzle.table(game), _Line(puzzle, lang)
    line.show(table)
    decisions: list[Decision] = []
    for number, move in enumerate(puzzle.line):
        if number in puzzle.decisions:
            line.show(table)
            decisions.append(Decision(len(line.moments) - 1, puzzle.right(number), 0, []))
        school.play(table, move)
        if number + 1 == len(puzzle.line) or number + 1 in puzzle.decisions:
            line.show(table)
            decisions[-1].after = len(line.moments) - 1
            decisions[-1].told = line.news(table)
    brief = _told(puzzle, lang)
    all_of_it = PuzzleWhole(
        id=puzzle.id,
        theme=brief.theme,
        label=brief.label,
        level=brief.level,
        rating=brief.rating,
        proven=puzzle.proven,
        seat=puzzle.seat,
        moments=line.moments,
        decisions=decisions,
        solution=school.solution(game, puzzle, lang),
        chances={text: round(100 * chance) for text, chance in puzzle.chances.items()},
    )
    return msgspec.json.encode(all_of_it).decode()


@lru_cache(maxsize=256)
def refutation(game: Game, name: str, answer: str, lang: str) -> str | None:
    """How a wrong first answer is refuted, as JSON; None for what is no wrong answer."""
    puzzle = school.find(game, name)
    moves = puzzle.refuted.get(answer)
    if moves is None:
        return None
    table, line = puzzle.table(game), _Line(puzzle, lang)
    line.news(table)
    news = []
    for number, move in enumerate(moves, 1):
        sealed = table.position.sealed(int(move.partition(" ")[0]))
        school.play(table, move)
        heard = line.news(table)
        if heard or not sealed or number == len(moves):  # plans that are written in secret show nothing
            line.show(table)
            news.append(heard)
    return msgspec.json.encode(Refutation(line.moments, news)).decode()


class _Line:
    """Moments of a puzzle's table, and what happened between them, as the solver hears it."""

    def __init__(self, puzzle: Puzzle, lang: str) -> None:
        self.moments: list[messages.Update] = []
        self._puzzle = puzzle
        self._lang = lang
        self._entries = -1
        self._heard = 0
        self._story = Story(puzzle.seat, lang)

    def show(self, table: Table) -> None:
        """The table as it stands, unless it is shown already."""
        if len(table.log) == self._entries:
            return
        self._entries = len(table.log)
        seat, number = self._puzzle.seat, len(self.moments)
        self.moments.append(moment(self._puzzle.id, table, seat, self._lang, number))
        if number == 0:
            self.news(table)

    def news(self, table: Table) -> list[str]:
        """What the solver has heard since the last time."""
        self._story.follow(table)
        new = [line.text for line in self._story.lines[self._heard :]]
        self._heard = len(self._story.lines)
        return [*new, *table.ending(self._lang)] if table.over else new
