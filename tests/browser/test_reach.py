"""For everybody: by keyboard alone, on a phone, in Italian, by screen reader; axe finds nothing on any page."""

from __future__ import annotations

import pytest
from browser.conftest import NewVisitor
from browser.reach import faults
from browser.visitor import PATIENCE, Visitor
from playwright.sync_api import CDPSession

import sottovoce

PHONE = {"width": 360, "height": 740, "has_touch": True, "is_mobile": True}


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_on_the_pages_without_a_table(visit: NewVisitor, axe: str, scheme: str) -> None:
    visitor = visit(color_scheme=scheme)
    for path, ready in (
        ("/", ".card"),
        ("/new", ".create-seat"),
        *((f"/rules/{game}", ".rules-text") for game in sottovoce.games()),
        ("/join/nothing#nobody", "form"),
        ("/nowhere/at/all", "h1"),
    ):
        visitor.go(path)
        visitor.page.wait_for_selector(ready)
        visitor.picture(f"page-{scheme}{path.split('#')[0].replace('/', '-')}", whole=not path.startswith("/rules"))
        assert faults(visitor, axe) == [], path
    visitor.page.locator(".settings summary").click()
    assert faults(visitor, axe) == []
    visitor.complaints[:] = [line for line in visitor.complaints if "404" not in line]  # there is no such invitation


@pytest.mark.parametrize("game", sottovoce.games())
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_at_a_table(visit: NewVisitor, axe: str, scheme: str, game: str) -> None:
    visitor = visit(color_scheme=scheme)
    page = visitor.page
    visitor.play_now(game)
    visitor.wait()
    page.wait_for_selector(".scene:not(.scene-waiting)")
    page.wait_for_timeout(300)
    visitor.picture(f"{game}-{scheme}")
    assert faults(visitor, axe) == []
    if page.locator(".choices-all").count():
        page.locator(".choices-all").click()
        assert faults(visitor, axe) == []
        page.keyboard.press("Escape")
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open]")
    assert faults(visitor, axe) == []
    page.keyboard.press("Escape")
    page.get_by_role("tab", name="Notes").click()
    assert faults(visitor, axe) == []
    page.keyboard.press("x")
    page.wait_for_selector(".text-board")
    assert faults(visitor, axe) == []
    visitor.picture(f"{game}-{scheme}-text-board")


def test_the_end_the_replay_and_its_analysis(visit: NewVisitor, axe: str) -> None:
    visitor = visit(color_scheme="dark")
    page = visitor.page
    visitor.play_with("siam", "random")
    visitor.play_to_the_end(seed=2)
    page.get_by_text("Verify fairness").click()
    assert faults(visitor, axe) == []
    page.get_by_role("link", name="Replay").click()
    page.wait_for_selector(".drawn-board")
    assert faults(visitor, axe) == []
    page.get_by_role("button", name="Analyse").click()
    graph = page.get_by_role("slider", name="Chances of winning over the game")
    graph.wait_for(timeout=4 * PATIENCE)  # judges are as polite as bots
    visitor.picture("analysis")
    assert faults(visitor, axe) == []
    assert page.locator(".graph-line").count() == 4, "two seats on the graph, and two in its legend"
    graph.press("Home")
    page.wait_for_url("**/at/0")
    graph.press("ArrowRight")
    page.wait_for_url("**/at/1")
    assert "1 of" in (graph.get_attribute("aria-valuetext") or "")
    box = graph.bounding_box()
    assert box is not None
    graph.click(position={"x": box["width"] / 2, "y": box["height"] / 2})
    last = int(graph.get_attribute("aria-valuemax") or 0)
    assert 0.3 * last < int(graph.get_attribute("aria-valuenow") or 0) < 0.7 * last
    page.get_by_text("What the numbers mean").click()
    assert "could know" in page.locator(".mistakes").inner_text()
    look_at_mistakes(visitor)
    for width, height in ((360, 740), (740, 360)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(150)
        visitor.picture(f"analysis-phone-{width}")
        board = page.locator(".board-frame").bounding_box()
        assert board is not None
        assert board["width"] * board["height"] >= 0.5 * width * height, "the board keeps half the screen"
    page.set_viewport_size({"width": 1360, "height": 900})
    page.get_by_role("button", name="Close the analysis").click()
    graph.wait_for(state="detached")


def look_at_mistakes(visitor: Visitor) -> None:
    """Every mistake leads to its moment, by click and by key; it is told in both languages what was better."""
    page = visitor.page
    mistakes = page.locator(".mistake")
    assert mistakes.count() > 0, "whoever clicks at random makes mistakes"
    told = mistakes.first.inner_text()
    assert "” would have left " in told or "” is proven to win." in told
    mistakes.last.click()
    page.locator('.mistake[aria-current="step"]').wait_for()
    marks = page.locator(".graph-mark[data-entry]")
    page.get_by_role("slider", name="Chances").press("Home")
    page.get_by_role("slider", name="Chances").press("PageDown")
    moments = sorted(int(mark.get_attribute("data-entry") or 0) - 1 for mark in marks.all())
    page.wait_for_url(f"**/at/{next(moment for moment in moments if moment > 0)}")
    page.locator(".settings summary").click()
    page.get_by_role("button", name="Italiano").click()
    page.wait_for_function("() => document.querySelector('.mistake')?.innerText.includes('ha scelto')")
    page.get_by_role("button", name="English").click()
    page.wait_for_function("() => document.querySelector('.mistake')?.innerText.includes(' chose ')")
    page.locator(".settings summary").click()


@pytest.mark.parametrize("game", sottovoce.games())
def test_everything_fits_on_a_phone(visit: NewVisitor, axe: str, game: str) -> None:
    visitor = visit(**PHONE)
    page = visitor.page
    for path in ("/", "/new", f"/rules/{game}"):
        visitor.go(path)
        page.wait_for_selector(".card, .create-seat, .rules-text")
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"], path
        visitor.picture(f"phone{path.replace('/', '-')}")
    visitor.play_now(game)
    visitor.wait()
    page.wait_for_selector(".scene:not(.scene-waiting)")
    page.wait_for_timeout(300)
    visitor.picture(f"phone-{game}")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert faults(visitor, axe) == []
    bar = page.locator(".prompt").bounding_box()
    assert bar is not None
    assert bar["y"] + bar["height"] <= PHONE["height"] + 1
    page.get_by_role("tab", name="Log").click()
    page.locator(".log-line:visible").last.wait_for()  # haggling is folded away
    assert page.locator("#prompt").is_visible()
    page.get_by_role("tab", name="Board").click()
    visitor.choose(lambda labels: 0)


def test_the_whole_game_speaks_italian_and_changes_language_at_any_time(visit: NewVisitor) -> None:
    visitor = visit(locale="it-IT")
    page = visitor.page
    visitor.play_now("siam")
    visitor.wait()
    assert page.locator("html").get_attribute("lang") == "it"
    assert "Passa" in page.locator(".prompt-buttons").inner_text()
    italian = page.locator(".log-line").first.inner_text()
    visitor.picture("siam-italiano")
    page.locator(".settings summary").click()
    page.get_by_role("button", name="English").click()
    page.wait_for_function("text => document.querySelector('.log-line').innerText != text", arg=italian)
    assert "Pass" in page.locator(".prompt-buttons").inner_text()
    assert "draws player aid" in page.locator(".log-line").first.inner_text()
    page.reload()
    page.wait_for_selector(".log-line")
    assert page.locator("html").get_attribute("lang") == "en"


def test_a_turn_by_keyboard_alone(visit: NewVisitor) -> None:
    visitor = visit()
    page = visitor.page
    visitor.go("/")
    page.wait_for_selector(".card")
    for _ in range(20):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('.card .primary')"):
            break
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog[open]")
    page.locator("dialog .play-at-once").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".table[data-entry]")
    visitor.wait()
    visitor.open_choices()
    page.keyboard.type("6")  # Rama, which asks for a province on the board
    page.wait_for_selector('.drawn-board [role="button"]')
    page.keyboard.press("b")
    assert page.evaluate("document.activeElement.getAttribute('role')") == "button"
    first = page.evaluate("document.activeElement.getAttribute('aria-label')")
    for key in ("ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft"):
        page.keyboard.press(key)
        if page.evaluate("document.activeElement.getAttribute('aria-label')") != first:
            break
    assert page.evaluate("document.activeElement.getAttribute('aria-label')") != first
    before = visitor.entry
    page.keyboard.press("Enter")
    page.wait_for_function(
        "entry => document.querySelector('.table').dataset.entry > entry && !document.querySelector('[data-busy]')",
        arg=before,
    )  # the update may come before the answer to the request, until which keys wait
    page.keyboard.press("u")
    page.locator(".log-line", has_text="undoes").wait_for()


def test_a_screen_reader_hears_what_happens(visit: NewVisitor) -> None:
    visitor = visit()
    page = visitor.page
    visitor.play_now("siam")
    visitor.wait()
    page.keyboard.press("x")
    page.wait_for_selector(".text-board table")
    assert page.locator(".text-board table").count() == 2
    page.locator(".choice-list").get_by_role("button", name="Pass").click()
    live = page.locator('.frame > [aria-live="polite"]')
    page.wait_for_function("() => document.querySelector('.frame > [aria-live]').textContent.includes('passes')")
    assert "passes" in (live.text_content() or "")


def test_explanations_name_the_rules(visit: NewVisitor) -> None:
    visitor = visit()
    page = visitor.page
    visitor.play_now("siam")
    visitor.wait()
    page.locator('.siam-card[data-card="maharacha"]').hover()
    brief = page.locator(".explanation[data-brief]")
    brief.wait_for()
    assert "§18" in brief.inner_text()
    assert len(brief.inner_text()) < 200, "one sentence"
    visitor.picture("siam-explanation")
    page.keyboard.press("i")
    page.locator(".explanation h3").wait_for()
    assert "§18" in page.locator(".explanation h3").inner_text()
    visitor.picture("siam-whole-paragraph")
    page.keyboard.press("Escape")
    page.locator(".explanation").wait_for(state="detached")
    page.locator(".log-line").nth(2).hover()
    assert page.locator("[data-pointed]").count() >= 8


def test_the_notepad_follows_the_seat(visit: NewVisitor) -> None:
    visitor = visit()
    page = visitor.page
    visitor.play_now("siam")
    visitor.wait()
    page.get_by_role("tab", name="Notes").click()
    page.locator("#notes").fill("Keep Maharacha for Kedah.")
    page.get_by_text("Saved.").wait_for()
    page.reload()
    page.get_by_role("tab", name="Notes").click()
    page.wait_for_function("() => document.querySelector('#notes')?.value.includes('Maharacha')")


def test_zoom_by_wheel_and_keys(visit: NewVisitor) -> None:
    visitor = visit()
    page = visitor.page
    visitor.play_now("siam")
    visitor.wait()
    page.locator(".board-frame").hover()
    page.mouse.wheel(0, -400)
    page.wait_for_selector(".zoom[data-zoomed]")
    width = page.locator(".zoom-content").bounding_box()
    page.keyboard.press("+")
    page.wait_for_timeout(50)
    wider = page.locator(".zoom-content").bounding_box()
    assert width is not None
    assert wider is not None
    assert wider["width"] > width["width"]
    page.keyboard.press("0")
    page.wait_for_selector(".zoom[data-zoomed]", state="detached")


def touch(wire: CDPSession, kind: str, *fingers: tuple[float, float]) -> None:
    """What fingers do to the screen."""
    points = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(fingers)]
    wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def test_fingers_pinch_the_board_and_press_a_card_long(visit: NewVisitor) -> None:
    visitor = visit(**PHONE)
    page = visitor.page
    visitor.play_now("siam")
    visitor.wait()
    wire = visitor.context.new_cdp_session(page)
    page.locator(".table[data-tab=panels]").wait_for()  # the hand, because a card answers the question
    page.get_by_role("tab", name="Board").click()
    box = page.locator(".zoom").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + min(box["height"], PHONE["height"] - box["y"]) / 3
    touch(wire, "touchStart", (x - 20, y), (x + 20, y))
    for spread in (40, 60, 80):
        touch(wire, "touchMove", (x - spread, y), (x + spread, y))
    touch(wire, "touchEnd")
    page.wait_for_selector(".zoom[data-zoomed]")
    wider = page.locator(".zoom-content").bounding_box()
    assert wider is not None
    assert wider["width"] > 2 * box["width"]
    visitor.picture("phone-zoomed")
    page.get_by_role("tab", name="Hand").click()
    card = page.locator(".siam-card").first
    card.evaluate("card => card.scrollIntoView({block: 'center'})")
    spot = card.bounding_box()
    assert spot is not None
    before = visitor.entry
    touch(wire, "touchStart", (spot["x"] + 20, spot["y"] + 20))
    page.locator(".explanation h3").wait_for()
    touch(wire, "touchEnd")
    assert "§" in page.locator(".explanation h3").inner_text()
    visitor.picture("phone-explanation")
    page.wait_for_timeout(400)
    assert page.locator(".explanation").is_visible(), "it stays when the finger is lifted"
    assert visitor.entry == before, "who asks what a card does has not played it"
