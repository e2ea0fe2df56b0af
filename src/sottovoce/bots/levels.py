"""The levels of the searching bots: how much each thinks, with any game's hints."""

from __future__ import annotations

import math
from collections.abc import Mapping

from sottovoce.bots.names import BotName
from sottovoce.bots.playout import Playouts
from sottovoce.bots.search import Level, Searcher
from sottovoce.bots.search_hints import SearchHints
from sottovoce.core.build import compiled

_SLOWER = 50  # uncompiled, the levels think with so many times fewer simulations
_LEAST = 4  # simulations


# With more than two players `regular` needs little thought to be the better of `greedy`, with three hardly any.
# `expert` explores more there: many simulations that only follow up what looks best never find what was misjudged.
LEVELS: Mapping[str, Level] = {
    "uct": Level(simulations=10_000, seconds=10.0, exploration=1.0, trust=0.0, playouts=True),
    "paced": Level(simulations=10_000, seconds=10.0, exploration=1.0, trust=0.0, playouts=True),
    "regular": Level(simulations=1_000, seconds=0.3, exploration=0.2, with_more={3: 4, 4: 200}),
    "expert": Level(
        simulations=5_000, seconds=1.5, exploration=0.2, with_more={3: 500, 4: 8_000}, wider={3: 0.5, 4: 0.7}
    ),
}


def level_of(name: BotName) -> Level | None:
    """The level of a bot's name; with a number of simulations given, as many and no guard."""
    found = LEVELS.get(name.level)
    if found is None or not name.plain:
        return None
    if name.effort is not None:
        return found._replace(simulations=name.effort, seconds=math.inf, with_more={})
    if compiled():
        return found
    more = {players: max(_LEAST, count // _SLOWER) for players, count in found.with_more.items()}
    return found._replace(simulations=found.simulations // _SLOWER, with_more=more)


def searcher(name: BotName, hints: SearchHints, seed: int) -> Searcher | None:
    """A searching bot that goes by a game's hints; None if there is no level of that name."""
    level = level_of(name)
    if level is None:
        return None
    return Searcher(seed, Playouts(hints) if level.playouts else hints, level)
