"""The drawing: its borders are the rules' borders, and every place can be found on it."""

from __future__ import annotations

import gzip
import json
from itertools import pairwise
from xml.etree import ElementTree

import msgspec
import pytest

import sottovoce
from sottovoce.core.svg import Drawing, faults
from sottovoce.games.siam import GAME
from sottovoce.games.siam.rules import board
from sottovoce.games.siam.show import map_layout

BASE_LIMIT = 12_000  # bytes, compressed
SVG = "{http://www.w3.org/2000/svg}"


def _custom(name: str = "ring") -> str:
    """A ring of eight provinces whose names would break a careless drawing."""
    names = "abcdefgh"
    return json.dumps(
        {
            "id": name,
            "title": {"en": '<Ring> & "Co"', "it": "L'<Anello>"},
            "provinces": {name: f"<b>{name.upper()}</b> & Söhne" for name in names},
            "homes": {"rama": "a", "lao": "d", "malay": "g"},
            "borders": [[a, b] for a, b in pairwise(names + "a")],
        }
    )


def _drawn(value: str) -> Drawing:
    return GAME.drawing(GAME.settle_options({"map": value}))


def _points(data: str) -> list[tuple[int, int]]:
    """The corners of a path as tenths, from its relative steps."""
    start, steps = data.removeprefix("M").rstrip("z").split("l")
    numbers = [float(n) for n in _split(f"{start} {steps}")]
    x = y = 0
    found = []
    for dx, dy in zip(numbers[::2], numbers[1::2], strict=True):
        x, y = x + round(dx * 10), y + round(dy * 10)
        found.append((x, y))
    return found


def _split(text: str) -> list[str]:
    return text.replace("-", " -").split()


def _drawn_borders(drawing: Drawing) -> set[frozenset[str]]:
    """Two provinces border if the shapes on the sheet share an edge."""
    owners: dict[frozenset[tuple[int, int]], set[str]] = {}
    for shape in ElementTree.fromstring(drawing.svg).iter(f"{SVG}g"):
        path = shape.find(f"{SVG}path")
        place = shape.get("data-place")
        if place and path is not None:
            corners = _points(path.get("d", ""))
            for a, b in zip(corners, [*corners[1:], corners[0]], strict=True):
                owners.setdefault(frozenset((a, b)), set()).add(place.removeprefix("province:"))
    return {frozenset(names) for names in owners.values() if len(names) == 2}


@pytest.mark.parametrize("name", board.SHIPPED)
def test_the_borders_on_the_sheet_are_those_of_the_rules(name: str) -> None:
    game_map = board.shipped(name)
    ruled = {frozenset(game_map.provinces[end] for end in pair) for pair in game_map.borders}
    assert _drawn_borders(_drawn(name)) == ruled


@pytest.mark.parametrize("value", [*board.SHIPPED, _custom()], ids=["siam", "isles", "custom"])
def test_every_province_has_its_place_inside_the_sheet(value: str) -> None:
    drawing = _drawn(value)
    assert not faults(drawing.svg)
    assert msgspec.json.encode(drawing)
    assert set(drawing.places) == {f"province:{p}" for p in board.read(value).provinces}
    places = ElementTree.fromstring(drawing.svg).iter()
    assert {e.get("data-place") for e in places} - {None} == set(drawing.places)
    width, height = drawing.size
    for spot in drawing.places.values():
        assert len(spot["icons"]) >= 3
        for x, y in [spot["center"], spot["label"], *spot["slots"], *spot["icons"]]:
            assert 0 < x < width
            assert 0 < y < height


@pytest.mark.parametrize("name", board.SHIPPED)
def test_the_empty_board_is_small(name: str) -> None:
    assert len(gzip.compress(_drawn(name).svg.encode())) < BASE_LIMIT


def test_a_map_without_a_drawing_becomes_circles_that_do_not_touch() -> None:
    spots = [spot["center"] for spot in _drawn(_custom()).places.values()]
    apart = [(a, b) for a in spots for b in spots if a is not b]
    assert all((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 > (2 * map_layout.RADIUS) ** 2 for a, b in apart)


def test_a_map_that_only_bears_the_name_of_ours_is_not_drawn_as_ours() -> None:
    table = sottovoce.new("siam", players=2, seed=1, options={"map": _custom("siam-8")})
    picture = table.svg()
    assert picture is not None
    assert "#graph-a" in picture or 'id="graph-a"' in picture


@pytest.mark.parametrize("lang", ["en", "it"])
def test_names_are_written_and_escaped(lang: str) -> None:
    table = sottovoce.new("siam", players=2, seed=1, options={"map": _custom()}, names=["<Anna>", "B&B"])
    picture = table.svg(0, lang)
    assert picture is not None
    assert not faults(picture)
    written = [element.text for element in ElementTree.fromstring(picture).iter(f"{SVG}text")]
    assert "<b>A</b> & Söhne" in written
    assert any(text and "<Anna>" in text for text in written)


def test_followers_are_drawn_one_by_one_or_counted() -> None:
    table = sottovoce.new("siam", players=3, seed=2)
    view = table.view(None)
    picture = table.svg()
    assert picture is not None
    for faction in ("rama", "lao", "malay"):
        on_map = sum(province["followers"][faction] for province in view["provinces"])
        in_panel = 1 + table.players
        assert picture.count(f'href="#piece-{faction}"') == on_map + in_panel


def test_in_a_game_from_memory_a_picture_shows_what_the_view_shows() -> None:
    table = sottovoce.new("siam", players=2, seed=1, options={"played": "memory"})
    own, other = table.svg(0), table.svg(1)
    assert own is not None
    assert other is not None
    assert own.count("Khon Thai") == 1
    assert own != other
