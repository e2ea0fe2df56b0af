"""Perft: how many sequences of decisions there are, to a depth, from fixed positions.

The golden figures are in perft.json. After a change of rules (never otherwise) write them anew, from the repository:

    PYTHONPATH=src python -c "import runpy; \
        runpy.run_path('src/sottovoce/games/verrat/tests/test_perft.py')['regenerate']()"
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import sottovoce
from sottovoce.core.dice import Fast
from sottovoce.core.position import Position

HERE = Path(__file__).parent
FIGURES = HERE / "perft.json"
DEPTH = 4
OPTIONS = {
    "default": {},
    "all": {"gifts": "on", "swap-pardons": "on", "vacated": "at-once", "pardon-pile": "choice"},
}


def positions() -> dict[str, Position]:
    """Set-ups, and the first position of each kind of question in games played with one fixed die."""
    found: dict[str, Position] = {}
    for name, options in OPTIONS.items():
        for seed in range(1, 4):
            position = sottovoce.new("verrat", seed=seed, options=options).position.copy()
            dice = Fast(seed)
            while not position.over:
                phase = f"{name}-{sottovoce.find('verrat').view(position, None).phase}"  # type: ignore[attr-defined]
                found.setdefault(phase, position.copy())
                choices = position.choices(position.turn())
                position.apply(position.turn(), choices[dice.roll(len(choices))], dice)
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
        after.apply(seat, action, Fast(1))
        count += perft(after, depth - 1)
    return count


def regenerate() -> None:
    """Write the golden figures."""
    found = {name: [perft(at, depth) for depth in range(1, DEPTH + 1)] for name, at in positions().items()}
    FIGURES.write_text(json.dumps(found, indent=1) + "\n", "utf-8")


@pytest.fixture(scope="module")
def played() -> dict[str, Position]:
    return positions()


def test_all_positions_have_figures(played: dict[str, Position]) -> None:
    assert list(json.loads(FIGURES.read_text("utf-8"))) == list(played)


@pytest.mark.parametrize("depth", range(1, DEPTH + 1))
def test_perft(played: dict[str, Position], depth: int) -> None:
    figures = json.loads(FIGURES.read_text("utf-8"))
    for name, position in played.items():
        assert perft(position, depth) == figures[name][depth - 1], name
