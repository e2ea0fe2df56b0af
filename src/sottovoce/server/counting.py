"""Counting entries for one listener: while secrets are kept, only his own and those that told him something.

How many steps somebody took in secret, and when, is nobody else's business: a gap between two numbers would tell it.
"""

from __future__ import annotations

from bisect import bisect_right

from sottovoce.core.table import Table


class Count:
    """The entries of a table as one listener counts them; once the game is over, everybody counts all."""

    def __init__(self, table: Table | None, listener: int | None, finished: bool = False) -> None:
        self._all = 0 if table is None else len(table.log)
        self._heard: list[int] | None = None
        if table is not None and not (finished or table.over) and table.game.has_secrets(table.options):
            own = {number for number, entry in enumerate(table.log, 1) if entry.seat == listener}
            self._heard = sorted(own.union(entry for entry, _ in table.events(listener, 0)))

    @property
    def last(self) -> int:
        """The number of the last entry."""
        return self.number(self._all)

    def number(self, entry: int) -> int:
        """How the listener numbers an entry of the log."""
        return entry if self._heard is None else bisect_right(self._heard, entry)

    def entry(self, number: int) -> int:
        """The entry of the log behind a listener's number."""
        if self._heard is None or number == 0:
            return number
        return self._heard[number - 1]
