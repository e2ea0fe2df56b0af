"""How good a seat's choices are, judged by nothing but what the seat can know."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

from sottovoce.bots.levels import searcher
from sottovoce.bots.rollout import Scales
from sottovoce.bots.search import ROOM, Search
from sottovoce.core.bot import Question
from sottovoce.core.dice import Fast
from sottovoce.core.position import Position
from sottovoce.core.words import Typed
from sottovoce.lab.language import LabError

LEVELS = {"regular": 1_500, "expert": 12_000}  # random games for one decision, where search does not do
_ROUNDS = (None, 8, 3)  # choices still looked at, beside the one made
_FEWEST = 4  # games for a choice in a round
_LONGEST = 600  # decisions of a random game; then the outlook counts
_SEEDS = 1 << 30
_SPARE = 5_000  # nodes for a first look at every choice

Trial = Callable[[Position, int, int], float]  # a world, an action, a seed: what became of it


class Estimate(NamedTuple):
    """The chance of winning after a choice, its standard error, and the trials it stems from."""

    chance: float
    error: float
    trials: int


class Evaluator(Protocol):
    """Somebody who judges choices; its words are the message `evaluator-NAME`."""

    name: str

    def estimates(self, question: Question, made: int | None = None) -> list[Estimate]:
        """One for each of the question's actions; the one made, if any, is judged as carefully as the best."""


def evaluator(level: str, seed: int) -> Evaluator:
    """Who judges at a level; the same seed gives the same figures."""
    if level not in LEVELS:
        raise LabError("level", level=Typed(level), levels=list(LEVELS))
    return Searching(level, seed)


class _Rounds:
    """All choices are tried at first, then the better ones anew, so that none looks best by luck alone."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def estimates(self, question: Question, made: int | None = None) -> list[Estimate]:
        """Round by round, in worlds that the seat can't tell from the real one, the same for all choices."""
        dice = Fast(self._seed)
        trial, trials = self._begin(question, dice)
        found = [Estimate(0.0, 1.0, 0)] * len(question.actions)
        left = list(range(len(question.actions)))
        for most in _ROUNDS:
            if most is not None:
                left = sorted(left, key=lambda index: -found[index].chance)[:most]
                left += [index for index, action in enumerate(question.actions) if action == made and index not in left]
            count = max(_FEWEST, trials // len(_ROUNDS) // len(left))
            actions = [question.actions[index] for index in left]
            for index, estimate in zip(left, _round(question, actions, count, dice, trial), strict=True):
                found[index] = estimate
        return found

    def _begin(self, question: Question, dice: Fast) -> tuple[Trial, int]:
        """What one trial of an action in a world is, and how many there are to be, all actions together."""
        raise NotImplementedError


def _round(question: Question, actions: Sequence[int], count: int, dice: Fast, trial: Trial) -> list[Estimate]:
    totals = [0.0] * len(actions)
    squares = [0.0] * len(actions)
    for _ in range(count):
        world = question.imagine(int(dice.roll(_SEEDS)))
        luck = int(dice.roll(_SEEDS))
        for place, action in enumerate(actions):
            value = trial(world, action, luck)
            totals[place] += value
            squares[place] += value * value
    return [_estimate(total, square, count) for total, square in zip(totals, squares, strict=True)]


def _estimate(total: float, square: float, count: int) -> Estimate:
    """With one imagined success and failure more in the error, so that it is never nothing."""
    chance = total / count
    variance = max(0.0, square / count - chance * chance)
    return Estimate(chance, math.sqrt((variance + 0.5 / count) / count), count)


class Playouts(_Rounds):
    """Plays on at random from every choice."""

    name = "playouts"

    def __init__(self, games: int, seed: int) -> None:
        super().__init__(seed)
        self._games = games

    def _begin(self, question: Question, dice: Fast) -> tuple[Trial, int]:
        """One random game."""
        scales = Scales(question.imagine(self._seed), question.seat, _LONGEST)

        def trial(world: Position, action: int, luck: int) -> float:
            return scales.weigh(world, action, Fast(luck))

        return trial, self._games


class Searching(_Rounds):
    """Searches the tree behind every choice as the bot of a level does; sealed answers it leaves to random games.

    In a tree behind a sealed answer the others would answer it as if they knew it.
    """

    name = "search"

    def __init__(self, level: str, seed: int) -> None:
        super().__init__(seed)
        self._level = level

    def _begin(self, question: Question, dice: Fast) -> tuple[Trial, int]:
        """One simulation, in the part of the tree behind the action."""
        thinker = searcher(self._level, question.game, self._seed, None)
        assert thinker is not None
        after = question.imagine(self._seed)
        if after.sealed(question.seat):
            games = min(thinker.simulations, LEVELS[self._level])
            return Playouts(games, self._seed)._begin(question, dice)
        tree = thinker.plant(ROOM * thinker.simulations + _SPARE, int(after.seats))
        search = Search(after, thinker.insight, tree, dice)
        search.differ = after.state() != question.imagine(self._seed + 1).state()
        root = tree.clear()
        behind = {action: tree.child(root, action) for action in question.actions}

        def trial(world: Position, action: int, luck: int) -> float:
            after.copy_from(world)
            after.apply(question.seat, action, Fast(luck))
            if after.over:
                return after.payoff(question.seat)
            search.simulate(after, behind[action])
            return search.prospects[question.seat]

        return trial, thinker.simulations
