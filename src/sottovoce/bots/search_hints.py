# mypyc: compile
"""Search hints: what a game knows about playing well, beyond its rules, as search uses it."""

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sottovoce.core.dice import Dice
from sottovoce.core.evaluation import Evaluation
from sottovoce.core.position import Position

# What is proven about a seat.
UNPROVEN: Final = -1
LOST: Final = 0
WON: Final = 1


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchHints:
    """The common hints: every choice is worth a thought, and a position is judged at a glance."""

    def __init__(self, evaluation: Evaluation) -> None:
        self.evaluation = evaluation

    def narrow(self, world: Position, seat: i64, actions: vec[i64], count: i64) -> i64:
        """Keep of a seat's legal actions those worth a thought, in front; how many they are, at least one."""
        return count

    def settled(self, world: Position) -> bool:
        """False in the middle of a turn, where a judgement would be worth little."""
        return True

    def closing(self, world: Position) -> bool:
        """True where the next answer ends a turn and all of them are to be judged at once."""
        return False

    def judge(self, world: Position, dice: Dice, prospects: vec[float]) -> None:
        """Write every seat's prospects, 0 to 1, in a world not over; it may be played on in."""
        seat: i64
        for seat in range(world.seats):
            prospects[seat] = self.evaluation.chance(world, seat)

    def certain(self) -> bool:
        """True if the last judgement is beyond doubt: there is no need to look further in an open world.

        Only of two sides, where every seat either wins or does not: then it proves what leads there, too.
        """
        return False

    def final(self, world: Position) -> bool:
        """The same of a world that is over."""
        return False

    def proven(self, world: Position, seat: i64, fresh: bool, stop: Callable[[], bool]) -> i64:
        """WON or LOST if a seat is sure of it in an open world, else UNPROVEN; less effort unless a turn is fresh."""
        return UNPROVEN
