"""The bots of A War of Whispers by name: a greedy one that places banners one by one, and those that read loyalties."""

from __future__ import annotations

import math

from sottovoce.bots.names import BotName, parse
from sottovoce.core.bot import Bot
from sottovoce.core.build import compiled
from sottovoce.games.whispers.bot.exploiters import exploiter
from sottovoce.games.whispers.bot.greedy import Greedy
from sottovoce.games.whispers.bot.thinker import CROWDED, LEVELS, Thinker, WhispersLevel

_SLOWER = 40  # uncompiled, the levels think this many times less
_UNREAD = "unread"  # reads nobody's deeds


def bot(name: str, seed: int) -> Bot | None:
    """A bot of the game's own by its name: `greedy`; `expert@5000` with this many worlds; `expert-unread`."""
    if name == "greedy":
        return Greedy(seed)
    found = exploiter(name, seed, _own)
    if found is not None:
        return found
    parsed = parse(name)
    if parsed is None or parsed.level not in LEVELS:
        return None
    if parsed.without not in ("", _UNREAD) or parsed.honesty is not None:
        return None
    few, many = (told(level, parsed) for level in (LEVELS[parsed.level], CROWDED[parsed.level]))
    return Thinker(seed, few, many)


def _own(name: str, seed: int) -> Bot:
    found = bot(name, seed)
    assert found is not None
    return found


def told(level: WhispersLevel, name: BotName) -> WhispersLevel:
    """How a level thinks, with what its name says."""
    if name.without:
        level = level._replace(trust=0)
    if name.effort is not None:
        return level._replace(simulations=name.effort, seconds=math.inf)
    return level if compiled() else slower(level)


def slower(level: WhispersLevel) -> WhispersLevel:
    """The same uncompiled: less thought in more time."""
    return level._replace(
        simulations=max(1, level.simulations // _SLOWER),
        nodes=level.nodes // _SLOWER,
        glances=1,
        seconds=level.seconds * _SLOWER,
    )
