"""Around the servers of the torture rig: a proxy, wires and networks that lose things, a small disk, clocks."""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import os
import random
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

from wire import HOST, free_port

PROXIES = {"haproxy": "HAProxy", "caddy": "Caddy", "none": "no proxy"}
_SMALL_DISK = "24m"
_LOST = 0.4  # of the connections while a wire is bad
_HOLE = (0.5, 4.0)  # seconds for which nothing comes through
_NEW_NETWORK = 0x40000000  # Linux's CLONE_NEWNET

# Python runs this before a program: the server's own idea of the time comes from a file; USR1 asks what it is doing.
_CLOCK = """
import faulthandler, os, signal, time

faulthandler.register(signal.SIGUSR1)
_real, _real_ns, _place = time.time, time.time_ns, os.environ["TORTURE_CLOCK"]

def _shift():
    try:
        with open(_place) as file:
            return float(file.read() or 0)
    except (OSError, ValueError):
        return 0.0

time.time = lambda: _real() + _shift()
time.time_ns = lambda: _real_ns() + int(_shift() * 1e9)
"""


class Clock:
    """A server's clock, which can be set."""

    def __init__(self, folder: Path) -> None:
        self._place = folder / "clock"
        folder.mkdir()
        (folder / "sitecustomize.py").write_text(_CLOCK)
        self._folder = folder

    def env(self) -> dict[str, str]:
        """What a server is started with."""
        path = os.pathsep.join(filter(None, [str(self._folder), os.environ.get("PYTHONPATH", "")]))
        return {"TORTURE_CLOCK": str(self._place), "PYTHONPATH": path}

    def set(self, seconds: float) -> None:
        """This many seconds before or after the right time from now on."""
        self._place.write_text(str(seconds))


class Wire:
    """The way between the proxy and a server: a relay that can lose requests, answers and everything for a while."""

    def __init__(self, port: int, dice: random.Random) -> None:
        self.port = free_port()
        self.lost = 0
        self.bad = False
        self._to, self._dice = port, dice
        self._relay: asyncio.Server | None = None

    async def open(self) -> None:
        """Begin to relay."""
        self._relay = await asyncio.start_server(self._carry, HOST, self.port)

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            far_reader, far_writer = await asyncio.open_connection(HOST, self._to)
        except OSError:
            writer.close()
            return
        ways = [self._copy(reader, far_writer, False), self._copy(far_reader, writer, True)]
        with contextlib.suppress(OSError):
            await asyncio.gather(*ways)
        for one in (writer, far_writer):
            with contextlib.suppress(OSError):
                one.close()

    async def _copy(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, back: bool) -> None:
        while data := await reader.read(1 << 16):
            if self.bad and self._dice.random() < _LOST:
                self.lost += 1
                if back and self._dice.random() < 0.5:  # what was done is not told
                    writer.transport.abort()
                    break
                await asyncio.sleep(self._dice.uniform(*_HOLE))
            writer.write(data)
            await writer.drain()
        with contextlib.suppress(OSError):
            writer.close()


@contextlib.contextmanager
def proxy(kind: str, ports: list[int], folder: Path) -> Iterator[int]:
    """A proxy of that kind before servers; its port."""
    if kind == "none":
        yield ports[0]
        return
    program, port = shutil.which(kind), free_port()
    if program is None:
        raise SystemExit(f"{PROXIES[kind]} is not installed on this machine")
    place = folder / f"{kind}.cfg"
    place.write_text(_haproxy(port, ports) if kind == "haproxy" else _caddy(port, ports))
    settings = (
        ["-q", "-f", str(place)] if kind == "haproxy" else ["run", "--adapter", "caddyfile", "--config", str(place)]
    )
    env = {**os.environ, "HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    process = subprocess.Popen([program, *settings], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=env)
    try:
        yield port
    finally:
        process.terminate()
        process.wait()


def _haproxy(port: int, servers: list[int]) -> str:
    lines = ["defaults", " mode http", " timeout connect 2s", " timeout client 40s", " timeout server 40s"]
    lines += [" timeout check 10s"]  # else as short as the time between checks: a busy machine would count as dead
    lines += [" retries 1", " option redispatch", "frontend in", f" bind {HOST}:{port}", " default_backend all"]
    lines += ["backend all", " balance roundrobin", " option httpchk GET /api/health"]
    lines += [f" server s{n} {HOST}:{server} check inter 300ms fall 1 rise 1" for n, server in enumerate(servers)]
    return "\n".join(lines) + "\n"


def _caddy(port: int, servers: list[int]) -> str:
    to = " ".join(f"{HOST}:{server}" for server in servers)
    health = "health_uri /api/health\n  health_interval 300ms\n  health_timeout 10s\n  fail_duration 1s"
    balance = "lb_policy round_robin\n  lb_try_duration 2s"
    return (
        "{\n admin off\n auto_https off\n}\n"
        f"http://{HOST}:{port} {{\n bind {HOST}\n reverse_proxy {to} {{\n  {balance}\n  {health}\n }}\n}}\n"
    )


@contextlib.contextmanager
def small_disk(folder: Path) -> Iterator[Path | None]:
    """A file system that can be filled up and made read-only; None where none can be mounted."""
    place = folder / "disk"
    place.mkdir()
    try:
        mounted = _mount("-t", "tmpfs", "-o", f"size={_SMALL_DISK}", "tmpfs", str(place))
    except OSError:
        mounted = False
    try:
        yield place if mounted else None
    finally:
        if mounted:
            subprocess.run(["umount", "-l", str(place)], check=False)


def remount(place: Path, read_only: bool) -> bool:
    """Make a disk read-only, or let it be written again; False if it is too busy for that."""
    return _mount("-o", f"remount,{'ro' if read_only else 'rw'}", str(place))


def _mount(*words: str) -> bool:
    return subprocess.run(["mount", *words], capture_output=True, check=False).returncode == 0


def lossy_network(percent: int) -> None:
    """Move, with all that is started from now on, into a network of one's own that drops this many of 100 packets.

    Nobody else on the machine feels it. Needs Linux, root and the programs ip and nft.
    """
    if ctypes.CDLL(None, use_errno=True).unshare(_NEW_NETWORK):
        raise SystemExit(f"no network of its own: {os.strerror(ctypes.get_errno())}")
    rules = f"""
        table ip lossy {{
            chain arriving {{
                type filter hook input priority 0;
                meta l4proto tcp numgen random mod 100 < {percent} counter drop
            }}
        }}"""
    subprocess.run(["ip", "link", "set", "lo", "up"], check=True)
    subprocess.run(["nft", "-f", "-"], input=rules.encode(), check=True)


def packets_dropped() -> int:
    """How many that were so far."""
    told = subprocess.run(["nft", "list", "ruleset"], capture_output=True, check=True).stdout.decode().split()
    return int(told[told.index("packets") + 1])
