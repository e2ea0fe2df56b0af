"""The pieces of Verrat! as symbols: viziers fat, small and tall in four colours, and the cards."""

from __future__ import annotations

from typing import Final

from sottovoce.core.svg import INK, IVORY, Markup, group, join, symbol, tag

# A colour with its light and its shadow.
COLOURS: Final = {
    "red": ("#b3261e", "#dd7268", "#701410"),
    "blue": ("#2d5ca6", "#7ea3da", "#173763"),
    "green": ("#2f7a45", "#7dbb8d", "#174424"),
    "yellow": ("#d9a520", "#f4d97f", "#8f6a0c"),
}
CARD_COLOURS: Final = {
    "horses": "#8a5a2e",
    "cannons": "#4b5563",
    "gold": "#b98a2b",
    "troops": "#9c2f26",
    "supplies": "#4f7a35",
    "ships": "#2f6690",
    "pardon": "#6d4a7e",
}
_SKIN: Final = "#d9a878"
# Robe, height of the head, and how wide the turban is: the figure tells the size without a word.
_FIGURES: Final = {
    "fat": ("M-20 23C-23 8-17-5-9-7H9C17-5 23 8 20 23z", -12.0, 1.0),
    "small": ("M-11 23C-12 14-9 7-5 6H5C9 7 12 14 11 23z", 1.0, 0.92),
    "tall": ("M-10 23L-7-5C-6-9-4-10 0-10 4-10 6-9 7-5L10 23z", -16.0, 0.92),
}
_ICONS: Final = {
    "horses": ("M-8-8C-10 2-6 9 0 9S10 2 8-8L4-7C5 0 4 5 0 5S-5 0-4-7z", "M-6.6-2v.1M-5 4v.1M5 4v.1M6.6-2v.1"),
    "cannons": ("M-11 2L7-8 10-3-7 7z", "M-3 6a4 4 0 1 0 .1 0zM8 6h5M10.5 3.5v5"),
    "gold": ("M-9 4a5 3 0 1 1 10 0v4a5 3 0 1 1-10 0zM-1-6a5 3 0 1 1 10 0v10a5 3 0 0 1-8 2", "M-9 4a5 3 0 0 0 10 0"),
    "troops": ("M-9 9C2 7 8 1 9-10 4-2-2 3-10 6z", "M-9 2l5 8M9 9L3 3"),
    "supplies": ("M-4-6C-11 0-10 9-5 10H5C10 9 11 0 4-6zM-5-10L-3-6H3L5-10z", "M-5 0h10M-5 4h10"),
    "ships": ("M-11 4H11L7 10H-7zM-1-11V1H-9zM2-9C7-6 8-3 8 1H2z", "M-11 4H11"),
    "pardon": ("M-8-10H7C10-10 10-6 7-6V9H-8C-5 9-5-6-8-6z", "M-4-4H4M-4 0H4M-4 4H1"),
}


def symbols() -> Markup:
    """All pieces."""
    viziers = [_vizier(colour, size) for colour in COLOURS for size in _FIGURES]
    return join([*viziers, *(_card(kind) for kind in CARD_COLOURS), _back(), _chip()])


def _vizier(colour: str, size: str) -> Markup:
    robe, light, shadow = COLOURS[colour]
    body, head, wide = _FIGURES[size]
    edge: dict[str, str | float | None] = {"stroke": INK, "stroke_width": 1.6, "stroke_linejoin": "round"}
    turban = group(
        tag("path", d="M-7.5 0C-10-4-6-10 0-10S10-4 7.5 0C3-2-3-2-7.5 0z", fill=light, **edge),
        tag("circle", cy=-4.5, r=1.8, fill=shadow),
        transform=f"translate(0 {head - 1:g}) scale({wide:g})",
    )
    face = tag("circle", cy=head + 1, r=6, fill=_SKIN, **edge)
    return symbol(
        f"piece-{colour}-{size}",
        tag("path", d=body, fill=robe, **edge),
        face,
        turban,
        box=50,
    )


def _card(kind: str) -> Markup:
    colour = CARD_COLOURS[kind]
    shape, lines = _ICONS[kind]
    return symbol(
        f"card-{kind}",
        tag("rect", x=-14, y=-20, width=28, height=40, rx=3, fill=IVORY, stroke=INK, stroke_width=1.2),
        tag("rect", x=-11.5, y=-17.5, width=23, height=35, rx=1.5, fill="none", stroke=colour, stroke_width=1.2),
        group(
            tag("path", d=shape, fill=colour, stroke_linejoin="round"),
            tag("path", d=lines, fill="none", stroke=INK, stroke_width=1.3, stroke_linecap="round"),
            transform="translate(0 -3) scale(.92)",
        ),
        box=42,
    )


def _back() -> Markup:
    lattice = "M-11-9L11 9M-11 9L11-9M-11 0L0-9 11 0 0 9z"
    return symbol(
        "card-back",
        tag("rect", x=-14, y=-20, width=28, height=40, rx=3, fill="#7d3b34", stroke=INK, stroke_width=1.2),
        tag("rect", x=-11, y=-17, width=22, height=34, rx=1.5, fill="none", stroke="#d9b98a", stroke_width=1),
        tag("path", d=lattice, fill="none", stroke="#d9b98a", stroke_width=1),
        box=42,
    )


def _chip() -> Markup:
    return symbol(
        "chip",
        tag("circle", r=15, fill=IVORY, stroke=INK, stroke_width=1.6),
        tag("circle", r=11.5, fill="none", stroke="#b98a2b", stroke_width=1.4, stroke_dasharray="2.4 1.6"),
    )
