# mypyc: compile
"""The handful of journeys and accusations worth thinking about for each seat, found by the greedy judgement."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sottovoce.core.dice import Dice
from sottovoce.games.verrat.bot import greedy_policy
from sottovoce.games.verrat.rules.board import CITY, DUNGEON, FAVOURITE, NONE, PLAYERS, SEATS, SIZES, VIZIERS
from sottovoce.games.verrat.rules.scoring import SUSPECT, types
from sottovoce.games.verrat.rules.state import State

JOURNEYS: Final = 32  # of a seat, at most
ACCUSATIONS: Final = 8
_WILD: Final = 1.2  # how far chance moves the worth of a destination in the wildest journey
_NEARLY: Final = SUSPECT - 1  # types of who may be a valid target by the end of the round


class Candidates:
    """For each seat this many journeys (three places each) and this many accusations."""

    def __init__(self) -> None:
        self.places: vec[i64] = vec[i64]([NONE] * (PLAYERS * JOURNEYS * SIZES))
        self.journeys: vec[i64] = vec[i64]([0] * PLAYERS)  # how many
        self.targets: vec[i64] = vec[i64]([NONE] * (PLAYERS * ACCUSATIONS))
        self.accusations: vec[i64] = vec[i64]([0] * PLAYERS)

    def find(self, s: State, seat: i64, most: i64, suspects: i64, dice: Dice) -> None:
        """Fill one seat's; what the state holds of its plan already is kept."""
        self.journeys[seat] = 0
        kept = vec[i64]([s.plans[seat * SIZES], s.plans[seat * SIZES + 1], s.plans[seat * SIZES + 2]])
        nth: i64
        v: i64
        tries: i64
        for nth in range(SIZES):
            v = seat * SIZES + nth
            if kept[nth] == NONE and s.is_free(v) and s.places[v] >= SEATS:
                self.press(s, seat, v, kept, most, dice)
        for tries in range(2 * most):
            wobble = _WILD * float(tries) / float(2 * most)
            self.take_back(s, seat, kept)
            settle(s, seat, wobble, dice)
            self.add(s, seat, most)
        self.take_back(s, seat, kept)
        self.find_targets(s, seat, suspects, dice)

    def press(self, s: State, seat: i64, v: i64, kept: vec[i64], most: i64, dice: Dice) -> None:
        """Journeys in which one vizier goes for, or blocks, the favourite's seat or the one before it."""
        back: i64
        for back in range(2):
            self.take_back(s, seat, kept)
            if not greedy_policy.bound_for(s, v, FAVOURITE - back):
                s.plans[v] = FAVOURITE - back
                settle(s, seat, 0.1, dice)
                self.add(s, seat, most)

    def take_back(self, s: State, seat: i64, kept: vec[i64]) -> None:
        """Only what was written before is written now."""
        nth: i64
        for nth in range(SIZES):
            s.plans[seat * SIZES + nth] = kept[nth]

    def add(self, s: State, seat: i64, most: i64) -> None:
        """Keep what is written now as a journey, unless it is known or there are enough."""
        count = self.journeys[seat]
        if count >= most:
            return
        places = self.places
        first = seat * SIZES
        n: i64
        for n in range(count):
            at = (seat * JOURNEYS + n) * SIZES
            if (
                places[at] == s.plans[first]
                and places[at + 1] == s.plans[first + 1]
                and places[at + 2] == s.plans[first + 2]
            ):
                return
        at = (seat * JOURNEYS + count) * SIZES
        places[at] = s.plans[first]
        places[at + 1] = s.plans[first + 1]
        places[at + 2] = s.plans[first + 2]
        self.journeys[seat] = count + 1

    def find_targets(self, s: State, seat: i64, most: i64, dice: Dice) -> None:
        """Whom to accuse: the most dangerous of the others who can be valid targets; else anybody."""
        self.accusations[seat] = 0
        if s.accused[seat] != NONE:
            self.aim(seat, s.accused[seat])
            return
        while self.accusations[seat] < most:
            best: i64 = NONE
            highest = -1.0
            v: i64
            for v in range(VIZIERS):
                owner = v // SIZES
                if owner == seat or s.places[v] >= DUNGEON or types(s, owner) < _NEARLY or self.aims_at(seat, v):
                    continue
                worth = greedy_policy.danger(s, v)
                if worth > highest:
                    highest = worth
                    best = v
            if best == NONE:
                break
            self.aim(seat, best)
        if self.accusations[seat] == 0:
            self.aim(seat, greedy_policy.suspectable(s, seat, dice))

    def aim(self, seat: i64, v: i64) -> None:
        """One more whom the seat may accuse."""
        if self.accusations[seat] < ACCUSATIONS and not self.aims_at(seat, v):
            self.targets[seat * ACCUSATIONS + self.accusations[seat]] = v
            self.accusations[seat] += 1

    def aims_at(self, seat: i64, v: i64) -> bool:
        """True if the seat may accuse this vizier."""
        n: i64
        for n in range(self.accusations[seat]):
            if self.targets[seat * ACCUSATIONS + n] == v:
                return True
        return False

    def write(self, s: State, seat: i64, journey: i64) -> None:
        """Write a journey down in a state."""
        at = (seat * JOURNEYS + journey) * SIZES
        nth: i64
        for nth in range(SIZES):
            s.plans[seat * SIZES + nth] = self.places[at + nth]


def settle(s: State, seat: i64, wobble: float, dice: Dice) -> None:
    """Write down a destination for each free vizier without one: what looks best, moved by chance."""
    v = s.next_vizier(seat)
    while v != NONE:
        s.plans[v] = destination(s, seat, v, wobble, dice)
        v = s.next_vizier(seat)


def destination(s: State, seat: i64, v: i64, wobble: float, dice: Dice) -> i64:
    """The place that looks best for a vizier."""
    here = s.places[v]
    best = here
    most = greedy_policy.staying(s, seat, v) + wobble * greedy_policy.chance(dice)
    place: i64
    for place in range(CITY, DUNGEON):
        if place != here:
            worth = greedy_policy.in_city(s, seat, v, place - CITY) + wobble * greedy_policy.chance(dice)
            if worth > most:
                most = worth
                best = place
    if here < SEATS:
        return best
    for place in range(SEATS):
        if not greedy_policy.bound_for(s, v, place):
            worth = greedy_policy.at_court(s, seat, place) * greedy_policy.entry(
                s, place
            ) + wobble * greedy_policy.chance(dice)
            if worth > most:
                most = worth
                best = place
    return best
