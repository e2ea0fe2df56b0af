"""The server is killed while people play: a small run of `benchmarks/crash.py`."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

BENCHMARKS = Path(__file__).parents[2] / "benchmarks"


def test_nothing_acknowledged_is_lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(BENCHMARKS))
    import crash
    import wire

    server = wire.Server(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "server.log")
    try:
        outcome = asyncio.run(crash.run(server, tables=4, restarts=3))
    finally:
        server.stop()
        for name in ("crash", "wire"):
            sys.modules.pop(name, None)
    assert outcome.restarts == 3
    assert outcome.finished >= 4
    assert outcome.acknowledged > 50
