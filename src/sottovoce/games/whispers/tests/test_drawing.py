"""The drawing on the sheet: borders, places, pieces, and nothing that a seat may not know."""

from __future__ import annotations

import gzip
from itertools import product
from random import Random
from xml.etree import ElementTree

import msgspec
import pytest

import sottovoce
from sottovoce.core.map_drawing import MapDrawing
from sottovoce.core.svg import Drawing, faults
from sottovoce.games.whispers import GAME
from sottovoce.games.whispers.rules.board import board
from sottovoce.games.whispers.show.drawing import geometry

BASE_LIMIT = 14_000  # bytes, compressed
SVG = "{http://www.w3.org/2000/svg}"
VARIANTS = list(product(("off", "on"), ("p5-p7", "p4-p8")))


def _drawn(city: str, diagonal: str) -> Drawing:
    return GAME.drawing(GAME.settle_options({"city-e3": city, "diagonal": diagonal}))


@pytest.mark.parametrize("diagonal", ["p5-p7", "p4-p8"])
def test_the_borders_on_the_sheet_are_those_of_the_rules(diagonal: str) -> None:
    data, ruled = geometry(diagonal), board(False, diagonal)
    rings = {region: data["regions"][region]["ring"] for region in ruled.regions}
    drawn = MapDrawing("test", (1600, 1200), data["points"], rings, data["coast"], data["land"], grain=1)
    borders = {
        frozenset((region, other))
        for region, near in zip(ruled.regions, ruled.neighbours, strict=True)
        for other in near
    }
    assert set(drawn.shared()) == borders
    outlines = {drawn.through(ring, True) for ring in rings.values()}
    paths = ElementTree.fromstring(_drawn("off", diagonal).svg).iter(f"{SVG}path")
    assert outlines <= {path.get("d") for path in paths}


@pytest.mark.parametrize(("city", "diagonal"), VARIANTS)
def test_every_region_has_its_place_and_its_icons(city: str, diagonal: str) -> None:
    drawing, ruled = _drawn(city, diagonal), board(city == "on", diagonal)
    assert not faults(drawing.svg)
    assert msgspec.json.encode(drawing)
    assert set(drawing.places) == {f"region:{region}" for region in ruled.regions}
    root = ElementTree.fromstring(drawing.svg)
    assert {element.get("data-place") for element in root.iter()} - {None} == set(drawing.places)
    for region, icons in zip(ruled.regions, ruled.icons, strict=True):
        assert len(drawing.places[f"region:{region}"]["icons"]) == len(icons)
    for icon in ("city", "farm", "fort"):
        assert drawing.svg.count(f'href="#icon-{icon}"') == sum(printed.count(icon) for printed in ruled.icons)


@pytest.mark.parametrize(("city", "diagonal"), VARIANTS)
def test_the_empty_board_is_small(city: str, diagonal: str) -> None:
    assert len(gzip.compress(_drawn(city, diagonal).svg.encode())) < BASE_LIMIT


def test_the_diagonal_changes_the_drawing() -> None:
    assert _drawn("off", "p5-p7").svg != _drawn("off", "p4-p8").svg


@pytest.mark.parametrize(("city", "diagonal"), VARIANTS)
def test_a_picture_is_drawn_on_the_board_of_its_options(city: str, diagonal: str) -> None:
    table = sottovoce.new("whispers", seed=1, options={"city-e3": city, "diagonal": diagonal})
    picture = table.svg()
    assert picture is not None
    for region in ("p4", "p5", "p7", "p8"):
        shape = next(
            part for part in _drawn(city, diagonal).svg.split("<path ") if part.startswith(f'id="five-{region}"')
        )
        assert shape.split("/>")[0] in picture


@pytest.mark.parametrize("lang", ["en", "it"])
def test_banners_councils_and_loyalties_are_shown(lang: str) -> None:
    table = sottovoce.new("whispers", players=4, seed=3, names=["<Anna>", "Bruno", "Carla", "Dario"])
    random = Random(5)
    for _ in range(60):
        seat = table.to_act[0]
        table.play(seat, random.choice(table.choices(seat)))
    for seat in (None, *range(4)):
        picture = table.svg(seat, lang)
        assert picture is not None
        assert not faults(picture)
        root = ElementTree.fromstring(picture)
        drawn = {element.get("data-place") for element in root.iter()} - {None}
        view = table.view(seat)
        assert {f"post:{post['id']}" for post in view["posts"]} <= drawn
        seen = sum(loyalty["empire"] is not None for player in view["players"] for loyalty in player["loyalties"])
        armies = sum(region["banners"] > 0 for region in view["regions"])
        banners = sum(picture.count(f'href="#piece-{empire["id"]}"') for empire in view["empires"])
        assert banners == seen + armies + len(view["empires"])


def test_hungry_regions_are_marked() -> None:
    table = sottovoce.new("whispers", players=2, seed=3)
    random = Random(1)
    marked = 0
    while not table.over and len(table.log) < 600:
        picture = table.svg()
        assert picture is not None
        hungry = sum(region["banners"] > region["feeds"] for region in table.view(None)["regions"])
        assert picture.count('href="#mark-warning"') == hungry
        marked += hungry
        for _ in range(10):
            if not table.over:
                seat = table.to_act[0]
                table.play(seat, random.choice(table.choices(seat)))
    assert marked
