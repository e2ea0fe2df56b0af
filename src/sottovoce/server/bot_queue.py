"""Who may think next in a bots' process: those first for whom a person waits, the quick before the slow.

Among equals it is whoever has had the least of it lately. Every few times the order of rank is left aside, so that
nobody waits for ever.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

QUANTUM = 0.5  # seconds after which a thought is cut short while others wait
YIELD = 0.1  # the same for a thought that no person waits for, while another one is waited for
_PASSED_OVER = 8  # times that rank decides before it is the turn of whoever has had the least
_HALF_LIFE = 30.0  # seconds after which what somebody has used counts half
_UNWATCHED = 1.0  # seconds of use that a table which nobody watches is behind
_AGING = 0.1  # seconds of use that every second of waiting makes up for
_MOST_KNOWN = 10_000


class QueuePlace:
    """A place in the queue: for a table, for the address that made it, and for the account, if there is one.

    `awaited` if a person plays there and is about; `quick` if those asked need no time worth mentioning.
    """

    __slots__ = ("awaited", "go", "names", "off", "quick", "since", "table", "waited", "watched")

    def __init__(
        self, table: str, owner: str, watched: bool, awaited: bool = False, quick: bool = False, account: str = ""
    ) -> None:
        self.table = table
        self.names = (table, owner, account) if account else (table, owner)  # for whom what it takes is counted
        self.watched = watched
        self.awaited = awaited
        self.quick = quick
        self.since = time.monotonic()
        self.waited = 0.0
        self.off = False  # nobody wants its answer any more
        self.go: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class BotQueue:
    """The queue before one process, which does one thing at a time."""

    def __init__(self, cut_short: Callable[[], None]) -> None:
        self._cut_short = cut_short
        self._waiting: list[QueuePlace] = []
        self._now: QueuePlace | None = None
        self._began = 0.0
        self._used: dict[str, tuple[float, float]] = {}  # seconds, and when they were counted
        self._timer: asyncio.TimerHandle | None = None
        self._passed_over = 0  # how often in a row rank has decided against whoever has had the least

    def __len__(self) -> int:
        """How many are there, the one that thinks included."""
        return len(self._waiting) + (self._now is not None)

    async def enter(self, place: QueuePlace) -> None:
        """Wait until it is one's turn."""
        self._waiting.append(place)
        self._next()
        try:
            await place.go
        except asyncio.CancelledError:
            if place in self._waiting:
                self._waiting.remove(place)
            self.leave(place)
            raise

    def leave(self, place: QueuePlace) -> None:
        """One's turn is over: what it took is counted for its table and whoever made it."""
        if self._now is not place:
            return
        taken = time.monotonic() - self._began
        for name in set(place.names):
            self._used[name] = (self._use(name) + taken, time.monotonic())
        if len(self._used) > _MOST_KNOWN:
            self._used = {name: used for name, used in self._used.items() if self._use(name) > QUANTUM}
        self._now = None
        self._next()

    def call_off(self, table: str) -> None:
        """Nobody waits for a table's answers any more."""
        for place in [place for place in self._waiting if place.table == table]:
            place.off = True
            self._waiting.remove(place)
            place.go.set_result(None)

    def _use(self, name: str) -> float:
        seconds, counted = self._used.get(name, (0.0, 0.0))
        return float(seconds * 0.5 ** ((time.monotonic() - counted) / _HALF_LIFE))

    def _claim(self, place: QueuePlace) -> float:
        """The less, the sooner."""
        waited = time.monotonic() - place.since
        used = sum(self._use(name) for name in place.names)
        return used + (0.0 if place.watched else _UNWATCHED) - _AGING * waited

    def _rank(self, place: QueuePlace) -> tuple[bool, bool, float]:
        """The less, the sooner, unless somebody has been passed over too often."""
        return not place.awaited, not place.quick, self._claim(place)

    def _first(self) -> QueuePlace:
        """Whose turn it is among those who wait."""
        least, first = min(self._waiting, key=self._claim), min(self._waiting, key=self._rank)
        self._passed_over = 0 if first is least else self._passed_over + 1
        if self._passed_over < _PASSED_OVER:
            return first
        self._passed_over = 0
        return least

    def _next(self) -> None:
        """Let the next one think, or see to it that whoever does comes to an end."""
        self._waiting = [place for place in self._waiting if not place.go.done()]  # who has just been called off
        if self._now is None and self._waiting:
            place = self._first()
            self._waiting.remove(place)
            self._now, self._began = place, time.monotonic()
            place.go.set_result(None)
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._now is not None and self._waiting:
            give_way = not self._now.awaited and any(place.awaited for place in self._waiting)
            rest = max(0.0, self._began + (YIELD if give_way else QUANTUM) - time.monotonic())
            self._timer = asyncio.get_running_loop().call_later(rest, self._cut_short)
