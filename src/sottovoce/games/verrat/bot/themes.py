"""What a decision is about, as the theme of a puzzle."""

from __future__ import annotations

from typing import Final

from sottovoce.games.verrat.rules.actions import ACCUSE, COLLECT_FROM, DESTINATIONS, PLAN_TO, STAY
from sottovoce.games.verrat.rules.board import SEATS
from sottovoce.games.verrat.rules.state import COLLECT, INTRIGUE, MERCY, PLAN, SEARCH, SEAT_ONE
from sottovoce.games.verrat.rules.turns import Verrat

COURT, CITIES, STAYING, VOTE, COLLECTING, FAVOURITE, SWAPS, PARDON = (
    "court",
    "cities",
    "staying",
    "vote",
    "collecting",
    "favourite",
    "swaps",
    "pardon",
)
THEMES = (COURT, CITIES, STAYING, VOTE, COLLECTING, FAVOURITE, SWAPS, PARDON)
_BY_PHASE: Final = {COLLECT: COLLECTING, SEARCH: COLLECTING, SEAT_ONE: FAVOURITE, MERCY: PARDON, INTRIGUE: SWAPS}


def theme(world: Verrat, action: int) -> str:
    """By where a vizier is sent, or by what is asked."""
    if int(world.phase) != PLAN:
        return _BY_PHASE.get(int(world.phase), "")
    if ACCUSE <= action < COLLECT_FROM:
        return VOTE
    if not PLAN_TO <= action < ACCUSE:
        return ""
    destination = (action - PLAN_TO) % DESTINATIONS
    if destination == STAY:
        return STAYING
    return COURT if destination < SEATS else CITIES
