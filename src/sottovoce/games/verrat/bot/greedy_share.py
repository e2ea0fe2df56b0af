"""How likely the others are to travel as the greedy judgement would have them, learned while they play.

Against beginners it pays to expect what looks good at once. Thinking players expect that too, all go for the same other
cities, block each other, and a table where nobody learns from it would go on like this for ever. Only who is ahead has
nothing against it then, for the last round comes.
"""

from __future__ import annotations

import math
from collections import Counter
from typing import TYPE_CHECKING, Final

from sottovoce.games.verrat.bot.candidate_plans import settle
from sottovoce.games.verrat.rules.board import CITY, DUNGEON, NONE, PLAYERS, SIZES

if TYPE_CHECKING:
    from sottovoce.core.dice import Dice
    from sottovoce.games.verrat.bot.regret_matching import RegretMatching
    from sottovoce.games.verrat.rules.turns import Verrat

_DRAWS: Final = 8  # greedy plans drawn to foresee a seat's journey
_WOBBLE: Final = 0.3  # how far chance moves them
_ELSEWHERE: Final = 0.06  # how likely a greedy player goes where none of them led
_ANYBODY: Final = 0.2  # how likely anybody goes to a place, as one of five
_WEIGHT: Final = 0.2  # of each journey: those of one player hang together
_MOST: Final = 0.9  # it is never surer than this of either
_AT_COURT: Final = -1
_STUCK: Final = 2  # rounds without a card changing hands after which the table blocks itself


class GreedyShare:
    """What the journeys so far tell of the table as a whole."""

    def __init__(self, share: float) -> None:
        self._first = share
        self._odds = math.log(share / (1.0 - share))  # of a greedy journey, as a logarithm
        self._foreseen: dict[int, Counter[int]] = {}  # by vizier: where greedy plans send him
        self._hands: list[int] = []
        self._idle = 0  # rounds since a card has changed hands

    @property
    def share(self) -> float:
        """How likely another seat plays greedily, by what has been seen."""
        return 1.0 / (1.0 + math.exp(-self._odds))

    def expected(self, world: Verrat, seat: int) -> float:
        """How likely a seat should think it: by what has been seen, unless it is ahead and keeps a standstill up."""
        ahead = all(world.score(seat) > world.score(other) for other in range(PLAYERS) if other != seat)
        return self._first if self._idle >= _STUCK and ahead else self.share

    def foresee(self, matching: RegretMatching, seat: int, dice: Dice) -> None:
        """Where the others would go this round if they were greedy."""
        start = matching.start
        self._foreseen = {v: Counter() for v in range(PLAYERS * SIZES) if v // SIZES != seat and start.is_free(v)}
        for other in {v // SIZES for v in self._foreseen}:
            own = range(other * SIZES, other * SIZES + SIZES)
            for _ in range(_DRAWS):
                settle(start, other, _WOBBLE, dice)
                for v in own:
                    if v in self._foreseen:
                        self._foreseen[v][_where(int(start.plans[v]))] += 1
                    start.plans[v] = NONE

    def learn(self, world: Verrat) -> None:
        """A round is over: where have they gone, and has a card changed hands?"""
        hands = [int(count) for count in world.hands]
        self._idle = self._idle + 1 if hands == self._hands else 0
        self._hands = hands
        most = math.log(_MOST / (1.0 - _MOST))
        for v, plans in self._foreseen.items():
            place = int(world.places[v])
            if place < DUNGEON:
                likely = max(_ELSEWHERE, plans[_where(place)] / _DRAWS)
                self._odds = min(most, max(-most, self._odds + _WEIGHT * math.log(likely / _ANYBODY)))
        self._foreseen = {}


def _where(place: int) -> int:
    """A city, or anywhere at court: who is there moves on."""
    return place if place >= CITY else _AT_COURT
