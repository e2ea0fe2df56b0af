"""How the server holds up: 200 live tables, and 2,000 spectators of one, on this machine.

    python benchmarks/server.py [--tables 200] [--seconds 20] [--pace 1.0] [--rounds 3] [--spectators 2000] [--save]

Scripted clients play both seats of every table over HTTP; both seats listen on WebSockets, as browsers do. Measured:
from sending an answer to the arrival of the other seat's update. Between two answers at a table lies a pause of half to
one and a half times `--pace`, and the tables begin at moments spread evenly over one; people are slower than that. The
yardstick, an empty request (GET /api/health), is timed over the same kind of connection while all that is going on, and
also before and after, when the server rests; beside it a bare commit on the same disk, which every answer must wait
for. All that is done in several rounds. Where the machine is a guest, its host may take processors away; the figures
are those of the round in which it took least, and all rounds are shown. Afterwards the same is done without pauses, for
the most the server can carry. The clients are one process, which shares the machine with the server; its own delays
count against the server.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import platform
import random
import resource
import sqlite3
import statistics
import sys
import tempfile
import time
from contextlib import closing
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path

import uvloop
from hearing import Listener
from wire import Connection, Player, Server, new_table

import sottovoce

RESULTS = Path(__file__).parent / "results" / "server.md"
EMPTY_REQUESTS = 400
BARE_COMMITS = 400
PROBE = 0.03  # seconds between two empty requests, while tables are played
AT_ONCE = 50  # connections opened together
SHARES = (0.5, 0.9, 0.99)
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
    stolen: float = 0.0  # seconds of processor time that the host took
    empty: float = 0.0  # ms that an empty request took meanwhile, in the median
    at_rest: float = 0.0  # … and just before and after
    commit: float = 0.0  # ms that a bare commit took then, at p99

    def p99(self) -> float:
        """In ms."""
        return percentile(self.latencies, 0.99)

    def against_empty(self) -> str:
        """The p99 in empty requests: those in between, and those of a server at rest."""
        return f"{self.p99() / self.empty:.1f} × empty, {self.p99() / self.at_rest:.1f} × empty at rest"

    def told(self) -> str:
        """In words."""
        figures = ", ".join(f"p{100 * share:g} {percentile(self.latencies, share):.1f} ms" for share in SHARES)
        each = [f"{1000 * seconds / self.moves:.2f} ms" for seconds in (self.used, self.own)]
        return (
            f"{self.moves / self.seconds:.0f}/s, {figures}, lost {self.lost}; "
            f"processor time an answer: {each[0]} of the server, {each[1]} of the clients; "
            f"all else on the machine kept {self.others / self.seconds:.1f} processors busy meanwhile, "
            f"and the host took {self.stolen / self.seconds:.2f}"
        )


def percentile(seconds: list[float], share: float) -> float:
    """The time, in ms, that this share stayed under."""
    ordered = sorted(seconds)
    return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def processors() -> tuple[float, float]:
    """The seconds of processor time that everything on this machine has used, and that its host has taken from it."""
    fields = [int(field) / os.sysconf("SC_CLK_TCK") for field in Path("/proc/stat").read_text().split()[1:9]]
    return sum(fields[:3]), fields[7]


def bare_commits(folder: Path) -> list[float]:
    """How long SQLite takes to keep a line for good, with nothing around it."""
    times = []
    with closing(sqlite3.connect(folder / "bare.db", isolation_level=None)) as connection:
        for words in ("PRAGMA journal_mode=WAL", "PRAGMA synchronous=FULL", "CREATE TABLE IF NOT EXISTS line (words)"):
            connection.execute(words)
        for _ in range(BARE_COMMITS):
            time.sleep(0.005)  # as they come when people play
            connection.execute("BEGIN IMMEDIATE")
            connection.execute("INSERT INTO line VALUES (?)", ("x" * 200,))
            began = time.perf_counter()
            connection.execute("COMMIT")
            times.append(time.perf_counter() - began)
    return times


async def empty_requests(port: int) -> list[float]:
    """How long the server takes for a request in which nothing is to be done."""
    connection, times = Connection(port), []
    for _ in range(EMPTY_REQUESTS):
        began = time.perf_counter()
        await connection.get("/api/health")
        times.append(time.perf_counter() - began)
    await connection.close()
    return times


async def probe(port: int, times: list[float]) -> None:
    """Empty requests now and then, until somebody says stop."""
    connection = Connection(port)
    try:
        while True:
            began = time.perf_counter()
            await connection.get("/api/health")
            times.append(time.perf_counter() - began)
            await asyncio.sleep(PROBE * (0.5 + random.random()))
    finally:
        await connection.close()


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
    used, own, (all_used, stolen) = server.processor(), time.process_time(), processors()
    until = began + options.seconds
    await asyncio.gather(*(play_table(player, ears, until, pace, result) for player, ears in tables))
    result.seconds = time.perf_counter() - began
    result.used, result.own = server.processor() - used, time.process_time() - own
    all_now, stolen_now = processors()
    result.others = max(0.0, all_now - all_used - result.used - result.own)
    result.stolen = stolen_now - stolen
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


async def play_round(server: Server, folder: Path, first: int, options: argparse.Namespace) -> Play:
    """Play with pauses; what an empty request and a bare commit take is measured beside it."""
    at_rest, commits = await empty_requests(server.port), bare_commits(folder)
    empty: list[float] = []
    probing = asyncio.create_task(probe(server.port, empty))
    result = await play_all(server, first, options, options.pace)
    probing.cancel()
    at_rest += await empty_requests(server.port)
    commits += bare_commits(folder)
    result.empty, result.at_rest = (1000 * statistics.median(times) for times in (empty, at_rest))
    result.commit = percentile(commits, 0.99)
    return result


async def measure(server: Server, folder: Path, options: argparse.Namespace) -> list[str]:
    """All of it, as lines of a report."""
    started = server.start()
    await empty_requests(server.port)
    small = server.memory()
    rounds = [await play_round(server, folder, options.tables * n, options) for n in range(options.rounds)]
    paced = min(rounds, key=lambda one: one.stolen)
    flat_out = await play_all(server, options.tables * options.rounds, options, 0.0)
    times, each, lost = await watch(server, options.spectators)
    pauses = f"{options.tables} tables for {options.seconds:g} s, an answer every {options.pace:g} s each"
    every = "; ".join(
        f"p99 {one.p99():.1f} ms = {one.against_empty()}, "
        f"bare commit p99 {one.commit:.1f} ms, host took {one.stolen / one.seconds:.2f}"
        for one in rounds
    )
    return [
        f"server ready after {started:.2f} s",
        f"empty request: p50 {paced.empty:.2f} ms in between, {paced.at_rest:.2f} ms at rest; "
        f"bare commit: p99 {paced.commit:.1f} ms",
        f"{pauses}: {paced.told()}",
        f"all rounds: {every}",
        f"memory after the first: {(rounds[0].memory - small) / options.tables / 1000:.0f} kB a table with its two "
        "connections",
        f"{options.tables} tables flat out: {flat_out.told()}",
        f"{options.spectators} spectators of one table: median {statistics.median(times):.0f} ms to the last, "
        f"worst {max(times):.0f} ms, {each:.1f} kB a connection, lost {lost}",
        f"ratio p99-to-empty: {paced.against_empty()} (to reach: below 25); "
        f"a bare commit's p99 alone is {paced.commit / paced.at_rest:.1f} × empty at rest",
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
    parser.add_argument("--rounds", type=int, default=3, help="of playing with pauses")
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
            lines += runner.run(measure(server, Path(folder), options))
        finally:
            server.stop()
    print("\n".join(lines))
    if options.save:
        body = "\n".join(f"- {line}" for line in lines)
        RESULTS.write_text(f"# The server\n\n`python benchmarks/server.py`\n\n{body}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
