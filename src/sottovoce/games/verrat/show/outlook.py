"""Who has won, and a player's Power and votes: what the coach compares."""

from __future__ import annotations

from sottovoce.core.position import seats_of
from sottovoce.games.verrat.rules.turns import Verrat
from sottovoce.games.verrat.show.view import view


def outlook(s: Verrat, seat: int) -> dict[str, str]:
    """Whose the game is, how many kinds of Power the seat holds, and what it weighs at court."""
    winners = seats_of(s.winners()) if s.over else []
    player = view(s, seat).players[seat]
    return {
        "winner": " ".join(f"seat:{winner}" for winner in winners) or "outlook:nobody",
        "kinds": str(player.types),
        "votes": str(player.votes),
    }
