"""Plots as SVG, drawn by ourselves: bars with intervals, curves, and small columns by stage."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import NamedTuple

from sottovoce.lab.html import COLOURS
from sottovoce.lab.ratings import Interval

_WIDTH = 800
_LABELS = 150  # for names on the left
_FIGURES = 150  # for figures on the right
_ROW = 30
_GAP = 8


class Bar(NamedTuple):
    """A figure with its interval, and how both are written."""

    label: str
    figure: Interval
    text: str


class Curve(NamedTuple):
    """A line through points (x, y)."""

    label: str
    points: Sequence[tuple[float, float]]


def _svg(height: float, label: str, parts: Sequence[str]) -> str:
    return (
        f'<div class="wide"><svg viewBox="0 0 {_WIDTH} {height:g}" role="img" aria-label="{escape(label)}">'
        + "".join(parts)
        + "</svg></div>"
    )


def _text(x: float, y: float, text: str, anchor: str = "start", style: str = "") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" class="{style}">{escape(text)}</text>'


def _line(x1: float, y1: float, x2: float, y2: float, style: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{style}"/>'


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
        shape = f'<rect x="{left:.1f}" y="{top + 5:.1f}" width="{width:.1f}" height="{_ROW - 10}" opacity="0.75"'
        parts.append(f'{shape} class="f{number % COLOURS}"/>')
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
    parts = []
    for number, (label, row) in enumerate(counts.items()):
        floor = (number + 1) * (tall + 18)
        parts.append(_text(_LABELS - _GAP, floor - 4, label, "end"))
        parts.append(_line(_LABELS, floor, _WIDTH, floor, "axis"))
        for place, count in enumerate(row):
            x, size = _LABELS + place * slot, tall * count / most
            shape = f'<rect x="{x + 4:.1f}" y="{floor - size:.1f}" width="{slot - 8:.1f}" height="{size:.1f}"'
            parts.append(f'{shape} class="f{number % COLOURS}" opacity="0.75"/>')
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

    parts = []
    for tenth in (0.0, 0.25, 0.5, 0.75, 1.0):
        y = at(0, tenth)[1]
        parts.append(_line(left, y, _WIDTH - right, y, "axis"))
        parts.append(_text(left - 6, y + 4, f"{100 * tenth:.0f} %", "end", "faint"))
    for number, curve in enumerate(lines):
        points = " ".join("{:.1f},{:.1f}".format(*at(x, y)) for x, y in curve.points)
        parts.append(f'<polyline points="{points}" class="curve s{number % COLOURS}"/>')
        x = left + number * (_WIDTH - left - right) / max(1, len(lines))
        parts.append(f'<rect x="{x:.1f}" y="{height - 16}" width="12" height="12" class="f{number % COLOURS}"/>')
        parts.append(_text(x + 18, height - 5, curve.label))
    for x, y, words in marks:
        cx, cy = at(x, y)
        parts.append(f'<circle cx="{cx:.1f}" cy="{cy:.1f}" r="4.5" class="f2"><title>{escape(words)}</title></circle>')
    return _svg(height, title, parts)
