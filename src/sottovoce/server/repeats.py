"""Requests that may be repeated: one that bears an id of its maker's is done once, and answered the same each time.

The id is the maker's secret. Of it only a hash is kept; the answer, which may hold keys, is kept sealed with it.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import re
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import TypeVar

import msgspec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from sottovoce.core.errors import Error
from sottovoce.server.errors import Refused
from sottovoce.server.hub import Hub
from sottovoce.server.request import Asked, hub_of
from sottovoce.store.answers import read_answer
from sottovoce.store.database import StoreError
from sottovoce.store.records import Conflict, Job
from sottovoce.store.rows import Put, Set

HEADER = "idempotency-key"
DONE = True  # what is kept as the answer of a request that has none
_FORM = re.compile(r"[A-Za-z0-9_-]{16,64}")
_TOO_MUCH = 429
_NONCE = 12  # bytes
T = TypeVar("T")


@dataclass(frozen=True)
class Ticket:
    """What marks a request as done: to be written with what it does, so that both are kept or neither."""

    id: str | None = None
    about: str = ""

    @property
    def digest(self) -> str:
        """What is kept of the id."""
        return hashlib.sha256(f"request {self.id}".encode()).hexdigest()

    def mark(self, answer: object = None) -> list[Job]:
        """The job that remembers the request with its answer, if that is known already; none without an id."""
        if self.id is None:
            return []
        row = {"request": self.digest, "about": self.about, "answer": self.seal(answer), "at": time.time()}
        return [Put("answers", row)]

    def seal(self, answer: object) -> bytes:
        """An answer that only whoever knows the id can read."""
        if answer is None:
            return b""
        nonce = secrets.token_bytes(_NONCE)
        return nonce + self._cipher().encrypt(nonce, msgspec.json.encode(answer), None)

    def open(self, sealed: bytes, kind: type[T]) -> T:
        """The answer again."""
        return msgspec.json.decode(self._cipher().decrypt(sealed[:_NONCE], sealed[_NONCE:], None), type=kind)

    def _cipher(self) -> AESGCM:
        assert self.id is not None
        return AESGCM(hmac.new(self.id.encode(), b"answer", hashlib.sha256).digest())


async def once(
    request: Asked,
    kind: type[T],
    work: Callable[[Ticket], Awaitable[T]],
    again: Callable[[], Awaitable[T]] | None = None,
) -> T:
    """Do what a request asks for, unless it was done before: then only answer it, as before.

    `again` gives the answer of a request that is known to be done but whose answer could not be kept with it.
    """
    ticket = await _ticket(request)
    if ticket.id is None:
        return await work(ticket)
    hub = hub_of(request)
    while ticket.digest in hub.underway:  # it has come twice at once
        await hub.underway[ticket.digest].wait()
    done = hub.underway[ticket.digest] = asyncio.Event()
    try:
        return await _answered(hub, ticket, kind, work, again)
    finally:
        del hub.underway[ticket.digest]
        done.set()


async def done_once(request: Asked, work: Callable[[Sequence[Job]], Awaitable[None]]) -> None:
    """The same where the answer says nothing, or how things stand; `work` is given what is to be written with it."""

    async def told(ticket: Ticket) -> bool:
        await work(ticket.mark(DONE))
        return DONE

    await once(request, bool, told)


async def _answered(
    hub: Hub,
    ticket: Ticket,
    kind: type[T],
    work: Callable[[Ticket], Awaitable[T]],
    again: Callable[[], Awaitable[T]] | None,
) -> T:
    try:
        answer = await work(ticket)  # the mark lets it be kept only once
    except (Conflict, Error) as problem:
        if isinstance(problem, Refused) and problem.status == _TOO_MUCH:  # it is not even looked up
            raise
        try:
            found = await _kept(hub, ticket, kind, again)
        except StoreError:  # it may have been done: by this try, or by one before to which that is the refusal
            raise problem if isinstance(problem, StoreError) else StoreError("database-unknown") from None
        if found is None:
            raise
        return found
    if again is not None:  # nobody waits for this: without it a repeat is answered as things stand then
        hub.store.write(Set("answers", {"request": ticket.digest}, {"answer": ticket.seal(answer)}))
    return answer


async def _kept(hub: Hub, ticket: Ticket, kind: type[T], again: Callable[[], Awaitable[T]] | None) -> T | None:
    """The answer to a request that was done before; None if it was not."""
    found = await asyncio.wrap_future(read_answer(hub.store, ticket.digest))
    if found is None:
        return None
    if found.about != ticket.about:
        raise Refused("request-reused", 409)
    if not found.answer and again is not None:
        return await again()
    return ticket.open(found.answer, kind)


async def _ticket(request: Asked) -> Ticket:
    """The id of a request, and what it asks for."""
    id = request.headers.get(HEADER)
    if id is None:
        return Ticket()
    if _FORM.fullmatch(id) is None:
        raise Refused("request-id", 400)
    parts = (request.method, request.url.path, request.headers.get("authorization", ""))
    about = hashlib.sha256("\n".join(parts).encode() + b"\n" + await request.body()).hexdigest()
    return Ticket(id, about)
