"""Kill the server again and again while tables are being played, and see that nothing acknowledged is lost.

    python benchmarks/crash.py [--tables 50] [--restarts 20] [--only sqlite|postgresql] [--save]

Every table is played by this script, which notes each answer that the server has acknowledged. The server is ended
without warning (kill -9) and started again. Then every table must hold exactly what was acknowledged, once, and at most
the one answer more whose acknowledgement was cut off; and play must go on. At the end the games are finished, and their
files are held against the notes. All that on SQLite, and on a PostgreSQL server that is started for it and lives on.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
from dataclasses import dataclass, replace
from pathlib import Path

from cluster import Cluster, programs
from wire import Connection, Player, Server, new_table

import sottovoce

RESULTS = Path(__file__).parent / "results" / "crash.md"
LIFE = (0.4, 1.5)  # seconds between two kills
RETRY = 0.05
KINDS = ("sqlite", "postgresql")


class Broken(Exception):
    """What was promised did not hold."""


@dataclass
class Tally:
    """What a run has seen."""

    restarts: int = 0
    acknowledged: int = 0
    unknown_kept: int = 0  # cut off before the acknowledgement, but on disk
    finished: int = 0


async def reconcile(player: Player, outcome: Tally) -> None:
    """Hold a table against the notes after a restart."""
    entries = (await player.update(0))["entry"]
    known = len(player.acknowledged)
    if player.pending is not None and entries == known + 1:
        player.acknowledged.append(player.pending)
        outcome.unknown_kept += 1
    elif entries != known:
        raise Broken(f"table {player.id}: {known} answers acknowledged, {entries} there")
    player.pending = None


async def play(player: Player, up: asyncio.Event, done: asyncio.Event, outcome: Tally) -> None:
    """Play a table through all restarts until the run is over, then to its end."""
    while not player.over:
        await up.wait()
        try:
            if player.pending is not None:
                await reconcile(player, outcome)
            move = await player.choose()
            if move is not None:
                await player.act(*move)
        except ConnectionError:
            await asyncio.sleep(RETRY)
        if done.is_set() and not up.is_set():
            return


def check_file(player: Player, text: str) -> None:
    """The finished game's file holds exactly what was acknowledged."""
    table = sottovoce.load(text)
    kept = [(entry.seat, entry.text) for entry in table.log]
    if kept != player.acknowledged:
        raise Broken(f"table {player.id}: the game file differs from what was acknowledged")


async def check_all(server: Server, players: list[Player]) -> None:
    """Hold every table against the notes, before anybody plays on."""
    connection = Connection(server.port)
    for player in players:
        await reconcile(replace(player, acknowledged=list(player.acknowledged), connection=connection), Tally())
    await connection.close()


async def run(server: Server, tables: int, restarts: int, seed: int = 1) -> Tally:
    """Play, kill and start again; Broken if anything acknowledged was lost, or is there twice."""
    outcome, dice = Tally(), random.Random(seed)
    up, done = asyncio.Event(), asyncio.Event()
    server.start()
    up.set()
    players: list[Player] = [await new_table(server.port, number) for number in range(tables)]
    tasks = [asyncio.create_task(play(player, up, done, outcome)) for player in players]
    for _ in range(restarts):
        await asyncio.sleep(dice.uniform(*LIFE))
        up.clear()
        server.kill()
        await asyncio.to_thread(server.start)
        outcome.restarts += 1
        await check_all(server, players)
        up.set()
        print(f"restart {outcome.restarts}: {sum(len(p.acknowledged) for p in players)} acknowledged", flush=True)
        for number, player in enumerate(players):
            if tasks[number].done():
                tasks[number].result()
                text = await player.connection.get(f"/api/tables/{player.id}/file")
                await player.connection.close()
                players[number] = await new_table(server.port, tables + number)
                tasks[number] = asyncio.create_task(play(players[number], up, done, outcome))
                check_file(player, text)
                outcome.finished += 1
                outcome.acknowledged += len(player.acknowledged)
    await asyncio.gather(*tasks)
    for player in players:
        check_file(player, await player.connection.get(f"/api/tables/{player.id}/file"))
        outcome.finished += 1
        outcome.acknowledged += len(player.acknowledged)
        await player.connection.close()
    return outcome


def killed(database: str, options: argparse.Namespace) -> str:
    """Run it on a database; what came out, in words."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(database, Path(folder, "server.log"))
        try:
            outcome = asyncio.run(run(server, options.tables, options.restarts))
        finally:
            server.stop()
    kind = database.split(":")[0]
    return (
        f"{outcome.restarts} kills, {options.tables} tables at once on {kind}: {outcome.acknowledged} acknowledged "
        f"answers all there, none twice; {outcome.finished} games went on to their end."
    )


def kill_on(kind: str, options: argparse.Namespace) -> str:
    """Run it on a new database of a kind."""
    if kind == "sqlite":
        with tempfile.TemporaryDirectory() as folder:
            return killed(f"sqlite:///{folder}/tables.db", options)
    found = programs()
    if found is None:
        raise SystemExit("PostgreSQL's programs (initdb, pg_ctl) are not installed on this machine")
    with Cluster(found) as cluster:
        return killed(cluster.database(), options)


def main() -> int:
    """Run it as the options say; 1 if a promise was broken."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=50, help="how many tables are played at once")
    parser.add_argument("--restarts", type=int, default=20, help="how often the server is killed")
    parser.add_argument("--only", choices=KINDS, help="on one kind of database only")
    parser.add_argument("--save", action="store_true", help="keep the result in benchmarks/results/")
    options = parser.parse_args()
    try:
        found = [kill_on(kind, options) for kind in ([options.only] if options.only else KINDS)]
    except Broken as problem:
        print(f"BROKEN: {problem}")
        return 1
    text = "\n".join(f"- {line}" for line in found)
    print(text)
    if options.save:
        RESULTS.write_text(f"# Killing the server\n\n`python benchmarks/crash.py`\n\n{text}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
