"""How a server is to run."""

from __future__ import annotations

import os
from dataclasses import dataclass, field

from sottovoce.store.retention import Retention


@dataclass(frozen=True)
class Config:
    """All settings, with what is usual."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""
    bot_workers: int = field(default_factory=lambda: max(1, (os.cpu_count() or 2) - 1))
    bot_seconds: float = 5.0  # a bot's longest thought
    bot_pause: float = 0.4  # so long takes a bot's answer at least while somebody watches
    public_url: str = ""  # under which address people reach the server, if it is not the one they typed
    mail: str = ""  # smtp://USER:PASSWORD@HOST:PORT
    mail_from: str = ""
    message_hosts: tuple[str, ...] = ()  # to which messages may go although they are private
    origins: tuple[str, ...] = ()  # other sites whose pages may open streams
    proxies: tuple[str, ...] = ()  # whose word for the client's address is taken
    limits: bool = True
    most_live: int = 2000  # tables in memory
    idle: float = 600.0  # seconds after which a table that nobody uses leaves memory
    most_lines: int = 2000  # said at one table
    most_entries: int = 10_000  # in one table's log
    most_undos: int = 200  # by one seat in one game
    most_streams: int = 10_000
    streams_each: int = 60  # for one address
    connections_each: int = 200  # for one address, streams included
    metrics_key: str = ""  # opens the metrics; without one they are for this machine only
    order_delay: float = 20.0  # seconds after which a standing order answers: enough to take the last step back
    retention: Retention = field(default_factory=Retention)  # what goes by itself, and when
