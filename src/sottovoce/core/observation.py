# mypyc: compile
"""Observations: what a seat may know as a row of small numbers, for the laboratory, and what they mean."""

from itertools import product
from math import prod
from typing import NamedTuple

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from sottovoce.core.position import Position


class Block(NamedTuple):
    """Features of one kind that stand in a row: one for every combination of the axes' labels, the last one fastest."""

    name: str
    axes: tuple[tuple[str, ...], ...]
    most: int  # features are whole numbers from 0 to this
    meaning: str

    @property
    def size(self) -> int:
        """How many features."""
        return prod([len(labels) for labels in self.axes])

    @property
    def names(self) -> list[str]:
        """The features' names, such as "followers/province-1/lao"."""
        return ["/".join((self.name, *labels)) for labels in product(*self.axes)]


def numbered(label: str, count: int, first: int = 1) -> tuple[str, ...]:
    """Labels such as "province-1" to "province-8"."""
    return tuple(f"{label}-{first + step}" for step in range(count))


def relative(seats: int) -> tuple[str, ...]:
    """Labels of the seats as one of them counts: its own, then those after it in the order of play."""
    return tuple("own" if step == 0 else f"after-{step}" for step in range(seats))


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Writes down a game as its seats see it."""

    def blocks(self, seats: int) -> tuple[Block, ...]:
        """What `observe` writes, in order."""
        raise NotImplementedError

    def observe(self, position: Position, seat: i64, out: vec[u8], at: i64) -> None:
        """Write what a seat may know into `out` from `at` on, which is blank there."""
        raise NotImplementedError


def observed(observer: Observer, position: Position, seat: i64, features: i64, room: i64) -> list[int]:
    """What an observer writes for a seat, and the room behind it, which must stay blank."""
    row = vec[u8]([0] * int(features + room))
    observer.observe(position, seat, row, 0)
    found: list[int] = []
    i: i64
    for i in range(features + room):
        found.append(int(row[i]))
    return found
