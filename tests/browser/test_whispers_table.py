"""A War of Whispers at a table in a real browser: what the map and the panels beside it show."""

from __future__ import annotations

import pytest
from browser.conftest import NewVisitor
from browser.moments import is_hungry, whispering
from browser.staging import Pick, Staged, at_random, too_small

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
    assert "You have no card to play now" in visitor.page.locator("#prompt").inner_text()
    buttons = visitor.page.locator(".prompt-buttons button:not(.quiet)")
    assert buttons.count() == 1
    visitor.page.wait_for_timeout(600)
    assert visitor.entry == before, "nobody has answered"
    buttons.click()
    visitor.page.wait_for_function("entry => document.querySelector('.table').dataset.entry > entry", arg=before)


@pytest.mark.parametrize("text", [False, True])
def test_where_everybody_sees_that_one_answer_is_left_nobody_is_asked(visit: NewVisitor, site: str, text: bool) -> None:
    staged = Staged(site, "whispers", 2, seed=5)
    staged.until(lambda table: only(table) == "public", drawing(1))
    before = len(staged.table.log)
    visitor = visit()
    visitor.context.add_init_script(f"localStorage['sottovoce.text-board'] = '{str(text).lower()}'")
    visitor.page.goto(f"{site}/t/{staged.id}#{staged.keys[staged.table.to_act[0]]}")
    visitor.page.wait_for_selector(".text-board" if text else ".drawn-board")
    visitor.page.wait_for_function("entry => document.querySelector('.table').dataset.entry > entry", arg=before)


@pytest.mark.parametrize("text", [False, True])
def test_a_player_declares_that_he_plays_no_cards_during_an_empires_turn(
    visit: NewVisitor, site: str, text: bool
) -> None:
    staged = Staged(site, "whispers", 2, seed=5)
    staged.until(lambda table: only(table) == "secret", drawing(1))
    visitor = visit()
    staged.seat(visitor, staged.table.to_act[0])
    visitor.wait()
    before = visitor.entry
    if text:
        visitor.page.keyboard.press("x")
        visitor.page.wait_for_selector(".text-board")
    visitor.page.get_by_label("Play no cards during the").click()
    visitor.page.wait_for_function("entry => document.querySelector('.table').dataset.entry > entry", arg=before)


def test_an_attack_says_how_it_would_end_and_offers_how_many_go_on_the_board(visit: NewVisitor, site: str) -> None:
    staged = whispering(site, "force", lambda table, seat: len(table.choices(seat)) > 2)
    seat = staged.table.to_act[0]
    battles = staged.table.view(seat)["battles"]
    visitor = visit()
    staged.seat(visitor, seat)
    rows = visitor.page.locator("button.ww-battle-row")
    rows.first.wait_for()
    assert rows.count() == len(battles) == len(staged.table.choices(seat))
    assert "fort destroys one attacker" in rows.last.inner_text() or not battles[-1]["fort"]
    assert ("takes" if battles[-1]["taken"] else "keeps") in rows.last.inner_text()
    visitor.picture("whispers-how-many-attack")
    before = visitor.entry
    rows.last.click()
    visitor.page.wait_for_function("entry => document.querySelector('.table').dataset.entry > entry", arg=before)


def test_targets_show_on_the_map_who_would_hold_them(visit: NewVisitor, site: str) -> None:
    staged = whispering(site, "target", lambda table, seat: len(table.view(seat)["battles"]) > 1)
    seat = staged.table.to_act[0]
    battles = staged.table.view(seat)["battles"]
    visitor = visit()
    staged.seat(visitor, seat)
    visitor.page.wait_for_selector(".ww-outcome")
    assert visitor.page.locator(".ww-outcome").count() == len(battles)
    assert visitor.page.locator(".ww-outcome[data-taken]").count() == sum(battle["taken"] for battle in battles)
    target = visitor.page.locator(f'[data-place="region:{battles[0]["region"]}"]')
    assert ("takes" if battles[0]["taken"] else "keeps") in str(target.get_attribute("aria-label"))
    visitor.picture("whispers-which-target")


def test_loyalties_are_exchanged_by_clicking_two_of_them(visit: NewVisitor, site: str) -> None:
    staged = whispering(site, "loyalties", lambda table, seat: True)
    seat = staged.table.to_act[0]
    view = staged.table.view(seat)
    chosen = next(one for one in view["exchanges"] if one["slots"] == ["devout", "opposed"])
    visitor = visit()
    staged.seat(visitor, seat)
    page = visitor.page
    page.locator('.ww-token[data-slot="devout"]').click()
    page.locator('.ww-token[data-slot="opposed"]').click()
    bargain = page.locator(".ww-bargain").inner_text()
    assert f"{view['players'][seat]['points']} → {chosen['points']} points" in bargain
    assert "everyone will know" in bargain
    assert page.locator(".prompt-buttons button", has_text="Devout").count() == 0, "no wall of buttons"
    visitor.picture("whispers-exchange")
    page.get_by_role("button", name="Swap and reveal").click()
    page.locator(".ww-score b", has_text=str(chosen["points"])).wait_for()


def test_cards_can_be_read_and_councils_use_the_signs_of_the_map(visit: NewVisitor, site: str) -> None:
    staged = whispering(site, "act", lambda table, seat: bool(table.view(seat)["players"][seat]["hand"]))
    visitor = visit()
    staged.seat(visitor, staged.table.to_act[0])
    text = visitor.page.locator(".ww-ability-text").first
    text.wait_for()
    assert len(text.inner_text()) > 20
    councils = visitor.page.locator(".ww-councils")
    assert councils.locator('use[href="#icon-farm"]').count() >= 5
    assert councils.locator('use[href="#icon-fort"]').count() >= 5
    assert "banners now" in councils.inner_text()
    assert not any(sign in councils.inner_text() for sign in "♣▲♜")


def test_what_a_region_can_not_feed_is_told_before_it_leaves(visit: NewVisitor, site: str) -> None:
    staged = whispering(site, "act", is_hungry)
    seat = staged.table.to_act[0]
    hungry = [one for one in staged.table.view(seat)["regions"] if one["banners"] > one["feeds"]]
    visitor = visit()
    staged.seat(visitor, seat)
    visitor.page.locator(".ww-strip-hunger").wait_for()
    told = visitor.page.locator(".ww-hunger li").all_inner_texts()
    assert len(told) == len(hungry)
    assert all(str(one["feeds"]) in text for one, text in zip(hungry, told, strict=True))
    assert visitor.page.locator(".piece[data-hungry]").count() == len(hungry), "the map marks them"


def test_at_the_end_loyalties_are_turned_up_one_by_one(visit: NewVisitor, site: str) -> None:
    staged = Staged(site, "whispers", 2, seed=5)
    seat, action = staged.all_but_the_last(at_random(1))
    watcher, calm = visit(reduced_motion="no-preference"), visit()
    for visitor in (watcher, calm):
        staged.seat(visitor, 1 - seat)
        visitor.page.wait_for_selector(".ww-strip")
    staged.play(seat, action)
    up = ".ww-unveil-token[data-up]"
    watcher.page.wait_for_selector(up)
    assert watcher.page.locator(up).count() < 10, "not all at once"
    assert not watcher.page.locator(".ending").is_visible(), "who has won is not told before"
    watcher.picture("whispers-loyalties-turn")
    calm.page.wait_for_function(f"() => document.querySelectorAll('{up}').length === 10")
    watcher.page.wait_for_function(f"() => document.querySelectorAll('{up}').length === 10", timeout=20_000)
    sums = [int(text.replace("−", "-")) for text in watcher.page.locator(".ww-unveil-sum").all_inner_texts()]
    assert sums == list(staged.table.scores)
    watcher.page.wait_for_selector(".ending h2")
    watcher.picture("whispers-loyalties-turned")
    watcher.page.locator(".ww-unveil button").click()
    watcher.page.wait_for_selector(".ww-unveil", state="detached")


@pytest.mark.parametrize("step", ["target", "place", "origin"])
@pytest.mark.parametrize("size", [(360, 740), (740, 360)])
def test_on_a_phone_regions_are_as_large_as_a_finger(
    visit: NewVisitor, site: str, step: str, size: tuple[int, int]
) -> None:
    staged = whispering(site, step, lambda table, seat: len(table.choices(seat)) > 1)
    visitor = visit(*size, has_touch=True, is_mobile=True)
    staged.seat(visitor, staged.table.to_act[0])
    visitor.page.wait_for_selector('#board [role="button"]')
    visitor.page.wait_for_timeout(200)
    visitor.picture(f"whispers-phone-{step}-{size[0]}")
    assert too_small(visitor) == []
