"""The faults of the torture rig: what is done to servers, writers, disks, databases, clocks and wires."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import time
from pathlib import Path

from cluster import Cluster
from torture_players import Run
from torture_rig import Clock, Wire, remount
from wire import Server

LIFE = (0.3, 1.5)  # seconds between two faults of one server
DEEDS = 4  # answers acknowledged between them
LONGEST_LIFE = 6.0  # seconds to wait for those
SHORT, LONG = (0.3, 2.0), (5.0, 9.0)  # seconds that something hangs: under and above what the store waits for
JUMP = 7200.0  # seconds
RESTARTING = 600.0  # seconds for which a server that ends at once is started again: systemd does it for ever
RESTART_PAUSE = 1.0


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
        self.restarting = asyncio.Lock()  # two servers share one database

    async def torture(self, until: float, kills: int) -> None:
        """One fault after the other at every server, side by side."""
        await asyncio.gather(*(self._torture(server, until, kills) for server in self.servers))

    async def _torture(self, server: Server, until: float, kills: int) -> None:
        faults = [self.kill] * 12 + [self.hang, self.jump_clock, self.cut_wire]
        if self.cluster is None:
            faults += [self.kill_writer] * 12 + [self.hang_writer]
        else:
            faults += [self.cut_connections] * 2 + [self.restart_database]
        if self.disk is not None:
            faults += [self.fill_disk, self.read_only_disk]
        while time.monotonic() < until and self.kills() < kills:
            await self.live()
            fault = self.dice.choice(faults)
            await fault(server)
            self.run.faults[fault.__name__.replace("_", " ")] += 1

    async def live(self) -> None:
        """Let the players play until something has been acknowledged: what stands still proves nothing."""
        done, began = self.run.done, time.monotonic()
        await asyncio.sleep(self.dice.uniform(*LIFE))
        while self.run.done < done + DEEDS and time.monotonic() < began + LONGEST_LIFE:
            await asyncio.sleep(0.05)

    def kills(self) -> int:
        return self.run.faults["kill"] + self.run.faults["kill writer"]

    async def kill(self, server: Server) -> None:
        server.kill()
        await self.start(server)

    async def start(self, server: Server) -> None:
        """Start a server, again and again like systemd if it ends at once: its database may be starting, too."""
        until = time.monotonic() + RESTARTING
        while True:
            try:
                await asyncio.to_thread(server.start)
                return
            except SystemExit:
                assert server.process is not None
                if server.process.poll() is None or time.monotonic() > until:
                    raise
                self.run.answers["starts in vain"] += 1
                await asyncio.sleep(RESTART_PAUSE)

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

    def moment(self) -> float:
        """Seconds that something hangs."""
        return self.dice.uniform(*(LONG if self.dice.random() < 0.25 else SHORT))

    async def stop_and_go(self, pid: int) -> None:
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, signal.SIGSTOP)
        await asyncio.sleep(self.moment())
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
        async with self.restarting:
            await asyncio.to_thread(self.cluster.restart)

    async def jump_clock(self, server: Server) -> None:
        self.clocks[self.servers.index(server)].set(self.dice.uniform(-JUMP, JUMP))

    async def cut_wire(self, server: Server) -> None:
        wire = self.wires[self.servers.index(server)]
        wire.bad = True
        await asyncio.sleep(self.moment())
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
        await asyncio.sleep(self.moment())
        if done:
            await asyncio.to_thread(remount, self.disk, False)
        else:
            self.run.faults["read only disk"] -= 1
        assert server.process is not None
        if server.process.poll() is not None:
            await self.start(server)

    async def fill_disk(self, server: Server) -> None:
        assert self.disk is not None
        filler = self.disk / "filler"
        with contextlib.suppress(OSError), filler.open("wb") as file:
            while True:
                file.write(bytes(1 << 16))
        await asyncio.sleep(self.moment())
        filler.unlink(missing_ok=True)
