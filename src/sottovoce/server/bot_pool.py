"""Bots think in processes of low priority, with a deadline; each table keeps to one process, which knows it already.

Those who answer in secret think side by side, each seat always in the same process.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import multiprocessing
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeVar

from sottovoce.server.analysis_worker import AnalysisSlice, Case, judge
from sottovoce.server.bot_pace import is_quick
from sottovoce.server.bot_queue import BotQueue, QueuePlace
from sottovoce.server.bot_worker import BotReply, BotTask, Coached, SeatedBot, Start, begin, ready, think
from sottovoce.store.processes import deaf_to_interrupts

if TYPE_CHECKING:
    from sottovoce.core.table import Table
    from sottovoce.store.records import Header, Seat

LOG = logging.getLogger("sottovoce.server")
A = TypeVar("A")
R = TypeVar("R")
_ANALYSIS = "analysis"  # for whom finished games are judged
_GRACE = 30.0  # seconds beyond the deadline after which a process is given up
_AGAIN = 1.0  # seconds before another process is tried where none could be started
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
        """The process, started and loading when it is needed."""
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, self._context, begin, (self.stop,))
            with deaf_to_interrupts():
                self._pool.submit(ready)
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
        self._thinking: dict[str, dict[_Worker, int]] = {}  # by table: the numbers of what is thought about it

    def warm(self) -> None:
        """Start the processes before anybody waits for them."""
        for worker in self._workers:
            worker.pool()

    def forget(self, table: str) -> None:
        """A table is not in use any more."""
        self._homes.pop(table, None)
        for worker in self._workers:
            worker.known.pop(table, None)

    def hurry(self, table: str) -> None:
        """Whatever is thought about at a table is no longer wanted."""
        for worker, number in self._thinking.get(table, {}).items():
            worker.stop.value = number
            worker.queue.call_off(table)

    def shares(self, table: str, asked: Sequence[int], sealed: bool) -> dict[_Worker, list[int]]:
        """Which processes think for which seats: one for all, or several where they answer in secret."""
        home = self._home(table)
        if not sealed:
            return {home: list(asked)}
        first, shares = self._workers.index(home), dict[_Worker, list[int]]()
        for seat in asked:
            shares.setdefault(self._workers[(first + seat) % len(self._workers)], []).append(seat)
        return shares

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
        account: str = "",
        watched: bool = True,
        awaited: bool = True,
        seconds: float | None = None,
        coached: Coached | None = None,
        sealed: bool = False,
    ) -> BotReply | None:
        """What bots say and answer at a table as it stands now; None if no process could tell.

        Each of those asked may think for this many seconds.
        `owner` and `account` are for whom the thinking is counted beside the table. Where a person waits comes first,
        then where somebody watches.
        """
        self.asked += 1
        whole = BotTask(
            0,
            header.id,
            Start(header, seats),
            (0, 0),
            list(table.log),
            list(table.said),
            bots,
            (),
            False,
            self.seconds if seconds is None else seconds,
            aside,
            coached,
        )
        home, shares = self._home(header.id), self.shares(header.id, asked, sealed)
        if converse:
            shares.setdefault(home, [])  # all speak in one process, and listen in the others
        tasks = {
            worker: replace(whole, number=next(self._numbers), asked=tuple(share), converse=converse and worker is home)
            for worker, share in shares.items()
        }

        def place(task: BotTask) -> QueuePlace:
            quick = coached is None and all(is_quick(bots[seat].name) for seat in task.asked if seat in bots)
            return QueuePlace(header.id, owner or header.id, watched, awaited, quick, account)

        return _joined(await asyncio.gather(*(self._ask(worker, task, place) for worker, task in tasks.items())))

    async def _ask(self, worker: _Worker, whole: BotTask, place: Callable[[BotTask], QueuePlace]) -> BotReply | None:
        """What one process answers: told what is new at the table, or all of it if it knows too little."""
        task = whole
        known = worker.known.get(whole.table)
        if known is not None:
            entries, lines = known
            task = replace(whole, start=None, known=known, log=whole.log[entries:], said=whole.said[lines:])
        for attempt in (task, whole):
            turn = place(attempt)
            reply = await self._try(worker, attempt, turn)
            if turn.off:
                return BotReply()
            if reply is not None and not reply.behind:
                worker.known[whole.table] = (len(whole.log), len(whole.said))
                return reply
            worker.known.pop(whole.table, None)
        self.failed += 1
        return None

    async def _try(self, worker: _Worker, task: BotTask, turn: QueuePlace) -> BotReply | None:
        thinking = self._thinking.setdefault(task.table, {})
        thinking[worker] = task.number
        try:
            return await _work(worker, turn, task.number, task.seconds * max(1, len(task.asked)), think, task)
        finally:
            thinking.pop(worker, None)
            if not thinking:
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


def _joined(replies: Sequence[BotReply | None]) -> BotReply | None:
    """The answers of several processes as one; None if none of them could tell."""
    told = [reply for reply in replies if reply is not None]
    if not told:
        return None
    actions = {seat: action for reply in told for seat, action in reply.actions.items()}
    said = [line for reply in told for line in reply.said]
    return BotReply(False, said, actions, next((reply.advice for reply in told if reply.advice is not None), None))


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
    except OSError as problem:  # no descriptor is free, say
        LOG.error("no process can be started for the bots: %s", problem)
        worker.end()
        await asyncio.sleep(_AGAIN)
        return None
    except Exception as problem:  # whatever it was that could not be thought through, nobody is to wait for it
        LOG.error("fault in a bot's process", exc_info=problem)
        return None
    finally:
        worker.queue.leave(turn)
