"""Retention: what the host does not want to keep for ever goes by itself."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, delete, func, select

from sottovoce.core.log import ABANDONED
from sottovoce.store.jobs import tell_gone
from sottovoce.store.records import GATHERING, OVER, PLAYING
from sottovoce.store.schema import SAID, TABLES

DAY = 24 * 3600.0


@dataclass(frozen=True)
class Retention:
    """For how many days what is kept after its last change; None for ever."""

    abandoned: float | None = None  # tables that did not begin, and games that were ended without a result
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
        over = TABLES.c.state == OVER
        abandoned = over & (func.coalesce(TABLES.c.ending, "") == ABANDONED)
        if self.kept.abandoned is not None:
            old = TABLES.c.updated < self.now - self.kept.abandoned * DAY
            _delete(connection, old & ((TABLES.c.state == GATHERING) | abandoned))
            # Players see first that a game has ended; one that could not be ended goes when it would have gone then.
            old = TABLES.c.updated < self.now - (self.kept.abandoned + (self.kept.ending or 0.0)) * DAY
            _delete(connection, old & (TABLES.c.state == PLAYING))
        if self.kept.finished is not None:
            old = TABLES.c.updated < self.now - self.kept.finished * DAY
            _delete(connection, old & over & ~abandoned)
        if self.kept.talk is not None:
            old = TABLES.c.updated < self.now - self.kept.talk * DAY
            silent = select(TABLES.c.id).where(old & over)
            connection.execute(delete(SAID).where(SAID.c.table_id.in_(silent)))


def _delete(connection: Connection, which: ColumnElement[bool]) -> None:
    tell_gone(connection, list(connection.execute(delete(TABLES).where(which).returning(TABLES.c.id)).scalars()))


def idle(connection: Connection, since: float) -> list[str]:
    """Games in play at which nothing has happened since then."""
    old = (TABLES.c.state == PLAYING) & (TABLES.c.updated < since)
    return list(connection.execute(select(TABLES.c.id).where(old)).scalars())
