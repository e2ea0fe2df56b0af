"""What runs in a bot's process: copies of tables, fed with what is new, and the bots that sit at them."""

from __future__ import annotations

import multiprocessing
import os
import threading
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass, field
from multiprocessing.sharedctypes import Synchronized
from typing import Any

import msgspec

from sottovoce.bots import answer, make
from sottovoce.bots.patience import until
from sottovoce.core.bot import Bot, Patience
from sottovoce.core.log import Entry, Said
from sottovoce.core.replay import repeat
from sottovoce.core.table import Table
from sottovoce.core.words import LANGUAGES
from sottovoce.lab.coach import EFFORT, Advice, advise
from sottovoce.store import logs
from sottovoce.store.records import Header, Seat
from sottovoce.store.replay import set_up

_NICE = 5  # behind the server itself, but not so far that other programs keep a player waiting for minutes
_MOST_TABLES = 64


@dataclass(frozen=True)
class Start:
    """What a copy of a table begins with."""

    header: Header
    seats: list[Seat]


@dataclass(frozen=True)
class SeatedBot:
    """A bot at a seat: its name, the seed that it draws from, and whether it speaks for the seat too."""

    name: str
    seed: int
    talks: bool = True


@dataclass(frozen=True)
class Coached:
    """What a seat wants to know: which answer is best, or what one answer would cost."""

    seed: int
    about: str | None = None


@dataclass(frozen=True)
class BotTask:
    """One thing to think about: what is new at a table, who sits there, and who is asked."""

    number: int
    table: str
    start: Start | None  # with a whole table
    known: tuple[int, int]  # entries and lines that the copy has already
    log: list[Entry]
    said: list[Said]
    bots: Mapping[int, SeatedBot]
    asked: tuple[int, ...]  # the seats whose answers are wanted
    converse: bool
    seconds: float
    aside: SeatedBot | None = None  # answers in place of whoever sits there, and remembers nothing
    coached: Coached | None = None  # the seat is advised instead: nobody answers


class BotReply(msgspec.Struct):
    """What the bots said, and the answers of those that were asked; `behind` if the copy lacks something."""

    behind: bool = False
    said: list[tuple[int, str, int]] = msgspec.field(default_factory=list)
    actions: dict[int, str] = msgspec.field(default_factory=dict)
    advice: Advice | None = None


@dataclass
class _Copy:
    table: Table
    bots: dict[int, Bot] = field(default_factory=dict)
    sittings: dict[int, SeatedBot] = field(default_factory=dict)


_copies: OrderedDict[str, _Copy] = OrderedDict()
_stop: Synchronized[Any] | None = None


def begin(stop: Synchronized[Any]) -> None:
    """Load what is needed, then be polite, and know where to look for the word to stop."""
    import signal

    global _stop
    logs.begin()
    _stop = stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server says when it is over
    ready()
    if hasattr(os, "nice"):
        os.nice(_NICE)
    threading.Thread(target=_leave_with_server, daemon=True).start()


def _leave_with_server() -> None:
    """A server that was killed can't say goodbye."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)


def ready() -> bool:
    """Have everything loaded that the first question needs."""
    import sottovoce

    return all(sottovoce.find(name) is not None for name in sottovoce.games())


def think(task: BotTask) -> BotReply:
    """Do a task."""
    copy = _copy(task)
    if copy is None:
        return BotReply(behind=True)
    for seat, sitting in task.bots.items():
        if copy.sittings.get(seat) != sitting:
            copy.sittings[seat] = sitting
            copy.bots[seat] = make(sitting.name, copy.table.game, sitting.seed)
    reply = BotReply()
    if task.converse:
        reply.said = _converse(copy, task)
    for seat in task.asked:
        if task.coached is not None:
            reply.advice = advise(copy.table, seat, EFFORT, task.coached.seed, task.coached.about, LANGUAGES)
            continue
        bot = copy.bots[seat] if task.aside is None else make(task.aside.name, copy.table.game, task.aside.seed)
        copy.table.game.talk.listen(copy.table, {seat: bot})
        reply.actions[seat] = answer(bot, copy.table, seat, _patience(task))
    return reply


def _copy(task: BotTask) -> _Copy | None:
    """The copy of the task's table, brought up to date; None if something is missing."""
    if task.start is not None:
        _copies[task.table] = _Copy(set_up(task.start.header, task.start.seats))
    copy = _copies.get(task.table)
    if copy is None or (len(copy.table.log), len(copy.table.said)) != task.known:
        _copies.pop(task.table, None)
        return None
    _copies.move_to_end(task.table)
    while len(_copies) > _MOST_TABLES:
        _copies.popitem(last=False)
    repeat(copy.table, task.log, task.said, task.start.header.seeds if task.start else ())
    return copy


def _converse(copy: _Copy, task: BotTask) -> list[tuple[int, str, int]]:
    """What the bots say; it counts only once the server has taken it and sends it back."""
    before = len(copy.table.said)
    talkers = {seat: copy.bots[seat] for seat, sitting in task.bots.items() if sitting.talks}
    copy.table.game.talk.converse(copy.table, talkers)
    new = copy.table.said[before:]
    del copy.table.said[before:]
    return [(line.seat, line.text, line.audience) for line in new]


def _patience(task: BotTask) -> Patience:
    import time

    stop, number = _stop, task.number

    def stopped() -> bool:
        return stop is not None and bool(stop.value == number)

    return until(time.monotonic() + task.seconds, stopped)
