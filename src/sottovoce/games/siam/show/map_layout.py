"""A place on the sheet for each province of a map that has no drawing: neighbours near, strangers apart."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, hypot, pi, sin
from typing import Any, Final

from sottovoce.core.svg import Point

SIZE: Final = (1000, 1360)
RADIUS: Final = 128
_MARGIN: Final = 160
_ROUNDS: Final = 400
_WANTED: Final = 330.0  # the distance of neighbours
_SLOT: Final = 34


def spread(provinces: Sequence[str], borders: frozenset[frozenset[str]]) -> dict[str, Point]:
    """Centres, from a ring pulled and pushed into shape; the same every time."""
    width, height = SIZE
    turn = 2 * pi / len(provinces)
    at = {
        p: [width / 2 + 300 * cos(i * turn + 0.3), height / 2 + 420 * sin(i * turn + 0.3)]
        for i, p in enumerate(provinces)
    }
    for step in range(_ROUNDS):
        heat = 40 * (1 - step / _ROUNDS) + 1
        moves = {p: _push(p, at, borders) for p in provinces}
        for p, (dx, dy) in moves.items():
            force = hypot(dx, dy) or 1.0
            at[p][0] += dx / force * min(force, heat)
            at[p][1] += dy / force * min(force, heat)
            at[p][0] = min(width - _MARGIN, max(_MARGIN, at[p][0]))
            at[p][1] = min(height - _MARGIN, max(_MARGIN, at[p][1]))
    return {p: (round(x, 1), round(y, 1)) for p, (x, y) in at.items()}


def _push(province: str, at: dict[str, list[float]], borders: frozenset[frozenset[str]]) -> Point:
    """Away from all that are near, towards neighbours that are far."""
    x, y = at[province]
    dx = dy = 0.0
    for other, (u, v) in at.items():
        if other == province:
            continue
        distance = hypot(x - u, y - v) or 0.1
        pull = (_WANTED / distance) ** 2 * 14
        if frozenset((province, other)) in borders:
            pull -= distance / _WANTED * 14
        dx += (x - u) / distance * pull
        dy += (y - v) / distance * pull
    return dx, dy


def spots(center: Point) -> dict[str, Any]:
    """Where things go in a circle."""
    x, y = center
    slots = [(x + _SLOT * column, y - 22 + _SLOT * row) for row in (0, 1) for column in (0, -1, 1, -2, 2)]
    icons = [(x, y + 62), (x - 44, y + 62), (x + 44, y + 62)]
    return {
        "center": [x, y],
        "label": [x, y - 66],
        "slots": [[round(u, 1), round(v, 1)] for u, v in slots],
        "icons": [[round(u, 1), round(v, 1)] for u, v in icons],
    }
