"""Recorded games, for the tests of any game: files beside its tests, replayed and held against golden figures.

When the file format gains a line, or words change, write files and figures anew from the files, and look at the
difference; from the repository, here for King of Siam:

    PYTHONPATH=src:tests python -c "import runpy; \
        runpy.run_path('src/sottovoce/games/siam/tests/test_recorded_games.py')['GAMES'].regenerate()"
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import sottovoce

Figures = Callable[[sottovoce.Table], dict[str, Any]]


def load(file: Path) -> sottovoce.Table:
    """The table of a game file."""
    return sottovoce.load(file.read_text("utf-8"))


class RecordedGames:
    """The files `games/*.game` in a folder, and what is golden about each in `games.json`."""

    def __init__(self, folder: Path, outcome: Figures) -> None:
        self.files = sorted((folder / "games").glob("*.game"))
        self.outcome = outcome
        self._figures = folder / "games.json"

    @property
    def golden(self) -> dict[str, dict[str, Any]]:
        """The figures by the file's name."""
        found: dict[str, dict[str, Any]] = json.loads(self._figures.read_text("utf-8"))
        return found

    def regenerate(self) -> None:
        """Write files and figures anew."""
        found = {}
        for file in self.files:
            table = load(file)
            file.write_text(table.dump(), "utf-8")
            found[file.stem] = self.outcome(table)
        self._figures.write_text(json.dumps(found, indent=1, ensure_ascii=False) + "\n", "utf-8")

    def check_names(self) -> None:
        """Every file has figures, and there are no others."""
        assert [file.stem for file in self.files] == list(self.golden)

    def check(self, file: Path) -> sottovoce.Table:
        """A game comes out as it did, and is written as it was."""
        table = load(file)
        assert table.over
        assert self.outcome(table) == self.golden[file.stem]
        assert table.dump() == file.read_text("utf-8")
        table.game.check(table.position)
        return table
