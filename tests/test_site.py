"""The documentation site: it builds without a warning, every page is in reach, and no link leads nowhere."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built as `make docs` does."""
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "mkdocs", "build", "-q", "--strict", "-d", str(folder)]
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1", "PYTHONWARNINGS": "ignore"}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False, timeout=180)
    assert done.returncode == 0, done.stderr
    return folder


class _Links(HTMLParser):
    """The addresses that a page leads to or shows, and its anchors."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []
        self.anchors: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note what it names."""
        given = dict(attrs)
        self.found += [value for name in ("href", "src") if (value := given.get(name))]
        self.anchors |= {value for name in ("id", "name") if (value := given.get(name))}


def test_every_link_leads_somewhere(site: Path) -> None:
    pages: dict[Path, _Links] = {}
    for page in site.rglob("*.html"):
        pages[page] = _Links()
        pages[page].feed(page.read_text("utf-8"))
    broken = []
    for page, links in pages.items():
        if page.name == "404.html":
            continue
        for link in links.found:
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                continue
            goal = (page.parent / unquote(parts.path)).resolve() if parts.path else page
            goal = goal / "index.html" if goal.is_dir() else goal
            if not goal.exists() or (parts.fragment and goal in pages and parts.fragment not in pages[goal].anchors):
                broken.append(f"{page.relative_to(site)}: {link}")
    assert not broken


def test_nothing_is_fetched_from_elsewhere(site: Path) -> None:
    for page in site.rglob("*.html"):
        fetched = re.findall(
            r'<(?:script|img|link rel="stylesheet")[^>]*(?:src|href)="(https?://[^"]*)"', page.read_text("utf-8")
        )
        assert not fetched, page


@pytest.mark.parametrize(
    "page", ["play", "operating", "bots", "lab", "adding-a-game", "project/architecture", "rules/siam"]
)
def test_a_readers_question_has_a_page_and_is_searched(site: Path, page: str) -> None:
    assert (site / page / "index.html").exists()
    assert f'"{page}/' in (site / "search" / "search_index.json").read_text("utf-8")
