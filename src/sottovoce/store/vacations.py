"""Vacations in the database: while one lasts no time runs for an account's seats, at whichever table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Row, func, insert, select, update

from sottovoce.store.account_schema import RING, VACATIONS
from sottovoce.store.jobs import NOTIFY
from sottovoce.store.notifications import CHANNEL
from sottovoce.store.records import Clocked, Conflict
from sottovoce.store.schema import CLOCKS, TABLES

DAY = 24 * 3600.0
YEAR = 365 * DAY
DAYS = 30  # that an account has in a year


@dataclass(frozen=True)
class Vacation:
    """When somebody's vacation ends, if there is one, and how many days are left in this year."""

    until: float | None
    days_left: float


def vacation_of(connection: Connection, account: str, now: float) -> Vacation:
    """An account's vacation at a moment."""
    own = VACATIONS.c.account == account
    until = connection.execute(select(func.max(VACATIONS.c.until)).where(own & (VACATIONS.c.until > now))).scalar()
    spent = func.sum(VACATIONS.c.until - VACATIONS.c.since)
    used = connection.execute(select(spent).where(own & (VACATIONS.c.since > now - YEAR))).scalar() or 0.0
    return Vacation(until, max(0.0, DAYS - used / DAY))


@dataclass(frozen=True)
class TakeVacation:
    """Let no time run for an account's seats until a moment; Conflict if it has a vacation, or no days left."""

    account: str
    now: float
    until: float

    def write(self, connection: Connection) -> None:
        """Deadlines move by as much."""
        known = vacation_of(connection, self.account, self.now)
        if known.until is not None or (self.until - self.now) / DAY > known.days_left:
            raise Conflict
        row = {"account": self.account, "since": self.now, "until": self.until}
        connection.execute(insert(VACATIONS), row)
        for seat in _held(connection, self.account):
            _move(connection, seat, self.until - self.now, self.until)


@dataclass(frozen=True)
class JoinVacation:
    """An account that is on vacation holds new seats: there no time runs either."""

    account: str
    now: float

    def write(self, connection: Connection) -> None:
        """Deadlines move by what is left of it, once."""
        until = vacation_of(connection, self.account, self.now).until
        if until is None:
            return
        for seat in _held(connection, self.account):
            if seat.off_until is None or seat.off_until <= self.now:
                _move(connection, seat, until - self.now, until)


@dataclass(frozen=True)
class EndVacation:
    """End an account's vacation early; Conflict if there is none."""

    account: str
    now: float

    def write(self, connection: Connection) -> None:
        """Deadlines come back by what is left of it, and the days are given back."""
        until = vacation_of(connection, self.account, self.now).until
        if until is None:
            raise Conflict
        here = (VACATIONS.c.account == self.account) & (VACATIONS.c.until == until)
        connection.execute(update(VACATIONS).where(here).values(until=self.now))
        for seat in _held(connection, self.account):
            if seat.off_until == until:
                _move(connection, seat, self.now - until, 0.0)


def _held(connection: Connection, account: str) -> Sequence[Row[Any, Any, Any, Any]]:
    """All seats of an account at tables that are not over, with their clocks as far as they have one."""
    held = select(RING.c.table_id, RING.c.seat, CLOCKS.c.seat.label("clocked"), CLOCKS.c.off_until)
    held = held.join(TABLES, TABLES.c.id == RING.c.table_id)
    here = (CLOCKS.c.table_id == RING.c.table_id) & (CLOCKS.c.seat == RING.c.seat)
    held = held.outerjoin(CLOCKS, here)
    playing = (RING.c.account == account) & (RING.c.seat >= 0) & (TABLES.c.state != "over")
    return connection.execute(held.where(playing)).all()


def _move(connection: Connection, seat: Row[Any, Any, Any, Any], by: float, off_until: float) -> None:
    """Move a seat's deadline, if it has one, and let its table know until when its player is away."""
    own = (CLOCKS.c.table_id == seat.table_id) & (CLOCKS.c.seat == seat.seat)
    if seat.clocked is None:
        connection.execute(insert(CLOCKS), {"table_id": seat.table_id, "seat": seat.seat, **vars(Clocked())})
    connection.execute(update(CLOCKS).where(own).values(due=CLOCKS.c.due + by, off_until=off_until))
    known = TABLES.c.id == seat.table_id
    connection.execute(update(TABLES).where(known).values(seq=TABLES.c.seq + 1))
    if connection.dialect.name == "postgresql":
        payload = f"{seat.table_id}:{connection.execute(select(TABLES.c.seq).where(known)).scalar()}"
        connection.execute(NOTIFY, {"channel": CHANNEL, "payload": payload})


def tables_of(connection: Connection, account: str) -> list[str]:
    """The tables at which an account sits."""
    query = select(RING.c.table_id).where(RING.c.account == account).distinct()
    return [str(table) for (table,) in connection.execute(query)]
