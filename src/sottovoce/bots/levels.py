"""The searching bots by name: how long each thinks, and what it is told about the game."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import sottovoce
from sottovoce.bots.search import Searcher
from sottovoce.core.insight import Insight
from sottovoce.core.playout import Playouts

if TYPE_CHECKING:
    from sottovoce.core.game import Game

_SLOWER = 50  # uncompiled, the levels think with so many times fewer simulations
_MOST_DIGITS = 9


@dataclass(frozen=True)
class Level:
    """How a searching bot thinks."""

    simulations: int  # for a turn's first question
    seconds: float  # for a whole turn: a guard for slow machines, never reached on a usual one
    exploration: float
    trust: float = 2.0  # visits that the record of an action elsewhere in the tree counts for
    playouts: bool = False  # judge by random games instead of at a glance


LEVELS = {
    "uct": Level(simulations=10_000, seconds=10.0, exploration=1.0, trust=0.0, playouts=True),
    "paced": Level(simulations=10_000, seconds=10.0, exploration=1.0, trust=0.0, playouts=True),
    "regular": Level(simulations=1_000, seconds=0.3, exploration=0.2),
    "expert": Level(simulations=5_000, seconds=2.0, exploration=0.2),
}


def level(name: str, simulations: str | None) -> Level | None:
    """The level of a bot's name; with a number of simulations given, as many and no guard."""
    found = LEVELS.get(name)
    if found is None or simulations is None:
        if found is not None and not sottovoce.compiled():
            return replace(found, simulations=found.simulations // _SLOWER)
        return found
    if not (simulations.isdecimal() and simulations.isascii() and len(simulations) <= _MOST_DIGITS):
        return None
    return replace(found, simulations=int(simulations), seconds=math.inf) if int(simulations) else None


def searcher(name: str, game: Game, seed: int, simulations: str | None) -> Searcher | None:
    """A searching bot; None if there is none of that name, or the number means nothing."""
    found = level(name, simulations)
    if found is None:
        return None
    insight = game.insight(name) or Insight()
    if found.playouts:
        insight = Playouts(insight)
    return Searcher(seed, insight, found.simulations, found.seconds, found.exploration, found.trust)
