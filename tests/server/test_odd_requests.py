"""Odd requests, such as programs that guess send them: always a sentence, never a fault of ours."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable

    from server.conftest import Guest, Made, Open

TEXTS: list[Any] = [
    "\x00",
    "a\x00b",
    "\ud800",
    "\u202e",
    "seat:1",
    "{ $seat }",
    "undo",
    "9" * 400,
    "é" * 200,
    "🂡",
    " ",
    "",
    0,
    -1,
    1.5,
    10**30,
    True,
    None,
    [],
    {},
]


@pytest.fixture
def made(guest: Guest) -> Made:
    return guest.table("verrat", "me", "me", "me", "open")


def try_all(guest: Guest, made: Made, text: Any) -> None:
    """Every request that takes a text, with this one in it."""
    path, key = f"/api/tables/{made.id}", made.key(0)
    seats = [{"kind": "me", "name": text}, {"kind": "bot", "bot": text}]
    answers = [
        guest.post("/api/tables", {"game": text, "seats": seats}),
        guest.post("/api/tables", {"game": "siam", "seats": [seats[0], {"kind": "me"}]}),
        guest.post("/api/tables", {"game": "siam", "seats": [{"kind": "me"}, seats[1]]}),
        guest.post("/api/tables", {"game": "siam", "seats": [{"kind": "me"}] * 2, "options": {"map": text}}),
        guest.post("/api/tables", {"game": "siam", "seats": [{"kind": "me"}] * 2, "options": {str(text): "on"}}),
        guest.post("/api/tables", {"game": "siam", "seats": [{"kind": "me"}] * 2, "seed": text}),
        guest.post("/api/tables", {"game": "siam", "seats": [{"kind": "me"}] * 2, "clock": text}),
        guest.post("/api/tables/mine", {"tables": [{"id": text, "key": text}]}),
        guest.post(f"{path}/claim", {"invite": text, "name": text}),
        guest.post(f"{path}/claim", {"seat": text}),
        guest.post(f"{path}/seats/0", {"name": text}, key),
        guest.post(f"{path}/seats/3", {"bot": text}, made.host),
        guest.post(f"{path}/act", {"action": text, "ask": text}, key),
        guest.post(f"{path}/say", {"text": text, "to": text}, key),
        guest.post(f"{path}/say", {"text": text}, key),
        guest.ask("PUT", f"{path}/notes", {"text": text}, key),
        guest.post(f"{path}/from", {"moment": text, "me": text, "bots": {str(text): text}}),
    ]
    for answer in answers:
        assert answer.status < 500, answer.body
        if answer.status >= 400:
            assert set(answer.json) == {"code", "message"}


@pytest.mark.parametrize("text", TEXTS, ids=ascii)
def test_odd_values(guest: Guest, made: Made, text: Any) -> None:
    try_all(guest, made, text)
    guest.see(made.id, made.key(0))


def test_odd_values_on_postgresql(open_house: Open, postgres: Callable[[], str]) -> None:
    guest = open_house(database=postgres()).guest()
    made = guest.table("verrat", "me", "me", "me", "open")
    for text in TEXTS[:6]:
        try_all(guest, made, text)
    for path in ("/api/tables/%00", "/api/tables?game=%00", "/api/tables/%00/events"):
        assert guest.get(path).status < 500
    guest.see(made.id, made.key(0))


@pytest.mark.parametrize(
    "path",
    [
        "/api/tables/%00",
        "/api/tables/%ff%fe",
        "/api/tables/..%2f..",
        "/api/tables/" + "x" * 500,
        "/api/tables/x/moments/99999999999999999999999999",
        "/api/tables/x/moments/-1",
        "/api/tables/x/events?after=x",
        "/api/tables?game=%00",
        "/api/tables?game=%ff",
        "/api/tables?lang=fr",
        "/api/games/%00/rules",
        "/api/games/..%2fcore/words/en",
        "/api/games/siam/words/..%2f..",
        "/api/games/siam/drawing?map=%00",
        "/api/games/siam/drawing?map=%7B%7D",
        "/t/%00",
        "/%ff",
    ],
)
def test_odd_addresses(guest: Guest, path: str) -> None:
    assert guest.get(path).status < 500
    assert guest.get(path, "\x7f%00é").status < 500


def test_odd_moments_seats_and_keys(guest: Guest, made: Made) -> None:
    begun = guest.table("siam", "me", "me")
    for end in ("moments/0?seat=99999999999999999999", "moments/0?seat=-1", "moments/0?seat=x", "moments/7777777777"):
        answer = guest.get(f"/api/tables/{begun.id}/{end}", begun.key(0))
        assert 400 <= answer.status < 500
    for seat in ("99999999999999999999999", "-1", "x"):
        answer = guest.post(f"/api/tables/{made.id}/seats/{seat}", {"name": "x"}, made.key(0))
        assert 400 <= answer.status < 500
    for body in (b"", b"null", b"\xff\xfe", b"[" * 5000, json.dumps("x").encode()):
        assert 400 <= guest.post(f"/api/tables/{begun.id}/act", body, begun.key(0)).status < 500
    assert (
        guest.post(f"/api/tables/{begun.id}/act", b"action=pass", begun.key(0), content_type="text/plain").status < 500
    )
