"""Drafts: answers that a player leaves at the server for when time is up; nobody else ever sees them."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import Connection, select

from sottovoce.core.drafts import Drafts
from sottovoce.server.errors import Refused
from sottovoce.server.messages import Draft
from sottovoce.store.drafts import KeepDraft
from sottovoce.store.records import OVER
from sottovoce.store.rows import Together
from sottovoce.store.schema import DRAFTS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sottovoce.server.live import Live
    from sottovoce.server.repeats import Ticket


async def keep(live: Live, seat: int, key: str, answers: Sequence[str], ticket: Ticket) -> Draft:
    """Keep a seat's draft for this stage of the game in place of an older one; Refused where there is no use for it."""
    async with live.alone(seat, key):
        table = live.playing()
        if live.header.state == OVER:
            raise Refused("over", 409)
        kept = table.game.drafts.tidied(table.position, seat, answers)
        if kept is None:
            raise Refused("no-draft", 409)
        stage = table.game.stage(table.position)
        job = KeepDraft(live.header.id, seat, stage, msgspec.json.encode(kept).decode())
        answer = Draft(kept)
        await asyncio.wrap_future(live.hub.store.write(Together((job, *ticket.mark(answer)))))
        return answer


async def read(live: Live, seat: int, key: str) -> list[str]:
    """A seat's own draft of this stage."""
    left = await left_at(live)
    async with live.alone(seat, key):
        return list(left.get(seat, []))


async def left_at(live: Live) -> dict[int, list[str]]:
    """All drafts at a table that count now, by seat."""
    table = live.table
    if table is None or type(table.game.drafts) is Drafts:
        return {}
    here = (DRAFTS.c.table_id == live.header.id) & (DRAFTS.c.stage == table.game.stage(table.position))

    def look(connection: Connection) -> dict[int, list[str]]:
        rows = connection.execute(select(DRAFTS.c.seat, DRAFTS.c.answers).where(here))
        return {seat: msgspec.json.decode(answers, type=list[str]) for seat, answers in rows}

    return await asyncio.wrap_future(live.hub.store.look(look))
