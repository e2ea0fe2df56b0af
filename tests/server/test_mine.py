"""What lists tell of one's own tables, and what they do not."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from server.conftest import Guest


def test_a_finished_table_tells_who_won(guest: Guest) -> None:
    made = guest.table("siam", "me", "me")
    held = {"tables": [{"id": made.id, "key": made.key(0)}]}
    (running,) = guest.post("/api/tables/mine", held).json
    assert running["summary"]["winners"] == []
    end = guest.play(made)
    (told,) = guest.post("/api/tables/mine", held).json
    assert told["state"] == "over"
    assert told["summary"]["winners"] == end["winners"]
    assert told["summary"]["updated"] % 60 == 0, "to the minute: who plans just now is nobody's business"


def test_a_wrong_key_is_told_nothing(guest: Guest) -> None:
    made = guest.table("siam", "me", "me")
    (told,) = guest.post("/api/tables/mine", {"tables": [{"id": made.id, "key": "x" * 43}]}).json
    assert (told["gone"], told["summary"]) == (True, None)
