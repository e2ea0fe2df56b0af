"""Timeouts: whoever waits for the database is answered in time, even where the database is not."""

from __future__ import annotations

import contextlib
import os
import socket
import threading
import time
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, InvalidStateError
from typing import Any, TypeVar

from sqlalchemy import Connection

from sottovoce.store.database import StoreError

DEADLINE = 10.0  # seconds after which whoever waits is told that nobody knows
HANG = 6.0  # seconds that one transaction may take
_LOOK = 0.25  # seconds between looks
T = TypeVar("T")


def begin(future: Future[Any]) -> bool:
    """Say that the work is under way; False if nobody waits for it any more, so that it must not be done."""
    if future.done():
        return False
    try:
        return future.set_running_or_notify_cancel()
    except InvalidStateError:  # the deadline came between
        return False


def settle(future: Future[T], result: T) -> None:
    """The result, unless it comes too late."""
    with contextlib.suppress(InvalidStateError):
        future.set_result(result)


def refuse(future: Future[Any], problem: BaseException) -> None:
    """What went wrong, unless it comes too late."""
    with contextlib.suppress(InvalidStateError):
        future.set_exception(problem)


class Timeouts:
    """A thread that looks after everything that waits, and after every connection at work."""

    def __init__(self, deadline: float = DEADLINE, hang: float = HANG) -> None:
        self._deadline = deadline
        self._hang = hang
        self._waiting: deque[tuple[float, Future[Any]]] = deque()  # in order, for all wait equally long
        self._busy: dict[int, tuple[float, Connection]] = {}
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._run, name="store-timeouts", daemon=True)
        self._thread.start()

    def watch(self, future: Future[T]) -> Future[T]:
        """See to it that a future is answered in time: as failed if its work has not begun, else as unknown."""
        self._waiting.append((time.monotonic() + self._deadline, future))
        return future

    @contextlib.contextmanager
    def at_work(self, connection: Connection) -> Iterator[None]:
        """Meanwhile a connection works; if that takes too long, it is cut."""
        me = threading.get_ident()
        self._busy[me] = (time.monotonic() + self._hang, connection)
        try:
            yield
        finally:
            self._busy.pop(me, None)

    def close(self) -> None:
        """Look no more."""
        self._over.set()
        self._thread.join()

    def _run(self) -> None:
        while not self._over.wait(_LOOK):
            now = time.monotonic()
            while self._waiting and (self._waiting[0][0] <= now or self._waiting[0][1].done()):
                _, future = self._waiting.popleft()
                if not future.done():
                    refuse(future, StoreError("database-unknown" if future.running() else "database-failed"))
            for thread, (due, connection) in list(self._busy.items()):
                if due <= now and self._busy.pop(thread, None) is not None:
                    with contextlib.suppress(Exception):  # it may have come to its end just now
                        cut(connection)


def cut(connection: Connection) -> None:
    """Make a connection that is stuck in another thread give up."""
    raw: Any = connection.connection.driver_connection
    if hasattr(raw, "interrupt"):  # SQLite
        raw.interrupt()
        return
    with socket.socket(fileno=os.dup(raw.fileno())) as line:
        line.shutdown(socket.SHUT_RDWR)
