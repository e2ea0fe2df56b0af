"""Playing in a real browser: a newcomer's first game, friends at one table, interruptions."""

from __future__ import annotations

import random

import pytest
from browser.conftest import NewVisitor
from browser.reach import faults
from browser.staging import Staged
from browser.visitor import Visitor

import sottovoce

PASS = "Pass"
OFFERED = ".prompt[data-mine] .prompt-buttons button:not([aria-disabled=true]):not(.quiet)"


@pytest.mark.parametrize("game", sottovoce.games())
def test_a_newcomer_begins_a_game(visit: NewVisitor, game: str) -> None:
    visitor = visit()
    visitor.play_now(game)
    visitor.wait()
    visitor.picture(f"{game}-first-question")
    assert visitor.answer_some(seed=1, most=12) >= 6
    assert visitor.page.locator(".log-line").count() > 6


def test_a_newcomer_plays_a_first_game_to_the_end(visit: NewVisitor) -> None:
    """The other games, and other ways to play, are in test_whole_games.py."""
    visitor = visit()
    visitor.play_with("siam", "random")
    clicks = visitor.play_to_the_end(seed=1)
    assert clicks > 3
    visitor.picture("siam-end")
    ending = visitor.page.locator(".ending")
    assert "win" in ending.locator("h2").inner_text()
    verdict = ending.locator('.proof-verdict[data-verdict="proven"]')
    verdict.wait_for()  # by itself, without a click
    assert "the seed matches the hash it saved" in verdict.inner_text()
    visitor.page.get_by_text("Verify fairness").click()
    assert "bots don't add numbers" in ending.locator(".proof dl").inner_text()


def test_a_browser_says_by_itself_that_dice_were_exchanged(visit: NewVisitor, site: str) -> None:
    visitor = visit()
    staged = Staged(site, "siam", 2, 1)
    staged.until(lambda table: table.over, lambda _table, _seat, choices: choices[0])
    kept = [{"table": staged.id, "commitment": "0" * 64, "since": 1, "nonces": {}, "given": []}]
    visitor.go("/")
    visitor.page.evaluate("kept => localStorage.setItem('sottovoce.dice', JSON.stringify(kept))", kept)
    visitor.go(f"/t/{staged.id}")
    alarm = visitor.page.get_by_role("alert").filter(has_text="Something is wrong with the dice")
    alarm.wait_for()
    assert alarm.get_attribute("data-verdict") == "wrong-hash"
    marks = visitor.page.locator(".ending .marks").inner_text()
    assert "The seed was chosen" in marks
    assert "Player 1, Player 2 share one device." in marks


def test_a_page_without_https_checks_the_dice_too(visit: NewVisitor, site: str) -> None:
    visitor = visit()
    visitor.page.add_init_script("delete Crypto.prototype.subtle")  # as browsers do there
    staged = Staged(site, "siam", 2, 1)
    staged.until(lambda table: table.over, lambda _table, _seat, choices: choices[0])
    visitor.go(f"/t/{staged.id}")
    assert visitor.page.evaluate("crypto.subtle === undefined")
    visitor.page.locator('.proof-verdict[data-verdict="unkept"]').wait_for()


def test_a_second_seat_taken_in_one_browser_is_marked(visit: NewVisitor, site: str) -> None:
    visitor = visit()
    wish = {"game": "siam", "seats": [{"kind": kind} for kind in ("me", "open", "open")]}
    made = visitor.context.request.post(f"{site}/api/tables", data=wish).json()
    visitor.go(f"/t/{made['id']}#{made['seats'][0]['key']}")
    visitor.page.locator(".sit").first.click()
    visitor.page.locator('[data-mark="shared"]').wait_for()


def test_the_board_answers_to_clicks(visit: NewVisitor) -> None:
    visitor = visit()
    visitor.play_now("siam")
    visitor.wait()
    page = visitor.page
    page.locator('.siam-card[data-card="khon-thai"]').click()
    for _ in range(3):
        page.locator("[data-place][data-glow]").nth(2).click()
        page.wait_for_timeout(100)
    visitor.wait()
    follower = page.locator(".piece[data-glow]").first
    assert follower.get_attribute("aria-label")
    visitor.picture("siam-take-a-follower")
    log = page.locator(".log-line")
    before = log.count()
    follower.click()
    page.locator(".end-turn").click()
    page.wait_for_function("count => document.querySelectorAll('.log-line').length > count", arg=before)
    assert page.locator(".siam-player").first.locator(".siam-row-count").all_inner_texts() != ["1", "1", "0"]


def test_a_province_with_several_choices_offers_a_menu(visit: NewVisitor) -> None:
    visitor = visit()
    visitor.play_now("siam")
    visitor.wait()
    page = visitor.page
    page.locator('.siam-card[data-card="one-vs-one"]').click()
    page.wait_for_selector(".piece[data-glow]")
    shapes = page.locator("[data-place][data-glow]")
    for number in range(shapes.count()):
        shapes.nth(number).dispatch_event("click")
        if page.locator(".menu").count():
            break
        visitor.page.keyboard.press("u")
        page.wait_for_selector(".piece[data-glow]")
    assert page.locator(".menu button").count() > 1
    page.locator(".menu button").first.click()
    page.wait_for_selector(".menu", state="detached")


def test_two_browsers_and_a_bot_share_a_table(visit: NewVisitor) -> None:
    anna, bruno = visit(), visit()
    seat_friend(anna, bruno, players=3)
    play_together(anna, bruno, turns=8)
    anna.picture("siam-three-players")
    lines = [visitor.page.locator(".log-line").all_inner_texts() for visitor in (anna, bruno)]
    assert lines[0] == lines[1]
    assert len(lines[0]) > 8
    assert anna.page.locator('.presence[data-online="true"]').count() == 2


def seat_friend(anna: Visitor, bruno: Visitor, players: int, option: tuple[str, str] | None = None) -> None:
    """Anna makes a table with a friend's seat and bots for the rest; Bruno comes by the link."""
    page = anna.page
    anna.go("/new/siam")
    page.get_by_role("group", name="Players").get_by_role("button", name=str(players)).click()
    page.get_by_label("Name for seat 1").fill("Anna")
    page.get_by_label("Seat 2", exact=True).select_option("friend")
    for seat in range(3, players + 1):
        page.get_by_label(f"Seat {seat}", exact=True).select_option("bot random")
    if option:
        page.get_by_text("Rule options").click()
        page.get_by_label(option[0]).select_option(option[1])
    anna.picture("create-a-table", whole=True)
    page.get_by_role("button", name="Create", exact=True).click()
    link = page.get_by_label("Invitation for seat 2").input_value()
    anna.picture("gathering")
    bruno.page.goto(link)
    bruno.page.locator(".invitation").wait_for()
    assert "Anna" in bruno.page.locator("form").inner_text(), "who invites, and to what"
    assert "King of Siam" in bruno.page.locator("form").inner_text()
    bruno.page.get_by_label("Your name").fill("Bruno")
    bruno.picture("invited")
    bruno.page.get_by_role("button", name="Sit here").click()
    for visitor in (anna, bruno):
        visitor.page.wait_for_selector(".drawn-board")


def play_together(anna: Visitor, bruno: Visitor, turns: int) -> None:
    """Whoever is asked answers at random."""
    luck = random.Random(5)
    done = 0
    for _ in range(40 * turns):
        for visitor in (anna, bruno):
            if visitor.page.locator(
                ".prompt[data-mine] .prompt-buttons button:not([aria-disabled=true]):not(.quiet)"
            ).count():
                visitor.choose(lambda labels: luck.randrange(len(labels)))
                done += 1
        if done >= turns or anna.over:
            break
        anna.page.wait_for_timeout(50)
    assert done >= turns
    for _ in range(200):  # until both see whose turn it is
        if awaited(anna) == awaited(bruno):
            return
        anna.page.wait_for_timeout(50)
    raise AssertionError(f"{awaited(anna)} and {awaited(bruno)} are awaited")


def awaited(visitor: Visitor) -> str:
    """The seats that a page says must act."""
    seats = visitor.page.locator(".seat[data-waited]")
    return str(seats.evaluate_all("seats => seats.map(seat => seat.dataset.seat).join()"))


def test_hidden_loyalties_and_hands_never_reach_the_other_browser(visit: NewVisitor) -> None:
    anna, bruno = visit(), visit()
    anna.go("/new/whispers")
    anna.page.get_by_label("Seat 2", exact=True).select_option("friend")
    anna.page.get_by_role("button", name="Create", exact=True).click()
    bruno.page.goto(anna.page.get_by_label("Invitation for seat 2").input_value())
    bruno.page.get_by_role("button", name="Sit here").click()
    for visitor in (anna, bruno):
        visitor.page.wait_for_selector(".drawn-board")
    play_together(anna, bruno, turns=8)
    seen = [update["view"]["players"][1] for update in anna.updates() if update["view"]]
    assert seen
    assert all(player["hand"] is None and player["points"] is None for player in seen)
    assert all(not loyalty["empire"] for player in seen for loyalty in player["loyalties"] if not loyalty["up"])
    own = [update["view"]["players"][1] for update in bruno.updates() if update["view"]]
    assert any(player["hand"] is not None and player["loyalties"][0]["empire"] for player in own)


def test_secrets_never_reach_the_other_browser(visit: NewVisitor) -> None:
    anna, bruno = visit(), visit()
    seat_friend(anna, bruno, players=2, option=("Played cards", "memory"))
    play_together(anna, bruno, turns=6)
    bruno.page.reload()
    bruno.page.wait_for_selector(".drawn-board")
    keys = bruno.page.evaluate("JSON.parse(localStorage['sottovoce.tables'])[0].seats.map(seat => seat.key)")
    assert len(keys) == 1
    assert not any(keys[0] in text for text in anna.received)
    shown = [update["view"]["players"][1]["hand"] for update in bruno.updates() if update["view"]]
    assert any(shown), "Bruno sees his own hand"
    seen = [update["view"]["players"][1] for update in anna.updates() if update["view"]]
    assert seen
    assert all(player["hand"] is None and player["played"] is None for player in seen)


def test_a_reload_in_the_middle_changes_nothing(visit: NewVisitor) -> None:
    visitor = visit()
    visitor.play_now("siam")
    luck = random.Random(2)
    for _ in range(6):
        assert visitor.wait()
        visitor.choose(lambda labels: luck.randrange(len(labels)))
    visitor.wait()
    before = visitor.page.locator(".log-line").all_inner_texts()
    prompt = visitor.page.locator("#prompt").inner_text()
    visitor.page.reload()
    visitor.wait()
    assert visitor.page.locator(".log-line").all_inner_texts() == before
    assert visitor.page.locator("#prompt").inner_text() == prompt
    visitor.go("/")
    assert visitor.page.locator(".table-row[data-turn]").inner_text().count("Your turn") == 1
    visitor.picture("my-tables")


def test_a_lost_connection_comes_back_by_itself(visit: NewVisitor) -> None:
    visitor = visit()
    visitor.play_now("siam")
    visitor.wait()
    visitor.context.set_offline(True)
    visitor.page.locator(".prompt-buttons button", has_text=PASS).click()
    visitor.page.locator(".toast[data-shown]").wait_for()
    visitor.context.set_offline(False)
    visitor.page.locator(".prompt-buttons button", has_text=PASS).click()
    visitor.page.wait_for_function("() => document.querySelector('.table').dataset.entry > 0")
    visitor.complaints = [line for line in visitor.complaints if "ERR_INTERNET_DISCONNECTED" not in line]
    visitor.complaints = [line for line in visitor.complaints if "Failed to fetch" not in line]


def test_two_people_at_one_screen_take_turns_behind_a_curtain(visit: NewVisitor, axe: str) -> None:
    visitor = visit()
    page = visitor.page
    visitor.go("/new/siam")
    page.get_by_label("Name for seat 1").fill("Anna")
    page.get_by_label("Seat 2", exact=True).select_option("here")
    page.get_by_label("Name for seat 2").fill("Bruno")
    page.get_by_text("Rule options").click()
    page.get_by_label("Played cards").select_option("memory")
    page.get_by_role("button", name="Create", exact=True).click()
    page.wait_for_selector(".table[data-entry], .curtain")
    if page.locator(".curtain").count():
        page.locator(".curtain button").click()
    visitor.wait()
    first = page.locator(".seat[data-waited] .seat-name").inner_text()
    page.locator(".prompt-buttons button", has_text=PASS).click()
    other = "Bruno" if first == "Anna" else "Anna"
    page.get_by_role("heading", name=f"Pass the screen to {other}").wait_for()
    visitor.picture("curtain")
    assert faults(visitor, axe) == []
    assert page.locator(".siam-card").count() == 0, "nobody's hand is behind the curtain"
    page.get_by_role("button", name=f"I am {other}").click()
    visitor.wait()
    assert page.locator(".seat[data-waited] .seat-name").inner_text() == other


def test_replay_and_play_from_a_moment(visit: NewVisitor) -> None:
    visitor = visit()
    page = visitor.page
    visitor.play_now("siam")
    while visitor.wait():
        visitor.choose(lambda labels: next((n for n, label in enumerate(labels) if PASS in label), 0))
    table = page.url
    page.get_by_role("link", name="Replay").click()
    page.wait_for_selector(".drawn-board")
    last = int(page.locator('input[type="range"]').input_value())
    assert page.url.endswith(f"/at/{last}")
    page.get_by_role("button", name="To the beginning").click()
    page.wait_for_url("**/at/0")
    page.get_by_role("button", name="Step forward").click()
    page.wait_for_url("**/at/1")
    assert page.locator(".log-line").count() > 3
    page.get_by_label("Viewed as").select_option("1")
    visitor.picture("replay")
    page.get_by_role("button", name="Autoplay").click()
    page.wait_for_url("**/at/3")
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("button", name="Play from here").click()
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_selector(".table[data-entry]")
    assert page.url != table
    assert "/at/" not in page.url
    page.goto(table)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Download").click()
    assert saved.value.path().read_text("utf-8").startswith("sottovoce 1")
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_selector(".ending", state="detached")
    assert visitor.wait()
