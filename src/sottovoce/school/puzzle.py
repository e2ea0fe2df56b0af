"""A puzzle: a position from a game in which one answer alone keeps the victory, or is far ahead of all others.

Puzzles are lines of JSON in a game's folder: the game up to the position, the line of play that solves it, and for
every other first answer how it is refuted. Whether all that is true is proven by `sottovoce puzzles check`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from datetime import UTC, date, datetime
from functools import lru_cache

import msgspec
from msgspec import Struct

import sottovoce
from sottovoce.core.files import read_text
from sottovoce.core.game import Game
from sottovoce.core.table import Table
from sottovoce.core.words import Typed
from sottovoce.school.errors import NoSuchLesson
from sottovoce.school.rating import Rating, of_puzzle

FOLDER = "puzzles"
SUFFIX = ".jsonl"
EASIEST, HARDEST = 1, 5


class Puzzle(Struct, frozen=True, omit_defaults=True):
    """One puzzle as it is kept. Moves are written `seat action`."""

    id: str
    players: int
    seed: int
    moves: list[str]  # of the game, up to the position
    seat: int  # whose answer is wanted
    line: list[str]  # the solution: answers of the solver and replies between them
    decisions: list[int]  # which moves of the line are the solver's decisions: not all answers come to the same there
    twins: list[list[str]]  # for each decision: the right answer, with all that come to the same
    refuted: dict[str, list[str]]  # every other first answer, with the line that refutes it
    theme: str
    level: int
    source: str = ""
    later: list[dict[str, list[str]]] = []  # the same for each further decision, where it can be proven
    chances: dict[str, float] = {}  # where nothing is proven: how likely the seat wins after each first answer

    @property
    def proven(self) -> bool:
        """Whether its answer is proven, or else judged far ahead of all others."""
        return not self.chances

    @property
    def rating(self) -> Rating:
        """How hard it is, in the same measure as those who solve it."""
        return of_puzzle(self.level, len(self.decisions), len(self.refuted) + len(self.twins[0]))

    def right(self, number: int) -> list[str]:
        """The right answers at a move of the line that is a decision."""
        return self.twins[self.decisions.index(number)]

    def refutations(self, decision: int) -> dict[str, list[str]]:
        """For a decision, counted from 0: every wrong answer with the line that refutes it; nothing where none is."""
        return [self.refuted, *self.later][decision] if decision <= len(self.later) else {}

    def table(self, game: Game, decision: int = 0) -> Table:
        """The table at the position, or at a further decision."""
        return table_after(game, self.players, self.seed, [*self.moves, *self.line[: self.decisions[decision]]])


_read = msgspec.json.Decoder(Puzzle).decode  # made before any thread can: see `store.records`


def table_after(game: Game, players: int, seed: int, moves: Sequence[str]) -> Table:
    """A table after some moves."""
    table = sottovoce.new(game, players, seed)
    for move in moves:
        play(table, move)
    return table


def play(table: Table, move: str) -> None:
    """Play a move written `seat action`."""
    seat, _, action = move.partition(" ")
    table.play(int(seat), action)


@lru_cache(maxsize=8)
def puzzles(game: Game) -> dict[str, Puzzle]:
    """All puzzles of a game by their id, easy ones first."""
    found = []
    for path in sorted((game.folder / FOLDER).glob(f"*{SUFFIX}")):
        found += [_read(line) for line in read_text(path).splitlines() if line]
    return {puzzle.id: puzzle for puzzle in sorted(found, key=lambda puzzle: (puzzle.level, puzzle.id))}


def today() -> date:
    """The day of the puzzle of the day: the same everywhere, by UTC."""
    return datetime.now(UTC).date()


def of_the_day(game: Game, day: date) -> Puzzle:
    """The same puzzle for everybody on a day, another on the next."""
    kept = sorted(puzzles(game).values(), key=lambda puzzle: hashlib.sha256(puzzle.id.encode()).digest())
    return kept[day.toordinal() % len(kept)]


def find(game: Game, name: str) -> Puzzle:
    """A puzzle by its id; NoSuchLesson if there is none such."""
    found = puzzles(game).get(name)
    if found is None:
        raise NoSuchLesson("puzzle", puzzle=Typed(name), game=game.name)
    return found
