# mypyc: compile
"""Points and winners (§25, §26)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sottovoce.core.position import bit
from sottovoce.games.whispers.rules.actions import SLOTS
from sottovoce.games.whispers.rules.cards import size
from sottovoce.games.whispers.rules.lands import count
from sottovoce.games.whispers.rules.state import State

WEIGHTS: Final = vec[i64]([4, 3, 2, 0, -1])  # points for a city, by loyalty slot (§7)

# How the victory was decided.
BY_POINTS: Final = 0
BY_LOYALTY: Final = 1  # fewer tokens swapped
BY_CARDS: Final = 2  # more cards in hand
SHARED: Final = 3


def cities(s: State, seat: i64, empire: i64) -> i64:
    """The cities that an empire's regions count for a player: the printed ones and their own agents there (§26)."""
    return count(s.lands[empire] & s.map.cities) + count(s.lands[empire] & s.stationed[seat])


def hidden(s: State, seat: i64) -> i64:
    """How many of a player's loyalties are face down."""
    return SLOTS - count(s.shown[seat])


def points(s: State, seat: i64) -> i64:
    """§25: cities times loyalty; by option a point for each loyalty never turned up."""
    total: i64 = hidden(s, seat) if s.law.bonus else 0
    slot: i64
    for slot in range(SLOTS):
        if WEIGHTS[slot] != 0:
            total += WEIGHTS[slot] * cities(s, seat, s.tokens[seat * SLOTS + slot])
    return total


def rank(s: State, seat: i64, depth: i64) -> i64:
    """A player's standing as one number, compared by points, then tokens swapped, then cards."""
    standing = (points(s, seat) + 1000) * 10000
    if depth >= BY_LOYALTY:
        standing += hidden(s, seat) * 100
    if depth >= BY_CARDS:
        standing += size(s.hands[seat])
    return standing


def leaders(s: State, depth: i64) -> i64:
    """The seats that lead when compared so far, as bits."""
    best: i64 = 0
    most: i64 = -1
    seat: i64
    for seat in range(s.seats):
        standing = rank(s, seat, depth)
        if standing > most:
            most = standing
            best = 0
        if standing == most:
            best |= bit(seat)
    return best


def winners(s: State) -> i64:
    """§25: the seats that win as things stand, as bits."""
    return leaders(s, BY_CARDS)


def decided_by(s: State) -> i64:
    """Which comparison decided a finished game."""
    depth: i64
    for depth in range(SHARED):
        left = leaders(s, depth)
        if left & (left - 1) == 0:
            return depth
    return SHARED
