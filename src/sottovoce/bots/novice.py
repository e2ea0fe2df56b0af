# mypyc: compile
"""The bot that plays like somebody who has just learnt the rules.

It looks at its own turn only and forgets that others will answer; it takes the gain at hand for more than what it leads
to; and it sees a few ways to go on, not all of them.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sottovoce.core.arrays import zeros
from sottovoce.core.bot import Question, best_of
from sottovoce.core.dice import Dice, Fast
from sottovoce.core.evaluation import Evaluation
from sottovoce.core.position import Position

_STEPS: Final = 12  # own decisions in a row
_TRIES: Final = 12  # turns imagined for each answer
_GAIN: Final = 0.6  # how much of the judgement is the score at hand


class Novice:
    """Plays what gains most by the end of its turn, among the ways it sees."""

    def __init__(self, seed: int, evaluation: Evaluation) -> None:
        self.seed = seed
        self.evaluation = evaluation
        self.asked = 0

    def choose(self, question: Question) -> int:
        """The action that promises most at a first look."""
        self.asked += 1
        seed = self.seed + self.asked
        dice = Fast(seed)
        world = question.imagine(seed)
        turn = world.copy()
        actions = zeros(world.room())
        seat: i64 = question.seat
        values: list[float] = []
        for action in question.actions:
            best = 0.0
            for _ in range(_TRIES):
                turn.copy_from(world)
                turn.apply(seat, action, dice)
                play_turn(turn, seat, actions, dice)
                best = max(best, impression(turn, seat, self.evaluation))
            values.append(best)
        return question.actions[best_of(values, dice)]


def play_turn(world: Position, seat: i64, actions: vec[i64], dice: Dice) -> None:
    """Go on at random until somebody else must act."""
    steps: i64 = 0
    while not world.over and world.turn() == seat and steps < _STEPS:
        count = world.legal(seat, actions)
        world.apply(seat, actions[dice.roll(count)], dice)
        steps += 1


def impression(world: Position, seat: i64, evaluation: Evaluation) -> float:
    """How a position looks to a player who counts what lies in front of them."""
    if world.over:
        return world.payoff(seat)
    best: i64 = -1000
    other: i64
    for other in range(world.seats):
        if other != seat and world.score(other) > best:
            best = world.score(other)
    lead = float(world.score(seat) - best)
    return _GAIN / (1.0 + math.exp(-lead)) + (1.0 - _GAIN) * evaluation.chance(world, seat)
