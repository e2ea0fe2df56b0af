"""Listening: servers on one PostgreSQL database tell each other which table has changed."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sqlalchemy.engine import URL

CHANNEL = "sottovoce"
_WAIT = 0.5  # seconds between looks at whether it is over
_PAUSE = 1.0  # seconds before a lost connection is tried again


class Listening:
    """A thread that hears what others have changed."""

    def __init__(self, url: URL, heard: Callable[[str, int], None], missed: Callable[[], None]) -> None:
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._heard = heard
        self._missed = missed
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Hear no more."""
        self._over.set()
        self._thread.join()

    def _run(self) -> None:
        import psycopg

        while not self._over.is_set():
            try:
                with psycopg.connect(self._address, autocommit=True) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self._missed()  # whatever was told before now was not heard
                    while not self._over.is_set():
                        for notice in connection.notifies(timeout=_WAIT):
                            table, _, seq = notice.payload.partition(":")
                            self._heard(table, int(seq))
            except psycopg.Error:
                self._over.wait(_PAUSE)
