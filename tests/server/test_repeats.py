"""Requests with an id of their maker's: done once, answered the same each time, also after a restart."""

from __future__ import annotations

import json
import secrets
import socket
from concurrent.futures import Future, ThreadPoolExecutor
from typing import TYPE_CHECKING

import pytest

from sottovoce.store.database import StoreError

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from server.conftest import Guest, House


def new_id() -> str:
    return secrets.token_urlsafe(16)


@pytest.fixture
def restart(open_house: Callable[..., House]) -> Callable[[House], House]:
    def again(house: House) -> House:
        house.close()
        return open_house()

    return again


def test_a_claim_whose_answer_was_lost_is_repeated(
    open_house: Callable[..., House], restart: Callable[[House], House], tmp_path: Path
) -> None:
    house = open_house()
    guest = house.guest()
    made = guest.table("siam", "me", "open", "open", "open")
    path, id = f"/api/tables/{made.id}/claim", new_id()
    body = json.dumps({"name": "Bruno"}).encode()
    with socket.create_connection(("127.0.0.1", house.port)) as line:  # who hangs up hears no answer
        head = f"POST {path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\nidempotency-key: {id}\r\n"
        line.sendall(f"{head}content-length: {len(body)}\r\n\r\n".encode() + body)
        line.recv(1)
    told = guest.ask("POST", path, body, idempotency_key=id)
    assert told.status == 200
    assert guest.ask("POST", path, body, idempotency_key=id).json == told.json
    guest = restart(house).guest()
    assert guest.ask("POST", path, body, idempotency_key=id).json == told.json
    seen = guest.see(made.id, told.json["key"])
    assert seen["seat"] == told.json["seat"]
    assert [seat["name"] for seat in seen["seats"]].count("Bruno") == 1
    kept = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert told.json["key"].encode() not in kept
    assert id.encode() not in kept


def test_a_claim_that_comes_many_times_at_once_takes_one_seat(guest: Guest, house: House) -> None:
    made = guest.table("siam", "open", "open", "open", "me")
    id = new_id()
    with ThreadPoolExecutor(8) as crowd:
        asks = [
            crowd.submit(house.guest().ask, "POST", f"/api/tables/{made.id}/claim", {}, idempotency_key=id)
            for _ in range(8)
        ]
        answers = [ask.result().json for ask in asks]
    assert all(answer == answers[0] for answer in answers)
    assert [seat["kind"] for seat in guest.see(made.id)["seats"]].count("person") == 2


def test_a_table_is_made_once(open_house: Callable[..., House], restart: Callable[[House], House]) -> None:
    house = open_house()
    wish, id = {"game": "siam", "seats": [{"kind": "me"}, {"kind": "friend"}], "public": True}, new_id()
    first = house.guest().post("/api/tables", wish, idempotency_key=id)
    assert first.status == 201
    assert house.guest().post("/api/tables", wish, idempotency_key=id).json == first.json
    guest = restart(house).guest()
    again = guest.post("/api/tables", wish, idempotency_key=id)
    assert (again.status, again.json) == (201, first.json)
    assert len(guest.get("/api/tables").json) == 1
    assert guest.see(first.json["id"], first.json["seats"][0]["key"])["seat"] == 0


def test_a_line_is_said_once(open_house: Callable[..., House], restart: Callable[[House], House]) -> None:
    house = open_house()
    made = house.guest().table("verrat", "me", "me", "me", "me", seed=4)
    path, id = f"/api/tables/{made.id}/say", new_id()
    first = house.guest().post(path, {"text": "once"}, made.key(0), idempotency_key=id)
    assert first.status == 200
    house.guest().post(path, {"text": "something else"}, made.key(1))
    assert house.guest().post(path, {"text": "once"}, made.key(0), idempotency_key=id).json == first.json
    guest = restart(house).guest()
    assert guest.post(path, {"text": "once"}, made.key(0), idempotency_key=id).json == first.json
    assert [line["text"] for line in guest.see(made.id)["talk"]] == ["once", "something else"]


def test_an_answer_is_given_once(guest: Guest) -> None:
    made = guest.table("siam", "me", "me", seed=4)
    seat = guest.see(made.id)["to_act"][0]
    path, id = f"/api/tables/{made.id}/act", new_id()
    wish = {"action": "pass", "ask": guest.see(made.id, made.key(seat))["ask"]}
    first = guest.post(path, wish, made.key(seat), idempotency_key=id)
    assert first.status == 200
    assert guest.post(path, wish, made.key(seat), idempotency_key=id).json == first.json
    assert guest.post(path, wish, made.key(seat), idempotency_key=new_id()).status == 409
    assert guest.see(made.id)["entry"] == 1


def test_an_old_note_that_comes_again_does_not_undo_a_new_one(guest: Guest) -> None:
    made = guest.table("siam", "me", "me")
    path, id = f"/api/tables/{made.id}/notes", new_id()
    for text, mark in (("old", id), ("new", new_id()), ("old", id)):
        answer = guest.ask("PUT", path, {"text": text}, made.key(0), idempotency_key=mark)
        assert answer.json == {"text": text}
    assert guest.get(path, made.key(0)).json == {"text": "new"}


def test_rematches_and_games_played_on_are_made_once(guest: Guest) -> None:
    made = guest.table("siam", "me", "random", seed=4)
    guest.play(made)
    id = new_id()
    for path, wish in (("rematch", {}), ("from", {"moment": 3, "me": 0, "bots": {"1": "random"}})):
        ask = (f"/api/tables/{made.id}/{path}", wish, made.key(0))
        first = guest.post(*ask, idempotency_key=id + path)
        assert first.status in (200, 201)
        assert guest.post(*ask, idempotency_key=id + path).json == first.json


def test_an_id_is_good_for_one_request(guest: Guest) -> None:
    made = guest.table("siam", "me", "open", "open")
    path, id = f"/api/tables/{made.id}/claim", new_id()
    assert guest.post(path, {"name": "Anna"}, idempotency_key=id).status == 200
    other = guest.post(path, {"name": "Bruno"}, idempotency_key=id)
    assert (other.status, other.code) == (409, "request-reused")
    for wrong in ("short", "x" * 65, "é" * 20, "a b" * 8):
        refused = guest.post(path, {"name": "Carla"}, idempotency_key=wrong.encode().decode("latin-1"))
        assert (refused.status, refused.code) == (400, "request-id")
    refused = guest.post(path, {"seat": 0}, idempotency_key="x" * 20)
    assert refused.code == "seat-taken"
    assert guest.post(path, {"seat": 0}, idempotency_key="x" * 20).code == "seat-taken"


def refusing(code: str) -> Callable[..., Future[None]]:
    """What a database answers that fails."""

    def answer(*_: object) -> Future[None]:
        lost: Future[None] = Future()
        lost.set_exception(StoreError(code))
        return lost

    return answer


def test_who_may_have_changed_something_is_not_told_that_nothing_was_changed(
    open_house: Callable[..., House], monkeypatch: pytest.MonkeyPatch
) -> None:
    house = open_house()
    guest = house.guest()
    made = guest.table("siam", "me", "me", seed=4)
    seat = guest.see(made.id)["to_act"][0]
    path, wish, id = f"/api/tables/{made.id}/act", {"action": "pass"}, new_id()

    def lost_in_a_commit(*change: object) -> Future[None]:
        keep(*change).result()
        for name in ("read", "look"):
            patch.setattr(house.hub.store, name, refusing("database-failed"))
        return refusing("database-unknown")()

    with monkeypatch.context() as patch:
        keep: Callable[..., Future[None]] = house.hub.store.change
        patch.setattr(house.hub.store, "change", lost_in_a_commit)
        told = guest.post(path, wish, made.key(seat), idempotency_key=id)
        assert (told.status, told.code) == (503, "database-unknown")
    again = guest.post(path, wish, made.key(seat), idempotency_key=id)
    assert again.status == 200, again.json
    with monkeypatch.context() as patch:  # its refusal would deny what was done
        patch.setattr(house.hub.store, "look", refusing("database-failed"))
        told = guest.post(path, wish, made.key(seat), idempotency_key=id)
        assert (told.status, told.code) == (503, "database-unknown")
    assert guest.see(made.id)["entry"] == 1
