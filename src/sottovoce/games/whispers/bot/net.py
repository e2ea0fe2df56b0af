# mypyc: compile
"""The learned judgement: a small net over `net_inputs`, its weights learned from games played by policy.

One hidden layer. Each player gets a score, and chances are in proportion to their exponentials.
`training/whispers.py` plays the games, fits the nets and writes the files.
"""

import json
import math
from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sottovoce.bots.net import ShallowNet
from sottovoce.games.whispers.bot.net_inputs import FEATURES, NetInputs
from sottovoce.games.whispers.rules.state import State

HIDDEN: Final = 16
FOLDER: Final = Path(__file__).parent / "weights"
MOST: Final = 30.0  # a score that is as good as certain


class ValueNet:
    """Says how likely a player is to win."""

    def __init__(self, seats: i64) -> None:
        self.seats = seats

    def chance(self, s: State, seat: i64) -> float:
        """A seat's chance to win, everybody's loyalties being as they lie."""
        raise NotImplementedError


class RankingNet(ValueNet):
    """A net that gives every player a score, for one number of players, and room to reckon in."""

    def __init__(self, seats: i64, weights: list[int]) -> None:
        super().__init__(seats)
        self.net = ShallowNet(weights, FEATURES, HIDDEN)
        self.inputs = NetInputs(seats)
        self.seen: vec[float] = vec[float]([0.0] * FEATURES)
        self.scores: vec[float] = vec[float]([0.0] * int(seats))

    def chance(self, s: State, seat: i64) -> float:
        """In proportion to the exponentials of the scores."""
        self.inputs.survey(s)
        scores = self.scores
        other: i64
        for other in range(self.seats):
            self.inputs.look(s, other, self.seen)
            scores[other] = self.net.score(self.seen)
        total = 1.0
        for other in range(self.seats):
            if other != seat:
                behind = scores[other] - scores[seat]
                total += math.exp(behind if behind < MOST else MOST)
        return 1.0 / total


def learned(seats: i64) -> RankingNet:
    """The net for a number of players, from its file."""
    return RankingNet(seats, json.loads((FOLDER / f"players-{seats}.json").read_text("utf-8")))
