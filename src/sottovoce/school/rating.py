"""Ratings of people at puzzles: each first try is a game between person and puzzle, rated by Glicko."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

SCALE: Final = math.log(10) / 400
BEGINNER: Final = 1200.0
UNSURE: Final = 350.0  # deviation of somebody who has tried nothing yet
SUREST: Final = 45.0  # nobody becomes surer than that, so that ratings never freeze
# A puzzle stands for the thought that finds its answer: where that was measured, it is known rather well.
LEVELS: Final = {1: 1000.0, 2: 1250.0, 3: 1500.0, 4: 1750.0, 5: 2000.0}
PUZZLE_DEVIATION: Final = 80.0
# Within a level: a longer line, and more answers to choose from, are harder to guess.
USUAL_DECISIONS: Final = 2
PER_DECISION: Final = 30.0
USUAL_CHOICES: Final = 4
PER_DOUBLING: Final = 40.0
MOST_OFFSET: Final = 120.0  # less than half a level: levels never change places


@dataclass(frozen=True)
class Rating:
    """How good somebody is, and how sure that is."""

    value: float = BEGINNER
    deviation: float = UNSURE


def of_puzzle(level: int, decisions: int = USUAL_DECISIONS, choices: int = USUAL_CHOICES) -> Rating:
    """The rating of a puzzle of some difficulty, with so many decisions and so many answers to the first of them."""
    longer = PER_DECISION * (decisions - USUAL_DECISIONS)
    wider = PER_DOUBLING * math.log2(choices / USUAL_CHOICES)
    return Rating(LEVELS[level] + max(-MOST_OFFSET, min(MOST_OFFSET, longer + wider)), PUZZLE_DEVIATION)


def expected(person: Rating, puzzle: Rating) -> float:
    """How likely somebody finds a puzzle's solution at the first try."""
    return 1 / (1 + math.exp(-SCALE * _damping(puzzle.deviation) * (person.value - puzzle.value)))


def after(person: Rating, puzzle: Rating, solved: bool) -> Rating:
    """Somebody's rating after a first try."""
    damping, chance = _damping(puzzle.deviation), expected(person, puzzle)
    information = SCALE**2 * damping**2 * chance * (1 - chance)
    weight = 1 / (1 / person.deviation**2 + information)
    value = person.value + SCALE * weight * damping * ((1.0 if solved else 0.0) - chance)
    return Rating(value, max(SUREST, math.sqrt(weight)))


def _damping(deviation: float) -> float:
    """How much less a result says against somebody of whom little is known."""
    return 1 / math.sqrt(1 + 3 * (SCALE * deviation / math.pi) ** 2)
