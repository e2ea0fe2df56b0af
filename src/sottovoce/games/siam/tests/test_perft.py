"""Perft counts of King of Siam; `tests/perft.py` says how they are written again."""

from __future__ import annotations

from pathlib import Path

import pytest
from perft import Golden

import sottovoce
from sottovoce.core.dice import Recorded
from sottovoce.core.position import Position

HERE = Path(__file__).parent
GOLDEN = Golden(HERE / "perft.json", depth=5, dice=lambda: Recorded([]))  # chance ends with the set-up


def tables() -> dict[str, sottovoce.Table]:
    """Set-ups of every table size on both maps, and the positions in positions/*.game."""
    found = {
        f"start-{players}-{game_map}": sottovoce.new("siam", players=players, seed=players, options={"map": game_map})
        for players in (2, 3, 4)
        for game_map in ("siam-8", "isles-8")
    }
    for file in sorted((HERE / "positions").glob("*.game")):
        found[file.stem] = sottovoce.load(file.read_text("utf-8"))
    return found


@pytest.fixture(scope="module", name="positions")
def _positions() -> dict[str, Position]:
    return {name: table.position for name, table in tables().items()}


def regenerate() -> None:
    """Write the golden figures."""
    GOLDEN.write({name: table.position for name, table in tables().items()})


def test_all_positions_have_figures(positions: dict[str, Position]) -> None:
    GOLDEN.check_names(positions)
    assert len(positions) >= 9
    last = tables()["last-card"]
    assert last.choices(last.to_act[0])[0] == "pass"
    assert len(last.choices(last.to_act[0])) == 2


@pytest.mark.parametrize("depth", GOLDEN.depths)
def test_perft(positions: dict[str, Position], depth: int) -> None:
    GOLDEN.check(positions, depth)
