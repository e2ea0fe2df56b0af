"""A PostgreSQL server that is started for the tests."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

_OWNER = "postgres"  # PostgreSQL does not run as root


def _programs() -> Path | None:
    """Where PostgreSQL's programs are."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb")) or [Path(shutil.which("initdb") or "/none")]
    return found[-1].parent if found[-1].exists() else None


def _run(*command: str) -> None:
    as_owner = ["runuser", "-u", _OWNER, "--"] if os.geteuid() == 0 else []
    subprocess.run([*as_owner, *command], check=True, capture_output=True, cwd="/")


@pytest.fixture(scope="session")
def postgres() -> Iterator[Callable[[], str]]:
    """A PostgreSQL server of our own on loopback; each call makes a new, empty database and gives its URL."""
    programs = _programs()
    if programs is None:
        pytest.skip("PostgreSQL's programs (initdb, pg_ctl) are not installed on this machine")
    psycopg = pytest.importorskip("psycopg", reason="psycopg is not installed: it comes with the extra 'postgres'")
    folder = Path(tempfile.mkdtemp(prefix="sottovoce-postgres-"))  # not pytest's, which only its owner may enter
    if os.geteuid() == 0:
        shutil.chown(folder, _OWNER)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    data = folder / "data"
    _run(str(programs / "initdb"), "-D", str(data), "-A", "trust", "-U", "tester", "--no-sync", "-E", "UTF8")
    settings = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={folder} -c shared_buffers=16MB"
    _run(str(programs / "pg_ctl"), "-D", str(data), "-o", settings, "-l", str(folder / "log"), "-w", "start")
    count = 0

    def make() -> str:
        nonlocal count
        count += 1
        admin = psycopg.connect(f"postgresql://tester@127.0.0.1:{port}/postgres", autocommit=True)
        admin.execute(f"CREATE DATABASE tables{count}")
        admin.close()
        return f"postgresql://tester@127.0.0.1:{port}/tables{count}"

    yield make
    _run(str(programs / "pg_ctl"), "-D", str(data), "-m", "immediate", "-w", "stop")
    shutil.rmtree(folder)
