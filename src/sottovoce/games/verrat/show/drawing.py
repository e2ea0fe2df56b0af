"""The drawing of Verrat!: the Sultan's court as a ring of twelve places, seven walled cities, dungeons and exile."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import cos, pi, sin
from typing import Any, Final

from sottovoce.core.svg import (
    FAINT,
    GOLD,
    INK,
    IVORY,
    LAND,
    PAPER,
    Drawing,
    Markup,
    Point,
    frame,
    group,
    join,
    label,
    number,
    sheet,
    signed,
    star,
    tag,
    use,
    vignette,
    words,
)
from sottovoce.core.words import Speaker
from sottovoce.games.verrat.rules.board import CITY_NAMES, DUNGEONS, SEATS
from sottovoce.games.verrat.show import pieces
from sottovoce.games.verrat.show.pieces import COLOURS
from sottovoce.games.verrat.show.view import City, Player, View

SIZE: Final = (1600, 1240)
CENTER: Final[Point] = (800, 510)
RING: Final = 318.0  # from the middle to the places
_CHIPS: Final = 222.0
_WALL: Final = 408.0
PLACE: Final = 128
VIZIER: Final = 104
GUEST: Final = 90  # a vizier in a city or a dungeon
CARD: Final = 132
_CITY: Final = (340, 236)
_CITIES: Final[dict[str, Point]] = {
    "bukhara": (202, 164),
    "tabriz": (202, 438),
    "shiraz": (202, 712),
    "kaffa": (202, 986),
    "gidda": (1398, 164),
    "uskub": (1398, 438),
    "isfahan": (1398, 712),
}
_EXILE: Final[Point] = (1398, 1010)
_DUNGEON: Final[Point] = (800, 1104)
_CELL: Final = 168
_ROW: Final = 104  # the height of a player's row in a picture
_TINTS: Final = (("#e9d8a6", "#b8892f"), ("#e0b39b", "#a8553a"), ("#c9d3a0", "#748a35"), ("#d5bd98", "#8c6331"))
_STONE: Final = "#c9bda4"


def court(position: int, radius: float) -> Point:
    """A point before one of the twelve places; they run clockwise from the Sultan's left, and he sits above."""
    turn = -pi / 2 + (position + 1) * 2 * pi / (SEATS + 1)
    return CENTER[0] + radius * cos(turn), CENTER[1] + radius * sin(turn)


def drawing() -> Drawing:
    """The empty board."""
    return Drawing(sheet(SIZE, _defs(), _ground()), _places(), SIZE)


def picture(view: View, speaker: Speaker) -> str:
    """The whole table from a view alone."""
    width, height = SIZE
    below = len(view.players) * _ROW + 30
    return sheet(
        (width, height + below),
        _defs(),
        tag("rect", class_="paper", width=width, height=height + below, fill=PAPER),
        _ground(),
        _names(speaker),
        _court(view, speaker),
        group(*(part for city in view.cities for part in _city(city, speaker)), class_="pieces"),
        _banished(view, speaker),
        group(*(part for seat in range(len(view.players)) for part in _player(view, seat, speaker)), class_="players"),
        title=speaker.say("title"),
    )


# -- the empty board


@cache
def _defs() -> Markup:
    corners = [(x * _CITY[0] / 2, y * _CITY[1] / 2) for x in (-1, 1) for y in (-1, 1)]
    towers = [tag("circle", cx=x * 0.965, cy=y * 0.95, r=15) for x, y in corners]
    return join(
        [
            vignette(),
            pieces.symbols(),
            tag("g", *towers, id="city-towers"),
            tag("path", id="hill", d="M-24 8Q-12-18 0-6 8-20 26 8M-6 0l4 6M8-6l5 9"),
        ]
    )


@cache
def _ground() -> Markup:
    width, height = SIZE
    return join(
        [
            tag("rect", class_="land", width=width, height=height, fill=LAND),
            _roads(),
            _hills(),
            *(_walled(city, tint) for tint, city in enumerate(_CITIES)),
            _hall(),
            _dungeons(),
            _gate(),
            frame(SIZE),
        ]
    )


@cache
def _places() -> dict[str, dict[str, Any]]:
    places: dict[str, dict[str, Any]] = {}
    for position in range(SEATS):
        places[f"court:{position}"] = {
            "center": _round(court(position, RING)),
            "chip": _round(court(position, _CHIPS)),
        }
    for city, (x, y) in _CITIES.items():
        places[f"city:{city}"] = {
            "center": [x, y],
            "label": [x, y - 90],
            "pile": [x - 105, y + 22],
            "slots": [[x + dx, y + dy] for dy in (-22, 62) for dx in (-8, 58, 124)],
            "crowd": [[x - 24 + 31 * column, y + dy] for dy in (-22, 62) for column in range(6)],
        }
    x, y = _DUNGEON
    for cell in range(DUNGEONS):
        at = x + (cell - 1) * _CELL
        places[f"dungeon:{cell + 1}"] = {"center": [at, y + 10], "label": [at, y - 58]}
    x, y = _EXILE
    places["exile"] = {
        "center": [x, y],
        "label": [x, y - 76],
        "slots": [[x - 105 + 42 * column, y + dy] for dy in (-18, 48) for column in range(6)],
    }
    places["throne"] = {"center": [CENTER[0], CENTER[1] - RING], "label": [CENTER[0], CENTER[1] - RING + 74]}
    return places


def _round(point: Point) -> list[float]:
    return [round(point[0], 1), round(point[1], 1)]


def _roads() -> Markup:
    """Dotted, from the wall of the court to each city."""
    lines = []
    for x, y in (*_CITIES.values(), _EXILE):
        side = -1 if x < CENTER[0] else 1
        lines.append(
            f"M{number(CENTER[0] + side * 300)} {number(CENTER[1])}Q{number(CENTER[0] + side * 430)} {y} {x} {y}"
        )
    return tag(
        "path",
        class_="road",
        d="".join(lines),
        fill="none",
        stroke=FAINT,
        stroke_width=5,
        stroke_dasharray="1 13",
        stroke_linecap="round",
        pointer_events="none",
    )


def _hills() -> Markup:
    spots = (
        (470, 90),
        (520, 112),
        (1120, 96),
        (1075, 74),
        (455, 950),
        (410, 925),
        (1150, 930),
        (500, 1150),
        (1170, 1180),
    )
    marks = [tag("use", href="#hill", x=x, y=y) for x, y in spots]
    return group(*marks, class_="hills", fill="none", stroke=FAINT, stroke_width=2, stroke_linecap="round")


def _walled(city: str, tint: int) -> Markup:
    """A city from above: a wall with towers."""
    x, y = _CITIES[city]
    fill, shade = _TINTS[tint % len(_TINTS)]
    left, top = x - _CITY[0] / 2, y - _CITY[1] / 2
    outline: dict[str, float] = {"x": left, "y": top, "width": _CITY[0], "height": _CITY[1], "rx": 22}
    inner: dict[str, float] = {"x": left + 14, "y": top + 14, "width": _CITY[0] - 28, "height": _CITY[1] - 28, "rx": 14}
    return join(
        [
            group(
                tag("rect", **outline),
                class_=f"region tint-{tint % len(_TINTS) + 1}",
                data_place=f"city:{city}",
                fill=fill,
                stroke=_STONE,
                stroke_width=16,
            ),
            group(
                tag("rect", stroke=INK, stroke_width=2, stroke_dasharray="9 6", **outline),
                tag("rect", stroke=shade, stroke_width=2, stroke_opacity=0.6, **inner),
                tag("use", href="#city-towers", x=x, y=y, fill=_STONE, stroke=INK, stroke_width=2),
                class_="towers",
                fill="none",
                pointer_events="none",
            ),
        ]
    )


def _hall() -> Markup:
    """The court: a round wall, a carpet, the throne and twelve places."""
    x, y = CENTER
    rings = [
        tag("circle", class_="wall", cx=x, cy=y, r=_WALL, fill="#eadfc6", stroke=_STONE, stroke_width=18),
        tag("circle", cx=x, cy=y, r=_WALL, fill="none", stroke=INK, stroke_width=2, stroke_dasharray="11 7"),
        tag("circle", class_="carpet", cx=x, cy=y, r=178, fill="#a8483a", stroke=INK, stroke_width=2),
        tag("circle", cx=x, cy=y, r=164, fill="none", stroke="#e6c77f", stroke_width=3, stroke_dasharray="3 7"),
        _rosette(x, y, 150, 16, fill="#8c352b", stroke="#e6c77f", stroke_width=2),
        _rosette(x, y, 96, 8, fill="#c9a14a", stroke=INK, stroke_width=1.5),
        star(x, y, 40, fill="#8c352b", stroke=INK, stroke_width=1.5),
    ]
    places, seams = [], []
    for position in range(SEATS):
        u, v = court(position, RING)
        places.append(
            group(
                tag("circle", cx=number(u), cy=number(v), r=PLACE / 2),
                class_="region favourite" if position == SEATS - 1 else "region",
                data_place=f"court:{position}",
            )
        )
        seams.append(tag("circle", cx=number(u), cy=number(v), r=PLACE / 2 - 9))
    chips = [use("chip", *court(position, _CHIPS), 58) for position in range(SEATS)]
    return join(
        [
            group(*rings, class_="hall", pointer_events="none"),
            group(*places, class_="regions", fill="#e9dcc0", stroke=INK, stroke_width=2.4),
            group(*seams, class_="seams", fill="none", stroke="#a8553a", stroke_dasharray="6 4", pointer_events="none"),
            group(*chips, class_="chips", pointer_events="none"),
            _favourite(),
            _throne(),
        ]
    )


def _rosette(x: float, y: float, radius: float, rays: int, **attributes: str | float | None) -> Markup:
    corners = []
    for k in range(2 * rays):
        turn, reach = -pi / 2 + k * pi / rays, radius if k % 2 == 0 else radius * 0.78
        corners.append(f"{number(x + reach * cos(turn))} {number(y + reach * sin(turn))}")
    return tag("path", d=f"M{'L'.join(corners)}z", stroke_linejoin="round", **attributes)


def _favourite() -> Markup:
    """A golden ring around the favourite's place."""
    x, y = court(SEATS - 1, RING)
    return tag(
        "circle",
        class_="favourite-ring",
        cx=x,
        cy=y,
        r=70,
        fill="none",
        stroke=GOLD,
        stroke_width=6,
        pointer_events="none",
    )


def _throne() -> Markup:
    """A seat under a dome, above the ring."""
    x, y = CENTER[0], CENTER[1] - RING
    dome = "M-46 8C-46-34-14-34 0-62 14-34 46-34 46 8z"
    return group(
        tag("path", d=dome, fill="#c9a14a", stroke=INK, stroke_width=2.4, stroke_linejoin="round"),
        tag("path", d="M-24 6C-22-16-8-20 0-36M24 6C22-16 8-20 0-36M0-36V6", fill="none", stroke=INK, stroke_width=1.2),
        tag("path", d="M-54 8H54V20H-54z M-42 20H-32V50H-42z M32 20H42V50H32z", fill=IVORY, stroke=INK, stroke_width=2),
        tag("path", d="M-26 50V30A26 22 0 0 1 26 30V50z", fill="#8c352b", stroke=INK, stroke_width=2),
        tag("path", d="M4-70a8 8 0 1 1-8 0 6 6 0 1 0 8 0z", fill=GOLD, stroke=INK, stroke_width=1.2),
        class_="throne",
        pointer_events="none",
        transform=f"translate({number(x)} {number(y)})",
    )


def _dungeons() -> Markup:
    """Three cells in a row, each with its bars."""
    x, y = _DUNGEON
    wide = DUNGEONS * _CELL + 24
    parts = [
        tag("rect", class_="stone", x=x - wide / 2, y=y - 84, width=wide, height=174, rx=10, fill="#8f8677", stroke=INK)
    ]
    for cell in range(DUNGEONS):
        left = x + (cell - 1) * _CELL - 74
        room = tag("path", d=f"M{left} {y + 78}V{y - 20}a74 44 0 0 1 148 0V{y + 78}z", fill="#4d463c", stroke=INK)
        parts.append(group(room, class_="region cell", data_place=f"dungeon:{cell + 1}", stroke_width=2))
        bars = "".join(f"M{left + 18.5 + 18.5 * k:g} {y + 77}V{y - 46}" for k in (0, 1, 5, 6))
        parts.append(tag("path", class_="bars", d=bars, stroke="#b5ab98", stroke_width=3, pointer_events="none"))
    return group(*parts, class_="dungeons")


def _gate() -> Markup:
    """The way into exile."""
    x, y = _EXILE
    dunes = f"M{x - 120} {y + 74}q40-26 80 0M{x - 20} {y + 88}q50-30 96-2M{x + 60} {y - 46}q30-18 56 0"
    return join(
        [
            group(
                tag("ellipse", cx=x, cy=y, rx=168, ry=112, fill="#dccfae", stroke=INK, stroke_width=2),
                class_="region exile",
                data_place="exile",
                stroke_dasharray="10 7",
            ),
            tag("path", class_="dunes", d=dunes, fill="none", stroke=FAINT, stroke_width=2, pointer_events="none"),
        ]
    )


# -- words and pieces


def _names(speaker: Speaker) -> Markup:
    places = _places()
    parts = [label(*_xy(places[f"city:{city}"]["label"]), speaker.say(f"city-{city}"), 32) for city in CITY_NAMES]
    for cell in range(1, DUNGEONS + 1):
        x, y = places[f"dungeon:{cell}"]["label"]
        parts.append(words(x, y - 12, speaker.say("board-dungeon", number=cell), 18, fill=IVORY))
    parts.append(label(*_xy(places["exile"]["label"]), speaker.say("board-exile"), 30))
    parts.append(label(*_xy(places["throne"]["label"]), speaker.say("board-throne"), 22))
    return group(*parts, class_="names")


def _xy(point: Sequence[float]) -> Point:
    return point[0], point[1]


def vizier(name: str, x: float, y: float, size: float, speaker: Speaker) -> Markup:
    """A vizier with his letters."""
    ink = INK if name.startswith("yellow") else IVORY
    short = words(x, y + size * 0.3, speaker.say(f"vizier-short-{name}"), size * 0.24, font_weight="bold", fill=ink)
    return join([use(f"piece-{name}", x, y, size), short])


def _court(view: View, speaker: Speaker) -> Markup:
    parts = []
    for position, seat in enumerate(view.seats):
        x, y = court(position, _CHIPS)
        parts.append(words(x, y, str(seat.chip), 26, font_weight="bold"))
        if seat.vizier is not None:
            x, y = court(position, RING)
            parts.append(vizier(seat.vizier, x, y - 8, VIZIER, speaker))
    return group(*parts, class_="pieces")


def _city(city: City, speaker: Speaker) -> list[Markup]:
    spot = _places()[f"city:{city.id}"]
    x, y = spot["pile"]
    parts = [
        use("card-back", x + 3 * (depth + 1), y - 3 * (depth + 1), CARD) for depth in range(min(city.cards - 1, 3))
    ]
    parts.reverse()
    if city.cards:
        parts.append(use("card-back" if city.top is None else f"card-{city.top}", x, y, CARD))
        parts += [use("chip", x + 40, y + 58, 36), words(x + 40, y + 58, str(city.cards), 20, font_weight="bold")]
        if city.top is not None:
            parts.append(words(x, y + 44, speaker.say(f"card-{city.top}"), 15))
    if city.content:
        inside = speaker.say("board-content", cards=[f"card:{card}" for card in city.content])
        parts.append(words(spot["center"][0], spot["center"][1] + 100, inside, 15))
    elif city.pardons:
        parts.append(
            words(spot["center"][0], spot["center"][1] + 100, speaker.say("board-under", count=city.pardons), 15)
        )
    slots = spot["slots"] if len(city.viziers) <= len(spot["slots"]) else spot["crowd"]
    parts += [vizier(name, *_xy(slot), GUEST, speaker) for name, slot in zip(city.viziers, slots, strict=False)]
    return parts


def _banished(view: View, speaker: Speaker) -> Markup:
    places = _places()
    parts = [
        vizier(name, *_xy(places[f"dungeon:{cell}"]["center"]), 96, speaker)
        for cell, name in enumerate(view.dungeons, 1)
        if name is not None
    ]
    parts += [
        vizier(name, *_xy(slot), GUEST, speaker)
        for name, slot in zip(view.exile, places["exile"]["slots"], strict=False)
    ]
    return group(*parts, class_="pieces")


# -- the players


def _player(view: View, seat: int, speaker: Speaker) -> list[Markup]:
    player = view.players[seat]
    y = SIZE[1] + 22 + seat * _ROW
    mark = "star" if seat in view.winners else "arrow" if seat in view.asked else "tick" if player.ready else ""
    name = speaker.seat(seat)
    name = name if len(name) <= 20 else f"{name[:19]}…"
    figures = [f"{speaker.say('board-types')} {player.types}/6", f"{speaker.say('board-votes')} {player.votes}"]
    parts = [
        tag("path", d=f"M30 {y - 6}H{SIZE[0] - 30}", stroke=FAINT, stroke_width=1),
        tag("circle", cx=56, cy=y + 38, r=17, fill=COLOURS[player.colour][0], stroke=INK, stroke_width=2),
        signed(88, y + 24, mark, name, 26, font_weight="bold"),
        signed(88, y + 56, "flag" if player.suspect else "", " · ".join(figures), 18, fill=FAINT),
    ]
    step = min(62.0, 880 / max(1, len(player.cards)))
    parts += [use(f"card-{card}", 430 + step * k, y + 42, 84) for k, card in enumerate(player.cards)]
    return parts + _in_hand(player, y, speaker)


def _in_hand(player: Player, y: float, speaker: Speaker) -> list[Markup]:
    waiting = [name for name, place in player.viziers.items() if place == "hand"]
    return [vizier(name, 1370 + 74 * k, y + 40, GUEST, speaker) for k, name in enumerate(waiting)]
