# mypyc: compile
"""Random play inside compiled code, to a game's end: for search, benchmarks and fuzzing."""

from librt.vecs import vec
from mypy_extensions import i64

from sottovoce.bots.search_hints import SearchHints
from sottovoce.core.arrays import zeros
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


def play_to_end(position: Position, dice: Dice) -> int:
    """As `playout`, with a buffer of its own: for plain Python, which should hand no arrays over."""
    return int(playout(position, dice, zeros(position.room())))


def play_many(start: Position, games: i64, seed: int) -> tuple[int, list[int]]:
    """Play many random games from one position: decisions made in all, and how often each seat won."""
    dice = Fast(seed)
    scratch = start.copy()
    buffer = zeros(start.room())
    wins = zeros(start.seats)
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


class Playouts(SearchHints):
    """Judges a position by one random game to its end; what is worth a thought, other hints say."""

    def __init__(self, guide: SearchHints) -> None:
        super().__init__(guide.evaluation)
        self.guide = guide
        self.buffer: vec[i64] = vec[i64]([])

    def narrow(self, world: Position, seat: i64, actions: vec[i64], count: i64) -> i64:
        """As the guide says."""
        return self.guide.narrow(world, seat, actions, count)

    def judge(self, world: Position, dice: Dice, prospects: vec[float]) -> None:
        """Who wins."""
        self.finish(world, dice)
        seat: i64
        for seat in range(world.seats):
            prospects[seat] = world.payoff(seat)

    def finish(self, world: Position, dice: Dice) -> None:
        """Play a world on to its end."""
        if len(self.buffer) < world.room():
            self.buffer = zeros(world.room())
        playout(world, dice, self.buffer)
