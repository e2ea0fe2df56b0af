"""What is written: each job is data, and changes the database within a transaction that others may share."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, is_dataclass
from typing import Any

import msgspec
from sqlalchemy import Connection, Table, bindparam, delete, insert, text, update

from sottovoce.store.account_schema import RING
from sottovoce.store.database import Unkeepable
from sottovoce.store.notifications import CHANNEL
from sottovoce.store.outbox_schema import CHANNELS
from sottovoce.store.prepared_statements import Prepared
from sottovoce.store.records import Affairs, Change, Clocked, Conflict, Header, Job, Record
from sottovoce.store.schema import CLOCKS, DRAFTS, ENTRIES, NOTES, NOTICES, ORDERS, SAID, SEATS, TABLES, VERSIONS
from sottovoce.store.sealing import Sealed, seeds_text, setup_text

NOTIFY = text("SELECT pg_notify(:channel, :payload)")
# What else may change, affairs and dice, is added where it does; the rest is settled at first.
_CHANGING = ("state", "to_act", "entries", "seq", "rematch", "updated", "ending", "winners")
_HUGE = 1 << 63  # for a column of whole numbers
_OLD = "old_"  # before the names of values that a row must have to be changed


def _changing(table: Table, keys: Sequence[str], names: Sequence[str]) -> Prepared:
    """A statement that sets columns of the row with these keys."""
    here = [table.c[key] == bindparam(_OLD + key) for key in keys]
    return Prepared(update(table).where(*here).values({name: bindparam(name) for name in names}))


_MOVE_ON = _changing(TABLES, ("id", "seq"), ("affairs", *_CHANGING))
_DEAL = _changing(TABLES, ("id", "seq"), ("seeds", "setup", "affairs", *_CHANGING))
_SEAT = ("kind", "name", "bot", "key", "invite", "seen", "visited", "nonce", "shared", "agrees")
_RESEAT = _changing(SEATS, ("table_id", "seat"), _SEAT)
_OPEN_ROLLS = _changing(ENTRIES, ("table_id", "seq"), ("rolls",))
_ADD_ENTRY = Prepared(insert(ENTRIES))


@dataclass(frozen=True)
class Add:
    """Keep a new table."""

    record: Record
    sealed: Sealed
    beside: tuple[Job, ...] = ()

    def write(self, connection: Connection) -> None:
        """All of it."""
        for job in self.beside:
            job.write(connection)
        record = self.record
        secrets = {"seeds": self.sealed.seeds, "setup": self.sealed.setup}
        connection.execute(insert(TABLES), header_row(record.header) | secrets)
        rows = [{"table_id": record.header.id, "seat": seat, **vars(held)} for seat, held in enumerate(record.seats)]
        connection.execute(insert(SEATS), rows)
        change = Change(record.header, 0)
        change.entries = list(enumerate(record.log, 1))
        change.said = list(enumerate(record.said, 1))
        change.notices = list(enumerate(record.notices, 1))
        _append(connection, change, self.sealed)
        if record.clocks:
            KeepClocks(record.header.id, record.clocks).write(connection)


@dataclass(frozen=True)
class Alter:
    """Carry a change out; Conflict, and nothing changed, if the table is not where its maker thought."""

    change: Change
    sealed: Sealed

    def write(self, connection: Connection) -> None:
        """What has changed, and what is new."""
        change, header = self.change, self.change.header
        row = {name: getattr(header, name) for name in _CHANGING}
        row |= {"affairs": affairs_text(header.affairs)}
        row |= {_OLD + "id": header.id, _OLD + "seq": change.seq}
        if self.sealed.seeds is not None:
            row |= {"seeds": self.sealed.seeds, "setup": self.sealed.setup}
        statement = _MOVE_ON if self.sealed.seeds is None else _DEAL
        if statement.run(connection, row) != 1:
            raise Conflict
        for seat, held in change.seats.items():
            _RESEAT.run(connection, {_OLD + "table_id": header.id, _OLD + "seat": seat, **vars(held)})
        for seat in change.freed:
            for part in (NOTES, RING, DRAFTS, ORDERS, CHANNELS):
                connection.execute(delete(part).where((part.c.table_id == header.id) & (part.c.seat == seat)))
        _append(connection, change, self.sealed)
        for seq, rolls in self.sealed.opened.items():
            _OPEN_ROLLS.run(connection, {"rolls": rolls, _OLD + "table_id": header.id, _OLD + "seq": seq})
        for job in change.beside:
            job.write(connection)
        if connection.dialect.name == "postgresql":
            connection.execute(NOTIFY, {"channel": CHANNEL, "payload": f"{header.id}:{header.seq}"})


@dataclass(frozen=True)
class KeepClocks:
    """Keep the clocks of a table."""

    table: str
    clocks: dict[int, Clocked]

    def write(self, connection: Connection) -> None:
        """In place of what was there."""
        connection.execute(delete(CLOCKS).where(CLOCKS.c.table_id == self.table))
        rows = [{"table_id": self.table, "seat": seat, **vars(clock)} for seat, clock in self.clocks.items()]
        if rows:
            connection.execute(insert(CLOCKS), rows)


@dataclass(frozen=True)
class Remove:
    """Forget a table."""

    table: str

    def write(self, connection: Connection) -> None:
        """Everything that belongs to it."""
        for part in (ORDERS, DRAFTS, CLOCKS, NOTES, NOTICES, SAID, ENTRIES, SEATS):
            connection.execute(delete(part).where(part.c.table_id == self.table))
        connection.execute(delete(TABLES).where(TABLES.c.id == self.table))
        tell_gone(connection, [self.table])


@dataclass(frozen=True)
class MarkSeen:
    """Remember how far a seat's player has been shown the game."""

    table: str
    seat: int
    entries: int

    def write(self, connection: Connection) -> None:
        """Only that."""
        here = (SEATS.c.table_id == self.table) & (SEATS.c.seat == self.seat)
        connection.execute(update(SEATS).where(here).values(seen=self.entries))


@dataclass(frozen=True)
class WriteNote:
    """Keep a seat's private notes."""

    table: str
    seat: int
    words: str
    beside: tuple[Job, ...] = ()

    def write(self, connection: Connection) -> None:
        """In place of what was there."""
        for job in self.beside:
            job.write(connection)
        here = (NOTES.c.table_id == self.table) & (NOTES.c.seat == self.seat)
        if connection.execute(update(NOTES).where(here).values(text=self.words)).rowcount == 0:
            row = {"table_id": self.table, "seat": self.seat, "text": self.words}
            connection.execute(insert(NOTES), row)


@dataclass(frozen=True)
class Tell:
    """Say something to the other servers."""

    words: str

    def write(self, connection: Connection) -> None:
        """Where there can be others."""
        if connection.dialect.name == "postgresql":
            connection.execute(NOTIFY, {"channel": CHANNEL, "payload": self.words})


@dataclass(frozen=True)
class Prove:
    """Write something that changes nothing: to see whether the database takes it."""

    def write(self, connection: Connection) -> None:
        """The number of the last migration, as it is."""
        connection.execute(update(VERSIONS).values(version_num=VERSIONS.c.version_num))


def tell_gone(connection: Connection, tables: Sequence[str]) -> None:
    """Let other servers know that there are no such tables any more."""
    if connection.dialect.name == "postgresql":
        for table in tables:
            connection.execute(NOTIFY, {"channel": CHANNEL, "payload": f"{table}:"})


def unkeepable(job: object) -> Unkeepable | None:
    """What is wrong with a job that no database could write: text that is none, a huge number; None if all is well."""
    for value in _values(job):
        if isinstance(value, int):
            if not -_HUGE <= value < _HUGE:
                return Unkeepable("no-number")
            continue
        if not value.isascii():
            try:
                value.encode()
            except UnicodeEncodeError:
                return Unkeepable("no-text")
        if "\0" in value:
            return Unkeepable("no-text")
    return None


def _values(value: object) -> Iterator[str | int]:
    """All text and all whole numbers in a job, however deep."""
    if isinstance(value, str | int):
        yield value
    elif isinstance(value, dict):
        for key, held in value.items():
            yield from _values(key)
            yield from _values(held)
    elif isinstance(value, list | tuple):
        for held in value:
            yield from _values(held)
    elif is_dataclass(value):
        for held in vars(value).values():
            yield from _values(held)


def _append(connection: Connection, change: Change, sealed: Sealed) -> None:
    """What a change adds to the log and beside it."""
    table = change.header.id
    for seq, entry in change.entries:
        rolls = sealed.rolls[seq]
        _ADD_ENTRY.run(connection, {"table_id": table, "seq": seq, **entry._asdict(), "rolls": rolls})
    for number, said in change.said:
        connection.execute(insert(SAID), {"table_id": table, "number": number, **said._asdict()})
    for number, notice in change.notices:
        row = {"table_id": table, "number": number, "kind": notice.kind, "seat": notice.seat, "after": notice.after}
        connection.execute(insert(NOTICES), row)


def header_row(header: Header) -> dict[str, Any]:
    """A header as the database holds it when the game is over, and nothing is secret any more."""
    row = dict(vars(header))
    row["options"] = _json(header.options)
    row["seeds"] = seeds_text(header.seeds)
    row["setup"] = setup_text(header.setup)
    row["affairs"] = affairs_text(header.affairs)
    return row


def affairs_text(affairs: Affairs) -> str | None:
    """What a table settles beside the game, as the database holds it; nothing for nothing."""
    return None if affairs == Affairs() else _json(affairs)


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
