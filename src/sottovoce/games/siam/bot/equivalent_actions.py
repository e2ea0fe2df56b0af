# mypyc: compile
"""Twins: different answers that come to the same position."""

from librt.vecs import vec
from mypy_extensions import i64

from sottovoce.games.siam.rules.actions import GET, GIVE
from sottovoce.games.siam.rules.state import GET_BACK, GIVE_SECOND, State


def drop_twins(s: State, actions: vec[i64], count: i64) -> i64:
    """Keep one of two answers that come to the same, in front; how many are kept.

    It does not matter which of two followers given together is named first, nor which side of a swap of one for one.
    """
    least: i64 = 0
    if s.phase == GIVE_SECOND:
        least = GIVE + s.chosen
    elif s.phase == GET_BACK and not s.pairs:
        least = GET + s.chosen
    else:
        return count
    kept: i64 = 0
    i: i64
    for i in range(count):
        if actions[i] >= least:
            held = actions[kept]
            actions[kept] = actions[i]
            actions[i] = held
            kept += 1
    return kept if kept > 0 else count
