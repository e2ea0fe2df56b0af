"""The front door: how much a connection may send, how long it may take, and how many of them one address may hold."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, deque
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

MOST_HEADERS = 100
MOST_HEAD = 96 * 1024  # bytes of address and headers: an address may hold a map
HEAD_SECONDS = 10.0  # for a request's headers, and for a new connection's first word
BODY_SECONDS = 30.0
MOST_AHEAD = 20  # requests that a connection may send before the first is answered: browsers send none
MOST_UNFINISHED = 400  # connections, wherever they come from, of which no whole head has come yet
FRAME_BURST = 8 * 1024  # bytes that a listener may send at once: nothing is expected of it but signs of life
FRAME_RATE = 256  # bytes a second in the long run
_NEIGHBOURS = 64  # bits of an IPv6 address that one household has in common
_PARTING = 1.0  # seconds for the last word
_TOO_MUCH, _NO_TEXT = 1008, 1007  # why a WebSocket is closed
_REFUSALS = {
    408: b"Request Timeout",
    431: b"Request Header Fields Too Large",
    429: b"Too Many Requests",
}


@lru_cache(maxsize=4096)
def place_of(host: str) -> str:
    """An address as it is counted: IPv6 by /64, of which one household has all."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ip_network((address, _NEIGHBOURS), strict=False))


class Door:
    """Counts the connections of every address, and all of them."""

    def __init__(self, most: int | None, proxies: tuple[str, ...] = (), in_all: int | None = None) -> None:
        self.refused = 0  # connections that were turned away, or closed for what they sent or did not
        self._most = most
        self._in_all = in_all  # for whom there are descriptors
        self._unfinished: dict[GuardedHttp, None] = {}  # the longest first
        self._free = {place_of(proxy) for proxy in proxies}  # these bring everybody's connections
        self._open: dict[Any, str] = {}
        self._counts: Counter[str] = Counter()

    def enter(self, transport: Any, host: str) -> bool:
        """Count a connection; False if its address has too many, or all together have."""
        place = place_of(host)
        if self._in_all is not None and len(self._open) >= self._in_all:
            return False
        if self._most is not None and place not in self._free and self._counts[place] >= self._most:
            return False
        self._open[transport] = place
        self._counts[place] += 1
        return True

    def leave(self, transport: Any) -> None:
        """A connection is over."""
        place = self._open.pop(transport, None)
        if place is None:
            return
        self._counts[place] -= 1
        if self._counts[place] == 0:
            del self._counts[place]

    def await_head(self, connection: GuardedHttp) -> None:
        """A connection owes a head; where too many do, whoever has kept us waiting longest is let go."""
        if self._most is None or self._open.get(connection.transport) in self._free:
            return
        self._unfinished.setdefault(connection)
        if len(self._unfinished) > MOST_UNFINISHED:
            next(iter(self._unfinished)).give_up()

    def await_no_more(self, connection: GuardedHttp) -> None:
        """Its head has come, or nobody waits for it any more."""
        self._unfinished.pop(connection, None)

    def __len__(self) -> int:
        """How many are open."""
        return len(self._open)


class GuardedHttp(HttpToolsProtocol):
    """HTTP with limits: who says too much, or too little in too long a time, is let go."""

    door: Door

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count it, and wait for the first word, but not for ever."""
        super().connection_made(transport)
        self._timer: asyncio.TimerHandle | None = None
        self._status = 400
        self._in_head, self._heard = True, 0
        self._unanswered: deque[RequestResponseCycle] = deque()
        if not self.door.enter(transport, self.client[0] if self.client else ""):
            self._refuse(429)
            return
        self._wait_for_head()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over."""
        self._wait(None)
        self.door.await_no_more(self)
        self.door.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take in what comes, as long as it is not too much of a head."""
        if self.transport.is_closing():
            return
        self._heard += len(data)
        super().data_received(data)
        if self._in_head and self._heard > MOST_HEAD and not self.transport.is_closing():
            self._refuse(431)

    def handle_websocket_upgrade(self) -> None:
        """From here on it is the other protocol's."""
        self._wait(None)
        super().handle_websocket_upgrade()

    def on_message_begin(self) -> None:
        """A request begins."""
        if len(self.pipeline) >= MOST_AHEAD:
            self._status = 429
            raise ValueError("too many requests ahead")  # the parser stops
        super().on_message_begin()
        self._in_head = True
        self._wait_for_head()

    def on_header(self, name: bytes, value: bytes) -> None:
        """One of its headers."""
        if len(self.headers) >= MOST_HEADERS:
            self._status = 431
            raise ValueError("too many headers")  # the parser stops
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """The head is there; now its body."""
        self._in_head, self._heard = False, 0
        self.door.await_no_more(self)
        self._wait(BODY_SECONDS)
        super().on_headers_complete()
        while self._unanswered and self._unanswered[0].response_complete:
            self._unanswered.popleft()
        if self.cycle is not None:
            self._unanswered.append(self.cycle)

    def on_message_complete(self) -> None:
        """All of it is there: how long the answer takes is our own affair."""
        self._wait(None)
        self._in_head, self._heard = True, 0
        super().on_message_complete()

    def send_400_response(self, msg: str) -> None:
        """What the parser did not like."""
        if self._status == 400:
            super().send_400_response(msg)
            self._answer_no_more()
        else:
            self._refuse(self._status)

    def give_up(self) -> None:
        """Wait no longer."""
        self._refuse(408)

    def _wait_for_head(self) -> None:
        self._wait(HEAD_SECONDS)
        self.door.await_head(self)

    def _wait(self, seconds: float | None) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if seconds is None else self.loop.call_later(seconds, self._refuse, 408)

    def _refuse(self, status: int) -> None:
        """Say so, and hang up; who does not listen is cut off."""
        self.door.refused += 1
        self._wait(None)
        self.door.await_no_more(self)
        if self.cycle is None or self.cycle.response_complete:
            head = b"HTTP/1.1 %d %s\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
            self.transport.write(head % (status, _REFUSALS[status]))
        self.transport.close()
        self._answer_no_more()
        self.loop.call_later(_PARTING, self.transport.abort)

    def _answer_no_more(self) -> None:
        """What is still being worked on is for nobody: to write it would be a fault."""
        for cycle in self._unanswered:
            cycle.disconnected = True
            cycle.message_event.set()


class GuardedSocket(WebSocketsSansIOProtocol):
    """A WebSocket whose other side may send hardly anything, pings included."""

    door: Door

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin to count."""
        super().connection_made(transport)
        self._left, self._last = float(FRAME_BURST), time.monotonic()
        self._expelled = False

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over."""
        self.door.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take in what comes, as long as it is not too much."""
        if self._expelled:
            return
        if self.handshake_complete and not self._meter(len(data)):
            self._expel(_TOO_MUCH)
            return
        super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        """Pass on what was said; who sends as text what is none is let go without a line in the log."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                self._expel(_NO_TEXT)
                return
        super().send_receive_event_to_app()

    def _meter(self, size: int) -> bool:
        now = time.monotonic()
        self._left = min(FRAME_BURST, self._left + (now - self._last) * FRAME_RATE) - size
        self._last = now
        return self._left >= 0

    def _expel(self, why: int) -> None:
        self._expelled = True
        self.door.refused += 1
        self.transport.pause_reading()
        if not self.close_sent:
            self.conn.send_close(why)
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.close()
        self.loop.call_later(_PARTING, self.transport.abort)


def guarded(door: Door) -> tuple[type[GuardedHttp], type[GuardedSocket]]:
    """The protocols of one server, which share its door."""
    return type("Http", (GuardedHttp,), {"door": door}), type("Socket", (GuardedSocket,), {"door": door})
