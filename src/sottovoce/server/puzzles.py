"""Puzzles for browsers: the position as the solver sees it, the replies between, and how wrong answers are refuted."""

from __future__ import annotations

from datetime import date
from functools import lru_cache

import msgspec
from msgspec import Struct

from sottovoce.core.game import Game
from sottovoce.school import puzzle as school
from sottovoce.school.puzzle import Puzzle
from sottovoce.school.solution import solution
from sottovoce.school.words import speaker
from sottovoce.server import update_messages
from sottovoce.server.lessons import Line


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
    refuted: bool  # whether it can be shown how wrong answers fail


class PuzzleWhole(Struct):
    """All of a puzzle, with its solution: those who look it up there only cheat themselves."""

    id: str
    theme: str
    label: str
    level: int
    rating: int
    proven: bool
    seat: int
    moments: list[update_messages.Update]
    decisions: list[Decision]
    solution: list[str]
    story: list[str]  # what the solver has heard up to the position, which the judge went by
    chances: dict[str, int]  # in per cent, after each first answer; nothing where the answer is proven


class Refutation(Struct):
    """How a wrong answer is refuted, move by move."""

    moments: list[update_messages.Update]
    told: list[list[str]]  # what happens at each moment


def told(game: Game, lang: str, day: date) -> PuzzleList:
    """A game's puzzles in words, easy ones first."""
    kept = school.puzzles(game)
    today = school.of_the_day(game, day).id if kept else None
    return PuzzleList(today, [_told(puzzle, lang) for puzzle in kept.values()])


def _told(puzzle: Puzzle, lang: str) -> PuzzleTold:
    label = speaker(lang).token(f"theme:{puzzle.theme}")
    value = round(puzzle.rating.value)
    return PuzzleTold(puzzle.id, puzzle.players, puzzle.theme, label, puzzle.level, value)


@lru_cache(maxsize=64)
def whole(game: Game, name: str, lang: str) -> str:
    """A puzzle as JSON; made once."""
    puzzle = school.find(game, name)
    table, line = puzzle.table(game), Line(puzzle.id, puzzle.seat, lang)
    story = [] if puzzle.proven else line.news(table)
    line.show(table)
    decisions: list[Decision] = []
    for number, move in enumerate(puzzle.line):
        if number in puzzle.decisions:
            line.show(table)
            decisions.append(
                Decision(len(line.moments) - 1, puzzle.right(number), 0, [], bool(puzzle.refutations(len(decisions))))
            )
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
        solution=solution(game, puzzle, lang),
        story=story,
        chances={text: round(100 * chance) for text, chance in puzzle.chances.items()},
    )
    return msgspec.json.encode(all_of_it).decode()


@lru_cache(maxsize=256)
def refutation(game: Game, name: str, answer: str, lang: str, at: int = 0) -> str | None:
    """How a wrong answer to a decision is refuted, as JSON; None for what is no wrong answer."""
    puzzle = school.find(game, name)
    moves = puzzle.refutations(at).get(answer)
    if moves is None:
        return None
    table, line = puzzle.table(game, at), Line(puzzle.id, puzzle.seat, lang)
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
