"""People who play a whole game in a browser: by pointer or by keys alone, in any language, on any screen."""

from __future__ import annotations

import random
import time

from browser.visitor import Visitor

LONGEST = 600  # seconds
POLL = 50  # milliseconds: each look costs the page time too
STUCK = 60  # seconds in which nothing can be clicked, and nothing changes
PHONE = {"width": 390, "height": 844, "has_touch": True}

# Where the keys are: what answers the question, and how to get there.
_WAITS = """() => {
  if (document.querySelector('.ending')) return 'over';
  if (document.querySelector('.end-turn:not([aria-disabled=true])')) return 'end';
  const bar = document.querySelector('.prompt[data-mine] .prompt-buttons');
  const all = bar?.querySelector('.choices-all:not([aria-disabled=true])');
  if (all) return 'all';
  const buttons = bar ? bar.querySelectorAll('button:not(.quiet):not([aria-disabled=true])').length : 0;
  return buttons ? 'number ' + buttons : null;
}"""


def play_by_keys(visitor: Visitor, seed: int) -> int:
    """Numbers, the list of all choices, Enter and the space bar until the game is over; the number of answers."""
    luck, page, given = random.Random(seed), visitor.page, 0
    while True:
        state = str(page.wait_for_function(_WAITS, timeout=LONGEST * 1000, polling=POLL).json_value())
        if state == "over":
            return given
        given += 1
        if state == "end":
            page.keyboard.press(" ")
        elif state == "all":
            _from_the_list(visitor, luck)
        else:
            page.keyboard.press(str(luck.randint(1, min(9, int(state.split()[1])))))
        page.wait_for_timeout(15)


def _from_the_list(visitor: Visitor, luck: random.Random) -> None:
    """Open the list, go down so many places, and take that one."""
    page = visitor.page
    page.keyboard.press("c")
    menu = page.locator(".menu button")
    if not menu.count():
        return  # the question has changed meanwhile
    for _ in range(luck.randrange(min(12, menu.count()))):
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")


# One of the things that a person could click now: where it is, once it is in sight and nothing lies over it.
_OFFERED = """seed => {
  if (document.querySelector('.ending')) return 'over';
  const seen = what => [...document.querySelectorAll(what)].filter(
    element => element.checkVisibility() && !element.disabled && element.getAttribute('aria-disabled') !== 'true');
  const menu = seen('.menu button');
  const all = menu.length ? menu
    : seen('#board [data-glow][role="button"], .prompt-buttons button:not(.quiet), .panels button[data-glows]');
  for (let tries = 0; tries < 8 && all.length; tries++) {
    const element = all[(seed + tries * 7) % all.length];
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const box = element.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const hit = document.elementFromPoint(x, y);
    if (hit && (element.contains(hit) || hit.closest('[data-glow]') === element)) return [x, y];
  }
  return null;
}"""


def play_by_pointer(visitor: Visitor, seed: int) -> int:
    """Clicks or taps on what glows and what is offered until the game is over; their number."""
    luck, page, clicks = random.Random(seed), visitor.page, 0
    press = page.touchscreen.tap if visitor.touch else page.mouse.click
    began = last = time.monotonic()
    while last - began < LONGEST:
        spot = page.evaluate(_OFFERED, luck.randrange(1000))
        if spot == "over":
            return clicks
        if spot is not None:
            press(*spot)
            clicks += 1
            last = time.monotonic()
            continue
        page.wait_for_timeout(15)
        if time.monotonic() - last > STUCK:
            break
    visitor.picture("stuck")
    raise AssertionError(f"the game is still on: {page.locator('#prompt').inner_text()}")
