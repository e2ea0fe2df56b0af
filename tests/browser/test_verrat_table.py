"""Verrat! at a table in a real browser: what the court and the panels beside it show."""

from __future__ import annotations

from browser.conftest import NewVisitor
from browser.reach import faults
from browser.staging import Staged

PLAYERS = 4


def planning(site: str, seed: int = 1) -> Staged:
    """A table whose intrigue is over."""
    staged = Staged(site, "verrat", PLAYERS, seed)
    for seat in range(PLAYERS):
        staged.play(seat, "ready")
    return staged


def test_the_question_follows_the_plan_on_paper(visit: NewVisitor, site: str) -> None:
    staged = planning(site)
    visitor = visit()
    staged.seat(visitor, 0)
    page = visitor.page
    asked: list[str] = []
    for row in range(3):
        page.locator(".vr-plan-row select").nth(row).select_option(index=1)
        asked.append(page.locator("#prompt").inner_text())
    assert "Small" in asked[0]
    assert "Tall" in asked[1]
    assert "accuse" in asked[2]
    page.locator(".vr-plan-row select").nth(3).select_option(index=1)
    assert "complete" in page.locator("#prompt").inner_text()


def test_statements_can_be_scrolled_by_keyboard(visit: NewVisitor, site: str, axe: str) -> None:
    staged = Staged(site, "verrat", PLAYERS, seed=1)
    colour = staged.table.view(0)["players"][0]["colour"]
    for _ in range(14):
        staged.say(0, f":keep {colour}-fat")
    visitor = visit()
    staged.seat(visitor, 0)
    visitor.page.wait_for_selector(".vr-line")
    visitor.go(f"/t/{staged.id}/at/0")
    visitor.page.wait_for_selector(".vr-line")
    assert faults(visitor, axe) == []
