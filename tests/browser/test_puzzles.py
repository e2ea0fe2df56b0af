"""Puzzles in the browser: solved by keyboard, refuted on the board, rated once, and found by theme."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from browser.reach import faults
from browser.visitor import SOON, Visitor
from playwright.sync_api import Route

import sottovoce
from sottovoce.school.puzzle import Puzzle, find, of_the_day, puzzles, today
from sottovoce.school.solution import solution

if TYPE_CHECKING:
    from browser.conftest import NewVisitor

SIAM = sottovoce.find("siam")
COLONY = find(SIAM, "2-294")
_RECORD = "game => JSON.parse(localStorage.getItem('sottovoce.school')).puzzles[game]"
WITH = [game for game in sottovoce.games() if puzzles(sottovoce.find(game))]
SOME = [(game, next(iter(puzzles(sottovoce.find(game)).values()))) for game in WITH]


def begin(visitor: Visitor, game: str, puzzle: Puzzle) -> None:
    visitor.go(f"/puzzles/{game}/{puzzle.id}")
    visitor.page.wait_for_selector(f'[data-puzzle="{puzzle.id}"]')
    visitor.page.wait_for_selector(".text-board, .drawn-board [data-place]", state="attached")


def give(visitor: Visitor, label: str) -> None:
    """Choose by keyboard from the list of all answers."""
    page = visitor.page
    page.locator("body").press("c")
    page.wait_for_selector(".menu button")
    texts = [text.split("\n")[-1].strip() for text in page.locator(".menu button").all_inner_texts()]
    for _ in range(texts.index(label)):
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")


def solve(visitor: Visitor, game: str, puzzle: Puzzle) -> None:
    table = puzzle.table(sottovoce.find(game))
    at = 0
    for number, move in enumerate(puzzle.line):
        seat, _, action = move.partition(" ")
        if number in puzzle.decisions:
            visitor.page.wait_for_selector(f'[data-at="{at}"]:not([data-refuted])')
            give(visitor, table.choice(puzzle.seat, action, "en"))
            at += 1
        table.play(int(seat), action)
    visitor.page.wait_for_selector('[data-at="end"]')


@pytest.mark.parametrize(("game", "puzzle"), SOME, ids=lambda value: getattr(value, "id", value))
def test_a_puzzle_is_solved_by_keyboard_and_with_the_text_board(
    visit: NewVisitor, axe: str, game: str, puzzle: Puzzle
) -> None:
    visitor = visit()
    begin(visitor, game, puzzle)
    assert f"You're player {puzzle.seat + 1}." in visitor.page.locator("#prompt").inner_text()
    story = visitor.page.locator(".lesson-happened li")
    assert (story.count() == 0) is puzzle.proven, "what the judge went by can be read"
    assert faults(visitor, axe) == []
    visitor.page.locator("body").press("x")
    visitor.page.wait_for_selector(".text-board")
    solve(visitor, game, puzzle)
    assert visitor.page.locator("#prompt").inner_text() == "Solved!"
    reply = visitor.page.locator(".lesson-reply").inner_text()
    assert all(text in reply for text in solution(sottovoce.find(game), puzzle, "en"))
    record = visitor.page.evaluate(_RECORD, game)
    assert record["tried"] == {puzzle.id: True}
    assert record["run"] == 1
    assert faults(visitor, axe) == []


@pytest.mark.parametrize("late", ["**/api/games?*", "**/school-*.css"])
def test_a_puzzle_shows_only_with_its_title_and_style(visit: NewVisitor, late: str) -> None:
    visitor, held = visit(), list[Route]()

    def hold(route: Route) -> None:
        held.append(route)

    page = visitor.page
    page.route(late, hold)
    with page.expect_response(f"**/puzzles/siam/{COLONY.id}*") as told:
        visitor.go(f"/puzzles/siam/{COLONY.id}")
    told.value.finished()
    page.wait_for_timeout(SOON)
    assert held
    assert page.locator("[data-puzzle]").count() == 0
    held.pop().continue_()
    page.wait_for_selector("[data-puzzle]")
    assert page.locator("h1").inner_text() == "King of Siam"


def test_the_daily_puzzle_is_a_click_away_from_the_home_page(visit: NewVisitor) -> None:
    visitor = visit()
    visitor.go("/")
    visitor.page.get_by_role("link", name="Daily puzzle of King of Siam").click()
    visitor.page.wait_for_selector("[data-puzzle]")
    assert visitor.page.locator("[data-puzzle]").get_attribute("data-puzzle") == of_the_day(SIAM, today()).id


def test_a_wrong_answer_is_refuted_on_the_board_and_only_the_first_try_is_rated(visit: NewVisitor) -> None:
    visitor = visit()
    begin(visitor, "siam", COLONY)
    give(visitor, "Pass")
    visitor.page.wait_for_selector("[data-refuted]")
    last = len(COLONY.refuted["pass"]) - 1
    visitor.page.wait_for_selector(f'[data-refuted="{last}"]')
    assert "Siam is a colony" in visitor.page.locator(".lesson-reply").inner_text()
    visitor.page.get_by_role("button", name="Try again").click()
    rated = visitor.page.evaluate(_RECORD, "siam")
    assert rated["tried"] == {COLONY.id: False}
    solve(visitor, "siam", COLONY)
    assert visitor.page.locator("#prompt").inner_text() == "That was the solution."
    assert visitor.page.evaluate(_RECORD, "siam")["rating"] == rated["rating"]
    visitor.page.get_by_role("button", name="Next puzzle").click()
    visitor.page.wait_for_selector(f'[data-puzzle]:not([data-puzzle="{COLONY.id}"])')


def test_a_wrong_answer_to_a_later_decision_is_refuted_too(visit: NewVisitor) -> None:
    visitor, table = visit(), COLONY.table(SIAM)
    begin(visitor, "siam", COLONY)
    give(visitor, table.choice(COLONY.seat, COLONY.twins[0][0], "en"))
    visitor.page.wait_for_selector('[data-at="1"]')
    later = COLONY.table(SIAM, 1)
    wrong, moves = next(iter(COLONY.refutations(1).items()))
    give(visitor, later.choice(COLONY.seat, wrong, "en"))
    visitor.page.wait_for_selector(f'[data-refuted="{len(moves) - 1}"]')
    visitor.page.get_by_role("button", name="Try again").click()
    visitor.page.wait_for_selector('[data-at="1"]:not([data-refuted])')


def test_the_list_has_the_day_and_themes(visit: NewVisitor, axe: str) -> None:
    visitor = visit(locale="it-IT", color_scheme="dark")
    visitor.go("/puzzles/siam")
    visitor.page.wait_for_selector(".lesson-list")
    assert faults(visitor, axe) == []
    assert "ultima carta" in visitor.page.locator(".lesson-list").inner_text().lower()
    visitor.page.get_by_role("link", name="Problema del giorno").click()
    visitor.page.wait_for_selector("[data-puzzle]")


def test_there_is_no_such_puzzle(visit: NewVisitor) -> None:
    visitor = visit()
    visitor.go("/puzzles/siam/none")
    visitor.page.get_by_text("no such puzzle").wait_for()
    visitor.complaints = [line for line in visitor.complaints if "status of 404" not in line]
