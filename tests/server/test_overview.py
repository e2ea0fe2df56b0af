"""A game at a glance: in both languages, with figures that can be drawn, and nothing that the rules lack."""

from __future__ import annotations

import re

import pytest

import sottovoce
from sottovoce.core.svg import faults
from sottovoce.core.words import LANGUAGES
from sottovoce.school.errors import NoSuchLesson
from sottovoce.server import overview

WRITTEN = [name for name in sottovoce.games() if sottovoce.find(name).overview("en")]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", WRITTEN)
def test_it_names_paragraphs_that_there_are(name: str, lang: str) -> None:
    game = sottovoce.find(name)
    cited = set(re.findall(r"§([\d.]+\d|\d+)", game.overview(lang)))
    assert cited
    assert cited <= set(game.paragraphs(lang))
    told = overview.overview(game, lang)
    assert len(told.parts) >= 5
    assert all(part.html for part in told.parts)
    assert '<a href="#s' in told.parts[1].html
    terms = re.findall(r"<strong>(.*?)</strong>:", told.parts[-1].html)
    assert len(terms) >= 10
    assert terms == sorted(terms, key=str.casefold)


@pytest.mark.parametrize("name", WRITTEN)
def test_its_figures_are_drawn_from_lessons(name: str) -> None:
    game = sottovoce.find(name)
    figures = {lang: overview.figures(game, lang) for lang in LANGUAGES}
    assert len(figures["en"]) >= 2
    assert figures["en"] == figures["it"], "the same pictures in both languages"
    for figure in figures["en"]:
        svg = overview.figure(game, *figure, "it")
        assert faults(svg) == []
        left, top, width, height = map(float, re.findall(r'viewBox="([^"]*)"', svg)[0].split())
        drawn = game.drawing({option.name: option.default for option in game.options})
        assert drawn is not None
        assert left >= 0 <= top
        assert left + width <= drawn.size[0] + 1
        assert top + height <= drawn.size[1] + 1


@pytest.mark.parametrize(
    "figure", [("none", "leader", "province:kedah"), ("first", "none", "province:kedah"), ("first", "leader", "moon")]
)
def test_what_can_not_be_drawn_is_refused(figure: tuple[str, str, str]) -> None:
    with pytest.raises(NoSuchLesson):
        overview.figure(sottovoce.find("siam"), *figure, "en")
