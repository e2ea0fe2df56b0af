"""How things would end if everybody passed from now on: what the coach compares."""

from __future__ import annotations

from sottovoce.core.position import seats_of
from sottovoce.games.siam.bot.if_all_pass import IfAllPass
from sottovoce.games.siam.rules.board import BRITISH, UNDECIDED
from sottovoce.games.siam.rules.provinces import fate_of, mix
from sottovoce.games.siam.rules.turns import Siam
from sottovoce.games.siam.show.view import OWNERS


def outlook(s: Siam) -> dict[str, str]:
    """The provinces still open in the order of their struggles, the throne, and who would win."""
    facts = {}
    for tile in s.tiles:
        if int(s.control[tile]) == UNDECIDED:
            facts[f"province:{s.board.provinces[int(tile)]}"] = f"owner:{OWNERS[int(fate_of(mix(s, tile)))]}"
    end = IfAllPass()
    end.follow(s)
    facts["throne"] = f"owner:{OWNERS[BRITISH if end.colony else int(end.first)]}"
    winners = seats_of(end.winners)
    if len(winners) == 1:
        facts["winner"] = f"seat:{winners[0]}"
    return facts
