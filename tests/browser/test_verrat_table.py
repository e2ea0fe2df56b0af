"""Verrat! at a table in a real browser: what the court and the panels beside it show."""

from __future__ import annotations

import pytest
from browser.conftest import NewVisitor
from browser.moments import VERRAT_SEATS, forward, phase, planning
from browser.reach import faults
from browser.staging import Staged, too_small


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
    staged = Staged(site, "verrat", VERRAT_SEATS, seed=1)
    colour = staged.table.view(0)["players"][0]["colour"]
    for _ in range(14):
        staged.say(0, f":keep {colour}-fat")
    visitor = visit()
    staged.seat(visitor, 0)
    visitor.page.wait_for_selector(".vr-line")
    visitor.go(f"/t/{staged.id}/at/0")
    visitor.page.wait_for_selector(".vr-line")
    assert faults(visitor, axe) == []


@pytest.mark.parametrize("width", [360, 390])
def test_four_players_are_told_apart_on_a_phone(visit: NewVisitor, site: str, width: int) -> None:
    staged = Staged(site, "verrat", VERRAT_SEATS, seed=1)
    visitor = visit(width=width, height=740, has_touch=True, is_mobile=True)
    staged.seat(visitor, 0)
    cut = visitor.page.locator(".seat-name").evaluate_all(
        """names => names.filter(name =>
          name.scrollWidth > name.clientWidth || name.scrollHeight > name.clientHeight + 1
          || name.getBoundingClientRect().right > name.closest('.seats').getBoundingClientRect().right)
          .map(name => name.innerText)"""
    )
    visitor.picture(f"verrat-names-{width}")
    assert cut == []


def test_ones_own_plan_is_drawn_on_the_board(visit: NewVisitor, site: str) -> None:
    staged = planning(site)
    visitor = visit()
    staged.seat(visitor, 0)
    rows = visitor.page.locator(".vr-plan-row select")
    rows.nth(0).select_option("stay")
    rows.nth(1).select_option(index=3)
    rows.nth(3).select_option(index=8)
    assert visitor.page.locator(".vr-way[data-stays]").count() == 1
    assert visitor.page.locator(".vr-way:not([data-stays])").count() == 1
    assert visitor.page.locator(".vr-accusation").count() == 1
    visitor.picture("verrat-own-plan")


def test_the_reveal_is_shown_step_by_step_and_the_next_round_after_it(visit: NewVisitor, site: str) -> None:
    staged = planning(site)
    visitor = visit()
    staged.seat(visitor, 0)
    page = visitor.page
    staged.until(lambda table: phase(table) != "plan", forward(3))
    before = staged.table.view(None)
    page.wait_for_selector(".vr-scene")
    assert "revealed" in page.locator(".vr-step").inner_text()
    assert page.locator(".vr-way").count() == len(before["plans"])
    visitor.picture("verrat-plans-revealed")
    staged.until(lambda table: phase(table) == "intrigue", forward(3))
    told = [event.kind for _, event in staged.table.events(None)]
    kinds: list[str] = []
    page.wait_for_function("() => document.querySelector('.log').innerText.includes('Round 2')")
    assert page.locator(".vr-strip").inner_text().splitlines() == ["Round 1", "The reveal"]
    while page.locator(".vr-scene").count():
        assert page.locator(".vr-offers").count() == 0, "the next round waits for its reveal"
        kinds.append(str(page.locator(".vr-step").get_attribute("data-kind")))
        if kinds[-1] in ("banished", "nobody-banished"):
            visitor.picture("verrat-votes")
        page.locator(".vr-scene").get_by_role("button", name="Next").click()
    assert [kind for kind in kinds if kind in told] == kinds
    assert kinds[0] == "plans-revealed"
    assert kinds[-1].startswith("rotated")
    page.locator(".vr-offers").wait_for()
    assert page.locator(".vr-round").first.inner_text() == "Round 2"
    page.get_by_role("button", name="Show the reveal again").click()
    page.locator(".vr-skip").click()
    page.wait_for_selector(".vr-scene", state="detached")


def test_who_has_won_is_told_when_the_last_reveal_has_been_seen(visit: NewVisitor, site: str) -> None:
    staged = Staged(site, "verrat", VERRAT_SEATS, seed=1)
    seat, action = staged.all_but_the_last(forward(6))
    desk, phone = visit(), visit(390, 844, has_touch=True, is_mobile=True)
    for visitor in (desk, phone):
        staged.seat(visitor, 0)
        visitor.page.wait_for_selector(".vr-strip")
    staged.play(seat, action)
    for visitor in (desk, phone):
        page = visitor.page
        page.wait_for_selector(".ending", state="attached")
        page.wait_for_selector(".vr-scene")
        visitor.picture(f"verrat-undecided-{'desk' if visitor is desk else 'phone'}")
        assert not page.locator(".ending, .ending-bar").locator("visible=true").count(), "the plans are still open"
        assert page.locator("[data-won]").count() == 0
        assert page.locator(".vr-strip").inner_text().splitlines()[-1] == "The reveal"
        assert " win" not in page.locator("body").inner_text()
    while desk.page.locator(".vr-scene").count():
        assert not desk.page.locator(".ending").is_visible()
        desk.page.locator(".vr-scene").get_by_role("button", name="Next").click()
    phone.page.locator(".vr-skip").click()
    for visitor in (desk, phone):
        assert "win" in visitor.page.locator(".ending h2").inner_text()
        assert visitor.page.locator(".ending-bar").is_visible()
        assert visitor.page.locator(".vr-player[data-won]").count() == len(staged.table.winners)
    desk.page.get_by_role("button", name="Show the reveal again").click()
    desk.page.wait_for_selector(".vr-scene")
    assert desk.page.locator(".ending h2").is_visible(), "it was told already"


def test_an_offer_is_put_together_from_the_cards_of_two_hands(visit: NewVisitor, site: str) -> None:
    staged = Staged(site, "verrat", VERRAT_SEATS, seed=1)
    visitor = visit()
    staged.seat(visitor, 0)
    page = visitor.page
    hands = [player["cards"] for player in staged.table.view(None)["players"]]
    mine = next(card for card in hands[0] if card != "pardon")
    theirs = next(card for card in hands[2] if card not in ("pardon", mine))
    page.locator(f'.vr-player[data-seat="0"] .vr-hand-card[data-card="{mine}"]').click()
    page.locator(f'.vr-player[data-seat="2"] .vr-hand-card[data-card="{theirs}"]').click()
    visitor.picture("verrat-offer")
    page.get_by_role("button", name="Send this offer").click()
    page.locator(".vr-offer").wait_for()
    assert "Player 3" in page.locator(".vr-offer").inner_text()


def test_on_a_phone_an_offer_and_both_hands_are_on_one_screen(visit: NewVisitor, site: str) -> None:
    staged = Staged(site, "verrat", VERRAT_SEATS, seed=1)
    visitor = visit(390, 844, has_touch=True, is_mobile=True)
    staged.seat(visitor, 0)
    page = visitor.page
    page.locator("#tab-panels").click()
    for seat in (2, 0):
        page.locator(f'.vr-player[data-seat="{seat}"] .vr-hand-card').first.click()
    button = page.get_by_role("button", name="Send this offer")
    for part in (button, page.locator(".vr-player[data-seat='0']"), page.locator(".drawn-board")):
        box = part.bounding_box()
        assert box is not None
        assert 0 <= box["y"] < 844 - 44, "it is in sight without scrolling"
    button.click(trial=True)


def test_a_statement_is_made_by_clicking_a_vizier_and_a_place(visit: NewVisitor, site: str) -> None:
    staged = Staged(site, "verrat", VERRAT_SEATS, seed=1)
    visitor = visit()
    staged.seat(visitor, 0)
    page = visitor.page
    own = next(iter(staged.table.view(None)["players"][0]["viziers"]))
    page.get_by_role("button", name="Make a statement").click()
    page.locator(f'[data-token="vizier:{own}"]').click()
    page.locator('[data-place="city:kaffa"]').click()
    assert "Kaffa" in page.locator(".vr-preview").inner_text()
    visitor.picture("verrat-statement")
    page.get_by_role("button", name="Say it").click()
    page.locator(".vr-line", has_text="Kaffa").wait_for()


@pytest.mark.parametrize("size", [(360, 740), (740, 360)])
def test_on_a_phone_viziers_and_places_are_as_large_as_a_finger(
    visit: NewVisitor, site: str, size: tuple[int, int]
) -> None:
    staged = planning(site)
    visitor = visit(*size, has_touch=True, is_mobile=True)
    staged.seat(visitor, 0)
    visitor.page.wait_for_selector('#board [role="button"]')
    visitor.page.wait_for_timeout(200)
    visitor.picture(f"verrat-phone-plan-{size[0]}")
    assert too_small(visitor) == []
    visitor.page.locator('#board [role="button"]').first.dispatch_event("click")
    visitor.page.wait_for_timeout(200)
    visitor.picture(f"verrat-phone-where-{size[0]}")
    assert too_small(visitor) == []


def test_on_a_phone_statements_are_made_and_answered_by_a_finger(visit: NewVisitor, site: str) -> None:
    staged = Staged(site, "verrat", VERRAT_SEATS, seed=1)
    staged.say(1, ":peace 0")
    visitor = visit(360, 740, has_touch=True, is_mobile=True)
    staged.seat(visitor, 0)
    visitor.page.get_by_role("tab", name="Hand").click()
    visitor.page.get_by_role("button", name="Make a statement").click()
    for chip in (".vr-speak .chip", ".vr-line .chip"):
        visitor.page.locator(chip).first.wait_for()
    visitor.picture("verrat-phone-statement")
    assert too_small(visitor) == []
