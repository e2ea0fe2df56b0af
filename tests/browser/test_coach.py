"""The coach at the table: says why, draws its line over the board, and warns before a won game is given away."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from browser.moments import VERRAT_SEATS
from browser.reach import faults
from browser.staging import Staged

import sottovoce
from sottovoce.school.puzzle import find

if TYPE_CHECKING:
    from browser.conftest import NewVisitor

pytestmark = pytest.mark.skipif(not sottovoce.compiled(), reason="a judge takes minutes uncompiled")


def test_it_warns_before_a_mistake_and_shows_what_would_win(visit: NewVisitor, axe: str) -> None:
    visitor = visit()
    page = visitor.page
    visitor.go("/")
    page.evaluate("localStorage.setItem('sottovoce.warnings', 'true')")
    page.evaluate("localStorage.setItem('sottovoce.end-turn', 'false')")
    won(visitor.address).seat(visitor, 0)
    page.locator(".prompt-buttons button", has_text="Pass").click()
    page.wait_for_selector(".coach[data-warning]")
    assert "throws away a sure win" in page.locator(".coach-why").inner_text()
    assert "would win" in page.locator(".coach-reasons").inner_text()
    assert faults(visitor, axe) == []
    page.get_by_role("button", name="Think again").click()
    assert page.locator(".coach").count() == 0
    page.get_by_role("button", name="Hint").click()
    page.wait_for_selector(".coach:not([data-warning])")
    assert "Khon Thai" in page.locator(".coach-why").inner_text()
    assert page.locator(".coach-arrows circle").count() >= 1
    visitor.picture("coach")
    page.get_by_role("button", name="Play this: ").click()
    page.wait_for_function("entry => Number(document.querySelector('.table').dataset.entry) > entry", arg=36)


def test_it_says_so_where_no_warning_could_be_had(visit: NewVisitor) -> None:
    visitor = visit()
    page = visitor.page
    visitor.go("/")
    page.evaluate("localStorage.setItem('sottovoce.warnings', 'true')")
    page.evaluate("localStorage.setItem('sottovoce.end-turn', 'false')")
    won(visitor.address).seat(visitor, 0)
    visitor.wait()
    before = visitor.entry
    page.route("**/coach*", lambda route: route.fulfill(status=409, json={"code": "too-many", "message": "Too many."}))
    page.locator(".prompt-buttons button", has_text="Pass").click()
    page.get_by_text("played without a warning").wait_for()
    page.wait_for_function("entry => Number(document.querySelector('.table').dataset.entry) > entry", arg=before)


def won(site: str) -> Staged:
    """King of Siam where one card alone wins."""
    puzzle = find(sottovoce.find("siam"), "2-294")
    staged = Staged(site, "siam", 2, puzzle.seed, hints=True)
    for move in puzzle.moves:
        seat, _, action = move.partition(" ")
        staged.play(int(seat), action)
    return staged


def planned(site: str) -> Staged:
    """Verrat! where all four are about to plan."""
    staged = Staged(site, "verrat", VERRAT_SEATS, 7, hints=True)
    for seat in range(VERRAT_SEATS):
        staged.play(seat, "ready")
    return staged


STAGES = {"siam": won, "whispers": lambda site: Staged(site, "whispers", 2, 7, hints=True), "verrat": planned}
DESKTOP: dict[str, Any] = {"width": 1360, "height": 900, "locale": "en-GB"}
PHONE: dict[str, Any] = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True, "locale": "it-IT"}
HINT = {"en-GB": "Hint", "it-IT": "Suggerimento"}

# What a token names, and where the numbers and arrows of the coach are, all by the middle of their boxes.
_MEANT = """token => [...document.querySelectorAll(
    `[data-over="${token}"],[data-token="${token}"],[data-means="${token}"],` +
    `.siam-hand [data-card="${token.slice(5)}"]`)]
  .map(element => element.getBoundingClientRect()).filter(box => box.width)
  .map(box => [box.x + box.width / 2, box.y + box.height / 2])"""
_SHOWN = """() => [...document.querySelectorAll('.coach-arrows g')].flatMap(group => {
  const circle = group.querySelector('circle'), way = group.querySelector('path.coach-way');
  return way ? [way.getAttribute('d').split('L')[1].split(' ').map(Number)]
    : circle ? [[circle.cx.baseVal.value, circle.cy.baseVal.value]] : [];
})"""


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", sottovoce.games())
def test_its_arrows_stand_on_what_it_speaks_of(visit: NewVisitor, game: str, screen: dict[str, Any]) -> None:
    visitor = visit(**screen)
    page = visitor.page
    staged = STAGES[game](visitor.address)
    staged.seat(visitor, staged.table.to_act[0])
    visitor.wait()
    with page.expect_response("**/hint*") as answer:
        page.get_by_role("button", name=HINT[screen["locale"]], exact=True).click()
    line = json.loads(answer.value.text())["line"]
    page.wait_for_selector(".coach-arrows circle")
    visitor.picture(f"coach-{game}-{screen['width']}")
    spots = page.evaluate(_SHOWN)
    meant = [(token, page.evaluate(_MEANT, token)) for move in line for token in move["tokens"]]
    assert all(any(close(spot, middle) for _, found in meant for middle in found) for spot in spots)
    own = [found for token, found in meant if token in line[0]["tokens"] and found]
    wanted = own if screen is DESKTOP else own[:1]
    assert wanted
    assert all(any(close(spot, middle) for middle in found for spot in spots) for found in wanted)
    assert page.locator(".coach-line li").count() == len(line)


def close(one: list[float], other: list[float]) -> bool:
    """The same spot on the screen."""
    return abs(one[0] - other[0]) < 1 and abs(one[1] - other[1]) < 1
