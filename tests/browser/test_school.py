"""The school in the browser: a newcomer decides soon, all goes by keyboard and text board, and it is light."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import pytest
from browser.reach import faults
from browser.visitor import Visitor
from playwright.sync_api import CDPSession

import sottovoce
from sottovoce.school import lesson as school
from sottovoce.school.lesson import TELL, Lesson

if TYPE_CHECKING:
    from browser.conftest import NewVisitor

GAMES = sorted(game for game in sottovoce.games() if school.lessons(sottovoce.find(game)))
PLAYED = [(game, name) for game in GAMES for name in school.lessons(sottovoce.find(game))[:2]]  # a lesson and a drill
MOST = 30_000  # bytes that a lesson adds to a page with its board
SOON = 20.0  # seconds
PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
# The tokens of a step that lead to nothing on the screen.
_LOST = """tokens => tokens.filter(token => {
  const [kind, ...rest] = token.split(':'), name = rest.join(':');
  const own = {
    card: `[data-card="${name}"]`, seat: `.panels [data-seat="${name}"]`, part: `.${name}`,
    choice: `.prompt-buttons [data-action="${name.replaceAll('_', ' ')}"]`,
  }[kind];
  const places = `[data-over="${token}"],[data-token="${token}"],[data-means="${token}"]`;
  return !document.querySelector(`${own ? own + ',' : ''}${places}`);
})"""
# Whether the first thing meant can be seen and reached: on the screen, and not under what the teacher says.
_REACHED = """() => {
  const box = document.querySelector('[data-meant]')?.getBoundingClientRect();
  if (!box?.width) return 'nothing is meant';
  const [x, y] = [(Math.max(0, box.left) + Math.min(innerWidth, box.right)) / 2,
    (Math.max(0, box.top) + Math.min(innerHeight, box.bottom)) / 2];
  if (box.right <= 0 || box.left >= innerWidth || box.bottom <= 0 || box.top >= innerHeight) return 'out of sight';
  const bar = document.querySelector('.lesson-bar');
  return bar.contains(document.elementFromPoint(x, y)) && !bar.querySelector('[data-meant]') ? 'under the words' : '';
}"""


def lesson_of(game: str, name: str) -> Lesson:
    return school.find(sottovoce.find(game), name)


def begin(visitor: Visitor, game: str, name: str) -> None:
    visitor.go(f"/learn/{game}/{name}")
    visitor.page.wait_for_selector(".lesson-bar")
    visitor.page.wait_for_selector(".text-board, .drawn-board [data-place]", state="attached")


def answer(visitor: Visitor, lesson: Lesson, number: int, labels: dict[str, str]) -> None:
    """Do by keyboard alone what a step wants."""
    page, step = visitor.page, lesson.steps[number]
    page.wait_for_selector(f'[data-step="{step.name}"]')
    if step.kind == TELL:
        page.locator("body").press("Enter")
        return
    page.locator("body").press("c")
    page.wait_for_selector(".menu button")
    texts = [text.split("\n")[-1].strip() for text in page.locator(".menu button").all_inner_texts()]
    wanted = texts.index(labels[step.answer])
    for _ in range(wanted):
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.wait_for_function(
        "name => document.querySelector('.lesson-reply[data-right]') || !document.querySelector(`[data-step=${name}]`)",
        arg=step.name,
    )
    if page.locator(".lesson-reply[data-right]").count():
        page.locator("body").press("Enter")


@pytest.mark.parametrize(("game", "name"), PLAYED)
def test_a_whole_lesson_by_keyboard_with_everything_meant_in_sight(visit: NewVisitor, game: str, name: str) -> None:
    visitor, lesson = visit(), lesson_of(game, name)
    begin(visitor, game, name)
    for number, scene in enumerate(lesson.scenes()):
        visitor.page.wait_for_selector(f'[data-step="{scene.step.name}"]')
        assert visitor.page.evaluate(_LOST, scene.step.points) == [], scene.step.name
        assert visitor.page.locator("#prompt").inner_text() == lesson.says(scene.step, "en")
        answer(visitor, lesson, number, dict(lesson.answers(scene.step, scene.table, "en")))
    visitor.page.wait_for_selector('[data-step="end"]')
    assert visitor.page.locator("#prompt").inner_text() == lesson.words("en").say(lesson.message("end"))
    if not lesson.onward:
        assert visitor.page.get_by_role("link", name="More lessons and drills").count() == 1
        return
    assert visitor.page.get_by_label("Warn me before a mistake").is_checked()
    visitor.page.get_by_role("button", name="Play this game to the end").click()
    visitor.page.wait_for_selector(".table[data-entry]")
    assert visitor.entry > 0, "the game goes on where the lesson ends"
    assert visitor.page.evaluate("localStorage.getItem('sottovoce.warnings')") == "true", "with advice unasked"


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("game", GAMES)
def test_a_newcomer_decides_within_three_clicks_and_twenty_seconds(visit: NewVisitor, game: str, lang: str) -> None:
    visitor, lesson = visit(locale=lang), lesson_of(game, school.lessons(sottovoce.find(game))[0])
    page = visitor.page
    asked = next(scene for scene in lesson.scenes() if scene.step.kind != TELL)
    assert lesson.steps.index(asked.step) == 1, "one sentence to read before it"
    label = dict(lesson.answers(asked.step, asked.table, lang))[asked.step.answer]
    began = time.monotonic()
    visitor.go("/")
    page.locator(f'.card[data-game="{game}"] button.primary').click()
    page.locator("dialog a.primary").click()
    page.locator(".lesson-next").click()
    page.locator(".lesson-bar .prompt-buttons button").filter(has_text=label).first.click()
    page.wait_for_selector(".lesson-reply[data-right]")
    assert time.monotonic() - began < SOON


def test_whoever_knows_a_game_is_not_asked_and_the_aim_stands_until_the_first_win(visit: NewVisitor, axe: str) -> None:
    visitor = visit()
    page = visitor.page
    visitor.go("/")
    page.get_by_role("button", name="Play now: King of Siam").click()
    page.wait_for_selector("dialog[open]")
    assert faults(visitor, axe) == []
    page.get_by_role("button", name="Just play").click()
    page.wait_for_selector(".table[data-entry]")
    page.locator(".aim", has_text="faction that rules Siam").wait_for()
    visitor.go("/")
    page.get_by_role("button", name="Play now: King of Siam").click()
    page.wait_for_selector(".table[data-entry]")
    won = '{"lessons": {}, "beaten": {"siam": ["novice"]}}'
    page.evaluate("won => localStorage.setItem('sottovoce.school', won)", won)
    page.reload()
    visitor.wait()
    assert page.locator(".aim").count() == 0


@pytest.mark.parametrize("size", [(390, 664), (664, 390)])
def test_on_a_short_phone_the_aim_is_one_line_that_a_tap_opens_whole(
    visit: NewVisitor, axe: str, size: tuple[int, int]
) -> None:
    visitor = visit(*size, has_touch=True, is_mobile=True, locale="it-IT")
    page = visitor.page
    visitor.play_now("siam")
    visitor.wait()
    page.wait_for_selector(".drawn-board [data-place]", state="attached")
    aim, board = page.locator(".aim"), page.locator(".drawn-board")
    before, line = board.bounding_box(), aim.bounding_box()
    assert line
    assert 10 < line["height"] < 26
    assert line["y"] + line["height"] <= size[1]
    cut = "span => span.scrollHeight > span.clientHeight + 1"
    assert aim.locator("span").evaluate(cut), "there is more than the line shows"
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    aim.tap()
    assert not aim.locator("span").evaluate(cut)
    assert board.bounding_box() == before, "it opens over the board"
    visitor.picture(f"aim-{size[0]}")
    assert faults(visitor, axe) == []
    aim.tap()
    assert aim.locator("span").evaluate(cut)


def test_what_the_others_do_is_shown_one_after_the_other_and_told(visit: NewVisitor) -> None:
    visitor = visit(pace="normal")
    page = visitor.page
    begin(visitor, "verrat", "first#intrigue")
    page.locator('.lesson-bar [data-action="ready"]').click()
    page.wait_for_selector('[data-passing="0"]')
    assert "Rosa is done negotiating." in page.locator("#prompt").inner_text()
    page.wait_for_selector('[data-passing="1"]')
    page.get_by_role("button", name="Continue").click()
    page.wait_for_selector('[data-step="fat"]')
    page.get_by_text("What happened so far").click()
    assert "Vera is done negotiating." in page.locator(".lesson-happened").inner_text()


def test_the_list_of_lessons(visit: NewVisitor, axe: str) -> None:
    visitor = visit()
    visitor.go("/learn/siam")
    visitor.page.wait_for_selector(".lesson-list")
    assert faults(visitor, axe) == []
    visitor.picture("lessons")
    visitor.page.get_by_role("link", name="the first lesson").click()
    visitor.page.wait_for_selector(".lesson-bar")


def test_a_question_is_answered_on_the_board_and_wrong_answers_kindly(visit: NewVisitor) -> None:
    visitor = visit()
    page = visitor.page
    begin(visitor, "siam", "first")
    page.get_by_role("button", name="Continue").click()
    page.locator('[data-token="follower:chanthaburi:malay"]').first.click()
    assert "one colour is there twice" in page.locator(".lesson-reply").inner_text()
    page.locator('[data-token="follower:chanthaburi:lao"]').first.click()
    page.wait_for_selector(".lesson-reply[data-right]")
    page.get_by_role("button", name="Back").click()
    page.wait_for_selector('[data-step="aim"]')


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_what_is_meant_is_in_sight_and_not_under_the_words(visit: NewVisitor, game: str) -> None:
    visitor = visit(**PHONE)
    page = visitor.page
    for name in school.lessons(sottovoce.find(game)):
        lesson = lesson_of(game, name)
        begin(visitor, game, name)
        for number, scene in enumerate(lesson.scenes()):
            page.wait_for_selector(f'[data-step="{scene.step.name}"]')
            if scene.step.points:
                page.wait_for_function(f"() => ({_REACHED})() === ''")
            answer(visitor, lesson, number, dict(lesson.answers(scene.step, scene.table, "en")))


def test_in_verrat_a_click_on_the_board_answers_at_once(visit: NewVisitor) -> None:
    visitor = visit()
    page = visitor.page
    visitor.go("/learn/verrat/first#fat")
    page.wait_for_selector('[data-step="fat"]')
    page.locator('[data-place="city:gidda"]').click()
    page.wait_for_selector(".lesson-reply:not([data-right])")
    page.locator('[data-place="city:uskub"]').click()
    page.wait_for_function("!document.querySelector('[data-step=fat]') || document.querySelector('[data-right]')")
    visitor.go("/learn/verrat/first#offer")
    page.reload()
    page.wait_for_selector('[data-step="offer"]')
    page.locator('.panels [data-seat="1"] .vr-cards button').first.click()
    page.wait_for_selector('[data-step="give"]')
    page.locator('.panels [data-seat="0"] .vr-cards [data-card="supplies"]').click()
    page.wait_for_selector('[data-step="want"]')


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(visit: NewVisitor, axe: str, game: str, scheme: str) -> None:
    visitor, lesson = visit(color_scheme=scheme), lesson_of(game, school.lessons(sottovoce.find(game))[0])
    begin(visitor, game, lesson.name)
    assert faults(visitor, axe) == []
    visitor.page.get_by_role("button", name="Continue").click()
    visitor.page.wait_for_selector(f'[data-step="{lesson.steps[1].name}"]')
    visitor.page.locator("body").press("c")
    visitor.page.wait_for_selector(".menu button")
    assert faults(visitor, axe) == []
    visitor.page.keyboard.press("Escape")
    visitor.page.locator("body").press("x")
    visitor.page.wait_for_selector(".text-board")
    visitor.picture(f"lesson-{game}-{scheme}-text")
    assert faults(visitor, axe) == []


def test_the_last_drill_leads_to_the_puzzles(visit: NewVisitor) -> None:
    visitor, lesson = visit(), lesson_of("verrat", school.lessons(sottovoce.find("verrat"))[-1])
    last = lesson.steps[-1]
    assert last.kind == TELL
    visitor.go(f"/learn/verrat/{lesson.name}#{last.name}")
    visitor.page.wait_for_selector(f'[data-step="{last.name}"]')
    visitor.page.locator(".lesson-next").click()
    visitor.page.get_by_role("link", name="Puzzles: Verrat!").click()
    visitor.page.wait_for_selector(".puzzle-theme")


def test_axe_finds_nothing_on_a_drill_and_the_path(visit: NewVisitor, axe: str) -> None:
    visitor = visit()
    begin(visitor, "siam", "last-card")
    assert faults(visitor, axe) == []
    visitor.go("/")
    visitor.page.wait_for_selector(".path")
    assert faults(visitor, axe) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_on_a_phone_in_italian(visit: NewVisitor, axe: str, game: str) -> None:
    visitor, lesson = visit(**PHONE, locale="it-IT"), lesson_of(game, school.lessons(sottovoce.find(game))[0])
    begin(visitor, game, lesson.name)
    assert visitor.page.locator("#prompt").inner_text() == lesson.says(lesson.steps[0], "it")
    assert visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    visitor.picture(f"lesson-{game}-phone")
    assert faults(visitor, axe) == []


@pytest.mark.parametrize("game", GAMES)
def test_the_text_board_teaches_every_lesson_and_says_what_is_meant(visit: NewVisitor, game: str) -> None:
    visitor = visit()
    page = visitor.page
    visitor.go("/")
    page.evaluate("localStorage.setItem('sottovoce.text-board', 'true')")
    for name in school.lessons(sottovoce.find(game)):
        lesson = lesson_of(game, name)
        begin(visitor, game, name)
        assert page.locator(".text-board").count() == 1
        for number, scene in enumerate(lesson.scenes()):
            page.wait_for_selector(f'[data-step="{scene.step.name}"]')
            meant = lesson.meant(scene.step, scene.table, "en")
            assert page.locator(".lesson-meant").all_inner_texts() == ([meant] if meant else [])
            answer(visitor, lesson, number, dict(lesson.answers(scene.step, scene.table, "en")))
        page.wait_for_selector('[data-step="end"]')


def loaded(guest: Visitor) -> dict[str, int]:
    """All addresses that a window asks for from now on, with their weight in bytes."""
    wire: CDPSession = guest.context.new_cdp_session(guest.page)
    names: dict[str, str] = {}
    sizes: dict[str, int] = {}
    wire.on("Network.responseReceived", lambda event: names.update({event["requestId"]: event["response"]["url"]}))
    wire.on(
        "Network.loadingFinished",
        lambda e: sizes.update({names.get(e["requestId"], ""): int(e["encodedDataLength"])}),
    )
    wire.send("Network.enable")
    return sizes


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_light_and_no_other_page_pays_for_it(visit: NewVisitor, game: str) -> None:
    """What a lesson brings beyond the home page and a table of its game: code, words, styles and the lesson itself."""
    player = visit()
    others = loaded(player)
    player.play_now(game)
    player.page.wait_for_selector(".drawn-board [data-place]", state="attached")
    player.page.wait_for_load_state("networkidle")
    known = {url for url in others if "/assets/" in url}
    assert len(known) > 5
    guest = visit()
    sizes = loaded(guest)
    name = school.lessons(sottovoce.find(game))[0]
    guest.go(f"/learn/{game}/{name}")
    guest.page.wait_for_selector(".drawn-board [data-place]", state="attached")
    guest.page.wait_for_load_state("networkidle")
    added = {url for url in sizes if "/assets/" in url} - known
    lesson = [url for url in sizes if f"/lessons/{name}" in url]
    assert any("/lesson-" in url for url in added), "the page's own code, which neither home page nor table has loaded"
    assert any("/school-" in url for url in added), "and its styles"
    assert lesson
    assert 2_000 < sum(sizes[url] for url in [*added, *lesson]) < MOST
    assert sum(size for url, size in sizes.items() if "/assets/" in url) < 80_000
