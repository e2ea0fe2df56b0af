# mypyc: compile
"""Who rules and who wins (§26 to §29)."""

from typing import Final

from mypy_extensions import i64

from sottovoce.core.position import bit
from sottovoce.games.siam.rules.board import BRITISH, FACTIONS, PROVINCES
from sottovoce.games.siam.rules.state import NONE, State

TEAMS_AT: Final = 4  # seats at which partners sit opposite each other (§11)

# How the victory was decided.
BY_RULER: Final = 0  # most followers of the ruling faction
BY_SECOND: Final = 1  # … then of the second faction
BY_CARD: Final = 2  # … then the earliest last card
BY_SETS: Final = 3  # a colony: most complete sets
BY_LATEST: Final = 4  # … then the latest card
SHARED: Final = 5  # equal in everything


def provinces_of(s: State, faction: i64) -> i64:
    """How many provinces a faction (or BRITISH) controls."""
    count: i64 = 0
    p: i64
    for p in range(PROVINCES):
        if s.control[p] == faction:
            count += 1
    return count


def outranks(s: State, a: i64, b: i64) -> bool:
    """§26: more provinces, or as many and a later gain."""
    mine = provinces_of(s, a)
    theirs = provinces_of(s, b)
    return mine > theirs or (mine == theirs and s.gained[a] > s.gained[b])


def ruler(s: State) -> i64:
    """The first-ranked faction, NONE if no faction controls a province."""
    first: i64 = 0
    f: i64
    for f in range(1, FACTIONS):
        if outranks(s, f, first):
            first = f
    if provinces_of(s, first) == 0:
        return NONE
    return first


def second(s: State, first: i64) -> i64:
    """The second-ranked faction, NONE if no other one controls a province (R6, R7)."""
    best: i64 = NONE
    f: i64
    for f in range(FACTIONS):
        if f != first and (best == NONE or outranks(s, f, best)):
            best = f
    if provinces_of(s, best) == 0:
        return NONE
    return best


def is_colony(s: State) -> bool:
    """§25: do the British hold as many provinces as their limit?"""
    return provinces_of(s, BRITISH) >= s.law.limit


def court(s: State, seat: i64, faction: i64) -> i64:
    """A court's followers of a faction."""
    return s.courts[seat * FACTIONS + faction]


def sets(s: State, seat: i64) -> i64:
    """§28: complete sets in a court; with teams (§29) in both partners' courts together."""
    fewest: i64 = 99
    f: i64
    for f in range(FACTIONS):
        have = court(s, seat, f)
        if s.seats == TEAMS_AT:
            have += court(s, (seat + 2) % TEAMS_AT, f)
        if have < fewest:
            fewest = have
    return fewest


def last_card(s: State, seat: i64) -> i64:
    """When a seat, or in a colony its team, last played a card."""
    when = s.played[seat]
    if s.seats == TEAMS_AT and s.played[(seat + 2) % TEAMS_AT] > when:
        when = s.played[(seat + 2) % TEAMS_AT]
    return when


def with_partners(s: State, seats: i64) -> i64:
    """§29: the winner's partner wins too."""
    if s.seats != TEAMS_AT:
        return seats
    return (seats | (seats << 2) | (seats >> 2)) & 15


def several(seats: i64) -> bool:
    """True if more than one seat is left."""
    return seats & (seats - 1) != 0


def reign_winners(s: State, first: i64, next_best: i64) -> i64:
    """§27: the seats that win under a ruling faction and a second one (NONE: there is none)."""
    return with_partners(s, left_after(s, first, next_best, BY_CARD))


def left_after(s: State, first: i64, next_best: i64, comparison: i64) -> i64:
    """§27: the seats that are still level after a comparison: by the ruler, then the second, then the last card."""
    left = most_of(s, everybody(s), first)
    if comparison >= BY_SECOND and several(left) and next_best != NONE:
        left = most_of(s, left, next_best)
    if comparison >= BY_CARD and several(left):
        left = earliest(s, left)
    return left


def everybody(s: State) -> i64:
    """All seats, as bits."""
    return bit(s.seats) - 1


def most_of(s: State, among: i64, faction: i64) -> i64:
    """Of some seats, those with most followers of a faction."""
    best: i64 = 0
    most: i64 = -1
    seat: i64
    for seat in range(s.seats):
        if (among >> seat) & 1 == 0:
            continue
        have = court(s, seat, faction)
        if have > most:
            most = have
            best = 0
        if have == most:
            best |= bit(seat)
    return best


def earliest(s: State, among: i64) -> i64:
    """Of some seats, those whose last card lies furthest back: who played last loses, repeatedly."""
    best: i64 = 0
    when: i64 = 1000
    seat: i64
    for seat in range(s.seats):
        if (among >> seat) & 1 == 0:
            continue
        if s.played[seat] < when:
            when = s.played[seat]
            best = 0
        if s.played[seat] == when:
            best |= bit(seat)
    return best


def colony_winners(s: State) -> i64:
    """§28, §29: most complete sets; then whoever played a card last."""
    best: i64 = 0
    most: i64 = -1
    when: i64 = -1
    seat: i64
    for seat in range(s.seats):
        have = sets(s, seat)
        played = last_card(s, seat)
        if have > most or (have == most and played > when):
            most = have
            when = played
            best = 0
        if have == most and played == when:
            best |= bit(seat)
    return best


def winners(s: State) -> i64:
    """The seats that win as the provinces stand, as bits."""
    if is_colony(s):
        return colony_winners(s)
    first = ruler(s)
    if first == NONE:
        return 0
    return reign_winners(s, first, second(s, first))


def one_party(s: State, seats: i64) -> bool:
    """True if these seats are one player, or all of one team."""
    if s.seats == TEAMS_AT:
        return seats & 5 == 0 or seats & 10 == 0
    return not several(seats)


def decided_by(s: State) -> i64:
    """Which comparison decided a finished game."""
    if is_colony(s):
        if one_party(s, most_sets(s)):
            return BY_SETS
        return BY_LATEST if one_party(s, colony_winners(s)) else SHARED
    first = ruler(s)
    next_best = second(s, first)
    if one_party(s, left_after(s, first, next_best, BY_RULER)):
        return BY_RULER
    if one_party(s, left_after(s, first, next_best, BY_SECOND)):
        return BY_SECOND
    return BY_CARD if one_party(s, left_after(s, first, next_best, BY_CARD)) else SHARED


def most_sets(s: State) -> i64:
    """The seats with most complete sets."""
    best: i64 = 0
    most: i64 = -1
    seat: i64
    for seat in range(s.seats):
        have = sets(s, seat)
        if have > most:
            most = have
            best = 0
        if have == most:
            best |= bit(seat)
    return best
