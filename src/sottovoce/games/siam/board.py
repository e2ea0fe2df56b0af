"""Factions, provinces and the maps they live on (§1, §6). A map is a data file, checked when it is read."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final

from sottovoce.core.errors import BadFile
from sottovoce.core.game import read_text
from sottovoce.core.words import LANGUAGES

RAMA: Final = 0
LAO: Final = 1
MALAY: Final = 2
FACTIONS: Final = 3
BRITISH: Final = 3
UNDECIDED: Final = 4
FACTION_NAMES: Final = ("rama", "lao", "malay")

PROVINCES: Final = 8
ALL_PROVINCES: Final = 255  # as bits
SHIPPED: Final = ("siam-8", "isles-8")
_FOLDER = Path(__file__).parent / "maps"
_ID_LETTERS = set("abcdefghijklmnopqrstuvwxyz0123456789-")


@dataclass(frozen=True)
class Board:
    """A map: its provinces in order, the homes of the factions, the borders, and perhaps a drawing."""

    id: str
    title: dict[str, str]
    provinces: tuple[str, ...]
    names: tuple[str, ...]
    homes: tuple[int, ...]
    borders: tuple[tuple[int, int], ...]
    drawing: dict[str, Any] = field(default_factory=dict, compare=False)

    def neighbours(self) -> list[int]:
        """For each province its neighbours, as bits."""
        masks = [0] * PROVINCES
        for a, b in self.borders:
            masks[a] |= 1 << b
            masks[b] |= 1 << a
        return masks

    def token(self, province: int) -> str:
        """A province as events name it."""
        return f"province:{self.provinces[province]}"

    def durable(self) -> str:
        """The text that a game file keeps: the name of a shipped map, else the map itself without its drawing."""
        if self.id in SHIPPED and self == shipped(self.id):
            return self.id
        data = {
            "id": self.id,
            "title": self.title,
            "provinces": dict(zip(self.provinces, self.names, strict=True)),
            "homes": {FACTION_NAMES[f]: self.provinces[home] for f, home in enumerate(self.homes)},
            "borders": [[self.provinces[a], self.provinces[b]] for a, b in self.borders],
        }
        return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def resolve(value: str) -> str:
    """The durable text of a map named by an option: a shipped name, a file, or the JSON text itself."""
    return read(value).durable()


def read(value: str) -> Board:
    """The map that an option's value names; BadFile with the reason if it is none."""
    if value in SHIPPED:
        return shipped(value)
    return parse(value if value.lstrip().startswith("{") else read_text(Path(value)))


@cache
def shipped(name: str) -> Board:
    """One of our own maps."""
    return parse(read_text(_FOLDER / f"{name}.json"))


def parse(text: str) -> Board:
    """A map from its JSON text, checked against §6."""
    try:
        data = json.loads(text)
    except ValueError as problem:
        raise BadFile("map-json", reason=str(problem)) from None
    if not isinstance(data, dict):
        raise BadFile("map-json", reason=type(data).__name__)
    for key, kind in (("id", str), ("provinces", dict), ("homes", dict), ("borders", list)):
        if not isinstance(data.get(key), kind):
            raise BadFile("map-field", field=key)
    provinces = _provinces(data["provinces"])
    board = Board(
        id=data["id"],
        title=_title(data),
        provinces=tuple(provinces),
        names=tuple(provinces.values()),
        homes=_homes(data["homes"], list(provinces)),
        borders=_borders(data["borders"], list(provinces)),
        drawing=data.get("drawing") or {},
    )
    _check_connected(board)
    return board


def _title(data: dict[str, Any]) -> dict[str, str]:
    """The map's name in each language; its id where the file gives none."""
    title = data.get("title")
    given = title if isinstance(title, dict) else {}
    return {lang: str(given.get(lang) or data["id"]) for lang in LANGUAGES}


def _provinces(data: dict[str, Any]) -> dict[str, str]:
    if len(data) != PROVINCES:
        raise BadFile("map-provinces", count=len(data))
    for name, title in data.items():
        if not name or not set(name) <= _ID_LETTERS:
            raise BadFile("map-id", province=name)
        if not isinstance(title, str) or not title.strip():
            raise BadFile("map-name", province=name)
    return data


def _homes(data: dict[str, Any], provinces: list[str]) -> tuple[int, ...]:
    for faction in data:
        if faction not in FACTION_NAMES:
            raise BadFile("map-faction", faction=faction)
    homes = []
    for faction in FACTION_NAMES:
        home = data.get(faction)
        if home is None:
            raise BadFile("map-home-missing", faction=f"faction:{faction}")
        if home not in provinces:
            raise BadFile("map-home-unknown", faction=f"faction:{faction}", province=str(home))
        if provinces.index(home) in homes:
            raise BadFile("map-home-twice", province=home)
        homes.append(provinces.index(home))
    return tuple(homes)


def _borders(data: list[Any], provinces: list[str]) -> tuple[tuple[int, int], ...]:
    borders: list[tuple[int, int]] = []
    for pair in data:
        if not (isinstance(pair, list) and len(pair) == 2):
            raise BadFile("map-border", border=str(pair))
        for end in pair:
            if end not in provinces:
                raise BadFile("map-border-nowhere", province=str(end))
        a, b = (provinces.index(end) for end in pair)
        if a == b:
            raise BadFile("map-border-self", province=pair[0])
        if (a, b) in borders or (b, a) in borders:
            raise BadFile("map-border-twice", first=pair[0], second=pair[1])
        borders.append((a, b))
    return tuple(borders)


def _check_connected(board: Board) -> None:
    """Every province can be reached from the first."""
    neighbours = board.neighbours()
    reached, frontier = 1, [0]
    while frontier:
        new = neighbours[frontier.pop()] & ~reached
        reached |= new
        frontier += [p for p in range(PROVINCES) if (new >> p) & 1]
    for p in range(PROVINCES):
        if not (reached >> p) & 1:
            raise BadFile("map-unconnected", province=board.provinces[p])
