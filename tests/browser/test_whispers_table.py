"""A War of Whispers at a table in a real browser: what the map and the panels beside it show."""

from __future__ import annotations

from browser.conftest import NewVisitor
from browser.staging import Pick, Staged, at_random

from sottovoce.core.table import Table


def drawing(seed: int) -> Pick:
    """Draws cards where it can, and plays none."""
    other = at_random(seed)

    def pick(table: Table, seat: int, choices: list[str]) -> str:
        if "draw" in choices:
            return "draw"
        return other(table, seat, [choice for choice in choices if not choice.startswith("play ")] or choices)

    return pick


def holds_horse(table: Table, seat: int) -> bool:
    """Whether a seat has a card of the Horse."""
    return bool(table.view(None)["players"][seat]["backs"]["horse"])


def only(table: Table) -> str | None:
    """Whether the asked seat has but one answer, and who knows that."""
    found: str | None = table.view(table.to_act[0])["only"]
    return found


def test_an_ability_that_an_opponent_uses_does_not_light_up_in_ones_own_hand(visit: NewVisitor, site: str) -> None:
    staged = Staged(site, "whispers", 2, seed=5)

    def paying(table: Table) -> bool:
        seat = table.to_act[0]
        doing = table.view(None)["doing"]
        return bool(doing) and doing["ability"] == "horse" and holds_horse(table, 1 - seat)

    luck = at_random(21)

    def pick(table: Table, seat: int, choices: list[str]) -> str:
        wanted = "play horse" if holds_horse(table, 1 - seat) else "draw"
        if wanted in choices:
            return wanted
        if "draw" in choices:
            return "draw"
        return luck(table, seat, [choice for choice in choices if not choice.startswith("play ")] or choices)

    staged.until(paying, pick)
    actor = staged.table.to_act[0]
    watcher = visit()
    staged.seat(watcher, 1 - actor)
    watcher.page.wait_for_selector(".ww-ability")
    assert watcher.page.locator(".ww-ability[data-now]").count() == 0


def test_where_a_secret_leaves_one_answer_the_reason_is_said_and_nobody_answers_for_me(
    visit: NewVisitor, site: str
) -> None:
    staged = Staged(site, "whispers", 2, seed=5)
    staged.until(lambda table: only(table) == "secret", drawing(1))
    visitor = visit()
    staged.seat(visitor, staged.table.to_act[0])
    visitor.wait()
    before = visitor.entry
    assert "No card of yours" in visitor.page.locator("#prompt").inner_text()
    buttons = visitor.page.locator(".prompt-buttons button:not(.quiet)")
    assert buttons.count() == 1
    visitor.page.wait_for_timeout(600)
    assert visitor.entry == before, "nobody has answered"
    buttons.click()
    visitor.page.wait_for_function("entry => document.querySelector('.table').dataset.entry > entry", arg=before)


def test_where_everybody_sees_that_one_answer_is_left_nobody_is_asked(visit: NewVisitor, site: str) -> None:
    staged = Staged(site, "whispers", 2, seed=5)
    staged.until(lambda table: only(table) == "public", drawing(1))
    before = len(staged.table.log)
    visitor = visit()
    staged.seat(visitor, staged.table.to_act[0])
    visitor.page.wait_for_function("entry => document.querySelector('.table').dataset.entry > entry", arg=before)


def test_a_player_declares_that_he_plays_no_cards_during_an_empires_turn(visit: NewVisitor, site: str) -> None:
    staged = Staged(site, "whispers", 2, seed=5)
    staged.until(lambda table: only(table) == "secret", drawing(1))
    visitor = visit()
    staged.seat(visitor, staged.table.to_act[0])
    visitor.wait()
    before = visitor.entry
    visitor.page.get_by_label("No cards during the").check()
    visitor.page.wait_for_function("entry => document.querySelector('.table').dataset.entry > entry", arg=before)
