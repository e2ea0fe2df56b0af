"""The searching bots by name: how long each thinks, and what it is told about the game."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import sottovoce
from sottovoce.bots.search import Level, Searcher
from sottovoce.core.insight import Insight
from sottovoce.core.playout import Playouts

if TYPE_CHECKING:
    from sottovoce.core.game import Game

_SLOWER = 50  # uncompiled, the levels think with so many times fewer simulations
_LEAST = 4  # simulations
_MOST_DIGITS = 9


# With more than two players `regular` needs little thought to be the better of `greedy`, with three hardly any.
# `expert` explores more there: many simulations that only follow up what looks best never find what was misjudged.
LEVELS = {
    "uct": Level(simulations=10_000, seconds=10.0, exploration=1.0, trust=0.0, playouts=True),
    "paced": Level(simulations=10_000, seconds=10.0, exploration=1.0, trust=0.0, playouts=True),
    "regular": Level(simulations=1_000, seconds=0.3, exploration=0.2, with_more={3: 4, 4: 200}),
    "expert": Level(
        simulations=5_000, seconds=1.5, exploration=0.2, with_more={3: 500, 4: 8_000}, wider={3: 0.5, 4: 0.7}
    ),
}


def level(name: str, simulations: str | None) -> Level | None:
    """The level of a bot's name; with a number of simulations given, as many and no guard."""
    found = LEVELS.get(name)
    if found is None or simulations is None:
        if found is not None and not sottovoce.compiled():
            more = {players: max(_LEAST, count // _SLOWER) for players, count in found.with_more.items()}
            return found._replace(simulations=found.simulations // _SLOWER, with_more=more)
        return found
    if not (simulations.isdecimal() and simulations.isascii() and len(simulations) <= _MOST_DIGITS):
        return None
    if int(simulations) == 0:
        return None
    return found._replace(simulations=int(simulations), seconds=math.inf, with_more={})


def searcher(name: str, game: Game, seed: int, simulations: str | None) -> Searcher | None:
    """A searching bot; None if there is none of that name, or the number means nothing."""
    found = level(name, simulations)
    if found is None:
        return None
    insight = game.insight(name) or Insight()
    if found.playouts:
        insight = Playouts(insight)
    return Searcher(seed, insight, found)
