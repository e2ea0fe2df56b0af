"""Attendance: when players were here last, who keeps the others waiting, and how the table reminds them."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import msgspec

from sottovoce.server.clock_updates import answers
from sottovoce.server.errors import Refused
from sottovoce.store.outbox import Owe
from sottovoce.store.records import PERSON
from sottovoce.store.rows import Set

if TYPE_CHECKING:
    from sottovoce.server.live import Live

DAY = 24 * 3600.0
AWAY = DAY  # who owes an answer and has not been here for so long is away: the others may decide without him
NUDGED = "nudged"
_MINUTE = 60.0


def visit(live: Live, seat: int) -> None:
    """A player is here: remember that, to the minute."""
    now, last = time.time(), live.seats[seat].visited
    if last is None or now - last >= _MINUTE:
        live.seats.visit(seat, now)
        live.hub.store.write(Set("seats", {"table_id": live.header.id, "seat": seat}, {"visited": now}))


def last_seen(live: Live, seat: int) -> float:
    """When a seat's player was here last, as far as that is known."""
    return live.seats[seat].visited or live.header.created


def is_away(live: Live, seat: int) -> bool:
    """True if a player owes an answer, is not here, and has not been for long."""
    if live.seats[seat].kind != PERSON or live.table is None or seat not in live.table.to_act:
        return False
    return not live.audience.online()[seat] and time.time() - last_seen(live, seat) >= AWAY


def people(live: Live) -> list[int]:
    """The seats at which people sit."""
    return [number for number, seat in enumerate(live.seats) if seat.kind == PERSON]


async def nudge(live: Live, seat: int, key: str, whom: int) -> None:
    """Remind somebody who is waited for, once a day, in no player's words; Refused where rules forbid to talk."""

    def work() -> None:
        live.seats.check_holder(seat, key)
        live.seats.check(whom)
        table, affairs, now = live.playing(), live.header.affairs, time.time()
        if whom == seat or live.seats[whom].kind != PERSON or whom not in table.to_act:
            raise Refused("nudge-nobody", 409)
        if table.game.silent(table, seat, whom):
            raise Refused("nudge-forbidden", 403)
        if now - affairs.nudged.get(whom, 0.0) < DAY:
            raise Refused("nudge-enough", 409)
        live.settle(msgspec.structs.replace(affairs, nudged={**affairs.nudged, whom: now}))
        live.notice(NUDGED, whom)
        turn = answers(table, whom)
        live.beside.append(Owe(live.header.id, whom, turn, live.hub.courier.now(), reminds=True))

    await live.change(work)
