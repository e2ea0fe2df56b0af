"""Writing: whatever waits is committed together, and every job learns what became of it."""

from __future__ import annotations

import contextlib
import logging
import queue
import threading
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, InvalidStateError
from enum import Enum

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as NoConnection

from sottovoce.store.database import StoreError, in_words
from sottovoce.store.records import Conflict, Job
from sottovoce.store.timeouts import Timeouts, begin, refuse, settle

LOG = logging.getLogger("sottovoce.store")
TOGETHER = 64  # jobs that share one commit, at most


class WriteResult(Enum):
    """What became of a job."""

    KEPT = 0
    CONFLICT = 1
    FAILED = 2  # nothing was changed
    UNKNOWN = 3  # the database was lost while it committed


def answer(future: Future[None], outcome: WriteResult) -> None:
    """Tell whoever waits for a job."""
    with contextlib.suppress(InvalidStateError):  # who waited may have given up: that must not end the writer
        if outcome is WriteResult.KEPT:
            settle(future, None)
        elif outcome is WriteResult.CONFLICT:
            refuse(future, Conflict())
        else:
            refuse(future, StoreError("database-failed" if outcome is WriteResult.FAILED else "database-unknown"))


class _Unsure(Exception):
    """The commit itself failed."""


class Writer:
    """Writes jobs on one database, by a connection that it holds or by any that is free."""

    def __init__(self, engine: Engine, hold: bool, timeouts: Timeouts | None = None) -> None:
        self._engine = engine
        self._hold = hold
        self._timeouts = timeouts
        self._held: Connection | None = None

    def close(self) -> None:
        """Let go of the connection."""
        held, self._held = self._held, None
        if held is not None:
            with contextlib.suppress(SQLAlchemyError):
                held.close()

    def write(self, jobs: Sequence[Job]) -> list[WriteResult]:
        """One transaction for all; if one of them can't be, each gets its own, so that it harms no other."""
        try:
            self._write(jobs)
        except (Conflict, IntegrityError):
            if len(jobs) == 1:
                return [WriteResult.CONFLICT]
        except _Unsure:
            return [WriteResult.UNKNOWN] * len(jobs)
        except Exception as problem:
            LOG.error("the database refuses: %s", in_words(problem))
            if len(jobs) == 1 or self._refuses(problem):
                return [WriteResult.FAILED] * len(jobs)
        else:
            return [WriteResult.KEPT] * len(jobs)
        return [self.write([job])[0] for job in jobs]

    def _write(self, jobs: Sequence[Job]) -> None:
        with self._connection() as connection, self._watched(connection):
            transaction = connection.begin()
            try:
                for job in jobs:
                    job.write(connection)
            except BaseException:
                transaction.rollback()
                raise
            try:
                transaction.commit()
            except Exception as problem:
                LOG.error("the database was lost during a commit: %s", in_words(problem))
                raise _Unsure from None

    @contextlib.contextmanager
    def _connection(self) -> Iterator[Connection]:
        """A connection; after an error the file, or the server, is opened again."""
        if not self._hold:
            with self._engine.connect() as connection:
                yield connection
            return
        if self._held is None:
            self._held = self._engine.connect()
        try:
            yield self._held
        except (Conflict, IntegrityError):
            raise
        except BaseException:
            self.close()
            self._engine.dispose()
            raise

    def _watched(self, connection: Connection) -> contextlib.AbstractContextManager[None]:
        return contextlib.nullcontext() if self._timeouts is None else self._timeouts.at_work(connection)

    def _refuses(self, problem: Exception) -> bool:
        """True if the database itself refuses, so that no other job would fare better just now."""
        driver = self._engine.dialect.loaded_dbapi
        told = (NoConnection, OperationalError, InterfaceError, driver.OperationalError, driver.InterfaceError, OSError)
        lost = isinstance(problem, DBAPIError) and problem.connection_invalidated
        return lost or isinstance(problem, told)


class WriterThreads:
    """Threads that write."""

    def __init__(self, engine: Engine, writers: int, timeouts: Timeouts) -> None:
        self.commits = 0
        self._alone = writers == 1  # who shares the work takes one job at a time
        self._timeouts = timeouts
        self._pen = Writer(engine, self._alone, timeouts)
        self._jobs: queue.SimpleQueue[tuple[Job, Future[None]] | None] = queue.SimpleQueue()
        self._writers = [threading.Thread(target=self._write, daemon=True) for _ in range(writers)]
        for writer in self._writers:
            writer.start()

    def submit(self, job: Job) -> Future[None]:
        """Have something written."""
        future: Future[None] = self._timeouts.watch(Future())
        self._jobs.put((job, future))
        return future

    def close(self) -> None:
        """Finish what is under way."""
        for _ in self._writers:
            self._jobs.put(None)
        for writer in self._writers:
            writer.join()
        self._pen.close()

    def _write(self) -> None:
        """A writer's life."""
        last = False
        while not last and (first := self._jobs.get()) is not None:
            batch = [first]
            while self._alone and not last and len(batch) < TOGETHER and not self._jobs.empty():
                following = self._jobs.get()
                if following is None:
                    last = True
                else:
                    batch.append(following)
            batch = [(job, future) for job, future in batch if begin(future)]
            if batch:
                outcomes = self._pen.write([job for job, _ in batch])
                self.commits += WriteResult.KEPT in outcomes
                for (_, future), outcome in zip(batch, outcomes, strict=True):
                    answer(future, outcome)
