"""The table in the terminal: ring, cities, players, and who could win."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import sottovoce
from sottovoce.core.markup import plain
from sottovoce.core.words import LANGUAGES
from sottovoce.games.verrat import GAME
from sottovoce.games.verrat.rules import threats
from sottovoce.games.verrat.show import terminal

Build = Callable[..., Any]
SIX = "horses cannons gold troops supplies ships"
FIVE = "horses cannons gold troops supplies"


def shown(at: Any, seat: int | None, lang: str = "en") -> str:
    speaker = sottovoce.new("verrat", seed=1, names=["Anna", "Bruno", "Carla", "Dario"]).speaker(lang)
    return plain(terminal.board(GAME.view(at.s, seat), speaker))


def test_the_ring_shows_chips_viziers_favourite_and_where_the_rotation_leads(scene: Build) -> None:
    at = scene({"red-fat": "pos-11", "blue-tall": "pos-10", "green-small": "pos-4"})
    lines = shown(at, 0).splitlines()
    top = next(line for line in lines if "SULTAN" in line)
    assert top.index("11 Bt›12") < top.index("◎12 Rf›1") < top.index("SULTAN")
    assert any("5 Gs›6" in line for line in lines)


def test_cities_dungeons_cards_votes_and_flags(scene: Build) -> None:
    at = scene(
        {"red-fat": "pos-11", "red-tall": "gidda", "blue-fat": "dungeon-2", "green-fat": "hand", "yellow-fat": "exile"},
        [f"{FIVE} gold", "pardon", "", ""],
        tops={"gidda": "ships"},
    )
    text = shown(at, 0)
    assert "Gidda" in text
    assert "ships" in text
    assert "Dungeon 2: Bf" in text
    assert "5/6 ⚑" in text
    assert "gold×2" in text
    assert "in hand: Gf" in text
    assert "Anna can win this round by" in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_fits_in_eighty_columns(scene: Build, lang: str) -> None:
    at = scene({"red-fat": "kaffa", "blue-fat": "pos-1"}, [f"{SIX} gold ships", f"{FIVE} pardon", SIX, SIX])
    at.do(0, "offer 1", "give gold", "give ships", "want horses", "send-offer").do(1, "offer 0", "give gold")
    for seat in (0, 1, None):
        assert max(len(line) for line in shown(at, seat, lang).splitlines()) <= 80
    at.do(1, "cancel").talked().do(0, "send fat seat-7", "accuse blue-fat")
    assert "seat 7" in shown(at, 0) if lang == "en" else "posto 7" in shown(at, 0, "it")
    assert max(len(line) for line in shown(at, 0, lang).splitlines()) <= 80


def test_who_could_win_and_how(scene: Build) -> None:
    rest = {"blue-fat": "pos-1", "green-fat": "pos-2"}
    assert threats.ways(scene(rest | {"red-fat": "kaffa"}, [SIX, "", "", ""]).s, 0) == ["travel"]
    assert threats.ways(scene(rest | {"red-fat": "pos-10"}, [SIX, "", "", ""]).s, 0) == ["rotation"]
    at = scene(rest | {"red-fat": "pos-11"}, [FIVE, "ships", "", ""])
    assert threats.ways(at.s, 0)[0] == "swap"
    at = scene(rest | {"red-fat": "pos-11", "red-tall": "pos-0"}, [FIVE, "ships ships", "", ""]).planned()
    assert threats.ways(at.s, 0) == ["seat-one"]
    at = scene(rest | {"red-fat": "pos-11", "red-tall": "gidda"}, [FIVE, "", "", ""], tops={"gidda": "ships"})
    assert "collecting" in threats.ways(at.s, 0)
    assert threats.ways(scene(rest | {"red-fat": "pos-3"}, ["gold", "", "", ""]).s, 0) == []
