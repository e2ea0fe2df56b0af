"""Streams of updates: WebSocket for browsers, server-sent events for scripts."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from typing import Annotated, Any
from urllib.parse import urlsplit

import msgspec
from litestar import Router, WebSocket, get, websocket
from litestar.params import QueryParameter
from litestar.response import Stream

from sottovoce.core.errors import Error
from sottovoce.server.admission import still_admitted, table_and_seat
from sottovoce.server.audience import Subscriber
from sottovoce.server.errors import Refused, status_of
from sottovoce.server.live import Live
from sottovoce.server.quiet_steps import is_quiet, until_slot
from sottovoce.server.request import (
    PROBLEMS,
    Asked,
    Asking,
    Lang,
    TableId,
    address,
    hub_of,
    key_of,
    language,
    limits_of,
    protocol_of,
)
from sottovoce.server.updates import Feed

After = Annotated[int | None, QueryParameter(description="The last change that was seen.")]
_ENCODER = msgspec.json.Encoder()
_AWAY, _BACK = "away", "back"
_CHECK = 5.0  # seconds after which an account is asked for again before anything is told: it may be signed out
_QUIET = 20.0  # seconds of silence, after which a script is told that the stream still lives
_GOING_AWAY = 1001
_RESTART = 1012
_LONGEST_REASON = 120  # bytes
_REFUSED = 4000  # and the status, where a WebSocket can't be


def _after(asking: Asking) -> int | None:
    text = asking.query_params.get("after", "")
    return int(text) if text.isascii() and text.isdigit() and len(text) <= 15 else None


async def _news(asking: Asking, subscriber: Subscriber, feed: Feed, live: Live) -> AsyncIterator[bytes]:
    """What a subscriber is to be told, until it is over; whoever is slow gets several changes as one."""
    checked = time.monotonic()
    while True:
        await subscriber.bell.wait()
        subscriber.bell.clear()
        if time.monotonic() - checked > _CHECK:
            checked = time.monotonic()
            if not await still_admitted(asking, live, subscriber.seat):
                subscriber.unseated = True
                return
        if subscriber.gone:  # what came last may not be theirs any more
            return
        rendered = feed.rendered
        if rendered is not None and (not subscriber.told or subscriber.seen != rendered.seq):
            text = feed.encoded(subscriber.seen)
            subscriber.told, subscriber.seen, subscriber.presence = True, rendered.seq, False
            yield text
        elif subscriber.presence:
            subscriber.presence = False
            yield _ENCODER.encode(live.audience.presence())


def _check_origin(asking: Asking) -> None:
    """A page of another site may not listen with its visitor's help."""
    origin = asking.headers.get("origin")
    if origin is None:
        return
    if urlsplit(origin).netloc == asking.headers.get("host") or origin in hub_of(asking).config.origins:
        return
    raise Refused("origin", 403)


async def _leave(live: Live, subscriber: Subscriber, asking: Asking) -> None:
    """A listener has gone; remember how far they were told."""
    live.audience.leave(subscriber)
    limits_of(asking).close_stream(address(asking))
    seat, stays = subscriber.seat, not (subscriber.unseated or live.closed or hub_of(asking).stopping)
    if seat is not None and live.table is not None and stays:
        live.seen(seat)


@websocket("/tables/{table:str}/live")
async def live_socket(socket: WebSocket[Any, Any, Any], table: TableId) -> None:
    """Updates as they come; the other side may say "away" and "back"."""
    try:
        _check_origin(socket)
    except Refused:
        await socket.close(_REFUSED + 403)  # before it is accepted: the handshake fails
        return
    try:
        limits_of(socket).open_stream(address(socket))
    except Refused as problem:
        await _turn_away(socket, problem)
        return
    subscriber: Subscriber | None = None
    try:
        began = time.monotonic()
        live, seat = await table_and_seat(socket, table)
        subscriber = Subscriber(seat, language(socket), _after(socket), key_of(socket))
        feed = await live.audience.join(subscriber)
        if is_quiet(socket.scope):
            await until_slot(began)
        await socket.accept(subprotocols=protocol_of(socket))
        await _serve(socket, subscriber, feed, live)
    except Error as problem:
        await _turn_away(socket, problem)
    finally:
        if subscriber is None:
            limits_of(socket).close_stream(address(socket))
        else:
            await _leave(live, subscriber, socket)


async def _turn_away(socket: WebSocket[Any, Any, Any], problem: Error) -> None:
    """Say why not: a browser learns that only from a socket that was open."""
    await socket.accept(subprotocols=protocol_of(socket))
    await _say_why(socket, problem)


async def _say_why(socket: WebSocket[Any, Any, Any], problem: Error) -> None:
    """Close a socket with the sentence as its reason."""
    reason = problem.say(language(socket)).encode()[:_LONGEST_REASON].decode(errors="ignore")
    await socket.close(_REFUSED + status_of(problem), reason)


async def _serve(socket: WebSocket[Any, Any, Any], subscriber: Subscriber, feed: Feed, live: Live) -> None:
    """Send until one side has enough."""
    watch = asyncio.create_task(_until_closed(socket, subscriber, live))
    try:
        async for text in _news(socket, subscriber, feed, live):
            await socket.send_data(text.decode(), mode="text")
        if not watch.done() and subscriber.unseated:
            await _say_why(socket, Refused("key-unknown", 401))
        elif not watch.done():
            await socket.close(_RESTART if hub_of(socket).stopping else _GOING_AWAY)
    except Exception:  # the other side has gone: there is nobody to tell
        if not watch.done() and socket.connection_state == "connect":
            raise
    finally:
        watch.cancel()
        await asyncio.gather(watch, return_exceptions=True)


async def _until_closed(socket: WebSocket[Any, Any, Any], subscriber: Subscriber, live: Live) -> None:
    """Wait until the other side closes; meanwhile it may say whether anybody looks, and nothing else."""
    while (heard := await socket.receive())["type"] != "websocket.disconnect":
        if heard.get("text") in (_AWAY, _BACK):
            live.audience.turn_away(subscriber, heard.get("text") == _AWAY)
    subscriber.gone = True
    subscriber.bell.set()


@get(
    "/tables/{table:str}/events",
    summary="Updates as they come",
    responses=PROBLEMS,
    media_type="text/event-stream",
)
async def events(request: Asked, table: TableId, after: After = None, lang: Lang = None) -> Stream:
    """The same stream for scripts."""
    _check_origin(request)
    live, seat = await table_and_seat(request, table)
    limits_of(request).open_stream(address(request))
    subscriber = Subscriber(seat, language(request), _after(request), key_of(request))
    try:
        feed = await live.audience.join(subscriber)
    except Error:
        limits_of(request).close_stream(address(request))
        raise
    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    return Stream(_event_lines(request, subscriber, feed, live), media_type="text/event-stream", headers=headers)


async def _event_lines(request: Asked, subscriber: Subscriber, feed: Feed, live: Live) -> AsyncIterator[bytes]:
    """Every message as one event, and a sign of life in between."""
    news = _news(request, subscriber, feed, live)
    coming: asyncio.Task[bytes] | None = None
    try:
        while True:
            coming = coming or asyncio.ensure_future(anext(news))
            done, _ = await asyncio.wait({coming}, timeout=_QUIET)
            if not done:
                yield b": still here\n\n"
                continue
            text = coming.result()
            coming = None
            yield b"data: " + text + b"\n\n"
    except StopAsyncIteration:
        pass
    finally:
        if coming is not None:
            coming.cancel()
        await _leave(live, subscriber, request)


ROUTER = Router("/", route_handlers=[live_socket, events])
