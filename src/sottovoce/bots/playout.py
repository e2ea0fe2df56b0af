"""Random play inside compiled code: what search, benchmarks and fuzzing stand on."""

from librt.vecs import vec
from mypy_extensions import i64

from sottovoce.core.dice import Dice, Fast
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


def play_many(start: Position, games: i64, seed: int) -> tuple[int, list[int]]:
    """Play many random games from one position: decisions made in all, and how often each seat won."""
    dice = Fast(seed)
    scratch = start.copy()
    buffer = vec[i64]([0] * int(start.room()))
    wins = vec[i64]([0] * int(start.seats))
    decisions: i64 = 0
    game: i64
    seat: i64
    for game in range(games):
        scratch.copy_from(start)
        decisions += playout(scratch, dice, buffer)
        won = scratch.winners()
        for seat in range(start.seats):
            wins[seat] += (won >> seat) & 1
    return int(decisions), [int(count) for count in wins]
