"""Photograph every page and every climax of the browser client, for people to look at.

`.venv/bin/python docs/make_pictures.py FOLDER` writes PNGs into a folder, each scene of `picture_scenes.py` on every
screen, by day in English and by night in Italian; `--only`, `--screens` and `--looks` choose among them. With
`--readme` it renews the pictures of the README. It starts a server of its own, or uses the one at `--site`.
"""

from __future__ import annotations

import argparse
import base64
import json
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent / "tests"))

from browser.conftest import FLAGS, find_chromium  # noqa: E402
from browser.serving import serving  # noqa: E402
from picture_scenes import SCENES, PictureScene, analysed, ended, page, running  # noqa: E402

DESK = {"width": 1360, "height": 900}
SCREENS = {
    "desk": {"width": 1280, "height": 800},
    "phone": {"width": 390, "height": 844},
    "small": {"width": 360, "height": 640},
    "lying": {"width": 844, "height": 390},
}
LOOKS = {"day": ("en-GB", "light"), "night": ("it-IT", "dark")}
SETTLED = 900  # milliseconds
PATIENCE = 600_000
TOUCHED = 500  # pixels; no less across is worked with a pointer
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
def site_of(site: str | None) -> Iterator[str]:
    """The address of a server: a given one, or one that lasts as long as this."""
    if site:
        yield site
        return
    with tempfile.TemporaryDirectory() as folder, serving(folder) as started:
        yield started


class Photographer:
    """Opens pages in all their looks and saves what is to be seen."""

    def __init__(self, browser: Browser, site: str, folder: Path) -> None:
        self._browser = browser
        self.site = site
        self._folder = folder

    def take(
        self, name: str, scene: PictureScene, size: dict[str, int], lang: str = "en-GB", scheme: str = "light"
    ) -> Path:
        """One picture."""
        context = self._browser.new_context(
            viewport={**size},
            locale=lang,
            color_scheme=scheme,
            reduced_motion="no-preference" if scene.moves else "reduce",
            has_touch=min(size.values()) < TOUCHED,  # type: ignore[arg-type]
        )
        context.add_init_script("localStorage['sottovoce.pace'] ??= '\"instant\"'")
        if scene.tables:
            context.add_init_script(f"localStorage['sottovoce.tables'] ??= {json.dumps(scene.tables)}")
        shown = context.new_page()
        shown.goto(self.site + scene.path)
        shown.wait_for_selector(scene.wait, timeout=PATIENCE)
        if scene.do is not None:
            scene.do(shown)
        shown.wait_for_timeout(SETTLED)
        file = self._folder / f"{name}.png"
        shown.screenshot(path=file)
        context.close()
        return file

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


def main() -> None:
    """The pictures that were asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--site", help="the address of a server that is running already")
    parser.add_argument("--readme", action="store_true", help="renew the pictures of the README instead")
    parser.add_argument("--only", nargs="+", default=[""], metavar="WORD", help="scenes whose names hold one of these")
    parser.add_argument("--screens", nargs="+", default=list(SCREENS), choices=list(SCREENS))
    parser.add_argument("--looks", nargs="+", default=list(LOOKS), choices=list(LOOKS))
    wanted = parser.parse_args()
    wanted.folder.mkdir(parents=True, exist_ok=True)
    chromium = find_chromium()
    assert chromium, "no Chromium here"
    with site_of(wanted.site) as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        photographer = Photographer(browser, site, wanted.folder)
        if wanted.readme:
            renew(photographer)
        else:
            names = [name for name in SCENES if any(word in name for word in wanted.only)]
            everything(photographer, names, wanted.screens, wanted.looks)
        browser.close()


def everything(photographer: Photographer, names: list[str], screens: list[str], looks: list[str]) -> None:
    """These scenes on all these screens, by day in English and by night in Italian."""
    for name in names:
        for screen in screens:
            for look in looks:
                scene = SCENES[name](photographer.site)
                photographer.take(f"{name}-{screen}-{look}", scene, SCREENS[screen], *LOOKS[look])
                print(name, screen, look, flush=True)


def renew(photographer: Photographer) -> None:
    """The pictures of the README."""
    pictures, site = HERE / "pictures", photographer.site
    for game, scheme in (("siam", "light"), ("whispers", "light"), ("verrat", "dark")):
        shot = photographer.take(f"readme-{game}", running(game)(site), DESK, scheme=scheme)
        photographer.webp([shot], pictures / f"{game}.webp")
    end = photographer.take("readme-end", ended("whispers")(site), DESK)
    photographer.webp([end], pictures / "end.webp")
    phones = [
        photographer.take("readme-phone-start", page("/")(site), SCREENS["phone"]),
        photographer.take("readme-phone-siam", running("siam")(site), SCREENS["phone"]),
        photographer.take("readme-phone-end", ended("verrat")(site), SCREENS["phone"], scheme="dark"),
    ]
    photographer.webp(phones, pictures / "phone.webp")
    judged = photographer.take("readme-analysis", analysed("siam")(site), DESK)
    photographer.webp([judged], pictures / "analysis.webp")


if __name__ == "__main__":
    main()
