# mypyc: compile
"""What each seat's chance of winning is as a round begins: a small net learned from games of its own.

`training/verrat.py` begins with greedy games, `training/verrat_rounds.py` goes on with rounds as experts play them and
writes `weights/players-4.json`, and the weights of those who like to collect.
"""

import json
import math
from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sottovoce.bots.net import ShallowNet
from sottovoce.games.verrat.rules.board import (
    CITIES,
    DUNGEON,
    EXILE,
    FAVOURITE,
    HAND,
    KINDS,
    NONE,
    PARDON,
    PLAYERS,
    POWERS,
    SEATS,
    SIZES,
)
from sottovoce.games.verrat.rules.piles import in_kaffa
from sottovoce.games.verrat.rules.scoring import SUSPECT, types, votes
from sottovoce.games.verrat.rules.state import LAST_ROUND, State

FEATURES: Final = 56  # of one seat
HIDDEN: Final = 16
FILE: Final = "weights/players-4.json"  # of a sober judge …
PATIENT: Final = "weights/patient-4.json"  # … of one who likes to collect until suspected …
EAGER: Final = "weights/eager-4.json"  # … and of one who likes to collect everything

# Where each group of features begins.
_TYPES: Final = 0  # one for each number of types
_PLACES: Final = 7  # how many viziers in cities, in hand, in each dungeon, in exile
_NEAR: Final = 13  # somebody on the favourite's seat, and on each of the five before it
_HANDS: Final = 19
_RICH: Final = 27  # the same things again for who has five types, and for who has six
_RICHES: Final = 10
_RIVALS: Final = 47
_ALL_VOTES: Final = 78.0  # the sum of all chips


class ValueNet:
    """The learned net, and room to think."""

    def __init__(self, weights: list[int]) -> None:
        self.net = ShallowNet(weights, FEATURES, HIDDEN)
        self.features: vec[float] = vec[float]([0.0] * FEATURES)
        self.chances: vec[float] = vec[float]([0.0] * PLAYERS)
        self.held: vec[i64] = vec[i64]([0] * PLAYERS)
        self.cast: vec[i64] = vec[i64]([0] * PLAYERS)

    def weigh(self, s: State) -> None:
        """Fill `chances` with each seat's chance to win; at the end with what it has won."""
        chances = self.chances
        seat: i64
        if s.over:
            for seat in range(PLAYERS):
                chances[seat] = s.payoff(seat)
            return
        self.survey(s)
        highest = -1000.0
        for seat in range(PLAYERS):
            self.look(s, seat)
            chances[seat] = self.net.score(self.features)
            if chances[seat] > highest:
                highest = chances[seat]
        total = 0.0
        for seat in range(PLAYERS):
            chances[seat] = math.exp(chances[seat] - highest)
            total += chances[seat]
        for seat in range(PLAYERS):
            chances[seat] /= total

    def survey(self, s: State) -> None:
        """What is asked of every seat more than once."""
        seat: i64
        for seat in range(PLAYERS):
            self.held[seat] = types(s, seat)
            self.cast[seat] = votes(s, seat)

    # -- what it looks at

    def look(self, s: State, seat: i64) -> None:
        """Fill `features` for a seat."""
        x = self.features
        f: i64
        for f in range(FEATURES):
            x[f] = 0.0
        held = self.held[seat]
        x[_TYPES + held] = 1.0
        self.look_at_viziers(s, seat)
        self.look_at_cards(s, seat)
        if held >= POWERS - 1:
            self.look_at_the_throne(_RICH + (held - POWERS + 1) * _RICHES)
        self.look_at_rivals(s, seat)

    def look_at_viziers(self, s: State, seat: i64) -> None:
        """Where they are."""
        x = self.features
        nth: i64
        for nth in range(SIZES):
            place = s.places[seat * SIZES + nth]
            if place < SEATS:
                wait = FAVOURITE - place
                if wait < 6:
                    x[_NEAR + wait] += 1.0
            elif place < DUNGEON:
                x[_PLACES] += 0.5
            elif place == HAND:
                x[_PLACES + 1] += 0.5
            elif place == EXILE:
                x[_PLACES + 5] += 0.5
            else:
                x[_PLACES + 2 + place - DUNGEON] = 0.5

    def look_at_cards(self, s: State, seat: i64) -> None:
        """Votes, Pardons, spare cards, and where to get what is missing."""
        x = self.features
        x[_HANDS] = float(self.cast[seat]) / 20.0
        pardons = s.hands[seat * KINDS + PARDON]
        x[_HANDS + 1] = 0.5 * float(pardons)
        if pardons > 0:
            x[_HANDS + 2] = x[_PLACES + 3] + x[_PLACES + 4]
        kind: i64
        other: i64
        for kind in range(POWERS):
            count = s.hands[seat * KINDS + kind]
            if count > 0:
                x[_HANDS + 3] += 0.25 * float(count - 1)
                continue
            if shown(s, kind) or ((s.looked >> seat) & 1 == 1 and in_kaffa(s, kind) > 0):
                x[_HANDS + 4] += 0.25
            most: i64 = 0
            for other in range(PLAYERS):
                if s.hands[other * KINDS + kind] > most:
                    most = s.hands[other * KINDS + kind]
            if most > 0:
                x[_HANDS + 5] += 0.25
            if most > 1:
                x[_HANDS + 6] += 0.25
        x[_HANDS + 7] = float((seat - s.leader + PLAYERS) % PLAYERS) / 3.0

    def look_at_the_throne(self, base: i64) -> None:
        """For who has nearly all, the way to the favourite's seat counts otherwise."""
        x = self.features
        wait: i64
        for wait in range(6):
            x[base + wait] = x[_NEAR + wait]
        x[base + 6] = x[_PLACES] + x[_PLACES + 1]
        x[base + 7] = x[_HANDS]
        x[base + 8] = x[_HANDS + 4]
        x[base + 9] = x[_HANDS + 6]

    def look_at_rivals(self, s: State, seat: i64) -> None:
        """How far the others are, and who votes."""
        x = self.features
        other: i64
        cast = 0.0
        for other in range(PLAYERS):
            if other == seat:
                continue
            cast += float(self.cast[other])
            held = self.held[other]
            if held == POWERS:
                x[_RIVALS] += 0.5
            elif held == POWERS - 1:
                x[_RIVALS + 1] += 0.5
            elif held == POWERS - 2:
                x[_RIVALS + 2] += 0.5
        x[_RIVALS + 3] = cast / _ALL_VOTES
        x[_RIVALS + 4] = float(s.round) / float(LAST_ROUND)
        p: i64 = 0
        while s.chips[p] != 1:
            p += 1
        before = (p + SEATS - 1) % SEATS
        if s.court[p] != NONE and s.court[p] // SIZES == seat:
            x[_RIVALS + 5] = 1.0
        if s.court[before] != NONE and s.court[before] // SIZES == seat:
            x[_RIVALS + 6] = 1.0
        if self.held[seat] == SUSPECT - 1:
            x[_RIVALS + 7] = x[_HANDS + 4]
        if self.held[seat] == SUSPECT:
            x[_RIVALS + 8] = x[_HANDS]


def shown(s: State, kind: i64) -> bool:
    """True if a city shows a card of this kind."""
    c: i64
    for c in range(CITIES):
        if s.tops[c] == kind:
            return True
    return False


def learned(file: str = FILE) -> ValueNet:
    """The judge with weights that are shipped."""
    text = (Path(__file__).parent / file).read_text("utf-8")
    return ValueNet(json.loads(text))
