"""What a province does of itself: whom it falls to when settled (§24), and whose card reaches it (§22)."""

from mypy_extensions import i64

from sottovoce.core.position import bit
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


def fate_without(s: State, p: i64, faction: i64) -> i64:
    """Whom a province, its fate known in `s.fate`, falls to once a follower of this faction is taken out."""
    fate = s.fate[p]
    if fate != faction and fate != BRITISH:
        return fate
    spot = p * FACTIONS
    have = s.followers[spot + faction]
    next_one: i64 = faction + 1 if faction < MALAY else RAMA
    last_one: i64 = faction - 1 if faction > RAMA else MALAY
    a = s.followers[spot + next_one]
    b = s.followers[spot + last_one]
    rival = a if a > b else b
    if fate == faction:
        return BRITISH if have - 1 == rival else faction
    if have < rival or a == b:  # not one of those tied, or all three are
        return BRITISH
    return next_one if a > b else last_one


def reach(s: State, faction: i64) -> i64:
    """§22: the undecided provinces that this faction's card may put followers into, as bits."""
    home = s.homes[faction]
    near: i64 = 0
    if s.control[home] == UNDECIDED or s.control[home] == faction:
        near = s.borders[home]
    undecided: i64 = 0
    p: i64
    for p in range(PROVINCES):
        owner = s.control[p]
        if owner == UNDECIDED:
            undecided |= bit(p)
        elif owner == faction:
            near |= s.borders[p]
    return near & undecided


def switch(s: State, a: i64, b: i64) -> None:
    """§18: the tiles of two provinces change places."""
    box: i64
    for box in range(PROVINCES):
        if s.tiles[box] == a:
            s.tiles[box] = b
        elif s.tiles[box] == b:
            s.tiles[box] = a
