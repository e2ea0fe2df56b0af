"""A player's record of puzzles in the terminal: tries, rating and row, in a file of its own."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import date, timedelta
from pathlib import Path

import msgspec

from sottovoce.cli import files
from sottovoce.core.game import Game
from sottovoce.school import rating
from sottovoce.school.puzzle import Puzzle
from sottovoce.school.rating import Rating

_NAME = "puzzles.json"


@dataclass
class PuzzleRecord:
    """One game's puzzles."""

    tried: dict[str, bool] = field(default_factory=dict)  # by puzzle: whether the first try was right
    rating: Rating = field(default_factory=Rating)
    run: int = 0  # solved at the first try, one after the other
    day: str = ""  # the last on which the puzzle of the day was solved
    days: int = 0  # the number of such days in a row

    def rate(self, puzzle: Puzzle, solved: bool) -> None:
        """The first try at a puzzle; later ones count for nothing."""
        if puzzle.id in self.tried:
            return
        self.tried[puzzle.id] = solved
        self.rating = rating.after(self.rating, puzzle.rating, solved)
        self.run = self.run + 1 if solved else 0

    def solve_day(self, day: date) -> None:
        """The puzzle of a day was solved, at whatever try."""
        if self.day != day.isoformat():
            self.days = self.days + 1 if self.day == (day - timedelta(days=1)).isoformat() else 1
            self.day = day.isoformat()


def read(game: Game) -> PuzzleRecord:
    """What is known of a game's puzzles; nothing where the file can't be read."""
    return _all().get(game.name, PuzzleRecord())


def write(game: Game, record: PuzzleRecord) -> None:
    """Keep it; a disk that refuses loses nothing but this."""
    known = _all()
    known[game.name] = record
    files.keep(_path(), msgspec.json.encode(known).decode() + "\n")


def _all() -> dict[str, PuzzleRecord]:
    try:
        return msgspec.json.decode(_path().read_bytes(), type=dict[str, PuzzleRecord])
    except (OSError, msgspec.DecodeError):
        return {}


def _path() -> Path:
    return files.home() / _NAME
