"""Reading what was answered to requests that may be repeated."""

from __future__ import annotations

from concurrent.futures import Future
from typing import NamedTuple

from sqlalchemy import Connection, select

from sottovoce.store.schema import ANSWERS
from sottovoce.store.store import Store


class Kept(NamedTuple):
    """A request that was done: a hash of what it asked for, and its answer, sealed; nothing if that was not kept."""

    about: str
    answer: bytes


def read_answer(store: Store, request: str) -> Future[Kept | None]:
    """What became of the request with that hash of its id, None if it was never done."""
    query = select(ANSWERS.c.about, ANSWERS.c.answer).where(ANSWERS.c.request == request)

    def work(connection: Connection) -> Kept | None:
        row = connection.execute(query).first()
        return None if row is None else Kept(row.about, bytes(row.answer))

    return store.look(work)
