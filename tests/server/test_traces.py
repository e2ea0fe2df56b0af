"""What one player does in secret leaves no trace with the others: no message, no number, no moment."""

from __future__ import annotations

import json
import time
from typing import TYPE_CHECKING

import pytest

import sottovoce
from sottovoce.server.quiet_steps import SLOT, until_slot

if TYPE_CHECKING:
    from server.conftest import Guest, House, Made

SHOWN = ("/api/tables/{}/picture.svg", "/api/tables/{}/picture.png", "/api/tables/{}/card.png", "/t/{}")
STEPS = ("keep fat", "keep small", "undo", "send small tabriz", "keep tall")


def planning(guest: Guest) -> Made:
    """A game of Verrat! in which everybody plans."""
    made = guest.table("verrat", "me", "me", "me", "me", seed=1)
    for seat in range(4):
        assert guest.act(made.id, made.key(seat), "ready").status == 200
    return made


def test_secret_steps_change_nothing_that_others_get(guest: Guest) -> None:
    made = planning(guest)
    others = [made.key(1), made.key(3), None]
    before = [guest.get(f"/api/tables/{made.id}", key).body for key in others]
    mine = guest.see(made.id, made.key(0))
    for action in STEPS:
        assert guest.act(made.id, made.key(0), action).status == 200
    assert [guest.get(f"/api/tables/{made.id}", key).body for key in others] == before
    assert guest.see(made.id, made.key(0))["seq"] > mine["seq"]


def test_secret_steps_send_nothing_to_those_who_listen(guest: Guest) -> None:
    made = planning(guest)
    with guest.listen(made.id, made.key(2)) as stream:
        assert json.loads(stream.recv(timeout=10))["kind"] == "update"
        for action in STEPS:
            assert guest.act(made.id, made.key(0), action).status == 200
        with pytest.raises(TimeoutError):
            stream.recv(timeout=0.5)


def test_numbers_of_entries_have_no_gaps_that_tell_of_secrets(guest: Guest) -> None:
    made = planning(guest)
    for action in STEPS:
        assert guest.act(made.id, made.key(0), action).status == 200
    for key in [*made.keys[1:], None]:
        seen = guest.see(made.id, key)
        numbers = sorted({line["entry"] for line in seen["log"]} - {0})
        assert numbers == list(range(1, seen["entry"] + 1))


def test_own_secret_steps_have_numbers(guest: Guest) -> None:
    made = planning(guest)
    before = guest.see(made.id, made.key(0))["entry"]
    for action in STEPS:
        assert guest.act(made.id, made.key(0), action).status == 200
    assert guest.see(made.id, made.key(0))["entry"] == before + len(STEPS)


def test_moments_of_a_running_game_are_counted_the_same_way(guest: Guest) -> None:
    made = planning(guest)
    last = guest.see(made.id, made.key(1))["entry"]
    for action in STEPS:
        assert guest.act(made.id, made.key(0), action).status == 200
    assert guest.get(f"/api/tables/{made.id}/moments/{last}", made.key(1)).status == 200
    assert guest.get(f"/api/tables/{made.id}/moments/{last + 1}", made.key(1)).status == 404


def test_lists_do_not_tell_of_secret_steps(guest: Guest) -> None:
    made = planning(guest)
    held = {"tables": [{"id": made.id, "key": made.key(1)}]}
    before = guest.post("/api/tables/mine", held).json[0]
    for action in STEPS:
        assert guest.act(made.id, made.key(0), action).status == 200
    after = guest.post("/api/tables/mine", held).json[0]
    for told in (before, after):
        assert told["summary"].pop("updated") % 60 == 0  # by the clock, not by what somebody does
    assert after == before


def test_past_moments_of_a_finished_game_count_every_entry(house: House, guest: Guest) -> None:
    table = sottovoce.new("whispers", 2, 1)
    while not table.over:
        table.play(table.to_act[0], table.choices(table.to_act[0])[0])
    id = house.keep(table)
    last = guest.see(id)["entry"]
    assert last == len(table.log)
    for number in (1, last // 2, last - 1):
        for query in ("", "?seat=0"):
            past = guest.get(f"/api/tables/{id}/moments/{number}{query}").json
            assert past["entry"] == number


def test_public_lists_are_not_moved_by_secret_steps(house: House, guest: Guest) -> None:
    made = guest.table("verrat", "me", "me", "me", "me", public=True)
    for seat in range(4):
        assert guest.act(made.id, made.key(seat), "ready").status == 200
    later = guest.table("siam", "me", "me", public=True)
    guest.play(later, 1)
    before, kept = guest.get("/api/tables").json, house.hub.tables[made.id].header.updated
    for action in STEPS:
        assert guest.act(made.id, made.key(0), action).status == 200
    assert guest.get("/api/tables").json == before
    assert 0 < house.hub.tables[made.id].header.updated - kept < 0.001
    first = guest.get("/api/tables").json[0]["id"]
    assert guest.post(f"/api/tables/{made.id}/say", {"text": "Well?"}, made.key(2)).status == 200
    assert (first, guest.get("/api/tables").json[0]["id"]) == (later.id, made.id)


def test_figures_do_not_count_secret_steps(guest: Guest) -> None:
    made = planning(guest)
    guest.get("/api/metrics")

    def figures() -> str:
        text = guest.get("/api/metrics").body.decode()
        by_load = ("/api/metrics", "loop_stall")  # asking for them, and what a busy machine adds by itself
        return "\n".join(line for line in text.splitlines() if not any(name in line for name in by_load))

    before = figures()
    for action in STEPS:
        assert guest.act(made.id, made.key(0), action).status == 200
    assert figures() == before


def test_nobody_who_looks_waits_for_a_secret_step(house: House, guest: Guest) -> None:
    made = planning(guest)
    seen = guest.see(made.id, made.key(1))
    shown = {path: guest.get(path.format(made.id)).body for path in SHOWN}
    lock = house.hub.tables[made.id].commits.lock
    house.run(lock.acquire)  # as while something is being kept
    try:
        assert guest.see(made.id, made.key(1)) == seen
        assert {path: guest.get(path.format(made.id)).body for path in SHOWN} == shown
        with guest.listen(made.id, made.key(1)) as stream:
            assert json.loads(stream.recv(timeout=10))["seq"] == seen["seq"]
    finally:

        async def release() -> None:
            lock.release()

        house.run(release)


def test_answers_come_at_set_times_while_answers_are_sealed(guest: Guest) -> None:
    made = planning(guest)
    taken = []
    for action in STEPS:
        began = time.monotonic()
        guest.act(made.id, made.key(0), action)
        taken.append(time.monotonic() - began)
    for path in (*SHOWN, "/api/tables/{}", "/api/tables/{}/moments/0", "/api/tables/{}/file"):
        began = time.monotonic()
        guest.get(path.format(made.id))
        taken.append(time.monotonic() - began)
    began = time.monotonic()
    with guest.listen(made.id):
        taken.append(time.monotonic() - began)
    assert min(taken) >= SLOT


def test_a_slot_counts_from_when_the_request_came(house: House) -> None:
    """So that it holds the time to find out what another server has done, too."""

    async def waited() -> float:
        began = time.monotonic()
        await until_slot(began - 1.5 * SLOT)
        return time.monotonic() - began

    assert house.run(waited) >= 0.4 * SLOT  # half of it, but for what passes between the two looks at the clock
