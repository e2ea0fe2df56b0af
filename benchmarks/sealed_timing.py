"""Whether the time of an answer tells a spectator that somebody plans in secret: at this table, or at another one.

    python benchmarks/sealed_timing.py [REQUESTS] [--seed N] [--alone]

Two tables of Verrat! plan, both watched. Each time a coin decides at which of them a seat makes a step in secret, so
that the server has as much to do either way; a moment later somebody asks how the first table stands. The times of the
answers are split by the coin and compared by Mann-Whitney's test (whether one group is slower) and Kolmogorov-Smirnov's
(whether they differ in any way). A spectator must see nothing; at a server whose reads wait for the table and come
without slots, and which puts changes into words on its event loop, the difference must show (or the test is too weak).
`--alone`: nobody watches the other table, so that the server has more to do for this one.
"""

from __future__ import annotations

import argparse
import asyncio
import math
import random
import statistics
import sys
import tempfile
import threading
import time
from bisect import bisect_left, bisect_right
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection as Pipe

from wire import Connection

from sottovoce.server import audience, quiet_steps
from sottovoce.server.config import Config
from sottovoce.server.run import Serving, bind
from sottovoce.store.store import Store

_REQUESTS = 4000
_FRESH = 100  # requests after which both tables are new, so that they stay short
_SPREAD = 0.03  # seconds within which the question comes after the step
SIGNIFICANCE = 0.01


class Planning:
    """A table at which everybody plans."""

    def __init__(self, id: str, keys: list[str]) -> None:
        self.id, self.keys = id, keys
        self._kept = False

    @classmethod
    async def made(cls, connection: Connection) -> Planning:
        """A new one, up to the plans."""
        told = await connection.post("/api/tables", {"game": "verrat", "seats": [{"kind": "me"}] * 4})
        table = cls(told["id"], [seat["key"] for seat in told["seats"]])
        for key in table.keys:
            await connection.post(f"/api/tables/{table.id}/act", {"action": "ready"}, key)
        return table

    async def step(self, connection: Connection) -> None:
        """A step in secret, or back again."""
        action, self._kept = ("undo" if self._kept else "keep fat"), not self._kept
        await connection.post(f"/api/tables/{self.id}/act", {"action": action}, self.keys[0])


def serve(folder: str, quiet: bool, pipe: Pipe) -> None:
    """A server until somebody says stop; one that is not quiet is what it once was."""
    if not quiet:
        quiet_steps.SLOT = 1e-6
        audience.sealing = lambda _: False  # type: ignore[attr-defined, assignment]
        audience.Audience._at_once = lambda *_: None  # type: ignore[method-assign]
    config = Config(database=f"sqlite:///{folder}/tables.db", bot_workers=1, limits=False)
    listener = bind("127.0.0.1", 0)
    serving = Serving(config, Store(config.database), listener, lambda: pipe.send(listener.getsockname()[1]))

    def stop() -> None:
        pipe.recv()
        serving.stop()

    threading.Thread(target=stop, daemon=True).start()
    serving.run()


@contextmanager
def server(quiet: bool) -> Iterator[int]:
    """A server in a process of its own; its port."""
    context = get_context("spawn")
    with tempfile.TemporaryDirectory() as folder:
        near, far = context.Pipe()
        process = context.Process(target=serve, args=(folder, quiet, far))
        process.start()
        try:
            yield near.recv()
        finally:
            near.send("stop")
            process.join()


async def times(port: int, requests: int, alone: bool, dice: random.Random) -> tuple[list[float], list[float]]:
    """Seconds until the answer came, with a step at another table and with one at this table."""
    actor, asker = Connection(port), Connection(port)
    found: tuple[list[float], list[float]] = ([], [])
    tables: list[Planning] = []
    for number in range(requests):
        if number % _FRESH == 0:
            tables = [await Planning.made(actor) for _ in range(2)]
        path = f"/api/tables/{tables[0].id}"
        if not alone:
            await asker.get(f"/api/tables/{tables[1].id}")
        await asker.get(path)
        coin = dice.randrange(2)
        step = asyncio.create_task(tables[1 - coin].step(actor))
        await asyncio.sleep(dice.random() * _SPREAD)
        began = time.perf_counter()
        await asker.get(path)
        found[coin].append(time.perf_counter() - began)
        await step
    await actor.close()
    await asker.close()
    return found


def mann_whitney(one: list[float], other: list[float]) -> float:
    """The chance of a difference of ranks as large, two-sided, by the normal approximation."""
    ranked = sorted(one + other)
    places = {value: (bisect_left(ranked, value) + bisect_right(ranked, value) + 1) / 2 for value in set(ranked)}
    n, m = len(one), len(other)
    u = sum(places[value] for value in one) - n * (n + 1) / 2
    spread = math.sqrt(n * m * (n + m + 1) / 12)
    return math.erfc(abs(u - n * m / 2) / spread / math.sqrt(2))


def kolmogorov_smirnov(one: list[float], other: list[float]) -> float:
    """The chance of two distributions as far apart, by the asymptotic formula."""
    first, second = sorted(one), sorted(other)
    n, m = len(first), len(second)
    apart = max(abs(bisect_right(first, x) / n - bisect_right(second, x) / m) for x in first + second)
    size = math.sqrt(n * m / (n + m))
    x = (size + 0.12 + 0.11 / size) * apart
    if x < 0.2:  # the series does not come to an end there; the chance is 1
        return 1.0
    return min(1.0, max(0.0, 2 * math.fsum((1 if k % 2 else -1) * math.exp(-2 * k * k * x * x) for k in range(1, 101))))


def main() -> int:
    """Both servers; 1 if the spectator sees something, or nothing where something must be seen."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("requests", nargs="?", type=int, default=_REQUESTS)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--alone", action="store_true", help="nobody watches the other table")
    options = parser.parse_args()
    dice = random.Random(options.seed)
    chances = {}
    for quiet, name in ((False, "as it once was"), (True, "as it is")):
        requests = options.requests if quiet else max(_FRESH, options.requests // 2)
        with server(quiet) as port:
            elsewhere, here = asyncio.run(times(port, requests, options.alone, dice))
        medians = [statistics.median(group) * 1000 for group in (elsewhere, here)]
        ranks, shape = mann_whitney(elsewhere, here), kolmogorov_smirnov(elsewhere, here)
        chances[quiet] = min(ranks, shape)
        print(
            f"{name}: {requests} requests, medians {medians[0]:.2f} and {medians[1]:.2f} ms, "
            f"Mann-Whitney p = {ranks:.3g}, Kolmogorov-Smirnov p = {shape:.3g}",
            flush=True,
        )
    return 0 if chances[True] >= SIGNIFICANCE / 2 > chances[False] else 1  # two tests each


if __name__ == "__main__":
    sys.exit(main())
