"""Empires, regions and councils (§1 to §3), read from board.json."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

BEAR: Final = 0
EAGLE: Final = 1
ELEPHANT: Final = 2
LION: Final = 3
HORSE: Final = 4
EMPIRES: Final = 5
EMPIRE_NAMES: Final = ("bear", "eagle", "elephant", "lion", "horse")

OFFICES: Final = 4
OFFICE_NAMES: Final = ("sheriff", "steward", "marshal", "chancellor")
POSTS: Final = 20  # council seats: empire * OFFICES + office
POST_NAMES: Final = tuple(f"{empire}-{office}" for empire in EMPIRE_NAMES for office in OFFICE_NAMES)

REGIONS: Final = 40
EVERYWHERE: Final = 0xFF_FFFF_FFFF  # all regions, as bits
BANNERS: Final = 20  # of each empire (§1)

# What a council seat counts for its banners or cards (§17, §18).
FLAT: Final = 0
FARM: Final = 1
FORT: Final = 2


@dataclass(frozen=True)
class Duty:
    """What a council seat can do (§3): banners and cards by icons, attack, swap of agents."""

    actions: tuple[str, ...]
    add: int = 0  # banners for each icon counted, 0 if it adds none
    add_icon: int = FLAT
    draw: int = 0  # icons for one card, 0 if it draws none
    draw_icon: int = FLAT
    attack: bool = False
    swap: bool = False


@dataclass(frozen=True)
class Board:
    """The map with its options settled; sets of regions are bits."""

    regions: tuple[str, ...]
    homes: tuple[int, ...]  # the empire each region belongs to by colour (§2)
    start: tuple[int, ...]  # banners at the beginning
    borders: tuple[int, ...]
    cities: int
    farms: int
    forts: int
    duties: tuple[Duty, ...]
    icons: tuple[tuple[str, ...], ...]  # what is printed in each region
    neighbours: tuple[tuple[str, ...], ...]  # the regions that each one borders

    def homeland(self, empire: int) -> int:
        """An empire's home regions."""
        return sum(1 << r for r in range(REGIONS) if self.homes[r] == empire)


_ADD = {
    "banner per farm": (1, FARM),
    "banner per fort": (1, FORT),
    "2 banners per fort": (2, FORT),
    "2 banners": (2, FLAT),
}
_DRAW = {
    "card per 2 farms": (2, FARM),
    "card per 3 farms": (3, FARM),
    "card per 3 forts": (3, FORT),
    "1 card": (1, FLAT),
}


def _duty(actions: list[str]) -> Duty:
    add, add_icon = next((_ADD[action] for action in actions if action in _ADD), (0, FLAT))
    draw, draw_icon = next((_DRAW[action] for action in actions if action in _DRAW), (0, FLAT))
    return Duty(tuple(actions), add, add_icon, draw, draw_icon, "attack" in actions, "swap agent" in actions)


@cache
def board(city: bool, diagonal: str) -> Board:
    """The board with or without a city in E3, and with the chosen border among the southern Elephant regions."""
    data: dict[str, Any] = json.loads((Path(__file__).parent / "board.json").read_text("utf-8"))
    regions = tuple(region["id"] for region in data["regions"])
    borders = {frozenset((region["id"], other)) for region in data["regions"] for other in region["borders"]}
    diagonals = data["options"]["diagonal"]
    borders -= {frozenset(pair) for pair in diagonals.values()}
    borders.add(frozenset(diagonals[diagonal]))

    icons = [list(region["icons"]) for region in data["regions"]]
    if city:
        icons[regions.index(data["options"]["city"])].insert(0, "city")
    near = tuple(tuple(other for other in regions if frozenset((region, other)) in borders) for region in regions)

    def having(icon: str) -> int:
        return sum(1 << r for r in range(REGIONS) if icon in icons[r])

    return Board(
        regions=regions,
        homes=tuple(EMPIRE_NAMES.index(region["empire"]) for region in data["regions"]),
        start=tuple(region["banners"] for region in data["regions"]),
        borders=tuple(sum(1 << regions.index(other) for other in others) for others in near),
        cities=having("city"),
        farms=having("farm"),
        forts=having("fort"),
        duties=tuple(_duty(data["councils"][empire][office]) for empire in EMPIRE_NAMES for office in OFFICE_NAMES),
        icons=tuple(tuple(printed) for printed in icons),
        neighbours=near,
    )
