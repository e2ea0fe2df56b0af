"""Plots as SVG: bars with intervals, curves, and small columns by stage."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from sottovoce.core.svg import Markup, tag
from sottovoce.lab.html import COLOURS
from sottovoce.lab.ratings import Interval

_WIDTH = 800
_LABELS = 150  # for names on the left
_FIGURES = 150  # for figures on the right
_ROW = 30
_GAP = 8
_PALE = 0.75


class Bar(NamedTuple):
    """A figure with its interval, and how both are written."""

    label: str
    figure: Interval
    text: str


class Curve(NamedTuple):
    """A line through points (x, y)."""

    label: str
    points: Sequence[tuple[float, float]]


def _svg(height: float, label: str, parts: Sequence[Markup]) -> Markup:
    picture = tag("svg", *parts, viewBox=f"0 0 {_WIDTH} {height:g}", role="img", aria_label=label)
    return tag("div", picture, class_="wide")


def _text(x: float, y: float, text: str, anchor: str = "start", style: str | None = None) -> Markup:
    return tag("text", text, x=x, y=y, text_anchor=anchor, class_=style)


def _line(x1: float, y1: float, x2: float, y2: float, style: str) -> Markup:
    return tag("line", x1=x1, y1=y1, x2=x2, y2=y2, class_=style)


def _rect(x: float, y: float, width: float, height: float, number: int, opacity: float | None = None) -> Markup:
    """A rectangle in the colour of a number."""
    return tag("rect", x=x, y=y, width=width, height=height, class_=f"f{number % COLOURS}", opacity=opacity)


def bars(title: str, rows: Sequence[Bar], low: float, high: float, mark: float | None = None) -> str:
    """A bar for each row from zero (or the lowest) to its figure, a thin line for its interval, a mark across all."""
    span = (high - low) or 1.0

    def place(value: float) -> float:
        return _LABELS + (_WIDTH - _LABELS - _FIGURES) * (min(max(value, low), high) - low) / span

    zero, height = place(max(low, 0.0)), len(rows) * _ROW + _GAP
    parts = [_line(zero, 0, zero, height, "axis")]
    for number, bar in enumerate(rows):
        top, at = number * _ROW + _GAP / 2, place(bar.figure.value)
        middle = top + _ROW / 2
        left, width = min(zero, at), abs(at - zero)
        parts.append(_rect(left, top + 5, width, _ROW - 10, number, _PALE))
        parts.append(_line(place(bar.figure.low), middle, place(bar.figure.high), middle, "reach"))
        parts.append(_text(_LABELS - _GAP, middle + 4, bar.label, "end"))
        parts.append(_text(_WIDTH - _FIGURES + _GAP, middle + 4, bar.text))
    if mark is not None:
        parts.append(_line(place(mark), 0, place(mark), height, "mark"))
    return _svg(height, title, parts)


def columns(title: str, stages: Sequence[int], counts: Mapping[str, Sequence[float]]) -> str:
    """For each thing a row of small columns, one for each stage, all to one scale, with their figures above."""
    most = max((count for row in counts.values() for count in row), default=1.0) or 1.0
    tall, slot = 46, (_WIDTH - _LABELS) / max(1, len(stages))
    parts: list[Markup] = []
    for number, (label, row) in enumerate(counts.items()):
        floor = (number + 1) * (tall + 18)
        parts.append(_text(_LABELS - _GAP, floor - 4, label, "end"))
        parts.append(_line(_LABELS, floor, _WIDTH, floor, "axis"))
        for place, count in enumerate(row):
            x, size = _LABELS + place * slot, tall * count / most
            parts.append(_rect(x + 4, floor - size, slot - 8, size, number, _PALE))
            if count:
                parts.append(_text(x + slot / 2, floor - size - 3, f"{count:.1f}", "middle", "faint"))
    bottom = len(counts) * (tall + 18) + 16
    parts += [
        _text(_LABELS + (n + 0.5) * slot, bottom, str(stage), "middle", "faint") for n, stage in enumerate(stages)
    ]
    return _svg(bottom + 6, title, parts)


def curves(title: str, lines: Sequence[Curve], last: float, marks: Sequence[tuple[float, float, str]] = ()) -> str:
    """Shares from 0 to 1 over the course of something; marks are points with words."""
    height, left, right, top, bottom = 320, 45, 20, 12, 290
    scale = (_WIDTH - left - right) / (last or 1.0)

    def at(x: float, y: float) -> tuple[float, float]:
        return left + x * scale, bottom - (bottom - top) * y

    parts: list[Markup] = []
    for tenth in (0.0, 0.25, 0.5, 0.75, 1.0):
        y = at(0, tenth)[1]
        parts.append(_line(left, y, _WIDTH - right, y, "axis"))
        parts.append(_text(left - 6, y + 4, f"{100 * tenth:.0f} %", "end", "faint"))
    for number, curve in enumerate(lines):
        points = " ".join("{:.1f},{:.1f}".format(*at(x, y)) for x, y in curve.points)
        parts.append(tag("polyline", points=points, class_=f"curve s{number % COLOURS}"))
        x = left + number * (_WIDTH - left - right) / max(1, len(lines))
        parts.append(_rect(x, height - 16, 12, 12, number))
        parts.append(_text(x + 18, height - 5, curve.label))
    for x, y, words in marks:
        cx, cy = at(x, y)
        parts.append(tag("circle", tag("title", words), cx=cx, cy=cy, r=4.5, class_="f2"))
    return _svg(height, title, parts)
