"""The end of a game: the result, everybody's course, the decisive moment, and what can be taken along."""

from __future__ import annotations

import struct

import pytest
from browser.conftest import NewVisitor
from browser.reach import faults
from browser.staging import Staged, at_random

PHONE = {"width": 360, "height": 740}


@pytest.fixture(scope="module")
def finished(site: str) -> Staged:
    """A game of King of Siam but for its last answer; the first who comes gives it."""
    staged = Staged(site, "siam", 2, seed=5)
    seat, action = staged.all_but_the_last(at_random(2))
    staged.play(seat, action)
    return staged


def test_the_end_tells_result_course_and_decisive_moment(visit: NewVisitor, finished: Staged, axe: str) -> None:
    visitor = visit()
    finished.seat(visitor, 0)
    page = visitor.page
    ending = page.locator(".ending")
    ending.locator(".decisive blockquote p").first.wait_for()
    assert page.locator(".ending-bar strong").inner_text() == ending.locator("h2").inner_text()
    assert ending.locator(".course-row").count() == 2
    assert ending.locator(".course-row[data-winner]").count() == len(finished.table.winners)
    shown = [int(text) for text in ending.locator(".course-score").all_inner_texts()]
    assert shown == list(finished.table.scores)
    label = ending.locator(".sparkline").first.get_attribute("aria-label") or ""
    assert f"to {finished.table.scores[0]}" in label
    assert "on score" in ending.locator(".decisive").inner_text(), "without an analysis it says what it goes by"
    visitor.picture("siam-ending")
    assert faults(visitor, axe) == []
    ending.locator(".decisive a").click()
    page.wait_for_url("**/at/*")
    assert int(page.url.rpartition("/")[2]) < len(finished.table.log)


def test_all_tabs_are_in_sight_with_something_new_to_hear(visit: NewVisitor, finished: Staged) -> None:
    visitor = visit(locale="it-IT")
    finished.seat(visitor, 0)
    page = visitor.page
    page.wait_for_selector(".ending .course-row")
    finished.say(1, "Thank you for the game")
    page.wait_for_selector(".tab .fresh")
    assert page.locator(".tab .fresh").inner_text().strip(), "it has words for those who do not see it"
    row, last = page.locator(".tabs").bounding_box(), page.locator(".tab").last.bounding_box()
    assert row
    assert last
    assert last["x"] + last["width"] <= row["x"] + row["width"] + 1
    cut = page.locator(".tab").evaluate_all("tabs => tabs.filter(tab => tab.scrollWidth > tab.clientWidth).length")
    visitor.picture("tabs-with-news")
    assert cut == 0


def test_the_final_board_can_be_kept_as_a_picture(visit: NewVisitor, finished: Staged) -> None:
    visitor = visit()
    finished.seat(visitor, 0)
    with visitor.page.expect_download() as saved:
        visitor.page.get_by_role("button", name="Save image").click()
    png = saved.value.path().read_bytes()
    assert saved.value.suggested_filename.endswith(".png")
    assert (png[:4], struct.unpack(">I", png[16:20])[0]) == (b"\x89PNG", 1600), "made in this browser"


def test_the_end_does_not_move_the_board(visit: NewVisitor, site: str) -> None:
    staged = Staged(site, "siam", 2, seed=8)
    seat, action = staged.all_but_the_last(at_random(3))
    player = visit()
    staged.seat(player, 1 - seat)  # a newcomer, who sees the aim over the board
    page = player.page
    page.wait_for_selector(".aim")
    before = page.locator(".drawn-board").bounding_box()
    staged.play(seat, action)
    page.wait_for_selector(".ending")
    assert page.locator(".drawn-board").bounding_box() == before


@pytest.mark.parametrize("lying", [False, True])
def test_on_a_phone_the_result_lies_over_the_board(visit: NewVisitor, finished: Staged, lying: bool) -> None:
    size = sorted(PHONE.values(), reverse=lying)
    visitor = visit(*size, has_touch=True, locale="it-IT")
    finished.seat(visitor, 0)
    page = visitor.page
    page.locator(".ending h2").wait_for()
    assert page.locator(".tabs").evaluate("tabs => tabs.scrollWidth <= tabs.clientWidth"), "no tab is out of sight"
    visitor.picture(f"siam-ending-phone-{'lying' if lying else 'upright'}")
    for button in page.locator(".ending button, .ending a.button, .ending-bar button, .tabs button").all():
        box = button.bounding_box()
        if box and button.is_visible():
            assert box["height"] >= 43.9, button.inner_text()
    bar = page.locator(".ending-bar").bounding_box()
    tabs = page.locator(".tabs").bounding_box()
    assert bar
    assert tabs
    assert tabs["y"] + tabs["height"] <= bar["y"] + 1, "the tabs are not under the bar"
    page.get_by_role("tab", name="Tabellone").click()
    page.wait_for_selector(".ending", state="hidden")
