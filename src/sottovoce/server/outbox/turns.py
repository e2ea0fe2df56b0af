"""Turns owed: which change of a table makes it somebody's turn."""

from __future__ import annotations

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
        self._kept: frozenset[int] = frozenset()

    def now(self) -> frozenset[int]:
        """Those who owe one now: people for whom no bot stands in, unless the table pauses."""
        table, seats = self._live.table, self._live.seats
        if table is None or table.over or self._live.header.affairs.paused is not None:
            return frozenset()
        away = self._live.clock.standing
        return frozenset(seat for seat in table.to_act if seats[seat].kind == PERSON and seat not in away)

    def begun(self) -> list[Owe]:
        """What goes into the outbox with the change that is being kept."""
        table = self._live.table
        if table is None:
            return []
        new = sorted(self.now() - self._kept)
        return [Owe(self._live.header.id, seat, answers(table, seat), self._live.hub.courier.now()) for seat in new]

    def keep(self) -> None:
        """The table is kept as it stands."""
        self._kept = self.now()
