"""Drafts in the database: one for each seat, in place of the one before."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, delete, insert

from sottovoce.store.schema import DRAFTS


@dataclass(frozen=True)
class KeepDraft:
    """Keep a seat's draft."""

    table: str
    seat: int
    stage: int
    answers: str

    def write(self, connection: Connection) -> None:
        """In place of what was there."""
        connection.execute(delete(DRAFTS).where((DRAFTS.c.table_id == self.table) & (DRAFTS.c.seat == self.seat)))
        row = {"table_id": self.table, "seat": self.seat, "stage": self.stage, "answers": self.answers}
        connection.execute(insert(DRAFTS), row)
