"""The doctor: is the database sound, and can every table's log be played again?"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from sqlalchemy import Connection, select

from sottovoce.store.records import GATHERING, Damaged, Retired
from sottovoce.store.replay import game_of, revive
from sottovoce.store.schema import TABLES
from sottovoce.store.store import Store

_PAGE = 500


@dataclass
class Findings:
    """What was found."""

    sound: int = 0
    damaged: list[str] = field(default_factory=list)  # tables whose log does not lead where it should
    locked: list[str] = field(default_factory=list)  # tables whose dice are sealed with a key that is not there
    retired: list[str] = field(default_factory=list)  # tables whose rules are not played any more
    faults: list[str] = field(default_factory=list)  # of the database itself, in its own words

    @property
    def well(self) -> bool:
        """True if nothing is damaged."""
        return not (self.damaged or self.locked or self.faults)


def examine(store: Store, look: Callable[[], None] = lambda: None) -> Findings:
    """Examine everything, and call `look` after each table."""
    findings = Findings()
    if store.local:
        findings.faults = store.look(_faults).result()
    for table in _tables(store):
        try:
            record = store.read(table).result()
            if record is not None:
                game_of(record.header)
                if record.header.state != GATHERING:
                    revive(record)
            findings.sound += 1
        except Damaged as problem:
            (findings.locked if problem.code == "table-locked" else findings.damaged).append(table)
        except Retired:
            findings.retired.append(table)
        look()
    return findings


def _tables(store: Store) -> Iterator[str]:
    """The names of all tables, some at a time."""
    last = ""
    while True:
        query = select(TABLES.c.id).where(TABLES.c.id > last).order_by(TABLES.c.id).limit(_PAGE)
        found = store.look(lambda connection, query=query: connection.execute(query).scalars().all()).result()  # type: ignore[misc]
        yield from found
        if len(found) < _PAGE:
            return
        last = found[-1]


def _faults(connection: Connection) -> list[str]:
    """What SQLite finds wrong with its file, and rows that belong to nothing."""
    told = [str(row[0]) for row in connection.exec_driver_sql("PRAGMA integrity_check(20)") if row[0] != "ok"]
    lost = connection.exec_driver_sql("PRAGMA foreign_key_check").all()
    return told + [f"{row[0]}: a row belongs to nothing in {row[2]}" for row in lost[:20]]
