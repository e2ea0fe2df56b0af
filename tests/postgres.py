"""A PostgreSQL server that is started for the tests."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).parents[1] / "benchmarks"))  # which need such a server too


@pytest.fixture(scope="session")
def postgres() -> Iterator[Callable[[], str]]:
    """A PostgreSQL server of our own on loopback; each call makes a new, empty database and gives its URL."""
    from cluster import Cluster, programs

    found = programs()
    if found is None:
        pytest.skip("PostgreSQL's programs (initdb, pg_ctl) are not installed on this machine")
    pytest.importorskip("psycopg", reason="psycopg is not installed: it comes with the extra 'postgres'")
    with Cluster(found) as cluster:
        yield cluster.database
