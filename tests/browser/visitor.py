"""A person in front of a browser, for tests: goes to pages, clicks what is offered, and notes all that arrives."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page, Response, TimeoutError, WebSocket

SCREENSHOTS = Path("build", "screenshots")
PATIENCE = 30_000  # milliseconds
SOON = 2_000
_READY = """entry => {
  if (document.querySelector('.ending')) return 'over';
  const table = document.querySelector('.table[data-entry]');
  const button = document.querySelector(
    '.prompt[data-mine] .prompt-buttons button:not([aria-disabled=true]):not(.quiet)');
  return table && Number(table.dataset.entry) > entry && button ? 'asked' : null;
}"""

_STEPPED = """entry => document.querySelector('.ending, .end-turn:not([aria-disabled=true])')
  || document.querySelector('.table').dataset.entry != entry"""

_SKIPPABLE = "() => document.querySelector('.vr-skip') || !document.querySelector('.vr-strip[data-undecided]')"

# Clicks at random what a person could click: what glows on the board, the buttons of the bar, and those of a menu.
_PLAY = """async ([seed, patience]) => {
  const luck = most => Math.floor((seed = (seed * 16807) % 2147483647) / 2147483647 * most);
  const seen = what => [...document.querySelectorAll(what)].filter(
    element => element.checkVisibility() && !element.disabled && element.getAttribute('aria-disabled') !== 'true');
  const offered = () => {
    const menu = seen('.menu button');
    return menu.length ? menu : seen('#board [data-glow][role="button"], .prompt-buttons button:not(.quiet)');
  };
  const until = performance.now() + patience;
  for (let clicks = 0; performance.now() < until; ) {
    if (document.querySelector('.ending')) return clicks;
    const choices = offered();
    if (choices.length) {
      choices[luck(choices.length)].dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      clicks++;
    }
    await new Promise(done => setTimeout(done, 5));
  }
  throw new Error('the game is still on: ' + document.querySelector('#prompt')?.innerText);
}"""


class Visitor:
    """One browser window with its own storage."""

    def __init__(self, context: BrowserContext, address: str, name: str = "") -> None:
        self.context = context
        self.address = address
        self.name = name
        self.touch = False
        self.received: list[str] = []
        self.complaints: list[str] = []
        self.page = self._watched(context.new_page())

    def _watched(self, page: Page) -> Page:
        page.set_default_timeout(PATIENCE)
        page.on("response", self._note)
        page.on("websocket", self._listen)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", lambda line: self._hear(line.type, line.text))
        return page

    def _hear(self, kind: str, text: str) -> None:
        """Errors are complaints, but an answer that came too late is part of the game."""
        if kind == "error" and "status of 409" not in text:
            self.complaints.append(text)

    def _note(self, response: Response) -> None:
        if "/api/" in response.url:
            try:
                self.received.append(response.text())
            except Exception as problem:  # a body that went away with its page
                self.received.append(f"unread: {problem}")

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.received.append(str(frame)))

    # -- going

    def go(self, path: str) -> None:
        """Open an address of the site."""
        self.page.goto(self.address + path)
        self.page.wait_for_selector("main")

    def play_now(self, game: str) -> None:
        """From the start page into a game against bots."""
        self.go("/")
        self.page.locator(f'.card[data-game="{game}"] button.primary').click()
        at_once = self.page.locator("dialog .play-at-once")
        self.page.wait_for_selector("dialog .play-at-once, .table[data-entry]")
        if at_once.count():
            at_once.click()
        self.page.wait_for_selector(".table[data-entry]")

    def play_with(self, game: str, *bots: str) -> None:
        """By way of the page where a table is made: against these bots."""
        self.go(f"/new/{game}")
        players = self.page.get_by_role("group", name="Players").get_by_role("button", name=str(1 + len(bots)))
        if players.count():
            players.click()
        for seat, bot in enumerate(bots, 2):
            self.page.get_by_label(f"Seat {seat}", exact=True).select_option(f"bot {bot}")
        self.page.get_by_role("button", name="Create", exact=True).click()
        self.page.wait_for_selector(".table[data-entry]")

    def picture(self, name: str, whole: bool = False) -> None:
        """Save what is to be seen, for people to look at."""
        SCREENSHOTS.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=SCREENSHOTS / f"{name}.png", full_page=whole)

    # -- playing

    @property
    def entry(self) -> int:
        """How many entries the shown log has."""
        return int(self.page.locator(".table[data-entry]").get_attribute("data-entry") or 0)

    @property
    def over(self) -> bool:
        """True once the end is shown."""
        return self.page.locator(".ending").count() > 0

    def wait(self, after: int = -1) -> bool:
        """Until this seat is asked again; False if the game is over by then."""
        answer = self.page.wait_for_function(_READY, arg=after, timeout=4 * PATIENCE).json_value()
        return bool(answer == "asked")

    def choose(self, pick: Callable[[list[str]], int]) -> str:
        """Open the list of all choices and take one by its place in it."""
        before = self.entry
        everything = self.page.locator(".prompt-buttons button:not(.quiet)")
        labels = everything.all_inner_texts()
        if self.page.locator(".choices-all").count():
            self.page.locator(".choices-all").click()
            everything = self.page.locator(".menu button")
            labels = everything.all_inner_texts()
        if not labels:  # the question has changed meanwhile, as it may where all act at once
            return ""
        number = pick(labels)
        try:
            everything.nth(number).click(timeout=SOON)
        except TimeoutError:  # likewise: the button went away under the pointer
            self.page.keyboard.press("Escape")
            return ""
        self.page.wait_for_function(_STEPPED, arg=str(before))
        if self.page.locator(".end-turn").count():
            self.page.locator(".end-turn").click()
            self.page.locator(".end-turn").wait_for(state="detached")
        return labels[number]

    def open_choices(self) -> None:
        """Open the list of all choices by its key; again if the question changed under the hand."""
        for _ in range(5):
            self.page.keyboard.press("c")
            try:
                self.page.wait_for_selector(".menu", timeout=SOON)
            except TimeoutError:
                continue
            return
        raise AssertionError("the choices do not open")

    def answer_some(self, seed: int, most: int) -> int:
        """Answer at random as long as it is soon this seat's turn again; the number of answers."""
        luck, given = random.Random(seed), 0
        for _ in range(most):
            if not self.wait():
                break
            given += bool(self.choose(lambda labels: luck.randrange(len(labels))))
        return given

    def play_to_the_end(self, seed: int, patience: int = 240) -> int:
        """Click something that glows or is offered, again and again, until the game is over; the number of clicks."""
        self.page.set_default_timeout(patience * 1000)
        clicks = int(self.page.evaluate(_PLAY, [seed, patience * 1000]))
        self.page.set_default_timeout(PATIENCE)
        self.see_the_end()
        return clicks

    def see_the_end(self) -> None:
        """Skip the last reveal, close the scenes that lie over the end, and wait for the result."""
        self.page.wait_for_function(_SKIPPABLE)
        reveal = self.page.locator(".vr-skip")
        if reveal.count():
            reveal.click()
        self.page.wait_for_selector("[data-undecided]", state="detached")
        scene = self.page.locator(".board-window [data-climax] button.primary")
        while scene.count():
            scene.first.click()
        self.page.wait_for_selector(".ending h2")

    def updates(self) -> list[dict[str, Any]]:
        """All updates received so far."""
        read = [json.loads(text) for text in self.received if text.startswith("{")]
        return [message for message in read if message.get("kind") == "update"]
