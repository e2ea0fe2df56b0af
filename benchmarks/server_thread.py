"""A server in a thread of this process, for measurements that look inside it."""

from __future__ import annotations

import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from sottovoce.server.config import Config
from sottovoce.server.run import Serving, bind
from sottovoce.store.store import Store


@contextmanager
def serving(**settings: Any) -> Iterator[int]:
    """The port of a server with one process for bots and no limits, which lasts as long as this."""
    with tempfile.TemporaryDirectory() as folder:
        config = Config(database=f"sqlite:///{folder}/tables.db", bot_workers=1, limits=False, **settings)
        listener, ready = bind("127.0.0.1", 0), threading.Event()
        server = Serving(config, Store(config.database), listener, ready.set)
        thread = threading.Thread(target=server.run)
        thread.start()
        ready.wait()
        try:
            yield listener.getsockname()[1]
        finally:
            server.stop()
            thread.join()
