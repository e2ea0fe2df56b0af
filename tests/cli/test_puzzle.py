"""Puzzles in the terminal: solved, refuted, left, made and proven."""

from __future__ import annotations

import time
from datetime import UTC, date, datetime, timedelta
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import sottovoce
from sottovoce.cli.story import BEGINNING, paragraphs
from sottovoce.core.words import LANGUAGES
from sottovoce.school.puzzle import Puzzle, find, of_the_day, play, puzzles
from sottovoce.school.solution import solution

if TYPE_CHECKING:
    from cli.conftest import Run

    from sottovoce.core.game import Game

SIAM = sottovoce.find("siam")
SOME = list(puzzles(SIAM).values())[::25]


def answers(puzzle: Puzzle, game: Game = SIAM) -> list[str]:
    """What a solver types."""
    table, lines = puzzle.table(game), []
    for number, move in enumerate(puzzle.line):
        seat, _, action = move.partition(" ")
        if number in puzzle.decisions:
            lines.append(str(table.choices(puzzle.seat).index(action) + 1))
        table.play(int(seat), action)
    return lines


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("puzzle", SOME, ids=lambda puzzle: puzzle.id)
def test_a_puzzle_is_solved(run: Run, puzzle: Puzzle, lang: str) -> None:
    result = run("puzzle", "siam", puzzle.id, "--lang", lang, typed="\n".join([*answers(puzzle), ""]))
    assert result.code == 0
    assert ("Solved!" if lang == "en" else "Risolto!") in result.out
    assert all(text in " ".join(result.out.split()) for text in solution(SIAM, puzzle, lang))


@pytest.mark.parametrize(("name", "puzzle"), [("verrat", "4-1001"), ("whispers", "2-101")])
def test_the_solution_of_a_judged_puzzle_says_what_would_happen_otherwise(run: Run, name: str, puzzle: str) -> None:
    game = sottovoce.find(name)
    found = find(game, puzzle)
    out = " ".join(run("puzzle", name, puzzle, typed="\n".join([*answers(found, game), ""])).out.split())
    told = solution(game, found, "en")
    assert len(told) > 2
    assert all(text in out for text in told)


def test_a_wrong_answer_to_a_later_decision_is_refuted(run: Run) -> None:
    puzzle = SOME[0]
    typed, table = answers(puzzle), puzzle.table(SIAM, 1)
    wrong, moves = next(iter(puzzle.refutations(1).items()))
    typed.insert(1, str(table.choices(puzzle.seat).index(wrong) + 1))
    start = len(table.log)
    for move in moves:
        play(table, move)
    out = " ".join(run("puzzle", "siam", puzzle.id, typed="\n".join([*typed, ""])).out.split())
    assert out.count("throws away the win") == 1
    assert all(text in out for text in paragraphs(table, puzzle.seat, start, "en"))


def test_wrong_answers_are_refuted(run: Run) -> None:
    puzzle = SOME[0]
    choices = puzzle.table(SIAM).choices(puzzle.seat)
    wrong = [str(number) for number, text in enumerate(choices, 1) if text in puzzle.refuted]
    result = run("puzzle", "siam", puzzle.id, typed="\n".join([*wrong, "rubbish", *answers(puzzle), ""]))
    assert result.out.count("throws away the win") == len(wrong)
    assert "That was the solution" in result.out
    assert "“rubbish” is not an answer here" in result.out


@pytest.mark.parametrize(("lang", "word"), [("en", "log"), ("it", "cronaca")])
def test_what_the_judge_went_by_can_be_read(run: Run, lang: str, word: str) -> None:
    verrat = sottovoce.find("verrat")
    puzzle = next(iter(puzzles(verrat).values()))
    table = puzzle.table(verrat)
    told = paragraphs(table, puzzle.seat, BEGINNING, lang)
    out = run("puzzle", "verrat", puzzle.id, "--lang", lang, typed=f"{word}\nq\n").out
    assert word in out
    assert all(" ".join(text.split()) in " ".join(out.split()) for text in told)


def test_the_puzzle_of_the_day_can_be_left(run: Run) -> None:
    result = run("puzzle", typed="q\n")
    assert result.code == 0
    assert "Come back to puzzle" in result.out


def test_the_first_try_is_rated_and_the_next_one_chosen_by_it(run: Run) -> None:
    puzzle = SOME[0]
    wrong = puzzle.table(SIAM).choices(puzzle.seat).index(next(iter(puzzle.refuted))) + 1
    first = run("puzzle", "siam", puzzle.id, typed="\n".join([str(wrong), *answers(puzzle), ""]))
    assert "Streak: 0" in first.out
    again = run("puzzle", "siam", puzzle.id, typed="\n".join([*answers(puzzle), ""]))
    rated = [line for line in first.out.splitlines() if "Your rating" in line]
    assert rated == [line for line in again.out.splitlines() if "Your rating" in line], "only the first try counts"
    assert f"Puzzle {puzzle.id} " not in run("puzzle", "siam", "next", typed="q\n").out
    assert "colony" in run("puzzle", "siam", "--theme", "colony", typed="q\n").out
    assert "Available: " in run("puzzle", "siam", "--theme", "cheese").err


def test_days_begin_by_utc_and_make_a_row(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TZ", "Pacific/Kiritimati")  # where it is tomorrow already most of the time
    time.tzset()
    days = [datetime.now(UTC).date() + timedelta(days=more) for more in (0, 1, 3)]
    for day, row in zip(days, (1, 2, 1), strict=True):
        if day != days[0]:
            monkeypatch.setattr("sottovoce.cli.puzzle.today", partial(date.fromordinal, day.toordinal()))
        puzzle = of_the_day(SIAM, day)
        result = run("puzzle", typed="\n".join([*answers(puzzle), ""]))
        assert f"Puzzle {puzzle.id} " in result.out
        assert f"Daily puzzle streak: {row}." in result.out
    other = next(puzzle for puzzle in SOME if puzzle != of_the_day(SIAM, days[-1]))
    assert "Daily puzzle" not in run("puzzle", "siam", other.id, typed="\n".join([*answers(other), ""])).out


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
    checked = " ".join(run("puzzles", "check", "siam").out.split())
    assert "a single answer keeps the win" in checked
    kept = puzzles(SIAM).values()
    for players in SIAM.seats:
        levels = [sum(p.players == players and p.level == level for p in kept) for level in range(1, 6)]
        assert f"{players} players, {sum(levels)} puzzles: " in checked
        assert f"Difficulty 1 to 5: {' / '.join(map(str, levels))}." in checked
