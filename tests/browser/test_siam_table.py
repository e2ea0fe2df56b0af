"""King of Siam at a table in a real browser: what the board and the panels beside it show."""

from __future__ import annotations

import pytest
from browser.conftest import NewVisitor
from browser.moments import contested, settling
from browser.staging import Staged, at_random, too_small

import sottovoce


def test_a_card_that_an_opponent_plays_does_not_light_up_in_ones_own_hand(visit: NewVisitor, site: str) -> None:
    staged = Staged(site, "siam", 2, seed=3)
    actor = staged.table.to_act[0]
    staged.play(actor, "play khon-thai")
    watcher, player = visit(), visit()
    staged.seat(watcher, 1 - actor)
    staged.seat(player, actor)
    card = '.siam-card[data-card="khon-thai"]'
    player.page.wait_for_selector(f"{card}[data-doing]")
    watcher.page.wait_for_selector(card)
    assert watcher.page.locator(f"{card}[data-doing]").count() == 0


def test_the_end_of_a_struggle_is_a_scene_that_nothing_waits_for(visit: NewVisitor, site: str) -> None:
    staged = settling(site)
    struggle = contested(staged.table)
    last = staged.table.to_act[0]
    watcher, passer = visit(), visit()
    staged.seat(watcher, (last + 1) % 3)
    staged.seat(passer, last)
    assert watcher.page.locator(".siam-scene").count() == 0, "what is past is no scene"
    passer.wait()
    passer.page.locator(".prompt-buttons button", has_text="Pass").click()
    for visitor in (watcher, passer):
        scene = visitor.page.locator(".siam-scene")
        scene.wait_for()
        text = scene.inner_text()
        assert struggle["name"] in text
        assert all(str(count) in text for count in struggle["followers"].values())
        assert scene.locator(f'.siam-struggle[data-taker="{struggle["leads"]}"]').count() == 1
        assert "would win now" in text
        assert "+1" in text
    watcher.picture("siam-struggle-ends")
    watcher.page.locator(".siam-scene button").click()
    watcher.page.wait_for_selector(".siam-scene", state="detached")


def test_on_a_phone_no_drawer_slides_over_the_end_of_a_struggle(visit: NewVisitor, site: str) -> None:
    staged = settling(site, seed=7, british=True)
    last = staged.table.to_act[0]
    then = sottovoce.load(staged.table.dump())
    then.play(last, "pass")
    visitor = visit(390, 844, has_touch=True)
    staged.seat(visitor, then.to_act[0])  # who is asked next, and has cards to answer with
    staged.play(last, "pass")
    button = visitor.page.locator(".siam-scene button")
    button.wait_for()
    visitor.page.wait_for_timeout(300)  # longer than a drawer takes to open
    assert button.evaluate(
        """button => { const { left, top, width, height } = button.getBoundingClientRect();
            return button.contains(document.elementFromPoint(left + width / 2, top + height / 2)); }"""
    ), "something lies over the scene"
    button.click()
    visitor.page.locator(".siam-card[data-glows]").first.wait_for()


def test_the_standing_is_always_in_sight(visit: NewVisitor, site: str) -> None:
    staged = settling(site)
    staged.play(staged.table.to_act[0], "pass")
    for width, height in ((1360, 900), (390, 844)):
        visitor = visit(width, height)
        staged.seat(visitor, 0)
        strip = visitor.page.locator(".siam-standing")
        box = strip.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] < height
        standing = staged.table.view(0)["standing"]
        counts = [int(text) for text in strip.locator(".siam-tally b").all_inner_texts()]
        assert counts == list(standing["provinces"].values())
        names = [f"Player {seat + 1}" for seat in standing["winners"]]
        assert all(name in strip.inner_text() for name in names)
        cut = "all => all.some(one => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)"
        assert not strip.locator(".siam-said, .siam-said p").evaluate_all(cut), "no sentence is cut off"


@pytest.mark.parametrize("size", [(360, 740), (740, 360)])
def test_what_can_be_chosen_on_a_phone_is_as_large_as_a_finger(
    visit: NewVisitor, site: str, size: tuple[int, int]
) -> None:
    staged = Staged(site, "siam", 2, seed=3)
    staged.until(
        lambda table: any(choice.startswith("take ") for choice in table.choices(table.to_act[0])), at_random(1)
    )
    visitor = visit(*size, has_touch=True, is_mobile=True)
    staged.seat(visitor, staged.table.to_act[0])
    visitor.page.wait_for_selector('#board [role="button"]')
    visitor.picture(f"siam-phone-{size[0]}")
    assert too_small(visitor) == []
    visitor.page.get_by_role("tab", name="Log").click()
    visitor.page.locator(".log-look:visible").first.wait_for()
    visitor.picture(f"siam-phone-log-{size[0]}")
    assert too_small(visitor) == []


def test_what_a_swap_would_do_is_drawn_before_it_is_made(visit: NewVisitor, site: str) -> None:
    staged = Staged(site, "siam", 3, seed=3)
    staged.until(lambda table: any(one.startswith("get ") for one in table.choices(table.to_act[0])), at_random(4))
    visitor = visit()
    staged.seat(visitor, staged.table.to_act[0])
    visitor.wait()
    before = visitor.entry
    follower = visitor.page.locator(".piece[data-glow]").first
    follower.hover(force=True)
    visitor.page.wait_for_selector(".siam-ghost")
    assert visitor.page.locator(".siam-ghost").count() == 2, "one goes, one comes"
    assert visitor.page.locator(".siam-ghost-way").count() == 2
    visitor.picture("siam-swap-foreseen")
    assert visitor.entry == before


def test_a_finger_can_see_what_a_step_would_do_before_it_chooses(visit: NewVisitor, site: str) -> None:
    staged = Staged(site, "siam", 3, seed=3)
    staged.until(lambda table: any(one.startswith("switch ") for one in table.choices(table.to_act[0])), at_random(4))
    visitor = visit(360, 740, has_touch=True, is_mobile=True)
    page = visitor.page
    page.add_init_script("localStorage['sottovoce.tap-twice'] = 'true'")
    staged.seat(visitor, staged.table.to_act[0])
    visitor.wait()
    before = visitor.entry
    province = page.locator('#board [role="button"]').first
    province.tap(force=True)
    page.wait_for_selector(".siam-ghost")
    page.locator(".explanation", has_text="Tap again to choose this.").wait_for()
    visitor.picture("phone-tapped-once")
    assert visitor.entry == before
    province.tap(force=True)
    page.wait_for_function("entry => document.querySelector('.table').dataset.entry > entry", arg=before)
