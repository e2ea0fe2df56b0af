"""Perft, for the tests of any game: how many sequences of decisions there are, to a depth, from fixed positions.

Golden figures stand in a file beside a game's tests. After a change of rules (never otherwise) write them anew, from
the repository, here for King of Siam:

    PYTHONPATH=src:tests python -c "import runpy; \
        runpy.run_path('src/sottovoce/games/siam/tests/test_perft.py')['regenerate']()"
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path

from sottovoce.core.dice import Dice
from sottovoce.core.position import Position

Positions = Mapping[str, Position]


def perft(position: Position, depth: int, dice: Callable[[], Dice]) -> int:
    """The number of sequences of so many decisions; games that end before do not count. Each has dice of its own."""
    if position.over:
        return 0
    seat = position.turn()
    actions = position.choices(seat)
    if depth == 1:
        return len(actions)
    count = 0
    after = position.copy()
    for action in actions:
        after.copy_from(position)
        after.apply(seat, action, dice())
        count += perft(after, depth - 1, dice)
    return count


class Golden:
    """The figures of a game in their file; where one exceeds `most`, none deeper are counted for that position."""

    def __init__(self, file: Path, depth: int, dice: Callable[[], Dice], most: int | None = None) -> None:
        self.file, self.depth, self.dice, self.most = file, depth, dice, most

    @property
    def depths(self) -> range:
        """All depths that are counted."""
        return range(1, self.depth + 1)

    def write(self, positions: Positions) -> None:
        """Count anew."""
        found = {name: self._count(position) for name, position in positions.items()}
        self.file.write_text(json.dumps(found, indent=1) + "\n", "utf-8")

    def check_names(self, positions: Positions) -> None:
        """Every position has figures, to its full depth, and there are no others."""
        found = self._read()
        assert list(found) == list(positions)
        for figures in found.values():
            assert len(figures) == self.depth or (self.most is not None and figures[-1] > self.most)

    def check(self, positions: Positions, depth: int) -> None:
        """The counts of one depth."""
        for name, figures in self._read().items():
            if depth <= len(figures):
                assert perft(positions[name], depth, self.dice) == figures[depth - 1], name

    def _count(self, position: Position) -> list[int]:
        figures: list[int] = []
        for depth in self.depths:
            figures.append(perft(position, depth, self.dice))
            if self.most is not None and figures[-1] > self.most:
                break
        return figures

    def _read(self) -> dict[str, list[int]]:
        found: dict[str, list[int]] = json.loads(self.file.read_text("utf-8"))
        return found
