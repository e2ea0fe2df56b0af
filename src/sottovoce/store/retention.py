"""Retention: what the host does not want to keep for ever goes by itself."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, delete, select

from sottovoce.store.schema import SAID, TABLES

DAY = 24 * 3600.0


@dataclass(frozen=True)
class Retention:
    """For how many days what is kept after its last change; None for ever."""

    abandoned: float | None = None  # tables that did not begin, or were not played to the end
    finished: float | None = None  # games that are over
    talk: float | None = None  # what was said at games that are over

    @property
    def endless(self) -> bool:
        """True if nothing ever goes."""
        return self.abandoned is None and self.finished is None and self.talk is None


@dataclass(frozen=True)
class Expire:
    """Let go what has been kept long enough at this time."""

    kept: Retention
    now: float

    def write(self, connection: Connection) -> None:
        """Tables with all that belongs to them; talk alone where the game itself stays."""
        over = TABLES.c.state == "over"
        if self.kept.abandoned is not None:
            old = TABLES.c.updated < self.now - self.kept.abandoned * DAY
            connection.execute(delete(TABLES).where(old & ~over))
        if self.kept.finished is not None:
            old = TABLES.c.updated < self.now - self.kept.finished * DAY
            connection.execute(delete(TABLES).where(old & over))
        if self.kept.talk is not None:
            old = TABLES.c.updated < self.now - self.kept.talk * DAY
            silent = select(TABLES.c.id).where(old & over)
            connection.execute(delete(SAID).where(SAID.c.table_id.in_(silent)))
