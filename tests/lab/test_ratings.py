"""Intervals against known values, and ratings that find the truth."""

from __future__ import annotations

import math
import random

import pytest

from sottovoce.lab.ratings import Result, ratings, wilson

STRENGTHS = {"weak": 1.0, "middle": 3.0, "strong": 10.0}


@pytest.mark.parametrize(
    ("share", "count", "low", "high"),
    [  # the score interval without continuity correction, from tables
        (0.9, 100, 0.8256, 0.9448),
        (0.5, 10, 0.2366, 0.7634),
        (0.0, 10, 0.0, 0.2775),
        (1.0, 20, 0.8389, 1.0),
    ],
)
def test_wilson(share: float, count: int, low: float, high: float) -> None:
    assert list(wilson(share, count)) == pytest.approx([share, low, high], abs=1e-4)


def test_wilson_knows_nothing_without_games() -> None:
    assert wilson(0.0, 0) == (0.0, 0.0, 1.0)


def _drawn(games: int, players: int, seed: int) -> list[Result]:
    """Games won as the strengths have it."""
    lot = random.Random(seed)
    found = []
    for _ in range(games):
        seats = lot.choices(list(STRENGTHS), k=players)
        winner = lot.choices(range(players), [STRENGTHS[bot] for bot in seats])[0]
        found.append(Result(seats, [float(seat == winner) for seat in range(players)]))
    return found


def _true(bot: str) -> float:
    mean = sum(map(math.log10, STRENGTHS.values())) / len(STRENGTHS)
    return 400 * (math.log10(STRENGTHS[bot]) - mean)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ratings_recover_order_and_strength(players: int) -> None:
    rated = ratings(list(STRENGTHS), _drawn(4000, players, 1))
    assert sorted(rated, key=lambda bot: rated[bot].value) == ["weak", "middle", "strong"]
    assert sum(rated[bot].value for bot in rated) == pytest.approx(0, abs=1e-6)
    for bot, interval in rated.items():
        assert interval.value == pytest.approx(_true(bot), abs=25)


def test_intervals_hold_the_truth_about_as_often_as_they_say() -> None:
    held = 0
    for seed in range(60):
        rated = ratings(list(STRENGTHS), _drawn(300, 2, seed))
        held += sum(rated[bot].low <= _true(bot) <= rated[bot].high for bot in rated)
    assert 0.90 <= held / 180 <= 0.99


def test_ratings_agree_with_the_odds_of_two() -> None:
    """Three of four games won are odds of 3, or 400 · log10(3) points apart, but for the one virtual game each."""
    results = [Result(["a", "b"], [1.0, 0.0])] * 3000 + [Result(["a", "b"], [0.0, 1.0])] * 1000
    rated = ratings(["a", "b"], results)
    assert rated["a"].value - rated["b"].value == pytest.approx(400 * math.log10(3), abs=0.2)


def test_shared_victories_count_by_parts() -> None:
    halves = ratings(["a", "b"], [Result(["a", "b"], [0.5, 0.5])] * 50)
    assert halves["a"].value == pytest.approx(0, abs=1e-6)


def test_all_lost_is_still_a_number() -> None:
    rated = ratings(["a", "b"], [Result(["a", "b"], [1.0, 0.0])] * 400)
    assert 300 < rated["a"].value < 1000
    assert rated["a"].low < rated["a"].value < rated["a"].high


def test_teams_win_together() -> None:
    """Both partners have the whole payoff; the order is found all the same."""
    rated = ratings(["a", "b"], [Result(["a", "b", "a", "b"], [1.0, 0.0, 1.0, 0.0])] * 20)
    assert rated["a"].value > rated["b"].value
