"""Statements that are run for every answer: worded for the driver once, and then run without more ado."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import closing
from typing import Any

from sqlalchemy import Connection, Dialect, Insert, Update

from sottovoce.store.records import Conflict


class Prepared:
    """A statement with named values, in the words of whichever database it is run on."""

    def __init__(self, statement: Insert | Update) -> None:
        self._statement = statement
        self._worded: dict[str, tuple[str, list[str] | None]] = {}

    def run(self, connection: Connection, values: Mapping[str, Any]) -> int:
        """Run it within the connection's transaction; how many rows it touched. Conflict if there is such a row."""
        dialect = connection.dialect
        words, order = self._worded.get(dialect.name) or self._word(dialect)
        given = values if order is None else [values[name] for name in order]
        with closing(connection.connection.cursor()) as cursor:
            try:
                cursor.execute(words, given)
            except dialect.loaded_dbapi.IntegrityError:
                raise Conflict from None
            return cursor.rowcount

    def _word(self, dialect: Dialect) -> tuple[str, list[str] | None]:
        """The driver's own text, and the order of values where it takes them without names."""
        compiled = self._statement.compile(dialect=dialect)
        worded = (str(compiled), compiled.positiontup if compiled.positional else None)
        self._worded[dialect.name] = worded
        return worded
