"""A seat's prospects at a glance: the evaluation behind `Position.estimate`."""

from typing import Final

from mypy_extensions import i64

from sottovoce.games.siam.board import BRITISH, FACTIONS, PROVINCES, UNDECIDED
from sottovoce.games.siam.provinces import fate_of, mix
from sottovoce.games.siam.scoring import TEAMS_AT, court, last_card, sets
from sottovoce.games.siam.state import State

_DECIDED: Final = 1.0  # what a province counts for its faction once it is decided
_LIKELY: Final = 0.6  # … and while it only stands well there
_MARGIN: Final = 0.12  # … and for each follower ahead, at most three
_CARD: Final = 0.55  # what a card kept is worth, against a follower's lead in the ruling faction
_STEEP: Final = 0.9  # how sharply a faction's lead in provinces makes it the likely ruler


def prospects(s: State, seat: i64) -> float:
    """Between 0 and 1: how well the seat's court fits the factions likely to rule, against the best rival's."""
    best_rival = -1000.0
    mine = standing(s, seat)
    other: i64
    for other in range(s.seats):
        if other == seat or (s.seats == TEAMS_AT and other == (seat + 2) % TEAMS_AT):
            continue
        theirs = standing(s, other)
        if theirs > best_rival:
            best_rival = theirs
    if s.seats == TEAMS_AT:
        partners = standing(s, (seat + 2) % TEAMS_AT)
        if partners > mine:
            mine = partners + 0.25 * (mine - partners)
        else:
            mine = mine + 0.25 * (partners - mine)
    lead = mine - best_rival
    # A soft step from 0 to 1, steeper than a line and never quite sure.
    return 0.5 + 0.49 * lead / (2.0 + (lead if lead > 0 else -lead))


def standing(s: State, seat: i64) -> float:
    """A court weighed by how likely each faction is to rule, plus what the cards in hand are worth."""
    strength_0 = faction_strength(s, 0)
    strength_1 = faction_strength(s, 1)
    strength_2 = faction_strength(s, 2)
    top = max(strength_0, strength_1, strength_2)
    weight_0 = weight(top - strength_0)
    weight_1 = weight(top - strength_1)
    weight_2 = weight(top - strength_2)
    total = weight_0 + weight_1 + weight_2
    value = (
        weight_0 * float(court(s, seat, 0)) + weight_1 * float(court(s, seat, 1)) + weight_2 * float(court(s, seat, 2))
    ) / total
    colony = colony_danger(s)
    value = (1.0 - colony) * value + colony * float(sets(s, seat))
    struggles_left = float(PROVINCES - s.struggle)
    cards = float(s.held[seat])
    # A card is worth keeping while there are struggles left to spend it on.
    useful = cards if cards < struggles_left else struggles_left + 0.3 * (cards - struggles_left)
    return value + _CARD * useful + 0.001 * float(last_card(s, seat) if colony > 0.5 else -s.played[seat])


def weight(behind: float) -> float:
    """A faction's likelihood to rule, not yet normed, by how far it lies behind the strongest."""
    return 1.0 / (1.0 + _STEEP * behind * behind * (1.0 + behind))


def faction_strength(s: State, faction: i64) -> float:
    """Provinces held, and those where the faction leads."""
    strength = 0.0
    p: i64
    for p in range(PROVINCES):
        if s.control[p] == faction:
            strength += _DECIDED
        elif s.control[p] == UNDECIDED:
            spot = p * FACTIONS
            mine = s.followers[spot + faction]
            a = s.followers[spot + (faction + 1) % FACTIONS]
            b = s.followers[spot + (faction + 2) % FACTIONS]
            ahead = mine - (a if a > b else b)
            if ahead > 0:
                strength += _LIKELY + _MARGIN * float(ahead if ahead < 3 else 3)
            elif ahead == 0 and mine > 0:
                strength += 0.25
    return strength


def colony_danger(s: State) -> float:
    """How close Siam is to becoming a colony, between 0 and 1."""
    ties = 0.0
    p: i64
    for p in range(PROVINCES):
        if s.control[p] == UNDECIDED and fate_of(mix(s, p)) == BRITISH:
            ties += 0.5
    danger = (float(s.british) + ties) / float(s.law.limit)
    if danger <= 0.5:
        return 0.0
    return min(1.0, (danger - 0.5) * 1.2)
