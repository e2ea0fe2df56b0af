"""The story of a table as one listener hears it: every line of log and talk is put into words once."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from sottovoce.core.events import EVERYBODY, Event
from sottovoce.core.log import Said
from sottovoce.core.position import seats_of
from sottovoce.core.table import Table
from sottovoce.core.words import Phrase, Speaker
from sottovoce.server import update_messages
from sottovoce.server.entry_numbers import Count, counts_all
from sottovoce.store.records import Notice


class Story:
    """The lines of the log for one listener, and how they count its entries."""

    def __init__(self, listener: int | None, lang: str) -> None:
        self.count = Count(None, listener)
        self.lines: list[update_messages.LogLine] = []
        self._listener = listener
        self._lang = lang
        self._ground: tuple[object, ...] = ()  # as long as it is the same, what was told stays true
        self._taken_back = 0
        self._told: list[tuple[int, Event]] = []  # what the lines say
        self._upto = -1

    def follow(self, table: Table, finished: bool = False) -> None:
        """Take in what is new; everything, if something of the past is told differently now."""
        remembered = len(table.log) if table.from_memory else 0  # then every entry may let something be forgotten
        ground = (table, counts_all(table, finished), remembered, *table.names)
        if ground != self._ground:
            self._ground, self._told, self.lines, self._upto = ground, [], [], -1
            self.count = Count(table, self._listener, finished)
        elif table.taken_back != self._taken_back:
            self.count = Count(table, self._listener, finished)
            self._drop_taken_back(table)
        else:
            self.count.grow(table)
        self._taken_back = table.taken_back
        news = table.events(self._listener, self._upto)
        if news:
            speaker = table.speaker(self._lang)
            self.lines = self.lines + [self._line(table, entry, event, speaker) for entry, event in news]
            self._told += news
        self._upto = len(table.log)

    def _drop_taken_back(self, table: Table) -> None:
        """Keep the lines that are still true; what is left of them may be counted otherwise now."""
        stays = {id(event): entry for entry, event in table.events(self._listener)}
        kept = [at for at, (_, event) in enumerate(self._told) if id(event) in stays]
        self.lines = [self._renumbered(self.lines[at], self._told[at][0]) for at in kept]
        self._told = [self._told[at] for at in kept]

    def _renumbered(self, line: update_messages.LogLine, entry: int) -> update_messages.LogLine:
        number = self.count.number(entry)
        return line if line.entry == number else replace(line, entry=number)

    def _line(self, table: Table, entry: int, event: Event, speaker: Speaker) -> update_messages.LogLine:
        seat = table.log[entry - 1].seat if entry else None
        text = speaker.phrase(Phrase(f"event-{event.kind}", event.data))
        mover = table.log[entry - 1].mover if entry else ""
        return update_messages.LogLine(self.count.number(entry), seat, event.kind, event.data, text, mover)


class ChatLog:
    """What one listener has heard, and the table's notices, in order."""

    def __init__(self, listener: int | None, lang: str) -> None:
        self._listener = listener
        self._lang = lang
        self._ground: tuple[object, ...] = ()
        self._words: dict[int, str] = {}  # by line number

    def lines(
        self, table: Table | None, notices: Sequence[Notice], house: Speaker, count: Count, opened: bool = False
    ) -> list[update_messages.TalkLine]:
        """All lines as they stand now; whispers of others too, if they were opened."""
        lines = []
        for number, notice in enumerate(notices, 1):
            text = house.say(f"notice-{notice.kind}", seat=f"seat:{notice.seat}")
            lines.append(update_messages.TalkLine(-number, None, None, count.number(notice.after), text))
        if table is None or not table.said:
            return lines
        ground = (table, *table.names)
        if ground != self._ground:
            self._ground, self._words = ground, {}
        fates = table.game.talk.fates(table, self._listener)
        speaker = table.speaker(self._lang)
        for number, said in enumerate(table.said, 1):
            if not (said.heard_by(self._listener) or (opened and said.text)):
                continue
            line = self._line(table, number, said, speaker, count)
            fate = fates.get(number)
            if fate is not None:
                line.state = fate.state
                line.mark = fate.verdicts.get(said.seat)
                line.verdicts = {str(seat): verdict for seat, verdict in fate.verdicts.items()}
            lines.append(line)
        return sorted(lines, key=lambda line: line.after)

    def _line(self, table: Table, number: int, said: Said, speaker: Speaker, count: Count) -> update_messages.TalkLine:
        text = self._words.get(number)
        if text is None:
            text = self._words[number] = table.game.talk.spoken(table, said, speaker)
        to = None if said.audience == EVERYBODY else [seat for seat in seats_of(said.audience) if seat != said.seat]
        return update_messages.TalkLine(number, said.seat, to, count.number(said.after), text, said=said.text)
