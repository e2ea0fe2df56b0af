"""What a message says: game, table, opponents and deadline, in the reader's language, and nothing else."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field

import sottovoce
from sottovoce.core.errors import Unknown
from sottovoce.core.words import Speaker, Typed
from sottovoce.server import keys
from sottovoce.server.outbox.hours import local
from sottovoce.server.updates import own_speaker
from sottovoce.store.outbox import Reader, Turn

_WHEN = "EEEE d MMMM y, HH:mm"
_MOST_TABLES = 20  # in one message
_TAG = 22  # letters
_ID = 15  # bytes
_ONE, _SEVERAL = "1", "2"  # what ids begin with
_ALL = "turns"  # the tag of messages about several tables


@dataclass(frozen=True)
class Told:
    """One table in a message."""

    table: str
    game: str
    title: str
    seat: int
    opponents: tuple[str, ...]
    deadline: float | None
    line: str

    @property
    def path(self) -> str:
        """Where its link leads."""
        return f"/t/{self.table}"


@dataclass(frozen=True)
class Letter:
    """A message, ready for any channel."""

    id: str  # the same whenever it is sent again
    lang: str
    title: str
    tables: tuple[Told, ...] = ()
    text: str = ""  # where it is about no table
    more: str = ""
    owed: int = 0  # turns owed at all tables
    path: str = "/account/messages"
    tag: str = field(default="")  # what it takes the place of on a screen

    @property
    def body(self) -> str:
        """All of it but the title."""
        lines = [told.line for told in self.tables] if len(self.tables) != 1 else [_rest(self.tables[0])]
        return "\n".join(filter(None, [*lines, self.text, self.more]))


def new_id(several: bool = False) -> str:
    """A message's id; it remembers whether it told of several tables when it was first sent."""
    return (_SEVERAL if several else _ONE) + secrets.token_hex(_ID)


def _rest(told: Told) -> str:
    return told.line.removeprefix(f"{told.title}: ")


def title_of(game: str, lang: str) -> str:
    """What a game is called."""
    try:
        return Speaker(sottovoce.find(game).words(lang)).say("title")
    except Unknown:
        return game.capitalize()


def when(reader: Reader, moment: float) -> str:
    """A moment by the reader's own clock, with day and zone."""
    from babel.dates import format_datetime

    return f"{format_datetime(local(reader, moment), _WHEN, locale=reader.lang)} ({reader.zone})"


def told_of(turn: Turn, reader: Reader) -> Told:
    """A turn as messages tell of it."""
    speaker = own_speaker(reader.lang, turn.names)
    others = tuple(speaker.seat(seat) for seat in range(len(turn.names)) if seat != turn.seat)
    title = title_of(turn.game, reader.lang)
    line = speaker.say("message-line", game=Typed(title), names=[Typed(name) for name in others])
    if turn.due is not None:
        line = f"{line} {speaker.say('message-until', when=Typed(when(reader, turn.due)))}"
    return Told(turn.table, turn.game, title, turn.seat, others, turn.due, line)


def of_turns(batch: str, turns: Sequence[Turn], reader: Reader, owed: int, reminds: bool = False) -> Letter:
    """That it is somebody's turn, at one table or at several; or that the others wait."""
    speaker = own_speaker(reader.lang)
    told = tuple(told_of(turn, reader) for turn in turns[:_MOST_TABLES])
    if len(turns) == 1:
        title = speaker.say("message-reminder" if reminds else "message-turn", game=Typed(told[0].title))
        tag = keys.digest(f"turn {told[0].table} {told[0].seat}")[:_TAG]
        if batch.startswith(_SEVERAL):  # sent again after others were answered: it takes the place of the one before
            tag = _ALL
        return Letter(batch, reader.lang, title, told, owed=owed, path=told[0].path, tag=tag)
    rest = len(turns) - len(told)
    more = speaker.say("message-more", count=rest) if rest else ""
    tables = len({turn.table for turn in turns})  # at one of which several seats may be the reader's
    title = speaker.say("message-turns", count=tables)
    if tables == 1:
        title = speaker.say("message-turn", game=Typed(told[0].title))
    path = told[0].path if tables == 1 else "/tables"
    return Letter(batch, reader.lang, title, told, more=more, owed=owed, path=path, tag=_ALL)


def of_retired(batch: str, label: str, reader: Reader, owed: int) -> Letter:
    """That a channel does not work any more."""
    speaker = own_speaker(reader.lang)
    title = speaker.say("message-retired-title", label=Typed(label))
    text = speaker.say("message-retired")
    return Letter(batch, reader.lang, title, text=text, owed=owed, tag="retired")


def of_trial(batch: str, reader: Reader) -> Letter:
    """How it will look."""
    speaker = own_speaker(reader.lang)
    return Letter(batch, reader.lang, "Sottovoce", text=speaker.say("message-test"), tag="trial")
