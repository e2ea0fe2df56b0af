# mypyc: compile
"""A seat's prospects at a glance: what bots judge by where they can't look further."""

from typing import Final

from mypy_extensions import i64

from sottovoce.core.evaluation import Evaluation
from sottovoce.core.position import Position
from sottovoce.games.verrat.rules.board import (
    DUNGEON,
    EXILE,
    FAVOURITE,
    HAND,
    KINDS,
    PARDON,
    PLAYERS,
    POWERS,
    SEATS,
    SIZES,
)
from sottovoce.games.verrat.rules.scoring import types, votes
from sottovoce.games.verrat.rules.state import State

_TYPE: Final = 1.0  # a Power type
_SPARE: Final = 0.08  # a second card of a type, good for a swap
_PARDON: Final = 0.15
_VOTE: Final = 0.02  # a vote at court
_NEAR: Final = 0.07  # how much each step nearer to the favourite's seat counts
_CITY: Final = 0.25  # a vizier on his way
_HAND: Final = 0.3
_CELL: Final = 0.5  # a vizier in a dungeon costs this much
_EXILE: Final = 1.2  # and one in exile this much


class VerratEvaluation(Evaluation):
    """The game's own guess."""

    def prospects(self, world: Position, seat: i64) -> float:
        """A seat's chance before the end."""
        assert isinstance(world, State)
        return prospects(world, seat)


def prospects(s: State, seat: i64) -> float:
    """Between 0 and 1: how the seat stands against the best of the others."""
    mine = standing(s, seat)
    best = -100.0
    other: i64
    for other in range(PLAYERS):
        if other != seat:
            theirs = standing(s, other)
            if theirs > best:
                best = theirs
    lead = mine - best
    return 0.5 + 0.49 * lead / (2.0 + (lead if lead > 0 else -lead))


def standing(s: State, seat: i64) -> float:
    """What a seat has: types above all, then people at court, the nearer to the favourite's seat the better."""
    held = types(s, seat)
    value = _TYPE * float(held) + _VOTE * float(votes(s, seat))
    kind: i64
    for kind in range(POWERS):
        if s.hands[seat * KINDS + kind] > 1:
            value += _SPARE
    if s.hands[seat * KINDS + PARDON] > 0:
        value += _PARDON
    pull = float(held) / float(POWERS)
    nth: i64
    for nth in range(SIZES):
        v = seat * SIZES + nth
        place = s.places[v]
        if place < SEATS:
            value += pull * _NEAR * float(SEATS - (FAVOURITE - place))
        elif place < DUNGEON:
            value += _CITY
        elif place == HAND:
            value += _HAND
        elif place == EXILE:
            value -= _EXILE
        else:
            value -= _CELL
    return value
