"""A server process and lean HTTP connections to it, for measuring: no library between the clock and the socket."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import socket
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

HOST = "127.0.0.1"
START_WITHIN = 240.0  # seconds: a busy machine takes its time
PAUSE = 0.02


class Refused(Exception):
    """The server answered, but not with what was asked for."""

    def __init__(self, status: int, body: bytes) -> None:
        super().__init__(f"{status} {body[:300]!r}")
        self.status = status


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


@dataclass
class Server:
    """The program as people start it, on a database of its own; it can be killed and started again."""

    database: str
    log: Path
    port: int = field(default_factory=free_port)
    process: subprocess.Popen[bytes] | None = None
    env: dict[str, str] = field(default_factory=dict)  # beside what is there anyway

    def start(self) -> float:
        """Start it and wait until it answers; the seconds that took."""
        began = time.monotonic()
        command = [sys.executable, "-m", "sottovoce", "serve", "--host", HOST, "--port", str(self.port), "--no-open"]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*command, "--database", self.database, "--no-limits"],
                stdout=log,
                stderr=log,
                env={**os.environ, **self.env},
                start_new_session=True,  # Linux shares its processors out among sessions: this one is not the clients'
            )
        while time.monotonic() < began + START_WITHIN:
            if self.process.poll() is not None:
                raise SystemExit(f"the server ended at once; see {self.log}")
            try:
                socket.create_connection((HOST, self.port), timeout=1).close()
                return time.monotonic() - began
            except OSError:
                time.sleep(PAUSE)
        if self.env:
            self.process.send_signal(signal.SIGUSR1)
            time.sleep(1)
        raise SystemExit(f"the server does not answer; see {self.log}")

    def kill(self) -> None:
        """End it as a power cut would."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        """Ask it to end, and wait."""
        assert self.process is not None
        self.process.terminate()
        self.process.wait(timeout=START_WITHIN)

    def memory(self) -> int:
        """The bytes that the server process itself holds."""
        assert self.process is not None
        pages = Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")

    def processor(self) -> float:
        """The seconds of processor time that the server process itself has used."""
        assert self.process is not None
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Connection:
    """One HTTP connection, kept open; it opens itself again when it was lost."""

    def __init__(self, port: int) -> None:
        self.port = port
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None

    async def get(self, path: str, key: str = "") -> Any:
        """What a GET answers, decoded; asked again if the connection had been closed for being idle."""
        idle = self._reader is not None
        try:
            return await self._ask("GET", path, b"", key)
        except ConnectionError:
            if not idle:
                raise
            return await self._ask("GET", path, b"", key)

    async def post(self, path: str, body: object, key: str = "") -> Any:
        """What a POST answers, decoded."""
        return await self._ask("POST", path, msgspec.json.encode(body), key)

    async def close(self) -> None:
        """Let go of the socket."""
        writer, self._reader, self._writer = self._writer, None, None
        if writer is not None:
            writer.close()
            with contextlib.suppress(OSError):
                await writer.wait_closed()

    async def _ask(self, method: str, path: str, body: bytes, key: str) -> Any:
        try:
            status, answer = await self._exchange(method, path, body, key)
        except (OSError, asyncio.IncompleteReadError, ValueError) as problem:
            await self.close()
            raise ConnectionError(str(problem)) from None
        if status >= 300:
            raise Refused(status, answer)
        if not answer.startswith((b"{", b"[")):
            return answer.decode()
        return msgspec.json.decode(answer)

    async def _exchange(self, method: str, path: str, body: bytes, key: str) -> tuple[int, bytes]:
        if self._reader is None or self._writer is None:
            self._reader, self._writer = await asyncio.open_connection(HOST, self.port, limit=1 << 22)
        bearer = f"Authorization: Bearer {key}\r\n" if key else ""
        head = f"{method} {path} HTTP/1.1\r\nHost: {HOST}:{self.port}\r\n{bearer}"
        head += f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
        self._writer.write(head.encode() + body)
        status_line, *lines = (await self._reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        headers = dict(line.lower().split(": ", 1) for line in lines if ": " in line)
        answer = await self._reader.readexactly(int(headers["content-length"]))
        return int(status_line.split()[1]), answer


@dataclass
class Player:
    """A table for two, both seats played by this script at random: what was answered, and what was acknowledged."""

    id: str
    keys: list[str]
    connection: Connection
    dice: random.Random
    acknowledged: list[tuple[int, str]] = field(default_factory=list)
    pending: tuple[int, str] | None = None
    over: bool = False

    async def update(self, seat: int) -> Any:
        """The table as a seat sees it."""
        return await self.connection.get(f"/api/tables/{self.id}", self.keys[seat])

    async def choose(self) -> tuple[int, int, str] | None:
        """Who acts next, on which question, and with what; None once the game is over."""
        seen = await self.update(0)
        if seen["state"] == "over":
            self.over = True
            return None
        seat = seen["to_act"][0]
        if seat:
            seen = await self.update(seat)
        return seat, seen["ask"], self.dice.choice(seen["choices"])["action"]

    async def act(self, seat: int, ask: int, action: str) -> None:
        """Answer a question, and remember that it was acknowledged."""
        self.pending = (seat, action)
        await self.connection.post(f"/api/tables/{self.id}/act", {"ask": ask, "action": action}, self.keys[seat])
        self.acknowledged.append(self.pending)
        self.pending = None


async def new_table(port: int, seed: int) -> Player:
    """A private table of King of Siam for two."""
    connection = Connection(port)
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Bruno"}]
    made = await connection.post("/api/tables", {"game": "siam", "players": 2, "seats": seats})
    return Player(made["id"], [seat["key"] for seat in made["seats"]], connection, random.Random(seed))
