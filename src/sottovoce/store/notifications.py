"""Notifications: servers on one PostgreSQL database tell each other which table has changed."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from sottovoce.store.database import ALIVE

if TYPE_CHECKING:
    import psycopg
    from sqlalchemy.engine import URL

LOG = logging.getLogger("sottovoce.store")
CHANNEL = "sottovoce"
_WAIT = 0.5  # seconds between looks at whether it is over
_PROOF = 5.0  # seconds after which the connection has to prove that it lives
_PAUSE = 1.0  # seconds before a lost connection is tried again


class Notifications:
    """A thread that hears what others have changed."""

    def __init__(
        self,
        url: URL,
        heard: Callable[[str, int | None], None],
        missed: Callable[[], None],
        told: Callable[[str], None],
    ) -> None:
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._heard = heard
        self._missed = missed
        self._told = told
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Hear no more."""
        self._over.set()
        self._thread.join()

    def _run(self) -> None:
        import psycopg

        alive: dict[str, Any] = dict(ALIVE)
        while not self._over.is_set():
            try:
                with psycopg.connect(self._address, autocommit=True, **alive) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self._missed()  # whatever was told before now was not heard
                    self._hear(connection)
            except (psycopg.Error, OSError):
                self._over.wait(_PAUSE)
            except Exception as problem:  # of another release, say: what comes next is to be heard all the same
                LOG.error("what another server told is not understood", exc_info=problem)
                self._over.wait(_PAUSE)

    def _hear(self, connection: psycopg.Connection[Any]) -> None:
        """Pass on what is told, until it is over or the connection is lost."""
        proven = time.monotonic()
        while not self._over.is_set():
            for notice in connection.notifies(timeout=_WAIT):
                if notice.payload.startswith("@"):
                    self._told(notice.payload)
                    continue
                table, _, seq = notice.payload.partition(":")
                self._heard(table, int(seq) if seq else None)
            if time.monotonic() - proven > _PROOF:
                connection.execute("SELECT 1")
                proven = time.monotonic()
