"""Deadlines at many tables: does each ring once, in time, with memory flat, though the server is killed meanwhile?

    python benchmarks/deadlines.py [TABLES] [SECONDS] [KILLS]

Keeps so many tables whose times are up within so many seconds, starts a server, kills it at random as often as told,
and looks all the while how late the oldest deadline is that has not rung. What falls into a time without a server is
counted from its return, and the moments in which a returned server catches up are counted apart. At the end it waits
until every deadline has rung, or a minute: what has not rung then is lost.
"""

from __future__ import annotations

import random
import resource
import subprocess
import sys
import tempfile
import time
from dataclasses import replace
from pathlib import Path

from sqlalchemy import func, select

import sottovoce
from sottovoce.server.clock import STANDS_IN
from sottovoce.server.table_creation import begun, header_of
from sottovoce.store.records import STAY, Clocked, Record, Seat
from sottovoce.store.schema import CLOCKS
from sottovoce.store.store import Store

_START = 20.0  # seconds before the first deadline
_AFTER = 20.0  # seconds after the last one
_AT_MOST = 60.0  # seconds beyond that, for deadlines that have not rung
_CATCHING_UP = 10.0  # seconds after a return


def keep(store: Store, tables: int, seconds: float) -> tuple[dict[str, float], float]:
    """Tables with their deadlines, and when the first one is."""
    first = time.time() + _START + tables / 500
    due: dict[str, float] = {}
    waiting = []
    for number in range(tables):
        table = sottovoce.new("siam", players=2, seed=number, kinds=["me", "me"])
        header = header_of(table.game, 2, dict(table.options), table.seeds, "h")
        record = Record(replace(begun(header, table), clock=600), [Seat("person"), Seat("person")])
        due[header.id] = first + seconds * number / tables
        record.clocks = {table.to_act[0]: Clocked(due=due[header.id], out=STAY)}
        waiting.append(store.add(record))
        if len(waiting) > 500:
            waiting.pop(0).result()
    for future in waiting:
        future.result()
    return due, first


def serve(database: str) -> subprocess.Popen[str]:
    """A server, ready to ring."""
    command = [sys.executable, "-m", "sottovoce", "serve", "--no-open", "--port", "0", "--bot-seconds", "0.1"]
    server = subprocess.Popen([*command, "--database", database], stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    server.stdout.readline()
    return server


def memory(pid: int) -> int:
    """Resident memory of a process in MiB."""
    pages = int(Path(f"/proc/{pid}/statm").read_text("utf-8").split()[1])
    return pages * resource.getpagesize() // 2**20


def main() -> None:
    """Run it, and print what was found."""
    tables, seconds, kills = (int(word) for word in (*sys.argv[1:], *("10000", "600", "3")[len(sys.argv) - 1 :]))
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/tables.db"
        store = Store(database)
        due, first = keep(store, tables, seconds)
        server = serve(database)
        began, kills_done, down = time.time(), 0, [0.0]
        peaks, lateness, catching_up = [memory(server.pid)], [0.0], [0.0]
        killings = sorted(first + random.random() * seconds for _ in range(kills))
        end = first + seconds + _AFTER
        while time.time() < end or (overdue(store, began) and time.time() < end + _AT_MOST):
            time.sleep(0.2)
            peaks.append(memory(server.pid))
            returned = kills_done and time.time() - began < _CATCHING_UP
            (catching_up if returned else lateness).append(overdue(store, began))
            if killings and time.time() > killings[0]:
                killings.pop(0)
                server.kill()
                server.wait()
                killed = time.time()
                server = serve(database)
                began, kills_done = time.time(), kills_done + 1
                down.append(began - killed)
        server.terminate()
        server.wait(30)
        report(store, due, kills_done, peaks)
        show("while it runs", lateness)
        show(f"in the {_CATCHING_UP:.0f} s after a return", catching_up)
        print(f"without a server after a kill, seconds: most {max(down):.2f}")
        store.close()


def overdue(store: Store, began: float) -> float:
    """For how many seconds the oldest deadline has been waiting for a server that runs."""
    query = select(func.min(CLOCKS.c.due)).where(CLOCKS.c.due <= time.time())
    oldest = store.look(lambda connection: connection.execute(query).scalar()).result()
    return 0.0 if oldest is None else max(0.0, time.time() - max(oldest, began))


def show(when: str, lateness: list[float]) -> None:
    """How late the oldest deadline was."""
    lateness.sort()
    late = lateness[len(lateness) * 99 // 100]
    print(f"oldest deadline not rung {when}, seconds: 99 % of looks below {late:.2f}, most {lateness[-1]:.2f}")


def report(store: Store, due: dict[str, float], kills: int, peaks: list[int]) -> None:
    """How often each rang, and what it took."""
    rung = []
    for table in due:
        record = store.read(table).result()
        assert record is not None
        rung.append(sum(notice.kind == STANDS_IN for notice in record.notices))
    print(f"tables {len(due)}, kills {kills}, rung once {rung.count(1)}, never {rung.count(0)}")
    print(f"server memory, MiB: at first {peaks[0]}, most {max(peaks)}, at the end {peaks[-1]}")


if __name__ == "__main__":
    main()
