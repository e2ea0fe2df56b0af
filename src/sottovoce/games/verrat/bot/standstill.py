"""Standstills: while no card changes hands for rounds, the others are expected to go where they went before.

Each goes for the best card, all block each other, and nobody thinks that the others do the same again. Who expects it
sees that a city that nobody goes to brings more, and the game goes on.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from sottovoce.games.verrat.bot.candidate_plans import JOURNEYS
from sottovoce.games.verrat.rules.board import CITY, DUNGEON, NONE, PLAYERS, SIZES

if TYPE_CHECKING:
    from sottovoce.games.verrat.bot.regret_matching import RegretMatching
    from sottovoce.games.verrat.rules.turns import Verrat

_IDLE: Final = 2  # rounds without a card changing hands that make a standstill
_AGAIN: Final = 0.25  # how likely each such round makes the same cities again …
_MOST: Final = 0.75  # … at most


class Standstill:
    """How long no card has changed hands."""

    def __init__(self) -> None:
        self._hands: list[int] = []
        self._idle = 0

    def note(self, world: Verrat) -> None:
        """A round begins."""
        hands = [int(count) for count in world.hands]
        self._idle = self._idle + 1 if hands == self._hands else 0
        self._hands = hands

    def expect(self, matching: RegretMatching, seat: int) -> None:
        """The others' journeys to the cities where they are become likely, unless they have said where they go."""
        if self._idle < _IDLE:
            return
        for other in range(PLAYERS):
            if other != seat and not matching.words[other]:
                matching.words[other] = _the_same(matching, other)
                matching.trust[other] = min(_MOST, _AGAIN * self._idle)


def _the_same(matching: RegretMatching, seat: int) -> int:
    """A seat's journeys to the cities where its viziers are, as bits; one is staying where they are."""
    start, found = matching.start, matching.found
    own = range(seat * SIZES, seat * SIZES + SIZES)
    for v in own:
        start.plans[v] = start.places[v] if start.is_free(v) else NONE
    found.add(start, seat, JOURNEYS)
    for v in own:
        start.plans[v] = NONE
    before, same = _cities(int(start.places[v]) for v in own), 0
    for n in range(int(found.journeys[seat])):
        at = (seat * JOURNEYS + n) * SIZES
        if _cities(int(found.places[at + nth]) for nth in range(SIZES)) == before:
            same |= 1 << n
    return same


def _cities(places: Iterable[int]) -> list[int]:
    """Which of some places are cities, in order."""
    return sorted(place for place in places if CITY <= place < DUNGEON)
