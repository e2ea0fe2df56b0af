"""Opening a database: which one, with which safety, and brought up to date."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, insert, inspect, select
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError

from sottovoce.core.errors import Error
from sottovoce.core.words import Typed
from sottovoce.store import account_schema as account_schema  # its tables belong to METADATA
from sottovoce.store.schema import METADATA, VERSIONS

WORDS = Path(__file__).parent / "words"
MIGRATIONS = "sottovoce.store:migrations"
VERSION = "0002"  # the newest migration
BEGINNING = "base"  # before the first one
_BUSY = 10_000  # milliseconds that SQLite waits for another process
_THREADS = 8


class StoreError(Error):
    """A database that can't be used."""

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
        for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={_BUSY}"):
            raw.execute(f"PRAGMA {setting}")

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")

    return engine


def _postgres(url: URL) -> Engine:
    try:
        return create_engine(url, pool_size=_THREADS, max_overflow=0, pool_pre_ping=True)
    except (ModuleNotFoundError, NoSuchModuleError):
        raise StoreError("database-driver") from None


def prepare(url: URL, engine: Engine) -> None:
    """Make the database if it is new, and bring it up to date; StoreError if it can't be opened or is too new."""
    shown = Typed(url.render_as_string())
    try:
        if url.drivername == "sqlite":
            assert url.database is not None
            Path(url.database).parent.mkdir(parents=True, exist_ok=True)
        with engine.begin() as connection:
            found = _version(connection)
            if found == VERSION:
                return
            if found is None and inspect(connection).get_table_names():
                raise StoreError("database-foreign", url=shown)
            if found is None:
                make(connection)
                return
            if found > VERSION:
                raise StoreError("database-newer", url=shown, found=found, ours=VERSION)
            migrate(connection)
    except (DBAPIError, OSError) as problem:
        engine.dispose()
        raise StoreError("database-open", url=shown, reason=Typed(_reason(problem))) from None
    except StoreError:
        engine.dispose()
        raise


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
    current = _version(connection)
    back = version == BEGINNING or (current is not None and current > version)
    step: Callable[[Config, str], None] = command.downgrade if back else command.upgrade
    step(config, version)


def _version(connection: Connection) -> str | None:
    """Which migration was the last, None if there was none."""
    if not inspect(connection).has_table(VERSIONS.name):
        return None
    found = connection.execute(select(VERSIONS.c.version_num)).scalar()
    return None if found is None else str(found)


def _reason(problem: Exception) -> str:
    """The driver's own words, on one line."""
    cause = problem.orig if isinstance(problem, DBAPIError) and problem.orig is not None else problem
    return " ".join(str(cause).split())
