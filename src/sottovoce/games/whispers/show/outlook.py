"""What a seat's loyalties are worth, who holds the regions and whose the council is: what the coach compares."""

from __future__ import annotations

from sottovoce.games.whispers.rules import scoring
from sottovoce.games.whispers.rules.board import EMPIRE_NAMES, POST_NAMES, REGIONS
from sottovoce.games.whispers.rules.council import controller
from sottovoce.games.whispers.rules.state import NOBODY
from sottovoce.games.whispers.rules.turns import Whispers


def outlook(s: Whispers, seat: int) -> dict[str, str]:
    """The seat's points as they are now, whose every region is, cities first, and who controls every council seat."""
    facts = {"points": str(int(scoring.points(s, seat)))}
    for region in sorted(range(REGIONS), key=lambda region: not int(s.map.cities) >> region & 1):
        facts[f"region:{s.map.board.regions[region]}"] = f"empire:{EMPIRE_NAMES[int(s.holder[region])]}"
    for post, name in enumerate(POST_NAMES):
        player = int(controller(s, post))
        facts[f"post:{name}"] = "outlook:nobody" if player == NOBODY else f"seat:{player}"
    return facts
