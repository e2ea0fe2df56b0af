# mypyc: compile
"""The judgement of `expert`: what a player sees of the board, empire by empire, and a net over it.

Every empire has its place, so that the net can learn who borders on whom. Rivals count together, by the mean of what
they have; with more than two players the one who leads them is told besides. Everybody's loyalties count as they lie in
the position: for hidden ones, look at imagined worlds.
"""

import json
import math
from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sottovoce.bots.net import Net
from sottovoce.games.whispers.bot.net import MOST, ValueNet
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
RIVALS: Final = 1  # … and by the others
CITIES: Final = 2
ARMY: Final = 3
FARMS: Final = 4
FORTS: Final = 5
LANDS: Final = 6
DECK: Final = 7
SEATS: Final = 8  # council seats: eight numbers
GAINS: Final = 16  # conquests that can be ordered: the best and all together; then those that hurt
REACH: Final = 20  # the same if banners were enough everywhere
CARDS: Final = 24  # in the player's hand and in the others'
OF_EMPIRE: Final = 26

OF_GAME: Final = 20
LEADER_AT: Final = EMPIRES * OF_EMPIRE + OF_GAME  # with more than two players: the rival who leads
OF_LEADER: Final = EMPIRES + 2
FEATURES: Final = LEADER_AT + OF_LEADER  # the most numbers
FIRST: Final = 32  # hidden units of the first layer …
SECOND: Final = 16  # … and of the second
_TWO: Final = 2  # players
FOLDER: Final = Path(__file__).parent / "weights"


def features(seats: i64) -> i64:
    """How many numbers there are."""
    return LEADER_AT if seats == _TWO else FEATURES


class EmpireInputs:
    """Looks at positions; keeps its scratch between looks."""

    def __init__(self, seats: i64) -> None:
        self.points: vec[i64] = vec[i64]([0] * int(seats * EMPIRES))  # for a city of each empire, by player
        self.others: vec[i64] = vec[i64]([0] * EMPIRES)  # the same for all rivals of the player together
        self.cities: vec[i64] = vec[i64]([0] * EMPIRES)
        self.rivals: float = float(seats - 1)

    def look(self, s: State, seat: i64, out: vec[float]) -> None:
        """What a player sees."""
        i: i64
        for i in range(FEATURES):
            out[i] = 0.0
        for i in range(EMPIRES):
            self.others[i] = 0
        player: i64
        slot: i64
        for player in range(s.seats):
            for slot in range(SLOTS):
                empire = s.tokens[player * SLOTS + slot]
                self.points[player * EMPIRES + empire] = WEIGHTS[slot]
                if player != seat:
                    self.others[empire] += WEIGHTS[slot]
        for empire in range(EMPIRES):
            self.look_at_empire(s, seat, empire, out)
        self.look_at_councils(s, seat, out)
        self.look_at_players(s, seat, out)
        if s.seats > _TWO:
            self.look_at_leader(s, seat, out)

    def look_at_empire(self, s: State, seat: i64, empire: i64, out: vec[float]) -> None:
        """Its lands and armies, its cards, and what it could conquer."""
        at = empire * OF_EMPIRE
        lands = s.lands[empire]
        self.cities[empire] = count(lands & s.map.cities)
        out[at + LOVED] = float(self.points[seat * EMPIRES + empire]) / 4.0
        out[at + RIVALS] = float(self.others[empire]) / self.rivals / 4.0
        out[at + CITIES] = float(self.cities[empire]) / 3.0
        out[at + ARMY] = float(BANNERS - s.reserve[empire]) / 10.0
        out[at + FARMS] = float(count(lands & s.map.farms)) / 4.0
        out[at + FORTS] = float(count(lands & s.map.forts)) / 4.0
        out[at + LANDS] = float(count(lands)) / 10.0
        out[at + DECK] = float(of_empire(s.deck, empire)) / 8.0
        out[at + CARDS] = float(of_empire(s.hands[seat], empire)) / 2.0
        player: i64
        for player in range(s.seats):
            if player != seat:
                out[at + CARDS + 1] += float(of_empire(s.hands[player], empire)) / 2.0 / self.rivals
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
        theirs = float(self.others[empire] - self.others[s.holder[city]]) / self.rivals
        gain = (float(mine) - theirs) / 5.0
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
        theirs: i64 = 0
        mine = self.standing(seat)
        empire: i64
        for empire in range(EMPIRES):
            theirs += self.cities[empire] * self.others[empire]
        ahead = (float(mine) - float(theirs) / self.rivals) / 10.0
        out[at] = float(mine) / 20.0
        out[at + 1] = ahead
        player: i64
        for player in range(s.seats):
            side = at + 2 + (0 if player == seat else 4)
            share = 1.0 if player == seat else 1.0 / self.rivals
            out[side] += share * float(size(s.hands[player])) / 5.0
            out[side + 1] += share * float(count(s.shown[player])) / 4.0
            out[side + 2] += share * float(best_exchange(s, player, self.cities)) / 10.0
            out[side + 3] += share * float(agents_to_come(s, player)) / 3.0
        out[at + 10] = 1.0 if s.first == seat else 0.0
        out[at + 11] = 0.0 if s.marker == NONE else float(s.marker + 1) / 20.0
        i: i64
        for i in range(ROUNDS):
            if s.round == i + 1:
                out[at + 12 + i] = 1.0
                out[at + 16 + i] = ahead

    def standing(self, player: i64) -> i64:
        """A player's points as the cities stand."""
        points: i64 = 0
        empire: i64
        for empire in range(EMPIRES):
            points += self.cities[empire] * self.points[player * EMPIRES + empire]
        return points

    def look_at_leader(self, s: State, seat: i64, out: vec[float]) -> None:
        """Which rival leads, by how much, and what it loves."""
        best: i64 = -1000
        leader: i64 = seat
        player: i64
        for player in range(s.seats):
            if player != seat and self.standing(player) > best:
                best = self.standing(player)
                leader = player
        empire: i64
        for empire in range(EMPIRES):
            out[LEADER_AT + empire] = float(self.points[leader * EMPIRES + empire]) / 4.0
        out[LEADER_AT + EMPIRES] = float(self.standing(seat) - best) / 10.0
        out[LEADER_AT + EMPIRES + 1] = float((seat - s.first + s.seats) % s.seats) / float(s.seats)


class EmpireNet(ValueNet):
    """The net for one number of players, and what it looks at."""

    def __init__(self, seats: i64, weights: list[int]) -> None:
        super().__init__(seats)
        self.net = Net(weights, int(features(seats)), FIRST, SECOND)
        self.inputs = EmpireInputs(seats)
        self.seen: vec[float] = vec[float]([0.0] * FEATURES)
        self.scores: vec[float] = vec[float]([0.0] * int(seats))

    def chance(self, s: State, seat: i64) -> float:
        """By what all players see, so that their chances add up to one."""
        if self.seats == _TWO:
            lead = (self.score(s, seat) - self.score(s, 1 - seat)) / 2.0
            return 1.0 / (1.0 + math.exp(-lead))
        other: i64
        for other in range(self.seats):
            self.scores[other] = self.score(s, other)
        total = 0.0
        for other in range(self.seats):
            behind = self.scores[other] - self.scores[seat]
            total += math.exp(behind if behind < MOST else MOST)
        return 1.0 / total

    def score(self, s: State, seat: i64) -> float:
        """What a player sees, as one number: of two players the logarithm of their odds."""
        self.inputs.look(s, seat, self.seen)
        return self.net.score(self.seen)


def learned(seats: i64) -> EmpireNet:
    """The net for a number of players, from its file."""
    return EmpireNet(seats, json.loads((FOLDER / f"empires-{seats}.json").read_text("utf-8")))
