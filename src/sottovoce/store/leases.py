"""Leases: of several servers on one database, one runs a table's bots and clock, for a few seconds ahead."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, Float, case, exists, func, literal_column, select, update

from sottovoce.store.records import BOT, PERSON, Conflict
from sottovoce.store.schema import LEASES, SEATS, TABLES

SECONDS = 5.0  # how long a lease lasts unless it is renewed


def database_now(dialect: str) -> ColumnElement[float]:
    """The database's own clock: those of the servers may differ, or be set."""
    if dialect == "postgresql":
        return func.extract("epoch", func.clock_timestamp()).cast(Float)
    return literal_column("(julianday('now') - 2440587.5) * 86400.0", Float)


@dataclass(frozen=True)
class Hold:
    """Take or renew the leases of tables, where nobody else holds them."""

    owner: str
    tables: Sequence[str]
    seconds: float = SECONDS

    def write(self, connection: Connection) -> None:
        """A lease that changes hands gets a higher number, by which its old owner is known to be late."""
        now = database_now(connection.dialect.name)
        mine = LEASES.c.owner == self.owner
        fence = case((mine, LEASES.c.fence), else_=LEASES.c.fence + 1)
        for table in sorted(self.tables):  # in one order, so that two servers never wait for each other
            here = (LEASES.c.table_id == table) & (mine | (LEASES.c.until < now))
            taken = update(LEASES).where(here).values(owner=self.owner, until=now + self.seconds, fence=fence)
            if connection.execute(taken).rowcount:
                continue
            if connection.execute(select(LEASES.c.table_id).where(LEASES.c.table_id == table)).first() is None:
                self._first(connection, table)

    def _first(self, connection: Connection, table: str) -> None:
        from sqlalchemy.dialects import postgresql, sqlite

        insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
        fresh = select(
            TABLES.c.id,
            literal_column(f"'{self.owner}'"),
            database_now(connection.dialect.name) + self.seconds,
            literal_column("1"),
        ).where(TABLES.c.id == table)
        connection.execute(
            insert(LEASES).from_select(["table_id", "owner", "until", "fence"], fresh).on_conflict_do_nothing()
        )


@dataclass(frozen=True)
class LetGo:
    """Give leases up: nothing is to be done there now. Their numbers stay."""

    owner: str
    tables: Sequence[str]

    def write(self, connection: Connection) -> None:
        """Only one's own."""
        here = (LEASES.c.owner == self.owner) & LEASES.c.table_id.in_(list(self.tables))
        connection.execute(update(LEASES).where(here).values(owner="", until=0.0, fence=LEASES.c.fence))


@dataclass(frozen=True)
class Fenced:
    """Job a change: Conflict, and nothing changed, unless its maker still holds the lease of that number."""

    table: str
    owner: str
    fence: int

    def write(self, connection: Connection) -> None:
        """Look, and keep others from taking it meanwhile."""
        here = (LEASES.c.table_id == self.table) & (LEASES.c.owner == self.owner) & (LEASES.c.fence == self.fence)
        if connection.execute(select(LEASES.c.fence).where(here).with_for_update()).first() is None:
            raise Conflict


def held(connection: Connection, owner: str, tables: Sequence[str]) -> dict[str, int]:
    """Which of these tables a server holds, and under which number."""
    here = (LEASES.c.owner == owner) & LEASES.c.table_id.in_(list(tables))
    here &= LEASES.c.until > database_now(connection.dialect.name)
    rows = connection.execute(select(LEASES.c.table_id, LEASES.c.fence).where(here))
    return {row.table_id: row.fence for row in rows}


def orphans(connection: Connection, most: int) -> list[str]:
    """Tables in play that nobody runs: their server has died or is cut off, perhaps before it took a lease.

    Without a lease those count where people wait for a bot; bots among themselves rest until somebody looks.
    """
    now = database_now(connection.dialect.name)
    expired = (LEASES.c.owner != "") & (LEASES.c.until < now)
    nobodys = LEASES.c.owner.is_(None) | (LEASES.c.owner == "")
    here = SEATS.c.table_id == TABLES.c.id
    due = TABLES.c.to_act.op(">>")(SEATS.c.seat).op("&")(1) == 1
    awaited = exists().where(here & (SEATS.c.kind == BOT) & due) & exists().where(here & (SEATS.c.kind == PERSON))
    moment = TABLES.c.updated  # by the clock of the server that wrote it, which may have been fast
    left = nobodys & awaited & ((moment < now - SECONDS) | (moment > now + SECONDS))
    query = select(TABLES.c.id).outerjoin(LEASES, TABLES.c.id == LEASES.c.table_id)
    query = query.where((TABLES.c.state == "playing") & (expired | left)).order_by(TABLES.c.updated.desc()).limit(most)
    return [str(table) for (table,) in connection.execute(query)]
