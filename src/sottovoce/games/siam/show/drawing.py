"""The drawing of King of Siam: the map in an old hand, followers by shape and colour, and the table beside it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

from sottovoce.core.map_drawing import Land, MapDrawing, spots
from sottovoce.core.svg import (
    FAINT,
    GOLD,
    INK,
    IVORY,
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
    symbol,
    tag,
    use,
    vignette,
    words,
)
from sottovoce.core.words import Speaker
from sottovoce.games.siam.rules import board
from sottovoce.games.siam.rules.board import FACTION_NAMES, SHIPPED, Board
from sottovoce.games.siam.show import map_layout
from sottovoce.games.siam.show.view import Followers, Player, Province, View

# Each faction has a colour with its light and its shadow, and an outline of its own: a square, a disc, a hexagon.
COLOURS: Final = {
    "rama": ("#d9a520", "#f0cb62", "#8f6a0c"),
    "lao": ("#b3261e", "#d9665c", "#701410"),
    "malay": ("#2d5ca6", "#6b93d1", "#173763"),
    "british": ("#6d4a7e", "#9a7aab", "#432a50"),
}
_TINTS: Final = (
    ("#e9d8a6", "#b8892f"),
    ("#e0b39b", "#a8553a"),
    ("#c9d3a0", "#748a35"),
    ("#d5bd98", "#8c6331"),
)
_HEXAGON: Final[tuple[Point, ...]] = ((0, -1.2), (1.08, -0.6), (1.08, 0.6), (0, 1.2), (-1.08, 0.6), (-1.08, -0.6))
_OCTAGON: Final[tuple[Point, ...]] = (
    *((-0.46, -1.1), (0.46, -1.1), (1.1, -0.46), (1.1, 0.46)),
    *((0.46, 1.1), (-0.46, 1.1), (-1.1, 0.46), (-1.1, -0.46)),
)
PANEL: Final = 460  # the width of the table beside the map
CUBE: Final = 33


class Sheet(NamedTuple):
    """The empty board in parts."""

    name: str
    size: tuple[int, int]
    defs: Markup
    body: Markup
    places: dict[str, dict[str, Any]]


def drawing(game_map: Board) -> Drawing:
    """The empty board."""
    base = _sheet(_graph_of(game_map))
    return Drawing(sheet(base.size, base.defs, base.body), base.places, base.size)


def picture(view: View, speaker: Speaker) -> str:
    """The whole table from a view alone."""
    base = _sheet(_graph_in(view))
    width, height = base.size
    title = f"{speaker.say('title')} · {view.title[speaker.lang]}"
    return sheet(
        (width + PANEL, height),
        base.defs,
        base.body,
        group(*(_province(base, view, province, speaker) for province in view.provinces), class_="pieces"),
        _panel(base, view, speaker),
        title=title,
    )


# -- the empty board


class Graph(NamedTuple):
    """What a map's drawing depends on."""

    map: str
    provinces: tuple[str, ...]
    homes: tuple[str | None, ...]  # for each province the faction at home
    borders: frozenset[frozenset[str]]


def _graph_of(game_map: Board) -> Graph:
    homes = tuple(
        FACTION_NAMES[game_map.homes.index(p)] if p in game_map.homes else None for p in range(len(game_map.provinces))
    )
    borders = frozenset(frozenset((game_map.provinces[a], game_map.provinces[b])) for a, b in game_map.borders)
    return Graph(game_map.id, game_map.provinces, homes, borders)


def _graph_in(view: View) -> Graph:
    return Graph(
        view.map,
        tuple(province.id for province in view.provinces),
        tuple(province.home for province in view.provinces),
        frozenset(frozenset((province.id, other)) for province in view.provinces for other in province.borders),
    )


def _shipped(graph: Graph) -> dict[str, Any]:
    """The geometry of one of our own maps; empty for any other map, even one of the same name."""
    if graph.map not in SHIPPED:
        return {}
    game_map = board.shipped(graph.map)
    return game_map.drawing if _graph_of(game_map) == graph else {}


@lru_cache(maxsize=16)
def _sheet(graph: Graph) -> Sheet:
    data = _shipped(graph)
    return _from_chart(graph, data) if data else _from_graph(graph)


def _tints(graph: Graph) -> dict[str, tuple[str, str]]:
    """Four quiet tints, never the same on both sides of a border where that can be."""
    chosen: dict[str, int] = {}
    for province in graph.provinces:
        taken = {chosen[other] for other in chosen if frozenset((province, other)) in graph.borders}
        free = [tint for tint in range(len(_TINTS)) if tint not in taken] or list(range(len(_TINTS)))
        chosen[province] = min(free, key=lambda tint: list(chosen.values()).count(tint))
    return {province: _TINTS[tint] for province, tint in chosen.items()}


def _from_chart(graph: Graph, data: dict[str, Any]) -> Sheet:
    width, height = data["size"]
    rings = {province: data["regions"][province]["ring"] for province in graph.provinces}
    drawn = MapDrawing(graph.map, (width, height), data["points"], rings, data["coast"], data["land"])
    tints = _tints(graph)
    painted = {
        province: Land(f"province:{province}", f"tint-{_TINTS.index(tints[province]) + 1}", *tints[province])
        for province in graph.provinces
    }
    places = {f"province:{province}": spots(data["regions"][province]) for province in graph.provinces}
    body = [drawn.sea(), drawn.wilds(), drawn.lands(painted), drawn.outlines(())]
    return Sheet(
        graph.map,
        (width, height),
        join([vignette(), *_symbols(), drawn.defs()]),
        join([*body, _homes(graph, places), _slots(places), frame((width, height))]),
        places,
    )


def _from_graph(graph: Graph) -> Sheet:
    """A map without a drawing: circles and lines."""
    size = map_layout.SIZE
    centers = map_layout.spread(graph.provinces, graph.borders)
    tints = _tints(graph)
    name = "graph"
    lines = [
        tag("path", d="M{} {}L{} {}".format(*(number(c) for end in sorted(pair) for c in centers[end])))
        for pair in sorted(graph.borders, key=sorted)
    ]
    circles = [
        group(
            tag("circle", id=f"{name}-{p}", cx=centers[p][0], cy=centers[p][1], r=map_layout.RADIUS),
            class_=f"region tint-{_TINTS.index(tints[p]) + 1}",
            data_place=f"province:{p}",
            fill=tints[p][0],
            stroke=INK,
            stroke_width=3,
        )
        for p in graph.provinces
    ]
    places = {f"province:{p}": map_layout.spots(centers[p]) for p in graph.provinces}
    body = [
        tag("rect", class_="land", width=size[0], height=size[1], fill=PAPER),
        group(*lines, class_="border", stroke=INK, stroke_width=5, stroke_dasharray="2 11", stroke_linecap="round"),
        group(*circles, class_="regions"),
        _homes(graph, places),
        _slots(places),
        frame(size),
    ]
    return Sheet(name, size, join([vignette(), *_symbols()]), join(body), places)


def _homes(graph: Graph, places: dict[str, dict[str, Any]]) -> Markup:
    marks = []
    for province, faction in zip(graph.provinces, graph.homes, strict=True):
        if faction is not None:
            x, y = places[f"province:{province}"]["icons"][0]
            marks.append(use(f"home-{faction}", x, y, CUBE + 4))
    return group(*marks, class_="homes", pointer_events="none")


def _slots(places: dict[str, dict[str, Any]]) -> Markup:
    """Where followers stand, hardly to be seen."""
    marks = [use("slot", x, y, CUBE - 2) for place in places.values() for x, y in place["slots"]]
    return group(*marks, class_="slots", pointer_events="none")


# -- pieces


def _outline(faction: str, size: float, **attributes: str | float | None) -> Markup:
    """A square, a disc, a hexagon, or for the British an octagon."""
    s = size
    if faction == "rama":
        return tag("rect", x=-s, y=-s, width=2 * s, height=2 * s, rx=s * 0.16, **attributes)
    if faction == "lao":
        return tag("circle", r=s * 1.08, **attributes)
    corners = _HEXAGON if faction == "malay" else _OCTAGON
    data = "L".join(f"{number(x * s)} {number(y * s)}" for x, y in corners)
    return tag("path", d=f"M{data}z", stroke_linejoin="round", **attributes)


def _symbols() -> list[Markup]:
    pieces = []
    for faction, (colour, light, shadow) in COLOURS.items():
        body = [
            _outline(faction, 13, fill=shadow, stroke=INK, stroke_width=1.2),
            tag("g", _outline(faction, 12, fill=light), transform="translate(-.4 -.6)"),
            tag("g", _outline(faction, 11, fill=colour), transform="translate(.5 .6)"),
        ]
        pieces.append(symbol(f"piece-{faction}", *body))
        if faction in FACTION_NAMES:
            mark = [
                _outline(faction, 13, fill=IVORY, stroke=shadow, stroke_width=1.6),
                star(0, 0.6, 10.5, fill=colour, stroke=shadow, stroke_width=0.8),
            ]
            pieces.append(symbol(f"home-{faction}", *mark))
    crown = tag(
        "path",
        d="M-11 8l-2-15 7 6 6-10 6 10 7-6-2 15z",
        fill=GOLD,
        stroke=INK,
        stroke_width=1.4,
        stroke_linejoin="round",
    )
    band = tag("path", d="M-11 11.5H11", stroke=INK, stroke_width=2.4)
    slot = tag(
        "rect",
        x=-14,
        y=-14,
        width=28,
        height=28,
        rx=3,
        fill="none",
        stroke=INK,
        stroke_opacity=0.28,
        stroke_dasharray="2 3",
    )
    tile = tag("rect", x=-14, y=-14, width=28, height=28, rx=5, fill=IVORY, stroke=INK, stroke_width=1.6)
    return [*pieces, symbol("piece-king", crown, band), symbol("slot", slot), symbol("piece-tile", tile)]


def _piece(faction: str, x: float, y: float, size: float, speaker: Speaker) -> Markup:
    """A follower with the letter of its faction."""
    letter = words(
        x,
        y,
        speaker.say(f"letter-{faction}"),
        size * 0.52,
        font_weight="bold",
        fill=INK if faction == "rama" else IVORY,
    )
    return join([use(f"piece-{faction}", x, y, size), letter])


# -- the pieces on the map


def _province(base: Sheet, view: View, province: Province, speaker: Speaker) -> Markup:
    spot = base.places[f"province:{province.id}"]
    x, y = spot["label"]
    parts = []
    if province.owner is not None:
        parts.append(tag("use", href=f"#{base.name}-{province.id}", fill=COLOURS[province.owner][0], fill_opacity=0.3))
    if province.id == view.contested:
        parts.append(
            tag("use", href=f"#{base.name}-{province.id}", fill="none", stroke=GOLD, stroke_width=7, class_="contested")
        )
    parts.append(label(x, y, province.name, 28))
    (tile_x, tile_y), (king_x, king_y) = spot["icons"][1:3]
    parts.append(use("piece-tile", tile_x, tile_y, 34))
    parts.append(words(tile_x, tile_y, str(province.box), 20, font_weight="bold"))
    if province.king:
        parts.append(use("piece-king", king_x, king_y, 34))
    if province.owner is None:
        parts += _followers(province.followers, spot["slots"], speaker)
    else:
        parts += _seal(province.owner, spot["slots"][0][0], spot["slots"][0][1] + 17, speaker)
    return group(*parts, data_place=f"province:{province.id}")


def _counts(followers: Followers) -> dict[str, int]:
    return {"rama": followers.rama, "lao": followers.lao, "malay": followers.malay}


def _followers(followers: Followers, slots: Sequence[Sequence[float]], speaker: Speaker) -> list[Markup]:
    """One by one while there is a place for each, else one of each faction with its number."""
    counts = _counts(followers)
    crowd = [faction for faction, count in counts.items() for _ in range(count)]
    if len(crowd) <= len(slots):
        filled = sorted(slots[: len(crowd)], key=lambda slot: (slot[1], slot[0]))
        return [_piece(faction, x, y, CUBE, speaker) for faction, (x, y) in zip(crowd, filled, strict=True)]
    x, y = slots[0]
    parts = []
    for place, (faction, count) in enumerate(counts.items(), -1):
        parts.append(_piece(faction, x + place * 62 - 14, y + 17, CUBE, speaker))
        parts.append(label(x + place * 62 + 16, y + 17, str(count), 24))
    return parts


def _seal(owner: str, x: float, y: float, speaker: Speaker) -> list[Markup]:
    """Who holds a decided province."""
    letter = speaker.say(f"letter-{owner}")
    return [
        use(f"piece-{owner}", x, y, 62),
        words(x, y, letter, 32, font_weight="bold", fill=INK if owner == "rama" else IVORY),
    ]


# -- the table beside the map


def _panel(base: Sheet, view: View, speaker: Speaker) -> Markup:
    left, height = base.size[0], base.size[1]
    parts = [
        tag("rect", class_="paper", x=left, width=PANEL, height=height, fill=PAPER),
        tag("path", class_="frame", d=f"M{left} 0V{height}", stroke=INK, stroke_width=2),
        words(left + PANEL / 2, 62, speaker.say("title"), 40, font_weight="bold"),
        words(left + PANEL / 2, 104, view.title[speaker.lang], 22, fill=FAINT, font_style="italic"),
        *_track(view, left + 36, 150, speaker),
        *_pool(view, left + 36, 640, speaker),
    ]
    for seat, player in enumerate(view.players):
        parts += _player(view, seat, player, left + 36, 750 + seat * 148, speaker)
    return group(*parts, class_="panel")


def _track(view: View, x: float, y: float, speaker: Speaker) -> list[Markup]:
    """The struggles in their order."""
    parts = []
    for row, province in enumerate(sorted(view.provinces, key=lambda province: province.box)):
        at = y + row * 54
        now = province.id == view.contested
        parts.append(
            tag(
                "rect",
                x=x,
                y=at,
                width=PANEL - 72,
                height=46,
                rx=6,
                fill=IVORY,
                stroke=GOLD if now else FAINT,
                stroke_width=4 if now else 1,
            )
        )
        parts.append(words(x + 26, at + 23, str(province.box), 24, font_weight="bold"))
        name = {"text_anchor": "start", "font_weight": "bold" if now else "normal"}
        parts.append(words(x + 54, at + 23, province.name, 24, **name))
        if province.king:
            parts.append(use("piece-king", x + PANEL - 146, at + 23, 30))
        if province.owner is not None:
            parts.append(use(f"piece-{province.owner}", x + PANEL - 102, at + 23, 34))
            letter = speaker.say(f"letter-{province.owner}")
            ink = INK if province.owner == "rama" else IVORY
            parts.append(words(x + PANEL - 102, at + 23, letter, 18, font_weight="bold", fill=ink))
    return parts


def _pool(view: View, x: float, y: float, speaker: Speaker) -> list[Markup]:
    british = speaker.say("board-british", count=view.british, limit=view.british_limit)
    return [
        words(x, y, british, 22, text_anchor="start"),
        words(x, y + 44, speaker.say("board-pool"), 22, text_anchor="start"),
        *_row(view.pool, x + 100, y + 44, speaker),
    ]


def _row(followers: Followers, x: float, y: float, speaker: Speaker) -> list[Markup]:
    parts = []
    for place, (faction, count) in enumerate(_counts(followers).items()):
        parts.append(_piece(faction, x + place * 92, y, 32, speaker))
        parts.append(words(x + place * 92 + 24, y, str(count), 26, text_anchor="start", font_weight="bold"))
    return parts


def _player(view: View, seat: int, player: Player, x: float, y: float, speaker: Speaker) -> list[Markup]:
    mark = "star" if seat in view.winners else "arrow" if seat == view.turn else ""
    lines = _hand(player, speaker)
    return [
        tag("path", d=f"M{number(x)} {number(y - 22)}h{PANEL - 72}", stroke=FAINT, stroke_width=1),
        signed(x, y + 4, mark, _short(speaker.seat(seat), 24), 26, font_weight="bold"),
        *_row(player.court, x + 18, y + 42, speaker),
        *(words(x, y + 78 + row * 24, line, 18, text_anchor="start") for row, line in enumerate(lines)),
    ]


def _hand(player: Player, speaker: Speaker) -> list[str]:
    """The cards in hand on two lines, or how many there are."""
    if player.hand is None:
        top = "–" if player.top is None else speaker.say(f"card-{player.top}")
        return [speaker.say("board-hidden-hand", count=player.cards, top=top)]
    kinds = sorted(set(player.hand), key=player.hand.index)
    copies = [(speaker.say(f"card-{kind}"), player.hand.count(kind)) for kind in kinds]
    cards = [name + (f" ×{count}" if count > 1 else "") for name, count in copies]
    half = (len(cards) + 1) // 2 if len(cards) > 4 else len(cards)
    return [", ".join(part) for part in (cards[:half], cards[half:]) if part] or ["–"]


def _short(name: str, most: int) -> str:
    return name if len(name) <= most else f"{name[: most - 1]}…"
