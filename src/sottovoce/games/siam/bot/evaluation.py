# mypyc: compile
"""A seat's prospects at a glance: what bots judge by where they can't look further.

How likely each faction is to rule as the board stands, times how well the seat's court would do under it; plus what the
cards in hand are worth. A card kept is worth more than most cards played: the pace is one a struggle.
"""

import math
from typing import Final

from mypy_extensions import i64

from sottovoce.core.evaluation import Evaluation
from sottovoce.core.position import Position
from sottovoce.games.siam.rules.board import BRITISH, FACTIONS, PROVINCES, UNDECIDED
from sottovoce.games.siam.rules.provinces import fate_of, mix
from sottovoce.games.siam.rules.scoring import TEAMS_AT, court, sets
from sottovoce.games.siam.rules.state import State

_MARGIN: Final = 0.9  # how much surer a follower more makes a province
_CERTAINTY: Final = 1.1  # how much likelier a province more makes a ruler, at first …
_GROWTH: Final = 0.25  # … and with every struggle settled
_LEAD: Final = 1.1  # how much likelier a follower more in the court makes the victory
_CARD: Final = 0.035  # a card more than the rivals have
_HASTE: Final = 0.16  # a card more than one a struggle already played
_SETS: Final = 1.2  # a complete set more, in a colony


class SiamEvaluation(Evaluation):
    """The game's own guess."""

    def prospects(self, world: Position, seat: i64) -> float:
        """A seat's chance before the end."""
        assert isinstance(world, State)
        return prospects(world, seat)


def prospects(s: State, seat: i64) -> float:
    """The seat's chance, roughly: between 0 and 1."""
    colony = colony_danger(s)
    sharpness = _CERTAINTY + _GROWTH * float(s.struggle)
    weights = 0.0
    chance = 0.0
    f: i64
    for f in range(FACTIONS):
        weight = math.exp(sharpness * strength(s, f))
        weights += weight
        chance += weight * sure(_LEAD * float(lead(s, seat, f)))
    chance = (1.0 - colony) * chance / weights + colony * sure(_SETS * float(lead_in_sets(s, seat)))
    chance += _CARD * cards_ahead(s, seat) - _HASTE * haste(s, seat)
    return min(0.99, max(0.01, 0.5 + 0.4 * (chance - 0.5)))


def sure(lead: float) -> float:
    """A lead as a chance: one half at zero."""
    return 1.0 / (1.0 + math.exp(-lead))


def strength(s: State, faction: i64) -> float:
    """Provinces held, and the chances in the others as they stand."""
    total = 0.0
    p: i64
    for p in range(PROVINCES):
        if s.control[p] == faction:
            total += 1.0
        elif s.control[p] == UNDECIDED:
            spot = p * FACTIONS
            mine = s.followers[spot + faction]
            a = s.followers[spot + (faction + 1) % FACTIONS]
            b = s.followers[spot + (faction + 2) % FACTIONS]
            rival = a if a > b else b
            total += sure(_MARGIN * (float(mine - rival) - 0.5))
    return total


def is_rival(s: State, seat: i64, other: i64) -> bool:
    """True if the other seat plays against this one (§11)."""
    return other != seat and not (s.seats == TEAMS_AT and other == (seat + 2) % TEAMS_AT)


def lead(s: State, seat: i64, faction: i64) -> i64:
    """By how many followers the court (with teams the better one) is ahead of the best rival's."""
    mine = court(s, seat, faction)
    if s.seats == TEAMS_AT and court(s, (seat + 2) % TEAMS_AT, faction) > mine:
        mine = court(s, (seat + 2) % TEAMS_AT, faction)
    best: i64 = 0
    other: i64
    for other in range(s.seats):
        if is_rival(s, seat, other) and court(s, other, faction) > best:
            best = court(s, other, faction)
    return mine - best


def lead_in_sets(s: State, seat: i64) -> i64:
    """By how many complete sets the seat is ahead of the best rival (§28)."""
    best: i64 = 0
    other: i64
    for other in range(s.seats):
        if is_rival(s, seat, other) and sets(s, other) > best:
            best = sets(s, other)
    return sets(s, seat) - best


def cards_ahead(s: State, seat: i64) -> float:
    """How many cards more the seat holds than its rivals on average, as far as they can still be used."""
    theirs = 0.0
    rivals = 0.0
    other: i64
    for other in range(s.seats):
        if is_rival(s, seat, other):
            theirs += useful_cards(s, other)
            rivals += 1.0
    return useful_cards(s, seat) - theirs / rivals


def useful_cards(s: State, seat: i64) -> float:
    """Cards in hand; those beyond two for each struggle left count little."""
    held = float(s.held[seat])
    usable = 2.0 * float(PROVINCES - s.struggle)
    return held if held <= usable else usable + 0.2 * (held - usable)


def haste(s: State, seat: i64) -> float:
    """How many cards more than one a struggle the seat has played."""
    played = PROVINCES - s.held[seat]
    over = played - s.struggle - 1
    return float(over) if over > 0 else 0.0


def colony_danger(s: State) -> float:
    """How close Siam is to becoming a colony, between 0 and 1."""
    ties = 0.0
    p: i64
    for p in range(PROVINCES):
        if s.control[p] == UNDECIDED and fate_of(mix(s, p)) == BRITISH:
            ties += 0.5
    missing = float(s.law.limit - s.british)
    if ties >= missing:
        return min(1.0, 0.3 + 0.2 * (ties - missing))
    return 0.02
