"""Play over days: clocks that the database keeps, banks, bots that stand in, and deadlines that ring once."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

import sottovoce
from sottovoce.server.clock_updates import moved_on
from sottovoce.server.table_creation import begun, header_of
from sottovoce.store.jobs import KeepClocks
from sottovoce.store.leases import Hold
from sottovoce.store.records import Clocked, Record, Seat

if TYPE_CHECKING:
    from server.conftest import Guest, House, Made, Open

HOUR = 3600.0
BANK = {"start": 24 * 3600, "increment": 4 * 3600, "cap": 72 * 3600}
WAIT = 20.0


def until(what: Callable[[], Any], wait: float = WAIT) -> Any:
    """Wait for something."""
    end = time.monotonic() + wait
    while not (found := what()):
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.02)
    return found


def clocks(house: House, table: str) -> dict[int, Clocked]:
    record = house.hub.store.read(table).result()
    assert record is not None
    return record.clocks


def make_late(house: House, table: str, seat: int, by: float = 0.0) -> None:
    """As if the time had passed, and the table was out of memory."""
    house.run(lambda: _drop(house, table))
    kept = clocks(house, table)
    kept[seat] = replace(kept[seat], due=time.time() - by)
    house.hub.store.write(KeepClocks(table, kept)).result()


async def _drop(house: House, table: str) -> None:
    live = house.hub.tables.get(table)
    if live is not None:
        house.hub.drop(live)


def notices(guest: Guest, table: str) -> list[str]:
    return [line["text"] for line in guest.see(table)["talk"] if line["seat"] is None]


@pytest.fixture
def quick(open_house: Open) -> House:
    house = open_house()
    house.hub.stand_in = "random"
    return house


# -- the bank


def _siam() -> tuple[Any, list[Seat], Any]:
    table = sottovoce.new("siam", players=2, seed=4)
    return header_of(table.game, 2, dict(table.options), table.seeds, "h"), [Seat("person"), Seat("person")], table


def test_a_bank_runs_while_one_owes_and_grows_by_the_increment_once_a_turn() -> None:
    header, seats, table = _siam()
    bank = Clocked(None, 24 * HOUR, 24 * HOUR, 4 * HOUR, 72 * HOUR)
    seat = table.to_act[0]
    new = moved_on(header, seats, table, {0: bank, 1: bank}, 1000.0)
    assert new[seat].due == 1000.0 + 24 * HOUR
    assert new[1 - seat].due is None
    assert new[1 - seat].bank == 24 * HOUR
    table.play(seat, "pass")
    later = 1000.0 + 10 * HOUR
    rested = moved_on(header, seats, table, new, later)
    assert (rested[seat].due, rested[seat].bank) == (None, 18 * HOUR)
    assert rested[1 - seat].due == later + 24 * HOUR
    table.undo(seat)
    table.play(seat, "pass")
    again = moved_on(header, seats, table, rested, later)
    assert again[seat].bank == 18 * HOUR  # taking back and answering again brings nothing


def test_a_bank_never_grows_beyond_its_cap() -> None:
    header, seats, table = _siam()
    seat = table.to_act[0]
    bank = Clocked(None, 71 * HOUR, 24 * HOUR, 4 * HOUR, 72 * HOUR)
    new = moved_on(header, seats, table, {seat: bank}, 0.0)
    table.play(seat, "pass")
    assert moved_on(header, seats, table, new, 1.0)[seat].bank == 72 * HOUR


def test_everybody_is_told_of_the_bank_and_only_its_owner_what_is_left(guest: Guest) -> None:
    made = guest.table("siam", "me", "friend", bank=BANK, out="stay")
    invited = guest.see(made.id)
    assert (invited["bank"], invited["out"], invited["time_left"]) == (BANK, "stay", None)
    key = guest.post(f"/api/tables/{made.id}/claim", {"invite": made.invites[1], "name": "B"}).json["key"]
    keys = [made.key(0), key]
    [seat] = guest.see(made.id)["to_act"]
    assert guest.see(made.id, keys[1 - seat])["time_left"] == BANK["start"]
    assert guest.see(made.id, keys[seat])["time_left"] is None  # it runs: the deadline tells
    assert guest.act(made.id, keys[seat], "pass").status == 200
    left = guest.see(made.id, keys[seat])["time_left"]
    assert BANK["start"] + BANK["increment"] - 60 < left <= BANK["start"] + BANK["increment"]
    assert guest.see(made.id)["time_left"] is None


@pytest.mark.parametrize("more", [{"bank": BANK, "clock": 60}, {"bank": {**BANK, "cap": 60}}, {"out": "never"}])
def test_clocks_that_make_no_sense(guest: Guest, more: dict[str, Any]) -> None:
    seats = [{"kind": "me"}, {"kind": "me"}]
    assert guest.post("/api/tables", {"game": "siam", "seats": seats, **more}).status == 400


def test_an_update_tells_of_the_bank_that_the_table_began_with(guest: Guest) -> None:
    made = guest.table("siam", "me", "me", seed=4, bank=BANK)
    assert guest.see(made.id)["bank"] == BANK
    assert guest.act(made.id, made.key(guest.see(made.id)["to_act"][0]), "pass").status == 200
    assert guest.see(made.id)["bank"] == BANK
    assert guest.see(guest.table("siam", "me", "me", clock=600).id)["bank"] is None


# -- restarts and memory


def test_a_deadline_survives_a_restart_to_the_second(open_house: Open) -> None:
    house = open_house()
    guest = house.guest()
    made = guest.table("siam", "me", "me", seed=4, bank=BANK)
    seat = guest.see(made.id)["to_act"][0]
    assert guest.act(made.id, made.key(seat), "pass").status == 200
    before = guest.see(made.id)["deadline"]
    assert abs(before / 1000 - time.time() - 24 * HOUR) < 5
    house.close()
    again = open_house().guest()
    assert again.see(made.id)["deadline"] == before


def test_time_runs_out_at_a_table_that_is_not_in_memory_and_it_leaves_again(quick: House) -> None:
    guest = quick.guest()
    made = guest.table("siam", "me", "me", seed=4, clock=600)
    seat = guest.see(made.id)["to_act"][0]
    make_late(quick, made.id, seat)
    started = time.monotonic()
    until(lambda: quick.hub.deadlines.fired)
    assert time.monotonic() - started < 2.0
    until(lambda: made.id not in quick.hub.tables)
    seen = guest.see(made.id)
    assert seat not in seen["to_act"]
    assert len(notices(guest, made.id)) == 1


def _keep_many(house: House, count: int, spread: float, out: str = "stay") -> list[str]:
    """Tables whose times are up within some seconds from now."""
    made, now = [], time.time() + 1.0
    for number in range(count):
        table = sottovoce.new("siam", players=2, seed=4, kinds=["me", "me"])
        header = header_of(table.game, 2, dict(table.options), table.seeds, "h")
        record = Record(replace(begun(header, table), clock=600), [Seat("person"), Seat("person")])
        record.clocks = {table.to_act[0]: Clocked(due=now + spread * number / count, out=out)}
        made.append(house.hub.store.add(record))
        made[-1].table = header.id  # type: ignore[attr-defined]
    for future in made:
        future.result()
    return [future.table for future in made]  # type: ignore[attr-defined]


def test_many_deadlines_each_once_and_memory_stays_flat(open_house: Open) -> None:
    house = open_house()
    tables = _keep_many(house, 100, 8.0, "resign")  # no bot stands in, so that none is waited for
    most = 0
    end = time.monotonic() + 60
    while house.hub.deadlines.fired < len(tables) and time.monotonic() < end:
        most = max(most, len(house.hub.tables))
        time.sleep(0.05)
    assert house.hub.deadlines.fired == len(tables)
    until(lambda: not set(tables) & set(house.hub.tables), 60)
    assert most < len(tables)
    for table in tables:
        record = house.hub.store.read(table).result()
        assert record is not None
        assert [notice.kind for notice in record.notices] == ["resigned"]


def test_two_servers_ring_once(open_house: Open, postgres: Callable[[], str]) -> None:
    database = postgres()
    houses = [open_house(database=database) for _ in range(2)]
    for house in houses:
        house.hub.stand_in = "random"
    tables = _keep_many(houses[0], 20, 1.0)

    def told() -> list[int]:
        """How often each table was told that a bot stands in."""
        records = [houses[0].hub.store.read(table).result() for table in tables]
        assert None not in records
        return [[notice.kind for notice in record.notices].count("stands-in") for record in records if record]

    until(lambda: min(told()) > 0, 60)
    time.sleep(1.0)  # for whoever would ring a second time
    assert told() == [1] * len(tables)
    assert sum(house.hub.deadlines.fired for house in houses) == len(tables)


def test_a_lease_of_a_dead_server_holds_no_deadline_up(open_house: Open, postgres: Callable[[], str]) -> None:
    house = open_house(database=postgres())
    house.hub.stand_in = "random"
    guest = house.guest()
    made = guest.table("siam", "me", "me", seed=4, clock=600)
    seat = guest.see(made.id)["to_act"][0]
    house.hub.store.write(Hold("dead", [made.id], seconds=60.0)).result()
    make_late(house, made.id, seat)
    began = time.monotonic()
    until(lambda: house.hub.deadlines.fired)
    assert time.monotonic() - began < 10.0  # and not when its lease has ended
    assert len(notices(guest, made.id)) == 1


# -- who is away


def test_a_bot_stands_in_until_the_player_is_back(quick: House) -> None:
    guest = quick.guest()
    made = guest.table("siam", "me", "me", seed=4, bank=BANK, out="stay")
    seat = guest.see(made.id)["to_act"][0]
    make_late(quick, made.id, seat)
    until(lambda: quick.hub.deadlines.fired)
    until(lambda: seat not in guest.see(made.id)["to_act"])
    assert clocks(quick, made.id)[seat].standing == "stay"
    _answer_until(guest, made, 1 - seat, lambda seen: seen["entry"] >= 6)
    assert {entry.seat for entry in quick.hub.store.read(made.id).result().log} == {0, 1}  # type: ignore[union-attr]
    with guest.listen(made.id, made.key(seat)):  # a visit
        until(lambda: clocks(quick, made.id)[seat].standing == "")
    assert notices(guest, made.id)[-1].endswith("is back.")
    _answer_until(guest, made, 1 - seat, lambda seen: seat in seen["to_act"])
    time.sleep(0.3)
    own = guest.see(made.id, made.key(seat))
    assert own["ask"] is not None
    assert own["deadline"] / 1000 - time.time() > 3 * HOUR  # what was spent is not held against the next turn
    assert guest.act(made.id, made.key(seat), own["choices"][0]["action"], own["ask"]).status == 200


def _answer_until(guest: Guest, made: Made, seat: int, done: Callable[[dict[str, Any]], bool]) -> None:
    def step() -> bool:
        seen = guest.see(made.id, made.key(seat))
        if done(seen) or seen["state"] == "over":
            return True
        if seen["ask"] is not None:
            guest.act(made.id, made.key(seat), seen["choices"][0]["action"], seen["ask"])
        return False

    until(step)
