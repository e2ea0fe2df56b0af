"""The drawing of the map agrees with the board that the rules use."""

from __future__ import annotations

import json
from collections import defaultdict
from typing import Any

import pytest

from sottovoce.games.whispers import GAME
from sottovoce.games.whispers.rules.board import board

DRAWING: dict[str, Any] = json.loads((GAME.folder / "maps" / "five-empires.json").read_text("utf-8"))


def drawn_borders(regions: dict[str, Any]) -> set[frozenset[str]]:
    """Two regions border if their rings have an edge in common."""
    owners: dict[frozenset[int], set[str]] = defaultdict(set)
    for name, region in regions.items():
        ring = region["ring"]
        for a, b in zip(ring, ring[1:] + ring[:1], strict=True):
            owners[frozenset((a, b))].add(name.lower())
    assert all(len(names) <= 2 for names in owners.values())
    return {frozenset(names) for names in owners.values() if len(names) == 2}


@pytest.mark.parametrize("diagonal", ["p5-p7", "p4-p8"])
def test_the_drawing_has_exactly_the_borders_of_the_rules(diagonal: str) -> None:
    changes = {} if diagonal == "p5-p7" else DRAWING["variants"][diagonal.upper()]
    lands = board(False, diagonal)
    ruled = {
        frozenset((lands.regions[a], lands.regions[b]))
        for a in range(40)
        for b in range(40)
        if (lands.borders[a] >> b) & 1
    }
    assert drawn_borders({**DRAWING["regions"], **changes}) == ruled
    assert len(ruled) == 69


def test_every_region_is_drawn() -> None:
    assert [name.lower() for name in DRAWING["regions"]] == list(board(False, "p5-p7").regions)


@pytest.mark.parametrize("lang", ["en", "it"])
def test_s02_1_the_rules_list_every_region_as_the_board_has_it(lang: str) -> None:
    lands = board(False, "p5-p7")
    icons = {"it": {"city": "città", "farm": "fattoria", "fort": "fortezza"}}.get(lang, {})
    lines = [line for line in GAME.rule("2.1", lang).splitlines() if line.startswith("- ")]
    assert len(lines) == len(lands.regions)
    for number, line in enumerate(lines):
        name = GAME.words(lang).format(f"region-{lands.regions[number]}", {})
        assert line.startswith(f"- {lands.regions[number].upper()} {name} (")
        assert [icons.get(icon, icon) in line for icon in lands.icons[number]].count(False) == 0
        assert line.endswith(" ".join([*(f"{near.upper()}," for near in lands.neighbours[number])]).rstrip(",") + ".")
        assert (f"; {lands.start[number]} " in line or f": {lands.start[number]} " in line) == (lands.start[number] > 0)
