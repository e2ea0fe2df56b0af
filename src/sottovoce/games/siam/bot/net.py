# mypyc: compile
"""The learned judgement of King of Siam: a small net over what `net_inputs` sees, its weights learned by self-play.

Two hidden layers. With two parties the one whose turn it is gets a score, and its chance is the logistic of it; with
three each gets a score, and chances are in proportion to their exponentials.
"""

import json
import math
from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sottovoce.bots.net import Net
from sottovoce.games.siam.bot.net_inputs import FEATURES, NetInputs, features, parties, party_of
from sottovoce.games.siam.rules.state import State

_FOLDER: Final = Path(__file__).parent / "weights"


class ValueNet:
    """The net for one number of players, and what it looks at."""

    def __init__(self, players: int, weights: list[int], first: int, second: int) -> None:
        self.net = Net(weights, int(features(players)), first, second)
        self.inputs = NetInputs()
        self.seen: vec[float] = vec[float]([0.0] * FEATURES)

    def judge(self, s: State, prospects: vec[float]) -> None:
        """Every seat's chance, between turns."""
        self.inputs.survey(s)
        party: i64
        seat: i64
        count = parties(s.seats)
        if count == 2:
            party = party_of(s.seats, s.at_turn)
            self.inputs.look(s, party, self.seen)
            chance = 1.0 / (1.0 + math.exp(-self.net.score(self.seen)))
            for seat in range(s.seats):
                prospects[seat] = chance if party_of(s.seats, seat) == party else 1.0 - chance
            return
        total = 0.0
        for party in range(count):
            self.inputs.look(s, party, self.seen)
            prospects[party] = math.exp(self.net.score(self.seen))
            total += prospects[party]
        for party in range(count):
            prospects[party] /= total


def load(text: str, players: int) -> ValueNet:
    """The net that a file of weights holds: the sizes of its layers, then all weights in a row."""
    sizes, weights = json.loads(text)
    return ValueNet(players, weights, sizes[0], sizes[1])


def learned(players: int) -> ValueNet | None:
    """The net for a number of players, from its file; None where nothing has been learned."""
    file = _FOLDER / f"players-{players}.json"
    return load(file.read_text("utf-8"), players) if file.exists() else None
