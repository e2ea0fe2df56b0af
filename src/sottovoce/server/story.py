"""The story of a table as one listener hears it: every line is put into words once."""

from __future__ import annotations

from sottovoce.core.events import Event
from sottovoce.core.table import Table
from sottovoce.core.words import Phrase, Speaker
from sottovoce.server import messages
from sottovoce.server.entry_numbers import Count, counts_all


class Story:
    """The lines of the log for one listener, and how he counts its entries."""

    def __init__(self, listener: int | None, lang: str) -> None:
        self.count = Count(None, listener)
        self.lines: list[messages.LogLine] = []
        self._listener = listener
        self._lang = lang
        self._ground: tuple[object, ...] = ()  # as long as it is the same, what was told stays true
        self._upto = -1

    def follow(self, table: Table, finished: bool = False) -> None:
        """Take in what is new; everything, if something of the past is told differently now."""
        ground = (table, table.taken_back, counts_all(table, finished), *table.names)
        if ground != self._ground:
            self._ground, self.lines, self._upto = ground, [], -1
            self.count = Count(table, self._listener, finished)
        else:
            self.count.grow(table)
        news = table.events(self._listener, self._upto)
        if news:
            speaker = table.speaker(self._lang)
            self.lines = self.lines + [self._line(table, entry, event, speaker) for entry, event in news]
        self._upto = len(table.log)

    def _line(self, table: Table, entry: int, event: Event, speaker: Speaker) -> messages.LogLine:
        seat = table.log[entry - 1].seat if entry else None
        text = speaker.phrase(Phrase(f"event-{event.kind}", event.data))
        return messages.LogLine(self.count.number(entry), seat, event.kind, event.data, text)
