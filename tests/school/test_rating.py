"""Ratings at puzzles: a first try counts more the less is known, and never less than a little."""

from __future__ import annotations

import pytest

import sottovoce
from sottovoce.school.puzzle import puzzles
from sottovoce.school.rating import BEGINNER, LEVELS, SUREST, UNSURE, Rating, after, expected, of_puzzle


def test_the_example_of_glickmans_paper() -> None:
    # One of its three games: 1500 (200) beats 1400 (30), expected 0.639.
    assert expected(Rating(1500, 200), Rating(1400, 30)) == pytest.approx(0.639, abs=0.001)


def test_the_browser_reckons_the_same() -> None:
    assert after(Rating(), of_puzzle(3), True).value == pytest.approx(1581.89, abs=0.1)  # client/tests/progress.test.ts


def test_solving_raises_and_failing_lowers() -> None:
    for level in LEVELS:
        person = Rating()
        up, down = after(person, of_puzzle(level), True), after(person, of_puzzle(level), False)
        assert down.value < BEGINNER < up.value
        assert up.deviation == down.deviation < UNSURE
        assert up.value - BEGINNER + BEGINNER - down.value == pytest.approx(up.value - down.value)


def test_hard_puzzles_are_worth_more_and_ratings_never_freeze() -> None:
    person = Rating(1500, 100)
    assert after(person, of_puzzle(5), True).value > after(person, of_puzzle(1), True).value
    for _ in range(200):
        person = after(person, of_puzzle(3), True)
    assert person.deviation == SUREST
    assert after(person, of_puzzle(5), False).value < person.value


def test_within_a_level_longer_lines_and_more_answers_are_worth_more_and_levels_never_change_places() -> None:
    assert of_puzzle(3, 4, 4).value == 1560
    assert of_puzzle(3, 2, 8).value == 1540
    assert of_puzzle(3, 1, 2).value == 1430
    assert all(of_puzzle(level, 9, 99).value < of_puzzle(level + 1, 1, 2).value for level in range(1, 5))
    for game in sottovoce.games():
        ratings = {puzzle.rating.value for puzzle in puzzles(sottovoce.find(game)).values()}
        assert len(ratings) > 2 * len(LEVELS), game
