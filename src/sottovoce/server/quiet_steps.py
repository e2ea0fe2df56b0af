"""While answers are sealed, what one player does must not be felt by another: not by waiting, not by being counted."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from sottovoce.server.request import Asked

if TYPE_CHECKING:
    from sottovoce.server.live import Live

UNNOTED = "unnoted"  # a request that no figure may tell of
SLOT = 0.04  # seconds: longer than one change usually takes, shorter than anybody notices


def sealing(live: Live) -> bool:
    """True while somebody may answer a table in secret."""
    table = live.table
    return table is not None and any(table.position.sealed(seat) for seat in table.may_act)


@asynccontextmanager
async def quietly(request: Asked, live: Live) -> AsyncIterator[None]:
    """Answer at a set time after the question came, whoever else changes the table meanwhile; and count nothing."""
    if not sealing(live):
        yield
        return
    request.scope["state"][UNNOTED] = True
    began = time.monotonic()
    try:
        yield
    finally:
        taken = time.monotonic() - began
        await asyncio.sleep(SLOT - taken % SLOT)
