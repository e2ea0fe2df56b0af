"""Perft: how many sequences of decisions there are, to a depth, from fixed positions.

The golden figures are in perft.json. After a change of rules (never otherwise) write them anew, from the repository:

    PYTHONPATH=src python -c "import runpy; \
        runpy.run_path('src/sottovoce/games/siam/tests/test_perft.py')['regenerate']()"
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import sottovoce
from sottovoce.core.dice import Recorded
from sottovoce.core.position import Position

HERE = Path(__file__).parent
FIGURES = HERE / "perft.json"
DEPTH = 5
NO_DICE = Recorded([])


def positions() -> dict[str, sottovoce.Table]:
    """Set-ups of every table size on both maps, and the positions in positions/*.game."""
    found = {
        f"start-{players}-{chart}": sottovoce.new("siam", players=players, seed=players, options={"map": chart})
        for players in (2, 3, 4)
        for chart in ("siam-8", "isles-8")
    }
    for file in sorted((HERE / "positions").glob("*.game")):
        found[file.stem] = sottovoce.load(file.read_text("utf-8"))
    return found


def perft(position: Position, depth: int) -> int:
    """The number of sequences of so many decisions; games that end before do not count."""
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
        after.apply(seat, action, NO_DICE)
        count += perft(after, depth - 1)
    return count


def regenerate() -> None:
    """Write the golden figures."""
    found = {
        name: [perft(table.position, depth) for depth in range(1, DEPTH + 1)] for name, table in positions().items()
    }
    FIGURES.write_text(json.dumps(found, indent=1) + "\n", "utf-8")


GOLDEN: dict[str, list[int]] = json.loads(FIGURES.read_text("utf-8")) if FIGURES.exists() else {}
CASES = [(name, depth, figures[depth - 1]) for name, figures in GOLDEN.items() for depth in range(1, len(figures) + 1)]


def test_perft_positions() -> None:
    assert set(GOLDEN) == set(positions())
    assert len(GOLDEN) >= 9
    last = positions()["last-card"]
    assert last.choices(last.to_act[0])[0] == "pass"
    assert len(last.choices(last.to_act[0])) == 2


@pytest.mark.parametrize(("name", "depth", "sequences"), CASES, ids=lambda value: str(value))
def test_perft(name: str, depth: int, sequences: int) -> None:
    assert perft(positions()[name].position, depth) == sequences
