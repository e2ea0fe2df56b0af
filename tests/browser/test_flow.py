"""Following a game: explanations that stay, replays that begin again, focus that is never lost, curtains in time."""

from __future__ import annotations

import pytest
from browser.conftest import NewVisitor
from browser.reach import faults
from browser.staging import Staged, at_random
from browser.test_people import seated
from browser.visitor import PATIENCE, Visitor

import sottovoce

STATEMENTS = 14  # more than the list shows at once
NARROW = 0.97  # of what is beside the log, the text board has at least so much


def finished(visit: NewVisitor, game: str = "siam") -> Visitor:
    """A visitor in front of a game's end."""
    visitor = visit()
    visitor.play_with(game, *["random"] * (min(sottovoce.find(game).seats) - 1))
    visitor.play_to_the_end(seed=2)
    return visitor


def test_the_explanation_of_a_paragraph_stays_until_it_is_closed(visit: NewVisitor) -> None:
    visitor = visit()
    page = visitor.page
    visitor.play_now("siam")
    visitor.wait()
    page.locator(".prompt .paragraph").click()
    page.locator(".explanation h3").wait_for()
    page.mouse.move(5, 5)
    page.wait_for_timeout(900)
    assert page.locator(".explanation .rule-text").is_visible(), "it closed by itself"
    page.keyboard.press("Escape")
    page.locator(".explanation").wait_for(state="detached")


def test_a_replay_at_its_end_plays_again_from_the_beginning(visit: NewVisitor) -> None:
    visitor = finished(visit)
    page = visitor.page
    page.get_by_role("link", name="Replay").click()
    page.wait_for_selector(".replay-bar")
    page.get_by_role("button", name="Autoplay").click()
    page.wait_for_url("**/at/1")
    assert page.get_by_role("button", name="Pause").is_visible()


def test_a_mistake_is_shown_as_it_was_asked_and_can_be_played_better(visit: NewVisitor, site: str) -> None:
    staged = Staged(site, "siam", 2, seed=3)
    staged.until(lambda now: now.over, at_random(3))
    visitor = visit()
    page = visitor.page
    table = staged.id
    visitor.go(f"/t/{table}#{staged.keys[0]}")
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("button", name="Analyse").click()
    mistakes = page.locator(".mistake")
    mistakes.first.wait_for(timeout=12 * PATIENCE)  # judges are as polite as bots
    told = visitor.context.request.get(f"{visitor.address}/api/tables/{table}/analysis").json()["moments"]
    worst = max((one for one in told if one["mark"] and one["seat"] == 0), key=lambda one: one["cost"])
    mistakes.first.click()
    page.wait_for_url(f"**/at/{worst['entry'] - 1}")
    page.locator('.mistake[aria-current="step"]').wait_for()
    page.get_by_role("button", name="Try again").first.click()
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_selector(".table[data-entry]")
    visitor.wait()
    offered = [choice["action"] for choice in visitor.updates()[-1]["choices"]]
    assert worst["better"] in offered, "the better move can be tried"


def test_nothing_secret_is_shown_before_the_first_curtain(visit: NewVisitor) -> None:
    visitor = visit()
    page = visitor.page
    visitor.go("/new/whispers")
    page.get_by_label("Name for seat 1").fill("Anna")
    page.get_by_label("Seat 2", exact=True).select_option("here")
    page.get_by_label("Name for seat 2").fill("Bruno")
    page.evaluate("""() => {
        window.seen = 0;
        new MutationObserver(() => { if (document.querySelector('.scene, .log')) window.seen++; })
            .observe(document.body, { childList: true, subtree: true });
    }""")
    page.get_by_role("button", name="Create", exact=True).click()
    page.wait_for_selector(".curtain")
    assert page.evaluate("window.seen") == 0, "the first player's side of the table was on the screen"
    page.locator(".curtain button").click()
    page.wait_for_selector(".scene:not(.scene-waiting)")
    page.reload()
    page.wait_for_selector(".curtain")
    assert page.locator(".scene").count() == 0


def shared(visit: NewVisitor, site: str, pace: str) -> tuple[Visitor, Staged]:
    """A table of two who share a screen, and who have both been there; the seat that is asked is shown."""
    staged = Staged(site, "whispers", 2, seed=5, names=("Anna", "Bruno"))
    visitor, asked = visit(pace=pace), staged.table.to_act[0]
    for seat in (1 - asked, asked):
        visitor.go("/")
        visitor.page.goto(f"{site}/t/{staged.id}#{staged.keys[seat]}")
        visitor.page.wait_for_selector(".drawn-board, .curtain")
    visitor.page.locator(".curtain button").click()
    visitor.page.wait_for_selector(".drawn-board")
    return visitor, staged


def test_whoever_takes_the_screen_is_offered_what_the_one_before_did(visit: NewVisitor, site: str) -> None:
    visitor, staged = shared(visit, site, "normal")
    luck, asked = at_random(3), staged.table.to_act[0]
    while staged.table.to_act[0] == asked:
        staged.play(asked, luck(staged.table, asked, staged.table.choices(asked)))
    visitor.page.locator(".curtain button").click()
    visitor.page.locator(".recap[data-kind=missed]").wait_for()
    visitor.page.get_by_role("button", name="Show", exact=True).click()
    visitor.page.locator(".recap[data-kind=review]").wait_for()


def test_the_past_of_a_shared_screen_shows_nobodys_secrets_before_a_curtain(visit: NewVisitor, site: str) -> None:
    visitor, staged = shared(visit, site, "instant")
    page, told = visitor.page, len(visitor.received)
    page.goto(f"{site}/t/{staged.id}/at/1")
    page.wait_for_selector(".drawn-board")
    seen = [update["seat"] for update in visitor.updates()[-2:]]
    assert len(visitor.received) > told
    assert seen == [None, None], "nobody's side was asked for"
    point = page.locator(".pick", has_text="Viewed as").locator("select")
    point.select_option(label="Bruno")
    page.wait_for_selector(".curtain")
    assert page.locator(".scene, .log").count() == 0
    page.locator(".curtain button").click()
    page.wait_for_selector(".drawn-board")
    assert visitor.updates()[-1]["seat"] == 1


def test_the_focus_stays_at_the_table_from_step_to_step(visit: NewVisitor) -> None:
    visitor = visit()
    page = visitor.page
    visitor.play_now("siam")
    visitor.wait()
    page.keyboard.press("b")
    stepped = """([entry, held]) => document.querySelector('.table').dataset.entry > entry
        || (document.querySelector('.end-turn') !== null) !== held"""
    for step in range(14):
        if not visitor.wait():
            break
        before, held = visitor.entry, page.locator(".end-turn").count() > 0
        page.wait_for_timeout(500)
        focused = "document.activeElement !== document.body && document.activeElement.closest('main') !== null"
        assert page.evaluate(focused), f"the focus was lost after step {step}"
        if page.evaluate("document.activeElement.closest('#board') === null") and not held:
            visitor.open_choices()
            page.keyboard.press("2")
        else:
            page.keyboard.press("Enter")
            page.wait_for_timeout(60)
            if page.locator(".menu").count():
                page.keyboard.press("Enter")
        page.wait_for_function(stepped, arg=[before, held])


def test_the_focus_finds_a_place_however_late_the_browser_takes_it(visit: NewVisitor) -> None:
    """What had it can't have it any more, and nothing else at the table changes."""
    visitor = visit()
    page = visitor.page
    visitor.play_now("siam")
    visitor.wait()
    page.keyboard.press("b")
    page.wait_for_function("() => document.activeElement.closest('.panels, .prompt, #board') !== null")
    page.wait_for_timeout(500)
    page.evaluate("document.activeElement.style.visibility = 'hidden'")
    page.wait_for_function(
        """() => document.activeElement !== document.body
          && document.activeElement.checkVisibility({ visibilityProperty: true })"""
    )


def test_names_stay_where_they_are_whoever_is_awaited(visit: NewVisitor) -> None:
    visitor = visit()
    visitor.play_now("siam")
    visitor.wait()
    places = """() => {
      const seats = [...document.querySelectorAll('.seat')];
      const look = () => seats.map(seat => seat.getBoundingClientRect().left).join(' ');
      const all = [look()];
      for (const seat of seats) {
        seats.forEach(one => one.toggleAttribute('data-waited', one === seat));
        all.push(look());
      }
      return [...new Set(all)];
    }"""
    assert len(visitor.page.evaluate(places)) == 1


@pytest.mark.parametrize("game", sottovoce.games())
def test_on_a_phone_nothing_lies_over_the_board_of_a_replay(visit: NewVisitor, site: str, game: str) -> None:
    staged = Staged(site, game, min(sottovoce.find(game).seats), seed=3)
    luck = at_random(2)
    for _ in range(30):
        seat = staged.table.to_act[0]
        staged.play(seat, luck(staged.table, seat, staged.table.choices(seat)))
    visitor = visit(390, 844, has_touch=True)
    page = visitor.page
    page.goto(f"{site}/t/{staged.id}/at/12")
    page.wait_for_selector(".drawn-board [data-place]", state="attached")
    page.wait_for_timeout(300)
    visitor.picture(f"{game}-replay-phone")
    board, log, bar = (page.locator(what).bounding_box() for what in (".board-frame", ".side", ".replay-bar"))
    assert board is not None
    assert log is not None
    assert bar is not None
    assert board["y"] + board["height"] <= log["y"] + 1, "the log is under the board"
    assert log["y"] + log["height"] <= bar["y"] + 1, "and the controls are under the log"
    assert board["height"] >= 844 / 2, "the board has half the screen"
    assert page.locator(".log-line:visible").last.is_visible()


SLOW_REQUESTS = """
  const asked = window.fetch;
  window.fetch = async (address, more) => {
    if (String(address.url ?? address).includes('/act?')) await new Promise(done => setTimeout(done, 8000));
    return asked(address, more);
  };
"""


@pytest.mark.parametrize("phone", [False, True])
def test_that_an_answer_was_taken_is_seen_before_it_is_sent(visit: NewVisitor, site: str, phone: bool) -> None:
    staged = Staged(site, "whispers", 2, seed=5)
    staged.until(lambda table: table.choices(table.to_act[0])[0] == "add", at_random(2))
    visitor = visit(390, 844, has_touch=True) if phone else visit()
    page = visitor.page
    page.add_init_script(SLOW_REQUESTS)
    staged.seat(visitor, staged.table.to_act[0])
    visitor.wait()
    page.wait_for_timeout(1000)
    colour = "getComputedStyle(document.querySelector('#prompt')).color"
    before, asked = visitor.entry, page.evaluate(colour)
    page.keyboard.press("1")
    page.locator(".prompt[data-busy]").wait_for()
    assert page.evaluate(colour) != asked, "the question is dimmed"
    assert visitor.entry == before, "and the server has not answered yet"


SLOW_REPLIES = """
  const fetched = window.fetch;
  window.fetch = async (address, more) => {
    const reply = await fetched(address, more);
    if (String(address.url ?? address).includes('/act?')) await new Promise(done => setTimeout(done, 20000));
    return reply;
  };
"""


def test_the_next_question_is_answered_though_the_reply_to_the_last_answer_is_late(visit: NewVisitor) -> None:
    visitor = visit()
    page = visitor.page
    page.add_init_script(SLOW_REPLIES)
    visitor.play_now("siam")
    visitor.wait()
    page.locator('.siam-card[data-card="rama"]').click()
    page.wait_for_selector('.drawn-board [role="button"]')
    page.keyboard.press("b")
    before = visitor.entry
    page.keyboard.press("Enter")
    later = "entry => document.querySelector('.table').dataset.entry > entry"
    page.wait_for_function(later, arg=before, timeout=10_000)


def test_a_replay_with_many_statements_can_be_read_by_everybody(visit: NewVisitor, axe: str) -> None:
    (anna,) = seated(visit, "verrat", 1, 4)
    table = anna.page.url.split("/t/")[1]
    key = anna.page.evaluate("JSON.parse(localStorage['sottovoce.tables'])[0].seats[0].key")
    for number in range(STATEMENTS):
        address = f"{anna.address}/api/tables/{table}/say"
        body = {"text": f":peace {1 + number % 3}", "to": None}
        anna.context.request.post(address, data=body, headers={"Authorization": f"Bearer {key}"})
    anna.go(f"/t/{table}/at/0")
    anna.page.locator(".vr-lines li").first.wait_for()
    assert faults(anna, axe) == []


def test_the_text_board_has_all_the_room_beside_the_log(visit: NewVisitor) -> None:
    visitor = visit()
    page = visitor.page
    for game in sottovoce.games():
        visitor.play_now(game)
        visitor.wait()
        page.wait_for_selector(".scene:not(.scene-waiting)")
        if not page.locator(".text-board").count():
            page.keyboard.press("x")
        page.wait_for_selector(".text-board")
        room, board = (page.locator(what).bounding_box() for what in (".table-main", ".text-board"))
        assert room is not None
        assert board is not None
        assert board["width"] > NARROW * room["width"], game


def test_where_only_one_answer_is_left_a_single_button_says_why(visit: NewVisitor) -> None:
    visitor = visit()
    page = visitor.page
    visitor.play_with("whispers", "random")
    for _ in range(120):
        if not visitor.wait() or page.locator(".prompt-only").count():
            break
        visitor.choose(lambda labels: len(labels) - 1)
    page.locator(".prompt-only").wait_for()
    assert "the only" in page.locator(".prompt-only").inner_text()
    buttons = page.locator(".prompt-buttons button:not(.quiet)")
    assert buttons.count() == 1
    visitor.picture("only-answer")
    before = visitor.entry
    page.keyboard.press("Space")
    page.wait_for_function("entry => document.querySelector('.table').dataset.entry > entry", arg=before)
