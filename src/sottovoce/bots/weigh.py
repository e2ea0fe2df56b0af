"""What an action is worth, judged by random play that begins with it."""

from librt.vecs import vec
from mypy_extensions import i64

from sottovoce.core.dice import Dice
from sottovoce.core.position import Position


def weigh(world: Position, scratch: Position, seat: i64, action: i64, dice: Dice, buffer: vec[i64], most: i64) -> float:
    """Act in a copy of a world and play on at random: the payoff, or after so many decisions the outlook."""
    scratch.copy_from(world)
    scratch.apply(seat, action, dice)
    decisions: i64 = 0
    while not scratch.over and decisions < most:
        mover = scratch.turn()
        count = scratch.legal(mover, buffer)
        scratch.apply(mover, buffer[dice.roll(count)], dice)
        decisions += 1
    if scratch.over:
        return scratch.payoff(seat)
    return scratch.estimate(seat)
