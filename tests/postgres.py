"""A PostgreSQL server that is started for the tests."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).parents[1] / "benchmarks"))  # which need such a server too


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[], str]]:
    """A PostgreSQL server of our own on loopback; each call makes a new, empty database and gives its URL.

    The key to what is sealed there lies in a folder of its own, as all servers in the tests share it.
    """
    from cluster import Cluster, programs

    found = programs()
    if found is None:
        pytest.skip("PostgreSQL's programs (initdb, pg_ctl) are not installed on this machine")
    pytest.importorskip("psycopg", reason="psycopg is not installed: it comes with the extra 'postgres'")
    with Cluster(found) as cluster, pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_DATA_HOME", str(tmp_path_factory.mktemp("data")))
        yield cluster.database
