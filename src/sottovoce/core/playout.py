# mypyc: compile
"""Random play inside compiled code, to a game's end: what search stands on."""

from librt.vecs import vec
from mypy_extensions import i64

from sottovoce.core.dice import Dice
from sottovoce.core.insight import Insight
from sottovoce.core.position import Position


def playout(position: Position, dice: Dice, buffer: vec[i64]) -> i64:
    """Play a position to its end by uniform random choices; the number of decisions made."""
    decisions: i64 = 0
    while not position.over:
        seat = position.turn()
        count = position.legal(seat, buffer)
        position.apply(seat, buffer[dice.roll(count)], dice)
        decisions += 1
    return decisions


def play_to_end(position: Position, dice: Dice) -> int:
    """As `playout`, with a buffer of its own: for plain Python, which should hand no arrays over."""
    return int(playout(position, dice, vec[i64]([0] * int(position.room()))))


class Playouts(Insight):
    """Judges a position by one random game to its end; what is worth a thought, another insight says."""

    def __init__(self, guide: Insight) -> None:
        self.guide = guide
        self.buffer: vec[i64] = vec[i64]([])

    def narrow(self, world: Position, seat: i64, actions: vec[i64], count: i64) -> i64:
        """As the guide says."""
        return self.guide.narrow(world, seat, actions, count)

    def finish(self, world: Position, dice: Dice) -> None:
        """Play a world to its end."""
        if len(self.buffer) < world.room():
            self.buffer = vec[i64]([0] * int(world.room()))
        playout(world, dice, self.buffer)

    def judge(self, world: Position, dice: Dice, prospects: vec[float]) -> None:
        """Who wins."""
        self.finish(world, dice)
        seat: i64
        for seat in range(world.seats):
            prospects[seat] = world.payoff(seat)
