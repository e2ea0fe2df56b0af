"""Imagined worlds of this game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sottovoce.games.whispers.rules.turns import Whispers

if TYPE_CHECKING:
    from sottovoce.core.bot import Question


def imagine(question: Question, seed: int) -> Whispers:
    """A world that looks to the asked seat like the real one."""
    world = question.imagine(seed)
    assert isinstance(world, Whispers)
    return world
