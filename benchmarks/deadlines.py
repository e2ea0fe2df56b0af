"""Deadlines at many tables: does each ring once, in time, with memory flat, though servers are killed meanwhile?

    python benchmarks/deadlines.py [--tables N] [--seconds S] [--kills K] [--servers 1|2] [--out stay|resign]

Keeps N tables whose times are up within S seconds, starts one server on SQLite or two on PostgreSQL, and kills one of
them at random K times, starting it again at once. Twenty times a second it looks which deadlines have passed and not
rung, and so learns of each table when it rang, to a twentieth of a second. Two latenesses are told:

- by the clock: since the moment the deadline was due, whatever happened to the servers;
- by the server: since then, or since there was a server again that runs, if that was later. With two servers there is
  always one, so the two are the same.

`--out resign` ends the game with the ring; `--out stay` lets a bot stand in, whose thinking then competes for the
processor. At the end it waits until every deadline has rung, or a minute: what has not rung then is lost.
"""

from __future__ import annotations

import argparse
import os
import random
import resource
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack
from dataclasses import dataclass, field, replace
from pathlib import Path

from cluster import Cluster, programs
from sqlalchemy import func, select

import sottovoce
from sottovoce.server.table_creation import begun, header_of
from sottovoce.store.records import Clocked, Record, Seat
from sottovoce.store.schema import CLOCKS, NOTICES
from sottovoce.store.store import Store

_START = 20.0  # seconds before the first deadline
_AFTER = 5.0  # seconds after the last one
_AT_MOST = 60.0  # seconds beyond that, for deadlines that have not rung
_LOOK = 0.05  # seconds between looks
_GOAL = 2.0  # seconds


def keep(store: Store, tables: int, seconds: float, out: str) -> tuple[dict[str, float], float]:
    """Tables with their deadlines, and when the first one is."""
    first = time.time() + _START + tables / 250
    due: dict[str, float] = {}
    waiting = []
    for number in range(tables):
        table = sottovoce.new("siam", players=2, seed=number, kinds=["me", "me"])
        header = header_of(table.game, 2, dict(table.options), table.seeds, "h")
        record = Record(replace(begun(header, table), clock=600), [Seat("person"), Seat("person")])
        due[header.id] = first + seconds * number / tables
        record.clocks = {table.to_act[0]: Clocked(due=due[header.id], out=out)}
        waiting.append(store.add(record))
        if len(waiting) > 500:
            waiting.pop(0).result()
    for future in waiting:
        future.result()
    return due, first


class Server:
    """A server that can be killed."""

    def __init__(self, database: str) -> None:
        self._database = database
        self.start()

    def start(self) -> None:
        """Start it, and go on."""
        command = [sys.executable, "-m", "sottovoce", "serve", "--no-open", "--port", "0", "--bot-seconds", "0.1"]
        self.process = subprocess.Popen(
            [*command, "--database", self._database], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        assert self.process.stdout is not None
        os.set_blocking(self.process.stdout.fileno(), False)
        self.began = time.time()
        self.up: float | None = None  # since when it runs

    def look(self) -> None:
        """See whether it runs by now: it says so in its first line."""
        assert self.process.stdout is not None
        if self.up is None and self.process.stdout.readline():
            self.up = time.time()

    def kill(self) -> None:
        """Without warning."""
        self.process.kill()
        self.process.wait()

    def memory(self) -> int:
        """Resident memory in MiB."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text("utf-8").split()[1])
        return pages * resource.getpagesize() // 2**20


@dataclass
class Watch:
    """What was seen."""

    due: dict[str, float]
    late: set[str] = field(default_factory=set)  # due and not rung at the last look
    waited: dict[str, float] = field(default_factory=dict)  # since when somebody who runs could have rung
    by_clock: list[float] = field(default_factory=list)
    by_server: list[float] = field(default_factory=list)
    starts: list[float] = field(default_factory=list)  # seconds from a start until the server says that it runs
    memory: list[int] = field(default_factory=list)

    def look(self, store: Store, servers: list[Server]) -> None:
        """One look at the servers and at what is late."""
        for server in servers:
            starting = server.up is None
            server.look()
            if starting and server.up is not None:
                self.starts.append(server.up - server.began)
        running = [server.up for server in servers if server.up is not None]
        now = time.time()
        query = select(CLOCKS.c.table_id).where(CLOCKS.c.due <= now)
        pending = set(store.look(lambda connection: connection.execute(query).scalars().all()).result())
        seen = time.time()
        for table in self.late - pending:
            self.by_clock.append(seen - self.due[table])
            self.by_server.append(seen - self.waited.pop(table))
        for table in pending:
            if not running:
                self.waited[table] = seen
            elif table not in self.late:
                self.waited[table] = max(self.due[table], min(running))
        self.late = pending
        if running:
            self.memory.append(max(server.memory() for server in servers if server.up is not None))


def run(store: Store, database: str, wanted: argparse.Namespace) -> Watch:
    """Let time pass, with kills."""
    due, first = keep(store, wanted.tables, wanted.seconds, wanted.out)
    servers = [Server(database) for _ in range(wanted.servers)]
    watch = Watch(due)
    killings = sorted(first + random.random() * wanted.seconds for _ in range(wanted.kills))
    end = first + wanted.seconds + _AFTER
    while time.time() < end or (watch.late and time.time() < end + _AT_MOST):
        began = time.monotonic()
        watch.look(store, servers)
        if killings and time.time() > killings[0] and all(server.up is not None for server in servers):
            killings.pop(0)
            victim = random.choice(servers)
            victim.kill()
            victim.start()
        time.sleep(max(0.0, _LOOK - (time.monotonic() - began)))
    for server in servers:
        server.process.terminate()
    for server in servers:
        server.process.wait(30)
    return watch


def report(store: Store, watch: Watch, wanted: argparse.Namespace) -> None:
    """How often each rang, how late, and what it took."""
    query = select(NOTICES.c.table_id, func.count()).where(NOTICES.c.kind != "came-back").group_by(NOTICES.c.table_id)
    told = store.look(lambda connection: connection.execute(query).all()).result()
    rung: dict[str, int] = dict(told)
    counts = [rung.get(table, 0) for table in watch.due]
    kind = "compiled" if sottovoce.compiled() else "plain Python"
    print(f"{wanted.tables} tables in {wanted.seconds} s, {wanted.servers} server(s), {wanted.kills} kills, {kind}")
    print(f"rung once {counts.count(1)}, never {counts.count(0)}, more often {sum(count > 1 for count in counts)}")
    seen_at_once = len(watch.due) - len(watch.by_clock) - len(watch.late)
    for name, late in (("by the clock", watch.by_clock), ("by the server", watch.by_server)):
        figures = sorted([0.0] * seen_at_once + late)
        places = {"50 %": 0.5, "99 %": 0.99, "99.9 %": 0.999}
        told_of = ", ".join(f"{label} {figures[int(len(figures) * part)]:.2f}" for label, part in places.items())
        beyond = sum(one > _GOAL for one in figures)
        print(f"late {name}, s: {told_of}, most {figures[-1]:.2f}; beyond {_GOAL:.0f} s: {beyond}")
    starts = ", ".join(f"{one:.2f}" for one in watch.starts)
    print(f"from start to running, s: {starts}")
    print(f"server memory, MiB: at first {watch.memory[0]}, most {max(watch.memory)}, at the end {watch.memory[-1]}")


def main() -> None:
    """Run it, and print what was found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--seconds", type=int, default=300)
    parser.add_argument("--kills", type=int, default=5)
    parser.add_argument("--servers", type=int, default=1, choices=(1, 2))
    parser.add_argument("--out", default="resign", choices=("stay", "resign"))
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        os.environ["XDG_DATA_HOME"] = folder  # where the key to what is sealed lies, the same for all servers
        database = f"sqlite:///{folder}/tables.db"
        if wanted.servers > 1:
            found = programs()
            assert found is not None, "PostgreSQL's programs are not installed"
            database = stack.enter_context(Cluster(found)).database()
        store = Store(database)
        watch = run(store, database, wanted)
        report(store, watch, wanted)
        store.close()


if __name__ == "__main__":
    main()
