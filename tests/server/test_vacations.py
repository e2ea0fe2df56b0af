"""Vacations: no time runs for an account's seats, and what is not needed is given back."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from members.absence import long_asked, long_gone, vote
from members.member import Member

if TYPE_CHECKING:
    from server.conftest import Guest, House, Open

DAY = 24 * 3600.0


def test_deadlines_move_by_the_vacation_and_back(open_house: Open) -> None:
    house = open_house()
    guest = house.guest()
    anna = Member(guest)
    assert anna.sign_up("Anna Ferie").status == 201
    made = guest.table("siam", "me", "me", seed=4, clock=600)
    owing = guest.see(made.id)["to_act"][0]
    anna.ask("POST", "/tables", {"tables": [{"id": made.id, "key": made.key(owing)}]})
    before = guest.see(made.id)["deadline"]
    assert anna.ask("GET", "/vacation").json == {"until": None, "days_left": 30}
    taken = anna.ask("POST", "/vacation", {"days": 10}).json
    assert taken["days_left"] == 20
    assert abs(taken["until"] / 1000 - time.time() - 10 * DAY) < 10
    assert abs(guest.see(made.id)["deadline"] - before - 10 * DAY * 1000) < 50
    assert anna.ask("POST", "/vacation", {"days": 1}).code == "vacation-days"
    assert anna.ask("POST", "/vacation", {"days": 31}).status == 400
    _later_turns_wait_too(guest, made.id, made.key(owing), made.key(1 - owing), taken["until"])
    house.close()
    again = open_house()
    anna.guest = guest = again.guest()
    back = anna.ask("DELETE", "/vacation").json
    assert back["until"] is None
    assert back["days_left"] >= 29
    assert abs(guest.see(made.id)["deadline"] / 1000 - time.time() - 600) < 60
    assert anna.ask("DELETE", "/vacation").code == "no-vacation"
    assert guest.get("/api/account/vacation").status == 401


def _later_turns_wait_too(guest: Guest, table: str, own: str, other: str, until: int) -> None:
    """Whoever is away and answers all the same has the next turn's time after the vacation, too."""
    guest.act(table, own, "pass")
    assert guest.see(table)["deadline"] / 1000 - time.time() < DAY  # the other one is at home
    seen = guest.see(table, other)
    guest.act(table, other, "play rama", seen["ask"])
    while own_turn_is_not_yet(guest, table, own):
        seen = guest.see(table, other)
        guest.act(table, other, seen["choices"][0]["action"], seen["ask"])
    assert abs(guest.see(table)["deadline"] - until - 600_000) < 50


def own_turn_is_not_yet(guest: Guest, table: str, own: str) -> bool:
    return guest.see(table, own)["ask"] is None


def test_without_days_left_nothing_moves(house: House) -> None:
    anna = Member(house.guest())
    assert anna.sign_up("Berta Ferie").status == 201
    assert anna.ask("POST", "/vacation", {"days": 30}).json["days_left"] == 0
    anna.ask("DELETE", "/vacation")
    assert anna.ask("POST", "/vacation", {"days": 30}).code == "vacation-days"


def test_who_is_on_vacation_is_not_away_and_the_others_are_told_also_without_a_clock(house: House) -> None:
    guest = house.guest()
    anna = Member(guest)
    assert anna.sign_up("Carla Ferie").status == 201
    made = guest.table("siam", "me", "me", seed=4)
    owing = guest.see(made.id)["to_act"][0]
    other = made.key(1 - owing)
    anna.ask("POST", "/tables", {"tables": [{"id": made.id, "key": made.key(owing)}]})
    until = anna.ask("POST", "/vacation", {"days": 10}).json["until"]
    assert abs(guest.see(made.id, other)["seats"][owing]["vacation"] - until) <= 60_000
    assert guest.see(made.id)["seats"][owing]["vacation"] is None, "no spectator's business"
    long_gone(house, made, owing)
    long_asked(house, made)
    assert vote(guest, made, 1 - owing, "stand-in", about=owing).code == "not-away"
    assert vote(guest, made, 1 - owing, "end").json == {"settled": False}
    anna.ask("DELETE", "/vacation")
    assert guest.see(made.id, other)["seats"][owing]["vacation"] is None
    assert vote(guest, made, 1 - owing, "end").json == {"settled": True}


def test_a_vacation_counts_once_at_tables_joined_later_and_not_for_the_next_holder(house: House) -> None:
    guest = house.guest()
    anna = Member(guest)
    assert anna.sign_up("Dora Ferie").status == 201
    until = anna.ask("POST", "/vacation", {"days": 10}).json["until"]
    made = guest.table("siam", "me", "me", seed=4, clock=600)
    owing = guest.see(made.id)["to_act"][0]
    before = guest.see(made.id)["deadline"]
    for _ in range(2):
        anna.ask("POST", "/tables", {"tables": [{"id": made.id, "key": made.key(owing)}]})
        assert abs(guest.see(made.id)["deadline"] - before - 10 * DAY * 1000) < 30_000
    assert guest.see(made.id, made.key(1 - owing))["seats"][owing]["vacation"] == until // 60_000 * 60_000
    invite = guest.post(f"/api/tables/{made.id}/seats/{owing}/hand-over", None, made.key(owing)).json["invite"]
    taken = guest.post(f"/api/tables/{made.id}/claim", {"name": "Elsa", "invite": invite})
    assert taken.status == 200
    assert guest.see(made.id, taken.json["key"])["seats"][owing]["vacation"] is None
    assert abs(guest.see(made.id)["deadline"] - before) < 30_000
