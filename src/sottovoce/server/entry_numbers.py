"""Counting entries for one listener: while secrets are kept, only their own and those that told them something.

How many steps somebody took in secret, and when, is nobody else's business: a gap between two numbers would tell it.
Nor is it, where the table plays from memory, how many steps a card took that is covered by another now.
"""

from __future__ import annotations

from bisect import bisect_right

from sottovoce.core.log import Entry
from sottovoce.core.table import Table


def counts_all(table: Table, finished: bool = False) -> bool:
    """Whether everybody counts all entries: where no secrets are kept, or are no more."""
    return finished or table.over or not table.game.has_secrets(table.options)


class Count:
    """The entries of a table as one listener counts them; once the game is over, everybody counts all."""

    def __init__(self, table: Table | None, listener: int | None, finished: bool = False) -> None:
        self._listener = listener
        self._all = 0
        self._heard: list[int] | None = None if table is None or counts_all(table, finished) else []
        if table is not None:
            self.grow(table)

    def grow(self, table: Table) -> None:
        """Take in the entries that are new."""
        if self._heard is not None:
            new = {number for number, entry in enumerate(table.log[self._all :], self._all + 1) if self._own(entry)}
            told = table.told(self._listener, self._all)
            self._heard += sorted(new.union(entry for entry, event in told if event.lasts))
        self._all = len(table.log)

    def _own(self, entry: Entry) -> bool:
        return entry.seat == self._listener

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
