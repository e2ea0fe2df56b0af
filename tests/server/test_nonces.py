"""Dice nobody can choose: commitments, nonces, marks, and what becomes of them in every way a table is made."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any

import pytest

import sottovoce
from sottovoce.core.seeding import mixed

if TYPE_CHECKING:
    from server.conftest import Answer, Guest, House, Made, Open

ONE, TWO, THREE = "11" * 32, "22" * 32, "3a" * 32


def give(guest: Guest, table: str, key: str | None, nonce: str, **headers: str) -> Answer:
    """Add to the dice, after the hash was looked up."""
    wish = {"nonce": nonce, "commitment": guest.see(table)["commitment"]}
    return guest.post(f"/api/tables/{table}/nonce", wish, key, **headers)


def finished(guest: Guest, made: Made) -> tuple[dict[str, Any], sottovoce.Table]:
    """The end of a game that is played now, and its file, verified."""
    end = guest.play(made)
    assert end["state"] == "over"
    return end, sottovoce.load(guest.get(f"/api/tables/{made.id}/file").body.decode())


def test_the_hash_is_shown_first_and_the_dice_come_from_all(house: House, guest: Guest) -> None:
    told = guest.post(
        "/api/tables", {"game": "siam", "seats": [{"kind": "me"}, {"kind": "friend"}], "pledge": True}
    ).json
    made = house.made(told)
    gathering = guest.see(made.id)
    assert gathering["state"] == "gathering"
    assert gathering["commitment"] == told["commitment"]
    assert (gathering["seed"], gathering["nonces"]) == (None, {})
    assert [seat["nonce"] for seat in gathering["seats"]] == ["awaited", "none"]
    taken = guest.post(f"/api/tables/{made.id}/claim", {"invite": made.invites[1], "nonce": TWO}).json
    assert taken["commitment"] == told["commitment"]
    made.keys[1] = taken["key"]
    waiting = guest.see(made.id)
    assert waiting["state"] == "gathering"  # the first one's nonce is still to come
    assert waiting["prompt"] == "One moment: still waiting for Player 1 to add a number to the dice."
    assert give(guest, made.id, made.key(0), ONE).json == {"commitment": told["commitment"]}
    playing = guest.see(made.id)
    assert playing["state"] == "playing"
    assert (playing["seed"], playing["nonces"]) == (None, {})
    assert [seat["nonce"] for seat in playing["seats"]] == ["given", "given"]
    end, table = finished(guest, made)
    assert hashlib.sha256(bytes.fromhex(end["seed"])).hexdigest() == told["commitment"]
    assert end["nonces"] == {"0": ONE, "1": TWO}
    assert table.seeds[0].nonces == ((0, bytes.fromhex(ONE)), (1, bytes.fromhex(TWO)))
    assert table.seeds[0].dice == mixed(bytes.fromhex(end["seed"]), table.seeds[0].nonces) != table.seed


def test_whoever_sends_none_is_not_waited_for(guest: Guest) -> None:
    made = guest.table("siam", "me", "greedy")
    seen = guest.see(made.id)
    assert seen["state"] == "playing"
    assert [seat["nonce"] for seat in seen["seats"]] == ["none", "none"]
    answer = give(guest, made.id, made.key(0), ONE)
    assert (answer.status, answer.code) == (409, "nonce-late")


def test_a_nonce_is_given_once_and_can_be_repeated(guest: Guest) -> None:
    made = guest.table("siam", "me", "friend", pledge=True)
    for _ in range(2):
        assert give(guest, made.id, made.key(0), ONE).status == 200
    answer = give(guest, made.id, made.key(0), TWO)
    assert (answer.status, answer.code) == (409, "nonce-given")
    wish = {"invite": made.invites[1], "nonce": TWO}
    first = guest.post(f"/api/tables/{made.id}/claim", wish, idempotency_key="claim-of-the-friend")
    again = guest.post(f"/api/tables/{made.id}/claim", wish, idempotency_key="claim-of-the-friend")
    assert first.json == again.json
    other = guest.post(f"/api/tables/{made.id}/claim", {**wish, "nonce": THREE}, idempotency_key="claim-of-the-friend")
    assert other.code == "request-reused"
    made.keys[1] = first.json["key"]
    assert give(guest, made.id, made.key(0), ONE).status == 200  # the same again, also when the game has begun
    assert give(guest, made.id, made.key(0), TWO).code == "nonce-given"
    assert finished(guest, made)[0]["nonces"] == {"0": ONE, "1": TWO}


@pytest.mark.parametrize("nonce", ["", "11" * 31, "AA" * 32, "zz" * 32, 7, None])
def test_what_is_no_nonce_is_refused(guest: Guest, nonce: object) -> None:
    made = guest.table("siam", "me", "friend", pledge=True)
    seen = guest.see(made.id)
    wish = {"nonce": nonce, "commitment": seen["commitment"]}
    assert guest.post(f"/api/tables/{made.id}/nonce", wish, made.key(0)).status == 400
    if nonce is not None:
        assert guest.post(f"/api/tables/{made.id}/claim", {"invite": made.invites[1], "nonce": nonce}).status == 400
    assert guest.see(made.id) == seen
    strange = guest.post(f"/api/tables/{made.id}/nonce", {"nonce": ONE, "commitment": TWO}, made.key(0))
    assert (strange.status, strange.code) == (409, "commitment-other")
    assert guest.post(f"/api/tables/{made.id}/nonce", {"nonce": ONE, "commitment": seen["commitment"]}).status == 401


def test_a_freed_seat_takes_its_nonce_along(guest: Guest) -> None:
    made = guest.table("siam", "me", "friend", pledge=True)
    guest.post(f"/api/tables/{made.id}/claim", {"invite": made.invites[1], "nonce": TWO})
    freed = guest.post(f"/api/tables/{made.id}/seats/1", {"free": True}, made.host).json
    assert [seat["nonce"] for seat in guest.see(made.id)["seats"]] == ["awaited", "none"]
    made.keys[1] = guest.post(f"/api/tables/{made.id}/claim", {"invite": freed["invite"]}).json["key"]
    give(guest, made.id, made.key(0), ONE)
    assert finished(guest, made)[0]["nonces"] == {"0": ONE}


def test_a_seat_that_is_handed_over_before_the_game_gets_a_new_nonce(guest: Guest) -> None:
    made = guest.table("siam", "me", "friend", pledge=True)
    give(guest, made.id, made.key(0), ONE)
    link = guest.post(f"/api/tables/{made.id}/seats/0/hand-over", None, made.key(0)).json
    made.keys[0] = guest.post(f"/api/tables/{made.id}/claim", {"invite": link["invite"], "nonce": THREE}).json["key"]
    made.keys[1] = guest.post(f"/api/tables/{made.id}/claim", {"invite": made.invites[1]}).json["key"]
    link = guest.post(f"/api/tables/{made.id}/seats/0/hand-over", None, made.key(0)).json
    claim = {"invite": link["invite"], "nonce": TWO}  # too late: the dice have rolled
    made.keys[0] = guest.post(f"/api/tables/{made.id}/claim", claim).json["key"]
    assert finished(guest, made)[0]["nonces"] == {"0": THREE}


def test_a_rematch_has_a_hash_and_nonces_of_its_own(house: House, guest: Guest) -> None:
    made = guest.table("siam", "me", "me")
    guest.play(made)
    seated = [guest.post(f"/api/tables/{made.id}/rematch?pledge=true", None, made.key(seat)).json for seat in (0, 1)]
    assert seated[0]["commitment"] == seated[1]["commitment"] != guest.see(made.id)["commitment"]
    nobody = {"key": None, "invite": None}
    again = house.made({"id": seated[0]["id"], "host": "", "seats": [nobody, nobody]})
    for told, nonce in zip(seated, (ONE, TWO), strict=True):
        again.keys[told["seat"]] = told["key"]
        assert guest.see(again.id)["state"] == "gathering"
        assert give(guest, again.id, told["key"], nonce).status == 200
    end, table = finished(guest, again)
    assert end["nonces"] == {str(seated[0]["seat"]): ONE, str(seated[1]["seat"]): TWO}
    assert table.marks == ["undo", "shared 0 1"]  # the same device holds both keys again


def test_play_on_from_a_moment_waits_for_the_nonce_and_for_nothing_else(house: House, guest: Guest) -> None:
    made = guest.table("siam", "me", "me", seed=5)
    guest.play(made)
    wish = {"moment": 12, "me": 0, "pledge": True, "bots": {"1": "random"}}
    told = guest.post(f"/api/tables/{made.id}/from", wish).json
    on = house.made(told)
    seen = guest.see(on.id)
    assert seen["commitment"] == told["commitment"]
    assert [seat["nonce"] for seat in seen["seats"]] == ["awaited", "none"]
    assert give(guest, on.id, on.key(0), ONE).status == 200
    assert give(guest, on.id, on.key(0), ONE).status == 200
    end, table = finished(guest, on)
    assert end["nonces"] == {"0": ONE}
    assert table.seeds[-1].nonces == ((0, bytes.fromhex(ONE)),)
    assert "chosen" in table.marks
    late = house.made(guest.post(f"/api/tables/{made.id}/from", wish).json)
    own = guest.see(late.id, late.key(0))
    if own["choices"]:
        guest.act(late.id, late.key(0), own["choices"][0]["action"])
        assert give(guest, late.id, late.key(0), ONE).code == "nonce-late"
        assert guest.see(late.id)["seats"][0]["nonce"] == "none"


def test_a_nonce_survives_a_restart(open_house: Open) -> None:
    house = open_house()
    guest = house.guest()
    made = guest.table("siam", "me", "friend", pledge=True)
    give(guest, made.id, made.key(0), ONE)
    house.close()
    house = open_house()
    guest = house.guest()
    made.keys[1] = guest.post(f"/api/tables/{made.id}/claim", {"invite": made.invites[1], "nonce": TWO}).json["key"]
    house.close()
    guest = open_house().guest()
    assert finished(guest, made)[0]["nonces"] == {"0": ONE, "1": TWO}


def test_what_readers_should_know_is_marked_on_the_table_and_in_the_file(guest: Guest) -> None:
    made = guest.table("siam", "me", "me", seed=4, hints=True)
    assert guest.see(made.id)["marks"] == ["chosen", "hints", "undo", "shared 0 1"]
    assert finished(guest, made)[1].marks == ["chosen", "hints", "undo", "shared 0 1"]
    plain = guest.table("siam", "me", "friend", undo=False)
    assert guest.see(plain.id)["marks"] == []


def test_a_table_without_undo_takes_nothing_back(guest: Guest) -> None:
    made = guest.table("siam", "me", "me", undo=False)
    seat = guest.see(made.id)["to_act"][0]
    action = next(
        choice["action"] for choice in guest.see(made.id, made.key(seat))["choices"] if choice["action"] != "pass"
    )
    guest.act(made.id, made.key(seat), action)
    answer = guest.act(made.id, made.key(seat), "undo")
    assert (answer.status, answer.code) == (403, "no-undo")
    told = guest.see(made.id, made.key(seat))["undo"]
    assert told == {"may": False, "why": "Undo is off at this table."}


def marks(guest: Guest, table: str) -> list[str]:
    found = guest.see(table)["marks"]
    return [mark for mark in found if mark.startswith("shared")]


def test_whoever_takes_a_second_seat_with_the_key_of_the_first_is_marked(guest: Guest) -> None:
    made = guest.table("siam", "me", "friend", "open")
    claim = f"/api/tables/{made.id}/claim"
    second = guest.post(claim, {"invite": made.invites[1]}, made.key(0))
    assert second.status == 200
    assert marks(guest, made.id) == ["shared 0 1"]
    third = guest.post(claim, {"seat": 2}, "a key of another table")
    assert third.status == 200
    assert guest.see(made.id)["state"] == "playing"
    assert marks(guest, made.id) == ["shared 0 1"]
    invite = guest.post(f"/api/tables/{made.id}/seats/2/hand-over", {}, third.json["key"]).json["invite"]
    assert guest.post(claim, {"invite": invite}, second.json["key"]).status == 200  # in the middle of the game
    assert marks(guest, made.id) == ["shared 0 1 2"]


def test_a_seat_that_was_given_back_leaves_no_mark(guest: Guest) -> None:
    made = guest.table("siam", "me", "friend")
    claim = f"/api/tables/{made.id}/claim"
    assert guest.post(claim, {"invite": made.invites[1]}, made.host).status == 200  # who only hosts has no seat
    assert marks(guest, made.id) == []
    made = guest.table("siam", "me", "friend", "open")
    claim = f"/api/tables/{made.id}/claim"
    assert guest.post(claim, {"invite": made.invites[1]}, made.key(0)).status == 200
    invite = guest.post(f"/api/tables/{made.id}/seats/1", {"free": True}, made.host).json["invite"]
    assert guest.post(claim, {"invite": invite}).status == 200
    assert guest.post(claim, {"seat": 2}).status == 200
    assert (guest.see(made.id)["state"], marks(guest, made.id)) == ("playing", [])
