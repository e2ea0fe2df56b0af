"""Ratings at puzzles: a first try counts more the less is known, and never less than a little."""

from __future__ import annotations

import pytest

from sottovoce.school.rating import BEGINNER, LEVELS, SUREST, UNSURE, Rating, after, expected, of_level


def test_the_example_of_glickmans_paper() -> None:
    # One of its three games: 1500 (200) beats 1400 (30), expected 0.639.
    assert expected(Rating(1500, 200), Rating(1400, 30)) == pytest.approx(0.639, abs=0.001)


def test_the_browser_reckons_the_same() -> None:
    assert after(Rating(), of_level(3), True).value == pytest.approx(1581.89, abs=0.1)  # client/tests/progress.test.ts


def test_solving_raises_and_failing_lowers() -> None:
    for level in LEVELS:
        person = Rating()
        up, down = after(person, of_level(level), True), after(person, of_level(level), False)
        assert down.value < BEGINNER < up.value
        assert up.deviation == down.deviation < UNSURE
        assert up.value - BEGINNER + BEGINNER - down.value == pytest.approx(up.value - down.value)


def test_hard_puzzles_are_worth_more_and_ratings_never_freeze() -> None:
    person = Rating(1500, 100)
    assert after(person, of_level(5), True).value > after(person, of_level(1), True).value
    for _ in range(200):
        person = after(person, of_level(3), True)
    assert person.deviation == SUREST
    assert after(person, of_level(5), False).value < person.value
