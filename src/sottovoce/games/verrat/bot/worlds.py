"""Imagined worlds of this game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sottovoce.games.verrat.rules.turns import Verrat

if TYPE_CHECKING:
    from sottovoce.core.bot import Question


def imagine(question: Question, seed: int) -> Verrat:
    """A world that looks to the asked seat like the real one."""
    world = question.imagine(seed)
    assert isinstance(world, Verrat)
    return world
