"""One server at a time on an SQLite file: a second one would show tables as they once were. Several need PostgreSQL."""

from __future__ import annotations

import os
import sys
import time

from sqlalchemy.engine import URL

from sottovoce.core.words import Typed
from sottovoce.store.database import StoreError

if sys.platform != "win32":
    import fcntl

PATIENCE = 10.0  # seconds: a server that is being replaced may still be ending
_AGAIN = 0.1
_PRIVATE = 0o600
_NAME = "{}-server"


def claim(place: URL, patience: float = PATIENCE) -> int | None:
    """The handle of a file that says, as long as it is open, that a server uses the database.

    StoreError if another server does. None where such a file can't be made or locked: whoever keeps a database there
    has to see to it.
    """
    assert place.database is not None
    try:
        handle = os.open(_NAME.format(place.database), os.O_RDWR | os.O_CREAT, _PRIVATE)
    except OSError:
        return None
    until = time.monotonic() + patience
    while not _locked(handle):
        if time.monotonic() > until:
            os.close(handle)
            raise StoreError("database-served", url=Typed(place.render_as_string()))
        time.sleep(_AGAIN)
    return handle


def _locked(handle: int) -> bool:
    """True if we have it now; the system takes it back when the process ends, however it ends."""
    if sys.platform == "win32":
        return True
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:  # a file system without locks
        return True
    return True
