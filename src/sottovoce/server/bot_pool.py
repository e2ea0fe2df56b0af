"""Bots think in processes of low priority, with a deadline; each table keeps to one process, which knows it already."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import multiprocessing
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeVar

from sottovoce.server.analysis_worker import AnalysisSlice, Case, judge
from sottovoce.server.bot_pace import QUICK
from sottovoce.server.bot_queue import BotQueue, QueuePlace
from sottovoce.server.bot_worker import BotTask, Coached, Reply, SeatedBot, Start, begin, ready, think

if TYPE_CHECKING:
    from sottovoce.core.table import Table
    from sottovoce.store.records import Header, Seat

A = TypeVar("A")
R = TypeVar("R")
_ANALYSIS = "analysis"  # for whom finished games are judged
_GRACE = 30.0  # seconds beyond the deadline after which a process is given up
_STARTING = 300.0  # the same for one that has just been started: a busy machine needs long to load everything


class _Worker:
    """One process, and what it knows of which tables."""

    def __init__(self) -> None:
        self.proven = False  # whether the process has ever answered
        self.number = 0  # of the task that is thought about
        self.queue = BotQueue(self.cut_short)
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
            self.proven = False
        return self._pool

    def cut_short(self) -> None:
        """Whoever thinks is to answer with what they have."""
        self.stop.value = self.number

    def end(self) -> None:
        """Stop the process at once."""
        pool, self._pool = self._pool, None
        self.known.clear()
        if pool is None:
            return
        for process in list((pool._processes or {}).values()):
            process.terminate()
        pool.shutdown(wait=False, cancel_futures=True)


class BotPool:
    """All bots of a server."""

    def __init__(self, workers: int, seconds: float) -> None:
        self.seconds = seconds
        self.asked = self.failed = 0
        self.waited: Callable[[float], object] = float  # is told how long each question waited for a process
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
            worker.queue.call_off(table)

    async def ask(
        self,
        header: Header,
        seats: list[Seat],
        table: Table,
        bots: dict[int, SeatedBot],
        asked: Sequence[int],
        converse: bool,
        aside: SeatedBot | None = None,
        owner: str = "",
        watched: bool = True,
        awaited: bool = True,
        seconds: float | None = None,
        coached: Coached | None = None,
    ) -> Reply | None:
        """What bots say and answer at a table as it stands now; None if no process could tell.

        Each of those asked may think for so many seconds.
        `owner` is whoever the thinking is counted for beside the table. Where a person waits comes first, then where
        somebody watches.
        """
        self.asked += 1
        worker = self._home(header.id)
        whole = BotTask(
            next(self._numbers),
            header.id,
            Start(header, seats),
            (0, 0),
            list(table.log),
            list(table.said),
            bots,
            tuple(asked),
            converse,
            self.seconds if seconds is None else seconds,
            aside,
            coached,
        )
        task = whole
        known = worker.known.get(header.id)
        if known is not None:
            entries, lines = known
            task = replace(whole, start=None, known=known, log=table.log[entries:], said=table.said[lines:])
        quick = coached is None and all(bots[seat].name in QUICK for seat in asked if seat in bots)
        for attempt in (task, whole):
            turn = QueuePlace(header.id, owner or header.id, watched, awaited, quick)
            reply = await self._try(worker, attempt, turn)
            if turn.off:
                return Reply()
            if reply is not None and not reply.behind:
                worker.known[header.id] = (len(whole.log), len(whole.said))
                return reply
            worker.known.pop(header.id, None)
        self.failed += 1
        return None

    async def _try(self, worker: _Worker, task: BotTask, turn: QueuePlace) -> Reply | None:
        self._thinking[task.table] = (worker, task.number)
        try:
            return await _work(worker, turn, task.number, task.seconds * max(1, len(task.asked)), think, task)
        finally:
            self._thinking.pop(task.table, None)
            self.waited(turn.waited)

    async def judge(self, case: Case, seconds: float) -> AnalysisSlice | None:
        """A few decisions of a finished game, judged; always by the same process, which then knows the game."""
        turn = QueuePlace(_ANALYSIS, _ANALYSIS, watched=False)
        return await _work(self._workers[-1], turn, 0, seconds, judge, case)

    def _home(self, table: str) -> _Worker:
        if table not in self._homes:
            self._homes[table] = min(self._workers, key=lambda worker: len(worker.queue))
        return self._homes[table]

    def close(self) -> None:
        """Let all bots go."""
        for worker in self._workers:
            with contextlib.suppress(OSError):
                worker.end()


async def _work(
    worker: _Worker, turn: QueuePlace, number: int, seconds: float, function: Callable[[A], R], about: A
) -> R | None:
    """Have something done in a process when it is its turn; None if that fails, or takes much longer than it should."""
    await worker.queue.enter(turn)
    turn.waited = time.monotonic() - turn.since
    if turn.off:
        return None
    worker.number = number
    try:
        future = asyncio.wrap_future(worker.pool().submit(function, about))
        found = await asyncio.wait_for(future, seconds + (_GRACE if worker.proven else _STARTING))
        worker.proven = True
        return found
    except (BrokenProcessPool, TimeoutError, RuntimeError):
        worker.end()
        return None
    finally:
        worker.queue.leave(turn)
