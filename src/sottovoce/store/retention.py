"""Retention: what the host does not want to keep for ever goes by itself."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, Select, delete, false, func, or_, select

from sottovoce.core.log import ABANDONED
from sottovoce.store.jobs import tell_gone
from sottovoce.store.records import GATHERING, OVER, PLAYING
from sottovoce.store.schema import SAID, TABLES

DAY = 24 * 3600.0
_AT_ONCE = 50  # tables: what goes in one transaction must not hold up others, or be given up as hanging


@dataclass(frozen=True)
class Retention:
    """For how many days what is kept after its last change; None for ever."""

    abandoned: float | None = None  # tables that did not begin, and games that were ended without a result
    finished: float | None = None  # games that are over
    talk: float | None = None  # what was said at games that are over
    ending: float | None = 60.0  # after which a game at which nothing happens is over, without a result


@dataclass(frozen=True)
class Expire:
    """Let go some of what has been kept long enough at this time, the oldest first."""

    kept: Retention
    now: float
    most: int = _AT_ONCE

    def write(self, connection: Connection) -> None:
        """Tables with all that belongs to them; talk alone where the game itself stays."""
        old = select(TABLES.c.id).where(_over_and_done(self.kept, self.now)).order_by(TABLES.c.updated).limit(self.most)
        gone = connection.execute(delete(TABLES).where(TABLES.c.id.in_(old)).returning(TABLES.c.id)).scalars()
        tell_gone(connection, list(gone))
        silent = _to_be_silent(self.kept, self.now).limit(self.most)
        connection.execute(delete(SAID).where(SAID.c.table_id.in_(silent)))


def due(connection: Connection, kept: Retention, now: float) -> bool:
    """Whether anything has been kept long enough."""
    tables = select(TABLES.c.id).where(_over_and_done(kept, now))
    return any(connection.execute(query.limit(1)).first() is not None for query in (tables, _to_be_silent(kept, now)))


def _over_and_done(kept: Retention, now: float) -> ColumnElement[bool]:
    """Tables that go."""
    over = TABLES.c.state == OVER
    abandoned = over & (func.coalesce(TABLES.c.ending, "") == ABANDONED)
    which: list[ColumnElement[bool]] = [false()]
    if kept.abandoned is not None:
        which.append((TABLES.c.updated < now - kept.abandoned * DAY) & ((TABLES.c.state == GATHERING) | abandoned))
        # Players see first that a game has ended; one that could not be ended goes when it would have gone then.
        last = now - (kept.abandoned + (kept.ending or 0.0)) * DAY
        which.append((TABLES.c.updated < last) & (TABLES.c.state == PLAYING))
    if kept.finished is not None:
        which.append((TABLES.c.updated < now - kept.finished * DAY) & over & ~abandoned)
    return or_(*which)


def _to_be_silent(kept: Retention, now: float) -> Select[tuple[str]]:
    """Tables of which only the talk goes, and some is left."""
    if kept.talk is None:
        return select(TABLES.c.id).where(false())
    old = (TABLES.c.updated < now - kept.talk * DAY) & (TABLES.c.state == OVER)
    talked = select(SAID.c.number).where(SAID.c.table_id == TABLES.c.id).exists()
    return select(TABLES.c.id).where(old & talked)


def idle(connection: Connection, since: float) -> list[str]:
    """Games in play at which nothing has happened since then."""
    old = (TABLES.c.state == PLAYING) & (TABLES.c.updated < since)
    return list(connection.execute(select(TABLES.c.id).where(old)).scalars())
