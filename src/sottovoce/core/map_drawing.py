"""MapDrawing: a map drawn from rings over shared points, in the hand of an old sea map."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final

from sottovoce.core.svg import INK, LAND, SEA, SHALLOWS, WAVE, Markup, Point, group, join, path, tag

Edge = tuple[int, int]

_WAVES: Final = (11, 20, 30, 41)  # how far from the coast the quiet lines run
_SHADES: Final = ((30, 0.08), (20, 0.1), (11, 0.14))


@dataclass(frozen=True)
class Land:
    """How a region is painted: its class, its tint, and the darker tint along its border."""

    place: str
    kind: str
    tint: str
    shade: str


class MapDrawing:
    """The lines of a map: regions as rings of point numbers, the coast, and land that belongs to nobody."""

    def __init__(
        self,
        name: str,
        size: tuple[int, int],
        points: Sequence[Sequence[float]],
        rings: Mapping[str, Sequence[int]],
        coast: Sequence[Sequence[int]],
        land: Sequence[Sequence[int]],
        grain: float = 0.1,
    ) -> None:
        self.name = name
        self.size = size
        # No finer than the eye sees: a large map would be heavy otherwise.
        self.points: list[Point] = [(round(x / grain) * grain, round(y / grain) * grain) for x, y in points]
        self.rings = rings
        self.coast = coast
        self.land = land

    # -- borders

    def shared(self) -> dict[frozenset[str], list[Edge]]:
        """The edges between two regions, for each two that border."""
        owners: dict[Edge, list[str]] = defaultdict(list)
        for region, ring in self.rings.items():
            for a, b in _around(ring):
                owners[_edge(a, b)].append(region)
        found: dict[frozenset[str], list[Edge]] = defaultdict(list)
        for edge, regions in owners.items():
            if len(regions) == 2:
                found[frozenset(regions)].append(edge)
        return dict(found)

    def line(self, edges: Iterable[Edge]) -> str:
        """The data of a path along edges, joined where they meet."""
        near: dict[int, list[int]] = defaultdict(list)
        left = set(edges)
        for a, b in sorted(left):
            near[a].append(b)
            near[b].append(a)
        drawn = []
        for start in sorted(near, key=lambda i: (len(near[i]) == 2, i)):
            for after in near[start]:
                run = [start]
                while _edge(run[-1], after) in left:
                    left.discard(_edge(run[-1], after))
                    run.append(after)
                    after = next((i for i in near[after] if _edge(run[-1], i) in left), start)
                    if len(near[run[-1]]) != 2:
                        break
                if len(run) > 1:
                    drawn.append(self.through(run))
        return "".join(drawn)

    def through(self, run: Sequence[int], closed: bool = False) -> str:
        """The data of a path through points."""
        return path([self.points[i] for i in run], closed)

    # -- layers

    def defs(self) -> Markup:
        """The coast, and each region as something to clip with."""
        clips = [
            tag("clipPath", tag("use", href=f"#{self.name}-{region}"), id=f"{self.name}-{region}-clip")
            for region in self.rings
        ]
        coast = self.line({_edge(a, b) for line in self.coast for a, b in pairwise(line)})
        return join([tag("path", id=f"{self.name}-coast", d=coast), *clips])

    def sea(self) -> Markup:
        """Water with quiet lines along the coast."""
        width, height = self.size
        rings = []
        for reach in reversed(_WAVES):
            for kind, colour, stroke in (("wave", WAVE, 2 * reach), ("sea-edge", SEA, 2 * reach - 1.8)):
                rings.append(self._coast(kind, colour, stroke, 0.75 if kind == "wave" else None))
        rings.append(self._coast("shallows", SHALLOWS, 2 * _WAVES[0] - 1.8, None))
        return join(
            [
                tag("rect", class_="sea", width=width, height=height, fill=SEA),
                group(*rings, class_="waves", fill="none", stroke_linejoin="round", stroke_linecap="round"),
            ]
        )

    def _coast(self, kind: str, colour: str, stroke: float, opacity: float | None) -> Markup:
        return tag(
            "use",
            href=f"#{self.name}-coast",
            class_=kind,
            stroke=colour,
            stroke_width=stroke,
            stroke_opacity=opacity,
        )

    def wilds(self) -> Markup:
        """Land that belongs to nobody."""
        return tag("path", class_="land", fill=LAND, d="".join(self.through(ring, True) for ring in self.land))

    def lands(self, painted: Mapping[str, Land]) -> Markup:
        """All regions, each in a group that names its place."""
        regions, shades = [], []
        for region, look in painted.items():
            name = f"{self.name}-{region}"
            outline = tag("path", id=name, d=self.through(self.rings[region], True))
            regions.append(group(outline, class_=f"region {look.kind}", data_place=look.place, fill=look.tint))
            lines = [tag("use", href=f"#{name}", stroke_width=w, stroke_opacity=opacity) for w, opacity in _SHADES]
            shades.append(group(*lines, class_=f"shade {look.kind}", stroke=look.shade, clip_path=f"url(#{name}-clip)"))
        return join(
            [
                group(*regions, class_="regions"),
                group(*shades, class_="shades", fill="none", pointer_events="none"),
            ]
        )

    def outlines(self, inner: Iterable[frozenset[str]]) -> Markup:
        """Coast and borders in ink; the inner ones thin and broken."""
        thin = set(inner)
        shared = self.shared()
        dashed = self.line(edge for pair, edges in shared.items() if pair in thin for edge in edges)
        solid = self.line(edge for pair, edges in shared.items() if pair not in thin for edge in edges)
        rim = {_edge(a, b) for ring in self.land for a, b in _around(ring)}
        rim -= {_edge(a, b) for line in self.coast for a, b in pairwise(line)}
        rim -= {edge for edge in rim if self._on_frame(edge)}
        lines = [
            tag("use", href=f"#{self.name}-coast", stroke_width=2.6),
            tag("path", d=self.line(rim), class_="frontier", stroke_width=2.6) if rim else Markup(),
            tag("path", d=solid, class_="border", stroke_width=3) if solid else Markup(),
            tag("path", d=dashed, class_="border inner", stroke_width=1.8, stroke_dasharray="7 4", stroke_opacity=0.75)
            if dashed
            else Markup(),
        ]
        return group(
            *lines,
            class_="outlines",
            fill="none",
            stroke=INK,
            stroke_linejoin="round",
            stroke_linecap="round",
            pointer_events="none",
        )

    def _on_frame(self, edge: Edge) -> bool:
        """Does an edge run along the rim of the sheet?"""
        (x, y), (u, v) = self.points[edge[0]], self.points[edge[1]]
        width, height = self.size
        return (x == u and (x <= 0 or x >= width)) or (y == v and (y <= 0 or y >= height))


def spots(region: Mapping[str, Any]) -> dict[str, Any]:
    """Where things go in a drawn region, as `places` gives it; a whole unit is less than a pixel on any screen."""
    return {
        "center": whole(region["centre"]),
        "label": whole(region["label"]),
        "slots": [whole(slot) for slot in region["slots"]],
        "icons": [whole(icon) for icon in (region["capital"], *region["icons"])],
    }


def whole(point: Sequence[float]) -> list[int]:
    """A point in whole units of the drawing."""
    return [round(part) for part in point]


def _around(ring: Sequence[int]) -> Iterator[Edge]:
    return zip(ring, [*ring[1:], ring[0]], strict=True)


def _edge(a: int, b: int) -> Edge:
    return (a, b) if a < b else (b, a)
