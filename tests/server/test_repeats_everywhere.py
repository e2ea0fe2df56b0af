"""Every request that changes something can be repeated with its id: it is done once and answered the same again."""

from __future__ import annotations

import itertools
import secrets
from typing import TYPE_CHECKING, Any

import pytest
from members.authenticator import Authenticator
from members.largest_requests import all_asks
from members.member import Member
from sqlalchemy import select

import sottovoce
from sottovoce.core.dice import Fast
from sottovoce.core.game_file import dump
from sottovoce.server import keys
from sottovoce.server.accounts import codes, sessions
from sottovoce.server.api.sign_in import CONFIRM, SIGN_IN
from sottovoce.store.accounts import Accounts
from sottovoce.store.schema import ANSWERS

if TYPE_CHECKING:
    from collections.abc import Callable

    from server.conftest import Answer, Guest, House, Made, Open

_names = (f"Again {''.join(letters)}" for letters in itertools.product("abefghkpqstuxyz", repeat=3))
_HOOK = "127.0.0.1:9"
# What changes nothing, or comes to the same when it is done twice.
_HARMLESS = {
    *("POST /account/passkeys/options", "POST /account/sign-in/options", "POST /account/sign-in/mail"),
    *("POST /account/links", "POST /account/mail", "DELETE /account/mail", "PUT /account/profile"),
    *("POST /account/tables", "PUT /account/messages", "PUT /account/channels/none", "DELETE /account/calendar"),
    *("PUT /account/channels/none/tables/none", "DELETE /account/channels/none/tables/none"),
    *("POST /account/channels/none/test", "POST /unsubscribe/…", "POST /tables/mine", "POST /qr"),
    *("POST …/analysis", "POST …/hint", "POST …/coach", "POST …/rematch", "DELETE …/webhook"),
}


def twice(send: Callable[..., Answer], *request: Any, **headers: str) -> Answer:
    """The answer to a request, and the same to its repeat."""
    id = secrets.token_urlsafe(16)
    first = send(*request, idempotency_key=id, **headers)
    assert first.status < 300, first.body
    again = send(*request, idempotency_key=id, **headers)
    assert (again.status, again.body) == (first.status, first.body)
    assert again.headers.get("set-cookie") == first.headers.get("set-cookie")
    return first


def at(made: Made, path: str) -> str:
    return f"/api/tables/{made.id}{path}"


@pytest.fixture
def member(guest: Guest) -> Member:
    made = Member(guest)
    assert made.sign_up(next(_names)).status == 201
    return made


def account_of(house: House, member: Member) -> str:
    assert member.key is not None
    page = keys.digest(member.key.removeprefix(sessions.PAGE))
    session = Accounts(house.hub.store).page(page).result()
    assert session is not None
    return session.account


def ask(member: Member, method: str, path: str, data: object = None) -> Answer:
    """Twice, with the page's key."""
    return twice(member.guest.ask, method, f"/api/account{path}", data, member.key, **member.headers)


def test_only_what_does_no_harm_twice_takes_no_id(open_house: Open) -> None:
    house = open_house()
    guest, known = house.guest(), {True: set[str](), False: set[str]()}
    for request in all_asks(house).values():
        if request.method != "GET" and request.path.startswith("/api/"):
            sent = (request.method, request.path, request.body, request.key)
            answer = guest.ask(*sent, **request.headers, idempotency_key="no id")
            known[b"request-id" in answer.body].add(f"{request.method} {_shown(request.path)}")
    assert known[False] - known[True] == _HARMLESS


def _shown(path: str) -> str:
    """A path without what differs from run to run."""
    first, *rest = path.removeprefix("/api/").split("/")
    if first == "unsubscribe":
        return "/unsubscribe/…"
    return f"…/{rest[1]}" if first == "tables" and len(rest) > 1 else path.removeprefix("/api")


def test_a_seat_is_handed_over_and_left_once(guest: Guest) -> None:
    made = guest.table("siam", "me", "me", "me", seed=4)
    handed = twice(guest.post, at(made, "/seats/0/hand-over"), {}, made.key(0)).json
    assert guest.post(at(made, "/claim"), {"invite": handed["invite"], "name": "Bruno"}).status == 200
    twice(guest.post, at(made, "/seats/1/leave"), {}, made.key(1))
    assert guest.see(made.id)["seats"][1]["kind"] == "bot"
    waiting = guest.table("siam", "me", "open")
    twice(guest.post, at(waiting, "/seats/0/leave"), {}, waiting.key(0))
    assert guest.see(waiting.id)["seats"][0]["kind"] == "open"


def test_a_player_resigns_once(guest: Guest) -> None:
    made = guest.table("siam", "me", "me", seed=4)
    twice(guest.post, at(made, "/resign"), {}, made.key(0))
    assert guest.see(made.id)["ended"] == "resigned"
    stranger = guest.post(at(made, "/resign"), {}, made.key(1), idempotency_key=secrets.token_urlsafe(16))
    assert stranger.code == "over"


def test_what_people_settle_is_settled_once(guest: Guest) -> None:
    made = guest.table("siam", "me", "me", seed=4, clock=600)
    for kind in ("pause", "draw", "delete"):
        assert twice(guest.post, at(made, "/vote"), {"kind": kind}, made.key(0)).json == {"settled": False}
        assert twice(guest.post, at(made, "/vote"), {"kind": kind}, made.key(1)).json == {"settled": True}
        if kind == "pause":
            twice(guest.post, at(made, "/resume"), {}, made.key(0))
            owing = guest.see(made.id)["to_act"][0]
            twice(guest.post, at(made, "/nudge"), {"seat": owing}, made.key(1 - owing))
    assert guest.get(at(made, "")).status == 404


def test_orders_are_given_and_withdrawn_once(guest: Guest) -> None:
    made = guest.table("siam", "me", "me", seed=4)
    seat = 1 - guest.see(made.id)["to_act"][0]
    twice(guest.post, at(made, "/orders"), {"name": "pass"}, made.key(seat))
    given = guest.see(made.id, made.key(seat))["orders"]
    assert len(given) == 1
    twice(guest.ask, "DELETE", at(made, f"/orders/{given[0]['number']}"), None, made.key(seat))
    assert guest.see(made.id, made.key(seat))["orders"] == []


def test_an_old_draft_that_comes_again_does_not_undo_a_new_one(guest: Guest) -> None:
    made = guest.table("verrat", "me", "me", "me", "me", seed=3)
    old, new = ["send fat kaffa"], list[str]()
    id = secrets.token_urlsafe(16)
    for answers, mark in ((old, id), (new, secrets.token_urlsafe(16)), (old, id)):
        told = guest.ask("PUT", at(made, "/draft"), {"answers": answers}, made.key(0), idempotency_key=mark)
        assert told.json == {"answers": answers}
    assert guest.get(at(made, "/draft"), made.key(0)).json == {"answers": new}


def test_a_host_changes_a_seat_and_closes_a_table_once(guest: Guest) -> None:
    made = guest.table("siam", "me", "open", "friend", "friend")
    invite = twice(guest.post, at(made, "/seats/1"), {}, made.host).json["invite"]
    key = guest.post(at(made, "/claim"), {"invite": invite, "name": "Bruno"}).json["key"]
    twice(guest.post, at(made, "/seats/1"), {"name": "Carla"}, key)
    freed = twice(guest.post, at(made, "/seats/1"), {"free": True}, made.host).json["invite"]
    assert guest.post(at(made, "/claim"), {"invite": freed, "name": "Dario"}).status == 200
    twice(guest.post, at(made, "/seats/2"), {"bot": "random"}, made.host)
    twice(guest.ask, "DELETE", at(made, ""), None, made.host)
    assert guest.get(at(made, "")).status == 404


def test_files_lessons_and_hooks_are_opened_once(house: House, guest: Guest) -> None:
    table, dice = sottovoce.new("siam", 2, 4), Fast(4)
    while not table.over:
        seat = table.to_act[0]
        table.play(seat, table.choices(seat)[dice.roll(len(table.choices(seat)))])
    opened = twice(guest.post, "/api/tables/file", {"text": dump(table)}).json["id"]
    assert guest.see(opened)["state"] == "over"
    played = twice(guest.post, "/api/games/siam/lessons/first/table", {}).json
    assert guest.see(played["id"], next(seat["key"] for seat in played["seats"] if seat["key"]))["seat"] is not None
    house.hub.courier.guard._trusted.add(_HOOK)
    made = guest.table("siam", "me", "me")
    assert twice(guest.post, at(made, "/webhook"), {"address": f"http://{_HOOK}/a"}, made.key(0)).json["secret"]


def test_an_account_whose_answer_was_lost_is_there_when_it_is_asked_for_again(open_house: Open) -> None:
    house, name, id = open_house(), next(_names), secrets.token_urlsafe(16)
    first = Member(house.guest()).post("", {"name": name}, idempotency_key=id)
    assert first.status == 201
    house.close()
    house = open_house()
    member = Member(house.guest())
    again = member.post("", {"name": name}, idempotency_key=id)
    assert (again.status, again.json["recovery"]) == (201, first.json["recovery"])
    assert member.who().json["account"]["name"] == name
    assert Member(house.guest()).post("/sign-in/recovery", {"code": again.json["recovery"]}).status == 200
    query = select(ANSWERS.c.answer)
    kept = b"".join(house.hub.store.look(lambda connection: connection.execute(query).scalars().all()).result())
    assert kept
    assert again.json["recovery"].encode() not in kept
    assert member.post("", {"name": name}, idempotency_key=secrets.token_urlsafe(16)).code == "account-name-taken"


def test_everybody_comes_in_once_by_every_door(house: House, guest: Guest, member: Member) -> None:
    other = Member(guest)
    options = other.post("/passkeys/options", {"name": next(_names)}).json
    twice(other.post, "/passkeys", {"credential": other.passkey.make(options)})
    options = other.post("/sign-in/options").json
    twice(other.post, "/sign-in/passkey", {"credential": other.passkey.show(options)})
    options = other.post("/passkeys/options", {}, other.key).json
    twice(other.post, "/passkeys", {"credential": Authenticator(other.origin).make(options)}, other.key)
    assert len(other.told["account"]["passkeys"]) == 2
    code = ask(member, "POST", "/recovery").json["code"]
    code = twice(member.post, "/sign-in/recovery", {"code": code}).json["recovery"]
    assert member.post("/sign-in/recovery", {"code": code}).status == 200
    link = member.ask("POST", "/links").json["url"].partition("#")[2]
    twice(member.post, "/sign-in/link", {"link": link})
    address, account = f"{secrets.token_hex(8)}@table.example", account_of(house, other)
    number = house.run(lambda: codes.mailed(house.hub, address, account, SIGN_IN))
    twice(other.post, "/sign-in/mail/code", {"address": address, "code": number})


def test_an_account_is_changed_once(house: House, member: Member) -> None:
    guest = member.guest
    token = ask(member, "POST", "/tokens", {"label": "Program", "scopes": ["play"]}).json
    assert len(member.who().json["account"]["tokens"]) == 1
    assert guest.get("/api/account/tables", token["secret"]).status == 200
    ask(member, "DELETE", f"/tokens/{token['id']}")
    house.hub.courier.guard._trusted.add(_HOOK)
    channel = ask(member, "POST", "/channels", {"kind": "webhook", "address": f"http://{_HOOK}/b"}).json
    assert len(member.ask("GET", "/messages").json["channels"]) == 1
    ask(member, "DELETE", f"/channels/{channel['id']}")
    feed = ask(member, "POST", "/calendar").json["url"]
    assert guest.get(feed.partition(str(guest.port))[2]).status == 200
    made = guest.table("siam", "me", "open")
    member.ask("POST", "/tables", {"tables": [{"id": made.id, "key": made.key(0)}]})
    ask(member, "DELETE", f"/tables/{made.id}/0")
    assert ask(member, "POST", "/vacation", {"days": 3}).json["until"]
    assert ask(member, "DELETE", "/vacation").json["until"] is None
    id = secrets.token_urlsafe(16)
    for kept, mark in ((["old"], id), (["new"], secrets.token_urlsafe(16)), (["old"], id)):
        headers = member.headers | {"idempotency_key": mark}
        guest.ask("PUT", "/api/account/settings", {"kept": {"a": kept}}, member.key, **headers)
    assert member.ask("GET", "/settings").json == {"kept": {"a": ["new"]}}


def test_devices_passkeys_and_addresses_go_and_come_once(house: House, member: Member) -> None:
    lost = Member(member.guest)
    lost.passkey = member.passkey
    assert lost.sign_in().status == 200
    device = next(one["id"] for one in lost.told["account"]["devices"] if one["this"])
    left = ask(member, "DELETE", f"/devices/{device}").json["devices"]
    assert [one["this"] for one in left] == [True]
    ask(member, "POST", "/recovery")
    passkey = member.told["account"]["passkeys"][0]["id"]
    assert ask(member, "DELETE", f"/passkeys/{passkey}").json["passkeys"] == []
    address = f"{secrets.token_hex(8)}@table.example"
    account = account_of(house, member)
    number = house.run(lambda: codes.mailed(house.hub, address, account, f"{CONFIRM} {account}"))
    assert ask(member, "POST", "/mail/code", {"address": address, "code": number}).json["mail"] == address
    twice(member.guest.post, "/api/account/sign-out", {}, member.key, **member.headers)
    assert member.ask("GET", "/settings").code == "signed-out"


def test_whoever_leaves_for_good_is_told_so_again(member: Member) -> None:
    name = member.told["account"]["name"]
    twice(member.guest.post, "/api/account/leave", {"name": name}, member.key, **member.headers)
    assert member.ask("GET", "/settings").code == "signed-out"
    other = Member(member.guest)
    assert other.sign_up(next(_names)).status == 201
    twice(other.guest.post, "/api/account/sign-out/everywhere", {}, other.key, **other.headers)
