"""The drawing: every place of the court and the land, and every vizier exactly once."""

from __future__ import annotations

import gzip
from math import dist
from random import Random
from xml.etree import ElementTree

import msgspec
import pytest

import sottovoce
from sottovoce.core.svg import faults
from sottovoce.games.verrat import GAME
from sottovoce.games.verrat.rules.board import CITY_NAMES, COLOUR_NAMES, SIZE_NAMES

BASE_LIMIT = 6_000  # bytes, compressed
ROUNDS = 6


def test_every_place_is_on_the_sheet() -> None:
    drawing = GAME.drawing({})
    assert not faults(drawing.svg)
    assert msgspec.json.encode(drawing)
    wanted = {f"court:{position}" for position in range(12)} | {f"city:{city}" for city in CITY_NAMES}
    wanted |= {"dungeon:1", "dungeon:2", "dungeon:3", "exile"}
    assert set(drawing.places) == wanted | {"throne"}
    places = ElementTree.fromstring(drawing.svg).iter()
    assert {element.get("data-place") for element in places} - {None} == wanted
    width, height = drawing.size
    for spot in drawing.places.values():
        points = [spot["center"], *spot.get("slots", []), *spot.get("crowd", [])]
        assert all(0 < x < width and 0 < y < height for x, y in points)
    assert len(gzip.compress(drawing.svg.encode())) < BASE_LIMIT


def test_s02_the_places_run_clockwise_from_the_sultans_left_and_end_at_his_right() -> None:
    places = GAME.drawing({}).places
    ring = [places[f"court:{position}"]["center"] for position in range(12)]
    throne = places["throne"]["center"]
    by_distance = sorted(range(12), key=lambda position: dist(ring[position], throne))
    assert set(by_distance[:2]) == {0, 11}
    assert ring[0][0] > throne[0] > ring[11][0]  # he faces us: his left hand is on our right
    turns = [
        (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0])
        for a, b, c in zip(ring, ring[1:], ring[2:], strict=False)
    ]
    assert all(turn > 0 for turn in turns)


@pytest.mark.parametrize("lang", ["en", "it"])
def test_each_vizier_is_drawn_once_wherever_he_is(lang: str) -> None:
    table = sottovoce.new("verrat", players=4, seed=4, names=["<Anna>", "B&B"])
    random = Random(3)
    seen = set()
    while not table.over and table.view(None)["round"] < ROUNDS:
        seat = random.choice(table.to_act)
        table.play(seat, random.choice(table.choices(seat)))
        if len(table.log) % 12:
            continue
        for watcher in (None, 0, 3):
            picture = table.svg(watcher, lang)
            assert picture is not None
            assert not faults(picture)
            for colour in COLOUR_NAMES:
                for size in SIZE_NAMES:
                    assert picture.count(f'href="#piece-{colour}-{size}"') == 1
        seen |= {place.split("-")[0] for player in table.view(None)["players"] for place in player["viziers"].values()}
    assert {"seat", "dungeon"} <= seen


def test_a_crowd_of_twelve_fits_into_one_city() -> None:
    places = GAME.drawing({}).places
    assert all(len(places[f"city:{city}"]["crowd"]) == 12 for city in CITY_NAMES)
    assert len(places["exile"]["slots"]) == 12
