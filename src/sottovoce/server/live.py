"""Live: one table in use. Everything that changes it waits in one queue; commit, then tell."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from sottovoce.core.events import EVERYBODY
from sottovoce.core.table import UNDO, Table
from sottovoce.server import keys, messages
from sottovoce.server.bot_turns import Driver
from sottovoce.server.clock import Clock
from sottovoce.server.errors import Refused
from sottovoce.server.history import History
from sottovoce.server.seats import Seats
from sottovoce.server.updates import Scene, Teller
from sottovoce.store.database import StoreError
from sottovoce.store.records import (
    GATHERING,
    OVER,
    PLAYING,
    Beside,
    Change,
    Conflict,
    Damaged,
    Header,
    Notice,
    Record,
    Retired,
    Seat,
)
from sottovoce.store.replay import game_of, revive, set_up

if TYPE_CHECKING:
    from sottovoce.server.hub import Hub

STOOD_IN = "stood-in"
_LONG = 400  # entries and lines, above which a table is put into words by a thread
_REST = 0.5  # seconds before a table is read again that could not be; then longer
_LONGEST_REST = 5.0
_COUNTING = 1.0  # seconds between two counts of spectators


class Subscriber:
    """Somebody who listens: which seat with which key, in which language, and up to which change."""

    __slots__ = ("bell", "gone", "key", "lang", "presence", "seat", "seen", "told", "unseated")

    def __init__(self, seat: int | None, lang: str, after: int | None, key: str | None = None) -> None:
        self.seat = seat
        self.key = key
        self.lang = lang
        self.seen = after
        self.told = False
        self.presence = False
        self.gone = False
        self.unseated = False  # the seat has another holder now
        self.bell = asyncio.Event()


class Live:
    """A table in memory."""

    def __init__(self, hub: Hub, record: Record, table: Table | None) -> None:
        self.hub = hub
        self.used = time.monotonic()
        self.subscribers: set[Subscriber] = set()
        self._here: Counter[tuple[int | None, str]] = Counter()  # how many of them listen for a seat in a language
        self.maker = ""  # where the table was made from, as far as that is known
        self.clock = Clock(self)
        self.closed = False
        self.grants: dict[str | None, tuple[int | None, bool]] = {}  # what keys of accounts open
        self.removed = False  # closed because there is no such table any more
        self.stale = False  # what is in memory may not be what is kept: it must be read again
        self._recovering: asyncio.Task[None] | None = None
        self.history = History()
        self.lock = asyncio.Lock()
        self.rematching = asyncio.Lock()  # of all who want to play again, one makes the table
        self._tellers: dict[tuple[int | None, str], Teller] = {}
        self._count: asyncio.TimerHandle | None = None  # when spectators are counted
        self.table = table
        self.driver = Driver(self)
        self._take(record, table)

    @classmethod
    def read(cls, hub: Hub, record: Record) -> Live:
        """A table as it is kept; Retired or Damaged if it can't be played."""
        game_of(record.header)
        return cls(hub, record, None if record.header.state == GATHERING else revive(record))

    def _take(self, record: Record, table: Table | None) -> None:
        """Become what is kept."""
        self.stale = False
        self.header = record.header
        self.seats = Seats(record.seats, self.grants)
        self.notices = record.notices
        self.clock.kept = dict(record.clocks)
        self.table = table
        self._kept = (len(record.log), len(record.said), len(record.notices))
        self.beside: list[Beside] = []  # what is to be written with the next change
        self.driver.begin()
        self.history = History()

    # -- who is it

    def seat_of(self, key: str | None) -> int | None:
        """The seat that a key opens, None if none."""
        return self.seats.of(key)

    def is_host(self, key: str | None) -> bool:
        """True if this is the host's key."""
        return self.grants[key][1] if key in self.grants else keys.fits(key, self.header.host)

    def owner(self, key: str | None) -> int:
        """The seat that a key opens; Refused if it opens none."""
        if key is None:
            raise Refused("key-needed", 401)
        seat = self.seat_of(key)
        if seat is None:
            raise Refused("key-unknown", 401)
        return seat

    # -- changing

    @asynccontextmanager
    async def alone(self, seat: int | None = None, key: str | None = None) -> AsyncIterator[None]:
        """Nobody else changes or sees the table meanwhile; Refused if a key no longer opens the seat."""
        async with self.lock:
            self.used = time.monotonic()
            if self.stale and not self.closed:
                await self.resync()
            if self.removed:
                raise Refused("no-table", 404)
            if self.closed or self.stale:
                raise StoreError("database-failed")
            if seat is not None:
                self.still_holds(seat, key)
            yield

    def still_holds(self, seat: int, key: str | None) -> None:
        """Refused if a key, which may have waited, no longer opens the seat."""
        if not self.seats.holds(key, seat):
            raise Refused("key-unknown", 401)

    async def change(self, work: Callable[[], Any]) -> None:
        """Do something to the table and keep it, then tell; if it can't be kept, nothing has happened."""
        changing = asyncio.ensure_future(self._change(work))
        changing.add_done_callback(lambda done: done.cancelled() or done.exception())  # who waited may have gone
        await asyncio.shield(changing)

    async def _change(self, work: Callable[[], Any]) -> None:
        async with self.alone():
            try:
                work()
            except Exception:
                if self._unsaved():
                    await self.resync()
                raise
            await self.keep()
            self.tell()
        self.driver.wake()

    def _unsaved(self) -> bool:
        return bool(self.seats.changed or self.beside) or self._size() != self._kept

    def _size(self) -> tuple[int, int, int]:
        if self.table is None:
            return (0, 0, len(self.notices))
        return (len(self.table.log), len(self.table.said), len(self.notices))

    async def keep(self) -> None:
        """Commit what is new."""
        self.clock.move_on()
        table, (entries, said, notices) = self.table, self._kept
        state = GATHERING if table is None else OVER if table.over else PLAYING
        header = replace(
            self.header,
            seq=self.header.seq + 1,
            state=state,
            setup=None if table is None else table.setup,
            to_act=0 if table is None else sum(1 << seat for seat in table.to_act),
            entries=0 if table is None else len(table.log),
            updated=time.time(),
        )
        change = Change(header, self.header.seq, {seat: self.seats[seat] for seat in self.seats.changed})
        change.freed = sorted(self.seats.freed)
        if table is not None:
            change.entries = list(enumerate(table.log[entries:], entries + 1))
            change.said = list(enumerate(table.said[said:], said + 1))
        change.notices = list(enumerate(self.notices[notices:], notices + 1))
        change.beside = self.beside
        keeping = asyncio.wrap_future(self.hub.store.change(change))
        await self._prepare(self.scene(header), self._audience())  # while the disk is at work
        try:
            await keeping
        except (Conflict, StoreError) as problem:
            await self.resync()
            if isinstance(problem, Conflict):
                raise Refused("meanwhile", 409) from None
            if self.stale or (self.header.seq, self.header.updated) != (header.seq, header.updated):
                raise
            self.hub.moves += len(change.entries)  # nobody could say so, but it was kept
            return
        self.header = header
        self._kept = self._size()
        self.seats.kept()
        self.beside = []
        self.hub.moves += len(change.entries)

    async def resync(self) -> None:
        """Read the table again: something else than us has changed it, or could not be kept."""
        self.hub.robots.forget(self.header.id)
        try:
            record = await asyncio.wrap_future(self.hub.store.read(self.header.id))
            if record is None:
                self.removed = True
                self.hub.drop(self)
                return
            gathering = record.header.state == GATHERING
            self._take(record, None if gathering else await asyncio.to_thread(revive, record))
        except StoreError:
            self.stale = True
            if self._recovering is None or self._recovering.done():
                self._recovering = asyncio.create_task(self._recover())
        except (Damaged, Retired) as problem:
            self.hub.put_aside(self.header.id, problem)
            self.hub.drop(self)
            raise
        else:
            await self._prepare(self.scene(), self._audience())
            self.tell()

    async def _recover(self) -> None:
        """Read the table again as soon as the database lets us."""
        rest = _REST
        while self.stale and not self.closed:
            await asyncio.sleep(rest)
            rest = min(2 * rest, _LONGEST_REST)
            async with self.lock:
                if self.stale and not self.closed:
                    with contextlib.suppress(Damaged, Retired):
                        await self.resync()
        self.driver.wake()

    async def catch_up(self, seq: int) -> None:
        """Another server has changed the table."""
        async with self.lock:
            if not self.closed and self.header.seq < seq:
                with contextlib.suppress(Damaged, Retired):
                    await self.resync()
        self.driver.wake()

    def set_seat(self, number: int, seat: Seat, holder: str | None = None) -> None:
        """Somebody sits down, or is called otherwise; Refused if the seat is another's (see `Seats.put`)."""
        self.seats.put(number, seat, holder)
        if self.table is not None:
            self.table.names[number] = seat.name

    def begin(self) -> None:
        """Start as soon as every seat is taken."""
        if self.table is None and all(seat.taken for seat in self.seats):
            self.table = set_up(self.header, self.seats)

    # -- playing

    def playing(self) -> Table:
        """The game; Refused while people are awaited."""
        if self.table is None:
            raise Refused("not-begun", 409)
        return self.table

    async def act(self, seat: int, action: str, ask: int | None, key: str, beside: Sequence[Beside] = ()) -> None:
        """Answer for a seat with its key."""

        def work() -> None:
            self.still_holds(seat, key)
            self._check_length(seat, action)
            self.playing().play(seat, action, ask)
            self.beside += beside
            self.clock.hand_back(seat)
            self.seats.put(seat, self.seats[seat].but(seen=len(self.playing().log)))

        await self.change(work)

    def _check_length(self, seat: int, action: str) -> None:
        """Refused if the log has no room for another entry, or if a seat has taken back too often."""
        table, config = self.playing(), self.hub.config
        if len(table.log) >= config.most_entries:
            raise Refused("log-full", 409, most=config.most_entries)
        if action.strip() != UNDO or table.taken_back < config.most_undos:
            return
        if sum(entry.seat == seat and entry.text == UNDO for entry in table.log) >= config.most_undos:
            raise Refused("undone-enough", 409, most=config.most_undos)

    async def say(self, seat: int, text: str, to: list[int] | None, key: str, beside: Sequence[Beside] = ()) -> None:
        """Say something for a seat with its key."""

        def work() -> None:
            self.still_holds(seat, key)
            table = self.playing()
            if len(table.said) >= self.hub.config.most_lines:
                raise Refused("said-enough", 409)
            if to is not None and any(other >= table.players for other in to):
                raise Refused("no-hearer", 400)
            table.say(seat, text, EVERYBODY if to is None else sum(1 << other for other in set(to)))
            self.beside += beside

        await self.change(work)

    # -- telling

    def online(self) -> list[bool]:
        """For each seat whether somebody listens there, at whichever server."""
        elsewhere = self.hub.elsewhere.seats(self.header.id)
        return [here or bool(elsewhere >> seat & 1) for seat, here in enumerate(self.online_here())]

    def watchers(self) -> int:
        """How many spectators listen, at all servers."""
        return self.watchers_here() + self.hub.elsewhere.watchers(self.header.id)

    def online_here(self) -> list[bool]:
        """For each seat whether somebody listens there at this server."""
        here = {seat for seat, _ in self._audience()}
        return [seat in here for seat in range(len(self.seats))]

    def watchers_here(self) -> int:
        """How many spectators listen at this server."""
        return sum(count for (seat, _), count in self._here.items() if seat is None)

    def scene(self, header: Header | None = None) -> Scene:
        """All that updates are made of; of a change that is being kept, if its header is given."""
        header = header or self.header
        return Scene(header, self.seats, self.table, self.notices, self.online(), self.clock.shown(), self.watchers())

    async def teller(self, seat: int | None, lang: str) -> Teller:
        """Who tells a seat, or spectators, in a language; to be called alone: he sees the table as it stands."""
        teller = self._teller(seat, lang)
        if teller.looked != self.header.seq:
            scene = self.scene()
            await self._prepare(scene, [(seat, lang)])
            teller.look(scene)
        return teller

    @property
    def long(self) -> bool:
        """True if so much has happened that putting it into words would hold others up."""
        return self.table is not None and len(self.table.log) + len(self.table.said) > _LONG

    async def _prepare(self, scene: Scene, audience: Sequence[tuple[int | None, str]]) -> None:
        """Put a table into words, apart from the event loop where there is much to tell; to be called alone."""

        def work() -> None:
            for teller in tellers:
                teller.prepare(scene)

        tellers = [self._teller(seat, lang) for seat, lang in audience]
        if tellers and self.long:
            await asyncio.to_thread(work)
        else:
            work()

    def _teller(self, seat: int | None, lang: str) -> Teller:
        if (seat, lang) not in self._tellers:
            self._tellers[seat, lang] = Teller(seat, lang)
        return self._tellers[seat, lang]

    def _audience(self) -> list[tuple[int | None, str]]:
        """For which seats, or none, and in which languages somebody listens."""
        return [whom for whom, count in self._here.items() if count > 0]

    def tell(self) -> None:
        """Let everybody know that there is something new."""
        self.clock.look()
        scene = self.scene()
        for seat, lang in self._audience():
            teller = self._teller(seat, lang)
            if teller.looked != self.header.seq:
                teller.look(scene)
        for subscriber in self.subscribers:
            if subscriber.seat is not None and not self.seats.holds(subscriber.key, subscriber.seat):
                subscriber.gone = subscriber.unseated = True
            subscriber.bell.set()

    async def told(self, seat: int, lang: str, key: str) -> int:
        """The number of the last change that a seat may know of."""
        async with self.alone(seat, key):
            frame = (await self.teller(seat, lang)).frame
            assert frame is not None
            return frame.seq

    @property
    def watched(self) -> bool:
        """True if anybody listens, at a seat or as a spectator."""
        return bool(self.subscribers)

    async def join(self, subscriber: Subscriber) -> Teller:
        """Somebody begins to listen to a teller."""
        async with self.alone(subscriber.seat, subscriber.key):
            before = self.presence()
            self.subscribers.add(subscriber)
            self._here[subscriber.seat, subscriber.lang] += 1
            self._tell_presence(before)
            subscriber.bell.set()
            if subscriber.seat in self.clock.standing:
                self.hub.spawn(self.clock.visit(subscriber.seat))
            teller = await self.teller(subscriber.seat, subscriber.lang)
            self.driver.wake()  # bots that rested go on
            # Who has just seen it all is told only what comes; anybody else is told how things stand.
            subscriber.told = teller.frame is not None and subscriber.seen == teller.frame.seq
            return teller

    def leave(self, subscriber: Subscriber) -> None:
        """Somebody stops listening."""
        before = self.presence()
        if subscriber in self.subscribers:  # the table may have been gone before he could join
            self.subscribers.remove(subscriber)
            self._here[subscriber.seat, subscriber.lang] -= 1
        self.used = time.monotonic()
        self._tell_presence(before)

    def _tell_presence(self, before: messages.Presence) -> None:
        """Players are missed at once; spectators may come by the hundred and are counted now and then."""
        now = self.presence()
        if now.online != before.online:
            self._spread_presence()
        elif now != before and self._count is None and not self.closed:
            self._count = asyncio.get_running_loop().call_later(_COUNTING, self._spread_presence)

    def _spread_presence(self) -> None:
        self.hub.elsewhere.tell(self)
        self.show_presence()

    def show_presence(self) -> None:
        """Let everybody here know who is here and elsewhere."""
        if self._count is not None:
            self._count.cancel()
            self._count = None
        for teller in self._tellers.values():
            teller.see(self.online(), self.watchers())
        for subscriber in self.subscribers:
            subscriber.presence = True
            subscriber.bell.set()

    def seen(self, seat: int) -> None:
        """A seat's player has been shown everything up to now."""
        entries = self._kept[0]
        if self.seats[seat].seen != entries:
            self.seats.see(seat, entries)
            self.hub.store.mark_seen(self.header.id, seat, entries)

    def presence(self) -> messages.Presence:
        """Who is here."""
        return messages.Presence("presence", self.online(), self.watchers())

    # -- the rest

    def notice(self, kind: str, seat: int) -> None:
        """Let the table tell something of a seat."""
        self.notices.append(Notice(kind, seat, 0 if self.table is None else len(self.table.log)))

    def resting(self) -> bool:
        """True if nobody listens and no bot thinks; clocks run on in the database."""
        return not (self.subscribers or self.driver.thinking or self.lock.locked())

    def dismiss(self) -> None:
        """Let everybody go who listens."""
        for subscriber in self.subscribers:
            subscriber.gone = True
            subscriber.bell.set()

    def retire(self) -> None:
        """Leave memory."""
        self.closed = True
        if self._count is not None:
            self._count.cancel()
        if self._recovering is not None and self._recovering is not asyncio.current_task():
            self._recovering.cancel()
        self.clock.stop()
        self.hub.robots.forget(self.header.id)
        self.driver.stop()
        self.dismiss()
