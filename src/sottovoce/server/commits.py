"""Commits: one table's changes, one after the other: play, commit, then tell; read again what could not be kept."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import msgspec

from sottovoce.server.errors import Refused
from sottovoce.store.database import StoreError
from sottovoce.store.jobs import Remove
from sottovoce.store.records import GATHERING, OVER, PLAYING, Change, Conflict, Damaged, Header, Record, Retired
from sottovoce.store.replay import revive, winners_of

if TYPE_CHECKING:
    from sottovoce.server.live import Live

_ENCODER = msgspec.json.Encoder()
_MARK = 1e-6  # seconds
_MARKS = 16
_REST = 0.5  # seconds before a table is read again that could not be; then longer
_LONGEST_REST = 5.0


class Commits:
    """What of a table in memory is kept, and how the rest gets there."""

    def __init__(self, live: Live) -> None:
        self.stale = False  # what is in memory may not be what is kept: it must be read again
        self.lock = asyncio.Lock()
        self._live = live
        self._kept = (0, 0, 0)  # entries, lines said and notices
        self._header: Header | None = None
        self._face: object = None  # what everybody could see at the last change
        self._recovering: asyncio.Task[None] | None = None
        self._unsure = False  # the last change may be kept yet
        self._finding_out: asyncio.Task[None] | None = None

    @property
    def entries(self) -> int:
        """How many entries are kept."""
        return self._kept[0]

    def take(self, record: Record) -> None:
        """The table in memory is now what is kept."""
        self.stale = False
        self._kept = (len(record.log), len(record.said), len(record.notices))
        self._header = record.header
        self._face = self._public_face()

    def stop(self) -> None:
        """Try no more to read the table again."""
        for task in (self._recovering, self._finding_out):
            if task is not None and task is not asyncio.current_task():
                task.cancel()

    @asynccontextmanager
    async def alone(self, seat: int | None = None, key: str | None = None) -> AsyncIterator[None]:
        """Nobody else changes or sees the table meanwhile; Refused if a key no longer opens the seat."""
        live = self._live
        async with self.lock:
            live.used = time.monotonic()
            if self.stale and not live.closed:
                await self.resync()
            if live.removed:
                raise Refused("no-table", 404)
            if live.closed or self.stale:
                raise StoreError("database-failed")
            if seat is not None:
                live.seats.check_holder(seat, key)
            yield

    async def change(self, work: Callable[[], Any]) -> None:
        """Do something to the table and keep it, then tell; if it can't be kept, nothing has happened."""
        changing = asyncio.ensure_future(self._change(work))
        changing.add_done_callback(lambda done: done.cancelled() or done.exception())  # who waited may have gone
        await asyncio.shield(changing)

    async def catch_up(self, seq: int | None) -> None:
        """Another server has changed the table, or deleted it."""
        async with self.lock:
            if not self._live.closed and (seq is None or self._live.header.seq < seq):
                with contextlib.suppress(Damaged, Retired):
                    await self.resync()
        self._live.bot_turns.wake()

    async def resync(self) -> None:
        """Read the table again: something else than us has changed it, or could not be kept."""
        live = self._live
        live.hub.bot_pool.forget(live.header.id)
        try:
            record = await asyncio.wrap_future(live.hub.store.read(live.header.id))
            if record is None:
                live.hub.drop_removed(live)
                return
            gathering = record.header.state == GATHERING
            live.take(record, None if gathering else await asyncio.to_thread(revive, record))
        except StoreError:
            self.stale = True
            if self._recovering is None or self._recovering.done():
                self._recovering = asyncio.create_task(self._recover())
        except (Damaged, Retired) as problem:
            live.hub.put_aside(live.header.id, problem)
            live.hub.drop(live)
            raise
        else:
            await live.audience.prepare(live.header)
            self._tell()
            live.bot_turns.wake()  # it may be theirs now

    async def _change(self, work: Callable[[], Any]) -> None:
        async with self.alone():
            try:
                work()
            except Exception:
                if self._unsaved():
                    await self.resync()
                raise
            await self._keep()
            if self._live.deleting:
                self._live.hub.drop_removed(self._live)
                return
            self._tell()
        self._live.bot_turns.wake()

    def _tell(self) -> None:
        self._live.clock.look()
        self._live.audience.tell()

    def _unsaved(self) -> bool:
        live = self._live
        settled = live.header is not self._header or (
            live.table is not None and live.table.ended != (live.header.ending or "")
        )
        return bool(settled or live.seats.changed or live.beside) or self._size() != self._kept

    def _size(self) -> tuple[int, int, int]:
        table, notices = self._live.table, len(self._live.notices)
        return (0, 0, notices) if table is None else (len(table.log), len(table.said), notices)

    async def _keep(self) -> None:
        """Commit what is new."""
        live = self._live
        live.clock.move_on()
        live.orders.move_on()
        face, self._face = self._face, self._public_face()
        header = self._next_header(face != self._face)
        change = self._new(header)
        began = time.monotonic()
        keeping = asyncio.wrap_future(live.hub.store.change(change))
        await live.audience.prepare(header)  # while the disk is at work
        try:
            await keeping
        except (Conflict, StoreError) as problem:
            await self.resync()
            if live.removed and live.deleting:
                return  # nobody could say so, but it was done
            if isinstance(problem, Conflict):
                raise Refused("meanwhile", 409) from None
            if self.stale or (live.header.seq, live.header.updated) != (header.seq, header.updated):
                self._find_out()
                raise
            live.hub.moves += len(change.entries)  # nobody could say so, but it was kept
            return
        live.header = self._header = header
        self._kept = self._size()
        live.seats.kept()
        live.turns.keep()
        live.beside, live.dealt = [], False
        live.hub.moves += len(change.entries)
        if face != self._face:
            live.hub.metrics.kept(len(change.entries), time.monotonic() - began)

    def _next_header(self, seen: bool) -> Header:
        """The table's header after the change that is to be kept; `seen` if everybody sees that something happened."""
        table, header = self._live.table, self._live.header
        if header.affairs.host in self._live.seats.freed:  # somebody else sits there now, who did not invite
            header = replace(header, affairs=msgspec.structs.replace(header.affairs, host=None))
        return replace(
            header,
            seq=header.seq + 1,
            state=GATHERING if table is None else OVER if table.over else PLAYING,
            setup=None if table is None else table.setup,
            to_act=0 if table is None else sum(1 << seat for seat in table.to_act),
            winners=winners_of(table),
            entries=0 if table is None else len(table.log),
            updated=time.time() if seen else self._mark(),
            ending=None if table is None else table.ended or None,
        )

    def _mark(self) -> float:
        """The time of the last change that everybody saw, and a mark: no two changes are the same.

        Lists show and sort by that time: what is done in secret must not move a table there.
        """
        return self._live.header.updated + _MARK * (1 + secrets.randbelow(_MARKS))

    def _public_face(self) -> object:
        """All that spectators and lists are shown of the table, in short."""
        live, table = self._live, self._live.table
        seats = [(seat.kind, seat.name, seat.bot) for seat in live.seats]
        if table is None or not table.game.has_secrets(table.options):
            return object() if table is not None else (seats, len(live.notices), live.header.rematch)
        view = _ENCODER.encode(table.game.view(table.position, None))
        return (
            seats,
            len(live.notices),
            live.header.rematch,
            view,
            table.to_act,
            table.last_told(None),
            len(table.said),
            live.header.affairs,
            sorted(live.clock.standing),
        )

    def _new(self, header: Header) -> Change:
        """All that is not kept yet."""
        live, (entries, said, notices) = self._live, self._kept
        change = Change(header, live.header.seq, {seat: live.seats[seat] for seat in live.seats.changed})
        change.freed = sorted(live.seats.freed)
        ends = header.state == OVER != live.header.state
        change.dealt = live.dealt or ends
        if live.table is not None:
            if ends:  # everybody may read it all, also if the key is lost one day
                change.opened = [(seq, entry) for seq, entry in enumerate(live.table.log[:entries], 1) if entry.rolls]
            change.entries = list(enumerate(live.table.log[entries:], entries + 1))
            change.said = list(enumerate(live.table.said[said:], said + 1))
        change.notices = list(enumerate(live.notices[notices:], notices + 1))
        change.beside = [*live.beside, *live.turns.begun()]
        if live.deleting:  # last, and all of it: nobody votes for a table that stays
            change.beside.append(Remove(header.id))
        return change

    def _find_out(self) -> None:
        """What nobody waits for any more may be kept later all the same: other servers tell, a writer does not."""
        self._unsure = self._live.hub.store.local
        if self._unsure and (self._finding_out is None or self._finding_out.done()):
            self._finding_out = asyncio.create_task(self._look_again())

    async def _look_again(self) -> None:
        """See what has become of the table as soon as nothing is under way any more."""
        store, rest = self._live.hub.store, _REST
        while self._unsure and not self._live.closed:
            self._unsure = False
            try:
                await asyncio.wrap_future(store.settled())
                await self.catch_up(await asyncio.wrap_future(store.seq(self._live.header.id)))
            except StoreError:
                self._unsure = True
                await asyncio.sleep(rest)
                rest = min(2 * rest, _LONGEST_REST)

    async def _recover(self) -> None:
        """Read the table again as soon as the database lets us."""
        rest = _REST
        while self.stale and not self._live.closed:
            await asyncio.sleep(rest)
            rest = min(2 * rest, _LONGEST_REST)
            async with self.lock:
                if self.stale and not self._live.closed:
                    with contextlib.suppress(Damaged, Retired):
                        await self.resync()
        self._live.bot_turns.wake()
