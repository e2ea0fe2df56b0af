"""Perft counts of Verrat!; `tests/perft.py` says how they are written again."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest
from perft import Golden

import sottovoce
from sottovoce.core.dice import Fast
from sottovoce.core.position import Position
from sottovoce.games.verrat import GAME
from sottovoce.games.verrat.rules.turns import Verrat

GOLDEN = Golden(Path(__file__).parent / "perft.json", depth=4, dice=lambda: Fast(1))
OPTIONS = {
    "default": {},
    "all": {"gifts": "on", "swap-pardons": "on", "vacated": "at-once", "pardon-pile": "choice"},
}


def found_positions() -> dict[str, Position]:
    """Set-ups, and the first position of each kind of question in games played with one fixed die."""
    found: dict[str, Position] = {}
    for name, options in OPTIONS.items():
        met: set[int] = set()
        for seed in range(1, 4):
            position = cast(Verrat, sottovoce.new("verrat", seed=seed, options=options).position.copy())
            dice = Fast(seed)
            while not position.over:
                if position.phase not in met:
                    met.add(position.phase)
                    found[f"{name}-{GAME.view(position, None).phase}"] = position.copy()
                choices = position.choices(position.turn())
                position.apply(position.turn(), choices[dice.roll(len(choices))], dice)
    return found


@pytest.fixture(scope="module", name="positions")
def _positions() -> dict[str, Position]:
    return found_positions()


def regenerate() -> None:
    """Write the golden figures."""
    GOLDEN.write(found_positions())


def test_all_positions_have_figures(positions: dict[str, Position]) -> None:
    GOLDEN.check_names(positions)


@pytest.mark.parametrize("depth", GOLDEN.depths)
def test_perft(positions: dict[str, Position], depth: int) -> None:
    GOLDEN.check(positions, depth)
