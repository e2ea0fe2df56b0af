"""One's own tables: whose turn, since when, how they ended, and the way to the next."""

from __future__ import annotations

import json

import pytest
from browser.conftest import NewVisitor
from browser.reach import faults
from browser.staging import Staged, at_random
from browser.visitor import Visitor


@pytest.fixture(scope="module")
def tables(site: str) -> list[Staged]:
    """One where Player 1 is awaited, one where Player 2 is, one that is over."""
    made = [Staged(site, "siam", 2, seed=seed) for seed in (11, 12, 13)]
    for staged, awaited in zip(made, (0, 1), strict=False):
        if staged.table.to_act[0] != awaited:
            staged.play(staged.table.to_act[0], "pass")
    seat, action = made[2].all_but_the_last(at_random(4))
    made[2].play(seat, action)
    return made


def hold(visitor: Visitor, tables: list[Staged]) -> None:
    """The browser has the keys of the first seats."""
    own = [
        {
            "id": staged.id,
            "game": "siam",
            "seats": [{"seat": 0, "key": staged.keys[0]}],
            "host": None,
            "invites": {},
            "read": 0,
            "since": 0,
        }
        for staged in tables
    ]
    visitor.context.add_init_script(f"localStorage['sottovoce.tables'] ??= {json.dumps(json.dumps(own))}")


def test_tables_tell_opponents_turn_and_result(visit: NewVisitor, tables: list[Staged], axe: str) -> None:
    visitor = visit()
    hold(visitor, tables)
    visitor.go("/tables")
    page = visitor.page
    page.locator(".table-row[data-turn]").wait_for()
    rows = page.locator(".table-row").all_inner_texts()
    assert len(rows) == 3
    assert "Your turn" in rows[0]
    assert "with Player 2" in rows[0]
    assert "ago" in rows[0] or "this minute" in rows[0]
    assert "Player 2 to move" in rows[1]
    won = 0 in tables[2].table.winners
    assert ("You won" if won else "Player 2 won") in rows[2]
    visitor.picture("my-tables-page")
    assert faults(visitor, axe) == []
    page.get_by_role("button", name="My turn (1)").click()
    assert page.locator(".table-row").count() == 1
    page.get_by_role("button", name="Finished (1)").click()
    assert page.locator(".table-row[data-state=over]").count() == 1


def test_nothing_is_out_of_sight_on_a_phone(visit: NewVisitor, tables: list[Staged]) -> None:
    visitor = visit(390, 844, has_touch=True, is_mobile=True)
    hold(visitor, tables)
    visitor.go("/tables")
    visitor.page.locator(".table-row[data-turn]").wait_for()
    assert visitor.page.evaluate("document.documentElement.scrollWidth") == 390


def test_on_a_phone_the_rows_are_alike_whether_or_not_there_is_news(visit: NewVisitor, tables: list[Staged]) -> None:
    visitor = visit(390, 844, has_touch=True)
    hold(visitor, tables)
    visitor.go("/tables")
    visitor.page.wait_for_selector(".table-row time")
    visitor.page.locator(".table-when").last.evaluate(
        """when => {
          const news = document.createElement('span');
          news.className = 'unseen';
          news.textContent = '4 updates';
          when.append(news);
        }"""
    )
    visitor.picture("my-tables-phone")
    edges = visitor.page.locator(".table-row .icon-button").evaluate_all(
        "all => all.map(one => Math.round(one.getBoundingClientRect().right))"
    )
    assert len(set(edges)) == 1


def test_the_next_table_is_one_click_or_one_key_away(visit: NewVisitor, tables: list[Staged]) -> None:
    visitor = visit()
    hold(visitor, tables)
    visitor.go("/rules/siam")
    page = visitor.page
    page.get_by_role("button", name="Next table").click()
    page.wait_for_url(f"**/t/{tables[0].id}")
    page.wait_for_selector(".table[data-entry]")
    assert page.locator(".next-table").count() == 0, "no other table waits"
    page.keyboard.press("n")
    page.locator(".toast[data-shown]", has_text="No other table").wait_for()
    visitor.go("/")
    page.locator(".next-table").wait_for()
    page.keyboard.press("n")
    page.wait_for_url(f"**/t/{tables[0].id}")
