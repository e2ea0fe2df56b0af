"""The journal of a tournament: a line for the tournament and one for each finished game, so that it can go on later."""

from __future__ import annotations

import os
from pathlib import Path
from typing import BinaryIO

import msgspec

from sottovoce.lab.language import LabError
from sottovoce.lab.lineups import Tournament
from sottovoce.lab.match import Played


class Journal:
    """A file that grows by a line for each game; a last line that was cut off is dropped."""

    def __init__(self, path: Path, tournament: Tournament) -> None:
        self.path = path
        self.tournament = tournament
        self.games: list[Played] = []
        self._file: BinaryIO | None = None
        if path.exists():
            self._read()

    def _read(self) -> None:
        lines = self.path.read_bytes().split(b"\n")
        try:
            tournament = msgspec.json.decode(lines[0], type=Tournament)
        except msgspec.DecodeError:
            raise LabError("journal-unreadable", file=str(self.path)) from None
        difference = _difference(tournament, self.tournament)
        if difference:
            raise LabError("journal-other", file=str(self.path), what=f"what:{difference}")
        for line in lines[1:-1]:  # behind the last line's end there is nothing, or what was cut off
            try:
                self.games.append(msgspec.json.decode(line, type=Played))
            except msgspec.DecodeError:
                raise LabError("journal-unreadable", file=str(self.path)) from None

    def open(self) -> None:
        """Begin to write: all that is known, whole lines only."""
        lines = [msgspec.json.encode(self.tournament), *map(msgspec.json.encode, self.games)]
        fresh = self.path.with_name(f".{self.path.name}.new")
        fresh.write_bytes(b"\n".join(lines) + b"\n")
        os.replace(fresh, self.path)
        self._file = self.path.open("ab")

    def add(self, played: Played) -> None:
        """Keep a finished game."""
        assert self._file is not None
        self.games.append(played)
        self._file.write(msgspec.json.encode(played) + b"\n")
        self._file.flush()

    def close(self) -> None:
        """Write no more."""
        if self._file is not None:
            self._file.close()
            self._file = None

    def remove(self) -> None:
        """The tournament is over: its results hold all that stands here."""
        self.close()
        self.path.unlink(missing_ok=True)


def _difference(old: Tournament, new: Tournament) -> str:
    """The first field in which two tournaments differ, empty if they are equal."""
    differing = [field for field in Tournament.__struct_fields__ if getattr(old, field) != getattr(new, field)]
    return differing[0] if differing else ""
