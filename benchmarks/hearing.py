"""A seat's or a spectator's WebSocket, for measuring: the moment a frame arrives is taken before anything is read."""

from __future__ import annotations

import asyncio
import base64
import os
import time

import msgspec
from wire import HOST, Refused

PATIENCE = 20.0  # seconds until an update counts as lost
_TEXT, _CLOSE, _PING, _PONG = 1, 8, 9, 10
_FINAL, _MASKED = 0x80, 0x80
_TWO_BYTES, _EIGHT_BYTES = 126, 127  # instead of a length: it follows, in this many bytes
_NO_MASK = bytes(4)  # a client must name one; this one changes nothing


class Choice(msgspec.Struct):
    """A possible answer."""

    action: str


class Seen(msgspec.Struct):
    """What the script reads of an update."""

    entry: int = -1
    to_act: list[int] = []
    ask: int | None = None
    choices: list[Choice] = []


_DECODER = msgspec.json.Decoder(Seen)


class Listener(asyncio.Protocol):
    """Hears of each entry, and remembers when."""

    def __init__(self, port: int, table: str, key: str = "") -> None:
        self.seen = Seen()
        self.heard_at = 0.0
        self._port = port
        self._path = f"/api/tables/{table}/live?after=0"
        self._protocols = "sottovoce" + (f", key.{key}" if key else "")
        self._news = asyncio.Event()
        self._transport: asyncio.Transport | None = None
        self._received = bytearray()
        self._greeted: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def open(self) -> None:
        """Connect, and listen from now on."""
        loop = asyncio.get_running_loop()
        self._transport, _ = await loop.create_connection(lambda: self, HOST, self._port)
        place, nonce = f"{HOST}:{self._port}", base64.b64encode(os.urandom(16)).decode()
        self._transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: {place}\r\nOrigin: http://{place}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {nonce}\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Protocol: {self._protocols}\r\n\r\n".encode()
        )
        await self._greeted

    async def hear(self, entry: int) -> float | None:
        """When this entry was heard of; None if it never was."""
        try:
            async with asyncio.timeout(PATIENCE):
                while self.seen.entry < entry:
                    self._news.clear()
                    await self._news.wait()
        except TimeoutError:
            return None
        return self.heard_at

    def close(self) -> None:
        """Hang up."""
        if self._transport is not None:
            self._say(_CLOSE)
            self._transport.close()

    def data_received(self, data: bytes) -> None:
        """Something has come: the greeting, or frames, perhaps not whole yet."""
        now = time.perf_counter()
        self._received += data
        if not self._greeted.done() and not self._greet():
            return
        while (frame := self._frame()) is not None:
            kind, body = frame
            if kind == _PING:
                self._say(_PONG, body)
            elif kind == _TEXT:
                seen = _DECODER.decode(body)
                if seen.entry > self.seen.entry:
                    self.seen, self.heard_at = seen, now
                    self._news.set()

    def connection_lost(self, problem: Exception | None) -> None:
        """The other side has hung up."""
        if not self._greeted.done():
            self._greeted.set_exception(problem or ConnectionError("no greeting"))

    def _greet(self) -> bool:
        """Take the answer to the handshake, once it is whole."""
        head, found, rest = bytes(self._received).partition(b"\r\n\r\n")
        if not found:
            return False
        status = int(head.split()[1])
        if status != 101:
            self._greeted.set_exception(Refused(status, rest))
        else:
            self._greeted.set_result(None)
        self._received = bytearray(rest)
        return True

    def _frame(self) -> tuple[int, bytes] | None:
        """The next frame, None if it is not whole yet; servers do not mask, and ours does not split."""
        received, start = self._received, 2
        if len(received) < start:
            return None
        length = received[1]
        more = {_TWO_BYTES: 2, _EIGHT_BYTES: 8}.get(length, 0)
        if more:
            length = int.from_bytes(received[start : start + more], "big")
            start += more
        if len(received) < start + length:
            return None
        kind, body = received[0] & 0x0F, bytes(received[start : start + length])
        del received[: start + length]
        return kind, body

    def _say(self, kind: int, body: bytes = b"") -> None:
        """Send a small frame."""
        if self._transport is not None:
            self._transport.write(bytes([_FINAL | kind, _MASKED | len(body)]) + _NO_MASK + body)
