"""Perft counts of A War of Whispers; `tests/perft.py` says how they are written again."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from perft import Golden

from sottovoce.core.dice import Dice, Fast
from sottovoce.core.position import Position
from sottovoce.games.whispers import GAME

if TYPE_CHECKING:
    from sottovoce.games.whispers.tests.conftest import Stage


class Lowest(Dice):
    """Dice that always show the lowest number."""

    def roll(self, faces: int) -> int:
        return 0


HERE = Path(__file__).parent
GOLDEN = Golden(HERE / "perft.json", depth=4, dice=Lowest, most=100_000)
OPTIONS = {"default": {}, "all": {option.name: option.values[1] for option in GAME.options}}


def met_in_play() -> dict[str, Position]:
    """Set-ups, and the first position of each step in games played with one fixed die."""
    found: dict[str, Position] = {}
    for name, options in OPTIONS.items():
        for players in (2, 3, 4):
            dice = Fast(players)
            position = GAME.start(players, GAME.settle_options(options), dice, None)
            found[f"{name}-start-{players}"] = position.copy()
            while not position.over:
                step = GAME.view(position, None).step
                if step != "deploy":  # with which they start
                    found.setdefault(f"{name}-{step}", position.copy())
                choices = position.choices(position.turn())
                position.apply(position.turn(), choices[dice.roll(len(choices))], dice)
    return found


def full_hand(scene: type[Stage]) -> Position:
    """A Bear Sheriff with an army and one card of each empire."""
    stage = scene().army("b5", "bear", 3).army("h2", "horse", 1).army("l3", "lion", 2).agent(0, "bear-sheriff")
    cards = ("bear-eagle", "eagle-horse", "elephant-lion", "lion-horse", "horse-bear")
    return stage.agent(1, "eagle-marshal").give(0, *cards).reach("bear-sheriff").position


def chancellor(scene: type[Stage]) -> Position:
    """A Lion Chancellor between attack and swap, without cards."""
    stage = scene(3).army("l3", "lion", 4).army("h5", "eagle", 1).agent(2, "lion-chancellor").agent(0, "horse-sheriff")
    return stage.reach("lion-chancellor").position


def laid_out(scene: type[Stage]) -> dict[str, Position]:
    """Positions made by hand."""
    return {"full-hand": full_hand(scene), "chancellor": chancellor(scene)}


def regenerate() -> None:
    """Write the golden figures."""
    GOLDEN.write({**met_in_play(), **laid_out(runpy.run_path(str(HERE / "conftest.py"))["Stage"])})


@pytest.fixture(scope="module", name="met")
def _met() -> dict[str, Position]:
    return met_in_play()


@pytest.fixture(name="positions")
def _positions(met: dict[str, Position], scene: type[Stage]) -> dict[str, Position]:
    return {**met, **laid_out(scene)}


def test_all_positions_have_figures(positions: dict[str, Position]) -> None:
    GOLDEN.check_names(positions)


@pytest.mark.parametrize("depth", GOLDEN.depths)
def test_perft(positions: dict[str, Position], depth: int) -> None:
    GOLDEN.check(positions, depth)
