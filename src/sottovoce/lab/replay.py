"""The course of a recorded game: every entry with the table as it stood before it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from sottovoce.core.log import UNDO, Entry
from sottovoce.core.replay import Replay
from sottovoce.core.table import Table


class Decision(NamedTuple):
    """An entry about to be played: its number from 1, the table before it, and whether it was taken back later."""

    number: int
    entry: Entry
    table: Table
    undone: bool


def course(recorded: Table) -> Iterator[Decision]:
    """All decisions of a game in order, on one table that moves along; undos are carried out but not told of."""
    undone = _taken_back(recorded)
    replay = Replay.of(recorded)
    for number, entry in enumerate(recorded.log, 1):
        if entry.text != UNDO:
            yield Decision(number, entry, replay.table, number in undone)
        replay.play(entry)


def _taken_back(recorded: Table) -> set[int]:
    """The numbers of the entries that did not last."""
    standing: list[tuple[int, int]] = []
    undone = set()
    for number, entry in enumerate(recorded.log, 1):
        if entry.text != UNDO:
            standing.append((number, entry.seat))
            continue
        last = max(index for index, (_, seat) in enumerate(standing) if seat == entry.seat)
        undone.add(standing.pop(last)[0])
    return undone


def payoffs(table: Table) -> list[float] | None:
    """Every seat's share of the victory; None before the end."""
    return [float(table.position.payoff(seat)) for seat in range(table.players)] if table.position.over else None
