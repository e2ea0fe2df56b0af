# mypyc: compile
"""Determinised tree search for any game: worlds that the seat can't tell apart share one tree.

Every seat chooses in the tree what is best for itself (max^n; partners have equal payoffs). What is sealed is chosen by
each seat for itself, without knowing the others' answers, and the tree ends where they are opened.
"""

import time
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from sottovoce.bots.search_hints import LOST, WON, SearchHints
from sottovoce.bots.tree import NOBODY, UNSURE, Tree
from sottovoce.core.arrays import zeros
from sottovoce.core.bot import Question
from sottovoce.core.dice import Dice, Fast
from sottovoce.core.position import Position

_LONGEST: Final = 400  # decisions of one simulation in the tree and to the end of the turn
_CHECK: Final = 4  # simulations between two looks at the clock
_SHARE: Final = 8  # simulations in one imagined world, where worlds differ
ROOM: Final = 40  # nodes for each simulation: as many as a decision has answers, or a little more
_MOST_NODES: Final = 400_000
_LOTS: Final = 3  # actions of which the one with the best record ends a turn
_DOUBTS: Final = 4  # answers of which nothing can be proven, before it gives up
_DOOR: Final = -2  # minus the seat: where a seat's sealed answers begin


class SearchLevel(NamedTuple):
    """How a searching bot thinks."""

    simulations: int  # for a turn's first question
    seconds: float  # for a whole turn: a guard for slow machines, never reached on a usual one
    exploration: float
    trust: float = 2.0  # visits that the record of an action elsewhere in the tree counts for
    playouts: bool = False  # judge by random games instead of at a glance
    with_more: Mapping[int, int] = MappingProxyType({})  # simulations for numbers of players with which others will do
    wider: Mapping[int, float] = MappingProxyType({})  # the same for exploration


class Search:
    """Simulations from one question on."""

    def __init__(self, world: Position, hints: SearchHints, tree: Tree, dice: Dice) -> None:
        self.hints = hints
        self.tree = tree
        self.dice = dice
        self.world = world.copy()
        self.before = world.copy()  # the end of a turn, while its answers are judged
        self.actions: vec[i64] = zeros(world.room())
        self.prospects: vec[float] = vec[float]([0.0] * int(world.seats))
        self.doors: vec[i64] = vec[i64]([NOBODY] * int(world.seats))  # where each seat stands among sealed answers
        self.totals: vec[float] = vec[float]([0.0] * int(world.seats))  # prospects of all simulations, by seat
        self.differ: bool = False
        self.length: i64 = 0
        self.path: vec[i64] = zeros(_LONGEST)  # nodes, NOBODY beyond the tree
        self.movers: vec[i64] = zeros(_LONGEST)
        self.chosen: vec[i64] = zeros(_LONGEST)

    def simulate(self, start: Position, root: i64) -> None:
        """Go down the tree in one world, judge what is found, and remember it on the way back."""
        self.world.copy_from(start)
        self.length = 0
        tree = self.tree
        self.descend(root)
        reached = self.length
        last: i64 = NOBODY
        if reached > 0:
            last = self.path[reached - 1]
        if last != NOBODY and tree.certain[last] != UNSURE:
            self.recall(tree.certain[last])
        else:
            self.finish_turn()
            self.judge()
            if not self.differ:
                self.put_beyond_doubt(root, reached)
        tree.visits[root] += 1
        i: i64
        for i in range(self.world.seats):
            self.totals[i] += self.prospects[i]
        for i in range(self.length):
            node = self.path[i]
            value = self.prospects[self.movers[i]]
            tree.record(self.movers[i], self.chosen[i], value)
            if node != NOBODY:
                tree.visits[node] += 1
                tree.worth[node] += value

    def descend(self, root: i64) -> None:
        """Choose from node to node, to one never visited before."""
        world = self.world
        tree = self.tree
        node = root
        while not world.over and self.length < _LONGEST:
            seat = world.turn()
            if world.sealed(seat):
                self.answer_sealed(node)
                return
            count = self.list_actions(seat)
            node = tree.pick(node, seat, self.actions, count, self.differ)
            if node == NOBODY:
                return
            self.step(seat, tree.action[node], node)
            if tree.visits[node] == 0 or tree.certain[node] != UNSURE:
                return

    def recall(self, proof: i64) -> None:
        """The prospects where who wins is beyond doubt."""
        seat: i64
        for seat in range(self.world.seats):
            self.prospects[seat] = 1.0 if ((proof - 1) >> seat) & 1 == 1 else 0.0

    def proof(self) -> i64:
        """Who wins by the last judgement, as the tree keeps it; UNSURE if that is an estimate."""
        if not (self.hints.final(self.world) if self.world.over else self.hints.certain()):
            return UNSURE
        found: i64 = 1
        seat: i64
        for seat in range(self.world.seats):
            if self.prospects[seat] > 0.0:
                found += i64(1) << seat
        return found

    def put_beyond_doubt(self, root: i64, reached: i64) -> None:
        """What has been proven at the end of the path ends the tree there, and proves what it can of the path."""
        tree = self.tree
        at = reached - 1
        if reached == self.length:
            if reached == 0:
                return
            proof = self.proof()
            if proof == UNSURE or self.path[at] == NOBODY:
                return
            tree.certain[self.path[at]] = proof
            at -= 1
        while at >= -1:
            node = root if at < 0 else self.path[at]
            if node == NOBODY or not tree.prove(node, self.movers[at + 1]):
                return
            at -= 1

    def answer_sealed(self, node: i64) -> None:
        """Every seat answers in a tree of its own until all is open."""
        world = self.world
        tree = self.tree
        seat: i64
        for seat in range(world.seats):
            self.doors[seat] = NOBODY
        while not world.over and self.length < _LONGEST:
            seat = world.turn()
            if not world.sealed(seat):
                return
            door = self.doors[seat]
            if door == NOBODY:
                door = tree.child(node, _DOOR - seat)
                if door != NOBODY:
                    tree.visits[door] += 1
            elif tree.visits[door] == 0:
                door = NOBODY
            count = self.list_actions(seat)
            if door != NOBODY:
                door = tree.pick(door, seat, self.actions, count, self.differ)
            if door == NOBODY:
                self.step(seat, self.by_reputation(seat, count), NOBODY)
            else:
                self.step(seat, tree.action[door], door)
                self.doors[seat] = door

    def finish_turn(self) -> None:
        """Beyond the tree, play on to a position worth judging."""
        world = self.world
        while not world.over and self.length < _LONGEST and not self.hints.settled(world):
            seat = world.turn()
            count = self.list_actions(seat)
            if self.hints.closing(world):
                self.close(seat, count)
            else:
                self.step(seat, self.by_reputation(seat, count), NOBODY)

    def close(self, seat: i64, count: i64) -> None:
        """Judge every answer that ends the turn, remember them if they are the tree's next, and give the best one."""
        before = self.before
        before.copy_from(self.world)
        tree = self.tree
        node: i64 = NOBODY
        if self.length > 0:
            node = self.path[self.length - 1]
        child: i64 = NOBODY
        if node != NOBODY and tree.visits[node] == 0 and tree.open(node, self.actions, count):
            child = tree.first[node]
        best = self.actions[0]
        most = -1.0
        i: i64
        for i in range(count):
            action = self.actions[i]
            self.world.copy_from(before)
            self.world.apply(seat, action, self.dice)
            self.judge()
            value = self.prospects[seat]
            if value > most:
                most = value
                best = action
            if child != NOBODY:
                tree.visits[child] = 1
                tree.worth[child] = value
                if not self.differ:
                    tree.certain[child] = self.proof()
                child = tree.next[child]
        self.world.copy_from(before)
        self.step(seat, best, NOBODY)

    def by_reputation(self, seat: i64, count: i64) -> i64:
        """Of a few actions drawn by lot the one with the best record."""
        best = self.actions[self.dice.roll(count)]
        if count == 1:
            return best
        reputation = self.tree.reputation(seat, best)
        i: i64
        for i in range(_LOTS - 1):
            action = self.actions[self.dice.roll(count)]
            value = self.tree.reputation(seat, action)
            if value > reputation:
                reputation = value
                best = action
        return best

    def list_actions(self, seat: i64) -> i64:
        """Write the actions worth a thought into the buffer; their number."""
        count = self.world.legal(seat, self.actions)
        return self.hints.narrow(self.world, seat, self.actions, count)

    def step(self, seat: i64, action: i64, node: i64) -> None:
        """Act, and remember who did what."""
        self.path[self.length] = node
        self.movers[self.length] = seat
        self.chosen[self.length] = action
        self.length += 1
        self.world.apply(seat, action, self.dice)

    def judge(self) -> None:
        """What the world reached is worth to each seat."""
        world = self.world
        if not world.over:
            self.hints.judge(world, self.dice, self.prospects)
            return
        seat: i64
        for seat in range(world.seats):
            self.prospects[seat] = world.payoff(seat)

    def repeat(self, start: Position, root: i64, count: i64) -> None:
        """This many simulations in one world."""
        i: i64
        for i in range(count):
            self.simulate(start, root)

    def run(self, question: Question, seed: int, root: i64, count: i64, stop: Callable[[], bool]) -> None:
        """This many simulations, fewer if it is time to stop."""
        start = question.imagine(seed)
        self.differ = start.state() != question.imagine(seed + 1).state()
        i: i64
        for i in range(count):
            if i % _CHECK == 0 and i > 0 and stop():
                return
            if self.differ and i % _SHARE == 0 and i > 0:
                start = question.imagine(seed + int(i))
            self.simulate(start, root)


class Searcher:
    """Thinks ahead by tree search; answers by what it looked at most."""

    def __init__(self, seed: int, hints: SearchHints, level: SearchLevel) -> None:
        self.seed = seed
        self.hints = hints
        self.level = level
        self.simulations = level.simulations  # for a turn's first question; the others are topped up to half of it
        self.asked = 0
        self.deadline = 0.0
        self.tree: Tree | None = None
        self.root: i64 = NOBODY
        self.expected: object = None  # what the seat will see if it is asked again before anything else happens

    def choose(self, question: Question) -> int:
        """The action looked at most."""
        self.asked += 1
        tree = self.prepare(question)
        patience = question.patience
        deadline = self.deadline

        def stop() -> bool:
            return patience.over() or time.monotonic() >= deadline

        action = self.settle(question, tree, stop)
        self.look_forward(question, tree, action)
        return action

    def settle(self, question: Question, tree: Tree, stop: Callable[[], bool]) -> int:
        """The only action, or of those that the search prefers the surest."""
        if len(question.actions) == 1:
            return question.actions[0]
        seed = self.seed + self.asked * 1_000_003
        world = question.imagine(seed)
        search = Search(world, self.hints, tree, Fast(seed))
        wanted: i64 = self.simulations
        fresh = tree.visits[self.root] == 0
        if not fresh:
            wanted = wanted // 2 - tree.visits[self.root]
        search.run(question, seed, self.root, wanted, stop)
        top = self.root
        if world.sealed(question.seat):
            top = tree.child(top, _DOOR - question.seat)
        ranked = tree.ranked(top, question.seat, question.actions) if top != NOBODY else question.actions
        return ranked[0] if search.differ else self.surest(world, question.seat, ranked, fresh, stop)

    def surest(self, world: Position, seat: i64, ranked: list[int], fresh: bool, stop: Callable[[], bool]) -> int:
        """The first action that is proven to win, else the first that is not proven to lose."""
        beyond = world.copy()
        unproven: list[int] = []
        for action in ranked:
            beyond.copy_from(world)
            beyond.apply(seat, action, Fast(self.seed))
            verdict = self.hints.proven(beyond, seat, fresh, stop)
            if verdict == WON:
                return action
            if verdict != LOST:
                unproven.append(action)
                if len(unproven) == _DOUBTS:
                    break
        return unproven[0] if unproven else ranked[0]

    def prepare(self, question: Question) -> Tree:
        """The tree that fits the question: the last one, if nothing else has happened, or an empty one."""
        tree = self.tree
        if tree is None:
            world = question.imagine(self.seed)
            seats = int(world.seats)
            self.simulations = self.level.with_more.get(seats, self.level.simulations)
            capacity = min(_MOST_NODES, ROOM * self.simulations + 1000)
            tree = self.plant(capacity, seats)
            self.tree = tree
            self.root = NOBODY
        if self.root == NOBODY or self.expected is None or self.expected != question.view:
            self.deadline = time.monotonic() + self.level.seconds
            self.root = tree.clear()
        return tree

    def plant(self, capacity: int, seats: int) -> Tree:
        """An empty tree to search as the level does."""
        exploration = self.level.wider.get(seats, self.level.exploration)
        return Tree(capacity, seats, exploration, self.level.trust)

    def look_forward(self, question: Question, tree: Tree, action: int) -> None:
        """Remember where in the tree the next question will be, if the same seat is asked next."""
        self.expected = None
        world = question.imagine(self.seed)
        sealed = world.sealed(question.seat)
        if sealed:
            return
        world.apply(question.seat, action, Fast(self.seed))
        if not world.over and world.turn() == question.seat and not world.sealed(question.seat):
            self.root = tree.child(self.root, action)
            if self.root != NOBODY:
                self.expected = question.game.view(world, question.seat)
