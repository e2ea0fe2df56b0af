"""Resigning: by one's own will, or because time is up where the table has chosen so."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sottovoce.core.log import RESIGNED
from sottovoce.server import attendance
from sottovoce.server.errors import Refused
from sottovoce.store.records import OVER, Job

if TYPE_CHECKING:
    from sottovoce.server.live import Live


async def resign(live: Live, seat: int, key: str, beside: Sequence[Job] = ()) -> None:
    """Give up: with two or in a team that ends the game, else a bot plays the seat on."""

    def work() -> None:
        live.seats.check_holder(seat, key)
        live.playing()
        if live.header.state == OVER:
            raise Refused("over", 409)
        give_up(live, seat)
        live.beside += beside

    await live.change(work)


def give_up(live: Live, seat: int) -> None:
    """A seat resigns; where only bots would be left, the table ends the game too."""
    table = live.playing()
    table.resign(seat)
    live.notice(RESIGNED, seat)
    if table.over:
        return
    if attendance.people(live) == [seat]:
        table.end(RESIGNED)
        return
    live.seats.resign(seat, live.hub.stand_in)
