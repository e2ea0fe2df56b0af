"""What a province does of itself: whom it falls to when settled (§24), and whose card reaches it (§22)."""

from mypy_extensions import i64

from sottovoce.games.siam.board import BRITISH, FACTIONS, LAO, MALAY, PROVINCES, RAMA, UNDECIDED
from sottovoce.games.siam.state import State


def fate_of(s: State, p: i64) -> i64:
    """Who takes a province if it is settled as it stands (§24)."""
    spot = p * FACTIONS
    rama = s.followers[spot]
    lao = s.followers[spot + 1]
    malay = s.followers[spot + 2]
    if rama > lao:
        if rama > malay:
            return RAMA
        return MALAY if malay > rama else BRITISH
    if lao > rama:
        if lao > malay:
            return LAO
        return MALAY if malay > lao else BRITISH
    return MALAY if malay > rama else BRITISH


def spreads_to(s: State, faction: i64, p: i64) -> bool:
    """§22: may this faction's card put followers into the province?"""
    if s.control[p] != UNDECIDED:
        return False
    home = s.homes[faction]
    if (s.borders[p] >> home) & 1 and (s.control[home] == UNDECIDED or s.control[home] == faction):
        return True
    q: i64
    for q in range(PROVINCES):
        if (s.borders[p] >> q) & 1 and s.control[q] == faction:
            return True
    return False
