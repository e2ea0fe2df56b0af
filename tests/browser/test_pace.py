"""Following the others: their moves one by one, what was missed, the end of a turn, and the log by turns."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest
from browser.conftest import NewVisitor
from browser.staging import Staged, at_random
from browser.visitor import Visitor

from sottovoce.core.table import Table

PASS = "Pass"
SHORTEST = 900  # milliseconds between two steps at the normal pace, with room for a busy machine
LONG_RUN, TOO_MUCH = 24, 90  # entries: more than are shown at the usual pace, and more than are shown by themselves

# Notes when the number of the shown entry changes: the log shows only what the board shows.
_NOTE = """() => {
  window.steps = [];
  const look = () => {
    const shown = [...document.querySelectorAll('.log-line')].map(line => Number(line.dataset.entry));
    const entry = Math.max(0, ...shown);
    if (window.steps.at(-1)?.[1] !== entry) window.steps.push([performance.now(), entry]);
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
  look();
}"""


def act(visitor: Visitor, action: str) -> None:
    """Answer for the visitor's seat behind the page's back."""
    table = visitor.page.url.split("/t/")[1]
    key = visitor.page.evaluate("JSON.parse(localStorage['sottovoce.tables'])[0].seats[0].key")
    address = f"{visitor.address}/api/tables/{table}/act"
    done = visitor.context.request.post(address, data={"action": action}, headers={"Authorization": f"Bearer {key}"})
    assert done.ok, done.text()


def turn(visit: NewVisitor, pace: str = "normal", **more: object) -> tuple[Visitor, Visitor]:
    """Two people at a table of King of Siam: first who is asked, then who watches, at the normal pace."""
    seats = [{"kind": "me", "name": name} for name in ("Anna", "Bruno")]
    asked, watching = visit(), visit(pace=pace, **more)
    made = asked.context.request.post(
        f"{asked.address}/api/tables", data={"game": "siam", "seats": seats, "seed": 1}
    ).json()
    key = [seat["key"] for seat in made["seats"]]
    asked.go(f"/t/{made['id']}#{key[0]}")
    asked.page.wait_for_selector(".scene:not(.scene-waiting)")
    first = 0 if asked.page.locator(".prompt[data-mine]").count() else 1
    if first:
        asked.page.evaluate("localStorage.removeItem('sottovoce.tables')")
        asked.go(f"/t/{made['id']}#{key[1]}")
        asked.page.wait_for_selector(".prompt[data-mine]")
    watching.go(f"/t/{made['id']}#{key[1 - first]}")
    watching.page.wait_for_selector(".scene:not(.scene-waiting)")
    return asked, watching


def play_rama(asked: Visitor) -> None:
    """A turn of several steps, all at once."""
    act(asked, "play rama")
    for _ in range(3):
        table = asked.page.url.split("/t/")[1]
        key = asked.page.evaluate("JSON.parse(localStorage['sottovoce.tables'])[0].seats[0].key")
        seen = asked.context.request.get(
            f"{asked.address}/api/tables/{table}", headers={"Authorization": f"Bearer {key}"}
        ).json()
        act(asked, seen["choices"][0]["action"])


def test_moves_of_others_are_shown_one_after_the_other(visit: NewVisitor) -> None:
    asked, watching = turn(visit)
    page = watching.page
    page.evaluate(_NOTE)
    play_rama(asked)
    page.wait_for_selector(".recap[data-kind=steps]")
    watching.picture("pace")
    page.wait_for_function("() => document.querySelector('.prompt[data-mine]')")
    assert page.locator(".prompt-buttons button", has_text=PASS).is_visible(), "the question can be answered at once"
    page.wait_for_function("() => window.steps.at(-1)[1] >= 4")
    steps = page.evaluate("window.steps")
    assert [entry for _, entry in steps][-4:] == [1, 2, 3, 4], "each step was on the board"
    waits = [later - earlier for (earlier, _), (later, _) in zip(steps[-4:], steps[-3:], strict=False)]
    assert min(waits) > SHORTEST, waits


def test_a_click_skips_to_the_newest(visit: NewVisitor) -> None:
    asked, watching = turn(visit, pace="slow")
    page = watching.page
    page.evaluate(_NOTE)
    play_rama(asked)
    page.wait_for_selector(".recap[data-kind=steps]")
    page.locator(".zoom").click(position={"x": 60, "y": 300})
    page.locator(".recap[data-kind=steps]").wait_for(state="detached")
    assert page.evaluate("window.steps.at(-1)[1]") == 4
    assert len(page.evaluate("window.steps")) < 5, "not every step was shown"


def played_on(staged: Staged, entries: int) -> None:
    """So many more answers, as fast as they come."""
    luck = at_random(1)
    for _ in range(entries):
        seat = staged.table.to_act[0]
        staged.play(seat, luck(staged.table, seat, staged.table.choices(seat)))


def test_a_long_run_of_moves_is_shown_step_by_step(visit: NewVisitor, site: str) -> None:
    staged, watching = Staged(site, "whispers", 3, seed=5), visit(pace="normal")
    staged.seat(watching, 2)
    page = watching.page
    page.evaluate(_NOTE)
    played_on(staged, LONG_RUN)
    page.wait_for_function(f"() => window.steps.length > {LONG_RUN - 14}")
    shown = [entry for _, entry in page.evaluate("window.steps") if entry]
    assert shown == list(range(shown[0], shown[0] + len(shown))), "no step was left out"
    assert page.locator(".recap[data-kind=steps]").is_visible()


def test_what_is_too_much_to_be_shown_by_itself_is_offered(visit: NewVisitor, site: str) -> None:
    staged, watching = Staged(site, "whispers", 3, seed=5), visit(pace="slow")
    staged.seat(watching, 2)
    played_on(staged, TOO_MUCH)
    watching.page.locator(".recap[data-kind=missed]").wait_for()
    watching.page.get_by_role("button", name="Show", exact=True).click()
    watching.page.locator(".recap[data-kind=review]").wait_for()


def test_a_card_answers_at_once_while_moves_are_shown(visit: NewVisitor) -> None:
    asked, watching = turn(visit, pace="slow")
    page = watching.page
    play_rama(asked)
    page.wait_for_selector(".prompt[data-mine]")
    assert page.locator(".recap[data-kind=steps]").is_visible(), "moves are still shown"
    page.locator('.siam-card[data-card="maharacha"]').click(force=True)  # without waiting for them
    page.wait_for_function("() => document.querySelector('.table').dataset.entry > 4")
    assert "Maharacha" in page.locator(".log-line").last.inner_text()


def test_on_a_phone_the_hand_opens_once_the_moves_before_were_shown(visit: NewVisitor) -> None:
    asked, watching = turn(visit, width=390, height=800, has_touch=True, is_mobile=True)
    page = watching.page
    page.locator(".table[data-tab=board]").wait_for()
    play_rama(asked)
    page.locator(".recap[data-kind=steps]").wait_for()
    assert page.locator(".table[data-tab=board]").count() == 1, "the board is seen while it moves"
    page.locator(".table[data-tab=panels]").wait_for()
    assert page.locator(".siam-card[data-glows]").first.is_visible()


@pytest.mark.parametrize("phone", [False, True])
def test_what_was_missed_is_played_step_by_step(visit: NewVisitor, phone: bool) -> None:
    screen: dict[str, Any] = {"width": 390, "height": 800, "has_touch": True, "is_mobile": True} if phone else {}
    asked, watching = turn(visit, **screen)
    page = watching.page
    table = page.url
    page.wait_for_timeout(300)
    watching.go("/")
    play_rama(asked)
    page.goto(table)
    page.locator(".recap[data-kind=missed]").wait_for()
    assert "4 moves" in page.locator(".recap").inner_text()
    page.get_by_role("button", name="Show", exact=True).click()
    page.locator(".recap[data-kind=review]").wait_for()
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("button", name="Step forward").click()
    page.wait_for_function("() => document.querySelector('.recap-text').innerText.includes('Rama')")
    watching.picture("while-away-phone" if phone else "while-away")
    box = page.locator(".recap").bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= page.viewport_size["width"]  # type: ignore[index]
    page.get_by_role("button", name="To now").click()
    page.locator(".recap[data-kind=review]").wait_for(state="detached")
    assert page.locator(".prompt[data-mine]").count() == 1


def test_the_last_step_of_a_turn_waits_for_its_end(visit: NewVisitor) -> None:
    asked, watching = turn(visit)
    page = asked.page
    page.locator('.siam-card[data-card="rama"]').click()
    for _ in range(2):
        before = asked.entry
        page.locator("[data-place][data-glow]").first.click()
        page.wait_for_function("entry => document.querySelector('.table').dataset.entry > entry", arg=before)
    before, followers = asked.entry, page.locator("#board .piece").count()
    page.locator(".piece[data-glow]").first.click()
    page.locator(".end-turn").wait_for()
    assert asked.entry == before, "nothing was sent yet"
    page.wait_for_function(  # what it will do is on the board already
        "left => document.querySelectorAll('#board .piece').length === left", arg=followers - 1
    )
    asked.picture("end-turn")
    page.get_by_role("button", name="Undo").click()
    page.locator(".end-turn").wait_for(state="detached")
    page.locator(".piece[data-glow]").first.click()
    page.locator(".end-turn").wait_for()
    page.keyboard.press("Space")
    page.wait_for_function("entry => document.querySelector('.table').dataset.entry > entry", arg=before)
    watching.page.wait_for_selector(".prompt[data-mine]")
    watching.page.locator(".prompt-buttons button", has_text=PASS).click()
    page.wait_for_selector(".prompt[data-mine]")
    assert watching.page.locator(".end-turn").count() == 0, "a turn of one step needs no second click"


@pytest.mark.parametrize("slow", [0, 40])
def test_what_is_held_back_is_sent_before_the_clock_runs_out(visit: NewVisitor, site: str, slow: int) -> None:
    """By the server's clock: a device's own may be slow."""
    staged = Staged(site, "siam", 2, seed=3, clock=60)
    staged.until(lambda table: any(one.startswith("take ") for one in table.choices(table.to_act[0])), at_random(1))
    visitor = visit()
    page = visitor.page
    page.clock.install(time=time.time() - slow)
    staged.seat(visitor, staged.table.to_act[0])
    visitor.wait()
    assert page.locator(".clock").first.inner_text() <= "1:01"
    page.locator(".piece[data-glow]").first.click()
    page.locator(".end-turn").wait_for()
    before = visitor.entry
    page.clock.fast_forward(58_000)
    page.wait_for_function("entry => document.querySelector('.table').dataset.entry > entry", arg=before)


def test_what_can_not_be_chosen_says_why_where_one_clicks(visit: NewVisitor) -> None:
    asked, watching = turn(visit)
    for visitor, words in ((asked, "You can't do that now"), (watching, "Waiting for")):
        visitor.page.locator('[data-place="province:kedah"]').first.dispatch_event("click")
        visitor.page.locator(".explanation").wait_for()
        assert words in visitor.page.locator(".explanation").inner_text()


def test_the_rules_say_why_something_can_not_be_chosen(visit: NewVisitor, site: str) -> None:
    siam = Staged(site, "siam", 2, seed=3)
    siam.until(lambda table: any(one.startswith("place ") for one in table.choices(table.to_act[0])), at_random(1))
    visitor = visit()
    siam.seat(visitor, siam.table.to_act[0])
    page = visitor.page
    visitor.wait()
    for name in page.locator("[data-place]:not([data-glow])").evaluate_all("all => all.map(one => one.dataset.place)"):
        if name.startswith("province:"):
            page.locator(f'[data-place="{name}"]').first.dispatch_event("click")
            page.locator(".explanation", has_text="§").wait_for()
            assert "You can't do that now" not in page.locator(".explanation").inner_text()
    page.locator(".siam-card").first.click(force=True)
    page.locator(".explanation", has_text="First finish the").wait_for()
    whispers = Staged(site, "whispers", 2, seed=5)

    def acting_with_cards(table: Table) -> bool:
        seat = table.to_act[0]
        return table.choices(seat)[0] in ("add", "attack") and bool(table.view(seat)["players"][seat]["hand"])

    whispers.until(acting_with_cards, at_random(2))
    whispers.seat(visitor, whispers.table.to_act[0])
    visitor.wait()
    page.locator(".ww-ability[aria-disabled=true]").first.click(force=True)
    page.locator(".explanation", has_text=re.compile("can't pay|§2[24]")).wait_for()


def test_explanations_can_be_switched_off_and_asked_for(visit: NewVisitor) -> None:
    visitor = visit()
    page = visitor.page
    visitor.play_now("siam")
    visitor.wait()
    page.locator(".settings summary").click()
    page.get_by_role("switch", name="Explain on hover").click()
    page.locator(".settings summary").click()
    card = page.locator('.siam-card[data-card="maharacha"]')
    card.hover()
    page.wait_for_timeout(1200)
    assert page.locator(".explanation").count() == 0
    page.keyboard.press("i")
    page.locator(".explanation h3").wait_for()
    assert "§18" in page.locator(".explanation h3").inner_text()


def test_the_log_is_told_turn_by_turn_and_leads_to_its_moments(visit: NewVisitor) -> None:
    visitor = visit()
    page = visitor.page
    visitor.play_now("siam")
    for _ in range(3):
        if visitor.wait():
            visitor.choose(lambda labels: next(n for n, label in enumerate(labels) if PASS in label))
    visitor.wait()
    assert page.locator(".log-turn .log-who").count() >= 3
    everything = page.locator(".log-turn[data-seat]").count()
    page.get_by_role("button", name="Only Player 1").click()
    assert 0 < page.locator(".log-turn[data-seat]").count() < everything
    page.get_by_role("button", name="All", exact=True).click()
    line = page.locator(".log-line[data-entry='1']").first
    line.hover()
    line.locator(".log-look").click()
    page.locator(".recap[data-kind=review]").wait_for()
    assert page.locator(".recap output").inner_text().startswith("1 of")
    visitor.picture("log-moment")
    page.get_by_role("button", name="To now").click()
    page.locator(".recap[data-kind=review]").wait_for(state="detached")


def test_each_game_is_played_to_the_end_at_a_pace(visit: NewVisitor) -> None:
    visitor = visit(pace="fast")
    visitor.play_with("siam", "random")
    assert visitor.play_to_the_end(seed=4) > 3
    assert "win" in visitor.page.locator(".ending h2").inner_text()
