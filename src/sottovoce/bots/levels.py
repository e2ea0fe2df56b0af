"""The levels of the searching bots: how much each thinks, with any game's hints."""

from __future__ import annotations

import math
from collections.abc import Mapping

from sottovoce.bots.names import BotName
from sottovoce.bots.playout import Playouts
from sottovoce.bots.search import Searcher, SearchLevel
from sottovoce.bots.search_hints import SearchHints
from sottovoce.core.build import compiled

_SLOWER = 50  # uncompiled, the levels think with this many times fewer simulations
_LEAST = 4  # simulations


# `expert` has what two seconds of a usual processor allow for a turn, `regular` a tenth of it, both with all that is
# known; `casual` follows up a handful of ideas and overlooks the rest. With more than two players the strong ones
# explore more: many simulations that only follow up what looks best never find what was misjudged.
LEVELS: Mapping[str, SearchLevel] = {
    "uct": SearchLevel(simulations=10_000, seconds=10.0, exploration=1.0, trust=0.0, playouts=True),
    "paced": SearchLevel(simulations=10_000, seconds=10.0, exploration=1.0, trust=0.0, playouts=True),
    "casual": SearchLevel(simulations=8, seconds=0.3, exploration=0.2, with_more={3: 5, 4: 12}),
    "regular": SearchLevel(
        simulations=2_000, seconds=0.3, exploration=0.2, with_more={3: 300, 4: 1_600}, wider={3: 0.5, 4: 0.7}
    ),
    "expert": SearchLevel(
        simulations=20_000, seconds=1.9, exploration=0.2, with_more={3: 3_000, 4: 16_000}, wider={3: 0.5, 4: 0.7}
    ),
}


def level_of(name: BotName) -> SearchLevel | None:
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
