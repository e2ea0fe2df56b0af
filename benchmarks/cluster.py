"""A PostgreSQL server of one's own on loopback, for tests and measurements: made for the moment, gone afterwards."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from pathlib import Path
from types import TracebackType

_OWNER = "postgres"  # PostgreSQL does not run as root
_USER = "tester"


def programs() -> Path | None:
    """Where PostgreSQL's programs are, None if they are not installed."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb")) or [Path(shutil.which("initdb") or "/none")]
    return found[-1].parent if found[-1].exists() else None


class Cluster:
    """A running server; `with` starts and ends it."""

    def __init__(self, folder: Path) -> None:
        self._programs = folder
        self._databases = 0

    def __enter__(self) -> Cluster:
        """Make and start it."""
        self._folder = Path(tempfile.mkdtemp(prefix="sottovoce-postgres-"))
        if os.geteuid() == 0:
            shutil.chown(self._folder, _OWNER)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self._port = free.getsockname()[1]
        self._run("initdb", "-A", "trust", "-U", _USER, "--no-sync", "-E", "UTF8")
        settings = f"-p {self._port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={self._folder}"
        self._start = ("-o", f"{settings} -c shared_buffers=16MB", "-l", f"{self._folder}/log", "-w", "start")
        self._run("pg_ctl", *self._start)
        return self

    def restart(self) -> None:
        """End it without warning, as a power cut would, and start it again."""
        self._run("pg_ctl", "-m", "immediate", "-w", "stop")
        self._run("pg_ctl", *self._start)

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        """End it and leave nothing."""
        self._run("pg_ctl", "-m", "immediate", "-w", "stop")
        shutil.rmtree(self._folder)

    def database(self) -> str:
        """The URL of a new, empty database."""
        import psycopg

        self._databases += 1
        place, name = f"postgresql://{_USER}@127.0.0.1:{self._port}", f"tables{self._databases}"
        with psycopg.connect(f"{place}/postgres", autocommit=True) as admin:
            admin.execute(f"CREATE DATABASE {name}".encode())
        return f"{place}/{name}"

    def _run(self, program: str, *options: str) -> None:
        as_owner = ["runuser", "-u", _OWNER, "--"] if os.geteuid() == 0 else []
        command = [*as_owner, str(self._programs / program), "-D", str(self._folder / "data"), *options]
        subprocess.run(command, check=True, capture_output=True, cwd="/")
