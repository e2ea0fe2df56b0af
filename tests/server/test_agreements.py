"""What people settle at a table: draws, endings, pauses, bots that stand in, resigning, reminders."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from members.absence import drop, long_asked, long_gone, vote

import sottovoce
from sottovoce.store.jobs import KeepClocks
from sottovoce.store.rows import Set

if TYPE_CHECKING:
    from server.conftest import Answer, Guest, House, Made


def do(guest: Guest, made: Made, seat: int, what: str, data: object = None) -> Answer:
    return guest.post(f"/api/tables/{made.id}/{what}", data, made.key(seat))


def notices(guest: Guest, table: str, lang: str = "en") -> list[str]:
    return [line["text"] for line in guest.see(table, lang=lang)["talk"] if line["seat"] is None]


def ended_file(guest: Guest, table: str) -> Any:
    return sottovoce.load(guest.get(f"/api/tables/{table}/file").body.decode())


def test_a_draw_needs_everybody(guest: Guest) -> None:
    made = guest.table("siam", "me", "me", "me", seed=4)
    assert vote(guest, made, 0, "draw").json == {"settled": False}
    assert vote(guest, made, 1, "draw").json == {"settled": False}
    told = guest.see(made.id)["proposals"]
    assert told == [{"kind": "draw", "seat": None, "agreed": [0, 1], "waiting": [2]}]
    assert vote(guest, made, 2, "draw").json == {"settled": True}
    seen = guest.see(made.id, made.key(0))
    assert (seen["state"], seen["ended"], seen["winners"], seen["to_act"], seen["ask"]) == (
        "over",
        "drawn",
        [],
        [],
        None,
    )
    assert "not a result under the rules" in seen["ending"][0]
    assert seen["proposals"] == []
    assert guest.act(made.id, made.key(0), "pass").status == 409
    table = ended_file(guest, made.id)
    assert (table.ended, table.winners, table.scores) == ("drawn", (), ())
    assert guest.post(f"/api/tables/{made.id}/rematch", None, made.key(0)).status == 200


def test_one_no_ends_a_proposal_and_what_is_proposed_twice_is_one(guest: Guest) -> None:
    made = guest.table("siam", "me", "me", seed=4)
    for _ in range(2):
        assert vote(guest, made, 0, "draw").json == {"settled": False}
    assert len(guest.see(made.id)["proposals"]) == 1
    assert vote(guest, made, 1, "draw", agree=False).status == 200
    assert guest.see(made.id)["proposals"] == []
    assert vote(guest, made, 1, "draw", agree=False).code == "no-proposal"
    assert vote(guest, made, 1, "draw").json == {"settled": False}


def test_proposals_survive_a_restart(open_house: Any) -> None:
    house = open_house()
    guest = house.guest()
    made = guest.table("siam", "me", "me", seed=4)
    vote(guest, made, 0, "end")
    house.close()
    again = open_house().guest()
    assert vote(again, made, 1, "end").json == {"settled": True}
    assert again.see(made.id)["ended"] == "agreed"


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"kind": "party"}, "no-proposal"),
        ({"kind": "draw", "seat": 1}, "no-proposal"),
        ({"kind": "stand-in"}, "no-proposal"),
        ({"kind": "stand-in", "seat": 9}, "no-seat"),
        ({"kind": "stand-in", "seat": 1}, "not-away"),
    ],
)
def test_votes_on_nothing(guest: Guest, body: dict[str, Any], code: str) -> None:
    made = guest.table("siam", "me", "me", seed=4)
    answer = guest.post(f"/api/tables/{made.id}/vote", body, made.key(0))
    assert answer.code == code
    assert guest.see(made.id)["proposals"] == []


def test_only_who_sits_there_votes(guest: Guest) -> None:
    made = guest.table("siam", "me", "greedy", seed=4)
    other = guest.table("siam", "me", "me", seed=5)
    for key in (None, made.host, other.key(0)):
        assert guest.post(f"/api/tables/{made.id}/vote", {"kind": "end"}, key).status == 401
        assert guest.post(f"/api/tables/{made.id}/resign", None, key).status == 401


def test_nobody_is_locked_in_by_somebody_who_never_comes_back(house: House, guest: Guest) -> None:
    made = guest.table("siam", "me", "me", seed=4)
    away = guest.see(made.id)["to_act"][0]
    here = 1 - away
    assert vote(guest, made, here, "end").json == {"settled": False}
    long_gone(house, made, away)
    assert vote(guest, made, here, "end").json == {"settled": False}, "asked only just now"
    long_asked(house, made)
    assert vote(guest, made, here, "end").json == {"settled": True}
    assert guest.see(made.id)["ended"] == "agreed"


def test_two_of_three_who_never_come_back_lock_nobody_in(house: House, guest: Guest) -> None:
    for kind in ("end", "stand-in"):
        made = guest.table("siam", "me", "me", "me", seed=4)
        away = guest.see(made.id)["to_act"][0]
        here, other = (away + 1) % 3, (away + 2) % 3
        about = away if kind == "stand-in" else None
        long_gone(house, made, away, other)
        long_asked(house, made)
        assert vote(guest, made, here, kind, about=about).json == {"settled": True}


def test_a_vanished_player_for_whom_a_bot_stands_in_does_not_stop_the_others(house: House, guest: Guest) -> None:
    made = guest.table("siam", "me", "me", "me", seed=4)
    away = guest.see(made.id)["to_act"][0]
    here, other = (away + 1) % 3, (away + 2) % 3
    long_gone(house, made, away)
    long_asked(house, made)
    vote(guest, made, here, "stand-in", about=away)
    assert vote(guest, made, other, "stand-in", about=away).json == {"settled": True}
    guest.wait(made.id, lambda update: away not in update["to_act"])
    long_gone(house, made, away)
    assert vote(guest, made, here, "end").json == {"settled": False}
    assert guest.see(made.id)["proposals"][0]["waiting"] == [other]
    assert vote(guest, made, other, "end").json == {"settled": True}


def test_whoever_has_nothing_to_answer_is_not_outvoted_while_somebody_here_is_waited_for(
    house: House, guest: Guest
) -> None:
    made = guest.table("siam", "me", "me", seed=4)
    owing = guest.see(made.id)["to_act"][0]
    long_gone(house, made, 1 - owing)
    long_asked(house, made)
    with guest.listen(made.id, made.key(owing)) as stream:
        stream.recv(timeout=10)
        assert vote(guest, made, owing, "end").json == {"settled": False}
        assert guest.see(made.id)["proposals"][0]["waiting"] == [1 - owing]


def test_the_others_agree_on_a_bot_until_the_player_is_back(house: House, guest: Guest) -> None:
    made = guest.table("siam", "me", "me", seed=4)
    away = guest.see(made.id)["to_act"][0]
    here = 1 - away
    long_gone(house, made, away)
    long_asked(house, made)
    assert vote(guest, made, here, "stand-in", about=away).json == {"settled": True}
    seen = guest.wait(made.id, lambda update: away not in update["to_act"])
    assert seen["seats"][away]["standing"] is True
    assert {line["mover"] for line in seen["log"] if line["seat"] == away} == {"bot"}
    assert vote(guest, made, here, "stand-in", about=away).code == "no-stand-in"
    with guest.listen(made.id, made.key(away)) as stream:
        stream.recv(timeout=10)
        seen = guest.wait(made.id, lambda update: not update["seats"][away]["standing"])
    assert notices(guest, made.id)[-1].endswith("is back.")
    record = house.hub.store.read(made.id).result()
    assert record is not None
    assert record.log[0].mover == "bot"


def test_a_pause_stops_the_clocks_and_survives_a_restart(open_house: Any) -> None:
    house = open_house()
    guest = house.guest()
    made = guest.table("siam", "me", "me", seed=4, clock=600)
    owing = guest.see(made.id)["to_act"][0]
    vote(guest, made, 0, "pause")
    assert vote(guest, made, 1, "pause").json == {"settled": True}
    assert vote(guest, made, 1, "pause").code == "paused-already"
    seen = guest.see(made.id)
    assert (seen["paused"], seen["deadline"]) == (True, None)
    assert guest.act(made.id, made.key(owing), "pass").status == 200  # one may answer all the same
    house.close()
    house = open_house()
    guest = house.guest()
    assert guest.see(made.id)["deadline"] is None
    assert do(guest, made, 0, "resume").status == 204
    seen = guest.see(made.id)
    assert seen["paused"] is False
    assert abs(seen["deadline"] / 1000 - time.time() - 600) < 5
    assert do(guest, made, 0, "resume").code == "not-paused"


def test_with_two_resigning_ends_the_game(guest: Guest) -> None:
    made = guest.table("siam", "me", "me", seed=4)
    assert do(guest, made, 1, "resign").status == 204
    seen = guest.see(made.id, lang="it")
    assert (seen["ended"], seen["winners"], seen["state"]) == ("resigned", [0], "over")
    assert seen["seats"][1]["resigned"] is True
    assert "non secondo le regole" in seen["ending"][0]
    table = ended_file(guest, made.id)
    assert (table.ended, table.winners, [gone.seat for gone in table.resignations]) == ("resigned", (0,), [1])
    assert do(guest, made, 0, "resign").code == "over"
    past = guest.get(f"/api/tables/{made.id}/moments/0").json
    assert past["ended"] == "resigned"


def test_in_a_team_it_ends_too_and_the_other_team_wins(guest: Guest) -> None:
    made = guest.table("siam", "me", "me", "me", "me", seed=4)
    do(guest, made, 2, "resign")
    assert guest.see(made.id)["winners"] == [1, 3]


def test_with_three_a_bot_plays_the_seat_on(house: House, guest: Guest) -> None:
    made = guest.table("siam", "me", "me", "me", seed=4)
    assert do(guest, made, 1, "resign").status == 204
    seen = guest.see(made.id)
    assert (seen["state"], seen["ended"]) == ("playing", None)
    assert (seen["seats"][1]["kind"], seen["seats"][1]["resigned"]) == ("bot", True)
    assert guest.act(made.id, made.key(1), "pass").status == 401
    made.keys[1] = None
    seen = guest.play(made)
    assert (seen["state"], seen["ended"]) == ("over", None)
    assert [gone.seat for gone in ended_file(guest, made.id).resignations] == [1]
    record = house.hub.store.read(made.id).result()
    assert record is not None
    assert record.header.ending is None


def test_the_last_person_who_resigns_ends_the_table(guest: Guest) -> None:
    made = guest.table("siam", "me", "random", "random", seed=4)
    do(guest, made, 0, "resign")
    assert guest.see(made.id)["ended"] == "resigned"


def test_one_is_reminded_once_a_day_and_nobody_says_by_whom(house: House, guest: Guest) -> None:
    made = guest.table("siam", "me", "me", seed=4)
    owing = guest.see(made.id)["to_act"][0]
    assert do(guest, made, 1 - owing, "nudge", {"seat": owing}).status == 204
    assert notices(guest, made.id) == [f"Player {owing + 1}, the others are waiting for you."]
    assert do(guest, made, 1 - owing, "nudge", {"seat": owing}).code == "nudge-enough"
    assert do(guest, made, owing, "nudge", {"seat": owing}).code == "nudge-nobody"
    assert do(guest, made, owing, "nudge", {"seat": 1 - owing}).code == "nudge-nobody"


def test_no_reminder_where_the_rules_forbid_to_talk(guest: Guest) -> None:
    made = guest.table("siam", "me", "me", "me", "me", seed=4)
    owing = guest.see(made.id)["to_act"][0]
    told = [guest.see(made.id, made.key((owing + other) % 4))["seats"][owing]["may_remind"] for other in (1, 2, 3)]
    assert told == [True, False, True]
    assert do(guest, made, (owing + 2) % 4, "nudge", {"seat": owing}).code == "nudge-forbidden"
    assert notices(guest, made.id) == []
    assert do(guest, made, (owing + 1) % 4, "nudge", {"seat": owing}).status == 204


def test_lists_say_since_when_a_turn_waits_and_talk_changes_nothing(house: House, guest: Guest) -> None:
    made = guest.table("siam", "me", "me", seed=4)
    owing = guest.see(made.id)["to_act"][0]
    long_asked(house, made, seconds=7200)
    assert do(guest, made, 1 - owing, "say", {"text": "Hello?"}).status == 200

    def listed() -> Any:
        held = {"tables": [{"id": made.id, "key": made.key(owing)}]}
        return guest.post("/api/tables/mine", held).json[0]["summary"]

    summary = listed()
    assert 7100 < time.time() - summary["asked"][0] < 7300
    assert time.time() - summary["updated"] < 90
    guest.act(made.id, made.key(owing), "pass")
    summary = listed()
    assert (summary["to_act"], len(summary["asked"])) == ([1 - owing], 1)
    assert time.time() - summary["asked"][0] < 90


def test_the_table_tells_since_when_somebody_is_away(guest: Guest) -> None:
    made = guest.table("siam", "me", "me", seed=4)
    assert guest.see(made.id)["seats"][0]["here"] is None
    with guest.listen(made.id, made.key(0)) as stream:
        stream.recv(timeout=10)
    here = guest.see(made.id)["seats"][0]["here"]
    assert 0 <= time.time() * 1000 - here < 120_000
    assert here % 60_000 == 0


# -- the debate, and plans left at the server


def make_late(house: House, made: Made) -> None:
    """As if the time of everybody who owes an answer had passed."""
    record = house.hub.store.read(made.id).result()
    assert record is not None
    late = {seat: replace(clock, due=clock.due and time.time() - 1) for seat, clock in record.clocks.items()}
    affairs = record.header.affairs
    if affairs.debating is not None:
        affairs = msgspec.structs.replace(affairs, debating=(affairs.debating[0], time.time() - 1))
        late = {seat: replace(clock, due=affairs.debating and affairs.debating[1]) for seat, clock in late.items()}
        text = msgspec.json.encode(affairs).decode()
        house.hub.store.write(Set("tables", {"id": made.id}, {"affairs": text})).result()

    drop(house, made)
    house.hub.store.write(KeepClocks(made.id, late)).result()


def wait_for(what: Any, seconds: float = 20.0) -> None:
    end = time.monotonic() + seconds
    while not what():
        assert time.monotonic() < end
        time.sleep(0.05)


def test_the_debate_has_its_own_time_and_ends_with_everybody_ready(house: House, guest: Guest) -> None:
    made = guest.table("verrat", "me", "me", "me", "me", seed=3, debate=True)
    seen = guest.see(made.id)
    assert abs(seen["deadline"] / 1000 - time.time() - 360) < 10
    assert [floor["seat"] for floor in seen["floors"]][-1] is None
    assert len(seen["floors"]) == 5
    assert seen["floors"][-1]["until"] == seen["deadline"]
    guest.act(made.id, made.key(0), "ready")
    make_late(house, made)
    wait_for(lambda: guest.see(made.id)["view"]["phase"] == "plan")
    seen = guest.see(made.id)
    assert (seen["floors"], seen["deadline"]) == ([], None)  # nothing but the debate has a time here
    assert guest.post("/api/tables", {"game": "siam", "seats": [{"kind": "me"}] * 2, "debate": True}).code == "debate"


def test_a_plan_left_at_the_server_counts_when_time_is_up_and_nobody_else_reads_it(house: House, guest: Guest) -> None:
    made = guest.table("verrat", "me", "me", "me", "me", seed=3, clock=600)
    path = f"/api/tables/{made.id}/draft"
    others = [None, *(made.key(seat) for seat in (1, 2, 3))]
    before = [guest.see(made.id, key) for key in others]
    assert guest.see(made.id, made.key(0))["draft"] is True
    answer = guest.ask("PUT", path, {"answers": ["send fat  kaffa"]}, made.key(0))
    assert answer.json == {"answers": ["send fat kaffa"]}
    assert [guest.see(made.id, key) for key in others] == before
    assert guest.get(path).status == 401
    assert guest.get(path, made.key(1)).json == {"answers": []}
    assert guest.get(path, made.key(0)).json == {"answers": ["send fat kaffa"]}
    assert guest.ask("PUT", path, {"answers": ["dance"]}, made.key(0)).status == 400
    for seat in range(4):
        guest.act(made.id, made.key(seat), "ready")
    make_late(house, made)
    wait_for(lambda: guest.see(made.id)["view"]["phase"] != "plan")
    record = house.hub.store.read(made.id).result()
    assert record is not None
    own = [(entry.text, entry.mover) for entry in record.log if entry.seat == 0][1:]
    assert own[:2] == [("send fat kaffa", "clock"), ("keep small", "clock")]
    assert {entry.mover for entry in record.log[4:]} == {"clock"}


def test_a_seat_resigns_out_of_time_where_the_table_chose_so(house: House, guest: Guest) -> None:
    made = guest.table("siam", "me", "me", seed=4, clock=600, out="resign")
    owing = guest.see(made.id)["to_act"][0]
    make_late(house, made)
    wait_for(lambda: guest.see(made.id)["state"] == "over")
    seen = guest.see(made.id)
    assert (seen["ended"], seen["winners"]) == ("resigned", [1 - owing])
    seats = [{"kind": "me"}] * 2
    assert guest.post("/api/tables", {"game": "siam", "seats": seats, "out": "resign"}).code == "no-clock"
