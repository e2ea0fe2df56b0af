"""Opening a database: which one, with which safety, and brought up to date."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, insert, inspect, select
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError, OperationalError, SQLAlchemyError

from sottovoce.core.errors import Error
from sottovoce.core.words import Typed
from sottovoce.store import outbox_schema as outbox_schema  # its tables, and those of accounts, belong to METADATA
from sottovoce.store.schema import METADATA, VERSIONS

WORDS = Path(__file__).parent / "words"
MIGRATIONS = "sottovoce.store:migrations"
VERSION = "0011"  # the newest migration
BEGINNING = "base"  # before the first one
_BUSY = 4_000  # milliseconds that SQLite waits for another process
_THREADS = 8
_CONNECT = 5  # seconds for a connection to PostgreSQL
_PATIENCE = {  # of PostgreSQL, in milliseconds: a question that takes longer is given up
    "statement_timeout": 6_000,
    "lock_timeout": 4_000,
    "idle_in_transaction_session_timeout": 15_000,
}
ALIVE = {  # how soon a server that has vanished from the net is missed
    "connect_timeout": _CONNECT,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 8_000,
}
_STARTING = 0x5077_0703  # PostgreSQL's lock for whoever makes or changes tables
_FIRST_START = 20.0  # seconds that servers which start at once wait for each other
_AGAIN = 0.1
T = TypeVar("T")


class StoreError(Error):
    """A database that can't be used."""

    folder = WORDS


class Unkeepable(Error):
    """Something that no database could keep."""

    folder = WORDS


def own_place() -> str:
    """The URL of the database in the user's data folder."""
    from platformdirs import user_data_dir

    return f"sqlite:///{Path(user_data_dir('sottovoce')) / 'tables.db'}"


def understood(url: str) -> URL:
    """A database URL; StoreError if it names none of ours."""
    try:
        found = make_url(url)
    except ArgumentError:
        raise StoreError("database-url", url=Typed(url)) from None
    if found.drivername in ("postgresql", "postgres"):
        found = found.set(drivername="postgresql+psycopg")
    if found.drivername == "sqlite" and found.database:
        return found
    if found.drivername != "postgresql+psycopg":
        raise StoreError("database-url", url=Typed(found.render_as_string()))
    return found


def connect(url: URL, writing: bool) -> Engine:
    """An engine for a URL: SQLite safe against loss of power, with one writer that locks at once."""
    if url.drivername != "sqlite":
        return _postgres(url)
    engine = create_engine(url, pool_size=1 if writing else _THREADS, max_overflow=0)

    @event.listens_for(engine, "connect")
    def _configure(raw: Any, _: object) -> None:
        raw.isolation_level = None  # transactions begin where we say so
        lasting = ("journal_mode=WAL", "synchronous=FULL") if writing else ()  # who only reads leaves the file as it is
        for setting in (f"busy_timeout={_BUSY}", *lasting, "foreign_keys=ON"):
            raw.execute(f"PRAGMA {setting}")

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")

    return engine


def _postgres(url: URL) -> Engine:
    try:
        engine = create_engine(
            url, pool_size=_THREADS, max_overflow=0, pool_pre_ping=True, pool_timeout=_CONNECT, connect_args=ALIVE
        )
    except (ModuleNotFoundError, NoSuchModuleError):
        raise StoreError("database-driver") from None

    @event.listens_for(engine, "connect")
    def _configure(raw: Any, _: object) -> None:
        for name, limit in _PATIENCE.items():
            raw.execute(f"SET {name} = {limit}")
        raw.commit()

    return engine


def prepare(url: URL, engine: Engine, settle: Callable[[Connection], T]) -> T:
    """Make the database if it is new, and bring it up to date; StoreError if it can't be opened or is too new.

    `settle` is called within the same transaction: if it raises StoreError, nothing was changed.
    """
    shown = Typed(url.render_as_string())
    until = time.monotonic() + _FIRST_START
    while True:
        try:
            if url.drivername == "sqlite":
                assert url.database is not None
                Path(url.database).parent.mkdir(parents=True, exist_ok=True)
            with engine.begin() as connection:
                _bring_up_to_date(connection, shown)
                return settle(connection)
        except StoreError:
            engine.dispose()
            raise
        except (SQLAlchemyError, OSError) as problem:
            engine.dispose()
            if _occupied(problem) and time.monotonic() < until:
                time.sleep(_AGAIN * (1 + random.random()))
                continue
            raise StoreError("database-open", url=shown, reason=Typed(in_words(problem))) from None


def check_there(url: URL) -> None:
    """StoreError if there is no such file: to open it would make it."""
    if url.drivername == "sqlite" and not (url.database and Path(url.database).is_file()):
        raise StoreError("database-missing", url=Typed(url.render_as_string()))


def examined(url: URL, engine: Engine, settle: Callable[[Connection], T]) -> T:
    """Look at a database as it is; StoreError if it can't be opened, or is not of this release."""
    shown = Typed(url.render_as_string())
    check_there(url)
    try:
        with engine.connect() as connection:
            found = known_version(connection, url)
            if found != VERSION:
                code = "database-newer" if found > VERSION else "database-older"
                raise StoreError(code, url=shown, found=found, ours=VERSION)
            return settle(connection)
    except StoreError:
        engine.dispose()
        raise
    except (SQLAlchemyError, OSError) as problem:
        engine.dispose()
        raise StoreError("database-open", url=shown, reason=Typed(in_words(problem))) from None


def known_version(connection: Connection, url: URL) -> str:
    """Which migration was the last; StoreError if the database is none of ours."""
    found = version_of(connection)
    if found is None:
        code = "database-foreign" if inspect(connection).get_table_names() else "database-missing"
        raise StoreError(code, url=Typed(url.render_as_string()))
    return found


def _bring_up_to_date(connection: Connection, shown: Typed) -> None:
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("SET LOCAL statement_timeout = 0")
        connection.exec_driver_sql("SET LOCAL lock_timeout = 0")
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_STARTING})")  # one server at a time
    found = version_of(connection)
    if found == VERSION:
        return
    if found is None and inspect(connection).get_table_names():
        raise StoreError("database-foreign", url=shown)
    if found is None:
        make(connection)
    elif found > VERSION:
        raise StoreError("database-newer", url=shown, found=found, ours=VERSION)
    else:
        migrate(connection)


def _occupied(problem: Exception) -> bool:
    """True if another process that starts just now is in the way."""
    return isinstance(problem, OperationalError) and "database is locked" in str(problem)


def make(connection: Connection) -> None:
    """Make what the newest migration leaves, in an empty database: alone that is much quicker than all migrations."""
    METADATA.create_all(connection)
    VERSIONS.create(connection)
    connection.execute(insert(VERSIONS), {"version_num": VERSION})


def migrate(connection: Connection, version: str = VERSION) -> None:
    """Bring a database to a version, up or down."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", MIGRATIONS)
    config.attributes["connection"] = connection
    current = version_of(connection)
    back = version == BEGINNING or (current is not None and current > version)
    step: Callable[[Config, str], None] = command.downgrade if back else command.upgrade
    step(config, version)


def version_of(connection: Connection) -> str | None:
    """Which migration was the last, None if there was none."""
    if not inspect(connection).has_table(VERSIONS.name):
        return None
    found = connection.execute(select(VERSIONS.c.version_num)).scalar()
    return None if found is None else str(found)


def in_words(problem: BaseException) -> str:
    """The driver's own words, on one line."""
    cause = problem.orig if isinstance(problem, DBAPIError) and problem.orig is not None else problem
    return " ".join(str(cause).split()) or type(cause).__name__
