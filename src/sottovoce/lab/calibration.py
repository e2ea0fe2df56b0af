"""Are a judge's estimates as good as they sound? Held against how games ended.

The Brier score of an estimate is the mean square of what it missed, over all parties; who knows nothing says that all
have the same share. Skill is how much of that error is saved: 1 is perfect, 0 is to know nothing, below it is worse.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from sottovoce.core.table import Table
from sottovoce.lab.ratings import Interval, Z

_BINS = 10


class Estimate(NamedTuple):
    """What a judge said of every party at one moment of a game, and what came of it."""

    game: int  # estimates of one game stand or fall together
    stage: int
    said: Sequence[float]
    came: Sequence[float]

    @property
    def error(self) -> float:
        """The Brier score of this one."""
        return _square(self.said, self.came)

    @property
    def ignorance(self) -> float:
        """The same for someone who says that all have the same share."""
        return _square([1 / len(self.came)] * len(self.came), self.came)


class Score(NamedTuple):
    """How good some estimates are."""

    moments: int
    games: int
    brier: float
    base: float
    skill: Interval


class Bin(NamedTuple):
    """Of all estimates between two chances: how many, what they said and what happened, on average."""

    low: float
    estimates: int
    said: float
    came: float


def by_party(table: Table, shares: Sequence[float]) -> list[float]:
    """A vector over seats as one over parties: partners have one share between them, which they both have."""
    return list(shares[:2]) if table.game.teams(table.players) else list(shares)


def score(estimates: Iterable[Estimate]) -> Score:
    """How good they are together; the interval comes from the spread between games."""
    found = list(estimates)
    errors: dict[int, list[float]] = {}
    for estimate in found:
        errors.setdefault(estimate.game, []).append(estimate.error - estimate.ignorance)
    brier = sum(estimate.error for estimate in found) / len(found)
    base = sum(estimate.ignorance for estimate in found) / len(found)
    skill = 1 - brier / base
    sums = [sum(part) + len(part) * skill * base for part in errors.values()]
    spread = math.sqrt(sum(part * part for part in sums)) / len(found) / base
    return Score(len(found), len(errors), brier, base, Interval(skill, skill - Z * spread, skill + Z * spread))


def reliability(estimates: Iterable[Estimate]) -> list[Bin]:
    """What was said held against what happened, for every tenth between nothing and certainty."""
    rows: list[list[tuple[float, float]]] = [[] for _ in range(_BINS)]
    for estimate in estimates:
        for said, came in zip(estimate.said, estimate.came, strict=True):
            rows[min(_BINS - 1, int(said * _BINS))].append((said, came))
    return [
        Bin(number / _BINS, len(row), sum(said for said, _ in row) / len(row), sum(came for _, came in row) / len(row))
        for number, row in enumerate(rows)
        if row
    ]


def _square(said: Sequence[float], came: Sequence[float]) -> float:
    return sum((one - other) ** 2 for one, other in zip(said, came, strict=True)) / len(came)
