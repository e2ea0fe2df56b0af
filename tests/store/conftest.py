"""Stores to test on: SQLite in a file, and PostgreSQL."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from sottovoce.store.store import Store


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where an empty database is."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    make: Callable[[], str] = request.getfixturevalue("postgres")
    return make()


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    """An empty store."""
    opened = Store(url)
    yield opened
    opened.close()
