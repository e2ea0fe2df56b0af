# mypyc: compile
"""The bot that looks one turn ahead: it tries every way to go on until somebody else must act."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sottovoce.core.arrays import zeros
from sottovoce.core.bot import Question, best_of
from sottovoce.core.dice import Dice, Fast
from sottovoce.core.evaluation import Evaluation
from sottovoce.core.position import Position

DEPTH: Final = 6  # own decisions in a row that are looked at
NODES: Final = 200_000  # positions looked at for one answer, at most


class Look:
    """A search through one seat's own decisions, with a position kept for every depth."""

    def __init__(self, world: Position, seat: i64, dice: Dice, evaluation: Evaluation) -> None:
        self.seat = seat
        self.dice = dice
        self.evaluation = evaluation
        self.left: i64 = NODES
        self.worlds: list[Position] = [world.copy() for _ in range(DEPTH + 1)]
        self.buffers: list[vec[i64]] = [zeros(world.room()) for _ in range(DEPTH + 1)]

    def value(self, depth: i64) -> float:
        """The best that the seat can make of the world at a depth before somebody else must act."""
        world = self.worlds[depth]
        self.left -= 1
        if world.over or world.turn() != self.seat or depth == DEPTH or self.left <= 0:
            return self.evaluation.chance(world, self.seat)
        buffer = self.buffers[depth]
        count = world.legal(self.seat, buffer)
        below = self.worlds[depth + 1]
        best = -1.0
        i: i64
        for i in range(count):
            below.copy_from(world)
            below.apply(self.seat, buffer[i], self.dice)
            value = self.value(depth + 1)
            if value > best:
                best = value
        return best

    def of(self, world: Position, action: i64) -> float:
        """What an action is worth in a world."""
        first = self.worlds[0]
        first.copy_from(world)
        first.apply(self.seat, action, self.dice)
        return self.value(0)


class Greedy:
    """Plays what looks best when its turn is over."""

    def __init__(self, seed: int, evaluation: Evaluation) -> None:
        self.seed = seed
        self.evaluation = evaluation

    def choose(self, question: Question) -> int:
        """The action with the best outlook; of equal ones any, by the seed."""
        world = question.imagine(self.seed)
        dice = Fast(self.seed)
        look = Look(world, question.seat, dice, self.evaluation)
        values: list[float] = []
        for action in question.actions:
            look.left = NODES // len(question.actions)
            values.append(look.of(world, action))
        return question.actions[best_of(values, dice)]
