"""Attendance: when players were here last, who keeps the others waiting, and how the table reminds them."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from sottovoce.server.clock_updates import answers
from sottovoce.server.errors import Refused
from sottovoce.store.outbox import Owe
from sottovoce.store.records import PERSON, Job
from sottovoce.store.rows import Set

if TYPE_CHECKING:
    from sottovoce.server.live import Live

DAY = 24 * 3600.0
AWAY = DAY  # for so long nobody has to be here, nor to answer; after that the others may decide without them
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


def asked_since(live: Live, seat: int) -> float:
    """Since when a seat owes an answer that does; of tables from before that was kept, since the last change."""
    return live.header.affairs.asked.get(seat, live.header.updated)


def is_gone(live: Live, seat: int) -> bool:
    """True if a player is not here and has not been for long, whether or not anybody waits for him."""
    if live.seats[seat].kind != PERSON or live.audience.online()[seat]:
        return False
    return time.time() - max(last_seen(live, seat), off_until(live, seat)) >= AWAY


def off_until(live: Live, seat: int) -> float:
    """Until when a seat's player is, or was last, on vacation: that is no absence."""
    clock = live.clock.kept.get(seat)
    return 0.0 if clock is None else clock.off_until


def is_away(live: Live, seat: int) -> bool:
    """True if a player has owed an answer for long and has not been here: the others may let a bot stand in."""
    if live.table is None or seat not in live.table.to_act or live.header.affairs.paused is not None:
        return False
    return is_gone(live, seat) and time.time() - asked_since(live, seat) >= AWAY


def missing(live: Live) -> set[int]:
    """The seats without whose players the others may decide.

    Those are who is away, who is gone and has a bot standing in, and, once the table waits for nobody else, everybody
    who is gone. While it waits for somebody who is here, whoever has nothing to answer may stay away in peace.
    """
    gone = {seat for seat in people(live) if is_gone(live, seat)}
    away = {seat for seat in gone if is_away(live, seat)}
    stuck = bool(away) and live.table is not None and away.issuperset(live.table.to_act)
    return gone if stuck else away | gone & live.clock.standing


def people(live: Live) -> list[int]:
    """The seats at which people sit."""
    return [number for number, seat in enumerate(live.seats) if seat.kind == PERSON]


async def nudge(live: Live, seat: int, key: str, whom: int, beside: Sequence[Job] = ()) -> None:
    """Remind somebody who is waited for, once a day, in no player's words; Refused where rules forbid to talk."""

    def work() -> None:
        live.seats.check_holder(seat, key)
        live.seats.check(whom)
        table, affairs, now = live.playing(), live.header.affairs, time.time()
        if whom == seat or live.seats[whom].kind != PERSON or whom not in table.to_act:
            raise Refused("nudge-nobody", 409)
        if table.game.talk.silent(table, seat, whom):
            raise Refused("nudge-forbidden", 403)
        if now - affairs.nudged.get(whom, 0.0) < DAY:
            raise Refused("nudge-enough", 409)
        live.settle(msgspec.structs.replace(affairs, nudged={**affairs.nudged, whom: now}))
        live.notice(NUDGED, whom)
        turn = answers(table, whom)
        live.beside.append(Owe(live.header.id, whom, turn, live.hub.courier.now(), reminds=True))
        live.beside += beside

    await live.change(work)
