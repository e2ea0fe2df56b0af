"""Photograph every page and every climax of the browser client, for people to look at.

`.venv/bin/python docs/make_pictures.py FOLDER` writes PNGs into a folder; with `--readme` it renews the pictures of the
README as well. It starts a server of its own, or uses the one at `--site`.
"""

from __future__ import annotations

import argparse
import base64
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent / "tests"))

from browser.conftest import FLAGS, find_chromium  # noqa: E402
from browser.staging import Staged  # noqa: E402

from sottovoce import bots  # noqa: E402
from sottovoce.core.table import Table  # noqa: E402

DESK = {"width": 1360, "height": 900}
PHONE = {"width": 390, "height": 844}
LYING = {"width": 844, "height": 390}
GAMES = {"siam": 3, "whispers": 3, "verrat": 4}
PAGES = ("/", "/new/siam", "/tables", "/rules/siam", "/learn/siam", "/account")
MOMENT = 60  # entries until a game is in full swing
NAMES = ("Anna", "Bruno", "Carla", "Dario")
SETTLED = 900  # milliseconds
PATIENCE = 600_000
_WEBP = """async address => {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.width, image.height];
  canvas.getContext('2d').drawImage(image, 0, 0);
  return canvas.toDataURL('image/webp', 0.82);
}"""


@contextmanager
def serving(site: str | None) -> Iterator[str]:
    """The address of a server: a given one, or one that lasts as long as this."""
    if site:
        yield site
        return
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "sottovoce", "serve", "--no-open", "--no-limits", "--port", "0"]
        command += ["--database", f"sqlite:///{folder}/tables.db"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            found = re.search(r"http://\S+:\d+", server.stdout.readline())
            assert found, "the server did not say where it is"
            yield found[0]
            server.terminate()
            server.communicate(timeout=20)


def staged(site: str, game: str, over: bool) -> Staged:
    """A table between greedy players, in full swing or at its end."""
    table = Staged(site, game, GAMES[game], seed=3, names=NAMES)
    players = [bots.make("greedy", table.table.game, seat) for seat in range(GAMES[game])]

    def pick(now: Table, seat: int, choices: list[str]) -> str:
        return bots.answer(players[seat], now, seat)

    table.until(lambda now: now.over if over else len(now.log) >= MOMENT and now.to_act[0] == 0, pick)
    return table


class Photographer:
    """Opens pages in all their looks and saves what is to be seen."""

    def __init__(self, browser: Browser, site: str, folder: Path) -> None:
        self._browser = browser
        self._site = site
        self._folder = folder

    def take(
        self,
        name: str,
        path: str,
        size: dict[str, int],
        wait: str = "main",
        do: Callable[[Page], Any] | None = None,
        lang: str = "en-GB",
        scheme: str = "light",
    ) -> Path:
        """One picture."""
        context = self._browser.new_context(
            viewport={**size},
            locale=lang,
            color_scheme=scheme,
            reduced_motion="reduce",
            has_touch=size != DESK,  # type: ignore[arg-type]
        )
        context.add_init_script("localStorage['sottovoce.pace'] ??= '\"instant\"'")
        page = context.new_page()
        page.goto(self._site + path)
        page.wait_for_selector(wait, timeout=PATIENCE)
        if do is not None:
            do(page)
        page.wait_for_timeout(SETTLED)
        file = self._folder / f"{name}.png"
        page.screenshot(path=file)
        context.close()
        return file

    def looks(self, name: str, path: str, wait: str = "main", do: Callable[[Page], Any] | None = None) -> None:
        """A page at a desk and on a phone, upright and lying, by day in English and by night in Italian."""
        for kind, size in (("desk", DESK), ("phone", PHONE), ("lying", LYING)):
            self.take(f"{name}-{kind}", path, size, wait, do)
            self.take(f"{name}-{kind}-night-it", path, size, wait, do, "it-IT", "dark")

    def webp(self, files: list[Path], into: Path) -> None:
        """Pictures side by side as one WebP."""
        page = self._browser.new_page(viewport={"width": 2400, "height": 1000})
        shots = [f"data:image/png;base64,{base64.b64encode(file.read_bytes()).decode()}" for file in files]
        source = shots[0]
        if len(shots) > 1:
            images = "".join(
                f'<img src="{shot}" style="border-radius:22px;border:1px solid #8a7a5f">' for shot in shots
            )
            page.set_content(f'<div id="row" style="display:inline-flex;gap:28px;padding:8px">{images}</div>')
            row = page.locator("#row").screenshot(omit_background=True)
            source = f"data:image/png;base64,{base64.b64encode(row).decode()}"
        into.write_bytes(base64.b64decode(page.evaluate(_WEBP, source).partition(",")[2]))
        page.close()


def analysed(page: Page) -> None:
    """Until the analysis is there."""
    page.wait_for_selector(".graph-line", timeout=PATIENCE)


def main() -> None:
    """All pictures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--site", help="the address of a server that is running already")
    parser.add_argument("--readme", action="store_true", help="renew the pictures of the README")
    wanted = parser.parse_args()
    wanted.folder.mkdir(parents=True, exist_ok=True)
    chromium = find_chromium()
    assert chromium, "no Chromium here"
    with serving(wanted.site) as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        photographer = Photographer(browser, site, wanted.folder)
        running = {game: staged(site, game, over=False) for game in GAMES}
        finished = {game: staged(site, game, over=True) for game in GAMES}
        if wanted.readme:
            renew(photographer, running, finished)
        else:
            everything(photographer, running, finished)
        browser.close()


def own(table: Staged) -> str:
    """The address of the first seat."""
    return f"/t/{table.id}#{table.keys[0]}"


def everything(photographer: Photographer, running: dict[str, Staged], finished: dict[str, Staged]) -> None:
    """Every page in all its looks."""
    for path in PAGES:
        photographer.looks(f"page{path.replace('/', '-')}", path)
    for game in GAMES:
        photographer.looks(f"{game}-table", own(running[game]), ".chart")
        photographer.looks(f"{game}-end", own(finished[game]), ".ending")
        photographer.looks(f"{game}-replay", f"/t/{finished[game].id}/at/40", ".chart")
    photographer.looks("siam-analysis", f"/t/{finished['siam'].id}/at/40#analysis", ".chart", analysed)


def renew(photographer: Photographer, running: dict[str, Staged], finished: dict[str, Staged]) -> None:
    """The pictures of the README."""
    pictures = HERE / "pictures"
    for game, scheme in (("siam", "light"), ("whispers", "light"), ("verrat", "dark")):
        shot = photographer.take(f"readme-{game}", own(running[game]), DESK, ".chart", scheme=scheme)
        photographer.webp([shot], pictures / f"{game}.webp")
    end = photographer.take("readme-end", own(finished["whispers"]), DESK, ".decisive")
    photographer.webp([end], pictures / "end.webp")
    phones = [
        photographer.take("readme-phone-start", "/", PHONE, ".card"),
        photographer.take("readme-phone-siam", own(running["siam"]), PHONE, ".chart"),
        photographer.take("readme-phone-end", own(finished["verrat"]), PHONE, ".decisive", scheme="dark"),
    ]
    photographer.webp(phones, pictures / "phone.webp")
    judged = f"/t/{finished['siam'].id}/at/40#analysis"
    photographer.webp(
        [photographer.take("readme-analysis", judged, DESK, ".chart", analysed)], pictures / "analysis.webp"
    )


if __name__ == "__main__":
    main()
