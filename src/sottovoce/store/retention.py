"""Retention: what the host does not want to keep for ever goes by itself."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, delete, func, select, update

from sottovoce.core.table import ABANDONED
from sottovoce.store.schema import CLOCKS, DRAFTS, ORDERS, SAID, TABLES

DAY = 24 * 3600.0


@dataclass(frozen=True)
class Retention:
    """For how many days what is kept after its last change; None for ever."""

    abandoned: float | None = None  # tables that did not begin, or were not played to the end
    finished: float | None = None  # games that are over
    talk: float | None = None  # what was said at games that are over
    ending: float | None = 60.0  # after which a game at which nothing happens is over, without a result


@dataclass(frozen=True)
class Expire:
    """Let go what has been kept long enough at this time."""

    kept: Retention
    now: float

    def write(self, connection: Connection) -> None:
        """Tables with all that belongs to them; talk alone where the game itself stays."""
        over = TABLES.c.state == "over"
        given_up = ~over | (over & (func.coalesce(TABLES.c.ending, "") == ABANDONED))
        if self.kept.ending is not None:
            _end_abandoned(connection, self.now - self.kept.ending * DAY)
        if self.kept.abandoned is not None:
            old = TABLES.c.updated < self.now - self.kept.abandoned * DAY
            connection.execute(delete(TABLES).where(old & given_up))
        if self.kept.finished is not None:
            old = TABLES.c.updated < self.now - self.kept.finished * DAY
            connection.execute(delete(TABLES).where(old & ~given_up))
        if self.kept.talk is not None:
            old = TABLES.c.updated < self.now - self.kept.talk * DAY
            silent = select(TABLES.c.id).where(old & over)
            connection.execute(delete(SAID).where(SAID.c.table_id.in_(silent)))


def _end_abandoned(connection: Connection, before: float) -> None:
    """Games at which nothing has happened since are over: the table ends them, without a result."""
    old = (TABLES.c.state == "playing") & (TABLES.c.updated < before)
    found = [str(table) for (table,) in connection.execute(select(TABLES.c.id).where(old))]
    for part in (CLOCKS, ORDERS, DRAFTS):
        connection.execute(delete(part).where(part.c.table_id.in_(found)))
    ended = {"state": "over", "ending": ABANDONED, "to_act": 0, "seq": TABLES.c.seq + 1}
    connection.execute(update(TABLES).where(TABLES.c.id.in_(found)).values(ended))
