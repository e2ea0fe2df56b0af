"""Torture the server while tables are being played, and hold what is kept against what was acknowledged.

    python benchmarks/torture.py [--minutes 10] [--kills 1000] [--tables 12] [--servers 1|2] [--seed N] [--save]
                                 [--database sqlite|postgresql] [--proxy haproxy|caddy|none]

Players claim seats, answer, take back and talk at tables with a bot, through a real proxy. Meanwhile servers are killed
(kill -9) and started again or stopped for seconds, writers are killed and stopped, the disk fills up, or is read-only
when a server starts (SQLite, where a small file system can be mounted), PostgreSQL ends its connections or is restarted
without warning, servers' clocks jump by up to two hours, the wires between proxy and servers lose answers or let
nothing through for seconds, and players lose answers too. A request whose answer was lost is repeated with the same id.
At the end every game is played to its end and its file is held against the history: every acknowledged act once and in
order, nothing shown that was not kept, no seat that nobody can play any more, no table said to be missing.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import secrets
import signal
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from cluster import Cluster, programs
from torture_history import Deed, History, Verdict, judge
from torture_rig import PROXIES, Clock, Wire, proxy, remount, small_disk
from wire import HOST, Server

import sottovoce

RESULTS = Path(__file__).parent / "results" / "torture.md"
LIFE = (0.5, 2.5)  # seconds between two faults
HANGS = (0.5, 9.0)  # seconds
LOST = 0.03  # of all answers
AGAIN = 0.2
GIVE_UP = 120.0  # seconds without an answer after which a seat counts as dead
LAST = 900.0  # seconds for the games to come to their end when the torture is over
PEOPLE = {0, 1}
JUMP = 7200.0  # seconds


class Lost(Exception):
    """Nobody knows what became of a request."""


class Said(Exception):
    """The server answered, but not with what was asked for."""

    def __init__(self, status: int, code: str) -> None:
        super().__init__(f"{status} {code}")
        self.status = status
        self.code = code


@dataclass
class Run:
    """What a run has seen."""

    port: int
    dice: random.Random
    faults: Counter[str] = field(default_factory=Counter)
    answers: Counter[str] = field(default_factory=Counter)
    verdict: Verdict = field(default_factory=Verdict)
    missing: int = 0  # times that a table was said not to exist
    dead: int = 0  # seats that nobody could play any more
    games: int = 0
    sure: int = 0
    over: bool = False
    broken_off: bool = False

    async def ask(self, method: str, path: str, body: object, key: str = "", mark: str = "") -> Any:
        """One request on a connection of its own; Lost if there is no answer, by a fault or because we look away."""
        payload = b"" if body is None else msgspec.json.encode(body)
        head = f"{method} {path} HTTP/1.1\r\nHost: {HOST}:{self.port}\r\nConnection: close\r\n"
        head += f"Authorization: Bearer {key}\r\n" if key else ""
        head += f"Idempotency-Key: {mark}\r\n" if mark else ""
        head += f"Content-Type: application/json\r\nContent-Length: {len(payload)}\r\n\r\n"
        try:
            async with asyncio.timeout(30):
                reader, writer = await asyncio.open_connection(HOST, self.port)
                try:
                    writer.write(head.encode() + payload)
                    await writer.drain()
                    if not self.over and self.dice.random() < LOST:
                        await asyncio.sleep(self.dice.random() * 0.05)
                        self.answers["lost on the way"] += 1
                        raise Lost
                    raw = await reader.read()
                finally:
                    writer.close()
        except (OSError, TimeoutError):
            raise Lost from None
        return self._read(raw)

    def _read(self, raw: bytes) -> Any:
        head, blank, body = raw.partition(b"\r\n\r\n")
        if not blank:  # it broke off in the middle of the headers
            raise Lost
        status = int(head.split()[1])
        if b"transfer-encoding: chunked" in head.lower():
            body = _joined(body)
        elif len(body) < _length(head):
            raise Lost
        self.answers[str(status)] += 1
        if status < 300 and not body:  # a proxy whose server died: ours never answers with nothing
            self.answers["empty"] += 1
            raise Lost
        if status < 300:
            return msgspec.json.decode(body) if body.startswith((b"{", b"[")) else body.decode()
        code = ""
        with contextlib.suppress(msgspec.DecodeError):
            code = str(msgspec.json.decode(body).get("code", ""))
        if not code or status in (500, 502, 504):  # of the proxy, or a fault: it may have happened
            self.answers["of the proxy"] += not code
            raise Lost
        if status == 404:
            self.missing += 1
        raise Said(status, code)

    async def insist(self, method: str, path: str, body: object, key: str = "", mark: str = "") -> Any:
        """Repeat a request, by its id, until the server says whether it happened."""
        until = time.monotonic() + GIVE_UP
        while True:
            try:
                return await self.ask(method, path, body, key, mark)
            except Lost:
                pass
            except Said as problem:
                if problem.status != 503:
                    raise
            if time.monotonic() > until and not self.over:
                until = time.monotonic() + GIVE_UP
            elif time.monotonic() > until:
                raise Lost
            await asyncio.sleep(AGAIN)


def _length(head: bytes) -> int:
    """How long a body is said to be; Lost if that is not said, for then nobody knows whether all of it came."""
    for line in head.lower().split(b"\r\n"):
        name, _, value = line.partition(b":")
        if name == b"content-length":
            return int(value)
    raise Lost


def _joined(chunks: bytes) -> bytes:
    """A body that came in chunks; Lost if its end is missing."""
    body = b""
    while chunks:
        size, _, rest = chunks.partition(b"\r\n")
        if not size or int(size, 16) == 0:
            return body
        body, chunks = body + rest[: int(size, 16)], rest[int(size, 16) + 2 :]
    raise Lost


class Table:
    """Two people, one of whom comes by invitation, and a bot."""

    def __init__(self, run: Run, number: int) -> None:
        self.run = run
        self.dice = random.Random(number)
        self.history = History()
        self.lines = 0

    async def play(self) -> None:
        """A whole game, and then its judgement."""
        run = self.run
        made = await self.made()
        self.id = made["id"]
        self.keys = [made["seats"][0]["key"], ""]
        try:
            claim = {"invite": made["seats"][1]["invite"], "name": "Bruno"}
            seated = await run.insist("POST", f"/api/tables/{self.id}/claim", claim, mark=secrets.token_urlsafe(18))
            self.keys[1] = seated["key"]
        except (Said, Lost):
            run.dead += 1
            return
        if await self.to_the_end():
            text = await run.insist("GET", f"/api/tables/{self.id}/file", None)
            self.judged(sottovoce.load(text))

    async def made(self) -> Any:
        seats = [{"kind": "me", "name": "Anna"}, {"kind": "friend"}, {"kind": "bot", "bot": "random"}]
        wish = {"game": "siam", "players": 3, "seats": seats}
        return await self.run.insist("POST", "/api/tables", wish, mark=secrets.token_urlsafe(18))

    async def to_the_end(self) -> bool:
        """Play until the game is over; False if a seat is dead."""
        moved = time.monotonic()
        while True:
            try:
                if await self.step():
                    return True
                moved = time.monotonic() if self.moved else moved
            except Lost:
                pass
            except Said as problem:
                if problem.status in (401, 404):
                    self.run.dead += problem.status == 401
            if self.run.over and time.monotonic() - moved > GIVE_UP:
                self.run.dead += 1
                return False
            await asyncio.sleep(self.dice.random() * 0.3)

    async def step(self) -> bool:
        """Look, and do something; True once the game is over."""
        self.moved = False
        seen = await self.look(0)
        if seen["state"] == "over":
            return True
        if self.dice.random() < 0.1:
            await self.say()
        seat = next((seat for seat in seen["to_act"] if seat in PEOPLE), None)
        if seat is None:
            return False
        seen = await self.look(seat)
        if seat not in seen["to_act"] or not seen["choices"]:
            return False
        undo = self.dice.random() < 0.15 and seen["undo"]["may"]
        await self.act(seat, "undo" if undo else self.dice.choice(seen["choices"])["action"], seen["ask"])
        self.moved = True
        return False

    async def look(self, seat: int) -> Any:
        seen = await self.run.ask("GET", f"/api/tables/{self.id}", None, self.keys[seat])
        if seen["entry"] < self.history.seen:
            self.history.went_back += 1
        self.moved = self.moved or seen["entry"] > self.history.seen
        self.history.seen = max(self.history.seen, seen["entry"])
        return seen

    async def act(self, seat: int, action: str, ask: int) -> None:
        await self.do(self.history.acts, seat, action, "act", {"action": action, "ask": ask})

    async def say(self) -> None:
        seat, self.lines = self.dice.choice(sorted(PEOPLE)), self.lines + 1
        words = f"line {self.lines}"
        await self.do(self.history.lines, seat, words, "say", {"text": words})

    async def do(self, deeds: list[Deed], seat: int, text: str, what: str, body: object) -> None:
        """Do something until the server says whether it happened, with one id; it is noted as sure or unsure."""
        try:
            await self.run.insist(
                "POST", f"/api/tables/{self.id}/{what}", body, self.keys[seat], secrets.token_urlsafe(18)
            )
        except Lost:
            deeds.append(Deed(seat, text, False))
        except Said as problem:
            if problem.code in ("late", "meanwhile", "not-asked"):  # an earlier try may have come through
                deeds.append(Deed(seat, text, False))
            else:
                raise
        else:
            deeds.append(Deed(seat, text, True))

    def judged(self, table: Any) -> None:
        found = judge(self.history, table, PEOPLE)
        total = self.run.verdict
        total.lost += found.lost
        total.doubled += found.doubled
        total.went_back += found.went_back
        if not found.good:
            print(f"table {self.id}: {found}", flush=True)
        self.run.games += 1
        self.run.sure += sum(deed.sure for deed in (*self.history.acts, *self.history.lines))


# -- faults


class Rig:
    """Servers behind a proxy, and what can be done to them."""

    def __init__(
        self,
        servers: list[Server],
        wires: list[Wire],
        clocks: list[Clock],
        run: Run,
        cluster: Cluster | None,
        disk: Path | None,
    ) -> None:
        self.servers, self.wires, self.clocks = servers, wires, clocks
        self.run, self.cluster, self.disk = run, cluster, disk
        self.dice = random.Random(run.dice.random())

    async def torture(self, until: float, kills: int) -> None:
        """One fault after the other."""
        faults = [self.kill] * 6 + [self.hang, self.jump_clock, self.cut_wire]
        if self.cluster is None:
            faults += [self.kill_writer] * 4 + [self.hang_writer]
        else:
            faults += [self.cut_connections] * 2 + [self.restart_database]
        if self.disk is not None:
            faults += [self.fill_disk, self.read_only_disk]
        while time.monotonic() < until and self.kills() < kills:
            await asyncio.sleep(self.dice.uniform(*LIFE))
            fault = self.dice.choice(faults)
            await fault(self.dice.choice(self.servers))
            self.run.faults[fault.__name__.replace("_", " ")] += 1

    def kills(self) -> int:
        return self.run.faults["kill"] + self.run.faults["kill writer"]

    async def kill(self, server: Server) -> None:
        server.kill()
        await asyncio.to_thread(server.start)

    async def hang(self, server: Server) -> None:
        assert server.process is not None
        await self.stop_and_go(server.process.pid)

    async def kill_writer(self, server: Server) -> None:
        for pid in self.writers(server):
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)

    async def hang_writer(self, server: Server) -> None:
        for pid in self.writers(server):
            await self.stop_and_go(pid)

    async def stop_and_go(self, pid: int) -> None:
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, signal.SIGSTOP)
        await asyncio.sleep(self.dice.uniform(*HANGS))
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, signal.SIGCONT)

    def writers(self, server: Server) -> list[int]:
        """The processes that hold the database open for writing beside the server: its writer."""
        assert server.process is not None
        own = server.process.pid
        found = []
        for child in Path(f"/proc/{own}/task/{own}/children").read_text().split():
            with contextlib.suppress(OSError):
                if any(str(fd.readlink()).endswith("tables.db") for fd in Path(f"/proc/{child}/fd").iterdir()):
                    found.append(int(child))
        return found

    async def cut_connections(self, server: Server) -> None:
        import psycopg

        def cut() -> None:
            with contextlib.suppress(psycopg.Error), psycopg.connect(server.database, autocommit=True) as admin:
                admin.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                    "WHERE datname = current_database() AND pid <> pg_backend_pid()"
                )

        await asyncio.to_thread(cut)

    async def restart_database(self, server: Server) -> None:
        assert self.cluster is not None
        await asyncio.to_thread(self.cluster.restart)

    async def jump_clock(self, server: Server) -> None:
        self.clocks[self.servers.index(server)].set(self.dice.uniform(-JUMP, JUMP))

    async def cut_wire(self, server: Server) -> None:
        wire = self.wires[self.servers.index(server)]
        wire.bad = True
        await asyncio.sleep(self.dice.uniform(*HANGS))
        wire.bad = False

    async def read_only_disk(self, server: Server) -> None:
        """The server finds it when it starts: the kernel lets no disk become so while files are being written."""
        assert self.disk is not None
        server.kill()
        self.run.faults["kill"] += 1
        done = False
        for _ in range(40):  # its writer needs a moment to notice
            if done := await asyncio.to_thread(remount, self.disk, True):
                break
            await asyncio.sleep(0.05)
        with contextlib.suppress(SystemExit):  # it may refuse to start
            await asyncio.to_thread(server.start)
        await asyncio.sleep(self.dice.uniform(*HANGS))
        if done:
            await asyncio.to_thread(remount, self.disk, False)
        else:
            self.run.faults["read only disk"] -= 1
        assert server.process is not None
        if server.process.poll() is not None:
            await asyncio.to_thread(server.start)

    async def fill_disk(self, server: Server) -> None:
        assert self.disk is not None
        filler = self.disk / "filler"
        with contextlib.suppress(OSError), filler.open("wb") as file:
            while True:
                file.write(bytes(1 << 16))
        await asyncio.sleep(self.dice.uniform(*HANGS))
        filler.unlink(missing_ok=True)


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
    run.over = True
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
        f"{v.went_back} | {run.dead} | {run.missing} |"
    )


HEAD = """# Torturing the server

`python benchmarks/torture.py`: players claim seats, answer, take back and talk while servers and databases fail; every
finished game's file is held against the history of what was acknowledged.

| Set-up | Minutes | Kills | Faults | Answers lost | Games to the end | Acknowledged | Lost | Doubled | Shown \
and gone | Dead seats | False "not found" |
|---|---|---|---|---|---|---|---|---|---|---|---|
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
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", action="store_true", help="add the result to benchmarks/results/torture.md")
    options = parser.parse_args()
    if options.database == "sqlite" and options.servers > 1:
        parser.error("several servers need PostgreSQL")
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
    row = report(run, options, options.database, time.monotonic() - began)
    print(dict(run.answers))
    print(row)
    if options.save:
        before, line, after = (RESULTS.read_text() if RESULTS.exists() else HEAD).rpartition("|\n")
        RESULTS.write_text(f"{before}{line}{row}\n{after}")
    return 0 if not run.broken_off and run.verdict.good and not run.dead and not run.missing else 1


if __name__ == "__main__":
    sys.exit(main())
