"""Bots think in processes of low priority, with a deadline; each table keeps to one process, which knows it already."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeVar

from sottovoce.server.analysis_worker import Case, Findings, judge
from sottovoce.server.bot_worker import Job, Reply, Sitting, Start, begin, ready, think

if TYPE_CHECKING:
    from sottovoce.core.table import Table
    from sottovoce.store.records import Header, Seat

A = TypeVar("A")
R = TypeVar("R")
_GRACE = 30.0  # seconds beyond the deadline after which a process is given up


class _Worker:
    """One process, and what it knows of which tables."""

    def __init__(self) -> None:
        self.jobs = 0
        self.known: dict[str, tuple[int, int]] = {}
        self._pool: ProcessPoolExecutor | None = None
        context = multiprocessing.get_context("spawn")
        self._context = context
        self.stop: Any = context.Value("q", 0, lock=False)

    def pool(self) -> ProcessPoolExecutor:
        """The process, started when it is needed."""
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, self._context, begin, (self.stop,))
            self.known.clear()
        return self._pool

    def end(self) -> None:
        """Stop the process at once."""
        pool, self._pool = self._pool, None
        self.known.clear()
        if pool is None:
            return
        for process in list((pool._processes or {}).values()):
            process.terminate()
        pool.shutdown(wait=False, cancel_futures=True)


class Robots:
    """All bots of a server."""

    def __init__(self, workers: int, seconds: float) -> None:
        self.seconds = seconds
        self.asked = self.failed = 0
        self._workers = [_Worker() for _ in range(workers)]
        self._homes: dict[str, _Worker] = {}
        self._numbers = itertools.count(1)
        self._thinking: dict[str, tuple[_Worker, int]] = {}

    def warm(self) -> None:
        """Start the processes before anybody waits for them."""
        for worker in self._workers:
            worker.pool().submit(ready)

    def forget(self, table: str) -> None:
        """A table is not in use any more."""
        worker = self._homes.pop(table, None)
        if worker is not None:
            worker.known.pop(table, None)

    def hurry(self, table: str) -> None:
        """Whatever is thought about at a table is no longer wanted."""
        if table in self._thinking:
            worker, number = self._thinking[table]
            worker.stop.value = number

    async def ask(
        self,
        header: Header,
        seats: list[Seat],
        table: Table,
        bots: dict[int, Sitting],
        seat: int | None,
        converse: bool,
        aside: Sitting | None = None,
    ) -> Reply | None:
        """What bots say and answer at a table as it stands now; None if no process could tell."""
        self.asked += 1
        worker = self._home(header.id)
        whole = Job(
            next(self._numbers),
            header.id,
            Start(header, seats),
            (0, 0),
            list(table.log),
            list(table.said),
            bots,
            seat,
            converse,
            self.seconds,
            aside,
        )
        job = whole
        known = worker.known.get(header.id)
        if known is not None:
            entries, lines = known
            job = replace(whole, start=None, known=known, log=table.log[entries:], said=table.said[lines:])
        for attempt in (job, whole):
            reply = await self._try(worker, attempt)
            if reply is not None and not reply.behind:
                worker.known[header.id] = (len(whole.log), len(whole.said))
                return reply
            worker.known.pop(header.id, None)
        self.failed += 1
        return None

    async def _try(self, worker: _Worker, job: Job) -> Reply | None:
        self._thinking[job.table] = (worker, job.number)
        try:
            return await _work(worker, job.seconds, think, job)
        finally:
            self._thinking.pop(job.table, None)

    async def judge(self, case: Case, seconds: float) -> Findings | None:
        """A few decisions of a finished game, judged; always by the same process, which then knows the game."""
        return await _work(self._workers[-1], seconds, judge, case)

    def _home(self, table: str) -> _Worker:
        if table not in self._homes:
            self._homes[table] = min(self._workers, key=lambda worker: worker.jobs)
        return self._homes[table]

    def close(self) -> None:
        """Let all bots go."""
        for worker in self._workers:
            with contextlib.suppress(OSError):
                worker.end()


async def _work(worker: _Worker, seconds: float, function: Callable[[A], R], about: A) -> R | None:
    """Have something done in a process; None if that fails, or takes much longer than all who wait there should."""
    worker.jobs += 1
    try:
        future = asyncio.wrap_future(worker.pool().submit(function, about))
        return await asyncio.wait_for(future, worker.jobs * (seconds + _GRACE))
    except (BrokenProcessPool, TimeoutError, RuntimeError):
        worker.end()
        return None
    finally:
        worker.jobs -= 1
