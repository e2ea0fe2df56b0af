"""The game's own greedy bot: it tries every way to finish its turn, placing single banners where each looks best."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sottovoce.core.bot import Question, best_of
from sottovoce.core.dice import Dice, Fast
from sottovoce.games.whispers.rules import Whispers
from sottovoce.games.whispers.state import ARRANGE, BURN_ONE, PUT_ONE

DEPTH: Final = 12  # own decisions in a row that are looked at
NODES: Final = 6_000  # positions looked at for one answer


class Plot:
    """A search through one seat's own decisions, with a position kept for every depth."""

    def __init__(self, world: Whispers, seat: i64, dice: Dice) -> None:
        self.seat = seat
        self.dice = dice
        self.left: i64 = NODES
        self.worlds: list[Whispers] = []
        self.buffers: list[vec[i64]] = []
        depth: i64
        for depth in range(DEPTH + 1):
            self.worlds.append(Whispers(world.seats, world.chart, world.law, world))
            self.buffers.append(vec[i64]([0] * int(world.room())))

    def value(self, depth: i64) -> float:
        """The best that the seat can make of the world at a depth before somebody else must act."""
        world = self.worlds[depth]
        self.left -= 1
        if world.over or world.turn() != self.seat or depth == DEPTH or self.left <= 0:
            return world.estimate(self.seat)
        phase = world.phase
        if phase == PUT_ONE or phase == ARRANGE or phase == BURN_ONE:
            # One banner at a time, each to its best place: the order hardly matters and the ways are many.
            self.best_step(depth)
            return self.value(depth + 1)
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
        return best

    def best_step(self, depth: i64) -> None:
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
            value = below.estimate(self.seat)
            if value > best:
                best = value
                chosen = buffer[i]
        below.assign(world)
        below.apply(self.seat, chosen, self.dice)

    def of(self, world: Whispers, action: i64) -> float:
        """What an action is worth in a world."""
        first = self.worlds[0]
        steps = world.phase == PUT_ONE or world.phase == ARRANGE or world.phase == BURN_ONE
        first.assign(world)
        first.apply(self.seat, action, self.dice)
        return first.estimate(self.seat) if steps else self.value(0)


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
