"""The pieces of A War of Whispers as symbols: banners of five cuts, agents of four shapes, city, farm and fort."""

from __future__ import annotations

from typing import Final

from sottovoce.core.svg import INK, IVORY, WARNING, Markup, join, symbol, tag

# Each empire's colour with its light and its shadow, the tint of its land, and the shade along its borders.
COLOURS: Final = {
    "bear": ("#2d5ca6", "#7ea3da", "#173763"),
    "eagle": ("#b3261e", "#dd7268", "#701410"),
    "elephant": ("#2f7a45", "#76b586", "#174424"),
    "lion": ("#d9a520", "#f2d274", "#8f6a0c"),
    "horse": ("#7b5232", "#b48b68", "#472c17"),
}
LANDS: Final = {
    "bear": ("#adc0dd", "#4a6fae"),
    "eagle": ("#e0a595", "#b04a3a"),
    "elephant": ("#b3cd9f", "#4f8a4d"),
    "lion": ("#ebd896", "#bf9127"),
    "horse": ("#ccb08f", "#86592f"),
}
SOCIETIES: Final = {"raven": "#34404f", "spider": "#7a3b6d", "rat": "#8a5a12", "serpent": "#1d6a5b"}

# The cut of a banner says whose it is, even without colour.
_CUTS: Final = {
    "bear": "M-11-13H11V13H-11z",
    "eagle": "M-11-13H11V14L0 6-11 14z",
    "elephant": "M-11-13H11V3A11 11 0 0 1-11 3z",
    "lion": "M-11-13H11V5L0 15-11 5z",
    "horse": "M-11-13H11V13L5.5 8 0 13-5.5 8-11 13z",
}
_AGENTS: Final = {
    "raven": "M0-14L13 0 0 14-13 0z",
    "spider": "M-6-13H6L13-6V6L6 13H-6L-13 6V-6z",
    "rat": "M0-13A13 13 0 0 1 0 13A13 13 0 0 1 0-13z",
    "serpent": "M-12-12H12V12H-12z",
}


def symbols() -> Markup:
    """All pieces."""
    return join(
        [
            *(_banner(empire) for empire in COLOURS),
            *(_agent(society) for society in SOCIETIES),
            symbol("icon-city", _city()),
            symbol("icon-farm", _farm()),
            symbol("icon-fort", _fort()),
            symbol("mark-warning", _warning()),
        ]
    )


def _banner(empire: str) -> Markup:
    colour, light, shadow = COLOURS[empire]
    cut = _CUTS[empire]
    pole = tag("path", d="M-14-15H14", stroke=INK, stroke_width=3, stroke_linecap="round")
    cloth = tag("path", d=cut, fill=colour, stroke=shadow, stroke_width=1.6, stroke_linejoin="round")
    fold = tag("path", d="M-9.5-12V4", stroke=light, stroke_width=1.6, stroke_opacity=0.9)
    return symbol(f"piece-{empire}", cloth, fold, pole, box=34)


def _agent(society: str) -> Markup:
    body = {"d": _AGENTS[society], "stroke_linejoin": "round"}
    return symbol(
        f"piece-{society}",
        tag("path", fill=SOCIETIES[society], stroke=INK, stroke_width=1.6, **body),
        tag("path", fill="none", stroke=IVORY, stroke_width=1.2, stroke_opacity=0.6, transform="scale(.8)", **body),
    )


def _medal() -> Markup:
    return tag("circle", r=15, fill=IVORY, stroke=INK, stroke_width=1.2)


def _city() -> Markup:
    houses = "M-10 9V-1L-5.5-5-1-1V9zM-1 9V-7H1V-10H5V-7H8V9z"
    door = tag("path", d="M2.5 9V4.5H5.5V9zM-7 3H-4V6H-7z", fill=INK)
    return join(
        [_medal(), tag("path", d=houses, fill="#fff", stroke=INK, stroke_width=1.5, stroke_linejoin="round"), door]
    )


def _farm() -> Markup:
    stalk = tag("path", d="M0 11V-8", stroke=INK, stroke_width=1.5, stroke_linecap="round")
    leaves = "".join(f"M0 {y}q-7 0-7-6q7 0 7 6q0-6 7-6q0 6-7 6" for y in (8, 1, -5))
    return join([_medal(), tag("path", d=leaves, fill="#d7b23f", stroke=INK, stroke_width=1), stalk])


def _fort() -> Markup:
    walls = "M-9 10V-9H-5.5V-6H-2V-9H2V-6H5.5V-9H9V10z"
    gate = tag("path", d="M-3 10V4A3 3 0 0 1 3 4V10z", fill=INK)
    return join(
        [_medal(), tag("path", d=walls, fill="#c3b8a3", stroke=INK, stroke_width=1.5, stroke_linejoin="round"), gate]
    )


def _warning() -> Markup:
    sign = tag("path", d="M0-13L14 12H-14z", fill=WARNING, stroke=IVORY, stroke_width=1.6, stroke_linejoin="round")
    return join([sign, tag("path", d="M0-5V4M0 8V8.5", stroke=IVORY, stroke_width=3.2, stroke_linecap="round")])
