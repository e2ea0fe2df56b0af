"""The rules in the browser: at a glance first, searched, on one sheet of paper; and a figure can be played."""

from __future__ import annotations

import re
import time
from typing import TYPE_CHECKING

import pytest
from browser.reach import faults

import sottovoce

if TYPE_CHECKING:
    from browser.conftest import NewVisitor
    from playwright.sync_api import Route

_PAGE = re.compile(rb"/Type\s*/Page\b")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_rules_begin_with_the_aim_and_can_be_searched_by_keyboard(visit: NewVisitor, axe: str, scheme: str) -> None:
    visitor = visit(color_scheme=scheme)
    page = visitor.page
    visitor.go("/rules/siam")
    page.wait_for_selector(".rules-text figure img")
    headings = page.locator(".rules-text :is(h1, h2, h3)").all_inner_texts()
    assert headings[:5] == ["King of Siam", "At a glance", "The goal", "How you win", "Your turn"]
    assert page.locator(".rules-text .rule-text").first.inner_text().startswith("Siam, 1874"), "nothing comes before it"
    page.keyboard.press("/")
    page.keyboard.type("fourth british")
    page.wait_for_selector(".rules-found a:has-text('§25')")
    assert faults(visitor, axe) == []
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    assert re.search(r"#(s|glance-|part-)[\d.]+$", page.url)
    assert page.locator(".rules-found").count() == 0
    page.keyboard.press("/")
    page.keyboard.type("zzz")
    assert "Nothing found" in page.locator(".rules-search").inner_text()


def test_no_heading_of_the_rules_stays_empty_however_late_its_words_come(visit: NewVisitor) -> None:
    visitor = visit()
    page = visitor.page

    def late(route: Route) -> None:
        time.sleep(1)
        route.continue_()

    page.route(re.compile(r"/assets/en-[^/]*\.js$"), late)
    visitor.go("/rules/siam")
    page.wait_for_selector(".rules-text figure img")
    assert page.locator("#about-rules > :is(h2, h3)").inner_text() == "About these rules"


def test_a_figure_leads_into_its_lesson(visit: NewVisitor) -> None:
    visitor = visit(locale="it-IT")
    visitor.go("/rules/siam")
    visitor.page.locator(".rules-text figure a").first.click()
    visitor.page.wait_for_selector('[data-step="leader"]')


@pytest.mark.parametrize("locale", ["en-GB", "it-IT"])
@pytest.mark.parametrize("game", sottovoce.games())
def test_the_summary_fits_on_one_sheet(visit: NewVisitor, axe: str, game: str, locale: str) -> None:
    visitor = visit(locale=locale)
    visitor.go(f"/rules/{game}/summary")
    visitor.page.wait_for_selector(".summary figure img")
    assert faults(visitor, axe) == []
    for paper in ("A4", "Letter"):
        assert len(_PAGE.findall(visitor.page.pdf(format=paper))) == 1, paper
