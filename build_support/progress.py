"""Says what the build is doing: a line a step, and on a terminal a count that moves."""

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TextIO


class Progress:
    """Writes to a stream, stderr by default, which pip keeps to itself unless it is run with -v.

    What is done beside something else, whose line is being written, says a step when it is finished.
    """

    def __init__(self, stream: TextIO | None = None, *, beside: bool = False) -> None:
        self.stream = stream or sys.stderr
        self.moves = self.stream.isatty()
        self.beside = beside
        self._shown = ""

    def say(self, text: str) -> None:
        """A line of its own."""
        self._write(text + "\n")

    @contextmanager
    def step(self, text: str) -> Iterator[None]:
        """A line for something that takes a while, and then how long it took."""
        started = time.monotonic()
        self._shown = f"{text} ..."
        if not self.beside:
            self._write(self._shown + ("" if self.moves else "\n"))
        yield
        taken = f"{time.monotonic() - started:.1f} s"
        if self.moves:
            self._write(f"\r\x1b[K{self._shown} {taken}\n")
        else:
            self._write(f"{self._shown} {taken}\n" if self.beside else f"... {taken}\n")

    def count(self, done: int, total: int, what: str) -> None:
        """How far the present step is; only a terminal shows it."""
        if self.moves:
            self._write(f"\r\x1b[K{self._shown} {done}/{total} {what}"[:100])

    def _write(self, text: str) -> None:
        self.stream.write(text)
        self.stream.flush()
