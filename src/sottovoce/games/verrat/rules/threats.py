"""Who could still win this round, and how (§16), as far as everybody can see."""

from __future__ import annotations

from typing import Final

from sottovoce.games.verrat.rules.board import (
    CITIES,
    CITY,
    DUNGEON,
    FAVOURITE,
    HAND,
    KAFFA,
    KINDS,
    NONE,
    PLAYERS,
    POWERS,
    SEATS,
    SIZES,
)
from sottovoce.games.verrat.rules.state import INTRIGUE, OVER, PLAN, SEARCH, SEAT_ONE, State

WAYS: Final = ("swap", "travel", "collecting", "seat-one", "rotation")
_SWAPPED_AT_ONCE: Final = 2  # more missing types than this nobody gets by swaps in one round


def ways(s: State, seat: int) -> list[str]:
    """The ways in which a seat could win before the round is over."""
    if s.phase == OVER:
        return []
    lacking = missing(s, seat)
    ahead = s.phase in (INTRIGUE, PLAN)
    on_seat = _owns(s, seat, FAVOURITE)
    beside = _owns(s, seat, FAVOURITE - 1)
    coming = ahead and bool(outside(s, seat))
    swaps = s.phase == INTRIGUE and 0 < len(lacking) <= _SWAPPED_AT_ONCE and could_swap(s, seat, lacking)
    cards = _collectable(s, seat, lacking, spare=0 if on_seat or beside or not ahead else 1)
    demand = 1 if could_demand(s, seat, lacking) else 0
    found = []
    if swaps and on_seat:
        found.append("swap")
    if coming and (not lacking or swaps):
        found.append("travel")
    if lacking and (on_seat or coming) and cards >= len(lacking):
        found.append("collecting")
    if lacking and (on_seat or coming) and demand and cards + demand >= len(lacking):
        found.append("seat-one")
    if beside and (swaps or cards + demand >= len(lacking)):
        found.append("rotation")
    return found


def missing(s: State, seat: int) -> list[int]:
    """The Power types that a seat lacks."""
    return [kind for kind in range(POWERS) if s.hands[seat * KINDS + kind] == 0]


def outside(s: State, seat: int) -> list[int]:
    """A seat's viziers who may plan a seat at court: in a city or in hand."""
    own = range(seat * SIZES, seat * SIZES + SIZES)
    return [v for v in own if CITY <= s.places[v] < DUNGEON or s.places[v] == HAND]


def could_swap(s: State, seat: int, lacking: list[int]) -> bool:
    """True if others hold all that a seat lacks, and it has something to give."""
    others = [other for other in range(PLAYERS) if other != seat]
    return len(lacking) < POWERS and all(any(s.hands[o * KINDS + kind] > 0 for o in others) for kind in lacking)


def could_demand(s: State, seat: int, lacking: list[int]) -> bool:
    """§11: True if the seat is, or may come, on seat 1 and somebody has two of what it lacks."""
    if s.phase > SEAT_ONE:
        return False
    position = next(p for p in range(SEATS) if s.chips[p] == 1)
    there = _owns(s, seat, position) or (s.phase <= PLAN and bool(outside(s, seat)))
    return there and any(s.hands[o * KINDS + kind] > 1 for kind in lacking for o in range(PLAYERS) if o != seat)


def _owns(s: State, seat: int, position: int) -> bool:
    return s.court[position] != NONE and s.court[position] // SIZES == seat


def _collectable(s: State, seat: int, lacking: list[int], spare: int) -> int:
    """How many of the missing types a seat could collect; `spare` viziers have another errand."""
    if s.phase > SEARCH:
        return 0
    own = range(seat * SIZES, seat * SIZES + SIZES)
    if s.phase <= PLAN:
        open_to = [c for c in range(CITIES) if s.pile(c) > 0]
        hands = sum(1 for v in own if s.is_free(v)) - spare
    elif (seat - s.leader) % PLAYERS < s.step:
        return 0  # that seat has had its turn
    else:
        taken = s.gathered & ~(1 << KAFFA) if s.phase == SEARCH else s.gathered  # that seat is still choosing there
        open_to = [c for c in range(CITIES) if s.alone[c] in own and not (taken >> c) & 1 and s.pile(c) > 0]
        hands = len(open_to)
    shown = {int(s.tops[c]) for c in open_to if c != KAFFA} & set(lacking)
    hidden = 1 if KAFFA in open_to and len(lacking) > len(shown) else 0
    return max(0, min(hands, len(shown) + hidden))
