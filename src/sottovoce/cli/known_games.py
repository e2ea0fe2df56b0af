"""Which games somebody knows in the terminal, in a file beside the puzzles': met ones, and those won once."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass, replace

import msgspec

from sottovoce.cli import files
from sottovoce.core.errors import Error
from sottovoce.core.game import Game

_NAME = "known.json"


@dataclass(frozen=True)
class KnownGame:
    """How well a game is known."""

    met: bool = False  # asked whether to learn it, or taught
    won: bool = False


def read(game: Game) -> KnownGame:
    """How well a game is known; not at all where the file can't be read."""
    return _all().get(game.name, KnownGame())


def note(game: Game, met: bool = False, won: bool = False) -> None:
    """Keep what is new; a disk that refuses loses nothing but this."""
    known = _all()
    before = known.get(game.name, KnownGame())
    known[game.name] = replace(before, met=before.met or met, won=before.won or won)
    if known[game.name] != before:
        with contextlib.suppress(Error):
            files.keep(files.home() / _NAME, msgspec.json.encode(known).decode() + "\n")


def _all() -> dict[str, KnownGame]:
    try:
        return msgspec.json.decode((files.home() / _NAME).read_bytes(), type=dict[str, KnownGame])
    except (OSError, Error, msgspec.DecodeError):
        return {}
