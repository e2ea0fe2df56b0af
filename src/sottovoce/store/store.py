"""Store: tables are written in one place, several at a time, and every change is on disk before anybody hears of it."""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any, TypeVar

import msgspec
from sqlalchemy import ColumnElement, Connection, Table, bindparam, delete, insert, select, text, update
from sqlalchemy.exc import DBAPIError, IntegrityError

from sottovoce.core.table import Entry, Said
from sottovoce.store.database import StoreError, connect, prepare, understood
from sottovoce.store.listening import CHANNEL, Listening
from sottovoce.store.prepared import Prepared
from sottovoce.store.records import Change, Conflict, Header, Notice, Record, Seat
from sottovoce.store.schema import ENTRIES, NOTES, NOTICES, SAID, SEATS, TABLES

NOTIFY = text("SELECT pg_notify(:channel, :payload)")
_TOGETHER = 64  # changes that share one commit, at most
_READERS = 4
_CHANGING = ("state", "to_act", "entries", "seq", "rematch", "updated")  # and the set-up; the rest is settled at first
_WRITERS = 4  # on PostgreSQL
_OLD = "old_"  # before the names of values that a row must have to be changed
T = TypeVar("T")
_Job = tuple[Callable[[Connection], Any], "Future[Any]"]


def _changing(table: Table, keys: Sequence[str], names: Sequence[str]) -> Prepared:
    """A statement that sets columns of the row with these keys."""
    here = [table.c[key] == bindparam(_OLD + key) for key in keys]
    return Prepared(update(table).where(*here).values({name: bindparam(name) for name in names}))


_MOVE_ON = _changing(TABLES, ("id", "seq"), ("setup", *_CHANGING))
_RESEAT = _changing(SEATS, ("table_id", "seat"), ("kind", "name", "bot", "key", "invite", "seen"))
_ADD_ENTRY = Prepared(insert(ENTRIES))


class Store:
    """A database of tables. All methods return futures; the work is done in threads."""

    def __init__(self, url: str) -> None:
        place = understood(url)
        self.local = place.drivername == "sqlite"
        self.url = place.render_as_string()  # without the password
        self._place = place
        self._listening: Listening | None = None
        self._writing = connect(place, writing=True)
        prepare(place, self._writing)
        self._reading = connect(place, writing=False) if self.local else self._writing
        self._pen = self._writing.connect() if self.local else None  # the one writer's, in hand from the start
        self._readers = ThreadPoolExecutor(_READERS, "store-read")
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._writers = [
            threading.Thread(target=self._write, daemon=True) for _ in range(1 if self.local else _WRITERS)
        ]
        self.commits = 0
        for writer in self._writers:
            writer.start()

    def close(self) -> None:
        """Finish what is under way and let go of the database."""
        if self._listening is not None:
            self._listening.close()
        for _ in self._writers:
            self._jobs.put(None)
        for writer in self._writers:
            writer.join()
        self._readers.shutdown()
        if self._pen is not None:
            self._pen.close()
        self._writing.dispose()
        self._reading.dispose()

    def listen(self, heard: Callable[[str, int], None], missed: Callable[[], None]) -> None:
        """Call, from a thread, whenever another server may have changed a table, or may have done so unheard."""
        if not self.local:
            self._listening = Listening(self._place, heard, missed)

    # -- writing

    def add(self, record: Record) -> Future[None]:
        """Keep a new table."""

        def work(connection: Connection) -> None:
            connection.execute(insert(TABLES), _header_row(record.header))
            rows = [_seat_row(record.header.id, seat, held) for seat, held in enumerate(record.seats)]
            connection.execute(insert(SEATS), rows)
            change = Change(record.header, 0)
            change.entries = list(enumerate(record.log, 1))
            change.said = list(enumerate(record.said, 1))
            _append(connection, change)

        return self._submit(work)

    def change(self, change: Change) -> Future[None]:
        """Carry a change out; Conflict, and nothing changed, if the table is not where its maker thought."""

        def work(connection: Connection) -> None:
            header = change.header
            row = {name: getattr(header, name) for name in _CHANGING}
            row |= {"setup": _json_or_none(header.setup), _OLD + "id": header.id, _OLD + "seq": change.seq}
            if _MOVE_ON.run(connection, row) != 1:
                raise Conflict
            for seat, held in change.seats.items():
                _RESEAT.run(connection, {_OLD + "table_id": header.id, _OLD + "seat": seat, **vars(held)})
            _append(connection, change)
            if not self.local:
                connection.execute(NOTIFY, {"channel": CHANNEL, "payload": f"{change.header.id}:{change.header.seq}"})

        return self._submit(work)

    def remove(self, table: str) -> Future[None]:
        """Forget a table."""

        def work(connection: Connection) -> None:
            for part in (NOTES, NOTICES, SAID, ENTRIES, SEATS):
                connection.execute(delete(part).where(part.c.table_id == table))
            connection.execute(delete(TABLES).where(TABLES.c.id == table))

        return self._submit(work)

    def mark_seen(self, table: str, seat: int, entries: int) -> Future[None]:
        """Remember how far a seat's player has been shown the game."""

        def work(connection: Connection) -> None:
            here = (SEATS.c.table_id == table) & (SEATS.c.seat == seat)
            connection.execute(update(SEATS).where(here).values(seen=entries))

        return self._submit(work)

    def write_note(self, table: str, seat: int, words: str) -> Future[None]:
        """Keep a seat's private notes."""

        def work(connection: Connection) -> None:
            here = (NOTES.c.table_id == table) & (NOTES.c.seat == seat)
            if connection.execute(update(NOTES).where(here).values(text=words)).rowcount == 0:
                connection.execute(insert(NOTES), {"table_id": table, "seat": seat, "text": words})

        return self._submit(work)

    # -- reading

    def read(self, table: str) -> Future[Record | None]:
        """A whole table, None if there is none of that name."""

        def work(connection: Connection) -> Record | None:
            row = connection.execute(select(TABLES).where(TABLES.c.id == table)).mappings().first()
            if row is None:
                return None
            parts = [
                connection.execute(select(part).where(part.c.table_id == table).order_by(order)).mappings().all()
                for part, order in (
                    (SEATS, SEATS.c.seat),
                    (ENTRIES, ENTRIES.c.seq),
                    (SAID, SAID.c.number),
                    (NOTICES, NOTICES.c.number),
                )
            ]
            return Record(
                _header(row),
                [_seat(seat) for seat in parts[0]],
                [Entry(e["seat"], e["text"], tuple(map(int, e["rolls"].split()))) for e in parts[1]],
                [Said(s["seat"], s["text"], s["audience"], s["after"]) for s in parts[2]],
                [Notice(n["kind"], n["seat"], n["after"]) for n in parts[3]],
            )

        return self._look(work)

    def summaries(self, tables: Sequence[str]) -> Future[dict[str, Record]]:
        """Header and seats of some tables, by name."""
        return self._look(lambda connection: _summaries(connection, TABLES.c.id.in_(tables), len(tables)))

    def listed(self, game: str | None, most: int, since: float) -> Future[dict[str, Record]]:
        """Header and seats of public tables at which something has happened since, the latest first."""
        condition: ColumnElement[bool] = TABLES.c.public.is_(True) & (TABLES.c.updated >= since)
        if game is not None:
            condition &= TABLES.c.game == game
        return self._look(lambda connection: _summaries(connection, condition, most))

    def clocked(self, most: int) -> Future[dict[str, Record]]:
        """Header and seats of tables in play whose turns are timed."""
        condition = (TABLES.c.state == "playing") & TABLES.c.clock.is_not(None)
        return self._look(lambda connection: _summaries(connection, condition, most))

    def read_note(self, table: str, seat: int) -> Future[str]:
        """A seat's private notes."""
        query = select(NOTES.c.text).where((NOTES.c.table_id == table) & (NOTES.c.seat == seat))
        return self._look(lambda connection: str(connection.execute(query).scalar() or ""))

    # -- inside

    def _look(self, work: Callable[[Connection], T]) -> Future[T]:
        def run() -> T:
            try:
                with self._reading.connect() as connection:
                    return work(connection)
            except DBAPIError:
                raise StoreError("database-failed") from None

        return self._readers.submit(run)

    def _submit(self, work: Callable[[Connection], None]) -> Future[None]:
        future: Future[None] = Future()
        self._jobs.put((work, future))
        return future

    def _write(self) -> None:
        """The writer's life: take what waits, and commit it together."""
        while (job := self._jobs.get()) is not None:
            batch = [job]
            last = False
            while self.local and len(batch) < _TOGETHER and not self._jobs.empty():
                following = self._jobs.get()
                if following is None:
                    last = True
                    break
                batch.append(following)
            self._commit(batch)
            if last:
                return

    @contextmanager
    def _transaction(self) -> Iterator[Connection]:
        if self._pen is None:
            with self._writing.begin() as connection:
                yield connection
        else:
            with self._pen.begin():
                yield self._pen

    def _commit(self, batch: list[_Job]) -> None:
        """One transaction for all; if one of them can't be, each gets its own, so that it harms no other."""
        try:
            with self._transaction() as connection:
                for work, _ in batch:
                    work(connection)
            self.commits += 1
        except (Conflict, IntegrityError):
            if len(batch) == 1:
                batch[0][1].set_exception(Conflict())
                return
            for job in batch:
                self._commit([job])
        except Exception:
            for _, future in batch:
                future.set_exception(StoreError("database-failed"))
        else:
            for _, future in batch:
                future.set_result(None)


def _append(connection: Connection, change: Change) -> None:
    """What a change adds to the log and beside it."""
    table = change.header.id
    for seq, entry in change.entries:
        rolls = " ".join(map(str, entry.rolls))
        _ADD_ENTRY.run(connection, {"table_id": table, "seq": seq, **entry._asdict(), "rolls": rolls})
    for number, said in change.said:
        connection.execute(insert(SAID), {"table_id": table, "number": number, **said._asdict()})
    for number, notice in change.notices:
        row = {"table_id": table, "number": number, "kind": notice.kind, "seat": notice.seat, "after": notice.after}
        connection.execute(insert(NOTICES), row)


def _summaries(connection: Connection, condition: ColumnElement[bool], most: int) -> dict[str, Record]:
    rows = connection.execute(select(TABLES).where(condition).order_by(TABLES.c.updated.desc()).limit(most)).mappings()
    found = {row["id"]: Record(_header(row), []) for row in rows}
    seats = select(SEATS).where(SEATS.c.table_id.in_(list(found))).order_by(SEATS.c.seat)
    for row in connection.execute(seats).mappings():
        found[row["table_id"]].seats.append(_seat(row))
    return found


def _header_row(header: Header) -> dict[str, Any]:
    row = dict(vars(header))
    row["options"] = _json(header.options)
    row["seeds"] = _json([(after, seed.hex()) for after, seed in header.seeds])
    row["setup"] = _json_or_none(header.setup)
    return row


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _json_or_none(value: object) -> str | None:
    return None if value is None else _json(value)


def _header(row: Any) -> Header:
    fields = dict(row)
    fields["options"] = msgspec.json.decode(row["options"])
    fields["seeds"] = [(after, bytes.fromhex(seed)) for after, seed in msgspec.json.decode(row["seeds"])]
    fields["setup"] = None if row["setup"] is None else tuple(msgspec.json.decode(row["setup"]))
    return Header(**fields)


def _seat_row(table: str, seat: int, held: Seat) -> dict[str, Any]:
    return {"table_id": table, "seat": seat, **vars(held)}


def _seat(row: Any) -> Seat:
    fields = dict(row)
    del fields["table_id"], fields["seat"]
    return Seat(**fields)
