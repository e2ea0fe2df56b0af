"""A writer in a process of its own: it waits for the disk, but never for a turn among the server's threads."""

from __future__ import annotations

import atexit
import contextlib
import logging
import multiprocessing
import select
import signal
import sys
import threading
import time
from collections import deque
from concurrent.futures import Future
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from multiprocessing.reduction import ForkingPickler

from sqlalchemy.engine import URL, make_url

from sottovoce.store import logs
from sottovoce.store.database import connect
from sottovoce.store.processes import deaf_to_interrupts
from sottovoce.store.records import Job
from sottovoce.store.timeouts import HANG, Timeouts, begin
from sottovoce.store.writer import TOGETHER, Writer, WriteResult, answer

LOG = logging.getLogger("sottovoce.store")
WRITER = "sottovoce-writer"
_LOOK = 0.5  # seconds between looks at whether the writer still answers
_REST = 0.2  # seconds before a writer that has gone is replaced; more if that fails
_LONGEST_REST = 5.0
_START = 30.0  # seconds that a new writer has for its greeting
_END = 10.0  # seconds for the last jobs
# Bytes for which a pipe has room as long as the system says that it has some.
_SMALL = 16 * 1024 if sys.platform == "linux" else 2 * 1024
_PARTING = 1.0  # seconds for whoever still writes into a pipe that is to be closed


class WriterProcess:
    """Hands jobs to the writer in order, learns what became of them, and replaces a writer that dies or hangs.

    Whoever submits a job never waits for the writer, not even for room in the pipe: the server has one thread for all.
    """

    def __init__(self, place: URL, timeouts: Timeouts, hang: float = HANG) -> None:
        self.commits = 0
        self.replaced = 0
        self._url = place.render_as_string(hide_password=False)
        self._timeouts = timeouts
        self._hang = hang
        self._lock = threading.Lock()
        self._more = threading.Condition(self._lock)  # there is something for the carrier
        self._waiting: deque[tuple[memoryview, Future[None]]] = deque()
        self._sent: deque[tuple[float, Future[None]]] = deque()  # each with when it must be answered
        self._closing = False
        self._over = threading.Event()
        self._pipe: Connection | None = None
        self._process: BaseProcess | None = None
        self._greeted = False  # a new writer has a program to load: until it greets, nothing is sent
        self._patience = 0.0
        self._carrying = threading.Lock()  # held by the carrier while it writes into the pipe
        self._hire()
        self._listener = threading.Thread(target=self._listen, name="store-listener", daemon=True)
        self._listener.start()
        self._carrier = threading.Thread(target=self._carry, name="store-carrier", daemon=True)
        self._carrier.start()
        atexit.register(self._hang_up)  # or the writer would wait for us, and we for it

    def submit(self, job: Job | None) -> Future[None]:
        """Have something written; None when nothing more will come."""
        parcel = ForkingPickler.dumps(job)
        future: Future[None] = self._timeouts.watch(Future())
        with self._lock:
            self._waiting.append((parcel, future))
            self._send()
        return future

    def close(self) -> None:
        """Finish what is under way, and let the writer go."""
        self._closing = True
        with contextlib.suppress(Exception):
            self.submit(None).result(_END)
        self._over.set()
        self._hang_up()
        with self._more:
            self._more.notify()
        self._listener.join(_END)
        self._carrier.join(_END)
        if self._process is not None:
            self._process.join(_END)
        atexit.unregister(self._hang_up)

    def _hire(self) -> None:
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=write, args=(self._url, theirs), name=WRITER)
        try:
            with deaf_to_interrupts():
                process.start()
        except BaseException:
            ours.close()
            raise
        finally:
            theirs.close()
        with self._lock:
            self._greeted = False
            self._patience = time.monotonic() + _START
            self._process, self._pipe = process, ours

    def _hang_up(self) -> None:
        with self._lock:
            pipe, self._pipe = self._pipe, None
        if pipe is None:
            return
        writing = self._carrying.acquire(timeout=_PARTING)  # of a writer that has gone the carrier hears at once
        pipe.close()
        if writing:
            self._carrying.release()

    def _send(self) -> None:
        """As many as can share a commit and find room in the pipe; the rest is the carrier's."""
        while self._may_send() and not self._carrying.locked():
            parcel = self._waiting[0][0]
            if len(parcel) > _SMALL or not _has_room(self._pipe):
                self._more.notify()
                return
            if self._take() and self._pipe is not None:
                with contextlib.suppress(OSError):  # the writer has died: whoever listens to it hears of that
                    self._pipe.send_bytes(parcel)

    def _may_send(self) -> bool:
        """True if something is to be sent just now."""
        return self._pipe is not None and self._greeted and bool(self._waiting) and len(self._sent) < TOGETHER

    def _take(self) -> bool:
        """Take the next job to send; False if nobody waits for it any more."""
        _, future = self._waiting.popleft()
        if not begin(future):
            return False
        self._sent.append((time.monotonic() + self._hang, future))
        return True

    def _carry(self) -> None:
        """Send what may have to wait for room."""
        while not self._over.is_set():
            with self._more:
                if not self._may_send():
                    self._more.wait()
                    continue
                parcel, pipe = self._waiting[0][0], self._pipe
                if not self._take() or pipe is None:
                    continue
                self._carrying.acquire()
            try:
                with contextlib.suppress(OSError):
                    pipe.send_bytes(parcel)
            finally:
                self._carrying.release()
            with self._lock:
                self._send()

    def _listen(self) -> None:
        rest = _REST
        while not self._over.is_set():
            pipe = self._pipe
            if pipe is None:
                rest = _REST if self._hire_again() else min(2 * rest, _LONGEST_REST)
                self._over.wait(0.0 if self._pipe is not None else rest)
                continue
            try:
                if not pipe.poll(_LOOK):
                    self._look()
                    continue
                self._answered(pipe.recv())
            except (EOFError, OSError):
                self._lose("has died")
            except Exception as problem:  # whatever it is: somebody must go on listening
                LOG.error("fault at the writer", exc_info=problem)
                if self._process is not None:
                    self._process.kill()
                self._lose("is not understood")

    def _answered(self, outcomes: list[WriteResult]) -> None:
        with self._lock:
            self._greeted = True
            done = [self._sent.popleft()[1] for _ in outcomes]
            self._send()
        self.commits += WriteResult.KEPT in outcomes
        for future, outcome in zip(done, outcomes, strict=True):
            answer(future, outcome)

    def _look(self) -> None:
        """Does the writer still answer?"""
        with self._lock:
            due = self._sent[0][0] if self._sent else None if self._greeted else self._patience
        late = due is not None and due < time.monotonic()
        if late and self._process is not None:
            self._process.kill()
            self._lose("does not answer")

    def _lose(self, why: str) -> None:
        """The writer has gone; what it had not answered may be kept or not. What it was not sent waits for the next."""
        if self._over.is_set():
            return
        LOG.error("the writer %s: another one takes over", why)
        self._hang_up()
        if self._process is not None:
            self._process.join(self._hang)  # only then it can keep nothing more
        with self._lock:
            lost = [future for _, future in self._sent]
            self._sent.clear()
        for future in lost:
            answer(future, WriteResult.UNKNOWN)
        self._over.wait(_REST)

    def _hire_again(self) -> bool:
        """Another writer; False if there can't be one just now, for lack of memory or descriptors, say."""
        if self._closing and not self._waiting:
            return False
        try:
            self._hire()
        except Exception as problem:
            LOG.error("no writer can be started: %s", problem)
            return False
        self.replaced += 1
        return True


def _has_room(pipe: Connection | None) -> bool:
    """True if the system says that a pipe takes something at once: Linux does so while three fourths are free."""
    if pipe is None or sys.platform == "win32":
        return False
    asked = select.poll()
    asked.register(pipe.fileno(), select.POLLOUT)
    return any(told & select.POLLOUT for _, told in asked.poll(0))


def write(url: str, pipe: Connection) -> None:
    """The writer's life: it ends when nobody is left who could ask, not when the terminal says so."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    logs.begin()
    engine = connect(make_url(url), writing=True)
    writer = Writer(engine, hold=True)
    last = False
    with contextlib.suppress(EOFError, OSError):
        pipe.send([])  # ready
        while not last:
            jobs = [pipe.recv()]
            while jobs[-1] is not None and len(jobs) < TOGETHER and pipe.poll():
                jobs.append(pipe.recv())
            if jobs[-1] is None:
                last = True
                jobs.pop()
            pipe.send((writer.write(jobs) if jobs else []) + [WriteResult.KEPT] * last)
    writer.close()
    engine.dispose()
