"""Store: tables are written in one place, several at a time, and every change is on disk before anybody hears of it."""

from __future__ import annotations

import json
import queue
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, TypeVar

from sqlalchemy import ColumnElement, Connection, delete, insert, select, text, update
from sqlalchemy.exc import DBAPIError, IntegrityError

from sottovoce.core.table import Entry, Said
from sottovoce.store.database import StoreError, connect, prepare, understood
from sottovoce.store.listening import CHANNEL, Listening
from sottovoce.store.records import Change, Conflict, Header, Notice, Record, Seat
from sottovoce.store.schema import ENTRIES, NOTES, NOTICES, SAID, SEATS, TABLES

NOTIFY = text("SELECT pg_notify(:channel, :payload)")
_TOGETHER = 64  # changes that share one commit, at most
_READERS = 4
_CHANGING = ("setup", "state", "to_act", "entries", "seq", "rematch", "updated")  # the rest is settled at first
_WRITERS = 4  # on PostgreSQL
T = TypeVar("T")
_Job = tuple[Callable[[Connection], Any], "Future[Any]"]


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
            table, whole = change.header.id, _header_row(change.header)
            row = {name: whole[name] for name in _CHANGING}
            here = (TABLES.c.id == table) & (TABLES.c.seq == change.seq)
            if connection.execute(update(TABLES).where(here).values(row)).rowcount != 1:
                raise Conflict
            for seat, held in change.seats.items():
                row = _seat_row(table, seat, held)
                one = (SEATS.c.table_id == table) & (SEATS.c.seat == seat)
                connection.execute(update(SEATS).where(one).values(row))
            _append(connection, change)
            if not self.local:
                connection.execute(NOTIFY, {"channel": CHANNEL, "payload": f"{table}:{change.header.seq}"})

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

    def _commit(self, batch: list[_Job]) -> None:
        """One transaction; a change that can't be is left out and does not harm the others."""
        done: list[tuple[Future[Any], BaseException | None]] = []
        try:
            with self._writing.begin() as connection:
                for work, future in batch:
                    done.append((future, _attempt(connection, work)))
            self.commits += 1
        except Exception:
            done = [(future, StoreError("database-failed")) for _, future in batch]
        for future, problem in done:
            if problem is None:
                future.set_result(None)
            else:
                future.set_exception(problem)


def _attempt(connection: Connection, work: Callable[[Connection], None]) -> BaseException | None:
    """Do a piece of work within a transaction; what stands against it, with nothing changed."""
    part = connection.begin_nested()
    try:
        work(connection)
        part.commit()
    except (Conflict, IntegrityError):
        part.rollback()
        return Conflict()
    return None


def _append(connection: Connection, change: Change) -> None:
    """What a change adds to the log and beside it."""
    table = change.header.id
    for seq, entry in change.entries:
        rolls = " ".join(map(str, entry.rolls))
        connection.execute(
            insert(ENTRIES), {"table_id": table, "seq": seq, "seat": entry.seat, "text": entry.text, "rolls": rolls}
        )
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
    row["options"] = json.dumps(header.options)
    row["seeds"] = json.dumps([(after, seed.hex()) for after, seed in header.seeds])
    row["setup"] = None if header.setup is None else json.dumps(header.setup)
    return row


def _header(row: Any) -> Header:
    fields = dict(row)
    fields["options"] = json.loads(row["options"])
    fields["seeds"] = [(after, bytes.fromhex(seed)) for after, seed in json.loads(row["seeds"])]
    fields["setup"] = None if row["setup"] is None else tuple(json.loads(row["setup"]))
    return Header(**fields)


def _seat_row(table: str, seat: int, held: Seat) -> dict[str, Any]:
    return {"table_id": table, "seat": seat, **vars(held)}


def _seat(row: Any) -> Seat:
    fields = dict(row)
    del fields["table_id"], fields["seat"]
    return Seat(**fields)
