"""Factions, provinces and the maps they live on (§1, §6). A map is a data file, checked when it is read."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path
from typing import Any, Final

from sottovoce.core.errors import BadFile
from sottovoce.core.events import Value
from sottovoce.core.files import read_text
from sottovoce.core.words import LANGUAGES, Typed

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
_FOLDER = Path(__file__).parents[1] / "maps"
_ID_LETTERS = set("abcdefghijklmnopqrstuvwxyz0123456789-")
_LONGEST_NAME = 24
_LONGEST_TITLE = 60


class BadMap(BadFile):
    """A map that can't be played on."""

    folder = Path(__file__).parents[1] / "words"

    def __init__(self, code: str, **args: Value) -> None:
        super().__init__(f"map-{code}", 0, None, **args)


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

    @cached_property
    def beside(self) -> list[list[str]]:
        """For each province its neighbours, by name."""
        masks = self.neighbours()
        return [[self.provinces[q] for q in range(PROVINCES) if (mask >> q) & 1] for mask in masks]

    @cached_property
    def terms(self) -> dict[str, str]:
        """What the provinces are called, by token."""
        return {self.token(p): name for p, name in enumerate(self.names)}

    def token(self, province: int) -> str:
        """A province as events name it."""
        return f"province:{self.provinces[province]}"

    def durable(self) -> str:
        """The text that a game file keeps: the name of a shipped map, else the map itself without its drawing."""
        return self.id if self.id in SHIPPED and self == shipped(self.id) else self._text()

    def _text(self, indent: int | None = None) -> str:
        return json.dumps(self._data(), ensure_ascii=False, indent=indent, separators=None if indent else (",", ":"))

    def example(self) -> str:
        """The map as a file to begin a map of one's own with."""
        return self._text(indent=1)

    def _data(self) -> dict[str, Any]:
        """The map without its drawing."""
        return {
            "id": self.id,
            "title": self.title,
            "provinces": dict(zip(self.provinces, self.names, strict=True)),
            "homes": {FACTION_NAMES[f]: self.provinces[home] for f, home in enumerate(self.homes)},
            "borders": [[self.provinces[a], self.provinces[b]] for a, b in self.borders],
        }


def resolve(value: str) -> str:
    """The durable text of a map named by an option: a shipped name, a file, or the JSON text itself."""
    return read(value).durable()


def recall(text: str) -> str:
    """The durable text of a map that stands in a game file."""
    if not text.startswith("{"):
        raise BadMap("in-file", maps=list(SHIPPED))
    return parse(text).durable()


def read(value: str) -> Board:
    """The map that an option's value names; BadMap with the reason if it is none."""
    if value in SHIPPED:
        return shipped(value)
    if value.lstrip().startswith("{"):
        return parse(value)
    try:
        text = read_text(Path(value))
    except BadFile as problem:
        if problem.code != "file-missing":
            raise
        raise BadMap("missing", map=Typed(value), maps=list(SHIPPED)) from None
    return parse(text)


def example() -> str:
    """A map to begin one's own with."""
    return shipped(SHIPPED[-1]).example()


@cache
def shipped(name: str) -> Board:
    """One of our own maps."""
    return parse(read_text(_FOLDER / f"{name}.json"))


def parse(text: str) -> Board:
    """A map from its JSON text, checked against §6."""
    try:
        data = json.loads(text, object_pairs_hook=_no_doubles)
    except (ValueError, RecursionError) as problem:
        raise BadMap("json", reason=str(problem)) from None
    if not isinstance(data, dict):
        raise BadMap("json", reason=type(data).__name__)
    for key, kind in (("id", str), ("provinces", dict), ("homes", dict), ("borders", list)):
        if not isinstance(data.get(key), kind):
            raise BadMap("field", field=key)
    if not isinstance(data.get("drawing", {}), dict):
        raise BadMap("field", field="drawing")
    provinces = _provinces(data["provinces"])
    board = Board(
        id=data["id"],
        title=_title(data),
        provinces=tuple(provinces),
        names=tuple(provinces.values()),
        homes=_homes(data["homes"], list(provinces)),
        borders=_borders(data["borders"], list(provinces)),
        drawing=data.get("drawing", {}),
    )
    _check_connected(board)
    return board


def _no_doubles(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """A JSON object, in which nothing may stand twice."""
    found = dict(pairs)
    if len(found) < len(pairs):
        counts = Counter(key for key, _ in pairs)
        raise BadMap("twice", field=min(key for key, count in counts.items() if count > 1))
    return found


def _title(data: dict[str, Any]) -> dict[str, str]:
    """The map's name in each language; its id where the file gives none."""
    title = data.get("title")
    given = title if isinstance(title, dict) else {}
    names = {lang: str(given.get(lang) or data["id"]) for lang in LANGUAGES}
    for name in names.values():
        if not name.isprintable() or len(name) > _LONGEST_TITLE:
            raise BadMap("title")
    return names


def _provinces(data: dict[str, Any]) -> dict[str, str]:
    if len(data) != PROVINCES:
        raise BadMap("provinces", count=len(data))
    for name, title in data.items():
        if not name or not set(name) <= _ID_LETTERS:
            raise BadMap("id", province=name)
        if not isinstance(title, str) or not title.strip() or not title.isprintable() or len(title) > _LONGEST_NAME:
            raise BadMap("name", province=name)
    return data


def _homes(data: dict[str, Any], provinces: list[str]) -> tuple[int, ...]:
    for faction in data:
        if faction not in FACTION_NAMES:
            raise BadMap("faction", faction=faction)
    homes = []
    for faction in FACTION_NAMES:
        home = data.get(faction)
        if home is None:
            raise BadMap("home-missing", faction=f"faction:{faction}")
        if home not in provinces:
            raise BadMap("home-unknown", faction=f"faction:{faction}", province=str(home))
        if provinces.index(home) in homes:
            raise BadMap("home-twice", province=home)
        homes.append(provinces.index(home))
    return tuple(homes)


def _borders(data: list[Any], provinces: list[str]) -> tuple[tuple[int, int], ...]:
    borders: list[tuple[int, int]] = []
    for pair in data:
        if not (isinstance(pair, list) and len(pair) == 2):
            raise BadMap("border", border=str(pair))
        for end in pair:
            if end not in provinces:
                raise BadMap("border-nowhere", province=str(end))
        a, b = (provinces.index(end) for end in pair)
        if a == b:
            raise BadMap("border-self", province=pair[0])
        if (a, b) in borders or (b, a) in borders:
            raise BadMap("border-twice", first=pair[0], second=pair[1])
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
            raise BadMap("unconnected", province=board.provinces[p])
