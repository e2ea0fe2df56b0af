"""Backups: everything that a database holds, as one file that later releases and either engine can take back."""

from __future__ import annotations

import base64
import gzip
import hashlib
import os
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any

import msgspec
from sqlalchemy import Connection, Engine, LargeBinary, MetaData, Table, insert, inspect, select
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError

from sottovoce.core.words import Typed
from sottovoce.store.database import (
    VERSION,
    StoreError,
    check_there,
    connect,
    in_words,
    known_version,
    migrate,
    understood,
    version_of,
)
from sottovoce.store.key_file import Keys, usual_keys
from sottovoce.store.schema import VERSIONS
from sottovoce.store.sealing import settle_keys

FORMAT = 1
_MAGIC = "sottovoce-backup"
_PASSING = {"leases", VERSIONS.name}  # of the moment, or made again
_AT_ONCE = 500  # rows
_PRIVATE = 0o600
_BYTES = "base64:"


def back_up(url: str, path: Path) -> int:
    """Write all that a database holds into a new file, as of one moment; how many tables of games that are."""
    place = understood(url)
    check_there(place)
    engine = connect(place, writing=False)
    beside = path.with_name(path.name + ".part")
    if path.exists():
        raise StoreError("backup-exists", file=Typed(path))
    try:
        with _reading(engine, place) as connection:
            version = known_version(connection, place)
            handle = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, _PRIVATE)
            with os.fdopen(handle, "wb") as raw:
                count = _write(connection, version, raw)
                raw.flush()
                os.fsync(raw.fileno())
        beside.rename(path)
        return count
    except (SQLAlchemyError, OSError) as problem:
        beside.unlink(missing_ok=True)
        raise StoreError("backup-failed", reason=Typed(in_words(problem))) from None
    finally:
        engine.dispose()


def restore(url: str, path: Path, keys: Keys | None = None) -> int:
    """Fill a new database from a backup, whole or not at all; how many tables of games that are.

    What is sealed stays so: the key that opens it must be there.
    """
    place = understood(url)
    _check(path)
    engine = connect(place, writing=True)
    try:
        if place.drivername == "sqlite" and place.database:
            Path(place.database).parent.mkdir(parents=True, exist_ok=True)
        with engine.begin() as connection:
            if inspect(connection).get_table_names():
                raise StoreError("restore-not-empty", url=Typed(place.render_as_string()))
            count = _fill(connection, path)
            if version_of(connection) != VERSION:
                migrate(connection)
            settle_keys(connection, keys or usual_keys(place))
        return count
    except (SQLAlchemyError, OSError) as problem:
        raise StoreError("backup-failed", reason=Typed(in_words(problem))) from None
    finally:
        engine.dispose()


def _reading(engine: Engine, place: URL) -> Connection:
    connection = engine.connect()
    if place.drivername != "sqlite":
        connection.execution_options(isolation_level="REPEATABLE READ")
        connection.exec_driver_sql("SET LOCAL statement_timeout = 0")
    return connection


def _write(connection: Connection, version: str, raw: IO[bytes]) -> int:
    """A line that says what this is, a line for each row, and a last line that proves that nothing is missing."""
    there = MetaData()
    there.reflect(connection)
    digest, rows, games = hashlib.sha256(), 0, 0
    with gzip.GzipFile(fileobj=raw, mode="wb", mtime=0) as file:

        def line(value: object) -> None:
            text = msgspec.json.encode(value) + b"\n"
            digest.update(text)
            file.write(text)

        line({_MAGIC: FORMAT, "schema": version})
        for table in there.sorted_tables:
            if table.name in _PASSING:
                continue
            for row in connection.execution_options(yield_per=_AT_ONCE).execute(select(table)).mappings():
                line({"table": str(table.name), "row": {str(name): _plain(value) for name, value in row.items()}})
                rows += 1
                games += table.name == "tables"
        file.write(msgspec.json.encode({"end": rows, "sha256": digest.hexdigest()}) + b"\n")
    return games


def _plain(value: Any) -> Any:
    return _BYTES + base64.b64encode(bytes(value)).decode() if isinstance(value, bytes | memoryview) else value


def _lines(path: Path) -> Iterator[bytes]:
    try:
        with gzip.open(path, "rb") as file:
            yield from file
    except (OSError, EOFError) as problem:
        if isinstance(problem, FileNotFoundError | PermissionError | IsADirectoryError):
            raise StoreError("backup-failed", reason=Typed(in_words(problem))) from None
        raise StoreError("backup-damaged", file=Typed(path)) from None


def _check(path: Path) -> None:
    """StoreError unless the file is a whole backup that this release can read."""
    digest, rows, last = hashlib.sha256(), -1, b""
    try:
        for line in _lines(path):
            if rows == -1:
                head = msgspec.json.decode(line)
                if head.get(_MAGIC) != FORMAT:
                    raise StoreError("backup-damaged", file=Typed(path))
                if head["schema"] > VERSION:
                    raise StoreError("backup-newer", file=Typed(path))
            if last:
                digest.update(last)
            last, rows = line, rows + 1
        end = msgspec.json.decode(last)
        if (end["end"], end["sha256"]) != (rows - 1, digest.hexdigest()):
            raise StoreError("backup-damaged", file=Typed(path))
    except (msgspec.DecodeError, KeyError, TypeError, AttributeError):
        raise StoreError("backup-damaged", file=Typed(path)) from None


def _fill(connection: Connection, path: Path) -> int:
    """Make the tables as they were when the backup was made, and put everything in."""
    lines = _lines(path)
    migrate(connection, msgspec.json.decode(next(lines))["schema"])
    there = MetaData()
    there.reflect(connection)
    batch: list[dict[str, Any]] = []
    current: Table | None = None
    games = 0
    for line in lines:
        found = msgspec.json.decode(line)
        table = None if "end" in found else there.tables[found["table"]]
        if current is not None and batch and (table is not current or len(batch) >= _AT_ONCE):
            connection.execute(insert(current), batch)
            batch = []
        current = table
        if table is not None:
            batch.append(_rich(table, found["row"]))
            games += table.name == "tables"
    return games


def _rich(table: Table, row: dict[str, Any]) -> dict[str, Any]:
    """A row as the database holds it: only what its columns say is bytes, for text may look like it."""
    return {
        name: base64.b64decode(value.removeprefix(_BYTES))
        if value is not None and isinstance(table.c[name].type, LargeBinary)
        else value
        for name, value in row.items()
    }
