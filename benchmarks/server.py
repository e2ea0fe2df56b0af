"""How the server holds up: 200 live tables, and 2,000 spectators of one, on this machine.

    python benchmarks/server.py [--tables 200] [--seconds 20] [--pace 1.0] [--spectators 2000] [--save]

Scripted clients play both seats of every table over HTTP; both seats listen on WebSockets, as browsers do. Measured:
from sending an answer to the arrival of the other seat's update. Between two answers at a table lies a pause of half to
one and a half times `--pace`, and the tables begin at moments spread evenly over one; people are slower than that.
Afterwards the same is done without pauses, for the most the server can carry. The yardstick, an empty request
(GET /api/health), is timed before and between in the same run, over the same kind of connection. The clients are one
process, which shares the machine with the server; its own delays count against the server.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import platform
import random
import resource
import statistics
import sys
import tempfile
import time
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path

import uvloop
from hearing import Listener
from wire import Connection, Player, Server, new_table

import sottovoce

RESULTS = Path(__file__).parent / "results" / "server.md"
EMPTY_REQUESTS = 400
AT_ONCE = 50  # connections opened together
PUBLISHED = 12  # updates sent to all spectators


@dataclass
class Play:
    """What one way of playing measured."""

    latencies: list[float] = field(default_factory=list)
    moves: int = 0
    lost: int = 0
    seconds: float = 0.0
    used: float = 0.0  # seconds of processor time, by the server
    own: float = 0.0  # and by this script
    others: float = 0.0  # and by everything else on the machine
    memory: int = 0  # bytes that the server held at the end

    def percentile(self, share: float) -> float:
        """The latency, in ms, that this share of answers stayed under."""
        ordered = sorted(self.latencies)
        return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))]

    def told(self) -> str:
        """In words."""
        figures = ", ".join(f"p{100 * share:g} {self.percentile(share):.1f} ms" for share in (0.5, 0.9, 0.99))
        each = [f"{1000 * seconds / self.moves:.2f} ms" for seconds in (self.used, self.own)]
        return (
            f"{self.moves / self.seconds:.0f}/s, {figures}, lost {self.lost}; "
            f"processor time an answer: {each[0]} of the server, {each[1]} of the clients; "
            f"all else on the machine kept {self.others / self.seconds:.1f} processors busy meanwhile"
        )


def busy() -> float:
    """The seconds of processor time that everything on this machine has used."""
    user, nice, system = Path("/proc/stat").read_text().split()[1:4]
    return (int(user) + int(nice) + int(system)) / os.sysconf("SC_CLK_TCK")


async def empty_requests(port: int) -> list[float]:
    """How long the server takes for a request in which nothing is to be done."""
    connection, times = Connection(port), []
    for _ in range(EMPTY_REQUESTS):
        began = time.perf_counter()
        await connection.get("/api/health")
        times.append(time.perf_counter() - began)
    await connection.close()
    return times


async def play_table(player: Player, ears: list[Listener], until: float, pace: float, result: Play) -> None:
    """Play one table: answer for whoever must act, and wait until the other seat has heard of it."""
    dice = player.dice
    await player.connection.get("/api/health")  # it may have been idle for too long
    await asyncio.sleep(dice.random() * pace)
    while time.perf_counter() < until:
        for ear in ears:
            await ear.hear(len(player.acknowledged))
        if not ears[0].seen.to_act:
            return
        seat = ears[0].seen.to_act[0]
        mine, other = ears[seat].seen, ears[1 - seat]
        assert mine.ask is not None
        began = time.perf_counter()
        await player.act(seat, mine.ask, dice.choice(mine.choices).action)
        heard = await other.hear(len(player.acknowledged))
        result.moves += 1
        if heard is None:
            result.lost += 1
        else:
            result.latencies.append(heard - began)
        if pace:
            await asyncio.sleep(pace * (0.5 + dice.random()))


async def play_all(server: Server, first: int, options: argparse.Namespace, pace: float) -> Play:
    """Play new tables side by side for some seconds."""
    tables = await seat_all(server.port, options.tables, first)
    result, began = Play(), time.perf_counter()
    used, own, all_used = server.processor(), time.process_time(), busy()
    until = began + options.seconds
    await asyncio.gather(*(play_table(player, ears, until, pace, result) for player, ears in tables))
    result.seconds = time.perf_counter() - began
    result.used, result.own = server.processor() - used, time.process_time() - own
    result.others = max(0.0, busy() - all_used - result.used - result.own)
    result.memory = server.memory()
    await close_all([ear for _, ears in tables for ear in ears])
    return result


async def seat_all(port: int, count: int, first: int) -> list[tuple[Player, list[Listener]]]:
    """Tables with both seats listening."""
    made = []
    for number in range(count):
        player = await new_table(port, first + number)
        ears = [Listener(port, player.id, key) for key in player.keys]
        await asyncio.gather(*(ear.open() for ear in ears))
        made.append((player, ears))
    return made


async def close_all(ears: list[Listener]) -> None:
    """Hang up everywhere, and let the server notice."""
    for ear in ears:
        ear.close()
    await asyncio.sleep(1.0)


async def watch(server: Server, count: int) -> tuple[list[float], float, int]:
    """Spectators of one table: ms until the last has heard of an answer, kB each, and updates lost."""
    player = await new_table(server.port, 9_999)
    await player.update(0)
    before = server.memory()
    crowd = [Listener(server.port, player.id) for _ in range(count)]
    for first in range(0, count, AT_ONCE):
        await asyncio.gather(*(ear.open() for ear in crowd[first : first + AT_ONCE]))
    await asyncio.gather(*(ear.hear(0) for ear in crowd))
    times, lost = [], 0
    for _ in range(PUBLISHED):
        move = await player.choose()
        assert move is not None
        began = time.perf_counter()
        await player.act(*move)
        heard = await asyncio.gather(*(ear.hear(len(player.acknowledged)) for ear in crowd))
        lost += sum(moment is None for moment in heard)
        times.append(1000 * (max(moment or 0.0 for moment in heard) - began))
    each = (server.memory() - before) / count / 1000
    await close_all(crowd)
    return times, each, lost


async def measure(server: Server, options: argparse.Namespace) -> list[str]:
    """All of it, as lines of a report."""
    started = server.start()
    port = server.port
    await empty_requests(port)
    empty = await empty_requests(port)
    small = server.memory()
    paced = await play_all(server, 0, options, options.pace)
    empty += await empty_requests(port)
    flat_out = await play_all(server, options.tables, options, 0.0)
    times, each, lost = await watch(server, options.spectators)
    yardstick = 1000 * statistics.median(empty)
    pauses = f"{options.tables} tables for {options.seconds:g} s, an answer every {options.pace:g} s each"
    return [
        f"server ready after {started:.2f} s",
        f"empty request: p50 {yardstick:.2f} ms",
        f"{pauses}: {paced.told()}",
        f"{options.tables} tables flat out: {flat_out.told()}",
        f"memory: {(paced.memory - small) / options.tables / 1000:.0f} kB a table with its two connections, after that play",
        f"{options.spectators} spectators of one table: median {statistics.median(times):.0f} ms to the last, "
        f"worst {max(times):.0f} ms, {each:.1f} kB a connection, lost {lost}",
        f"ratio p99-to-empty {paced.percentile(0.99) / yardstick:.1f} (to reach: below 25)",
        f"ratio connection-to-40kB {each / 40:.2f} (to reach: below 1)",
    ]


def machine() -> list[str]:
    """Where and when this is."""
    return [
        f"sottovoce {sottovoce.__version__}{', compiled' if sottovoce.compiled() else ''}; "
        f"Python {platform.python_version()}; SQLite on {platform.system()}, {os.cpu_count()} processors, "
        f"load {os.getloadavg()[0]:.1f} before the run",
        f"{datetime.now(UTC):%Y-%m-%d %H:%M} UTC",
    ]


def main() -> int:
    """Measure, print, and keep the result if asked."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--pace", type=float, default=1.0, help="seconds between two answers at a table")
    parser.add_argument("--spectators", type=int, default=2000)
    parser.add_argument("--save", action="store_true", help="keep the result in benchmarks/results/")
    options = parser.parse_args()
    random.seed(1)
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    gc.disable()  # of this script: its pauses would count as the server's
    lines = machine()
    with tempfile.TemporaryDirectory() as folder, asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        server = Server(f"sqlite:///{folder}/tables.db", Path(folder, "server.log"))
        try:
            lines += runner.run(measure(server, options))
        finally:
            server.stop()
    print("\n".join(lines))
    if options.save:
        body = "\n".join(f"- {line}" for line in lines)
        RESULTS.write_text(f"# The server\n\n`python benchmarks/server.py`\n\n{body}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
