# mypyc: compile
"""The game's own greedy bot: it tries every way to finish its turn, placing single banners where each looks best."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sottovoce.core.bot import Question, best_of
from sottovoce.core.dice import Dice, Fast
from sottovoce.games.whispers.bot.evaluation import WhispersEvaluation
from sottovoce.games.whispers.rules.state import ARRANGE, BURN_ONE, PUT_ONE
from sottovoce.games.whispers.rules.turns import Whispers

DEPTH: Final = 12  # own decisions in a row that are looked at
NODES: Final = 6_000  # positions looked at for one answer


class Plot:
    """A search through one seat's own decisions, with a position kept for every depth."""

    def __init__(self, world: Whispers, seat: i64, dice: Dice) -> None:
        self.seat = seat
        self.dice = dice
        self.evaluation = WhispersEvaluation()
        self.left: i64 = NODES
        self.worlds: list[Whispers] = []
        self.buffers: list[vec[i64]] = []
        self.lines: list[vec[i64]] = []  # from each depth on, the best way found
        self.lengths: vec[i64] = vec[i64]([0] * (DEPTH + 2))
        depth: i64
        for depth in range(DEPTH + 1):
            self.worlds.append(Whispers(world.seats, world.map, world.law, world))
            self.buffers.append(vec[i64]([0] * int(world.room())))
            self.lines.append(vec[i64]([0] * (DEPTH + 1)))

    def judge(self, world: Whispers) -> float:
        """What a world is worth to the seat."""
        return self.evaluation.chance(world, self.seat)

    def value(self, depth: i64) -> float:
        """The best that the seat can make of the world at a depth before somebody else must act."""
        world = self.worlds[depth]
        self.left -= 1
        self.lengths[depth] = 0
        if world.over or world.turn() != self.seat or depth == DEPTH or self.left <= 0:
            return self.judge(world)
        phase = world.phase
        if phase == PUT_ONE or phase == ARRANGE or phase == BURN_ONE:
            # One banner at a time, each to its best place: the order hardly matters and the ways are many.
            step = self.best_step(depth)
            value = self.value(depth + 1)
            self.remember(depth, step)
            return value
        buffer = self.buffers[depth]
        number = world.legal(self.seat, buffer)
        below = self.worlds[depth + 1]
        best = -1.0
        i: i64
        for i in range(number):
            below.assign(world)
            below.apply(self.seat, buffer[i], self.dice)
            value = self.value(depth + 1)
            if value > best:
                best = value
                self.remember(depth, buffer[i])
        return best

    def remember(self, depth: i64, action: i64) -> None:
        """The best way from a depth on is this action and then the best way from the next one."""
        line = self.lines[depth]
        line[0] = action
        self.lengths[depth] = 1
        if depth == DEPTH:
            return
        below = self.lines[depth + 1]
        i: i64
        for i in range(self.lengths[depth + 1]):
            line[i + 1] = below[i]
        self.lengths[depth] += self.lengths[depth + 1]

    def best_step(self, depth: i64) -> i64:
        """Leave in the world below the step that looks best at once."""
        world = self.worlds[depth]
        below = self.worlds[depth + 1]
        buffer = self.buffers[depth]
        number = world.legal(self.seat, buffer)
        best = -1.0
        chosen: i64 = 0
        i: i64
        for i in range(number):
            below.assign(world)
            below.apply(self.seat, buffer[i], self.dice)
            value = self.judge(below)
            if value > best:
                best = value
                chosen = buffer[i]
        below.assign(world)
        below.apply(self.seat, chosen, self.dice)
        return chosen

    def of(self, world: Whispers, action: i64) -> float:
        """What an action is worth in a world."""
        first = self.worlds[0]
        steps = world.phase == PUT_ONE or world.phase == ARRANGE or world.phase == BURN_ONE
        first.assign(world)
        first.apply(self.seat, action, self.dice)
        self.lengths[0] = 0
        return self.judge(first) if steps else self.value(0)


class Greedy:
    """Plays what looks best when its turn is over."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.asked = 0

    def choose(self, question: Question) -> int:
        """The action with the best outlook; of equal ones any, by the seed."""
        self.asked += 1
        world = question.imagine(self.seed + self.asked)
        assert isinstance(world, Whispers)
        dice = Fast(self.seed + self.asked)
        plot = Plot(world, question.seat, dice)
        values: list[float] = []
        for action in question.actions:
            plot.left = NODES // len(question.actions)
            values.append(plot.of(world, action))
        return question.actions[best_of(values, dice)]
