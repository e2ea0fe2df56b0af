"""Who sits where: invitations, open seats, hosts, names, rematches, games played on from a moment, lists."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

import sottovoce
from sottovoce.core.dice import Fast

if TYPE_CHECKING:
    from server.conftest import Guest, House, Made


@pytest.fixture(scope="module")
def finished(house: House) -> Made:
    """A game of two people that is over."""
    guest = house.guest()
    made = guest.table("siam", "me", "me", seed=4)
    guest.play(made)
    return made


def test_a_table_begins_when_the_last_friend_sits_down(guest: Guest) -> None:
    made = guest.table("siam", "me", "friend", "open")
    seen = guest.see(made.id, made.key(0))
    assert (seen["state"], seen["view"], seen["to_act"], seen["choices"]) == ("gathering", None, [], [])
    assert seen["prompt"] == "Waiting for Player 2 and Player 3 to join."
    assert [seat["kind"] for seat in seen["seats"]] == ["person", "friend", "open"]
    refused = guest.act(made.id, made.key(0), "pass")
    assert (refused.status, refused.code) == (409, "not-begun")
    with guest.listen(made.id, made.key(0)) as stream:
        stream.recv(timeout=9)
        guest.post(f"/api/tables/{made.id}/claim", {"seat": 2, "name": "Carla", "invite": None})
        assert json.loads(stream.recv(timeout=9))["seats"][2]["spoken"] == "Carla"
        claimed = guest.post(f"/api/tables/{made.id}/claim", {"invite": made.invites[1], "name": "Bruno"}).json
        begun = json.loads(stream.recv(timeout=9))
    assert (begun["state"], begun["seats"][1]["name"]) == ("playing", "Bruno")
    assert guest.see(made.id, claimed["key"])["seat"] == claimed["seat"] == 1


def test_claims_that_cannot_be(guest: Guest) -> None:
    made = guest.table("siam", "me", "friend", "open")
    path = f"/api/tables/{made.id}/claim"
    for claim, status, code in (
        ({"invite": "wrong"}, 401, "invitation-unknown"),
        ({"invite": made.invites[1], "seat": 2}, 401, "invitation-unknown"),
        ({"seat": 0}, 409, "seat-taken"),
        ({"seat": 1}, 409, "invitation-needed"),
        ({"seat": 7}, 404, "no-seat"),
        ({"seat": 2, "name": "x" * 40}, 400, "name-long"),
    ):
        answer = guest.post(path, claim)
        assert (answer.status, answer.code) == (status, code)
    assert guest.post(path, {"name": "Anna"}).json["seat"] == 2
    assert guest.post(path, {"name": None}).code == "no-open-seat"
    taken = guest.post(path, {"invite": made.invites[1], "name": "ANNA"})
    assert (taken.status, taken.code) == (409, "name-taken")
    assert guest.see(made.id)["state"] == "gathering"


def test_a_host_fills_and_offers_seats(guest: Guest) -> None:
    made = guest.table("siam", "me", "friend", "friend")
    path = f"/api/tables/{made.id}/seats"
    new = guest.post(f"{path}/1", {}, made.host).json
    assert new["invite"] not in (None, made.invites[1])
    assert guest.post(f"/api/tables/{made.id}/claim", {"invite": made.invites[1]}).status == 401
    assert guest.post(f"{path}/1", {"bot": "greedy"}, made.key(0)).code == "not-host"
    assert guest.post(f"{path}/1", {"bot": "greedy"}).code == "key-needed"
    assert guest.post(f"{path}/1", {"bot": "hal"}, made.host).code == "bot"
    assert guest.post(f"{path}/9", {"bot": "random"}, made.host).code == "no-seat"
    assert guest.post(f"{path}/1", {"bot": "random"}, made.host).json["kind"] == "bot"
    assert guest.post(f"{path}/2", {"bot": "random"}, made.host).status == 200
    assert guest.post(f"{path}/2", {"bot": "random"}, made.host).code == "seat-taken"
    seen = guest.see(made.id)
    assert (seen["state"], [seat["name"] for seat in seen["seats"]]) == ("playing", ["", "Random 1", "Random 2"])


def test_a_name_can_be_changed_until_play_begins(guest: Guest) -> None:
    made = guest.table("siam", "me", "me", "friend")
    path = f"/api/tables/{made.id}/seats"
    with guest.listen(made.id) as stream:
        stream.recv(timeout=9)
        assert guest.post(f"{path}/0", {"name": "Anna"}, made.key(0)).status == 200
        update = json.loads(stream.recv(timeout=9))
    assert update["seats"][0]["name"] == "Anna"
    assert guest.post(f"{path}/1", {"name": "Bruno"}, made.key(0)).code == "not-host"
    assert guest.post(f"{path}/1", {"name": "anna"}, made.key(1)).code == "name-taken"
    assert guest.post(f"{path}/0", {"bot": "random"}, made.key(0)).code == "not-host"
    begun = guest.table("siam", "me", "me")
    late = guest.post(f"/api/tables/{begun.id}/seats/0", {"name": "Anna"}, begun.key(0))
    assert (late.status, late.code) == (409, "begun")


def test_a_host_closes_a_table_that_has_not_begun(guest: Guest) -> None:
    made = guest.table("siam", "me", "friend")
    path = f"/api/tables/{made.id}"
    assert guest.ask("DELETE", path, key=made.key(0)).code == "not-host"
    assert guest.ask("DELETE", path).code == "key-needed"
    assert guest.ask("DELETE", path, key=made.host).status == 204
    assert guest.get(path).status == 404
    begun = guest.table("siam", "me", "me")
    assert guest.ask("DELETE", f"/api/tables/{begun.id}", key=begun.host).code == "begun"


def test_rematch_is_one_table_for_all(guest: Guest, finished: Made) -> None:
    running = guest.table("siam", "me", "me")
    assert guest.post(f"/api/tables/{running.id}/rematch", None, running.key(0)).code == "not-over"
    path = f"/api/tables/{finished.id}/rematch"
    assert guest.post(path).code == "key-needed"
    first = guest.post(path, None, finished.key(0)).json
    assert (first["seat"], guest.see(first["id"])["state"]) == (1, "gathering")
    assert guest.see(finished.id)["rematch"] == first["id"]
    assert guest.post(path, None, finished.key(0)).json == first
    second = guest.post(path, None, finished.key(1)).json
    assert (second["id"], second["seat"], second["host"]) == (first["id"], 0, None)
    assert first["host"] is not None
    assert guest.see(first["id"], first["key"])["seat"] == 1
    assert guest.see(first["id"], second["key"])["state"] == "playing"
    assert guest.see(first["id"])["commitment"] != guest.see(finished.id)["commitment"]


def test_rematch_keeps_bots(guest: Guest) -> None:
    made = guest.table("siam", "me", "random", seed=4)
    guest.play(made)
    again = guest.post(f"/api/tables/{made.id}/rematch", None, made.key(0)).json
    seats = guest.see(again["id"])["seats"]
    assert [seat["kind"] for seat in seats] == ["bot", "person"]
    assert guest.see(again["id"])["state"] == "playing"


def test_play_on_from_a_moment(guest: Guest, finished: Made) -> None:
    path = f"/api/tables/{finished.id}/from"
    answer = guest.post(path, {"moment": 10, "me": 1, "bots": {"0": "random"}})
    assert answer.status == 201, answer.body
    key = answer.json["seats"][1]["key"]
    seen = guest.see(answer.json["id"], key)
    assert seen["entry"] >= 10
    assert [seat["kind"] for seat in seen["seats"]] == ["bot", "person"]
    assert seen["commitment"] != guest.see(finished.id)["commitment"]
    past = guest.get(f"/api/tables/{finished.id}/moments/10?seat=1").json
    assert guest.get(f"/api/tables/{answer.json['id']}/moments/10", key).json["view"] == past["view"]
    for wish, code in (
        ({"moment": 9999, "me": 0}, "no-moment"),
        ({"moment": 3, "me": 2}, "no-seat"),
        ({"moment": 3, "me": 0, "bots": {"x": "random"}}, "no-seat"),
        ({"moment": 3, "me": 0, "bots": {"1": "hal"}}, "bot"),
        ({"moment": guest.see(finished.id)["entry"], "me": 0}, "moment-over"),
    ):
        assert guest.post(path, wish).code == code
    assert guest.post(f"/api/tables/{answer.json['id']}/from", {"moment": 3, "me": 0}).code == "not-over"


def test_a_game_played_on_has_a_file_that_can_be_checked(guest: Guest, house: House) -> None:
    past = sottovoce.new("whispers", 2, 4)
    dice = Fast(4)
    while not past.over:
        seat = past.to_act[0]
        past.play(seat, past.choices(seat)[dice.roll(len(past.choices(seat)))])
    moment = max(number for number, entry in enumerate(past.log) if entry.rolls) - 5
    table = house.keep(past)
    new = guest.post(f"/api/tables/{table}/from", {"moment": moment, "me": 0, "bots": {"1": "random"}}).json
    fork = house.made(new)
    end = guest.play(fork)
    played = sottovoce.load(guest.get(f"/api/tables/{fork.id}/file").body.decode())
    assert played.seed.hex() == end["seed"]
    assert [found.after for found in played.seeds] == [0, moment]
    assert any(entry.rolls for entry in played.log[moment:])
    assert played.log[:moment] == past.log[:moment]


def test_moments_of_a_finished_game_are_for_everybody(guest: Guest, finished: Made) -> None:
    table = sottovoce.load(guest.get(f"/api/tables/{finished.id}/file").body.decode())
    path = f"/api/tables/{finished.id}/moments"
    for moment in (0, 7, 8, 3, len(table.log)):
        past = sottovoce.new("siam", 2, 4)
        for entry in table.log[:moment]:
            past.play(entry.seat, entry.text)
        seen = guest.get(f"{path}/{moment}?seat=1").json
        assert (seen["entry"], seen["view"], seen["to_act"]) == (moment, past.view(1), list(past.to_act))
        assert [line["text"] for line in seen["log"]] + seen["ending"] == past.story()
    assert guest.get(f"{path}/3?seat=2").code == "no-seat"


def test_public_tables_are_listed_and_private_ones_not(guest: Guest) -> None:
    private = guest.table("verrat", "me", "open", "random", "random")
    public = guest.table("verrat", "me", "open", "random", "random", public=True)
    listed = {one["id"]: one for one in guest.get("/api/tables?game=verrat&lang=it").json}
    assert private.id not in listed
    told = listed[public.id]
    assert (told["state"], told["open"], told["names"][0]) == ("gathering", [1], "Giocatore 1")
    assert told["kinds"] == ["person", "open", "bot", "bot"]
    assert public.id not in {one["id"] for one in guest.get("/api/tables?game=siam").json}


def test_my_tables_know_whose_turn_it_is(guest: Guest) -> None:
    made = guest.table("siam", "me", "me", seed=4)
    seat = guest.see(made.id)["to_act"][0]
    held = [{"id": made.id, "key": made.key(n)} for n in (seat, 1 - seat)]
    others = [{"id": "nothing", "key": "x"}, {"id": made.id, "key": "wrong"}, {"id": made.id, "key": made.host}]

    def mine() -> list[dict[str, object]]:
        told: list[dict[str, object]] = guest.post("/api/tables/mine", {"tables": held + others}).json
        return told

    own, other, *rest = mine()
    assert (own["my_turn"], other["my_turn"], own["seat"]) == (True, False, seat)
    assert [one["gone"] for one in rest] == [True, True, False]
    guest.act(made.id, made.key(seat), "pass")
    own, other, *_ = mine()
    assert (own["my_turn"], own["unseen"]) == (False, 0)
    assert (other["my_turn"], other["unseen"]) == (True, 1)
    with guest.listen(made.id, made.key(1 - seat)) as stream:
        stream.recv(timeout=9)
    for _ in range(50):
        if mine()[1]["unseen"] == 0:
            break
    assert mine()[1]["unseen"] == 0
