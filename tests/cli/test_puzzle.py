"""Puzzles in the terminal: solved, refuted, left, made and proven."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import sottovoce
from sottovoce.core.words import LANGUAGES
from sottovoce.school.puzzle import Puzzle, puzzles

if TYPE_CHECKING:
    from cli.conftest import Run

    from sottovoce.core.game import Game

SIAM = sottovoce.find("siam")
SOME = list(puzzles(SIAM).values())[::25]


def solution(puzzle: Puzzle) -> list[str]:
    """What a solver types."""
    table, lines = puzzle.table(SIAM), []
    for number, move in enumerate(puzzle.line):
        seat, _, action = move.partition(" ")
        if number in puzzle.decisions:
            lines.append(str(table.choices(puzzle.seat).index(action) + 1))
        table.play(int(seat), action)
    return lines


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("puzzle", SOME, ids=lambda puzzle: puzzle.id)
def test_a_puzzle_is_solved(run: Run, puzzle: Puzzle, lang: str) -> None:
    result = run("puzzle", "siam", puzzle.id, "--lang", lang, typed="\n".join([*solution(puzzle), ""]))
    assert result.code == 0
    assert ("Solved!" if lang == "en" else "Risolto!") in result.out


def test_wrong_answers_are_refuted(run: Run) -> None:
    puzzle = SOME[0]
    choices = puzzle.table(SIAM).choices(puzzle.seat)
    wrong = [str(number) for number, text in enumerate(choices, 1) if text in puzzle.refuted]
    result = run("puzzle", "siam", puzzle.id, typed="\n".join([*wrong, "rubbish", *solution(puzzle), ""]))
    assert result.out.count("throws away the win") == len(wrong)
    assert "That was the solution" in result.out
    assert "“rubbish” is not an answer here" in result.out


def test_the_puzzle_of_the_day_can_be_left(run: Run) -> None:
    result = run("puzzle", typed="q\n")
    assert result.code == 0
    assert "Come back to puzzle" in result.out


def test_the_first_try_is_rated_and_the_next_one_chosen_by_it(run: Run) -> None:
    puzzle = SOME[0]
    wrong = puzzle.table(SIAM).choices(puzzle.seat).index(next(iter(puzzle.refuted))) + 1
    first = run("puzzle", "siam", puzzle.id, typed="\n".join([str(wrong), *solution(puzzle), ""]))
    assert "Streak: 0" in first.out
    again = run("puzzle", "siam", puzzle.id, typed="\n".join([*solution(puzzle), ""]))
    rated = [line for line in first.out.splitlines() if "Your rating" in line]
    assert rated == [line for line in again.out.splitlines() if "Your rating" in line], "only the first try counts"
    assert f"Puzzle {puzzle.id} " not in run("puzzle", "siam", "next", typed="q\n").out
    assert "colony" in run("puzzle", "siam", "--theme", "colony", typed="q\n").out
    assert "Available: " in run("puzzle", "siam", "--theme", "cheese").err


def test_what_can_not_be(run: Run, souk: Game) -> None:
    assert "no puzzle “nothing”" in run("puzzle", "siam", "nothing").err
    assert f"{souk.name} has no puzzles" in run("puzzle", souk.name).err
    assert run("puzzles", "make", "verrat", "--players", "3").code == 2
    assert "not a task" in run("puzzles", "bake", "siam").err
    assert run("puzzles", "make", "siam", "--players", "7").code == 2


@pytest.mark.skipif(not sottovoce.compiled(), reason="the solver is slow uncompiled")
def test_puzzles_are_made_and_all_are_proven(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "some.jsonl"
    result = run("puzzles", "make", "siam", "--games", "4", "--out", str(out))
    assert result.code == 0
    assert out.exists()
    assert "a single answer keeps the win" in " ".join(run("puzzles", "check", "siam").out.split())
