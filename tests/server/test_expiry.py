"""Games at which nothing happens any more are ended by the table, with all that an ending brings."""

from __future__ import annotations

import json
import time
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from sqlalchemy import Connection, select

import sottovoce
from sottovoce.server.expiry import expire
from sottovoce.store.retention import DAY, Retention
from sottovoce.store.rows import Set
from sottovoce.store.schema import ENTRIES, TABLES
from sottovoce.store.vault import is_sealed

if TYPE_CHECKING:
    from server.conftest import Guest, House, Made

WAIT = 60.0


def left_alone(house: House, made: Made, days: float) -> None:
    """Nothing has happened at a table for so many days."""
    before = time.time() - days * DAY
    house.hub.store.write(Set("tables", {"id": made.id}, {"updated": before}, expect=1)).result(WAIT)

    async def forget() -> None:
        house.hub.tables[made.id].header.updated = before

    house.run(forget)


def secrets_of(table: str, connection: Connection) -> list[str]:
    rolls = select(ENTRIES.c.rolls).where((ENTRIES.c.table_id == table) & (ENTRIES.c.rolls != ""))
    seeds = select(TABLES.c.seeds).where(TABLES.c.id == table)
    return [*connection.execute(seeds).scalars(), *connection.execute(rolls).scalars()]


def test_a_game_at_which_nothing_happens_ends_without_a_result(house: House, guest: Guest) -> None:
    old, asleep, young = (guest.table("whispers", "me", "me", seed=5) for _ in range(3))
    for made, days in ((old, 61), (asleep, 61), (young, 59)):
        guest.play(made, 150)
        left_alone(house, made, days)

    async def drop() -> None:
        house.hub.drop(house.hub.tables[asleep.id])

    house.run(drop)
    with guest.listen(old.id, old.key(0)) as stream:
        assert json.loads(stream.recv(timeout=WAIT))["state"] == "playing"
        began = time.time()
        house.run(lambda: expire(house.hub, began))
        told = json.loads(stream.recv(timeout=WAIT))
        while told["kind"] != "update":
            told = json.loads(stream.recv(timeout=WAIT))
        assert (told["state"], told["ended"], told["to_act"]) == ("over", "abandoned", [])
    assert asleep.id not in house.hub.tables  # it was fetched for this alone
    assert guest.see(young.id)["state"] == "playing"
    for made in (old, asleep):
        assert guest.see(made.id)["state"] == "over"
        found = house.hub.store.look(partial(secrets_of, made.id)).result(WAIT)
        assert len(found) > 1
        assert not any(is_sealed(secret) for secret in found)  # a finished game needs no key
        assert sottovoce.load(guest.get(f"/api/tables/{made.id}/file").body.decode()).ended == "abandoned"
        header = house.hub.store.summaries([made.id]).result(WAIT)[made.id].header
        assert header.updated >= began  # from now on it is kept as what is over
    assert all(map(is_sealed, house.hub.store.look(partial(secrets_of, young.id)).result(WAIT)))


def test_what_expires_is_gone_for_those_who_have_it_open(house: House, guest: Guest) -> None:
    made = guest.table("siam", "me", "me", seed=1)
    guest.play(made)
    left_alone(house, made, 400)
    with guest.listen(made.id, made.key(0)) as stream:
        house.run(lambda: expire(house.hub, time.time()))
        assert guest.see(made.id)["state"] == "over"
        kept, house.hub.config = house.hub.config, replace(house.hub.config, retention=Retention(finished=300))
        house.run(lambda: expire(house.hub, time.time()))
        house.hub.config = kept
        for message in stream:  # until it ends
            assert "kind" in str(message)
    assert guest.get(f"/api/tables/{made.id}").status == 404
