"""What happened, in short paragraphs: everything one seat did in a row stands together."""

from __future__ import annotations

from itertools import groupby

from sottovoce.cli import language
from sottovoce.core.events import EVERYBODY, Event
from sottovoce.core.position import seats_of
from sottovoce.core.table import Table
from sottovoce.core.words import Phrase, Typed

BEGINNING = -1


def talk(table: Table, seat: int | None, after: int, lang: str, looking_back: bool = False) -> list[str]:
    """What a seat has heard beside the log since this many lines; looking back, with what became of it."""
    speaker, terminal = table.speaker(lang), language.speaker(lang, table.names)
    game_talk, lines = table.game.talk, []
    for number, said in enumerate(table.said[after:], after + 1):
        if not said.heard_by(seat):
            continue
        text = game_talk.minutes(table, said, seat, speaker) if looking_back else game_talk.spoken(table, said, speaker)
        if said.audience == EVERYBODY:
            lines.append(terminal.say("said", number=number, seat=f"seat:{said.seat}", sentence=Typed(text)))
        else:
            hearers = [f"seat:{other}" for other in seats_of(said.audience) if other != said.seat]
            who = f"seat:{said.seat}"
            lines.append(terminal.say("said-to", number=number, seat=who, hearers=hearers, sentence=Typed(text)))
    return lines


def sentence(table: Table, event: Event, lang: str) -> str:
    """One event in words."""
    return table.speaker(lang).phrase(Phrase(f"event-{event.kind}", event.data))


def paragraphs(table: Table, seat: int | None, after: int, lang: str) -> list[str]:
    """What a seat may hear of the entries later than `after`."""

    def actor(told: tuple[int, Event]) -> int:
        return table.log[told[0] - 1].seat if told[0] else BEGINNING

    heard = table.events(seat, after)
    return [" ".join(sentence(table, event, lang) for _, event in turn) for _, turn in groupby(heard, actor)]
