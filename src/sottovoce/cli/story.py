"""What happened, in short paragraphs: everything one seat did in a row stands together."""

from __future__ import annotations

from itertools import groupby

from sottovoce.core.events import Event
from sottovoce.core.table import Table
from sottovoce.core.words import Phrase

BEGINNING = -1


def sentence(table: Table, event: Event, lang: str) -> str:
    """One event in words."""
    return table.speaker(lang).phrase(Phrase(f"event-{event.kind}", event.data))


def paragraphs(table: Table, seat: int | None, after: int, lang: str) -> list[str]:
    """What a seat may hear of the entries later than `after`."""

    def actor(told: tuple[int, Event]) -> int:
        return table.log[told[0] - 1].seat if told[0] else BEGINNING

    heard = table.events(seat, after)
    return [" ".join(sentence(table, event, lang) for _, event in turn) for _, turn in groupby(heard, actor)]
