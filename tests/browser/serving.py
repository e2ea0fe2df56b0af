"""A server of one's own, for tests, pictures and measurements of the pages."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def serving(folder: str | Path, *options: str) -> Iterator[str]:
    """The address of a server that lasts as long as this and keeps its database in the folder."""
    command = [sys.executable, "-m", "sottovoce", "serve", "--no-open", "--no-limits", "--port", "0"]
    command += ["--database", f"sqlite:///{folder}/tables.db", *options]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            found = re.search(r"http://\S+:\d+", server.stdout.readline())
            assert found, "the server did not say where it is"
            yield found[0]
        finally:
            server.terminate()
            server.communicate(timeout=20)
