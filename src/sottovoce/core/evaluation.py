# mypyc: compile
"""Evaluation: a guess at how a game will end for a seat, as bots use it where they can't look further."""

import math

from mypy_extensions import i64, mypyc_attr

from sottovoce.core.position import Position


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """The common guess: whoever leads by the rules' own score is likely to win. A game may know better."""

    def chance(self, world: Position, seat: i64) -> float:
        """A seat's chance of winning at a glance, between 0 and 1; at the end its payoff."""
        return world.payoff(seat) if world.over else self.prospects(world, seat)

    def prospects(self, world: Position, seat: i64) -> float:
        """The same before the end."""
        best: i64 = 0
        rivals: i64 = 0
        other: i64
        for other in range(world.seats):
            if other != seat:
                score = world.score(other)
                if rivals == 0 or score > best:
                    best = score
                rivals += 1
        return 1.0 / (1.0 + math.exp(-float(world.score(seat) - best)))
