# mypyc: compile
"""The tree of a search: nodes in packed arrays, children in chains, and what every action was worth on the whole."""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sottovoce.core.arrays import zeros

NOBODY: Final = -1  # no such node
_ACTIONS: Final = 4096  # actions told apart by their record
_SURELY: Final = 1000.0  # more than any score: what was never tried comes first, and what is won
_LAST: Final = -1.0  # less than any score: what is lost
_NONE: Final = -2.0
UNSURE: Final = 0
_OPEN: Final = -1  # not all children of a node are beyond doubt
_STIR: Final = 2_654_435_761


class Tree:
    """Nodes by number; 0 is the first root. A node is what an action led to, and belongs to the seat that chose it."""

    def __init__(self, capacity: i64, seats: i64, exploration: float, trust: float) -> None:
        self.capacity = capacity
        self.size: i64 = 0
        self.exploration = exploration
        self.trust = trust  # visits that an action's record elsewhere counts for; 0: every child is tried once at first
        self.first: vec[i64] = vec[i64]([NOBODY] * int(capacity))  # child
        self.next: vec[i64] = vec[i64]([NOBODY] * int(capacity))  # sibling
        self.action: vec[i64] = zeros(capacity)
        self.visits: vec[i64] = zeros(capacity)
        self.offers: vec[i64] = zeros(capacity)  # how often it could be chosen, where worlds differ
        self.worth: vec[float] = vec[float]([0.0] * int(capacity))  # sum, for the seat that chose it
        self.certain: vec[i64] = zeros(capacity)  # 1 and the winners as bits where they are proven
        self.tried: vec[i64] = zeros(seats * _ACTIONS)
        self.gained: vec[float] = vec[float]([0.0] * int(seats * _ACTIONS))
        self.seats = seats

    def clear(self) -> i64:
        """Forget everything; the new root."""
        self.size = 0
        i: i64
        for i in range(self.seats * _ACTIONS):
            self.tried[i] = 0
            self.gained[i] = 0.0
        return self.grow(NOBODY)

    def grow(self, action: i64) -> i64:
        """A new node, or NOBODY if there is no room."""
        if self.size == self.capacity:
            return NOBODY
        node = self.size
        self.size += 1
        self.first[node] = NOBODY
        self.next[node] = NOBODY
        self.action[node] = action
        self.visits[node] = 0
        self.offers[node] = 0
        self.worth[node] = 0.0
        self.certain[node] = 0
        return node

    def child(self, node: i64, action: i64) -> i64:
        """The node that an action leads to, made if there is room for it."""
        last: i64 = NOBODY
        child = self.first[node]
        while child != NOBODY:
            if self.action[child] == action:
                return child
            last = child
            child = self.next[child]
        child = self.grow(action)
        if last == NOBODY:
            self.first[node] = child
        else:
            self.next[last] = child
        return child

    def open(self, node: i64, actions: vec[i64], count: i64) -> bool:
        """Give a node without children one for each action; False if there is no room."""
        if self.size + count > self.capacity:
            return False
        before: i64 = NOBODY
        i: i64
        for i in range(count):
            child = self.grow(actions[i])
            if before == NOBODY:
                self.first[node] = child
            else:
                self.next[before] = child
            before = child
        return True

    def record(self, seat: i64, action: i64, value: float) -> None:
        """An action of a seat, wherever in the tree, came to this."""
        index = seat * _ACTIONS + (action & (_ACTIONS - 1))
        self.tried[index] += 1
        self.gained[index] += value

    def reputation(self, seat: i64, action: i64) -> float:
        """What an action of a seat came to on average."""
        index = seat * _ACTIONS + (action & (_ACTIONS - 1))
        tried = self.tried[index]
        if tried == 0:
            return 1.0
        return self.gained[index] / float(tried)

    def pick(self, node: i64, seat: i64, actions: vec[i64], count: i64, differ: bool) -> i64:
        """The child to look at next: promising or little known. NOBODY if the tree is full."""
        if self.first[node] == NOBODY and not self.open(node, actions, count):
            return NOBODY
        visits = self.visits
        worth = self.worth
        trust = self.trust
        following = self.next
        names = self.action
        reach = self.exploration * math.sqrt(math.log(float(visits[node] + 1)))
        best = _NONE
        chosen: i64 = NOBODY
        child = self.first[node]
        i: i64
        for i in range(count):
            if child == NOBODY or names[child] != actions[i]:
                child = self.child(node, actions[i])
                if child == NOBODY:
                    continue
            known = visits[child]
            if self.certain[child] != UNSURE:
                score = _SURELY if self.wins(child, seat) else _LAST
                if score > best:
                    best = score
                    chosen = child
                child = following[child]
                continue
            if differ:
                self.offers[child] += 1
                reach = self.exploration * math.sqrt(math.log(float(self.offers[child] + 1)))
            if trust > 0.0:
                hoped = trust * self.reputation(seat, actions[i])
                score = (worth[child] + hoped) / (float(known) + trust) + reach / math.sqrt(float(known + 1))
            elif known > 0:
                score = worth[child] / float(known) + reach / math.sqrt(float(known))
            else:
                score = _SURELY + float((child * _STIR) & 1023)
            if score > best:
                best = score
                chosen = child
            child = following[child]
        return chosen

    def wins(self, node: i64, seat: i64) -> bool:
        """Is a seat among those that win for sure at a node that is beyond doubt?"""
        return ((self.certain[node] - 1) >> seat) & 1 == 1

    def prove(self, node: i64, seat: i64) -> bool:
        """Put a node beyond doubt at which a seat chooses: by one child that it wins, or because it loses them all."""
        lost: i64 = UNSURE
        child = self.first[node]
        while child != NOBODY:
            proof = self.certain[child]
            if proof != UNSURE and self.wins(child, seat):
                self.certain[node] = proof
                return True
            if proof == UNSURE:
                lost = _OPEN
            elif lost != _OPEN:
                lost = proof
            child = self.next[child]
        if lost == UNSURE or lost == _OPEN:
            return False
        self.certain[node] = lost
        return True

    def mean(self, node: i64) -> float:
        """What a node was worth on average to the seat that chose it."""
        if self.visits[node] == 0:
            return 0.0
        return self.worth[node] / float(self.visits[node])

    def ranked(self, node: i64, seat: i64, actions: list[int]) -> list[int]:
        """Of some actions those known at a node, the one looked at most first, of equals the one worth more.

        Before them stands what wins for sure, behind them what loses.
        """
        found: list[tuple[int, int, float, int]] = []
        child = self.first[node]
        while child != NOBODY:
            if int(self.action[child]) in actions:
                rank = 0
                if self.certain[child] != UNSURE:
                    rank = -1 if self.wins(child, seat) else 1
                found.append((rank, -int(self.visits[child]), -self.mean(child), int(self.action[child])))
            child = self.next[child]
        found.sort()
        return [action for _, _, _, action in found] if found else actions
