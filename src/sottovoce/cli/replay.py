"""`sottovoce replay`: step through a game forwards and backwards, in words."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple

from sottovoce.cli import files
from sottovoce.cli.arguments import whole
from sottovoce.cli.screen import Screen
from sottovoce.cli.story import BEGINNING, sentence
from sottovoce.cli.table_commands import known
from sottovoce.core.events import Event
from sottovoce.core.log import UNDO
from sottovoce.core.replay import Replay
from sottovoce.core.table import Table

STEPS = ("next", "back", "first", "last", "quit")


def run(args: Namespace, lang: str) -> int:
    """Step by step on a terminal, the whole story elsewhere."""
    recorded = files.read(args.file)
    screen = Screen(lang, recorded.names)
    if args.plain or not screen.interactive:
        _tell(recorded, screen)
        return 0
    return _step(recorded, screen)


class Moment(NamedTuple):
    """The table after some entries, the last of them in words, and what it told everybody."""

    table: Table
    chosen: str
    events: list[Event]

    def told(self, lang: str) -> str:
        """The events as one paragraph."""
        return " ".join(sentence(self.table, event, lang) for event in self.events)


def moments(recorded: Table, lang: str) -> Iterator[Moment]:
    """A game from its beginning, entry by entry, on one table that moves along.

    It is played again from its set-up, so that what was taken back later is still there.
    """
    replay = Replay.of(recorded)
    table = replay.table
    yield Moment(table, "", [event for _, event in table.events(None, BEGINNING)])
    for entry in recorded.log:
        chosen = "" if entry.text == UNDO else table.choice(entry.seat, entry.text, lang)
        events = replay.play(entry)
        yield Moment(table, chosen, [event for event in events if event.heard_by(None)])


def _tell(recorded: Table, screen: Screen) -> None:
    """The story from beginning to end; an entry that tells nothing to everybody has no line."""
    width = len(str(len(recorded.log)))
    screen.line(recorded.speaker(screen.lang).say("title"), "bold")
    for number, moment in enumerate(moments(recorded, screen.lang)):
        if moment.events:
            screen.paragraph(moment.told(screen.lang), str(number).rjust(width))
    screen.line()
    for text in recorded.ending(screen.lang):
        screen.line(text, "bold")
    if not recorded.over:
        screen.say("replay-unfinished")


def _step(recorded: Table, screen: Screen) -> int:
    """Show an entry, ask where to go, and again."""
    at, last = 0, len(recorded.log)
    _show(recorded, screen, at)
    while True:
        try:
            line = screen.read(screen.speaker.say("replay-ask") + " ")
        except EOFError:
            return 0
        where = _goal(line, at, last, screen.lang)
        if where == "quit":
            return 0
        if not isinstance(where, int):
            screen.line(screen.speaker.say("replay-unknown", text=line, last=last), "red")
            continue
        at = where
        _show(recorded, screen, at)


def _goal(line: str, at: int, last: int, lang: str) -> int | str | None:
    """The entry that a line leads to, "quit", or None if it means nothing."""
    word = line.split()[-1].casefold() if line else "next"
    number = whole(word)
    if number is not None:
        return number if number <= last else None
    step = known(lang, "step", STEPS).get(word, "")
    if step == "quit":
        return step
    return {"next": min(at + 1, last), "back": max(at - 1, 0), "first": 0, "last": last}.get(step)


def _show(recorded: Table, screen: Screen, at: int) -> None:
    """The board after an entry, and the entry in words."""
    moment = next(islice(moments(recorded, screen.lang), at, None))
    last = len(recorded.log)
    screen.wipe()
    screen.drawn(moment.table.board(None, screen.lang))
    screen.line()
    screen.heading(screen.speaker.say("replay-at", number=at, last=last))
    open_now = recorded.over or not recorded.game.has_secrets(recorded.options)  # else a choice may be a secret still
    if moment.events:
        screen.paragraph(moment.told(screen.lang))
    elif moment.chosen and open_now:
        seat = f"seat:{recorded.log[at - 1].seat}"
        screen.paragraph(screen.speaker.say("replay-chosen", seat=seat, choice=moment.chosen))
    if at == last:
        for text in recorded.ending(screen.lang):
            screen.line(text, "bold")
