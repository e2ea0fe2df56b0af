"""Drawing: a small hand for SVG. It knows no game; whatever is text is escaped, and nothing carries a style attribute.

Colours are presentation attributes, so that a page's style sheet can give other ones to the same classes.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from itertools import pairwise
from typing import Any, Final, NamedTuple

Point = tuple[float, float]

# The palette of the antique map; games add the colours of their pieces.
PAPER: Final = "#efe6d2"
INK: Final = "#3a2d20"
FAINT: Final = "#8a7a5f"
SEA: Final = "#bdd0ce"
SHALLOWS: Final = "#cddcd6"
WAVE: Final = "#8fb0b3"
LAND: Final = "#e0d5bd"
IVORY: Final = "#fbf5e6"
GOLD: Final = "#b98a2b"
WARNING: Final = "#b3261e"
SERIF: Final = "Iowan Old Style,Palatino Linotype,Palatino,Book Antiqua,Georgia,serif"


_FORBIDDEN: Final = {"style", "script", "foreignObject", "image", "a", "iframe"}


class Drawing(NamedTuple):
    """An empty board: the SVG, where pieces and words go for each place of the game, and its width and height."""

    svg: str
    places: dict[str, dict[str, Any]]
    size: tuple[int, int]


class Markup(str):
    """SVG as it is; any other text is escaped where it is used."""


def number(value: float) -> str:
    """A coordinate with one decimal at most."""
    rounded = round(value, 1)
    return str(int(rounded)) if rounded == int(rounded) else str(rounded)


def tag(element: str, *inside: str, **attributes: str | float | None) -> Markup:
    """An element: `class_` is written class, `stroke_width` stroke-width; what is None is left out."""
    written = []
    for name, value in attributes.items():
        if value is not None:
            text = value if isinstance(value, str) else f"{value:.2f}".rstrip("0").rstrip(".")
            written.append(f' {name.rstrip("_").replace("_", "-")}="{escape(text)}"')
    content = "".join(child if isinstance(child, Markup) else escape(child, quote=False) for child in inside)
    opening = f"<{element}{''.join(written)}"
    return Markup(f"{opening}>{content}</{element}>" if content else f"{opening}/>")


def join(parts: Iterable[Markup]) -> Markup:
    """Several as one."""
    return Markup("".join(parts))


def group(*inside: Markup, **attributes: str | float | None) -> Markup:
    """A group; nothing where there is nothing in it."""
    return tag("g", *inside, **attributes) if any(inside) else Markup()


def words(x: float, y: float, text: str, size: float, **attributes: str | float | None) -> Markup:
    """A line of text, centred on a point unless `text_anchor` says otherwise."""
    given: dict[str, str | float | None] = {"text_anchor": "middle", "font_family": SERIF, "fill": INK}
    given.update(attributes)
    return tag("text", text, x=number(x), y=number(y + size * 0.34), font_size=number(size), **given)


def label(x: float, y: float, text: str, size: float, **attributes: str | float | None) -> Markup:
    """A name on the map, with a halo that keeps it readable on any ground."""
    return words(
        x,
        y,
        text,
        size,
        **{
            "class_": "label",
            "font_weight": "bold",
            "paint_order": "stroke",
            "stroke": PAPER,
            "stroke_width": size * 0.18,
            "stroke_opacity": 0.75,
            "stroke_linejoin": "round",
            "letter_spacing": "0.03em",
            **attributes,
        },
    )


def path(points: Sequence[Point], closed: bool = False) -> str:
    """The data of a line through points: tenths of a unit, each relative to the one before."""
    tenths = [(round(x * 10), round(y * 10)) for x, y in points]
    steps = [_pair(*tenths[0])]
    for (x, y), (u, v) in pairwise(tenths):
        step = _pair(u - x, v - y)
        steps.append(step if step.startswith("-") or len(steps) == 1 else f" {step}")
    return f"M{steps[0]}l{''.join(steps[1:])}{'z' if closed else ''}"


def _pair(x: int, y: int) -> str:
    second = _tenth(y)
    return _tenth(x) + (second if second.startswith("-") else f" {second}")


def _tenth(value: int) -> str:
    sign, whole, rest = "-" if value < 0 else "", abs(value) // 10, abs(value) % 10
    if rest == 0:
        return f"{sign}{whole}"
    return f"{sign}{whole or ''}.{rest}"


def use(symbol: str, x: float, y: float, size: float, **attributes: str | float | None) -> Markup:
    """A piece, centred on a point."""
    half = size / 2
    return tag(
        "use",
        href=f"#{symbol}",
        x=number(x - half),
        y=number(y - half),
        width=number(size),
        height=number(size),
        **attributes,
    )


def symbol(name: str, *inside: Markup, box: float = 32) -> Markup:
    """A piece drawn around the origin in a square box."""
    half = number(-box / 2)
    return tag("symbol", *inside, id=name, viewBox=f"{half} {half} {number(box)} {number(box)}", overflow="visible")


def sheet(size: tuple[int, int], defs: Markup, *inside: Markup, title: str | None = None) -> str:
    """A whole picture that stands by itself."""
    width, height = size
    named = tag("title", title) if title else Markup()
    whole = tag(
        "svg",
        named,
        tag("defs", defs),
        *inside,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {width} {height}",
        width="100%" if title is None else None,
        role="img" if title else None,
        class_="board",
    )
    return str(whole)  # plain text, so that it can be encoded anywhere


def frame(size: tuple[int, int]) -> Markup:
    """The double line around the sheet, with the edge of the paper a little darker."""
    width, height = size
    lines = [
        tag("rect", x=inset, y=inset, width=width - 2 * inset, height=height - 2 * inset, stroke_width=stroke)
        for inset, stroke in ((9, 3), (16, 1))
    ]
    shade = tag("rect", class_="vignette", width=width, height=height, fill="url(#vignette)", pointer_events="none")
    return join([shade, group(*lines, class_="frame", fill="none", stroke=INK, pointer_events="none")])


def vignette() -> Markup:
    """The gradient behind `frame`: old paper is darker at its edges."""
    stops = [
        tag("stop", offset=at, stop_color="#6b4f2a", stop_opacity=opacity)
        for at, opacity in (("55%", 0), ("85%", 0.07), ("100%", 0.2))
    ]
    return tag("radialGradient", *stops, id="vignette", r="75%")


def star(x: float, y: float, radius: float, **attributes: str | float | None) -> Markup:
    """A star with five points."""
    turns = ((0, -1), (0.224, -0.309), (0.951, -0.309), (0.363, 0.118), (0.588, 0.809))
    right = [(x + radius * u, y + radius * v) for u, v in turns]
    left = [(2 * x - u, v) for u, v in reversed(right[1:])]
    return tag("path", d=path([*right, (x, y + radius * 0.382), *left], closed=True), **attributes)


_SIGNS: Final = {  # drawn in a box of 2 by 2 around the origin: not every font has them
    "arrow": ((-0.7, -0.8), (0.9, 0.0), (-0.7, 0.8)),
    "tick": ((-0.9, 0.1), (-0.6, -0.2), (-0.2, 0.3), (0.7, -0.8), (0.95, -0.55), (-0.15, 0.85)),
    "flag": ((-0.7, -0.9), (0.8, -0.45), (-0.4, 0.05), (-0.4, 0.95), (-0.7, 0.95)),
}


def sign(kind: str, x: float, y: float, radius: float, **attributes: str | float | None) -> Markup:
    """A small sign: a star, an arrow, a tick or a flag."""
    if kind == "star":
        return star(x, y, radius, **attributes)
    points = [(x + radius * u, y + radius * v) for u, v in _SIGNS[kind]]
    return tag("path", d=path(points, closed=True), **attributes)


def signed(x: float, y: float, kind: str, text: str, size: float, **attributes: str | float | None) -> Markup:
    """A line of text from a point on, behind a small sign if there is one."""
    if not kind:
        return words(x, y, text, size, text_anchor="start", **attributes)
    mark = sign(kind, x + size * 0.4, y, size * 0.4, fill=GOLD if kind == "star" else INK)
    return join([mark, words(x + size * 1.05, y, text, size, text_anchor="start", **attributes)])


def faults(svg: str) -> list[str]:
    """What a strict page could not show: text that is no XML, styles, scripts, links to elsewhere or to nothing."""
    from xml.etree import ElementTree

    try:
        root = ElementTree.fromstring(svg)
    except ElementTree.ParseError as problem:
        return [str(problem)]
    elements = list(root.iter())
    ids = [element.get("id") for element in elements if element.get("id")]
    found = [f"id {name} twice" for name in sorted({name for name in ids if name and ids.count(name) > 1})]
    for element in elements:
        name = element.tag.split("}")[-1]
        if name in _FORBIDDEN:
            found.append(f"<{name}>")
        for attribute, value in element.attrib.items():
            if attribute == "style" or attribute.startswith("on"):
                found.append(f"{name} {attribute}")
            wanted = value.removeprefix("url(").rstrip(")") if value.startswith("url(") else value
            if (attribute == "href" or value.startswith("url(")) and wanted.removeprefix("#") not in ids:
                found.append(f"{name} {attribute}={value}")
    return found
