"""The server is killed while people play: a small run of `benchmarks/crash.py`."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_nothing_acknowledged_is_lost(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    import crash
    import wire

    database = f"sqlite:///{tmp_path / 'tables.db'}"
    if kind == "postgresql":
        make: Callable[[], str] = request.getfixturevalue("postgres")
        database = make()
    server = wire.Server(database, tmp_path / "server.log")
    try:
        outcome = asyncio.run(crash.run(server, tables=4, restarts=3))
    finally:
        server.stop()
    assert outcome.restarts == 3
    assert outcome.finished >= 4
    assert outcome.acknowledged > 50
