"""Torture the server while tables are being played, and hold what is kept against what was acknowledged.

    python benchmarks/torture.py [--minutes 10] [--kills 1000] [--tables 12] [--servers 1|2] [--seed N] [--save]
                                 [--database sqlite|postgresql] [--proxy haproxy|caddy|none] [--loss PERCENT]

Players claim seats, answer, take back and talk at tables with a bot, and a spectator listens at each, through a real
proxy. Meanwhile servers are killed
(kill -9) and started again or stopped for seconds, writers are killed and stopped, the disk fills up, or is read-only
when a server starts (SQLite, where a small file system can be mounted), PostgreSQL ends its connections or is restarted
without warning, servers' clocks jump by up to two hours, the wires between proxy and servers lose answers or let
nothing through for seconds, and players lose answers too; with `--loss` the network drops packets, in a namespace of
its own. A request whose answer was lost is repeated with the same id. At the end every game is played to its
end and its file is held against the history: every acknowledged act once and in order, nothing shown that was not kept,
nothing done of which a repeat was told that it was not, no seat that nobody can play any more, no table said to be
missing.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import sys
import tempfile
import time
from pathlib import Path

from cluster import Cluster, programs
from torture_faults import Rig
from torture_players import Run, Table
from torture_rig import PROXIES, Clock, Wire, lossy_network, packets_dropped, proxy, small_disk
from wire import Server

RESULTS = Path(__file__).parent / "results" / "torture.md"
LAST = 900.0  # seconds for the games to come to their end when the torture is over


async def tortured(servers: list[Server], run: Run, rig: Rig, options: argparse.Namespace) -> None:
    """Play while it hurts, and then to the end."""
    for wire in rig.wires:
        await wire.open()
    for server in servers:
        await asyncio.to_thread(server.start)
    number = iter(range(1 << 30))

    async def player() -> None:
        while not run.over:
            await Table(run, next(number)).play()

    players = [asyncio.create_task(player()) for _ in range(options.tables)]
    await rig.torture(time.monotonic() + options.minutes * 60, options.kills)
    run.end()
    run.answers["lost on the wires"] = sum(wire.lost for wire in rig.wires)
    await asyncio.wait_for(asyncio.gather(*players), LAST)


def report(run: Run, options: argparse.Namespace, kind: str, seconds: float) -> str:
    """What came out, as a row."""
    faults = ", ".join(f"{count} × {what}" for what, count in sorted(run.faults.items()))
    kills = run.faults["kill"] + run.faults["kill writer"]
    proxied = PROXIES[options.proxy] + " (broken off)" * run.broken_off
    lost = run.answers["lost on the way"] + run.answers["lost on the wires"]
    v = run.verdict
    return (
        f"| {kind}, {options.servers} server{'s' * (options.servers > 1)}, {proxied} | {seconds / 60:.0f} | {kills} | "
        f"{faults} | {lost} | {run.games} | {run.sure} | {v.lost} | {v.doubled} | "
        f"{v.went_back} | {run.dead} | {run.missing} | {v.denied} |"
    )


HEAD = """# Torturing the server

`python benchmarks/torture.py`: players claim seats, answer, take back and talk while servers and databases fail; every
finished game's file is held against the history of what was acknowledged.

| Set-up | Minutes | Kills | Faults | Answers lost | Games to the end | Acknowledged | Lost | Doubled | Shown \
and gone | Dead seats | False "not found" | Falsely denied |
|---|---|---|---|---|---|---|---|---|---|---|---|---|

"""


def main() -> int:
    """Run it as the options say; 1 if a promise was broken."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=10.0, help="how long at most")
    parser.add_argument("--kills", type=int, default=1000, help="how many kills are enough")
    parser.add_argument("--tables", type=int, default=12, help="how many tables are played at once")
    parser.add_argument("--servers", type=int, choices=(1, 2), default=1)
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--proxy", choices=tuple(PROXIES), default="haproxy", help="what stands before the servers")
    parser.add_argument("--loss", type=int, default=0, help="of 100 packets so many are dropped (root and nft needed)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", action="store_true", help="add the result to benchmarks/results/torture.md")
    options = parser.parse_args()
    if options.database == "sqlite" and options.servers > 1:
        parser.error("several servers need PostgreSQL")
    if options.loss:
        lossy_network(options.loss)
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        cluster, disk = None, None
        if options.database == "postgresql":
            found = programs()
            if found is None:
                raise SystemExit("PostgreSQL's programs (initdb, pg_ctl) are not installed on this machine")
            cluster = stack.enter_context(Cluster(found))
            database = cluster.database()
        else:
            disk = stack.enter_context(small_disk(folder))
            database = f"sqlite:///{disk or folder}/tables.db"
        clocks = [Clock(folder / f"time{number}") for number in range(options.servers)]
        servers = [
            Server(database, folder / f"server{number}.log", env=clock.env()) for number, clock in enumerate(clocks)
        ]
        dice = random.Random(options.seed)
        wires = [Wire(server.port, dice) for server in servers]
        run = Run(stack.enter_context(proxy(options.proxy, [wire.port for wire in wires], folder)), dice)
        began = time.monotonic()
        try:
            asyncio.run(tortured(servers, run, Rig(servers, wires, clocks, run, cluster, disk), options))
        except (Exception, SystemExit) as problem:
            print(f"broken off: {type(problem).__name__} {problem}")
            run.broken_off = True
        finally:
            for server in servers:
                if server.process is not None and server.process.poll() is None:
                    server.stop()
            for server in servers:
                print(*server.log.read_text(errors="replace").splitlines()[-25:], sep="\n", flush=True)
    if options.loss:
        run.faults["drop a packet"] = packets_dropped()
    row = report(run, options, options.database, time.monotonic() - began)
    print(dict(run.answers))
    print(row)
    if options.save:
        before, _, after = (RESULTS.read_text() if RESULTS.exists() else HEAD).partition("|\n\n")  # of the first table
        RESULTS.write_text(f"{before}|\n{row}\n\n{after}")
    return 0 if not run.broken_off and run.verdict.good and not run.dead and not run.missing else 1


if __name__ == "__main__":
    sys.exit(main())
