"""How strong bots are, from who won: shares with Wilson intervals, and strengths after Bradley, Terry and Luce.

In a game the seat of a bot wins with a chance in proportion to the bot's strength among the strengths of all seats.
The most likely strengths are found by Newton's method, and their intervals from the curvature there. A rating is the
logarithm of a strength on the usual scale: 400 points more are ten times the strength.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

Z = 1.959963984540054  # 95 % of a normal distribution lie within this many standard deviations
_SCALE = 400 / math.log(10)
_ENOUGH = 1e-10
_MOST_STEPS = 200
_LONGEST_STEP = 2.0  # in logarithms, so that Newton's method does not leap away
_VIRTUAL = 1.0  # games against an average bot, half won: keeps strengths finite where somebody lost all


class Interval(NamedTuple):
    """A figure, and the bounds between which it lies at 95 %."""

    value: float
    low: float
    high: float


def wilson(share: float, count: float) -> Interval:
    """The interval of a share observed in this many games (Wilson's score interval)."""
    if count <= 0:
        return Interval(0.0, 0.0, 1.0)
    square = Z * Z
    centre = (share + square / (2 * count)) / (1 + square / count)
    reach = Z / (1 + square / count) * math.sqrt(share * (1 - share) / count + square / (4 * count * count))
    return Interval(share, max(0.0, min(share, centre - reach)), min(1.0, max(share, centre + reach)))


class Result(NamedTuple):
    """Who sat at a game, and each seat's share of the victory."""

    seats: Sequence[str]
    payoffs: Sequence[float]


def ratings(bots: Sequence[str], results: Iterable[Result]) -> dict[str, Interval]:
    """Each bot's rating, 0 on the average of all."""
    model = _Model(bots, results)
    logs = model.fit()
    covariance = _inverse(model.curvature(logs))
    n = len(bots)
    mean = sum(logs) / n
    rated = {}
    for i, bot in enumerate(bots):
        weights = [(1.0 if j == i else 0.0) - 1 / n for j in range(n)]
        variance = sum(weights[j] * weights[k] * covariance[j][k] for j in range(n) for k in range(n))
        reach = Z * math.sqrt(max(0.0, variance)) * _SCALE
        value = (logs[i] - mean) * _SCALE
        rated[bot] = Interval(value, value - reach, value + reach)
    return rated


class _Model:
    """Games counted by who sat there."""

    def __init__(self, bots: Sequence[str], results: Iterable[Result]) -> None:
        index = {bot: i for i, bot in enumerate(bots)}
        self.size = len(bots)
        self.wins = [_VIRTUAL / 2] * self.size
        self.tables: Counter[tuple[int, ...]] = Counter()
        for seats, payoffs in results:
            whole = sum(payoffs)  # more than 1 where teams win
            for bot, payoff in zip(seats, payoffs, strict=True):
                self.wins[index[bot]] += payoff / whole
            self.tables[tuple(sorted(index[bot] for bot in seats))] += 1

    def fit(self) -> list[float]:
        """The most likely logarithms of the strengths."""
        logs = [0.0] * self.size
        for _ in range(_MOST_STEPS):
            step = _solve(self.curvature(logs), self._slope(logs))
            scale = min(1.0, _LONGEST_STEP / max(_ENOUGH, *map(abs, step)))
            logs = [log + scale * part for log, part in zip(logs, step, strict=True)]
            if max(map(abs, step)) < _ENOUGH:
                break
        return logs

    def _slope(self, logs: Sequence[float]) -> list[float]:
        slope = [won - _VIRTUAL * _against_average(log) for won, log in zip(self.wins, logs, strict=True)]
        for table, games in self.tables.items():
            for i, chance in _chances(table, logs).items():
                slope[i] -= games * chance
        return slope

    def curvature(self, logs: Sequence[float]) -> list[list[float]]:
        """How sharply the likelihood falls off around some strengths: the inverse of their covariance."""
        matrix = [[0.0] * self.size for _ in range(self.size)]
        for i, log in enumerate(logs):
            chance = _against_average(log)
            matrix[i][i] += _VIRTUAL * chance * (1 - chance)
        for table, games in self.tables.items():
            chances = _chances(table, logs)
            for i, one in chances.items():
                matrix[i][i] += games * one
                for j, other in chances.items():
                    matrix[i][j] -= games * one * other
        return matrix


def _against_average(log: float) -> float:
    return 1 / (1 + math.exp(-log))


def _chances(table: Sequence[int], logs: Sequence[float]) -> Mapping[int, float]:
    """How likely each bot is to win at a table, all its seats together."""
    top = max(logs[i] for i in table)
    strengths = [math.exp(logs[i] - top) for i in table]
    whole = sum(strengths)
    chances: dict[int, float] = {}
    for i, strength in zip(table, strengths, strict=True):
        chances[i] = chances.get(i, 0.0) + strength / whole
    return chances


def _solve(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """The x with matrix · x = right, by Gauss; the matrix is positive definite."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    n = len(rows)
    for i in range(n):
        for j in range(i + 1, n):
            factor = rows[j][i] / rows[i][i]
            rows[j] = [a - factor * b for a, b in zip(rows[j], rows[i], strict=True)]
    found = [0.0] * n
    for i in range(n - 1, -1, -1):
        found[i] = (rows[i][n] - sum(rows[i][k] * found[k] for k in range(i + 1, n))) / rows[i][i]
    return found


def _inverse(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    n = len(matrix)
    columns = [_solve(matrix, [1.0 if j == i else 0.0 for j in range(n)]) for i in range(n)]
    return [list(row) for row in zip(*columns, strict=True)]
