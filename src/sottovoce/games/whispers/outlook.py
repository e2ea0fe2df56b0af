"""A seat's prospects at a glance: the evaluation behind `Position.estimate`."""

from mypy_extensions import i64

from sottovoce.games.whispers.scoring import points
from sottovoce.games.whispers.state import State


def prospects(s: State, seat: i64) -> float:
    """Between 0 and 1."""
    best_rival = -1000.0
    other: i64
    for other in range(s.seats):
        if other != seat:
            theirs = float(points(s, other))
            if theirs > best_rival:
                best_rival = theirs
    lead = float(points(s, seat)) - best_rival
    return 0.5 + 0.49 * lead / (10.0 + (lead if lead > 0 else -lead))
