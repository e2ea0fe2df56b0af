"""Players who have been away for long, as far as the server knows, and how the others vote."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import msgspec

from sottovoce.server.attendance import AWAY
from sottovoce.store.rows import Set

if TYPE_CHECKING:
    from server.conftest import Answer, Guest, House, Made


def vote(guest: Guest, made: Made, seat: int, kind: str, agree: bool = True, about: int | None = None) -> Answer:
    return guest.post(f"/api/tables/{made.id}/vote", {"kind": kind, "agree": agree, "seat": about}, made.key(seat))


def long_gone(house: House, made: Made, *seats: int, seconds: float = AWAY + 60) -> None:
    """As if some players had been here last so long ago."""
    last = {"visited": time.time() - seconds}
    for seat in seats:
        house.hub.store.write(Set("seats", {"table_id": made.id, "seat": seat}, last)).result()
    drop(house, made)


def long_asked(house: House, made: Made, seconds: float = AWAY + 60) -> None:
    """As if whoever owes an answer had owed it for so long."""
    record = house.hub.store.read(made.id).result()
    assert record is not None
    affairs = record.header.affairs
    asked = {seat: since - seconds for seat, since in affairs.asked.items()}
    text = msgspec.json.encode(msgspec.structs.replace(affairs, asked=asked)).decode()
    house.hub.store.write(Set("tables", {"id": made.id}, {"affairs": text})).result()
    drop(house, made)


def drop(house: House, made: Made) -> None:
    """Let a table be read anew."""

    async def forget() -> None:
        live = house.hub.tables.get(made.id)
        if live is not None:
            house.hub.drop(live)

    house.run(forget)
