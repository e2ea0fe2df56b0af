"""Tables whose rules have changed since: played on by their own, or ended with a sentence and a file."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from store.test_upgrade import release

import sottovoce

if TYPE_CHECKING:
    from server.conftest import Open


@pytest.mark.parametrize("name", sottovoce.games())
def test_a_server_of_a_later_release_plays_the_old_tables_on(
    open_house: Open, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = sottovoce.find(name)
    began = game.rules_version
    house = open_house()
    guest = house.guest()
    made = guest.table(name, *["me"] * game.seats[0], seed=4)
    before = guest.play(made, 12)
    house.close()
    with release(monkeypatch, game, began + 1, (began,)):
        house = open_house()
        guest = house.guest()
        assert guest.see(made.id) | {"seq": before["seq"]} == before
        assert guest.play(made, 14)["entry"] >= 14
        house.close()
    with release(monkeypatch, game, began + 2, (began + 1,)):
        house = open_house()
        guest = house.guest()
        gone = guest.get(f"/api/tables/{made.id}", made.key())
        assert (gone.status, gone.code) == (410, "table-rules")
        assert f"version {began} of the rules" in gone.json["message"]
        assert guest.act(made.id, made.key(), "pass").status == 410
        told = guest.post("/api/tables/mine", {"tables": [{"id": made.id, "key": made.key()}]}).json[0]
        assert (told["gone"], told["state"], told["my_turn"]) == (False, "over", False)
        text = guest.get(f"/api/tables/{made.id}/file").body.decode()
        house.close()
    assert len(sottovoce.load(text).log) >= 14  # an earlier release plays it on
