"""A table that has begun goes when all people who sit there want it, and not before."""

from __future__ import annotations

from concurrent.futures import Future
from functools import partial
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import Column, Connection, select
from websockets.exceptions import ConnectionClosed

from sottovoce.store.database import StoreError
from sottovoce.store.jobs import Remove
from sottovoce.store.rows import Set
from sottovoce.store.schema import ENTRIES, SAID, SEATS

if TYPE_CHECKING:
    from server.conftest import Answer, Guest, House, Made

    from sottovoce.store.records import Job


def _left(column: Column[str], table: str, connection: Connection) -> list[object]:
    return list(connection.execute(select(column).where(column == table)).scalars())


def vote(guest: Guest, made: Made, seat: int, agree: bool = True) -> Answer:
    return guest.post(f"/api/tables/{made.id}/vote", {"kind": "delete", "agree": agree}, made.key(seat))


def test_a_begun_table_goes_when_all_people_agree(house: House, guest: Guest) -> None:
    made = guest.table("siam", "me", "me", "random", public=True)
    guest.play(made, 3)
    guest.post(f"/api/tables/{made.id}/say", {"text": "forget me"}, made.key(0))
    first = vote(guest, made, 0)
    assert (first.status, first.json) == (200, {"settled": False})
    assert guest.see(made.id, made.key(1))["proposals"] == [
        {"kind": "delete", "seat": None, "agreed": [0], "waiting": [1]}
    ]
    assert vote(guest, made, 0).json == {"settled": False}  # nobody agrees twice
    assert vote(guest, made, 1).json == {"settled": True}
    gone = guest.get(f"/api/tables/{made.id}", made.key(0))
    assert (gone.status, gone.code) == (404, "no-table")
    assert made.id not in [table["id"] for table in guest.get("/api/tables").json]
    for part in (ENTRIES, SAID, SEATS):
        assert house.hub.store.look(partial(_left, part.c.table_id, made.id)).result(10) == []


def test_one_who_refuses_keeps_the_table(guest: Guest) -> None:
    made = guest.table("siam", "me", "me")
    vote(guest, made, 0)
    assert vote(guest, made, 1, agree=False).status == 200
    assert guest.see(made.id)["proposals"] == []
    assert vote(guest, made, 1).json == {"settled": False}
    assert guest.see(made.id)["state"] == "playing"


def test_a_host_closes_no_table_that_has_begun_elsewhere(house: House, guest: Guest) -> None:
    """At another server, and this one has not heard of it yet."""
    made = guest.table("siam", "me", "open")
    house.hub.store.write(Set("tables", {"id": made.id}, {"seq": 2}, expect=1)).result(10)
    answer = guest.ask("DELETE", f"/api/tables/{made.id}", key=made.host)
    assert (answer.status, answer.code) == (409, "meanwhile")
    assert guest.see(made.id)["seq"] > 0
    assert guest.ask("DELETE", f"/api/tables/{made.id}", key=made.host).status == 204
    assert guest.get(f"/api/tables/{made.id}").status == 404


def test_a_table_is_gone_for_everybody_though_nobody_could_say_so(
    house: House, guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = guest.table("siam", "me", "open")
    plain = house.hub.store._submit

    def lost(job: Job) -> Future[None]:
        """It is kept, but whoever wanted it never hears of that."""
        plain(job).result(10)
        unknown: Future[None] = Future()
        unknown.set_exception(StoreError("database-unknown"))
        return unknown

    with guest.listen(made.id, made.key(0)) as stream:
        stream.recv(timeout=9)
        with monkeypatch.context() as patch:
            patch.setattr(house.hub.store, "_submit", lost)
            answer = guest.ask("DELETE", f"/api/tables/{made.id}", key=made.host)
        assert answer.status in (204, 503)
        with pytest.raises(ConnectionClosed):
            stream.recv(timeout=9)
    assert guest.get(f"/api/tables/{made.id}").status == 404


def test_strangers_have_no_vote(guest: Guest) -> None:
    made = guest.table("siam", "me", "me")
    for key in (None, made.host, "nonsense"):
        assert guest.post(f"/api/tables/{made.id}/vote", {"kind": "delete"}, key).status == 401
    assert guest.see(made.id)["proposals"] == []


def test_a_finished_game_can_be_deleted_too(guest: Guest) -> None:
    made = guest.table("siam", "me", "me", seed=1)
    guest.play(made)
    assert vote(guest, made, 0).json == {"settled": False}
    assert guest.see(made.id)["proposals"][0]["kind"] == "delete"
    other = guest.post(f"/api/tables/{made.id}/vote", {"kind": "draw"}, made.key(0))
    assert (other.status, other.code) == (409, "over")
    assert vote(guest, made, 1).json == {"settled": True}
    assert guest.get(f"/api/tables/{made.id}").status == 404


def test_whoever_listens_is_let_go(guest: Guest) -> None:
    made = guest.table("siam", "me", "random")
    with guest.listen(made.id, made.key(0)) as stream:
        stream.recv(timeout=10)
        assert vote(guest, made, 0).json == {"settled": True}
        for message in stream:
            assert "kind" in str(message)
    assert guest.get(f"/api/tables/{made.id}").status == 404


def test_the_last_vote_and_the_deletion_are_one(house: House, guest: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever fails between them, nobody has voted for a table that stays."""
    made = guest.table("siam", "me", "me", "me")
    assert [vote(guest, made, seat).status for seat in (0, 1)] == [200, 200]
    with monkeypatch.context() as broken:
        broken.setattr(Remove, "write", fail)
        assert vote(guest, made, 2).status == 503
    assert guest.see(made.id, made.key(2))["proposals"][0]["agreed"] == [0, 1]
    assert vote(guest, made, 2).json == {"settled": True}
    assert guest.get(f"/api/tables/{made.id}").status == 404


def fail(job: Remove, connection: Connection) -> None:
    raise OSError("no")
