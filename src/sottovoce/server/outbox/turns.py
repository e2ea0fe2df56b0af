"""Turns owed: which change of a table makes it somebody's turn."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from sottovoce.server.clock_updates import answers
from sottovoce.store.outbox import Owe
from sottovoce.store.records import PERSON

if TYPE_CHECKING:
    from sottovoce.server.live import Live


class Turns:
    """The seats of a table whose people owe an answer, as it was kept last."""

    def __init__(self, live: Live) -> None:
        self._live = live
        self._kept: dict[int, int] = {}  # with how many answers of the seat stood
        self._answered_for: set[int] = set()

    def now(self) -> dict[int, int]:
        """Those who owe one now, with their answers: people for whom no bot stands in, unless the table pauses."""
        table, seats = self._live.table, self._live.seats
        if table is None or table.over or self._live.header.affairs.paused is not None:
            return {}
        away = self._live.clock.standing
        owing = [seat for seat in table.to_act if seats[seat].kind == PERSON and seat not in away]
        return {seat: answers(table, seat) for seat in owing}

    def answer_for(self, seat: int) -> None:
        """A seat's order has answered in the change that is being made: its player may not be there."""
        self._answered_for.add(seat)

    def begun(self) -> list[Owe]:
        """What goes into the outbox with the change that is being kept."""
        return [self._owe(seat, turn) for seat, turn in sorted(self.now().items()) if self._begins(seat, turn)]

    def _begins(self, seat: int, turn: int) -> bool:
        """Whether a turn is news to its player: it is none if he owed one before, and has answered that himself."""
        if seat not in self._kept:
            return True
        return turn > self._kept[seat] and (seat in self._answered_for or self._moved_for(seat))

    def _moved_for(self, seat: int) -> bool:
        table = self._live.table
        own = () if table is None else (entry for entry in reversed(table.log) if entry.seat == seat)
        return any(entry.mover for entry in islice(own, 1))

    def left(self, seat: int) -> list[Owe]:
        """What goes into the outbox when nobody looks at a table for a seat any more that may still owe an answer."""
        return [self._owe(seat, self._kept[seat])] if seat in self._kept else []

    def _owe(self, seat: int, turn: int) -> Owe:
        return Owe(self._live.header.id, seat, turn, self._live.hub.courier.now())

    def keep(self) -> None:
        """The table is kept as it stands."""
        self._kept = self.now()
        self._answered_for.clear()
