"""Metrics for whoever runs the server, as Prometheus reads them. What is done in secret at a table is not counted."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.metrics_core import CounterMetricFamily
from prometheus_client.registry import Collector

if TYPE_CHECKING:
    from sottovoce.server.front import Door
    from sottovoce.server.hub import Hub
    from sottovoce.server.limits import Limits

MEDIA_TYPE = "text/plain; version=0.0.4; charset=utf-8"
_REQUESTS = (0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
_COMMITS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0)
_STALLS = (0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
_WAITS = (0.1, 0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0, 32.0)
_TABLE = "/api/tables/{table:str}/"
# What is counted by name of all that can be asked of a table: everybody notices it anyway, or it changes nothing there.
# Whatever is not named here (notes, hints, drafts, orders, and what comes in future) is not counted.
PUBLIC = frozenset(
    [
        "act",
        "analysis",
        "card.png",
        "claim",
        "course",
        "file",
        "from",
        "live",
        "moments/{moment:int}",
        "nonce",
        "nudge",
        "picture.png",
        "picture.svg",
        "rematch",
        "resign",
        "resume",
        "say",
        "seats/{seat:int}",
        "seats/{seat:int}/leave",
        "vote",
        "whispers",
    ]
)


class Metrics:
    """All metrics of one server, in a registry of its own."""

    def __init__(self, hub: Hub) -> None:
        self.registry = CollectorRegistry()
        self._hub = hub
        self._requests = Histogram(
            "sottovoce_request_seconds",
            "Seconds until an answer began, by route and status; steps in secret are left out.",
            ("method", "route", "status"),
            buckets=_REQUESTS,
            registry=self.registry,
        )
        self._commits = self._histogram("sottovoce_commit_seconds", "Seconds that keeping a change took.", _COMMITS)
        self._waits = self._histogram(
            "sottovoce_bot_wait_seconds", "Seconds that a table waited until its bot could think.", _WAITS
        )
        self._stalls = self._histogram(
            "sottovoce_loop_stall_seconds", "Seconds, from 0.1 on, that everybody had to wait.", _STALLS
        )
        self._entries = Counter("sottovoce_entries", "Entries kept that everybody could see.", registry=self.registry)
        self._gauge("sottovoce_tables_live", "Tables in memory.").set_function(lambda: len(hub.tables))
        self._gauge("sottovoce_loop_stall_seconds_max", "The longest wait since the start.").set_function(
            lambda: hub.watch.longest
        )
        self._count("sottovoce_bot_failures", "Questions that no bot could answer.", lambda: hub.bot_pool.failed)
        hub.watch.told = self._stalls.observe
        hub.bot_pool.waited = self._waits.observe

    def watch(self, limits: Limits) -> None:
        """Tell also of what was refused, and of who listens."""
        self._gauge("sottovoce_streams_open", "Streams of updates that are open.").set_function(lambda: limits.streams)
        self._count("sottovoce_refused", "Requests refused as too many since the start.", lambda: limits.refused)

    def watch_door(self, door: Door) -> None:
        """Tell also of connections that were refused; how many are open could tell of a step in secret."""
        about = "Connections turned away or closed: too many, too slow, or too much sent."
        self._count("sottovoce_connections_refused", about, lambda: door.refused)

    def kept(self, entries: int, seconds: float) -> None:
        """A change that everybody could see is kept."""
        self._entries.inc(entries)
        self._commits.observe(seconds)

    def answered(self, method: str, route: str, status: int, seconds: float) -> None:
        """A request was answered."""
        if not route.startswith(_TABLE) or route.removeprefix(_TABLE) in PUBLIC:
            self._requests.labels(method, route or "other", f"{status // 100}xx").observe(seconds)

    def text(self) -> bytes:
        """All of them, in the text format."""
        return generate_latest(self.registry)

    def _histogram(self, name: str, about: str, buckets: tuple[float, ...]) -> Histogram:
        return Histogram(name, about, buckets=buckets, registry=self.registry)

    def _gauge(self, name: str, about: str) -> Gauge:
        return Gauge(name, about, registry=self.registry)

    def _count(self, name: str, about: str, count: Callable[[], float]) -> None:
        self.registry.register(_Count(name, about, count))


class _Count(Collector):
    """A count that is kept elsewhere."""

    def __init__(self, name: str, about: str, count: Callable[[], float]) -> None:
        self._name, self._about, self._count = name, about, count

    def collect(self) -> Iterable[CounterMetricFamily]:
        """As it stands now."""
        yield CounterMetricFamily(self._name, self._about, self._count())
