"""How long the server's event loop was held up: everybody waits for whatever runs there."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

_EVERY = 0.05  # seconds between two looks
STALL = 0.1  # seconds late that count as a stall


class LoopWatch:
    """Looks at the clock again and again, and notes how late it was let do so."""

    def __init__(self) -> None:
        self.told: Callable[[float], object] = float  # is told of every stall
        self.stalls = 0
        self.longest = 0.0
        self._timer: asyncio.TimerHandle | None = None

    def start(self) -> None:
        """Begin to look."""
        self._wait(asyncio.get_running_loop())

    def stop(self) -> None:
        """Look no more."""
        if self._timer is not None:
            self._timer.cancel()

    def _wait(self, loop: asyncio.AbstractEventLoop) -> None:
        self._timer = loop.call_later(_EVERY, self._look, loop, loop.time() + _EVERY)

    def _look(self, loop: asyncio.AbstractEventLoop, due: float) -> None:
        late = loop.time() - due
        if late >= STALL:
            self.stalls += 1
            self.told(late)
        self.longest = max(self.longest, late)
        self._wait(loop)
