"""Hub: the tables in use, each in memory once; those that nobody uses leave it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any

from sottovoce.bots.names import STRONGEST
from sottovoce.core.errors import Error
from sottovoce.server import keys
from sottovoce.server.analysis_queue import AnalysisQueue
from sottovoce.server.bot_pool import BotPool
from sottovoce.server.config import Config
from sottovoce.server.deadlines import Deadlines
from sottovoce.server.errors import Refused
from sottovoce.server.expiry import expire
from sottovoce.server.leases import Leases
from sottovoce.server.live import Live
from sottovoce.server.loop_watch import LoopWatch
from sottovoce.server.metrics import Metrics
from sottovoce.server.outbox.courier import Courier
from sottovoce.server.outbox.mail import Mailer
from sottovoce.server.pictures import Painter
from sottovoce.server.remote_presence import RemotePresence
from sottovoce.store.database import StoreError
from sottovoce.store.outbox import Forget
from sottovoce.store.records import Damaged, Job, Record, Retired
from sottovoce.store.rows import Drop
from sottovoce.store.store import Store

LOG = logging.getLogger("sottovoce.server")
_SWEEP = 30.0  # seconds
_AGAIN = 1.0  # seconds after which a database that refused is tried again
_ASIDE = 60.0  # seconds for which a table that can't be played is not tried again
_MOST_ASIDE = 1000
_PROVEN = 1.0  # seconds for which the database is taken to be ready
_PURGE = 3600.0  # seconds between two times that old answers are forgotten
_TOLD = 7 * 24 * 3600.0  # seconds for which it is remembered what was told
ANSWERED = 24 * 3600.0  # seconds for which a request can be repeated


class Hub:
    """All that a running server holds."""

    def __init__(self, config: Config, store: Store) -> None:
        self.config = config
        self.store = store
        self.bot_pool = BotPool(config.bot_workers, config.bot_seconds)
        self.analyses = AnalysisQueue(self.bot_pool)
        self.painter = Painter()
        self.mailer = Mailer(config.mail, config.mail_from) if config.mail else None
        self.stand_in = STRONGEST
        self.tables: dict[str, Live] = {}
        self.moves = 0  # entries kept since the start, those in secret too: for nobody's eyes
        self.underway: dict[str, asyncio.Event] = {}  # requests with an id that are being done
        self.watch = LoopWatch()
        self.metrics = Metrics(self)
        self.leases = Leases(self)
        self.elsewhere = RemotePresence(self)
        self.stopping = False
        self._loading: dict[str, asyncio.Future[Live]] = {}
        self.deadlines = Deadlines(self)
        self.courier = Courier(self)
        self._sweeper: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Future[None]] = set()
        self._aside: dict[str, tuple[float, Error]] = {}  # tables that can't be played, until when, and why
        self._trying: asyncio.Future[None] | None = None
        self._tried = 0.0

    async def open(self) -> None:
        """Begin: time runs on at tables with a clock."""
        self.watch.start()
        self._sweeper = asyncio.create_task(self._sweep())
        loop = asyncio.get_running_loop()
        self.store.listen(
            lambda table, seq: _from_thread(loop, self._heard, table, seq),
            lambda: _from_thread(loop, self._missed),
            lambda words: _from_thread(loop, self.elsewhere.hear, words),
        )
        self.leases.open()
        self.elsewhere.open()
        self.deadlines.start()
        self.courier.start()

    async def _persist(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do something as soon as the database lets us."""
        while not self.stopping:
            try:
                return await work()
            except StoreError:
                await asyncio.sleep(_AGAIN)

    async def ready(self) -> None:
        """Write and read something; StoreError if the database does not take it in time. Many askers share one try."""
        if self._trying is None or (self._trying.done() and time.monotonic() - self._tried > _PROVEN):
            self._tried = time.monotonic()
            self._trying = asyncio.wrap_future(self.store.ready())
            self._trying.add_done_callback(lambda tried: tried.cancelled() or tried.exception())
        await asyncio.shield(self._trying)

    async def get(self, table: str) -> Live:
        """A table, from memory or from the store; Refused if there is none."""
        live = self.tables.get(table)
        if live is None:
            if not keys.is_id(table):
                raise Refused("no-table", 404)
            live = await self._load(table)
        elif not self.store.local:  # another server may have changed it: whoever wrote there reads it here
            await self.refresh(live)
            if live.removed:
                raise Refused("no-table", 404)
        live.used = time.monotonic()
        return live

    async def refresh(self, live: Live) -> None:
        """Read a table again if another server has changed or deleted it and we have not heard of it yet."""
        seq = await asyncio.wrap_future(self.store.seq(live.header.id))
        if seq is None or seq > live.header.seq:
            await live.commits.catch_up(seq)

    async def _load(self, table: str) -> Live:
        """Read a table once, however many ask for it at the same time."""
        waiting = self._loading.get(table)
        if waiting is None:
            waiting = asyncio.ensure_future(self._read(table))
            self._loading[table] = waiting
            waiting.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(waiting)

    async def _read(self, table: str) -> Live:
        until, problem = self._aside.get(table, (0.0, None))
        if problem is not None and time.monotonic() < until:
            raise problem
        try:
            record = await self.record(table)
            return self.use(await asyncio.to_thread(Live.read, self, record))
        except (Damaged, Retired) as problem:
            self.put_aside(table, problem)
            raise

    def put_aside(self, table: str, problem: Damaged | Retired) -> None:
        """Remember for a while that a table can't be played, and tell whoever runs the server."""
        if isinstance(problem, Damaged):
            LOG.error("table %s is damaged and put aside; see “sottovoce doctor”", table)
        while len(self._aside) >= _MOST_ASIDE:
            del self._aside[next(iter(self._aside))]
        self._aside[table] = (time.monotonic() + _ASIDE, problem)

    async def record(self, table: str) -> Record:
        """A table as it is kept; Refused if there is none."""
        record = await asyncio.wrap_future(self.store.read(table))
        if record is None:
            raise Refused("no-table", 404)
        return record

    async def add(self, record: Record, beside: Sequence[Job] = ()) -> Live:
        """A new table: kept with whatever else belongs to it, then in use."""
        live = await self.ready_to_keep(record)
        await asyncio.wrap_future(self.store.add(record, beside))
        return self.use(live)

    async def ready_to_keep(self, record: Record) -> Live:
        """A new table that is not kept yet; its record is as it must be kept."""
        live = await asyncio.to_thread(Live.read, self, record)
        live.clock.move_on()
        record.header, record.clocks, live.beside = live.header, live.clock.kept, []
        return live

    def use(self, live: Live) -> Live:
        """A table that is kept is in use from now on."""
        self.tables[live.header.id] = live
        live.clock.look()
        live.bot_turns.wake()
        return live

    def drop_removed(self, live: Live) -> None:
        """There is no such table any more."""
        live.removed = True
        self.drop(live)

    def drop(self, live: Live) -> None:
        """A table leaves memory: nobody uses it, or it can't be read any more."""
        if self.tables.get(live.header.id) is live:
            del self.tables[live.header.id]
        live.retire()

    def looks(self, table: str, seat: int) -> bool:
        """True if a seat's player looks at the table just now, at whichever server."""
        live = self.tables.get(table)
        here = live is not None and live.audience.looks(seat)
        return here or bool(self.elsewhere.looking(table) >> seat & 1)

    def _heard(self, table: str, seq: int | None) -> None:
        """Another server may have changed a table, or deleted it."""
        live = self.tables.get(table)
        if live is not None and (seq is None or live.header.seq < seq):
            self.spawn(live.commits.catch_up(seq))

    def _missed(self) -> None:
        """Another server may have changed any table."""
        self.spawn(self.compare())

    async def compare(self) -> None:
        """See which tables others have changed or deleted unheard."""
        await self._persist(self._compare_once)

    async def _compare_once(self) -> None:
        known = list(self.tables)
        found = await asyncio.wrap_future(self.store.summaries(known))
        for table in known:
            self._heard(table, found[table].header.seq if table in found else None)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Have something done that nobody waits for."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _sweep(self) -> None:
        purged = 0.0
        while True:
            if time.time() - purged > _PURGE:
                purged = time.time()
                self.store.write(Drop("answers", {"at<": purged - ANSWERED}))
                self.store.write(Forget(purged - _TOLD))
                self.spawn(expire(self, purged))
            await asyncio.sleep(_SWEEP)
            try:
                await self.sweep(self.config.idle)
            except Exception as problem:
                LOG.error("fault while tables were to leave memory", exc_info=problem)

    async def sweep(self, idle: float) -> None:
        """Let tables leave memory that nobody uses, or the longest unused ones where there are too many."""
        unused = sorted((live for live in self.tables.values() if live.resting()), key=lambda live: live.used)
        surplus = len(self.tables) - self.config.most_live
        horizon = time.monotonic() - idle
        for number, live in enumerate(unused):
            if live.used <= horizon or number < surplus:
                self.drop(live)

    def end_streams(self) -> None:
        """Let everybody who listens go, so that the server can stop."""
        self.stopping = True
        for live in self.tables.values():
            live.audience.dismiss()

    async def close(self) -> None:
        """Stop everything; what was acknowledged is kept."""
        self.watch.stop()
        self.deadlines.stop()
        await self.courier.stop()
        if self._sweeper is not None:
            self._sweeper.cancel()
        self.elsewhere.close()
        await self.leases.close()
        for live in list(self.tables.values()):
            self.drop(live)
        self.analyses.close()
        self.bot_pool.close()
        await asyncio.to_thread(self.store.close)


def _from_thread(loop: asyncio.AbstractEventLoop, work: Callable[..., None], *args: object) -> None:
    """Have something done in the server's own thread; nothing, if that is over."""
    with contextlib.suppress(RuntimeError):
        loop.call_soon_threadsafe(work, *args)
