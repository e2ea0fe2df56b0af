"""The thinking players: what looks best is tried out in worlds dealt by beliefs."""

import time
from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from sottovoce.core.bot import Question
from sottovoce.core.dice import Fast
from sottovoce.games.whispers.beliefs import Beliefs
from sottovoce.games.whispers.foresight import Foresight, Sketch
from sottovoce.games.whispers.rules import Whispers
from sottovoce.games.whispers.value import Judge, learned

_CHECK: Final = 8  # worlds between two looks at the clock
_APART: Final = 1_000_003  # seeds of two questions


class Level(NamedTuple):
    """How a player thinks."""

    worlds: int  # in which every answer is judged when the turn is over
    trials: int  # answers played on to the end of the round, for each of those worlds; 0: the judgement decides
    width: int  # answers that are played on
    nodes: int  # positions of its own turn that it looks at first
    seconds: float  # for a whole turn: a guard for slow machines
    trust: int  # in what deeds tell of loyalties, per cent
    prior: float  # how many worlds played on the first judgement counts for


LEVELS: Final = {
    "regular": Level(8, trials=0, width=1, nodes=600, seconds=0.27, trust=100, prior=8.0),
    "expert": Level(16, trials=4, width=4, nodes=600, seconds=1.9, trust=100, prior=8.0),
}
_SLOWER: Final = 40  # uncompiled, the levels think so many times less
_MOST: Final = 100_000_000
_EFFORT: Final = "@"
_UNREAD: Final = "unread"


def thinker(name: str, seed: int, compiled: bool) -> "Mind | None":
    """A player by its level: `expert`; `expert@100` with so many worlds; `expert-unread` reads nobody's deeds."""
    called, _, effort = name.partition(_EFFORT)
    called, _, without = called.partition("-")
    level = LEVELS.get(called)
    if level is None or without not in ("", _UNREAD):
        return None
    if without:
        level = level._replace(trust=0)
    if effort:
        if not (effort.isdecimal() and effort.isascii() and 0 < int(effort) <= _MOST):
            return None
        level = level._replace(worlds=int(effort), seconds=float("inf"))
    elif not compiled:
        level = level._replace(
            worlds=max(1, level.worlds // _SLOWER), nodes=level.nodes // _SLOWER, seconds=level.seconds * _SLOWER
        )
    return Mind(seed, level)


class Mind:
    """Thinks about every question anew, from what its seat may know."""

    def __init__(self, seed: int, level: Level) -> None:
        self.seed = seed
        self.level = level
        self.asked = 0
        self.turn = (0, 0, 0)  # round, council seat and step of the turn that it is in
        self.deadline = 0.0
        self.judge: Judge | None = None

    def choose(self, question: Question) -> int:
        """The answer that does best."""
        self.asked += 1
        if len(question.actions) == 1:
            return question.actions[0]
        seed = self.seed + self.asked * _APART
        world = question.imagine(seed)
        assert isinstance(world, Whispers)
        turn = (int(world.round), int(world.marker), int(world.step))
        if turn != self.turn:
            self.turn = turn
            self.deadline = time.monotonic() + self.level.seconds
        if self.judge is None or self.judge.seats != world.seats:
            self.judge = learned(world.seats)
        beliefs = Beliefs(world, self.level.trust)
        sketch = Sketch(world, question.seat, Fast(seed), beliefs)
        foresight = Foresight(world, question.seat, beliefs, self.judge)
        trial = Trial(question, self.level, foresight, seed)
        for action in question.actions:
            sketch.left = self.level.nodes // len(question.actions)
            sketch.of(world, action)
            line = sketch.lines[0][: sketch.lengths[0]]
            trial.enter(action, line)
            if len(line) > 0:
                trial.enter(action, line[:0])
        trial.enter(int(foresight.instinct(world, Fast(seed))), vec[i64]([]))
        return trial.best(self.deadline)


class Trial:
    """Answers tried against each other, each with a way on from it, in the same worlds."""

    def __init__(self, question: Question, level: Level, foresight: Foresight, seed: int) -> None:
        self.question = question
        self.level = level
        self.foresight = foresight
        self.seed = seed
        self.worlds: list[Whispers] = []
        self.actions: list[int] = []
        self.lines: list[vec[i64]] = []
        self.sums: list[float] = []

    def enter(self, action: int, line: vec[i64]) -> None:
        """An answer, and the way on from it (by habit where it ends)."""
        self.actions.append(action)
        self.lines.append(line)
        self.sums.append(0.0)

    def best(self, deadline: float) -> int:
        """The answer that is left when the worse half has been dropped again and again."""
        order = self.screen(deadline)
        if self.level.trials == 0:
            return self.actions[order[0]]
        order = self.different(order)[: self.level.width]
        halvings = (len(order) - 1).bit_length()
        simulations = self.level.worlds * self.level.trials
        done = 0
        while len(order) > 1:
            more = max(1, simulations // (halvings * len(order)))
            for world in range(more):
                if world % _CHECK == 0 and self.late(deadline):
                    return self.actions[order[0]]
                self.try_out(done + world, order)
            done += more
            order = sorted(order, key=lambda entry: -self.sums[entry])[: (len(order) + 1) // 2]
        return self.actions[order[0]]

    def screen(self, deadline: float) -> list[int]:
        """The ways by how things stand when the turn is over, the best first; without time that of habit first."""
        order = list(range(len(self.actions)))
        if self.late(deadline):
            return order[::-1]
        for number in range(self.level.worlds):
            if number % _CHECK == _CHECK - 1 and self.late(deadline):
                break
            world = self.world(number)
            for entry in order:
                dice = Fast(self.seed + number)
                self.sums[entry] += self.foresight.glance(world, self.actions[entry], self.lines[entry], dice)
        for entry in order:
            self.sums[entry] *= self.level.prior / self.level.worlds
        return sorted(order, key=lambda entry: -self.sums[entry])

    def different(self, order: list[int]) -> list[int]:
        """Of every answer the best way only."""
        seen: set[int] = set()
        kept: list[int] = []
        for entry in order:
            if self.actions[entry] not in seen:
                seen.add(self.actions[entry])
                kept.append(entry)
        return kept

    def late(self, deadline: float) -> bool:
        """Is it time to answer?"""
        return self.question.patience.over() or time.monotonic() >= deadline

    def try_out(self, number: int, order: list[int]) -> None:
        """Play some answers in one world."""
        world = self.world(number)
        for entry in order:
            dice = Fast(self.seed + number)
            self.sums[entry] += self.foresight.follow(world, self.actions[entry], self.lines[entry], dice)

    def world(self, number: int) -> Whispers:
        """One of the imagined worlds."""
        while len(self.worlds) <= number:
            seed = self.seed + len(self.worlds) + 1
            world = self.question.imagine(seed)
            assert isinstance(world, Whispers)
            self.foresight.beliefs.deal(world, self.question.seat, Fast(seed))
            self.worlds.append(world)
        return self.worlds[number]
