"""While answers are sealed, what one player does must not be felt by another: not by waiting, not by being counted."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any

from litestar.types import Message, Scope

if TYPE_CHECKING:
    from sottovoce.server.live import Live

BEGAN = "began"  # when a request came
QUIET = "quiet"  # a request that is answered at a set time, and that no figure may tell of
SLOT = 0.04  # seconds: longer than one change usually takes, shorter than anybody notices


def sealing(live: Live) -> bool:
    """True while somebody may answer a table in secret."""
    table = live.table
    return table is not None and any(table.position.sealed(seat) for seat in table.may_act)


def hush(scope: Any, live: Live) -> None:
    """A request is about this table: while answers are sealed it is answered at a set time."""
    if sealing(live):
        scope["state"][QUIET] = True


def is_quiet(scope: Any) -> bool:
    """True if a request is answered at a set time."""
    return QUIET in scope["state"]


async def until_slot(began: float) -> None:
    """Wait until a whole number of slots has passed, whoever else changed the table meanwhile."""
    due = began + SLOT * (1 + (time.monotonic() - began) // SLOT)
    while (left := due - time.monotonic()) > 0:  # a timer may ring up to a millisecond early
        await asyncio.sleep(max(left, 0.001))


async def release(message: Message, scope: Scope) -> None:
    """Hold an answer back until its slot is over: all it took is in there, also to learn what another server did."""
    if message["type"] == "http.response.start" and is_quiet(scope):
        await until_slot(scope["state"][BEGAN])
