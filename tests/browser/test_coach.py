"""The coach at the table: says why, draws its line over the board, and warns before a won game is given away."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from browser.reach import faults
from browser.staging import Staged

import sottovoce
from sottovoce.school.puzzle import find

if TYPE_CHECKING:
    from browser.conftest import NewVisitor

pytestmark = pytest.mark.skipif(not sottovoce.compiled(), reason="a judge takes minutes uncompiled")


def test_it_warns_before_a_mistake_and_shows_what_would_win(visit: NewVisitor, axe: str) -> None:
    puzzle = find(sottovoce.find("siam"), "2-294")
    visitor = visit()
    page = visitor.page
    visitor.go("/")
    page.evaluate("localStorage.setItem('sottovoce.warnings', 'true')")
    page.evaluate("localStorage.setItem('sottovoce.end-turn', 'false')")
    staged = Staged(visitor.address, "siam", 2, puzzle.seed, hints=True)
    for move in puzzle.moves:
        seat, _, action = move.partition(" ")
        staged.play(int(seat), action)
    staged.seat(visitor, 0)
    page.locator(".prompt-buttons button", has_text="Pass").click()
    page.wait_for_selector(".coach[data-warning]")
    assert "throws away a sure win" in page.locator(".coach-why").inner_text()
    assert "would win" in page.locator(".coach-reasons").inner_text()
    assert faults(visitor, axe) == []
    page.get_by_role("button", name="Think again").click()
    assert page.locator(".coach").count() == 0
    page.get_by_role("button", name="Hint").click()
    page.wait_for_selector(".coach:not([data-warning])")
    assert "Khon Thai" in page.locator(".coach-why").inner_text()
    assert page.locator(".coach-arrows circle").count() >= 1
    visitor.picture("coach")
    page.get_by_role("button", name="Play this: ").click()
    page.wait_for_function("entry => Number(document.querySelector('.table').dataset.entry) > entry", arg=36)
