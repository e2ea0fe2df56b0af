# mypyc: compile
"""Pacing: eight cards must last for eight struggles. A search that does not know it spends them in the first."""

from librt.vecs import vec
from mypy_extensions import i64

from sottovoce.core.position import Position
from sottovoce.games.siam.rules.actions import PASS
from sottovoce.games.siam.rules.cards import HAND
from sottovoce.games.siam.rules.state import TURN, State


def in_time(world: Position, seat: i64, ahead: i64) -> bool:
    """True if a card may be played without being more than this many cards ahead of one a struggle."""
    assert isinstance(world, State)
    return HAND - world.held[seat] < world.struggle + ahead


def keep_pace(world: Position, seat: i64, actions: vec[i64], count: i64, ahead: i64) -> i64:
    """Leave only a pass to a seat that has run ahead."""
    assert isinstance(world, State)
    if world.phase != TURN or in_time(world, seat, ahead):
        return count
    actions[0] = PASS
    return 1
