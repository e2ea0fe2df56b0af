"""A player's Power and votes: what the coach compares."""

from __future__ import annotations

from sottovoce.games.verrat.rules.turns import Verrat
from sottovoce.games.verrat.show.view import view


def outlook(s: Verrat, seat: int) -> dict[str, str]:
    """How many kinds of Power the seat holds, and what it weighs at court."""
    player = view(s, seat).players[seat]
    return {"kinds": str(player.types), "votes": str(player.votes)}
