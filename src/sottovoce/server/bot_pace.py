"""When a bot's answer is told: at a time that only public things decide; thinking tells nothing of what it holds.

The slot of a question is known beforehand from the bot's level and from what everybody sees; the bot must have answered
before the slot ends, and is told only then. Who had to wait for a process, because others think too, is told a whole
slot later: that depends on the crowd.
"""

from __future__ import annotations

import math
from collections.abc import Iterable

from sottovoce.bots.names import parse

_QUICK = ("random", "greedy", "novice", "casual", "regular")  # levels that need no time worth mentioning
# Pauses for anybody else at the first question of a turn, and at the others: with two players all of `expert`'s two
# seconds, with more of them less, because the others wait for each in turn, and thoughts are shorter there anyway.
_LONG = {2: (6, 3), 3: (4, 2), 4: (3, 1)}
_SEALED_QUICK = 2  # pauses for all sealed answers of a round together
_SEALED_LONG = 6
_THINKING = 0.8  # of the slot; the rest is for the way there and back


def is_quick(bot: str) -> bool:
    """True if a bot of this name needs no time worth mentioning, whatever its character."""
    name = parse(bot)
    return name is not None and name.level in _QUICK and name.effort is None


def slot(pause: float, bots: Iterable[str], first: bool, sealed: bool, players: int) -> float:
    """Seconds that bots of these names take: for a question, or for all that they answer in secret this round."""
    quick = all(map(is_quick, bots))
    if sealed:
        return pause * (_SEALED_QUICK if quick else _SEALED_LONG)
    return pause * (1 if quick else _LONG[min(players, max(_LONG))][0 if first else 1])


def thinking(length: float, most: float, used: float = 0.0, askers: int = 1) -> float:
    """Seconds that each of several may think within what is left of a slot; as long as they like if there is none."""
    if length <= 0:
        return most
    return min(most, max(_THINKING * length - used, 0.1 * length) / askers)


def until_release(length: float, taken: float) -> float:
    """Seconds until the slot ends in which an answer has come."""
    if length <= 0:
        return 0.0
    return max(1, math.ceil(taken / length)) * length - taken
