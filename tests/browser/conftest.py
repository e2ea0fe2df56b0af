"""A server of its own with an empty database, a real Chromium, and visitors."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from browser.serving import serving
from browser.visitor import Visitor

import sottovoce

pytest.importorskip("playwright.sync_api", reason="playwright is not installed")

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "client"
STATIC = Path(sottovoce.__file__).parent / "server" / "static"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
NewVisitor = Callable[..., Visitor]


def find_chromium() -> str | None:
    """A Chromium that is there, or one that can be installed here."""
    found = next(filter(None, map(shutil.which, NAMES)), None)
    if found is None and shutil.which("apt-get") and os.geteuid() == 0:
        command = ["apt-get", "install", "-y", "-qq", "chromium"]
        subprocess.run(command, check=False, capture_output=True, timeout=600)
        found = next(filter(None, map(shutil.which, NAMES)), None)
    return found


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    path = find_chromium()
    if path is None:
        pytest.skip("no Chromium here, and none can be installed (as root: apt-get install chromium)")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that this session has started."""
    if not (STATIC / "index.html").exists():
        pytest.skip("the client is not built (npm is needed: make client)")
    with serving(tmp_path_factory.mktemp("database"), "--lang", "en", "--bot-pause", "0") as address:
        yield address


@pytest.fixture
def local(site: str) -> str:
    """The server by its name: for a bare address browsers make no passkeys and install no apps."""
    return site.replace("127.0.0.1", "localhost")


@pytest.fixture
def visit(chromium: Browser, site: str) -> Iterator[NewVisitor]:
    """Makes visitors; at the end none of them may have met an error in the page."""
    made: list[Visitor] = []

    def new(width: int = 1360, height: int = 900, pace: str = "instant", **more: Any) -> Visitor:
        settings: dict[str, Any] = {"locale": "en-GB", "reduced_motion": "reduce", **more}
        context = chromium.new_context(viewport={"width": width, "height": height}, **settings)
        context.add_init_script(f"localStorage['sottovoce.pace'] ??= '\"{pace}\"'")
        visitor = Visitor(context, site)
        visitor.touch = bool(more.get("has_touch"))
        made.append(visitor)
        return visitor

    yield new
    complaints = [line for visitor in made for line in visitor.complaints]
    for visitor in made:
        visitor.context.close()
    assert not complaints, complaints


@pytest.fixture(scope="session")
def axe() -> str:
    """The source of axe-core."""
    path = CLIENT / "node_modules" / "axe-core" / "axe.min.js"
    if not path.exists():
        pytest.skip("axe-core is not installed (cd client && npm ci)")
    return path.read_text("utf-8")
