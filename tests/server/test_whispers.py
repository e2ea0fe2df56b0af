"""After the game: whispers stay with those who were in them, unless all of these agree."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from store.test_store import record

import sottovoce
from sottovoce.core.log import RESIGNED, Said
from sottovoce.server.whispers import are_open
from sottovoce.store.records import Notice, Seat

if TYPE_CHECKING:
    from server.conftest import Guest, House, Made

SECRET, OPEN = "malay in the east", "good luck"


@pytest.fixture
def over(guest: Guest) -> Made:
    """A finished game at which seats 0 and 1 have whispered."""
    made = guest.table("siam", "me", "me", "me", options={"talk": "on"})
    for text, to in ((OPEN, None), (SECRET, [1])):
        assert guest.post(f"/api/tables/{made.id}/say", {"text": text, "to": to}, made.key(0)).status == 200
    assert guest.play(made)["state"] == "over"
    return made


def heard(update: dict[str, Any]) -> list[str]:
    return [line["text"] for line in update["talk"]]


def file(guest: Guest, made: Made, key: str | None) -> str:
    return guest.get(f"/api/tables/{made.id}/file", key).body.decode()


def agree(guest: Guest, made: Made, seat: int, wish: bool = True) -> Any:
    return guest.post(f"/api/tables/{made.id}/whispers", {"agree": wish}, made.key(seat))


def test_nobody_else_reads_a_whisper_after_the_game(guest: Guest, over: Made) -> None:
    for key, may in ((over.key(0), True), (over.key(1), True), (over.key(2), False), (None, False)):
        assert (SECRET in heard(guest.see(over.id, key))) == may
        for seat in ("", "?seat=0", "?seat=1", "?seat=2"):
            moment = guest.get(f"/api/tables/{over.id}/moments/5{seat}", key).json
            assert heard(moment) == ([OPEN, SECRET] if may else [OPEN])
            assert [(whisper["seat"], whisper["to"]) for whisper in moment["whispers"]] == [(0, [1])]
        text = file(guest, over, key)
        assert (SECRET in text) == may
        assert ("\nwhispered 0 01\n" in text) != may
        table = sottovoce.load(text)
        assert table.over
        assert [line.text for line in table.said] == [OPEN, SECRET if may else ""]
        assert table.dump() == text


def test_whoever_plays_on_takes_no_whispers_along(house: House, guest: Guest, over: Made) -> None:
    wish = {"moment": 3, "me": 0, "bots": {"1": "random", "2": "random"}}
    for key, may in ((None, False), (over.key(2), False), (over.key(1), True)):
        on = house.made(guest.post(f"/api/tables/{over.id}/from", wish, key).json)
        assert heard(guest.see(on.id, on.key(0))) == ([OPEN, SECRET] if may else [OPEN])


def test_all_who_whispered_may_open_it_together(guest: Guest, over: Made) -> None:
    assert agree(guest, over, 0).json == {"open": False}
    seen = guest.see(over.id)
    assert [seat["agrees"] for seat in seen["seats"]] == [True, False, False]
    assert not seen["whispers_open"]
    assert SECRET not in heard(seen)
    assert agree(guest, over, 0, False).json == {"open": False}  # not yet for good
    assert agree(guest, over, 1).json == {"open": False}
    refused = agree(guest, over, 2)
    assert (refused.status, refused.code) == (409, "not-whispered")
    assert agree(guest, over, 0).json == {"open": True}
    seen = guest.see(over.id)
    assert seen["whispers_open"]
    assert heard(seen) == [OPEN, SECRET]
    assert SECRET in heard(guest.get(f"/api/tables/{over.id}/moments/5?seat=2").json)
    assert f"\nsaid 0 01 {SECRET}\n" in file(guest, over, None)
    refused = agree(guest, over, 0, False)
    assert (refused.status, refused.code) == (409, "whispers-open")


def test_nothing_is_opened_before_the_end(guest: Guest) -> None:
    made = guest.table("siam", "me", "me", "me", options={"talk": "on"})
    guest.post(f"/api/tables/{made.id}/say", {"text": SECRET, "to": [1]}, made.key(0))
    for seat in (0, 1):
        refused = agree(guest, made, seat)
        assert (refused.status, refused.code) == (409, "not-over")
    assert not guest.see(made.id)["whispers_open"]
    assert guest.post(f"/api/tables/{made.id}/whispers", {"agree": True}).status == 401
    assert guest.post(f"/api/tables/{made.id}/whispers", {"agree": "yes"}, made.key(0)).status == 400


def test_bots_agree_and_whoever_has_left_does_not(guest: Guest) -> None:
    made = guest.table("siam", "me", "me", "random", options={"talk": "on"})
    guest.post(f"/api/tables/{made.id}/say", {"text": SECRET, "to": [2]}, made.key(0))
    guest.play(made)
    assert agree(guest, made, 0).json == {"open": True}
    left = guest.table("siam", "me", "me", "me", options={"talk": "on"})
    guest.post(f"/api/tables/{left.id}/say", {"text": SECRET, "to": [1]}, left.key(0))
    guest.post(f"/api/tables/{left.id}/seats/1/leave", None, left.key(1))
    left.keys[1] = None
    guest.play(left)
    assert agree(guest, left, 0).json == {"open": False}


def test_whoever_has_resigned_does_not_agree(guest: Guest) -> None:
    made = guest.table("siam", "me", "me", "me", options={"talk": "on"})
    guest.post(f"/api/tables/{made.id}/say", {"text": SECRET, "to": [1]}, made.key(0))
    assert guest.post(f"/api/tables/{made.id}/resign", None, made.key(1)).status == 204
    assert guest.see(made.id)["seats"][1]["kind"] == "bot"
    made.keys[1] = None
    guest.play(made)
    assert agree(guest, made, 0).json == {"open": False}
    assert SECRET not in heard(guest.see(made.id))
    assert SECRET not in file(guest, made, None)


def test_whoever_resigned_and_ended_the_game_by_that_is_still_asked() -> None:
    header = record(sottovoce.new("siam", players=3, seed=1), state="over").header
    said, resigned = [Said(0, SECRET, 0b011, 3)], [Notice(RESIGNED, 1, 3)]
    for agrees in (True, False):
        seats = [Seat("person", agrees=True), Seat("person", agrees=agrees), Seat("person")]
        assert are_open(header, seats, said, resigned) is agrees


@pytest.mark.parametrize("me", [0, 1, 2])
def test_whispers_of_people_at_another_table_are_not_opened_where_one_plays_on(
    house: House, guest: Guest, over: Made, me: int
) -> None:
    """Not by bots in their place either."""
    wish = {"moment": 3, "me": me, "bots": {str(seat): "random" for seat in range(3) if seat != me}}
    on = house.made(guest.post(f"/api/tables/{over.id}/from", wish, over.key(1)).json)
    guest.play(on)
    guest.post(f"/api/tables/{on.id}/whispers", {"agree": True}, on.key(me))
    assert not guest.see(on.id)["whispers_open"]
    assert SECRET not in file(guest, on, None)
    assert SECRET not in heard(guest.see(on.id))
