"""How things would end if everybody passed from now on: what the coach compares."""

from __future__ import annotations

from sottovoce.core.position import seats_of
from sottovoce.games.siam.bot.if_all_pass import IfAllPass
from sottovoce.games.siam.rules.board import BRITISH, UNDECIDED
from sottovoce.games.siam.rules.provinces import fate_of, mix
from sottovoce.games.siam.rules.turns import Siam
from sottovoce.games.siam.show.view import OWNERS


def outlook(s: Siam) -> dict[str, str]:
    """Who would win, the throne, and the provinces in the order of their struggles."""
    end = IfAllPass()
    end.follow(s)
    facts = {"winner": " ".join(f"seat:{seat}" for seat in seats_of(end.winners))} if end.winners else {}
    facts["throne"] = f"owner:{OWNERS[BRITISH if end.colony else int(end.first)]}"
    for tile in s.tiles:
        owner = int(s.control[tile])
        fate = int(fate_of(mix(s, tile))) if owner == UNDECIDED else owner
        facts[f"province:{s.board.provinces[int(tile)]}"] = f"owner:{OWNERS[fate]}"
    return facts
