# mypyc: compile
"""A position as each player sees it, in numbers about as large as 1: what the learned judgement looks at.

Empires come in the order of the player's loyalties, so that what is learned about one holds for all. Everybody's
loyalties count as they lie in the position: for hidden ones, look at imagined worlds.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sottovoce.core.position import bit
from sottovoce.games.whispers.rules.actions import SLOTS
from sottovoce.games.whispers.rules.board import BANNERS, EMPIRES, OFFICES, POSTS
from sottovoce.games.whispers.rules.cards import size
from sottovoce.games.whispers.rules.council import controller
from sottovoce.games.whispers.rules.lands import count, free_banners
from sottovoce.games.whispers.rules.rounds import AGENTS_A_ROUND, AGENTS_A_ROUND_OF_TWO, PAIRS_FIRST, PAIRS_SECOND
from sottovoce.games.whispers.rules.scoring import WEIGHTS
from sottovoce.games.whispers.rules.state import NOBODY, NONE, ROUNDS, SEND_OUT, TAKE_BACK, State

OF_EMPIRE: Final = 7  # numbers about an empire
OF_COUNCIL: Final = 6  # … and about a player's hold on its council
OF_SLOT: Final = OF_EMPIRE + OF_COUNCIL
OF_PLAYER: Final = 12
FEATURES: Final = SLOTS * OF_SLOT + OF_PLAYER


class NetInputs:
    """Looks at positions; keeps its scratch between looks."""

    def __init__(self, seats: i64) -> None:
        self.empires: vec[float] = vec[float]([0.0] * (EMPIRES * OF_EMPIRE))
        self.councils: vec[float] = vec[float]([0.0] * int(seats * EMPIRES * OF_COUNCIL))
        self.cities: vec[i64] = vec[i64]([0] * EMPIRES)
        self.points: vec[i64] = vec[i64]([0] * int(seats))
        self.armed: i64 = 0  # empires that can still attack, as bits

    def survey(self, s: State) -> None:
        """What is the same for all players: empires, councils, points."""
        self.survey_councils(s)
        empire: i64
        for empire in range(EMPIRES):
            lands = s.lands[empire]
            at = empire * OF_EMPIRE
            self.cities[empire] = count(lands & s.map.cities)
            self.empires[at] = float(self.cities[empire]) / 3.0
            self.empires[at + 1] = 0.0
            self.empires[at + 2] = 0.0
            self.empires[at + 3] = float(BANNERS - s.reserve[empire]) / 10.0
            self.empires[at + 4] = float(count(lands & s.map.farms)) / 4.0
            self.empires[at + 5] = float(count(lands & s.map.forts)) / 4.0
            self.empires[at + 6] = float(count(lands)) / 10.0
        self.survey_cities(s)
        seat: i64
        slot: i64
        for seat in range(s.seats):
            points: i64 = 0
            for slot in range(SLOTS):
                points += WEIGHTS[slot] * self.cities[s.tokens[seat * SLOTS + slot]]
            self.points[seat] = points

    def survey_councils(self, s: State) -> None:
        """Who holds the seats to come in this round and in later ones: those that attack, and the others."""
        councils = self.councils
        i: i64
        for i in range(len(councils)):
            councils[i] = 0.0
        self.armed = 0
        more: i64 = 0 if s.round == ROUNDS else 3
        post: i64
        for post in range(POSTS):
            player = controller(s, post)
            if player == NOBODY:
                continue
            attacks = (s.map.attackers >> post) & 1 == 1
            empire = post // OFFICES
            to_come = s.marker == NONE or post > s.marker
            if attacks and (to_come or more > 0):
                self.armed |= bit(empire)
            seat: i64
            for seat in range(s.seats):
                at = (seat * EMPIRES + empire) * OF_COUNCIL
                kind: i64 = 2
                if attacks:
                    kind = 0 if seat == player else 1
                elif seat != player:
                    continue
                if to_come:
                    councils[at + kind] += 0.5
                if more > 0:
                    councils[at + more + kind] += 0.5

    def survey_cities(self, s: State) -> None:
        """Cities that somebody could take, counted for the empire that holds them and for those that could."""
        left = s.map.cities
        region: i64 = 0
        while left >> region:
            if (left >> region) & 1:
                holder = s.holder[region]
                defence = s.banners[region] + ((s.map.forts >> region) & 1)
                near = s.map.borders[region] & s.occupied & ~s.lands[holder]
                takers: i64 = 0
                while near:
                    low = near & -near
                    near ^= low
                    other = count(low - 1)
                    taker = s.holder[other]
                    if (self.armed >> taker) & 1 and free_banners(s, other) > defence:
                        takers |= bit(taker)
                if takers:
                    self.empires[holder * OF_EMPIRE + 1] += 0.5
                taker = 0
                while takers >> taker:
                    if (takers >> taker) & 1:
                        self.empires[taker * OF_EMPIRE + 2] += 0.5
                    taker += 1
            region += 1

    def look(self, s: State, seat: i64, out: vec[float]) -> None:
        """What a player sees; `survey` comes first."""
        slot: i64
        i: i64
        for slot in range(SLOTS):
            at = slot * OF_SLOT
            empire = s.tokens[seat * SLOTS + slot]
            for i in range(OF_EMPIRE):
                out[at + i] = self.empires[empire * OF_EMPIRE + i]
            row = (seat * EMPIRES + empire) * OF_COUNCIL
            for i in range(OF_COUNCIL):
                out[at + OF_EMPIRE + i] = self.councils[row + i]
        at = SLOTS * OF_SLOT
        mine = self.points[seat]
        best: i64 = -1000
        other: i64
        for other in range(s.seats):
            if other != seat and self.points[other] > best:
                best = self.points[other]
        out[at] = float(mine) / 20.0
        out[at + 1] = float(mine - best) / 10.0
        out[at + 2] = float(size(s.hands[seat])) / 5.0
        out[at + 3] = float(count(s.shown[seat])) / 4.0
        out[at + 4] = float(best_exchange(s, seat, self.cities)) / 10.0
        out[at + 5] = float(agents_to_come(s, seat)) / 3.0
        out[at + 6] = float(POSTS - 1 - s.marker) / 20.0
        out[at + 7] = float((seat - s.first + s.seats) % s.seats) / float(s.seats)
        for i in range(ROUNDS):
            out[at + 8 + i] = 1.0 if s.round == i + 1 else 0.0


def best_exchange(s: State, seat: i64, cities: vec[i64]) -> i64:
    """What the best exchange of hidden loyalties would gain as the cities stand, while there is one to come."""
    best: i64 = 0
    if s.round == ROUNDS:
        return best
    row = seat * SLOTS
    pair: i64
    for pair in range(len(PAIRS_FIRST)):
        first = PAIRS_FIRST[pair]
        second = PAIRS_SECOND[pair]
        if s.shown[seat] & (bit(first) | bit(second)):
            continue
        more = cities[s.tokens[row + second]] - cities[s.tokens[row + first]]
        gain = (WEIGHTS[first] - WEIGHTS[second]) * more
        if gain > best:
            best = gain
    return best


def agents_to_come(s: State, seat: i64) -> i64:
    """How many agents a player has still to send out in this round."""
    each: i64 = AGENTS_A_ROUND_OF_TWO if s.seats == 2 else AGENTS_A_ROUND
    if s.phase == TAKE_BACK:
        return each
    if s.phase != SEND_OUT:
        return 0
    place = (seat - s.first + s.seats) % s.seats
    sent = (s.step + s.seats - 1 - place) // s.seats
    return each - sent
