"""What somebody has made of puzzles in the terminal: tries, rating and row, in a file of his own."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from sottovoce.cli import files
from sottovoce.core.game import Game
from sottovoce.school import rating
from sottovoce.school.puzzle import Puzzle
from sottovoce.school.rating import Rating

_NAME = "puzzles.json"


@dataclass
class Record:
    """One game's puzzles."""

    tried: dict[str, bool] = field(default_factory=dict)  # by puzzle: whether the first try was right
    rating: Rating = field(default_factory=Rating)
    run: int = 0  # solved at the first try, one after the other

    def rate(self, puzzle: Puzzle, solved: bool) -> None:
        """The first try at a puzzle; later ones count for nothing."""
        if puzzle.id in self.tried:
            return
        self.tried[puzzle.id] = solved
        self.rating = rating.after(self.rating, rating.of_level(puzzle.level), solved)
        self.run = self.run + 1 if solved else 0


def read(game: Game) -> Record:
    """What is known of a game's puzzles; nothing where the file can't be read."""
    return _all().get(game.name, Record())


def write(game: Game, record: Record) -> None:
    """Keep it; a disk that refuses loses nothing but this."""
    known = _all()
    known[game.name] = record
    files.keep(_path(), msgspec.json.encode(known).decode() + "\n")


def _all() -> dict[str, Record]:
    try:
        return msgspec.json.decode(_path().read_bytes(), type=dict[str, Record])
    except (OSError, msgspec.DecodeError):
        return {}


def _path() -> Path:
    from platformdirs import user_data_dir

    return files.folder(Path(user_data_dir("sottovoce"))) / _NAME
