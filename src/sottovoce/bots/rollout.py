# mypyc: compile
"""What an action is worth, judged by random play that begins with it."""

from librt.vecs import vec
from mypy_extensions import i64

from sottovoce.core.dice import Dice
from sottovoce.core.evaluation import Evaluation
from sottovoce.core.position import Position


class Rollouts:
    """Weighs the actions of one seat, in worlds of the same game and table size."""

    def __init__(self, world: Position, seat: i64, longest: i64, evaluation: Evaluation) -> None:
        self.seat = seat
        self.longest = longest  # decisions of a random game
        self.evaluation = evaluation
        self.scratch = world.copy()
        self.buffer: vec[i64] = vec[i64]([0] * int(world.room()))

    def weigh(self, world: Position, action: i64, dice: Dice) -> float:
        """Act in a copy of a world and play on at random: the payoff, or the outlook where the game is too long."""
        scratch = self.scratch
        buffer = self.buffer
        scratch.copy_from(world)
        scratch.apply(self.seat, action, dice)
        decisions: i64 = 0
        while not scratch.over and decisions < self.longest:
            mover = scratch.turn()
            count = scratch.legal(mover, buffer)
            scratch.apply(mover, buffer[dice.roll(count)], dice)
            decisions += 1
        return self.evaluation.chance(scratch, self.seat)
