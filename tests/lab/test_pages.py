"""Pages: well made, in one file, in both languages, and true to the figures."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING
from xml.etree import ElementTree

import pytest

from sottovoce.core.table import Table
from sottovoce.core.words import LANGUAGES
from sottovoce.lab import arena_page, html, plots
from sottovoce.lab.analysis import Analysis
from sottovoce.lab.analysis_page import page as analysis_page
from sottovoce.lab.arena import hold
from sottovoce.lab.executors import alone
from sottovoce.lab.journal import Journal
from sottovoce.lab.plots import Bar, Curve
from sottovoce.lab.ratings import Interval

if TYPE_CHECKING:
    from lab.conftest import Plan


def _check(text: str, lang: str) -> ElementTree.Element:
    """A page that is XML, names its language, and fetches nothing."""
    assert text.startswith("<!DOCTYPE html>\n")
    root = ElementTree.fromstring(text.split("\n", 1)[1])
    assert root.get("lang") == lang
    assert not re.search(r"https?:|//|url\(|@import|<script|<link|<img|\bsrc=", text)
    assert "prefers-color-scheme: dark" in text
    return root


@pytest.mark.parametrize("lang", LANGUAGES)
def test_page_of_a_tournament(planned: Plan, tmp_path: Path, lang: str) -> None:
    results = hold(Journal(tmp_path / "journal", planned("first", "last", "random", games=2)), alone)
    root = _check(arena_page.page(results, lang), lang)
    assert len(root.findall(".//svg")) >= 2 + len(results.tournament.bots) - 1
    words = " ".join(root.itertext())
    assert all(bot in words for bot in results.tournament.bots)
    assert "95 %" in words
    assert results.tournament.digest in words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_page_of_an_analysis(blundered: Table, judged: Analysis, lang: str) -> None:
    root = _check(analysis_page(blundered, judged, lang), lang)
    assert len(root.findall(".//svg//polyline")) == 2
    words = " ".join(root.itertext())
    assert ("blunder" if lang == "en" else "errore grave") in words
    assert len(root.findall(".//tr")) > len(judged.moments)
    cells = [cell.get("title") for cell in root.findall(".//table[@class='words']//td")]
    assert cells
    assert None not in cells  # a phone shows no header over them


def test_what_people_wrote_is_escaped() -> None:
    whole = html.document("<b>&", "en", [html.heading("<i>"), html.table(["&"], [["<u>"]])])
    root = ElementTree.fromstring(whole.split("\n", 1)[1])
    assert root.findtext(".//h1") == "<b>&"
    assert root.findtext(".//td") == "<u>"


def _numbers(svg: str, name: str, attribute: str) -> list[float]:
    return [float(node.get(attribute, "nan")) for node in ElementTree.fromstring(svg).iter(name)]


def test_bars_are_as_long_as_their_figures() -> None:
    rows = [Bar("a", Interval(1.0, 0.5, 1.0), ""), Bar("b", Interval(0.5, 0.4, 0.6), "")]
    first, second = _numbers(plots.bars("t", rows, 0.0, 1.0, 0.5), "rect", "width")
    assert first == pytest.approx(2 * second)


def test_columns_are_as_tall_as_their_counts() -> None:
    heights = _numbers(plots.columns("t", [1, 2], {"play": [4.0, 1.0]}), "rect", "height")
    assert heights[0] == pytest.approx(4 * heights[1])


def test_curves_stay_within_their_frame() -> None:
    svg = plots.curves("t", [Curve("a", [(0, 0.0), (5, 1.0), (10, 0.5)])], 10, [(5, 1.0, "here")])
    line = next(ElementTree.fromstring(svg).iter("polyline"))
    points = [tuple(map(float, pair.split(","))) for pair in line.get("points", "").split()]
    assert points[1][1] < points[2][1] < points[0][1]
    assert all(0 <= x <= 800 and 0 <= y <= 320 for x, y in points)
