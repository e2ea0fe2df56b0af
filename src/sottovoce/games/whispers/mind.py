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
from sottovoce.games.whispers.state import LOYALTIES, SEND_OUT, TAKE_BACK
from sottovoce.games.whispers.value import Judge, learned

_CHECK: Final = 8  # worlds between two looks at the clock
_APART: Final = 1_000_003  # seeds of two questions


class Level(NamedTuple):
    """How a player thinks."""

    simulations: int  # worlds played on for one answer
    width: int  # answers that are tried out
    nodes: int  # positions of its own turn that it looks at first
    seconds: float  # for a whole turn: a guard for slow machines
    horizon: int  # rounds that are played on after the present one
    trust: int  # in what deeds tell of loyalties, per cent
    prior: float  # how much the first look counts beside the trial
    caution: float  # how much better than habit an answer must do


LEVELS: Final = {
    "regular": Level(simulations=60, width=8, nodes=600, seconds=0.3, horizon=0, trust=100, prior=0.3, caution=0.02),
    "expert": Level(simulations=400, width=16, nodes=1500, seconds=2.0, horizon=0, trust=100, prior=0.3, caution=0.02),
}
_SLOWER: Final = 40  # uncompiled, the levels think so many times less
_MOST: Final = 100_000_000
_EFFORT: Final = "@"
_UNREAD: Final = "unread"


def thinker(name: str, seed: int, compiled: bool) -> "Mind | None":
    """A player by its level: `expert`; `expert@5000` with so many worlds; `expert-unread` reads nobody's deeds."""
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
        level = level._replace(simulations=int(effort), seconds=float("inf"))
    elif not compiled:
        level = level._replace(
            simulations=max(1, level.simulations // _SLOWER),
            nodes=level.nodes // _SLOWER,
            seconds=level.seconds * _SLOWER,
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
        foresight = Foresight(world, question.seat, beliefs, self.judge, self.level.horizon)
        trial = Trial(question, self.level, foresight, seed)
        for action in question.actions:
            sketch.left = self.level.nodes // len(question.actions)
            look = sketch.of(world, action)
            line = sketch.lines[0][: sketch.lengths[0]]
            trial.enter(action, look, line)
            if len(line) > 0:
                trial.enter(action, look, line[:0])
        trial.favour(int(trial.foresight.instinct(world, Fast(seed))))
        return trial.best(self.deadline, self.level.simulations * weight(world))


def weight(world: Whispers) -> int:
    """How much more thought a question deserves: loyalties are laid once, agents stay for rounds."""
    if world.phase == LOYALTIES:
        return 8
    return 3 if world.phase == SEND_OUT or world.phase == TAKE_BACK else 1


class Trial:
    """Answers tried against each other, each with the way on that looks best, in the same worlds."""

    def __init__(self, question: Question, level: Level, foresight: Foresight, seed: int) -> None:
        self.question = question
        self.level = level
        self.foresight = foresight
        self.seed = seed
        self.worlds: list[Whispers] = []
        self.actions: list[int] = []
        self.looks: list[float] = []
        self.lines: list[vec[i64]] = []
        self.sums: list[float] = []
        self.leads: list[float] = []

    def enter(self, action: int, look: float, line: vec[i64]) -> None:
        """An answer, how it looks, and the way on from it."""
        self.actions.append(action)
        self.looks.append(look)
        self.lines.append(line)
        self.sums.append(0.0)
        self.leads.append(0.0)

    def favour(self, action: int) -> None:
        """What habit would do goes into the trial whatever it looks like, and with a lead."""
        self.enter(action, max(self.looks), vec[i64]([]))
        self.leads[-1] = self.level.caution

    def best(self, deadline: float, simulations: int) -> int:
        """The answer that is left when the worse half has been dropped again and again."""
        order = sorted(range(len(self.actions)), key=lambda entry: (-self.looks[entry], -self.leads[entry]))
        order = order[: self.level.width]
        top = self.looks[order[0]]
        halvings = (len(order) - 1).bit_length()
        done = 0
        while len(order) > 1:
            more = max(1, simulations // (halvings * len(order)))
            for world in range(more):
                if world % _CHECK == 0 and (self.question.patience.over() or time.monotonic() >= deadline):
                    return self.actions[order[0]]
                self.try_out(done + world, order)
            done += more
            merits = [self.sums[k] / done + self.merit(k, top) for k in range(len(self.sums))]
            order = sorted(order, key=lambda entry: -merits[entry])[: (len(order) + 1) // 2]
        return self.actions[order[0]]

    def merit(self, entry: int, top: float) -> float:
        """What an answer is given beforehand."""
        return self.level.prior * (self.looks[entry] - top) + self.leads[entry]

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
