"""Running the server: one process, that stops when it is told to."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from types import FrameType
from typing import Any

import uvicorn

from sottovoce.server.app import create
from sottovoce.server.config import Config
from sottovoce.server.hub import Hub
from sottovoce.store.store import Store

_GRACE = 3  # seconds that requests under way have when the server stops


class _Server(uvicorn.Server):
    """Lets those go who only listen as soon as it is told to stop, and says when it is ready."""

    def __init__(self, config: uvicorn.Config, hub: Hub, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._hub = hub
        self._ready = ready
        self._loop: asyncio.AbstractEventLoop | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._loop = asyncio.get_running_loop()
        if not self.should_exit:
            self._ready()
            self._hub.robots.warm()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if self._loop is not None:
            self._loop.call_soon_threadsafe(self._hub.end_streams)
        super().handle_exit(sig, frame)


def bind(host: str, port: int) -> socket.socket:
    """The socket to listen on; OSError if it can't be had."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError:
        listener.close()
        raise
    return listener


def serve(config: Config, store: Store, listener: socket.socket, ready: Callable[[], None]) -> None:
    """Serve until somebody says stop."""
    app: Any = create(config, store)
    settings = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_max_size=4096,
        timeout_graceful_shutdown=_GRACE,
        proxy_headers=bool(config.proxies),
        forwarded_allow_ips=list(config.proxies),
        server_header=False,
        date_header=True,
    )
    _Server(settings, app.state["hub"], ready).run(sockets=[listener])
