"""Store: tables are written in one place, several at a time, and every change is on disk before anybody hears of it."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

import msgspec
from sqlalchemy import ColumnElement, Connection, select
from sqlalchemy.exc import SQLAlchemyError

from sottovoce.core.log import Entry, Said
from sottovoce.store.database import StoreError, connect, examined, in_words, prepare, understood
from sottovoce.store.jobs import Add, Alter, MarkSeen, Prove, Remove, Tell, WriteNote, unkeepable
from sottovoce.store.key_file import Keys, usual_keys
from sottovoce.store.notifications import Notifications
from sottovoce.store.records import (
    Affairs,
    Change,
    Clocked,
    Damaged,
    Header,
    Job,
    Notice,
    Record,
    Seat,
    StandingOrder,
    read_affairs,
)
from sottovoce.store.rows import Together
from sottovoce.store.schema import CLOCKS, ENTRIES, NOTES, NOTICES, ORDERS, SAID, SEATS, TABLES, VERSIONS
from sottovoce.store.sealing import examined_keys, of_change, of_record, seeds_of, settle_keys, setup_of
from sottovoce.store.sole_server import claim
from sottovoce.store.soundness import sound, sound_header
from sottovoce.store.timeouts import DEADLINE, HANG, Timeouts, begin, refuse, settle
from sottovoce.store.vault import SEEDS, SETUP, Vault, roll_place
from sottovoce.store.writer import WriterThreads
from sottovoce.store.writer_process import WriterProcess

LOG = logging.getLogger("sottovoce.store")
_READERS = 4
_WRITERS = 4  # on PostgreSQL
T = TypeVar("T")


class Store:
    """A database of tables. All methods return futures; the work is done in threads."""

    def __init__(
        self,
        url: str,
        apart: bool = False,
        deadline: float = DEADLINE,
        hang: float = HANG,
        keys: Keys | None = None,
        as_it_is: bool = False,
    ) -> None:
        """Open a database; SQLite is written by a thread, or `apart` by a process, as a busy server wants it: by one.

        Every future is answered within `deadline` seconds; one transaction may take `hang` seconds. `keys` open what
        is sealed; they lie beside SQLite's file, or in the user's data folder, unless told. A database that is to be
        looked at `as_it_is` must be there, and nothing of it is changed.
        """
        place = understood(url)
        self.local = place.drivername == "sqlite"
        self.url = place.render_as_string()  # without the password
        self._place = place
        self._listening: Notifications | None = None
        self._writing = connect(place, writing=not as_it_is)
        open_it, find_keys = (examined, examined_keys) if as_it_is else (prepare, settle_keys)
        self._vault = open_it(place, self._writing, partial(find_keys, keys=keys or usual_keys(place)))
        try:
            self._claim = claim(place) if apart and self.local else None
        except StoreError:
            self._writing.dispose()
            raise
        self._reading = connect(place, writing=False) if self.local else self._writing
        self._timeouts = Timeouts(deadline, hang)
        self._readers = ThreadPoolExecutor(_READERS, "store-read")
        self._writer: WriterProcess | WriterThreads
        if apart and self.local:
            self._writer = WriterProcess(place, self._timeouts, hang)
        else:
            self._writer = WriterThreads(self._writing, 1 if self.local else _WRITERS, self._timeouts)

    @property
    def commits(self) -> int:
        """How often something was committed."""
        return self._writer.commits

    def close(self) -> None:
        """Finish what is under way and let go of the database."""
        if self._listening is not None:
            self._listening.close()
        self._writer.close()
        self._readers.shutdown(cancel_futures=True)
        self._timeouts.close()
        self._writing.dispose()
        self._reading.dispose()
        if self._claim is not None:
            os.close(self._claim)

    def listen(
        self, heard: Callable[[str, int | None], None], missed: Callable[[], None], told: Callable[[str], None]
    ) -> None:
        """Call, from a thread, when another server may have changed a table, or did so unheard, or says something.

        A table's change has its number; None says that the table is gone.
        """
        if not self.local:
            self._listening = Notifications(self._place, heard, missed, told)

    def tell(self, words: str) -> Future[None]:
        """Say something to the other servers; it begins with @."""
        return self._submit(Tell(words))

    # -- writing

    def add(self, record: Record, beside: Sequence[Job] = ()) -> Future[None]:
        """Keep a new table, with what else belongs to it."""
        return self._submit(self.adding(record, beside))

    def adding(self, record: Record, beside: Sequence[Job] = ()) -> Job:
        """The job that keeps a new table, to go with a change of another one."""
        return Add(record, of_record(self._vault, record), tuple(beside))

    def change(self, change: Change) -> Future[None]:
        """Carry a change out; Conflict, and nothing changed, if the table is not where its maker thought."""
        return self._submit(Alter(change, of_change(self._vault, change)))

    def remove(self, table: str, beside: Sequence[Job] = ()) -> Future[None]:
        """Forget a table, and keep what else belongs to that."""
        return self._submit(Together((Remove(table), *beside)))

    def mark_seen(self, table: str, seat: int, entries: int) -> Future[None]:
        """Remember how far a seat's player has been shown the game."""
        return self._submit(MarkSeen(table, seat, entries))

    def write_note(self, table: str, seat: int, words: str, beside: Sequence[Job] = ()) -> Future[None]:
        """Keep a seat's private notes, with what else belongs to them."""
        return self._submit(WriteNote(table, seat, words, tuple(beside)))

    def ready(self) -> Future[None]:
        """Write something and read something; StoreError if that can't be done in time."""
        done: Future[None] = Future()

        def then(written: Future[None]) -> None:
            problem = written.exception()
            if problem is not None:
                refuse(done, problem)
                return
            look = self._look(lambda connection: connection.execute(select(VERSIONS)).all())
            look.add_done_callback(lambda found: pass_on(found, done))

        self._submit(Prove()).add_done_callback(then)
        return done

    def settled(self) -> Future[None]:
        """Wait until nothing that SQLite's one writer was given before is under way: then a look tells for good."""
        return self._submit(Prove())

    def _submit(self, job: Job) -> Future[None]:
        """Have a job written, unless it holds what no database could keep: it would drag others down."""
        problem = unkeepable(job)
        if problem is None:
            return self._writer.submit(job)
        refused: Future[None] = Future()
        refuse(refused, problem)
        return refused

    def write(self, job: Job) -> Future[None]:
        """Have a job written; Conflict, and nothing changed, if it can't be."""
        return self._submit(job)

    # -- reading

    def read(self, table: str) -> Future[Record | None]:
        """A whole table, None if there is none of that name; Damaged if what is there is no table."""

        def work(connection: Connection) -> Record | None:
            if not self.local:  # all parts as of one moment, as SQLite gives them anyway
                connection.execution_options(isolation_level="REPEATABLE READ")
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
                    (CLOCKS, CLOCKS.c.seat),
                    (ORDERS, ORDERS.c.number),
                )
            ]
            try:
                return _record(self._vault, row, parts)
            except (ValueError, TypeError, KeyError, AttributeError):
                raise Damaged("table-damaged") from None

        return self._look(work)

    def seq(self, table: str) -> Future[int | None]:
        """The number of a table's last change, None if there is no such table."""
        query = select(TABLES.c.seq).where(TABLES.c.id == table)
        return self._look(lambda connection: connection.execute(query).scalar())

    def summaries(self, tables: Sequence[str]) -> Future[dict[str, Record]]:
        """Header and seats of some tables, by name."""
        return self._look(lambda connection: _summaries(connection, TABLES.c.id.in_(tables), len(tables)))

    def listed(self, game: str | None, most: int, since: float) -> Future[dict[str, Record]]:
        """Header and seats of public tables at which something has happened since, the latest first."""
        condition: ColumnElement[bool] = TABLES.c.public.is_(True) & (TABLES.c.updated >= since)
        if game is not None:
            condition &= TABLES.c.game == game
        return self._look(lambda connection: _summaries(connection, condition, most))

    def due(self, moment: float, most: int) -> Future[list[str]]:
        """Tables at which somebody's time is up, or an order is due, at a moment, those first where it was first."""
        found = [
            select(part.c.table_id, part.c.due).where(part.c.due <= moment).order_by(part.c.due).limit(most)
            for part in (CLOCKS, ORDERS)
        ]

        def work(connection: Connection) -> list[str]:
            rows = [(due, table) for query in found for table, due in connection.execute(query)]
            return list(dict.fromkeys(table for _, table in sorted(rows)))

        return self._look(work)

    def read_note(self, table: str, seat: int) -> Future[str]:
        """A seat's private notes."""
        query = select(NOTES.c.text).where((NOTES.c.table_id == table) & (NOTES.c.seat == seat))
        return self._look(lambda connection: str(connection.execute(query).scalar() or ""))

    def look(self, work: Callable[[Connection], T]) -> Future[T]:
        """Read whatever is wanted."""
        return self._look(work)

    # -- inside

    def _look(self, work: Callable[[Connection], T]) -> Future[T]:
        future: Future[T] = self._timeouts.watch(Future())

        def run() -> None:
            if not begin(future):
                return
            try:
                with self._reading.connect() as connection, self._timeouts.at_work(connection):
                    found = work(connection)
            except (SQLAlchemyError, OSError) as problem:
                LOG.error("the database can't be read: %s", in_words(problem))
                refuse(future, StoreError("database-failed"))
            except BaseException as problem:
                refuse(future, problem)
            else:
                settle(future, found)

        self._readers.submit(run)
        return future


def pass_on(found: Future[Any], done: Future[None]) -> None:
    """Tell whoever waits for the one that the other has come to its end."""
    problem = found.exception()
    if problem is None:
        settle(done, None)
    else:
        refuse(done, problem)


def _record(vault: Vault, row: Any, parts: Sequence[Any]) -> Record:
    header = _header(row)
    header.seeds = seeds_of(vault.open(row["seeds"], header.id, SEEDS))
    header.setup = None if row["setup"] is None else setup_of(vault.open(row["setup"], header.id, SETUP))

    def rolls(entry: Any) -> tuple[int, ...]:
        return tuple(map(int, vault.open(entry["rolls"], header.id, roll_place(entry["seq"])).split()))

    return Record(
        header,
        [_seat(seat) for seat in parts[0]],
        [Entry(e["seat"], e["text"], rolls(e), e["mover"]) for e in parts[1]],
        [Said(s["seat"], s["text"], s["audience"], s["after"]) for s in parts[2]],
        [sound(Notice(n["kind"], n["seat"], n["after"])) for n in parts[3]],
        {c["seat"]: sound(Clocked(**{name: c[name] for name in Clocked.__dataclass_fields__})) for c in parts[4]},
        [sound(StandingOrder(**{name: o[name] for name in StandingOrder.__dataclass_fields__})) for o in parts[5]],
    )


def _summaries(connection: Connection, condition: ColumnElement[bool], most: int) -> dict[str, Record]:
    rows = connection.execute(select(TABLES).where(condition).order_by(TABLES.c.updated.desc()).limit(most)).mappings()
    found: dict[str, Record] = {}
    for row in rows:
        try:
            found[row["id"]] = Record(_header(row), [])
        except (ValueError, TypeError, KeyError, AttributeError):
            LOG.error("table %s is left out of a list: its record is damaged", row["id"])
    damaged: set[str] = set()
    seats = select(SEATS).where(SEATS.c.table_id.in_(list(found))).order_by(SEATS.c.seat)
    for row in connection.execute(seats).mappings():
        try:
            found[row["table_id"]].seats.append(_seat(row))
        except (ValueError, TypeError):
            damaged.add(row["table_id"])
    for table in damaged:
        LOG.error("table %s is left out of a list: one of its seats is damaged", table)
    return {table: record for table, record in found.items() if table not in damaged}


def _header(row: Any) -> Header:
    """A header without its secrets: lists of tables do without."""
    fields = dict(row)
    fields["options"] = msgspec.json.decode(row["options"])
    fields["seeds"], fields["setup"] = [], None
    fields["affairs"] = Affairs() if row["affairs"] is None else read_affairs(row["affairs"])
    return sound_header(Header(**fields))


def _seat(row: Any) -> Seat:
    fields = dict(row)
    del fields["table_id"], fields["seat"]
    return sound(Seat(**fields))
