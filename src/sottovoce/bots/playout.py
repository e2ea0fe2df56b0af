# mypyc: compile
"""Many random games inside compiled code, for benchmarks and fuzzing."""

from librt.vecs import vec
from mypy_extensions import i64

from sottovoce.core.dice import Fast
from sottovoce.core.playout import play_to_end, playout
from sottovoce.core.position import Position

__all__ = ["play_many", "play_to_end", "playout"]


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
