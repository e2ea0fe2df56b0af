"""Two servers on one PostgreSQL database: one runs a table's bots, the other takes over when it is gone."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest
from store.test_store import record

import sottovoce
from sottovoce.core.log import Entry
from sottovoce.store import leases
from sottovoce.store.leases import Fenced, Hold, LetGo
from sottovoce.store.records import Change, Conflict
from sottovoce.store.store import Store

if TYPE_CHECKING:
    from server.conftest import House, Open

WAIT = 60.0


def held(store: Store, owner: str) -> dict[str, int]:
    return store.look(lambda connection: leases.held(connection, owner, ["one"])).result(WAIT)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_lease_has_one_owner_and_a_number_that_grows(
    kind: str, tmp_path: object, request: pytest.FixtureRequest
) -> None:
    url = f"sqlite:///{tmp_path}/tables.db" if kind == "sqlite" else request.getfixturevalue("postgres")()
    store = Store(url)
    first = record(sottovoce.new("siam", seed=1))
    store.add(first).result(WAIT)
    store.write(Hold("here", ["one", "none"])).result(WAIT)
    store.write(Hold("there", ["one"])).result(WAIT)
    assert (held(store, "here"), held(store, "there")) == ({"one": 1}, {})
    store.write(Hold("here", ["one"], -1.0)).result(WAIT)  # it runs out
    assert store.look(lambda connection: leases.orphans(connection, 9)).result(WAIT) == ["one"]
    store.write(Hold("there", ["one"])).result(WAIT)
    assert (held(store, "here"), held(store, "there")) == ({}, {"one": 2})
    change = Change(first.header, 1, entries=[(1, Entry(0, "pass"))])
    change.beside = [Fenced("one", "here", 1)]  # who was asleep meanwhile is late
    with pytest.raises(Conflict):
        store.change(change).result(WAIT)
    change.beside = [Fenced("one", "there", 2)]
    store.change(change).result(WAIT)
    store.write(LetGo("here", ["one"])).result(WAIT)
    assert held(store, "there") == {"one": 2}
    store.write(LetGo("there", ["one"])).result(WAIT)
    assert held(store, "there") == {}
    assert store.look(lambda connection: leases.orphans(connection, 9)).result(WAIT) == []
    store.close()


def freeze(house: House) -> None:
    """The server is as good as dead: it renews nothing and asks no bot."""

    async def stop() -> None:
        hub = house.hub
        assert hub.leases._renewing is not None
        hub.leases._renewing.cancel()
        for live in hub.tables.values():
            live.bot_turns.stop()
            live.bot_turns.wake = lambda: None  # type: ignore[method-assign]

    house.run(stop)


def test_bots_go_on_at_the_other_server_when_theirs_has_died(open_house: Open, postgres: Callable[[], str]) -> None:
    database = postgres()
    here = open_house(database=database, bot_pause=3.0)  # long enough to stop in the middle of the bots' turns
    there = open_house(database=database)
    guest = here.guest()
    made = guest.table("siam", "me", "random", "random", seed=4)
    seen = guest.wait(made.id, lambda seen: seen["to_act"] == [0], made.key(0))
    with guest.listen(made.id) as stream:
        assert guest.act(made.id, made.key(0), "pass").status == 200
        while json.loads(stream.recv(timeout=WAIT)).get("entry", 0) < seen["entry"] + 2:
            pass  # the first of the two bots has begun its turn
        freeze(here)
    assert made.id not in there.hub.tables  # nobody looks at it there, but a person's turn depends on the bots
    began = time.monotonic()
    while there.hub.moves == 0 and time.monotonic() - began < WAIT:
        time.sleep(0.1)
    assert there.hub.moves > 0
    assert time.monotonic() - began < 20
    assert there.guest().wait(made.id, lambda now: now["to_act"] == [0], made.key(0))["entry"] > seen["entry"] + 2


def test_only_one_server_asks_the_bots(open_house: Open, postgres: Callable[[], str]) -> None:
    database = postgres()
    here, there = open_house(database=database, bot_pause=0.2), open_house(database=database, bot_pause=0.2)
    made = here.guest().table("siam", "random", "random", seed=4)
    with here.guest().listen(made.id), there.guest().listen(made.id):
        deadline = time.monotonic() + WAIT
        while here.hub.moves < 8 and time.monotonic() < deadline:
            time.sleep(0.1)
        assert here.hub.moves >= 8
        assert there.hub.bot_pool.asked == 0


def test_who_is_at_the_other_server_is_shown(open_house: Open, postgres: Callable[[], str]) -> None:
    database = postgres()
    here, there = open_house(database=database).guest(), open_house(database=database).guest()
    made = here.table("siam", "me", "me", seed=4)
    with there.listen(made.id, made.key(1)), there.listen(made.id):
        deadline = time.monotonic() + WAIT
        seen = here.see(made.id)
        while time.monotonic() < deadline and not (seen["seats"][1]["online"] and seen["watchers"] == 1):
            time.sleep(0.2)
            seen = here.see(made.id)
        assert [seat["online"] for seat in seen["seats"]] == [False, True]
        assert seen["watchers"] == 1


def test_whoever_wrote_at_one_server_reads_it_at_the_other(open_house: Open, postgres: Callable[[], str]) -> None:
    database = postgres()
    houses = [open_house(database=database), open_house(database=database)]
    assert all(house.hub.store._listening is not None for house in houses)
    for house in houses:  # even if they hear nothing of each other
        house.hub.store._listening.close()  # type: ignore[union-attr]
    guests = [house.guest() for house in houses]
    made = guests[0].table("siam", "me", "me", seed=4)
    for entry in range(10):
        writer, reader = guests[entry % 2], guests[1 - entry % 2]
        seat = reader.see(made.id)["to_act"][0]
        own = reader.see(made.id, made.key(seat))
        assert writer.act(made.id, made.key(seat), own["choices"][0]["action"], own["ask"]).status == 200
        assert reader.see(made.id)["entry"] == entry + 1


def test_a_table_deleted_at_one_server_is_gone_at_the_other(open_house: Open, postgres: Callable[[], str]) -> None:
    database = postgres()
    here, there = (open_house(database=database).guest() for _ in range(2))
    made = here.table("siam", "me", "me", seed=4)
    with there.listen(made.id, made.key(1)) as stream:
        assert json.loads(stream.recv(timeout=WAIT))["kind"] == "update"
        for seat in (0, 1):
            assert here.post(f"/api/tables/{made.id}/vote", {"kind": "delete"}, made.key(seat)).status == 200
        for message in stream:  # until it ends
            assert "kind" in str(message)
    answer = there.get(f"/api/tables/{made.id}", made.key(1))
    assert (answer.status, answer.code) == (404, "no-table")


def test_a_table_deleted_unheard_is_not_served_either(open_house: Open, postgres: Callable[[], str]) -> None:
    database = postgres()
    here, there = open_house(database=database), open_house(database=database)
    assert there.hub.store._listening is not None
    made = here.guest().table("siam", "me", "friend")
    assert there.guest().get(f"/api/tables/{made.id}").status == 200
    there.hub.store._listening.close()
    assert here.guest().ask("DELETE", f"/api/tables/{made.id}", key=made.host).status == 204
    for path in ("", "/file", "/moments/0"):
        answer = there.guest().get(f"/api/tables/{made.id}{path}")
        assert (answer.status, answer.code) == (404, "no-table")
