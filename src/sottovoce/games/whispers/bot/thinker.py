# mypyc: compile
"""The thinking players: what looks best is tried out in worlds dealt by beliefs."""

import math
import time
from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from sottovoce.core.bot import Question
from sottovoce.core.dice import Fast
from sottovoce.games.whispers.bot import net_by_empire, policy_weights
from sottovoce.games.whispers.bot.beliefs_from_deeds import Beliefs
from sottovoce.games.whispers.bot.evidence import Folding
from sottovoce.games.whispers.bot.lookahead import Foresight, Sketch
from sottovoce.games.whispers.bot.net import ValueNet, learned
from sottovoce.games.whispers.rules.state import LOYALTIES, SEND_OUT, TAKE_BACK
from sottovoce.games.whispers.rules.turns import Whispers

_FEW: Final = 2  # players
_CHECK: Final = 8  # worlds between two looks at the clock
_APART: Final = 1_000_003  # seeds of two questions


class WhispersLevel(NamedTuple):
    """How a player thinks."""

    simulations: int  # worlds played on for one answer, at least one whenever the worse half is dropped
    width: int  # answers that are tried out
    nodes: int  # positions of its own turn that it looks at first
    glances: int  # worlds in which every answer is judged when the turn is over
    seconds: float  # for a whole turn: a guard for slow machines
    reads: bool  # every choice of the others, not only what their turns do
    schooled: bool  # goes by the learned habit, and by the judgement that sees the empires in their places
    exchanges: bool = True  # weighs loyalties by trial, not by habit
    trust: int = 100  # in what deeds or choices tell of loyalties, per cent
    prior: float = 4.0  # how many worlds played on the first judgement counts for, at least …
    lean: float = 0.0  # … and how many more for each simulation
    caution: float = 0.1  # how much better than habit an answer must do; in n worlds, by the root of n less


LEVELS: Final = {
    "casual": WhispersLevel(
        1, width=3, nodes=60, glances=1, seconds=0.27, reads=False, schooled=False, exchanges=False
    ),
    "regular": WhispersLevel(400, width=12, nodes=600, glances=40, seconds=0.27, reads=True, schooled=True, lean=0.2),
    "expert": WhispersLevel(4000, width=12, nodes=600, glances=40, seconds=1.9, reads=True, schooled=True, lean=0.2),
}
CROWDED: Final = {
    "casual": LEVELS["casual"],
    "regular": LEVELS["regular"]._replace(simulations=500, glances=16, exchanges=False, lean=0.0),
    "expert": LEVELS["expert"]._replace(simulations=5000, glances=16, exchanges=False, lean=0.0),
}


class Thinker:
    """Thinks about every question again, from what its seat may know."""

    def __init__(self, seed: int, level: WhispersLevel, crowded: WhispersLevel) -> None:
        self.seed = seed
        self.level = level  # with two players …
        self.crowded = crowded  # … and with more
        self.asked = 0
        self.turn = (0, 0, 0)  # round, council seat and step of the turn that it is in
        self.deadline = 0.0
        self.net: ValueNet | None = None
        self.weights = policy_weights.plain()
        self.folding = Folding()

    def choose(self, question: Question) -> int:
        """The answer that does best."""
        self.asked += 1
        if len(question.actions) == 1:
            return question.actions[0]
        seed = self.seed + self.asked * _APART
        world = question.imagine(seed)
        assert isinstance(world, Whispers)
        level = self.crowded if world.seats > _FEW else self.level
        turn = (int(world.round), int(world.marker), int(world.step))
        if turn != self.turn:
            self.turn = turn
            self.deadline = time.monotonic() + level.seconds
        if self.net is None or self.net.seats != world.seats:
            self.net = net_by_empire.learned(world.seats) if level.schooled else learned(world.seats)
            self.weights = policy_weights.learned() if level.schooled else policy_weights.plain()
        beliefs = Beliefs(world, self.folding.gather(question, world), level.trust, level.reads)
        foresight = Foresight(world, question.seat, beliefs, self.net, self.weights)
        instinct = int(foresight.instinct(world, Fast(seed)))
        if world.phase == LOYALTIES and not level.exchanges:
            return instinct  # that judgement does not see what it costs to turn them up
        sketch = Sketch(world, question.seat, Fast(seed), beliefs, self.weights)
        trial = Comparison(question, level, foresight, seed)
        for action in question.actions:
            sketch.left = level.nodes // len(question.actions)
            sketch.of(world, action)
            line = sketch.lines[0][: sketch.lengths[0]]
            trial.enter(action, line, 0.0)
            if len(line) > 0:
                trial.enter(action, line[:0], 0.0)
        trial.enter(instinct, vec[i64]([]), level.caution)
        return trial.best(self.deadline, level.simulations * weight(world))


def weight(world: Whispers) -> int:
    """How much more thought a question deserves: agents stay for rounds."""
    return 3 if world.phase == SEND_OUT or world.phase == TAKE_BACK else 1


class Comparison:
    """Answers tried against each other, each with a way on from it, in the same worlds."""

    def __init__(self, question: Question, level: WhispersLevel, foresight: Foresight, seed: int) -> None:
        self.question = question
        self.level = level
        self.foresight = foresight
        self.seed = seed
        self.prior = level.prior + level.lean * level.simulations
        self.worlds: list[Whispers] = []
        self.actions: list[int] = []
        self.lines: list[vec[i64]] = []
        self.sums: list[float] = []
        self.leads: list[float] = []

    def enter(self, action: int, line: vec[i64], lead: float) -> None:
        """An answer, the way on from it (by habit where it ends), and what it is given beforehand."""
        self.actions.append(action)
        self.lines.append(line)
        self.sums.append(0.0)
        self.leads.append(lead)

    def best(self, deadline: float, simulations: int) -> int:
        """The answer that is left when the worse half has been dropped again and again."""
        order = self.screen(deadline)[: self.level.width]
        halvings = (len(order) - 1).bit_length()
        done = 0
        while len({self.actions[entry] for entry in order}) > 1:
            more = max(1, simulations // (halvings * len(order)))
            for world in range(more):
                if world % _CHECK == 0 and (self.question.patience.over() or time.monotonic() >= deadline):
                    return self.actions[order[0]]
                self.try_out(done + world, order)
            done += more
            seen = done + self.prior
            merits = [self.sums[k] / seen + self.leads[k] / math.sqrt(seen) for k in range(len(self.sums))]
            order = sorted(order, key=lambda entry: -merits[entry])[: (len(order) + 1) // 2]
        return self.actions[order[0]]

    def screen(self, deadline: float) -> list[int]:
        """The answers by how things stand when the turn is over, the best first; without time the last one first."""
        order = list(range(len(self.actions)))
        if self.question.patience.over() or time.monotonic() >= deadline:
            return order[::-1]
        glances = self.level.glances
        for number in range(glances):
            world = self.world(number)
            for entry in order:
                dice = Fast(self.seed + number)
                self.sums[entry] += self.foresight.glance(world, self.actions[entry], self.lines[entry], dice)
        for entry in order:
            self.sums[entry] *= self.prior / glances
        return sorted(order, key=lambda entry: -self.sums[entry] - self.leads[entry])

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
