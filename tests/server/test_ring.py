"""The key ring: seats that come to it, open by it, and leave it; programs with tokens; numbers by mail."""

from __future__ import annotations

import json
import re
import socket
import time
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pytest
from aiosmtpd.controller import Controller
from members.member import Member
from websockets.exceptions import ConnectionClosed

from sottovoce.server.accounts import codes
from sottovoce.server.api import streams

if TYPE_CHECKING:
    from server.conftest import Guest, House, Open
    from websockets.sync.client import ClientConnection

WAIT = 20.0
_count = iter(range(10_000))


def somebody(guest: Guest) -> Member:
    made = Member(guest)
    letters = str(next(_count)).translate(str.maketrans("0123456789", "abefghkpqs"))
    assert made.sign_up(f"Ringer {letters}").status == 201
    return made


@pytest.fixture
def anna(guest: Guest) -> Member:
    return somebody(guest)


def next_update(stream: ClientConnection) -> dict[str, Any]:
    while (told := json.loads(stream.recv(timeout=WAIT)))["kind"] != "update":
        pass
    return dict(told)


def held(member: Member) -> dict[str, Any]:
    return {table["id"]: (table["seats"], table["host"]) for table in member.ask("GET", "/tables").json}


def test_seats_join_the_ring_and_open_on_another_device(anna: Member) -> None:
    guest = anna.guest
    made = guest.table("siam", "me", "random")
    shown = {"tables": [{"id": made.id, "key": made.key()}, {"id": made.id, "key": made.host}]}
    assert anna.ask("POST", "/tables", shown).json == shown
    assert held(anna) == {made.id: ([0], True)}
    guest.ask("PUT", f"/api/tables/{made.id}/notes", {"text": "remember"}, made.key())
    phone = Member(guest)
    phone.passkey = anna.passkey
    phone.sign_in()
    assert guest.see(made.id, phone.key)["seat"] == 0
    assert guest.get(f"/api/tables/{made.id}/notes", phone.key).json == {"text": "remember"}
    seen = guest.wait(made.id, lambda update: update["ask"] is not None, phone.key)
    assert guest.act(made.id, phone.key, seen["choices"][0]["action"], seen["ask"]).status == 200
    with guest.listen(made.id, phone.key) as stream:
        assert '"seat":0' in str(stream.recv(timeout=10))
    phone.ask("POST", "/sign-out")
    assert guest.get(f"/api/tables/{made.id}", phone.key).code == "signed-out"
    assert guest.see(made.id, made.key())["seat"] == 0  # the seat's own key still opens it


def test_only_keys_that_fit_are_taken(anna: Member) -> None:
    guest, bruno = anna.guest, somebody(anna.guest)
    made = guest.table("siam", "me", "friend")
    wrong = [
        {"id": made.id, "key": "x" * 22},
        {"id": "nowhere", "key": made.key()},
        {"id": made.id, "key": made.invites[1]},
    ]
    assert anna.ask("POST", "/tables", {"tables": wrong}).json == {"tables": []}
    own = {"tables": [{"id": made.id, "key": made.key()}]}
    assert anna.ask("POST", "/tables", own).json == own
    assert bruno.ask("POST", "/tables", own).json == {"tables": []}  # who came first keeps it
    assert held(bruno) == {}
    assert guest.get(f"/api/tables/{made.id}", bruno.key).json["seat"] is None
    assert guest.act(made.id, bruno.key, "pass").code == "key-unknown"


def test_an_account_that_takes_two_seats_is_marked(anna: Member) -> None:
    guest, bruno = anna.guest, somebody(anna.guest)
    made = guest.post("/api/tables", {"game": "siam", "seats": [{"kind": kind} for kind in ("me", *["open"] * 3)]})
    claim = f"/api/tables/{made.json['id']}/claim"
    for member, shared in ((anna, []), (bruno, []), (anna, ["shared 1 3"])):
        assert guest.post(claim, {}, member.key).status == 200
        assert [mark for mark in guest.see(made.json["id"])["marks"] if "shared" in mark] == shared


def test_who_is_signed_in_has_new_seats_in_the_ring_at_once(anna: Member) -> None:
    guest = anna.guest
    made = guest.post("/api/tables", {"game": "siam", "seats": [{"kind": "me"}, {"kind": "open"}]}, anna.key).json
    assert held(anna) == {made["id"]: ([0], True)}
    bruno = somebody(guest)
    assert guest.post(f"/api/tables/{made['id']}/claim", {"name": "Bruno"}, bruno.key).status == 200
    assert held(bruno) == {made["id"]: ([1], False)}
    assert guest.see(made["id"], bruno.key)["seat"] == 1
    assert guest.see(made["id"], anna.key)["seat"] == 0


def test_several_seats_at_one_screen(anna: Member) -> None:
    guest = anna.guest
    made = guest.table("siam", "me", "me")
    anna.ask("POST", "/tables", {"tables": [{"id": made.id, "key": key} for key in made.keys]})
    assert guest.see(made.id, anna.key)["seat"] == 0
    assert guest.see(made.id, f"{anna.key}.1")["seat"] == 1
    assert guest.get(f"/api/tables/{made.id}", f"{anna.key}.7").json["seat"] is None


def test_the_host_s_part_works_from_the_ring(anna: Member) -> None:
    guest = anna.guest
    made = guest.post("/api/tables", {"game": "siam", "seats": [{"kind": "me"}, {"kind": "friend"}]}, anna.key).json
    answer = guest.post(f"/api/tables/{made['id']}/seats/1", {}, anna.key)
    assert answer.status == 200
    assert guest.post(f"/api/tables/{made['id']}/claim", {"invite": answer.json["invite"]}).status == 200
    other = guest.post("/api/tables", {"game": "siam", "seats": [{"kind": "me"}, {"kind": "friend"}]}, anna.key).json
    assert guest.ask("DELETE", f"/api/tables/{other['id']}", None, somebody(guest).key).code == "not-host"
    assert guest.ask("DELETE", f"/api/tables/{other['id']}", None, anna.key).status == 204
    assert other["id"] not in held(anna)


def test_a_host_has_the_invitations_on_every_device(anna: Member) -> None:
    guest = anna.guest
    before = guest.table("siam", "me", "friend", "friend")
    invites = {str(seat): before.invites[seat] for seat in (1, 2)}
    shown = [{"id": before.id, "key": before.host, "invites": {**invites, "0": before.host, "2": "wrong"}}]
    assert anna.ask("POST", "/tables", {"tables": shown}).status == 200
    [told] = anna.ask("GET", "/tables").json
    assert told["invites"] == {"1": invites["1"]}  # the others are none
    wish = {"game": "siam", "seats": [{"kind": "me"}, {"kind": "friend"}]}
    made = guest.post("/api/tables", wish, anna.key).json
    [told, _] = anna.ask("GET", "/tables").json
    assert told["invites"] == {"1": made["seats"][1]["invite"]}
    again = guest.post(f"/api/tables/{made['id']}/seats/1", {}, anna.key).json["invite"]
    assert anna.ask("GET", "/tables").json[0]["invites"] == {"1": again}
    claim = {"invite": again, "name": "Bruno"}
    assert guest.post(f"/api/tables/{made['id']}/claim", claim).status == 200
    assert anna.ask("GET", "/tables").json[0]["invites"] == {}  # somebody sits there


def test_a_device_that_is_signed_out_hears_no_more(anna: Member, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(streams, "_CHECK", 0.0)
    guest = anna.guest
    made = guest.table("siam", "me", "me", seed=4)
    seat = guest.see(made.id)["to_act"][0]
    anna.ask("POST", "/tables", {"tables": [{"id": made.id, "key": made.key(1 - seat)}]})
    with guest.listen(made.id, anna.key) as stream:
        assert json.loads(stream.recv(timeout=WAIT))["seat"] == 1 - seat
        assert anna.post("/sign-out/everywhere", {}, anna.key).status == 200
        guest.act(made.id, made.key(seat), "pass")
        with pytest.raises(ConnectionClosed):
            next_update(stream)


def test_a_rematch_joins_the_ring_in_any_session(anna: Member, house: House) -> None:
    guest = anna.guest
    made = guest.table("siam", "me", "random")
    anna.ask("POST", "/tables", {"tables": [{"id": made.id, "key": made.key()}]})
    guest.play(made)
    first = guest.post(f"/api/tables/{made.id}/rematch", {}, anna.key)
    assert first.status == 200
    phone = Member(guest)
    phone.passkey = anna.passkey
    phone.sign_in()
    assert guest.post(f"/api/tables/{made.id}/rematch", {}, phone.key).json == first.json
    assert held(phone)[first.json["id"]] == ([1], True)
    assert guest.see(first.json["id"], phone.key)["seat"] == 1


# -- handing over, giving back


def test_a_seat_is_handed_over(anna: Member) -> None:
    guest, bruno = anna.guest, somebody(anna.guest)
    made = guest.table("siam", "me", "random")
    anna.ask("POST", "/tables", {"tables": [{"id": made.id, "key": made.key()}]})
    assert guest.post(f"/api/tables/{made.id}/seats/1/hand-over", {}, anna.key).code == "not-yours-to-give"
    invite = guest.post(f"/api/tables/{made.id}/seats/0/hand-over", {}, anna.key).json["invite"]
    assert guest.see(made.id, anna.key)["seat"] == 0  # until somebody follows
    assert guest.post(f"/api/tables/{made.id}/claim", {"invite": invite, "name": "B"}, bruno.key).status == 200
    assert guest.see(made.id, bruno.key)["seat"] == 0
    assert guest.get(f"/api/tables/{made.id}", anna.key).json["seat"] is None
    assert guest.get(f"/api/tables/{made.id}", made.key()).code == "key-unknown"
    assert guest.post(f"/api/tables/{made.id}/claim", {"invite": invite}).code == "invitation-unknown"
    assert held(anna) == {}


def test_a_seat_is_given_back(anna: Member) -> None:
    guest = anna.guest
    made = guest.table("siam", "me", "friend")
    assert guest.post(f"/api/tables/{made.id}/seats/0/leave", {}, made.key()).status == 204
    assert [seat["kind"] for seat in guest.see(made.id)["seats"]] == ["open", "friend"]
    played = guest.post(
        "/api/tables", {"game": "siam", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}, anna.key
    )
    table = played.json["id"]
    assert guest.post(f"/api/tables/{table}/seats/0/leave", {}, anna.key).status == 204
    assert held(anna) == {table: ([], True)}
    assert guest.get(f"/api/tables/{table}", played.json["seats"][0]["key"]).code == "key-unknown"
    seen = guest.see(table)
    assert seen["seats"][0]["kind"] == "bot"
    assert any("has left" in line["text"] for line in seen["talk"])
    guest.wait(table, lambda update: bool(update["state"] == "over"))


def test_off_the_ring_a_seat_goes_on_by_its_key(anna: Member) -> None:
    guest = anna.guest
    made = guest.table("siam", "me", "random")
    anna.ask("POST", "/tables", {"tables": [{"id": made.id, "key": made.key()}]})
    assert anna.ask("DELETE", f"/tables/{made.id}/0").json == []
    assert anna.ask("DELETE", f"/tables/{made.id}/0").code == "no-such-thing"
    assert guest.see(made.id, made.key())["seat"] == 0
    assert guest.get(f"/api/tables/{made.id}", anna.key).json["seat"] is None


# -- programs


def test_tokens_reach_as_far_as_they_say(anna: Member) -> None:
    guest = anna.guest
    made = guest.table("siam", "me", "random")
    anna.ask("POST", "/tables", {"tables": [{"id": made.id, "key": made.key()}]})
    read = anna.ask("POST", "/tokens", {"label": "watcher", "scopes": ["read"]}).json
    play = anna.ask("POST", "/tokens", {"label": "bot", "scopes": ["read", "play"]}).json
    assert guest.see(made.id, read["secret"])["seat"] == 0
    seen = guest.wait(made.id, lambda update: update["ask"] is not None, play["secret"])
    refused = guest.act(made.id, read["secret"], seen["choices"][0]["action"], seen["ask"])
    assert (refused.status, refused.code) == (403, "token-scope")
    assert guest.act(made.id, play["secret"], seen["choices"][0]["action"], seen["ask"]).status == 200
    assert guest.get("/api/account/tables", play["secret"]).json[0]["id"] == made.id
    for method, path in (("POST", "/recovery"), ("GET", "/settings"), ("POST", "/tokens")):
        data = {"label": "x", "scopes": ["play"]}
        assert guest.ask(method, f"/api/account{path}", data, play["secret"]).code == "token-scope"
    assert [one["label"] for one in anna.who().json["account"]["tokens"]] == ["watcher", "bot"]
    assert anna.ask("DELETE", f"/tokens/{play['id']}").status == 200
    assert guest.get(f"/api/tables/{made.id}", play["secret"]).code == "signed-out"
    assert guest.get(f"/api/tables/{made.id}", "token.guessed").code == "signed-out"


# -- mail


class Letterbox:
    """A mail server's end: keeps what comes."""

    def __init__(self) -> None:
        self.mails: list[tuple[list[str], str]] = []

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        self.mails.append((envelope.rcpt_tos, envelope.content.decode()))
        return "250 OK"

    def number(self, count: int) -> str:
        """The six digits of the mail of that number, once it has come."""
        until = time.monotonic() + 10
        while len(self.mails) < count:
            assert time.monotonic() < until, "no mail has come"
            time.sleep(0.02)
        found = re.search(r"\b\d{6}\b", self.mails[count - 1][1].partition("\n\n")[2] or self.mails[count - 1][1])
        assert found
        return found[0]


@pytest.fixture
def letterbox() -> Iterator[tuple[Letterbox, int]]:
    box = Letterbox()
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    controller = Controller(box, hostname="127.0.0.1", port=port)
    controller.start()
    yield box, port
    controller.stop()


def test_a_mailed_number_brings_one_back(open_house: Open, letterbox: tuple[Letterbox, int]) -> None:
    box, port = letterbox
    house = open_house(mail=f"smtp://127.0.0.1:{port}", mail_from="table@table.example")
    anna = somebody(house.guest())
    where = {"address": "Anna@mail.example"}
    assert anna.ask("POST", "/mail", where).json == {"minutes": 10}
    number = box.number(1)
    assert box.mails[0][0] == ["anna@mail.example"]
    wrong = f"{(int(number) + 1) % 1_000_000:06}"
    assert anna.ask("POST", "/mail/code", {**where, "code": wrong}).code == "code-wrong"
    assert anna.ask("POST", "/mail/code", {**where, "code": number}).json["mail"] == "anna@mail.example"

    lost = Member(house.guest())
    known, unknown = (lost.post("/sign-in/mail", {"address": to}) for to in ("anna@mail.example", "who@mail.example"))
    assert (known.status, known.body) == (unknown.status, unknown.body)
    number = box.number(2)
    for guess in range(codes.TRIES - 1):
        answer = lost.post("/sign-in/mail/code", {**where, "code": f"{(int(number) + 1 + guess) % 1_000_000:06}"})
        assert (answer.status, answer.code) == (401, "code-wrong")
    assert lost.post("/sign-in/mail/code", {"address": "who@mail.example", "code": number}).code == "code-wrong"
    assert lost.post("/sign-in/mail/code", {**where, "code": number}).status == 200
    assert lost.told["account"]["name"] == anna.told["account"]["name"]
    assert lost.post("/sign-in/mail/code", {**where, "code": number}).code == "code-wrong"
    assert len(box.mails) == 2  # nothing went to the unknown address


def test_too_many_wrong_numbers_void_the_right_one(open_house: Open, letterbox: tuple[Letterbox, int]) -> None:
    box, port = letterbox
    house = open_house(mail=f"smtp://127.0.0.1:{port}", mail_from="table@table.example")
    anna = somebody(house.guest())
    where = {"address": "anna@mail.example"}
    anna.ask("POST", "/mail", where)
    number = box.number(1)
    for guess in range(codes.TRIES):
        anna.ask("POST", "/mail/code", {**where, "code": f"{(int(number) + 1 + guess) % 1_000_000:06}"})
    assert anna.ask("POST", "/mail/code", {**where, "code": number}).code == "code-wrong"


def test_mail_is_limited_by_address_and_by_network(open_house: Open, letterbox: tuple[Letterbox, int]) -> None:
    house = open_house(mail=f"smtp://127.0.0.1:{letterbox[1]}", mail_from="table@table.example", limits=True)
    lost = Member(house.guest())
    one = [lost.post("/sign-in/mail", {"address": "a@mail.example"}).status for _ in range(4)]
    assert one == [202, 202, 202, 429]
    many = [lost.post("/sign-in/mail", {"address": f"b{n}@mail.example"}).status for n in range(7)]
    assert many == [202] * 6 + [429]


def test_without_a_relay_there_is_no_mail(anna: Member) -> None:
    assert anna.told["mail_here"] is False
    assert Member(anna.guest).post("/sign-in/mail", {"address": "a@mail.example"}).code == "no-mail"
