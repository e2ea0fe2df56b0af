"""The drawing of A War of Whispers: forty regions as an old drawn, and under it the councils and the players."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from sottovoce.core.map_drawing import Land, MapDrawing, spots, whole
from sottovoce.core.svg import (
    FAINT,
    GOLD,
    INK,
    IVORY,
    PAPER,
    WARNING,
    Drawing,
    Markup,
    frame,
    group,
    join,
    label,
    sheet,
    sign,
    signed,
    tag,
    use,
    vignette,
    words,
)
from sottovoce.core.words import Speaker
from sottovoce.games.whispers.rules.board import EMPIRE_NAMES, Board, board
from sottovoce.games.whispers.show import pieces
from sottovoce.games.whispers.show.pieces import COLOURS, LANDS
from sottovoce.games.whispers.show.view import Player, Post, Region, View

NAME: Final = "five"
LABEL: Final = 22
BANNER: Final = 46
ICON: Final = 32
AGENT: Final = 26
_COUNCIL: Final = 330  # the height of the councils under the map
_DRAWN: Final = {"♣": "farm", "▲": "fort"}  # signs at the end of a duty
_ROW: Final = 64
_HAND: Final = 44
_PLAYERS: Final = 62
_FILE: Final = Path(__file__).parents[1] / "maps" / "five-empires.json"


class Sheet(NamedTuple):
    """The empty board in parts: what lies under the colours of conquest, and what is printed above them."""

    size: tuple[int, int]
    defs: Markup
    ground: Markup
    marks: Markup
    places: dict[str, dict[str, Any]]


def drawing(city: bool, diagonal: str) -> Drawing:
    """The empty board."""
    base = _sheet(city, diagonal)
    return Drawing(sheet(base.size, base.defs, base.ground, base.marks), base.places, base.size)


def picture(view: View, speaker: Speaker) -> str:
    """The whole table from a view alone."""
    by_id = {region.id: region for region in view.regions}
    base = _sheet("city" in by_id["e3"].icons, "p5-p7" if "p7" in by_id["p5"].borders else "p4-p8")
    width, height = base.size
    conquered = [
        tag("use", href=f"#{NAME}-{region.id}", fill=COLOURS[region.holder][0], fill_opacity=0.38)
        for region in view.regions
        if region.holder != region.home
    ]
    below = _COUNCIL + len(view.players) * _PLAYERS + (_HAND if view.seat is not None else 0) + 50
    return sheet(
        (width, height + below),
        base.defs,
        tag("rect", class_="paper", width=width, height=height + below, fill=PAPER),
        base.ground,
        group(*conquered, class_="conquered"),
        base.marks,
        group(*(_region(base, view, region, speaker) for region in view.regions), class_="pieces"),
        _councils(view, height + 24, width, speaker),
        _players(view, height + _COUNCIL + 24, width, speaker),
        title=speaker.say("title"),
    )


# -- the empty board


@cache
def geometry(diagonal: str) -> dict[str, Any]:
    """The file of the map, with the regions as the chosen border among the southern Elephants shapes them."""
    data: dict[str, Any] = json.loads(_FILE.read_text("utf-8"))
    changed = data["variants"].get(diagonal.upper(), {})
    data["regions"] = {name.lower(): region for name, region in {**data["regions"], **changed}.items()}
    return data


@cache
def _sheet(city: bool, diagonal: str) -> Sheet:
    data, ruled = geometry(diagonal), board(city, diagonal)
    width, height = data["size"]
    homes = {region: EMPIRE_NAMES[ruled.homes[r]] for r, region in enumerate(ruled.regions)}
    rings = {region: data["regions"][region]["ring"] for region in ruled.regions}
    drawn = MapDrawing(NAME, (width, height), data["points"], rings, data["coast"], data["land"], grain=1)
    painted = {r: Land(f"region:{r}", f"land-{homes[r]}", *LANDS[homes[r]]) for r in ruled.regions}
    inner = [pair for pair in drawn.shared() if len({homes[region] for region in pair}) == 1]
    places = {f"region:{region}": _spots(data["regions"][region]) for region in ruled.regions}
    return Sheet(
        (width, height),
        join([vignette(), pieces.symbols(), drawn.defs()]),
        join([drawn.sea(), drawn.wilds(), drawn.lands(painted), drawn.outlines(inner)]),
        join([_icons(ruled, places), frame((width, height))]),
        places,
    )


def _spots(region: dict[str, Any]) -> dict[str, Any]:
    """Where things go; banners stand as one piece with their number, in the middle of the room for pieces."""
    found = spots(region)
    del found["slots"]
    across, down = [x for x, _ in region["slots"]], [y for _, y in region["slots"]]
    x, y = (min(across) + max(across)) / 2, (min(down) + max(down)) / 2
    found["banner"] = whole((x - 20, y))
    found["count"] = whole((x + 15, y))
    found["agents"] = [whole((x + dx, y + dy)) for dx, dy in ((44, -14), (44, 14), (-52, -14), (-52, 14))]
    return found


def _icons(ruled: Board, places: dict[str, dict[str, Any]]) -> Markup:
    """City, farm and fort, side by side; where each one is drawn goes into the places."""
    marks = []
    for region, printed in zip(ruled.regions, ruled.icons, strict=True):
        x, y = places[f"region:{region}"]["icons"][0]
        row = [round(x + (i - (len(printed) - 1) / 2) * (ICON + 2)) for i in range(len(printed))]
        places[f"region:{region}"]["icons"] = [[at, y] for at in row]
        marks += [use(f"icon-{icon}", at, y, ICON) for icon, at in zip(printed, row, strict=True)]
    return group(*marks, class_="icons", pointer_events="none")


# -- the pieces on the map


def _region(base: Sheet, view: View, region: Region, speaker: Speaker) -> Markup:
    spot = base.places[f"region:{region.id}"]
    x, y = spot["label"]
    parts = [label(x, y, speaker.say(f"region-{region.id}"), LABEL)]
    if region.banners:
        parts += _banners(region, spot, speaker)
    for (x, y), seat in zip(spot["agents"], region.agents, strict=False):
        parts += _agent(view, seat, x, y, AGENT)
    return group(*parts, data_place=f"region:{region.id}")


def _banners(region: Region, spot: dict[str, Any], speaker: Speaker) -> list[Markup]:
    """A banner with its letters and its number; in red where there are more than the region feeds."""
    (x, y), (u, v) = spot["banner"], spot["count"]
    hungry = region.banners > region.feeds
    ink = INK if region.holder == "lion" else IVORY
    parts = [
        use(f"piece-{region.holder}", x, y, BANNER),
        words(x, y - 4, speaker.say(f"short-{region.holder}"), 17, font_weight="bold", fill=ink),
        label(u, v, str(region.banners), 32, fill=WARNING if hungry else INK, stroke_opacity=0.9),
    ]
    if hungry:
        parts.append(use("mark-warning", x - 24, y - 18, 24))
    return parts


def _agent(view: View, seat: int, x: float, y: float, size: float) -> list[Markup]:
    """An agent with the number of its player."""
    return [
        use(f"piece-{view.players[seat].society}", x, y, size),
        words(x, y, str(seat + 1), size * 0.55, font_weight="bold", fill=IVORY),
    ]


# -- the councils


def _councils(view: View, top: float, width: float, speaker: Speaker) -> Markup:
    column = (width - 60) / len(view.empires)
    parts = []
    for index, empire in enumerate(view.empires):
        left = 30 + index * column
        figures = " · ".join(
            speaker.say(f"board-{what}", count=count)
            for what, count in (("cities", empire.cities), ("reserve", empire.reserve), ("deck", empire.deck))
        )
        parts += [
            use(f"piece-{empire.id}", left + 26, top + 20, 40),
            words(left + 54, top + 10, speaker.say(f"empire-{empire.id}"), 24, font_weight="bold", text_anchor="start"),
            words(left + 54, top + 34, figures, 15, fill=FAINT, text_anchor="start"),
        ]
        posts = [post for post in view.posts if post.empire == empire.id]
        parts += [
            _post(view, post, left, top + 52 + row * _ROW, column - 14, speaker) for row, post in enumerate(posts)
        ]
    return group(*parts, class_="councils")


def _post(view: View, post: Post, x: float, y: float, width: float, speaker: Speaker) -> Markup:
    """A council seat: its duties, its agent, or in brackets who controls it."""
    acts = view.marker == post.id
    tint = LANDS[post.empire][0]
    parts = [
        tag(
            "rect",
            x=x,
            y=y,
            width=width,
            height=_ROW - 8,
            rx=6,
            fill=tint,
            stroke=GOLD if acts else INK,
            stroke_width=5 if acts else 1,
        ),
        words(x + 14, y + 17, speaker.say(f"office-{post.office}"), 18, font_weight="bold", text_anchor="start"),
        *_duties(post, x + 14, y + 40, speaker),
    ]
    if post.agent is not None:
        parts += _agent(view, post.agent, x + width - 30, y + 28, 40)
    elif post.controller is not None:
        hint = f"({post.controller + 1})"
        parts.append(words(x + width - 30, y + 28, hint, 20, fill=FAINT))
    return group(*parts, data_place=f"post:{post.id}")


def _duties(post: Post, x: float, y: float, speaker: Speaker) -> list[Markup]:
    """What a council seat does, in a row; farms and forts are drawn as they are on the map."""
    parts = []
    for place, action in enumerate(post.actions):
        text = speaker.say(f"duty-{action.replace(' ', '-')}")
        icon = _DRAWN.get(text[-1:])
        text = ("· " if place else "") + (text[:-1].rstrip() if icon else text)
        parts.append(words(x, y, text, 15, text_anchor="start"))
        x += len(text) * 7 + 4
        if icon:
            parts.append(use(f"icon-{icon}", x + 9, y, 18))
            x += 20
    return parts


# -- the players


def _players(view: View, top: float, width: float, speaker: Speaker) -> Markup:
    parts: list[Markup] = []
    for seat, player in enumerate(view.players):
        parts += _player(view, seat, player, top + seat * _PLAYERS, width, speaker)
    if view.seat is not None:
        cards = view.players[view.seat].hand or []
        held = [speaker.say(f"card-{card}") for card in sorted(set(cards), key=cards.index)]
        hand = ", ".join(held) or speaker.say("board-no-hand")
        line = f"{speaker.say('board-your-hand')}: {hand}"
        parts.append(words(30, top + len(view.players) * _PLAYERS + 14, line, 18, text_anchor="start"))
    return group(*parts, class_="players")


def _player(view: View, seat: int, player: Player, y: float, width: float, speaker: Speaker) -> list[Markup]:
    mark = "star" if seat in view.winners else "arrow" if seat == view.turn else ""
    name = speaker.seat(seat)
    name = name if len(name) <= 22 else f"{name[:21]}…"
    society = speaker.say(f"society-{player.society}")
    figures = [speaker.say("board-agents", count=player.agents), speaker.say("board-cards", count=player.cards)]
    if player.points is not None:
        figures.insert(0, speaker.say("board-points", count=player.points))
    backs = " ".join(f"{speaker.say(f'short-{empire}')} {count}" for empire, count in player.backs.items() if count)
    parts = [
        tag("path", d=f"M30 {y - 8:.0f}H{width - 30:.0f}", stroke=FAINT, stroke_width=1),
        *_agent(view, seat, 52, y + 22, 40),
        signed(86, y + 13, mark, name, 22, font_weight="bold"),
        words(86, y + 37, society, 16, fill=FAINT, text_anchor="start"),
        words(width - 560, y + 13, " · ".join(figures), 18, text_anchor="start"),
        words(width - 560, y + 37, backs, 16, fill=FAINT, text_anchor="start"),
    ]
    for place, loyalty in enumerate(player.loyalties):
        x = 420 + place * 118
        parts.append(words(x, y + 22, f"×{loyalty.weight}", 20, font_weight="bold", text_anchor="end"))
        if loyalty.empire is None:
            parts.append(words(x + 30, y + 22, "?", 24, fill=FAINT))
            continue
        ink = INK if loyalty.empire == "lion" else IVORY
        parts.append(use(f"piece-{loyalty.empire}", x + 30, y + 23, 44))
        parts.append(words(x + 30, y + 19, speaker.say(f"short-{loyalty.empire}"), 16, font_weight="bold", fill=ink))
        if loyalty.up:
            parts.append(sign("star", x + 58, y + 10, 8, fill=GOLD))
    return parts
