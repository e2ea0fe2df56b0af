"""Plain jobs on rows, as data: put one in, change or drop those that fit, and several of them as one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import ColumnElement, Connection, Table, delete, true, update
from sqlalchemy.dialects import postgresql, sqlite

from sottovoce.store.records import Conflict, Job
from sottovoce.store.schema import METADATA

Row = Mapping[str, Any]


def _fits(table: Table, where: Row) -> ColumnElement[bool]:
    """The condition that columns have these values; a name that ends in `<` or `>` asks for less or more."""
    condition: ColumnElement[bool] = true()
    for name, value in where.items():
        column = table.c[name.rstrip("<>")]
        if name.endswith("<"):
            condition &= column < value
        elif name.endswith(">"):
            condition &= column > value
        else:
            condition &= column.is_(None) if value is None else column == value
    return condition


def _expect(expected: int | None, found: int) -> None:
    if expected is not None and found != expected:
        raise Conflict


@dataclass(frozen=True)
class Put:
    """Add a row; Conflict if there is one already, or else nothing, if it may be there."""

    table: str
    row: Row
    unless_there: bool = False

    def write(self, connection: Connection) -> None:
        """Insert it."""
        insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
        statement: Any = insert(METADATA.tables[self.table])
        if self.unless_there:
            statement = statement.on_conflict_do_nothing()
        connection.execute(statement, dict(self.row))


@dataclass(frozen=True)
class Set:
    """Change the rows that fit; Conflict if they are not as many as expected."""

    table: str
    where: Row
    values: Row
    expect: int | None = None

    def write(self, connection: Connection) -> None:
        """Update them."""
        table = METADATA.tables[self.table]
        found = connection.execute(update(table).where(_fits(table, self.where)).values(dict(self.values)))
        _expect(self.expect, found.rowcount)


@dataclass(frozen=True)
class Drop:
    """Remove the rows that fit; Conflict if they are not as many as expected."""

    table: str
    where: Row
    expect: int | None = None

    def write(self, connection: Connection) -> None:
        """Delete them."""
        table = METADATA.tables[self.table]
        _expect(self.expect, connection.execute(delete(table).where(_fits(table, self.where))).rowcount)


@dataclass(frozen=True)
class Together:
    """Several jobs, all of them or none."""

    jobs: tuple[Job, ...] = field(default=())

    def write(self, connection: Connection) -> None:
        """One after the other."""
        for job in self.jobs:
            job.write(connection)
