"""Who holds the cities and what that is worth now: what the coach compares."""

from __future__ import annotations

from sottovoce.games.whispers.rules import scoring
from sottovoce.games.whispers.rules.board import EMPIRE_NAMES, REGIONS
from sottovoce.games.whispers.rules.turns import Whispers


def outlook(s: Whispers, seat: int) -> dict[str, str]:
    """The seat's points as they are now, and whose every city is."""
    facts = {"points": str(int(scoring.points(s, seat)))}
    for region in range(REGIONS):
        if int(s.map.cities) >> region & 1:
            facts[f"region:{s.map.board.regions[region]}"] = f"empire:{EMPIRE_NAMES[int(s.holder[region])]}"
    return facts
