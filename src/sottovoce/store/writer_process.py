"""A writer in a process of its own: it waits for the disk, but never for a turn among the server's threads."""

from __future__ import annotations

import atexit
import contextlib
import multiprocessing
import signal
import threading
import time
from collections import deque
from concurrent.futures import Future
from multiprocessing.connection import Connection

from sqlalchemy.engine import URL, make_url

from sottovoce.store.database import connect
from sottovoce.store.jobs import Job
from sottovoce.store.writer import TOGETHER, Outcome, Pen, answer

WRITER = "sottovoce-writer"
_REST = 0.5  # seconds before a writer that has died is replaced
_END = 10.0  # seconds for the last jobs


class Apart:
    """Hands jobs to the writer in order, and learns what became of them."""

    def __init__(self, place: URL) -> None:
        self.commits = 0
        self._url = place.render_as_string(hide_password=False)
        self._lock = threading.Lock()
        self._waiting: deque[tuple[Job | None, Future[None]]] = deque()
        self._sent: deque[Future[None]] = deque()
        self._closing = False
        self._pipe: Connection | None = None
        self._hire()
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()
        atexit.register(self._hang_up)  # or the writer would wait for us, and we for it

    def submit(self, job: Job | None) -> Future[None]:
        """Have something written; None when nothing more will come."""
        future: Future[None] = Future()
        with self._lock:
            absent = self._pipe is None
            if not absent:
                self._waiting.append((job, future))
                self._send()
        if absent:
            answer(future, Outcome.FAILED)
        return future

    def close(self) -> None:
        """Finish what is under way, and let the writer go."""
        self._closing = True
        with contextlib.suppress(Exception):
            self.submit(None).result(_END)
        self._hang_up()
        self._listener.join(_END)
        self._process.join(_END)
        atexit.unregister(self._hang_up)

    def _hire(self) -> None:
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        self._process = context.Process(target=write, args=(self._url, theirs), name=WRITER)
        self._process.start()
        theirs.close()
        self._pipe = ours

    def _hang_up(self) -> None:
        with self._lock:
            pipe, self._pipe = self._pipe, None
        if pipe is not None:
            pipe.close()

    def _send(self) -> None:
        """As many as can share a commit: a pipe that is full would make us wait."""
        while self._pipe is not None and self._waiting and len(self._sent) < TOGETHER:
            job, future = self._waiting.popleft()
            self._sent.append(future)
            with contextlib.suppress(OSError):  # the writer has died: whoever listens to it hears of that
                self._pipe.send(job)

    def _listen(self) -> None:
        while (pipe := self._pipe) is not None:
            try:
                outcomes = pipe.recv()
            except (EOFError, OSError):
                self._replace()
                continue
            with self._lock:
                done = [self._sent.popleft() for _ in outcomes]
                self._send()
            self.commits += Outcome.KEPT in outcomes
            for future, outcome in zip(done, outcomes, strict=True):
                answer(future, outcome)

    def _replace(self) -> None:
        """The writer has gone; what it had not answered is not known to be kept."""
        self._hang_up()
        with self._lock:
            lost = [*self._sent, *(future for _, future in self._waiting)]
            self._sent.clear()
            self._waiting.clear()
        for future in lost:
            answer(future, Outcome.FAILED)
        if not self._closing:
            time.sleep(_REST)
        with self._lock:
            if not self._closing:  # still not
                self._hire()


def write(url: str, pipe: Connection) -> None:
    """The writer's life: it ends when nobody is left who could ask, not when the terminal says so."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    engine = connect(make_url(url), writing=True)
    pen = Pen(engine, hold=True)
    last = False
    with contextlib.suppress(EOFError, OSError):
        while not last:
            jobs = [pipe.recv()]
            while jobs[-1] is not None and len(jobs) < TOGETHER and pipe.poll():
                jobs.append(pipe.recv())
            if jobs[-1] is None:
                last = True
                jobs.pop()
            pipe.send(pen.write(jobs) + [Outcome.KEPT] * last)
    pen.close()
    engine.dispose()
