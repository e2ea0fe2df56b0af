# mypyc: compile
"""Journeys that nobody thought of at first: the best answer to what the others tend to, found by changing plans.

The candidates of `candidates.py` are what looks good at once. Here a seat's favourite journey is changed one vizier at
a time against plans drawn for the others, and what comes of it takes part in the matching from then on.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sottovoce.core.dice import Dice
from sottovoce.games.verrat.bot.candidate_plans import JOURNEYS
from sottovoce.games.verrat.bot.regret_matching import LUCKS, OPTIONS, RegretMatching
from sottovoce.games.verrat.rules.board import CITY, DUNGEON, NONE, PLAYERS, SEATS, SIZES, VIZIERS

SAMPLES: Final = 16  # plans drawn for the others


class Responder:
    """Finds answers in a matching."""

    def __init__(self, matching: RegretMatching) -> None:
        self.matching = matching
        self.plans: vec[i64] = vec[i64]([NONE] * (SAMPLES * VIZIERS))
        self.aims: vec[i64] = vec[i64]([NONE] * (SAMPLES * PLAYERS))
        self.lucks: vec[i64] = vec[i64]([0] * SAMPLES)
        self.journey: vec[i64] = vec[i64]([NONE] * SIZES)  # that is being changed

    def respond(self, seat: i64, dice: Dice) -> None:
        """One more candidate for a seat, if changing its favourite journey finds one."""
        matching = self.matching
        if not matching.start.any_free(seat):
            return
        self.draw(dice)
        self.begin(seat)
        most = self.worth(seat)
        nth: i64
        first = dice.roll(SIZES)
        for nth in range(SIZES):
            v = seat * SIZES + (first + nth) % SIZES
            if matching.start.is_free(v) and matching.start.plans[v] == NONE:
                most = self.redirect(seat, v, most)
        self.enter(seat)

    def draw(self, dice: Dice) -> None:
        """Plans and accusations of all seats, as they now tend to."""
        matching = self.matching
        k: i64
        i: i64
        for k in range(SAMPLES):
            for i in range(PLAYERS):
                matching.draw(i, dice)
                self.aims[k * PLAYERS + i] = matching.aims[i]
            for i in range(VIZIERS):
                self.plans[k * VIZIERS + i] = matching.plans[i]
            self.lucks[k] = dice.roll(LUCKS)

    def begin(self, seat: i64) -> None:
        """From the journey that the seat has tended to most."""
        matching = self.matching
        best: i64 = 0
        n: i64
        for n in range(matching.found.journeys[seat]):
            if matching.sums[seat * OPTIONS + n] > matching.sums[seat * OPTIONS + best]:
                best = n
        for n in range(SIZES):
            self.journey[n] = matching.found.places[(seat * JOURNEYS + best) * SIZES + n]

    def worth(self, seat: i64) -> float:
        """What the journey brings, on the whole."""
        matching = self.matching
        total = 0.0
        k: i64
        i: i64
        for k in range(SAMPLES):
            for i in range(PLAYERS):
                matching.aims[i] = self.aims[k * PLAYERS + i]
            for i in range(VIZIERS):
                matching.plans[i] = self.plans[k * VIZIERS + i]
            for i in range(SIZES):
                matching.plans[seat * SIZES + i] = self.journey[i]
            total += matching.outcome(seat, self.lucks[k])
        return total

    def redirect(self, seat: i64, v: i64, most: float) -> float:
        """Send one vizier where that brings most; what it then brings."""
        nth = v % SIZES
        best = self.journey[nth]
        here = self.matching.start.places[v]
        before = best
        place: i64
        for place in range(DUNGEON):
            allowed = place == here or place >= CITY or (here >= SEATS and not self.bound_for(nth, place))
            if place == before or not allowed:
                continue
            self.journey[nth] = place
            worth = self.worth(seat)
            if worth > most:
                most = worth
                best = place
        self.journey[nth] = best
        return most

    def bound_for(self, nth: i64, place: i64) -> bool:
        """True if another vizier of the journey goes to, or stays at, this place."""
        i: i64
        for i in range(SIZES):
            if i != nth and self.journey[i] == place:
                return True
        return False

    def enter(self, seat: i64) -> None:
        """The journey becomes a candidate, unless it is one; if there is no room, in the place of the least liked."""
        matching = self.matching
        count = matching.found.journeys[seat]
        n: i64
        for n in range(count):
            if self.is_journey(seat, n):
                return
        at = count
        if count == JOURNEYS:
            at = 0
            for n in range(count):
                if matching.sums[seat * OPTIONS + n] < matching.sums[seat * OPTIONS + at]:
                    at = n
        else:
            matching.found.journeys[seat] = count + 1
        for n in range(SIZES):
            matching.found.places[(seat * JOURNEYS + at) * SIZES + n] = self.journey[n]
        matching.forget(seat, at)

    def is_journey(self, seat: i64, n: i64) -> bool:
        """True if a candidate is this journey."""
        at = (seat * JOURNEYS + n) * SIZES
        i: i64
        for i in range(SIZES):
            if self.matching.found.places[at + i] != self.journey[i]:
                return False
        return True
