"""A game file that is opened at a server comes out as it went in: nothing it tells about the game is lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from server.conftest import Guest


@pytest.mark.parametrize("marked", [True, False])
def test_an_opened_file_keeps_its_marks_and_who_resigned(guest: Guest, marked: bool) -> None:
    more: dict[str, object] = {"seed": 4, "hints": True} if marked else {"undo": False}
    made = guest.table("siam", "me", "me" if marked else "random", "random", **more)
    guest.play(made, 6)
    assert guest.post(f"/api/tables/{made.id}/resign", {}, made.key(0)).status == 204
    made.keys[0] = None
    guest.play(made)
    file = guest.get(f"/api/tables/{made.id}/file").body.decode()
    marks = [line for line in file.splitlines() if line.startswith("mark ")]
    assert marks == (["mark chosen", "mark hints", "mark undo", "mark shared 0 1"] if marked else [])
    assert "\nresigned 0\n" in file
    opened = guest.post("/api/tables/file", {"text": file})
    assert opened.status == 201
    assert guest.get(f"/api/tables/{opened.json['id']}/file").body.decode() == file
    seen = guest.see(opened.json["id"])
    assert seen["marks"] == guest.see(made.id)["marks"]
