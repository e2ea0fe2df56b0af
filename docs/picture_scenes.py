"""What is photographed: every page, and every moment of the games that is worth seeing.

A scene is made anew for each picture, because some of them go on before the camera.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, NamedTuple

from browser.moments import VERRAT_SEATS, forward, is_hungry, phase, planning, settling, whispering
from browser.staging import Staged, at_random
from playwright.sync_api import Page

from sottovoce import bots
from sottovoce.core.table import Table

GAMES = {"siam": 3, "whispers": 3, "verrat": 4}
NAMES = ("Anna", "Bruno", "Carla", "Dario")
MOMENT = 60  # entries until a game is in full swing
PATIENCE = 600_000
PAGES = ("/", "/new/siam", "/rules/siam", "/rules/verrat", "/learn/siam", "/puzzles/siam", "/account", "/nowhere")


class PictureScene(NamedTuple):
    """An address, what is waited for there, and what is done before the picture is taken."""

    path: str
    wait: str = "main"
    do: Callable[[Page], Any] | None = None
    moves: bool = False  # things move by themselves in it
    tables: str | None = None  # what the browser knows of its own tables, as it keeps it


Make = Callable[[str], PictureScene]


def own(table: Staged, seat: int = 0) -> str:
    """The address of a seat."""
    return f"/t/{table.id}#{table.keys[seat]}"


def staged(site: str, game: str, over: bool) -> Staged:
    """A table between greedy players, in full swing or at its end."""
    table = Staged(site, game, GAMES[game], seed=3, names=NAMES)
    players = [bots.make("greedy", table.table.game, seat) for seat in range(GAMES[game])]

    def pick(now: Table, seat: int, choices: list[str]) -> str:
        return bots.answer(players[seat], now, seat)

    table.until(lambda now: now.over if over else len(now.log) >= MOMENT and now.to_act[0] == 0, pick)
    return table


_KEPT: dict[tuple[str, str, bool], Staged] = {}


def kept(site: str, game: str, over: bool) -> Staged:
    """The same table for all pictures in which nothing is done."""
    name = (site, game, over)
    if name not in _KEPT:
        _KEPT[name] = staged(site, game, over)
    return _KEPT[name]


# -- pages


def page(path: str) -> Make:
    """A page that needs no table."""
    return lambda site: PictureScene(path)


def running(game: str) -> Make:
    """A table in full swing."""
    return lambda site: PictureScene(own(kept(site, game, over=False)), ".drawn-board")


def ended(game: str) -> Make:
    """The end of a game."""
    return lambda site: PictureScene(own(kept(site, game, over=True)), ".ending .decisive")


def replayed(game: str) -> Make:
    """A game as it went, somewhere in its middle."""
    return lambda site: PictureScene(f"/t/{kept(site, game, over=True).id}/at/40", ".drawn-board")


def analysed(game: str) -> Make:
    """The judge's sheet under a replay."""

    def wait(page: Page) -> None:
        page.wait_for_selector("path.graph-line, polyline.graph-line", state="attached", timeout=PATIENCE)

    return lambda site: PictureScene(f"/t/{kept(site, game, over=True).id}/at/40#analysis", ".drawn-board", wait)


def _ask(page: Page, site: str, seats: list[dict[str, str]], **more: object) -> Any:
    return page.context.request.post(f"{site}/api/tables", data={"game": "siam", "seats": seats, **more}).json()


def invitation(site: str) -> PictureScene:
    """What a friend sees who follows a link."""

    def follow(page: Page) -> None:
        seats = [{"kind": "me", "name": "Anna"}, {"kind": "friend"}, {"kind": "bot", "bot": "greedy"}]
        made = _ask(page, site, seats, options={"map": "isles-8"}, clock=86400)
        page.goto(f"{site}/join/{made['id']}#{made['seats'][1]['invite']}")
        page.wait_for_selector(".invitation")

    return PictureScene("/", ".card", follow)


def gathering(site: str) -> PictureScene:
    """A table that waits for a friend."""

    def make(page: Page) -> None:
        page.locator("select:has(option[value=friend])").first.select_option("friend")
        page.locator("form button.primary").click()
        page.wait_for_selector(".gathering")

    return PictureScene("/new/siam", "form", make)


def my_tables(site: str) -> PictureScene:
    """One's own tables: one's turn, another's, and one that is over."""
    mine = [kept(site, game, over) for game in GAMES for over in (False, True)]
    known = [
        {
            "id": table.id,
            "game": table.table.game.name,
            "seats": [{"seat": 0, "key": table.keys[0]}],
            "host": None,
            "invites": {},
            "read": 0,
            "since": 0,
        }
        for table in mine
    ]
    return PictureScene("/tables", ".table-row", tables=json.dumps(known))


# -- moments of King of Siam


def struggle(british: bool) -> Make:
    """A struggle ends while one watches."""

    def make(site: str) -> PictureScene:
        table = settling(site, seed=7 if british else 3, british=british)
        last = table.table.to_act[0]

        def settle(page: Page) -> None:
            table.play(last, "pass")
            page.wait_for_selector(".siam-scene")

        return PictureScene(own(table, (last + 1) % 3), ".drawn-board", settle)

    return make


def asked(game: str, word: str, seed: int = 3, luck: int = 4) -> Callable[[str], Staged]:
    """A table at which somebody may answer with this word."""

    def make(site: str) -> Staged:
        table = Staged(site, game, GAMES[game], seed, names=NAMES)
        table.until(
            lambda now: any(one.split()[0] == word for one in now.choices(now.to_act[0])),
            at_random(luck),
        )
        return table

    return make


def held_back(site: str) -> PictureScene:
    """The last step of a turn waits for its end."""
    table = asked("siam", "take")(site)

    def take(page: Page) -> None:
        page.locator("#board [data-glow]").first.dispatch_event("click")
        page.wait_for_selector(".menu, .end-turn")
        if page.locator(".menu").count():
            page.locator(".menu button").first.click()
        page.wait_for_selector(".end-turn")

    return PictureScene(own(table, table.table.to_act[0]), '#board [role="button"]', take)


def swap(site: str) -> PictureScene:
    """What a swap would do, before it is made."""
    table = asked("siam", "switch")(site)

    def point(page: Page) -> None:
        page.locator('#board [role="button"]').first.dispatch_event("pointerover")
        page.wait_for_selector(".siam-ghost")

    return PictureScene(own(table, table.table.to_act[0]), '#board [role="button"]', point)


# -- moments of A War of Whispers


def whispers(step: str, fits: Callable[[Table, int], bool], wait: str, do: Callable[[Page], Any] | None = None) -> Make:
    """Somebody is asked this."""

    def make(site: str) -> PictureScene:
        table = whispering(site, step, fits)
        return PictureScene(own(table, table.table.to_act[0]), wait, do)

    return make


def exchange(page: Page) -> None:
    """Two loyalties are picked."""
    for slot in ("devout", "opposed"):
        page.locator(f'.ww-token[data-slot="{slot}"]').click()


def unveiling(all_of_them: bool) -> Make:
    """Loyalties are turned up at the end."""

    def make(site: str) -> PictureScene:
        table = Staged(site, "whispers", 3, seed=5, names=NAMES)
        seat, action = table.all_but_the_last(at_random(1))

        def end(page: Page) -> None:
            page.wait_for_selector(".ww-strip")
            table.play(seat, action)
            page.wait_for_selector(".ww-unveil-token[data-up]")
            if all_of_them:
                page.locator(".ww-unveil button").click()

        return PictureScene(own(table, (seat + 1) % 3), ".drawn-board", end, moves=not all_of_them)

    return make


# -- moments of Verrat!


def offer(site: str) -> PictureScene:
    """An offer is put together from two hands."""
    table = Staged(site, "verrat", VERRAT_SEATS, seed=1, names=NAMES)
    hands = [player["cards"] for player in table.table.view(None)["players"]]
    mine = next(card for card in hands[0] if card != "pardon")
    theirs = next(card for card in hands[2] if card not in ("pardon", mine))

    def pick(page: Page) -> None:
        open_panels(page)
        for seat, card in ((0, mine), (2, theirs)):
            page.locator(f'.vr-player[data-seat="{seat}"] .vr-hand-card[data-card="{card}"]').click()

    return PictureScene(own(table), ".drawn-board", pick)


def open_panels(page: Page) -> None:
    """On a phone: the drawer of the panels."""
    tab = page.locator("#tab-panels")
    if tab.count():
        tab.click()


def statement(site: str) -> PictureScene:
    """A statement is made by clicking a vizier and a place."""
    table = Staged(site, "verrat", VERRAT_SEATS, seed=1, names=NAMES)
    vizier = next(iter(table.table.view(None)["players"][0]["viziers"]))

    def say(page: Page) -> None:
        open_panels(page)
        page.locator(".vr-speak-open").click()
        page.locator(f'[data-token="vizier:{vizier}"]').dispatch_event("click")
        page.locator('[data-place="city:kaffa"]').dispatch_event("click")

    return PictureScene(own(table), ".drawn-board", say)


def plan(site: str) -> PictureScene:
    """One's own plan as paths on the board."""
    table = planning(site)

    def draw(page: Page) -> None:
        open_panels(page)
        rows = page.locator(".vr-plan-row select")
        rows.nth(0).select_option("stay")
        rows.nth(1).select_option(index=3)
        rows.nth(3).select_option(index=8)

    return PictureScene(own(table), ".drawn-board", draw)


def reveal(until: str | None) -> Make:
    """The plans are revealed: the first step, or the one of this kind."""

    def make(site: str) -> PictureScene:
        table = planning(site)

        def show(page: Page) -> None:
            table.until(lambda now: phase(now) != "plan", forward(3))
            page.wait_for_selector(".vr-scene")
            if until is None:
                return
            table.until(lambda now: phase(now) == "intrigue", forward(3))
            page.wait_for_timeout(400)
            for _ in range(30):
                kind = str(page.locator(".vr-step").get_attribute("data-kind"))
                if kind.endswith(until):
                    return
                page.locator(".vr-scene .vr-buttons button:nth-last-child(2)").click()

        return PictureScene(own(table), ".drawn-board", show)

    return make


SCENES: dict[str, Make] = {
    **{f"page{path.replace('/', '-')}": page(path) for path in PAGES},
    **{f"{game}-table": running(game) for game in GAMES},
    **{f"{game}-end": ended(game) for game in GAMES},
    **{f"{game}-replay": replayed(game) for game in GAMES},
    "siam-analysis": analysed("siam"),
    "invitation": invitation,
    "gathering": gathering,
    "my-tables": my_tables,
    "siam-struggle": struggle(british=False),
    "siam-british": struggle(british=True),
    "siam-end-turn": held_back,
    "siam-swap": swap,
    "whispers-exchange": whispers("loyalties", lambda table, seat: True, ".ww-token", exchange),
    "whispers-target": whispers("target", lambda table, seat: len(table.view(seat)["battles"]) > 1, ".ww-outcome"),
    "whispers-force": whispers("force", lambda table, seat: len(table.choices(seat)) > 2, ".ww-battle-row"),
    "whispers-cards": whispers(
        "act", lambda table, seat: len(table.view(seat)["players"][seat]["hand"]) > 1, ".drawn-board", open_panels
    ),
    "whispers-hunger": whispers("act", is_hungry, ".ww-strip-hunger"),
    "whispers-unveil": unveiling(all_of_them=False),
    "whispers-unveiled": unveiling(all_of_them=True),
    "verrat-offer": offer,
    "verrat-statement": statement,
    "verrat-plan": plan,
    "verrat-reveal": reveal(None),
    "verrat-votes": reveal("banished"),
}
