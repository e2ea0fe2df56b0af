"""How much one guest may ask for: buckets that fill again with time, by address and by key."""

from __future__ import annotations

import hashlib
import time
from typing import NamedTuple

from sottovoce.server.errors import Refused

_SWEEP = 10_000  # buckets, after which full ones are thrown away: then not before there are twice as many as are left


class Rate(NamedTuple):
    """A number at once, and a number a second in the long run."""

    burst: float
    a_second: float


RATES = {
    "requests": Rate(300, 30),  # by address
    "tables": Rate(40, 1 / 15),
    "claims": Rate(60, 1 / 2),
    "keys": Rate(30, 1 / 5),  # keys that fit nothing
    "accounts": Rate(12, 1 / 300),
    "sign-ins": Rate(24, 1 / 60),
    "mail": Rate(10, 10 / 3600),  # by address of the network
    "mail-address": Rate(3, 3 / 3600),  # by address of the mail
    "exports": Rate(4, 1 / 600),  # by account
    "channels": Rate(20, 1 / 30),  # by account, or by key
    "acts": Rate(60, 10),  # by key
    "talk": Rate(20, 1),
    "hints": Rate(10, 1 / 3),
    "warnings": Rate(30, 1),  # by key: a turn of many small decisions asks for one before each
    "notes": Rate(20, 1),
    "previews": Rate(60, 10),
    "analyses": Rate(10, 1 / 20),  # by address
    "pictures": Rate(30, 1 / 2),
}


class Limits:
    """Counts what guests ask for, and refuses with the time to wait."""

    def __init__(self, active: bool, streams: int, streams_each: int) -> None:
        self.active = active
        self._streams = streams
        self._streams_each = streams_each
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}
        self._open: dict[str, int] = {}
        self._many = _SWEEP
        self.streams = 0  # that are open
        self.refused = 0

    def take(self, kind: str, who: str) -> None:
        """Count one; Refused with 429 if it is one too many."""
        if not self.active:
            return
        rate, now = RATES[kind], time.monotonic()
        left, last = self._buckets.get((kind, who), (rate.burst, now))
        left = min(rate.burst, left + (now - last) * rate.a_second)
        if left < 1:
            self.refused += 1
            raise Refused("too-many", 429, wait=(1 - left) / rate.a_second)
        self._buckets[kind, who] = (left - 1, now)
        if len(self._buckets) > self._many:
            self._sweep(now)
            self._many = max(_SWEEP, 2 * len(self._buckets))

    def _sweep(self, now: float) -> None:
        """Forget those who have long been quiet."""
        self._buckets = {
            (kind, who): (left, last)
            for (kind, who), (left, last) in self._buckets.items()
            if left + (now - last) * RATES[kind].a_second < RATES[kind].burst
        }

    def open_stream(self, who: str) -> None:
        """Count a stream; Refused if there are too many."""
        many = self._open.get(who, 0)
        if self.active and (many >= self._streams_each or self.streams >= self._streams):
            self.refused += 1
            raise Refused("too-many-streams", 429, wait=5.0)
        self._open[who] = many + 1
        self.streams += 1

    def close_stream(self, who: str) -> None:
        """A stream is over."""
        self.streams -= 1
        self._open[who] -= 1
        if self._open[who] == 0:
            del self._open[who]


def by_key(key: str) -> str:
    """A key as it is counted: not to be read again."""
    return hashlib.sha256(key.encode()).hexdigest()
