"""How good a seat's choices are, judged by nothing but what the seat can know."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple, Protocol

from librt.vecs import vec
from mypy_extensions import i64

from sottovoce.bots.weigh import weigh
from sottovoce.core.bot import Question
from sottovoce.core.dice import Fast
from sottovoce.core.words import Typed
from sottovoce.lab.voice import LabError

LEVELS = {"regular": 1_500, "expert": 12_000}  # random games for one decision
_ROUNDS = (None, 8, 3)  # choices still looked at, beside the one made
_FEWEST = 4  # games for a choice in a round
_LONGEST = 600  # decisions of a random game; then the outlook counts
_SEEDS = 1 << 30


class Estimate(NamedTuple):
    """The chance of winning after a choice, its standard error, and the trials it stems from."""

    chance: float
    error: float
    trials: int


class Evaluator(Protocol):
    """Somebody who judges choices; its words are the message `evaluator-NAME`."""

    name: str

    def estimates(self, question: Question, made: int) -> list[Estimate]:
        """One for each of the question's actions; the one made is judged as carefully as the best."""


def evaluator(level: str, seed: int) -> Evaluator:
    """Who judges at a level; the same seed gives the same figures."""
    if level not in LEVELS:
        raise LabError("level", level=Typed(level), levels=list(LEVELS))
    return Playouts(LEVELS[level], seed)


class Playouts:
    """Plays on at random from every choice, in worlds that the seat can't tell from the real one.

    All choices are tried at first, then the better ones anew, so that a choice does not look best by luck alone.
    """

    name = "playouts"

    def __init__(self, games: int, seed: int) -> None:
        self._games = games
        self._seed = seed

    def estimates(self, question: Question, made: int) -> list[Estimate]:
        """Round by round, from worlds of its own."""
        dice = Fast(self._seed)
        found = [Estimate(0.0, 1.0, 0)] * len(question.actions)
        chosen = question.actions.index(made)
        left: list[int] = list(range(len(question.actions)))
        for most in _ROUNDS:
            if most is not None:
                left = sorted(left, key=lambda index: -found[index].chance)[:most]
                left += [chosen] if chosen not in left else []
            games = max(_FEWEST, self._games // len(_ROUNDS) // len(left))
            for index, estimate in zip(left, self._round(question, left, games, dice), strict=True):
                found[index] = estimate
        return found

    def _round(self, question: Question, left: Sequence[int], games: int, dice: Fast) -> list[Estimate]:
        """Every choice in the same worlds."""
        totals = [0.0] * len(left)
        squares = [0.0] * len(left)
        for _ in range(games):
            world = question.imagine(int(dice.roll(_SEEDS)))
            luck = int(dice.roll(_SEEDS))
            scratch, buffer = world.copy(), vec[i64]([0] * int(world.room()))
            for place, index in enumerate(left):
                action = question.actions[index]
                value = weigh(world, scratch, question.seat, action, Fast(luck), buffer, _LONGEST)
                totals[place] += value
                squares[place] += value * value
        return [_estimate(total, square, games) for total, square in zip(totals, squares, strict=True)]


def _estimate(total: float, square: float, games: int) -> Estimate:
    """With one imagined success and failure more in the error, so that it is never nothing."""
    chance = total / games
    variance = max(0.0, square / games - chance * chance)
    return Estimate(chance, math.sqrt((variance + 0.5 / games) / games), games)
