"""Running the server: one process, that stops when it is told to."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

import uvicorn

from sottovoce.server.api import games
from sottovoce.server.app import create
from sottovoce.server.config import Config
from sottovoce.server.descriptors import for_connections
from sottovoce.server.front import Door, guarded
from sottovoce.server.hub import Hub
from sottovoce.store.store import Store

LOG = logging.getLogger("sottovoce.server")
_IDLE = 65  # seconds that a connection is kept for the next request: people think before they answer
_GRACE = 3  # seconds that requests under way have when the server stops
_GARBAGE = (50_000, 10, 10)  # new objects between two looks for garbage, of which there is hardly any; then seldomer
_SWITCH = 0.0001  # seconds after which a thread lets another one in: what has been kept is to be told at once
_LONGEST_FRAME = 4096  # bytes of what a listener may say


class Serving(uvicorn.Server):
    """A server on a socket: says when it is ready, and lets those go who only listen as soon as it is to stop."""

    def __init__(self, config: Config, store: Store, listener: socket.socket, ready: Callable[[], None]) -> None:
        most, in_all = (config.connections_each, for_connections()) if config.limits else (None, None)
        self.door = Door(most, config.proxies, in_all)
        http, ws = guarded(self.door)
        app = create(config, store)
        settings = uvicorn.Config(
            app,
            log_config=None,
            access_log=False,
            http=http,
            ws=ws,
            ws_per_message_deflate=False,
            ws_max_size=_LONGEST_FRAME,
            timeout_keep_alive=_IDLE,
            timeout_graceful_shutdown=_GRACE,
            proxy_headers=bool(config.proxies),
            forwarded_allow_ips=list(config.proxies),
            server_header=False,
        )
        super().__init__(settings)
        self.hub: Hub = app.state["hub"]
        self.hub.metrics.watch_door(self.door)
        self.loop: asyncio.AbstractEventLoop | None = None
        self._listener = listener
        self._ready = ready

    def run(self, sockets: list[socket.socket] | None = None) -> None:
        """Serve until somebody says stop."""
        with self._listener:
            super().run([self._listener] if sockets is None else sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin, and say so."""
        await super().startup(sockets)
        self.loop = asyncio.get_running_loop()
        if not self.should_exit:
            self._ready()
            self.hub.bot_pool.warm()
            threading.Thread(target=games.warm, daemon=True).start()

    def stop(self) -> None:
        """Stop, from any thread."""
        self._dismiss()
        self.should_exit = True

    def _dismiss(self) -> None:
        if self.loop is not None:
            self.loop.call_soon_threadsafe(self.hub.end_streams)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Somebody has pressed Ctrl-C, or the system wants us to end."""
        self._dismiss()
        super().handle_exit(sig, frame)  # which forces the end when it is said a second time

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """A signal stops the server, and has then done all it should: the caller is not interrupted by it again."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {sig: signal.signal(sig, self.handle_exit) for sig in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for sig, handler in before.items():
                signal.signal(sig, handler)


def settle() -> None:
    """For a process that does nothing but serve: nobody is to wait for the garbage collector, or for another thread."""
    gc.freeze()  # what is there at the start stays: it need not be looked through again and again
    gc.set_threshold(*_GARBAGE)
    sys.setswitchinterval(_SWITCH)


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
