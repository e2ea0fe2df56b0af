"""A test for each hole known from other tables: whoever tries gets a sentence, and nothing more."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

import sottovoce

if TYPE_CHECKING:
    from pathlib import Path

    from server.conftest import Guest, House, Made


@pytest.fixture
def made(guest: Guest) -> Made:
    return guest.table("siam", "me", "me", seed=4)


def turn(guest: Guest, made: Made) -> int:
    return int(guest.see(made.id)["to_act"][0])


def test_nobody_acts_for_another_seat(guest: Guest, made: Made) -> None:
    seat = turn(guest, made)
    before = guest.see(made.id)
    for key, status, code in (
        (made.key(1 - seat), 409, "not-asked"),
        (made.host, 401, "key-unknown"),
        (None, 401, "key-needed"),
        ("x" * 22, 401, "key-unknown"),
        ("x" * 5000, 401, "key-unknown"),
    ):
        answer = guest.act(made.id, key, "pass")
        assert (answer.status, answer.code) == (status, code)
        assert answer.json["message"]
    other = guest.table("siam", "me", "me")
    assert guest.act(made.id, other.key(0), "pass").status == 401
    assert guest.see(made.id) == before


@pytest.mark.parametrize(
    "action", ["fly", "play rama nakhon", "take rama nakhon", "", "undo", "pass\nplay rama", "é" * 99]
)
def test_only_what_is_offered_can_be_answered(guest: Guest, made: Made, action: str) -> None:
    seat = turn(guest, made)
    before = guest.see(made.id, made.key(seat))
    answer = guest.act(made.id, made.key(seat), action)
    assert answer.status in (400, 409)
    assert answer.json["message"]
    assert guest.see(made.id, made.key(seat)) == before


def test_a_stale_click_is_refused(guest: Guest, made: Made) -> None:
    seat = turn(guest, made)
    ask = guest.see(made.id, made.key(seat))["ask"]
    assert guest.act(made.id, made.key(seat), "play rama", ask).status == 200
    late = guest.act(made.id, made.key(seat), "pass", ask)
    assert (late.status, late.code) == (409, "late")
    taken_back = guest.act(made.id, made.key(seat), "undo", ask)
    assert (taken_back.status, taken_back.code) == (409, "late")
    assert guest.see(made.id)["entry"] == 1


def secrets_of(seat: int) -> str:
    """What only this seat knows of the whispers' table of seed 4: its loyalties, as its own view shows them."""
    table = sottovoce.new("whispers", 3, 4)
    return json.dumps(table.view(seat)["players"][seat]["loyalties"], separators=(",", ":"))


def test_nobody_receives_a_secret_of_another_seat(guest: Guest) -> None:
    """Neither in the first state, the log, after undo, in a past moment, in streams, nor for spectators and hosts."""
    made = guest.table("whispers", "me", "me", "me", seed=4)
    mine = secrets_of(0)
    guest.asked.clear()
    quiet = type(guest)(guest.port)  # what this one receives is not looked at
    received: list[str] = []
    for step in range(12):
        seen = guest.see(made.id)
        seat = seen["to_act"][0]
        own = made.key(seat)
        if step == 6:
            guest.act(made.id, own, "undo")
        choice = guest.see(made.id, own)["choices"][0]["action"] if seat else None
        if seat == 0:
            hidden = quiet.see(made.id, own)
            quiet.act(made.id, own, hidden["choices"][0]["action"])
        else:
            guest.act(made.id, own, str(choice))
        for key in (made.key(1), made.key(2), None, made.host):
            guest.get(f"/api/tables/{made.id}", key)
            guest.get(f"/api/tables/{made.id}/moments/{step}", key)
            with guest.listen(made.id, key) as stream:
                received.append(str(stream.recv(timeout=9)))
    for path in ("file", "notes", "moments/3?seat=0", "moments/0?seat=0"):
        assert guest.get(f"/api/tables/{made.id}/{path}", made.key(1)).status in (200, 403, 409)
    texts = [answer.body.decode() for answer in guest.asked] + received
    assert len(texts) > 100
    assert mine in quiet.get(f"/api/tables/{made.id}/moments/0", made.key(0)).body.decode()
    assert not [text for text in texts if mine in text]
    assert not [text for text in texts if 'seed":"' in text]


def test_the_file_and_the_seed_come_after_the_end_only(guest: Guest, made: Made) -> None:
    for key in (None, made.key(0), made.host):
        answer = guest.get(f"/api/tables/{made.id}/file", key)
        assert (answer.status, answer.code) == (409, "not-over")
        assert guest.see(made.id, key)["seed"] is None


def test_moments_of_a_running_game_are_ones_own(guest: Guest) -> None:
    made = guest.table("siam", "me", "me", seed=4)
    guest.play(made, 3)
    path = f"/api/tables/{made.id}/moments/2"
    assert guest.get(path, made.key(0)).json["seat"] == 0
    assert guest.get(path).json["seat"] is None
    assert guest.get(f"{path}?seat=0", made.key(0)).status == 200
    for key in (None, made.key(1), made.host):
        answer = guest.get(f"{path}?seat=0", key)
        assert (answer.status, answer.code) == (403, "not-yours")
    assert guest.get(f"/api/tables/{made.id}/moments/999", made.key(0)).status == 404


def test_the_maker_cannot_peek_at_a_friends_seat(guest: Guest) -> None:
    made = guest.table("whispers", "me", "friend", "greedy")
    assert made.keys == [made.key(0), None, None]
    assert made.invites[1] is not None
    friend = guest.post(f"/api/tables/{made.id}/claim", {"invite": made.invites[1], "name": "Bruno"}).json
    again = guest.post(f"/api/tables/{made.id}/claim", {"invite": made.invites[1]})
    assert (again.status, again.code) == (409, "seat-taken")
    for key in (made.key(0), made.host, made.invites[1]):
        assert friend["key"] not in guest.get(f"/api/tables/{made.id}", key).body.decode()
        reissue = guest.post(f"/api/tables/{made.id}/seats/1", {}, key)
        assert reissue.status in (403, 409)
    assert guest.get(f"/api/tables/{made.id}", made.invites[1]).status == 401


def test_a_map_is_never_a_file_of_the_server(guest: Guest, tmp_path: Path) -> None:
    shipped = sottovoce.find("siam").folder / "maps" / "isles-8.json"
    (tmp_path / "map.json").write_text(shipped.read_text())
    for value in (str(tmp_path / "map.json"), str(shipped), "/etc/passwd", "maps/isles-8.json"):
        wish = {"game": "siam", "seats": [{"kind": "me"}] * 2, "options": {"map": value}}
        answer = guest.post("/api/tables", wish)
        assert (answer.status, answer.code) == (400, "map-in-file")
        drawing = guest.get(f"/api/games/siam/drawing?map={value}")
        assert drawing.status in (400, 404)
    chart = {key: value for key, value in json.loads(shipped.read_text()).items() if key != "drawing"}
    own = {"game": "siam", "seats": [{"kind": "me"}] * 2, "options": {"map": json.dumps(chart | {"id": "mine"})}}
    assert guest.post("/api/tables", own).status == 201


def test_a_known_seed_is_for_oneself(guest: Guest) -> None:
    seats = [{"kind": "me"}, {"kind": "friend"}]
    answer = guest.post("/api/tables", {"game": "siam", "seats": seats, "seed": 4})
    assert (answer.status, answer.code) == (400, "seed-shared")


def test_words_are_data_everywhere(guest: Guest) -> None:
    seats = [{"kind": "me", "name": "<script>alert(1)</script>"}, {"kind": "me", "name": "seat:1"}]
    made = guest.post("/api/tables", {"game": "siam", "seats": seats}).json
    answer = guest.get(f"/api/tables/{made['id']}")
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert [seat["spoken"] for seat in answer.json["seats"]] == ["<script>alert(1)</script>", "seat:1"]


def test_every_answer_bears_the_safety_headers(guest: Guest, made: Made) -> None:
    paths = (
        "/",
        "/t/abc",
        "/assets/none.js",
        "/api/health",
        "/api/nothing",
        "/api/games",
        "/schema",
        "/schema/openapi.json",
    )
    for answer in [
        *(guest.get(path) for path in paths),
        guest.post("/api/tables", b"{"),
        guest.act(made.id, None, "x"),
    ]:
        assert "default-src 'none'" in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert "server" not in answer.headers
        assert "set-cookie" not in answer.headers


def test_pages_of_other_sites_may_not_listen(guest: Guest, made: Made) -> None:
    with pytest.raises(InvalidStatus) as refused:
        guest.listen(made.id, made.key(0), origin="https://elsewhere.example")
    assert refused.value.response.status_code == 403
    with guest.listen(made.id, made.key(0), origin=f"http://127.0.0.1:{guest.port}") as stream:
        assert stream.subprotocol == "sottovoce"
        assert json.loads(stream.recv(timeout=9))["seat"] == 0
    assert guest.get(f"/api/tables/{made.id}/events", made.key(0), origin="https://elsewhere.example").status == 403


def test_a_stream_needs_a_key_that_fits(guest: Guest, made: Made) -> None:
    for table, key, code in ((made.id, "wrong", 4401), ("nothing", None, 4404)):
        with guest.listen(table, key) as stream, pytest.raises(ConnectionClosed) as closed:
            stream.recv(timeout=9)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == code
        assert closed.value.rcvd.reason


def test_what_a_listener_says_counts_for_nothing(guest: Guest, made: Made) -> None:
    with guest.listen(made.id, made.key(0)) as stream:
        stream.recv(timeout=9)
        stream.send(json.dumps({"ask": 0, "action": "pass"}))
        stream.send(b"\x00\xff")
        assert guest.act(made.id, made.key(turn(guest, made)), "pass").status == 200
        assert json.loads(stream.recv(timeout=9))["entry"] == 1


def test_keys_are_kept_as_hashes_only(guest: Guest, house: House) -> None:
    made = guest.table("siam", "me", "friend", "greedy")
    guest.post(f"/api/tables/{made.id}/claim", {"invite": made.invites[1], "name": "Bruno"})
    path = house.hub.store.url.removeprefix("sqlite:///")
    for suffix in ("", "-wal"):
        with open(path + suffix, "rb") as file:
            kept = file.read()
        for secret in (made.key(0), made.host, str(made.invites[1])):
            assert secret.encode() not in kept


BAD = {
    "no JSON": b"{",
    "no object": b"[]",
    "no game": {"seats": []},
    "unknown game": {"game": "chess", "seats": []},
    "no seats": {"game": "siam", "seats": []},
    "too many seats": {"game": "siam", "seats": [{"kind": "me"}] * 9},
    "very many seats": {"game": "siam", "seats": [{"kind": "me"}] * 99},
    "other number": {"game": "siam", "players": 3, "seats": [{"kind": "me"}] * 2},
    "unknown kind": {"game": "siam", "seats": [{"kind": "me"}, {"kind": "ghost"}]},
    "unknown bot": {"game": "siam", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "hal"}]},
    "bot unsaid": {"game": "siam", "seats": [{"kind": "me"}, {"kind": "bot"}]},
    "unknown option": {"game": "siam", "seats": [{"kind": "me"}] * 2, "options": {"fog": "on"}},
    "unknown value": {"game": "siam", "seats": [{"kind": "me"}] * 2, "options": {"first": "me"}},
    "bad seed": {"game": "siam", "seats": [{"kind": "me"}] * 2, "seed": "xyz"},
    "long name": {"game": "siam", "seats": [{"kind": "me", "name": "n" * 50}, {"kind": "me"}]},
    "very long name": {"game": "siam", "seats": [{"kind": "me", "name": "n" * 500}, {"kind": "me"}]},
    "unprintable name": {"game": "siam", "seats": [{"kind": "me", "name": "a\u202eb"}, {"kind": "me"}]},
    "name twice": {"game": "siam", "seats": [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "anna"}]},
    "short clock": {"game": "siam", "seats": [{"kind": "me"}] * 2, "clock": 0},
}


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("wish", BAD.values(), ids=BAD.keys())
def test_bad_requests_get_a_sentence(guest: Guest, wish: object, lang: str) -> None:
    answer = guest.post(f"/api/tables?lang={lang}", wish)
    assert 400 <= answer.status < 500
    assert set(answer.json) == {"code", "message"}
    assert answer.json["message"][-1] in ".!»”?"


def test_too_long_a_body_is_refused(guest: Guest) -> None:
    answer = guest.post("/api/tables", b'{"game":"' + b"x" * 100_000 + b'"}')
    assert (answer.status, answer.code) == (413, "too-long")


def test_unknown_addresses_and_methods_get_a_sentence(guest: Guest) -> None:
    for method, path, status in (
        ("GET", "/api/nothing", 404),
        ("GET", "/api/tables/nothing", 404),
        ("POST", "/api/tables/nothing/act", 400),
        ("GET", "/api/games/chess/rules", 404),
        ("GET", "/api/games/siam/words/fr", 404),
        ("PATCH", "/api/tables", 405),
        ("GET", "/api/tables/a/moments/x", 404),
    ):
        answer = guest.ask(method, path)
        assert answer.status == status, (path, answer.body)
        assert set(answer.json) == {"code", "message"}
