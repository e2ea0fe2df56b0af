"""History: a table's past, looked at moment by moment without beginning again each time."""

from __future__ import annotations

import asyncio

from sottovoce.core.replay import repeat
from sottovoce.core.table import Table
from sottovoce.store.records import Record
from sottovoce.store.replay import close, names, revive


class History:
    """The past moment of a table that was looked at last; one looks at a time."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self._past: Table | None = None

    def at(self, record: Record, moment: int) -> Table:
        """The table after this many entries; who steps forwards gets there from the last moment."""
        past = self._past
        reached = 0 if past is None else len(past.log)
        if past is None or reached > moment:
            past = revive(record, moment)
        else:
            lines = [line for line in record.said[len(past.said) :] if line.after <= moment]
            seeds = record.header.seeds
            later = [found for found in seeds[1:] if reached < found.after <= moment]
            repeat(past, record.log[reached:moment], lines, [seeds[0], *later])
            close(past, record)
        past.names[:] = names(record.seats)
        self._past = past
        return past
