"""The learned judgement of King of Siam: a small net over `features`, its weights learned by self-play.

One hidden layer. With two parties the one whose turn it is gets a score, and its chance is the logistic of it; with
three each gets a score, and chances are in proportion to their exponentials.
"""

import json
import math
from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sottovoce.games.siam.features import FEATURES, Eye, parties, party_of
from sottovoce.games.siam.state import State

HIDDEN: Final = 24
_FOLDER: Final = Path(__file__).parent / "weights"
_SCALE: Final = 10_000.0  # weights are kept as whole numbers


class Net:
    """The weights for one number of players, and room to reckon in."""

    def __init__(self, weights: list[int]) -> None:
        assert len(weights) == FEATURES * HIDDEN + 2 * HIDDEN + 1
        numbers = [weight / _SCALE for weight in weights]
        self.inner: vec[float] = vec[float](numbers[: FEATURES * HIDDEN])  # by feature and hidden unit
        self.bias: vec[float] = vec[float](numbers[FEATURES * HIDDEN : FEATURES * HIDDEN + HIDDEN])
        self.outer: vec[float] = vec[float](numbers[FEATURES * HIDDEN + HIDDEN : -1])
        self.constant: float = numbers[-1]
        self.eye = Eye()
        self.seen: vec[float] = vec[float]([0.0] * FEATURES)
        self.hidden: vec[float] = vec[float]([0.0] * HIDDEN)

    def score(self) -> float:
        """What has been seen, as one number."""
        hidden = self.hidden
        inner = self.inner
        seen = self.seen
        j: i64
        for j in range(HIDDEN):
            hidden[j] = self.bias[j]
        i: i64
        for i in range(FEATURES):
            x = seen[i]
            if x == 0.0:
                continue
            at = i * HIDDEN
            for j in range(HIDDEN):
                hidden[j] += x * inner[at + j]
        total = self.constant
        for j in range(HIDDEN):
            if hidden[j] > 0.0:
                total += hidden[j] * self.outer[j]
        return total

    def judge(self, s: State, prospects: vec[float]) -> None:
        """Every seat's chance, between turns."""
        self.eye.survey(s)
        party: i64
        seat: i64
        count = parties(s.seats)
        if count == 2:
            party = party_of(s.seats, s.at_turn)
            self.eye.look(s, party, self.seen)
            chance = 1.0 / (1.0 + math.exp(-self.score()))
            for seat in range(s.seats):
                prospects[seat] = chance if party_of(s.seats, seat) == party else 1.0 - chance
            return
        total = 0.0
        for party in range(count):
            self.eye.look(s, party, self.seen)
            prospects[party] = math.exp(self.score())
            total += prospects[party]
        for party in range(count):
            prospects[party] /= total


def learned(players: int) -> Net:
    """The net for a number of players, from its file."""
    return Net(json.loads((_FOLDER / f"players-{players}.json").read_text("utf-8")))
