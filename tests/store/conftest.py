"""Stores to test on: SQLite in a file, and PostgreSQL."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from sottovoce.store.store import Store


def _place(kind: str, request: pytest.FixtureRequest, folder: Path) -> str:
    if kind == "sqlite":
        return f"sqlite:///{folder / 'tables.db'}"
    make: Callable[[], str] = request.getfixturevalue("postgres")
    return make()


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where an empty database is."""
    return _place(request.param, request, tmp_path)


@pytest.fixture(params=[("sqlite", False), ("sqlite", True), ("postgresql", False)], ids=str)
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    """An empty store; SQLite written by a thread, or by a process apart."""
    kind, apart = request.param
    opened = Store(_place(kind, request, tmp_path), apart=apart)
    yield opened
    opened.close()
