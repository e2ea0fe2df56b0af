# mypyc: compile
"""The judgement of a game of two: what one of them sees of the board, empire by empire, and a net over it.

Every empire has its place, so that the net can learn who borders on whom. Both players' loyalties count as they lie in
the position: for hidden ones, look at imagined worlds.
"""

import json
import math
from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sottovoce.bots.net import Net
from sottovoce.games.whispers.bot.net import ValueNet
from sottovoce.games.whispers.bot.net_inputs import agents_to_come, best_exchange
from sottovoce.games.whispers.rules.actions import SLOTS
from sottovoce.games.whispers.rules.board import BANNERS, EMPIRES, OFFICES, POSTS
from sottovoce.games.whispers.rules.cards import of_empire, size
from sottovoce.games.whispers.rules.council import controller
from sottovoce.games.whispers.rules.lands import count, free_banners, mobile
from sottovoce.games.whispers.rules.scoring import WEIGHTS
from sottovoce.games.whispers.rules.state import NOBODY, NONE, ROUNDS, State

# Numbers about an empire.
LOVED: Final = 0  # by the player …
RIVALS: Final = 1  # … and by the other one
CITIES: Final = 2
ARMY: Final = 3
FARMS: Final = 4
FORTS: Final = 5
LANDS: Final = 6
DECK: Final = 7
SEATS: Final = 8  # council seats: eight numbers
GAINS: Final = 16  # conquests that can be ordered: the best and all together; then those that hurt
REACH: Final = 20  # the same if banners were enough everywhere
CARDS: Final = 24  # in the player's hand and in the other's
OF_EMPIRE: Final = 26

OF_GAME: Final = 20
FEATURES: Final = EMPIRES * OF_EMPIRE + OF_GAME
FIRST: Final = 32  # hidden units of the first layer …
SECOND: Final = 16  # … and of the second
FOLDER: Final = Path(__file__).parent / "weights"


class DuelInputs:
    """Looks at positions of two players; keeps its scratch between looks."""

    def __init__(self) -> None:
        self.points: vec[i64] = vec[i64]([0] * (2 * EMPIRES))  # for a city of each empire, by player
        self.cities: vec[i64] = vec[i64]([0] * EMPIRES)

    def look(self, s: State, seat: i64, out: vec[float]) -> None:
        """What a player sees."""
        i: i64
        for i in range(FEATURES):
            out[i] = 0.0
        player: i64
        slot: i64
        for player in range(2):
            for slot in range(SLOTS):
                self.points[player * EMPIRES + s.tokens[player * SLOTS + slot]] = WEIGHTS[slot]
        empire: i64
        for empire in range(EMPIRES):
            self.look_at_empire(s, seat, empire, out)
        self.look_at_councils(s, seat, out)
        self.look_at_players(s, seat, out)

    def look_at_empire(self, s: State, seat: i64, empire: i64, out: vec[float]) -> None:
        """Its lands and armies, its cards, and what it could conquer."""
        at = empire * OF_EMPIRE
        lands = s.lands[empire]
        self.cities[empire] = count(lands & s.map.cities)
        out[at + LOVED] = float(self.points[seat * EMPIRES + empire]) / 4.0
        out[at + RIVALS] = float(self.points[(1 - seat) * EMPIRES + empire]) / 4.0
        out[at + CITIES] = float(self.cities[empire]) / 3.0
        out[at + ARMY] = float(BANNERS - s.reserve[empire]) / 10.0
        out[at + FARMS] = float(count(lands & s.map.farms)) / 4.0
        out[at + FORTS] = float(count(lands & s.map.forts)) / 4.0
        out[at + LANDS] = float(count(lands)) / 10.0
        out[at + DECK] = float(of_empire(s.deck, empire)) / 8.0
        out[at + CARDS] = float(of_empire(s.hands[seat], empire)) / 2.0
        out[at + CARDS + 1] = float(of_empire(s.hands[1 - seat], empire)) / 2.0
        cities = s.map.cities & ~lands
        while cities:
            low = cities & -cities
            cities ^= low
            self.look_at_city(s, seat, empire, count(low - 1), out)

    def look_at_city(self, s: State, seat: i64, empire: i64, city: i64, out: vec[float]) -> None:
        """Could the empire take a city from a neighbouring region, and whom would that please?"""
        near = s.map.borders[city] & s.lands[empire]
        if near == 0:
            return
        mine = self.points[seat * EMPIRES + empire] - self.points[seat * EMPIRES + s.holder[city]]
        theirs = self.points[(1 - seat) * EMPIRES + empire] - self.points[(1 - seat) * EMPIRES + s.holder[city]]
        gain = float(mine - theirs) / 5.0
        at = empire * OF_EMPIRE
        kind: i64 = 0
        if gain < 0.0:
            kind = 2
            gain = -gain
        if gain > out[at + REACH + kind]:
            out[at + REACH + kind] = gain
        out[at + REACH + kind + 1] += gain / 2.0
        defence = s.banners[city] + ((s.map.forts >> city) & 1)
        near &= mobile(s, empire)
        while near:
            low = near & -near
            near ^= low
            if free_banners(s, count(low - 1)) > defence:
                if gain > out[at + GAINS + kind]:
                    out[at + GAINS + kind] = gain
                out[at + GAINS + kind + 1] += gain / 2.0
                return

    def look_at_councils(self, s: State, seat: i64, out: vec[float]) -> None:
        """Who holds the seats that attack and the others, to come in this round and in all later ones."""
        post: i64
        for post in range(POSTS):
            player = controller(s, post)
            if player == NOBODY:
                continue
            at = post // OFFICES * OF_EMPIRE + SEATS
            if (s.map.attackers >> post) & 1 == 0:
                at += 2
            if player != seat:
                at += 1
            if s.marker == NONE or post > s.marker:
                out[at] += 0.5
            if s.round < ROUNDS:
                out[at + 4] += 0.5

    def look_at_players(self, s: State, seat: i64, out: vec[float]) -> None:
        """Points, cards, loyalties and the time."""
        at: i64 = EMPIRES * OF_EMPIRE
        lead: i64 = 0
        mine: i64 = 0
        empire: i64
        for empire in range(EMPIRES):
            mine += self.cities[empire] * self.points[seat * EMPIRES + empire]
            lead += self.cities[empire] * (
                self.points[seat * EMPIRES + empire] - self.points[(1 - seat) * EMPIRES + empire]
            )
        ahead = float(lead) / 10.0
        out[at] = float(mine) / 20.0
        out[at + 1] = ahead
        player: i64
        for player in range(2):
            side = at + 2 + (0 if player == seat else 4)
            out[side] = float(size(s.hands[player])) / 5.0
            out[side + 1] = float(count(s.shown[player])) / 4.0
            out[side + 2] = float(best_exchange(s, player, self.cities)) / 10.0
            out[side + 3] = float(agents_to_come(s, player)) / 3.0
        out[at + 10] = 1.0 if s.first == seat else 0.0
        out[at + 11] = 0.0 if s.marker == NONE else float(s.marker + 1) / 20.0
        i: i64
        for i in range(ROUNDS):
            if s.round == i + 1:
                out[at + 12 + i] = 1.0
                out[at + 16 + i] = ahead


class DuelNet(ValueNet):
    """The net, and what it looks at."""

    def __init__(self, weights: list[int]) -> None:
        super().__init__(2)
        self.net = Net(weights, FEATURES, FIRST, SECOND)
        self.inputs = DuelInputs()
        self.seen: vec[float] = vec[float]([0.0] * FEATURES)

    def chance(self, s: State, seat: i64) -> float:
        """The mean of what both players see, so that their chances add up to one."""
        lead = (self.score(s, seat) - self.score(s, 1 - seat)) / 2.0
        return 1.0 / (1.0 + math.exp(-lead))

    def score(self, s: State, seat: i64) -> float:
        """What a player sees, as one number: the logarithm of his odds."""
        self.inputs.look(s, seat, self.seen)
        return self.net.score(self.seen)


def learned() -> DuelNet:
    """The net from its file."""
    return DuelNet(json.loads((FOLDER / "two-players.json").read_text("utf-8")))
