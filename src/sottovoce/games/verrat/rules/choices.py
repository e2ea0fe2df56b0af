# mypyc: compile
"""What can be answered once the plans are open: collecting (§10), seat 1 (§11), pardons (§14)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sottovoce.games.verrat.rules.actions import (
    COLLECT_FROM,
    DEMAND,
    DONE,
    FREE,
    HAND_OVER,
    KEEP_CARD,
    PUT_UNDER,
    TAKE,
    TAKE_NOTHING,
    WAIVE,
)
from sottovoce.games.verrat.rules.board import CITIES, DUNGEON, KINDS, NONE, PLAYERS, POWERS, SIZES
from sottovoce.games.verrat.rules.piles import in_kaffa
from sottovoce.games.verrat.rules.state import State

TWICE: Final = 2  # §11: what the opponent must hold of a card that is demanded


def list_collecting(s: State, seat: i64, out: vec[i64]) -> i64:
    """§10: the cities where the seat can still take a card; or no more."""
    out[0] = DONE
    count: i64 = 1
    c: i64
    for c in range(CITIES):
        if may_collect(s, seat, c):
            out[count] = COLLECT_FROM + c
            count += 1
    return count


def may_collect(s: State, seat: i64, city: i64) -> bool:
    """§10: the seat's vizier is alone there, has not collected yet, and there is something to take."""
    v = s.alone[city]
    return v != NONE and v // SIZES == seat and (s.gathered >> city) & 1 == 0 and s.pile(city) > 0


def list_kaffa(s: State, out: vec[i64]) -> i64:
    """§10: any card in Kaffa, or none."""
    out[0] = TAKE_NOTHING
    count: i64 = 1
    kind: i64
    for kind in range(KINDS):
        if in_kaffa(s, kind) > 0:
            out[count] = TAKE + kind
            count += 1
    return count


def list_demands(s: State, seat: i64, out: vec[i64]) -> i64:
    """§11: a type that the seat lacks and an opponent holds at least twice; or none. Option: the opponent's answer."""
    if s.demanded != NONE:
        out[0] = HAND_OVER
        out[1] = KEEP_CARD
        return 2
    out[0] = WAIVE
    count: i64 = 1
    other: i64
    kind: i64
    for kind in range(POWERS):
        if s.hands[seat * KINDS + kind] > 0:
            continue
        for other in range(PLAYERS):
            if other != seat and s.hands[other * KINDS + kind] >= TWICE:
                out[count] = DEMAND + other * POWERS + kind
                count += 1
    return count


def has_demand(s: State, seat: i64) -> bool:
    """True if some demand is possible."""
    kind: i64
    other: i64
    for kind in range(POWERS):
        if s.hands[seat * KINDS + kind] == 0:
            for other in range(PLAYERS):
                if s.hands[other * KINDS + kind] >= TWICE:
                    return True
    return False


def list_mercy(s: State, seat: i64, out: vec[i64]) -> i64:
    """§14: own viziers in dungeon 2 or 3; or no more."""
    out[0] = DONE
    count: i64 = 1
    size: i64
    for size in range(SIZES):
        if pardonable(s, seat * SIZES + size):
            out[count] = FREE + size
            count += 1
    return count


def pardonable(s: State, v: i64) -> bool:
    """§14: in dungeon 2 or 3, never 1."""
    return s.places[v] == DUNGEON + 1 or s.places[v] == DUNGEON + 2


def list_piles(s: State, out: vec[i64]) -> i64:
    """§14, option: any city's pile."""
    c: i64
    for c in range(CITIES):
        out[c] = PUT_UNDER + c
    return CITIES
