"""The learned judgement of King of Siam: a small net over what `eye` sees, its weights learned by self-play.

Two hidden layers. With two parties the one whose turn it is gets a score, and its chance is the logistic of it; with
three each gets a score, and chances are in proportion to their exponentials.
"""

import json
import math
from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sottovoce.core.layer import spread
from sottovoce.games.siam.eye import FEATURES, Eye, features, parties, party_of
from sottovoce.games.siam.state import State

_FOLDER: Final = Path(__file__).parent / "weights"
_SCALE: Final = 1_000.0  # weights are kept as whole numbers


class Net:
    """The weights for one number of players, and room to reckon in."""

    def __init__(self, players: int, weights: list[int], first: int, second: int) -> None:
        seen = int(features(players))
        assert len(weights) == (seen + 1) * first + (first + 1) * second + second + 1
        numbers = [weight / _SCALE for weight in weights]
        parts: list[list[float]] = []
        for size in (seen * first, first, first * second, second, second, 1):
            parts.append(numbers[:size])
            numbers = numbers[size:]
        self.features: i64 = seen
        self.first: i64 = first  # hidden units of the first layer …
        self.second: i64 = second  # … and of the second
        self.inner: vec[float] = vec[float](parts[0])  # by feature and hidden unit
        self.inner_bias: vec[float] = vec[float](parts[1])
        self.middle: vec[float] = vec[float](parts[2])
        self.middle_bias: vec[float] = vec[float](parts[3])
        self.outer: vec[float] = vec[float](parts[4])
        self.constant: float = parts[5][0]
        self.eye = Eye()
        self.seen: vec[float] = vec[float]([0.0] * FEATURES)
        self.hidden: vec[float] = vec[float]([0.0] * first)
        self.deeper: vec[float] = vec[float]([0.0] * second)

    def score(self) -> float:
        """What has been seen, as one number."""
        spread(self.seen, self.features, self.inner, self.inner_bias, self.hidden, self.first)
        spread(self.hidden, self.first, self.middle, self.middle_bias, self.deeper, self.second)
        deeper = self.deeper
        outer = self.outer
        total = self.constant
        j: i64
        for j in range(self.second):
            total += deeper[j] * outer[j]
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


def load(text: str, players: int) -> Net:
    """The net that a file of weights holds: the sizes of its layers, then all weights in a row."""
    sizes, weights = json.loads(text)
    return Net(players, weights, sizes[0], sizes[1])


def learned(players: int) -> Net | None:
    """The net for a number of players, from its file; None where nothing has been learned."""
    file = _FOLDER / f"players-{players}.json"
    return load(file.read_text("utf-8"), players) if file.exists() else None
