"""Writing: whatever waits is committed together, and every job learns what became of it."""

from __future__ import annotations

import queue
import threading
from collections.abc import Iterator, Sequence
from concurrent.futures import Future
from contextlib import contextmanager
from enum import Enum

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError

from sottovoce.store.database import StoreError
from sottovoce.store.jobs import Job
from sottovoce.store.records import Conflict

TOGETHER = 64  # jobs that share one commit, at most


class Outcome(Enum):
    """What became of a job."""

    KEPT = 0
    CONFLICT = 1
    FAILED = 2


def answer(future: Future[None], outcome: Outcome) -> None:
    """Tell whoever waits for a job."""
    if outcome is Outcome.KEPT:
        future.set_result(None)
    else:
        future.set_exception(Conflict() if outcome is Outcome.CONFLICT else StoreError("database-failed"))


class Pen:
    """Writes jobs on one database, by a connection that it holds or by any that is free."""

    def __init__(self, engine: Engine, hold: bool) -> None:
        self._engine = engine
        self._held = engine.connect() if hold else None

    def close(self) -> None:
        """Let go of the connection."""
        if self._held is not None:
            self._held.close()

    def write(self, jobs: Sequence[Job]) -> list[Outcome]:
        """One transaction for all; if one of them can't be, each gets its own, so that it harms no other."""
        try:
            with self._transaction() as connection:
                for job in jobs:
                    job.write(connection)
        except (Conflict, IntegrityError):
            if len(jobs) == 1:
                return [Outcome.CONFLICT]
            return [self.write([job])[0] for job in jobs]
        except Exception:
            return [Outcome.FAILED] * len(jobs)
        return [Outcome.KEPT] * len(jobs)

    @contextmanager
    def _transaction(self) -> Iterator[Connection]:
        if self._held is None:
            with self._engine.begin() as connection:
                yield connection
        else:
            with self._held.begin():
                yield self._held


class Desk:
    """Threads that write."""

    def __init__(self, engine: Engine, writers: int) -> None:
        self.commits = 0
        self._alone = writers == 1  # who shares the work takes one job at a time
        self._pen = Pen(engine, hold=self._alone)
        self._jobs: queue.SimpleQueue[tuple[Job, Future[None]] | None] = queue.SimpleQueue()
        self._writers = [threading.Thread(target=self._write, daemon=True) for _ in range(writers)]
        for writer in self._writers:
            writer.start()

    def submit(self, job: Job) -> Future[None]:
        """Have something written."""
        future: Future[None] = Future()
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
        while (first := self._jobs.get()) is not None:
            batch, last = [first], False
            while self._alone and not last and len(batch) < TOGETHER and not self._jobs.empty():
                following = self._jobs.get()
                if following is None:
                    last = True
                else:
                    batch.append(following)
            outcomes = self._pen.write([job for job, _ in batch])
            self.commits += Outcome.KEPT in outcomes
            for (_, future), outcome in zip(batch, outcomes, strict=True):
                answer(future, outcome)
            if last:
                return
