"""Leaving: an archive of everything, and a deletion that harms nobody else's game."""

from __future__ import annotations

import io
import json
import time
import zipfile
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest
from members.member import Member
from sqlalchemy import func, select

import sottovoce
from sottovoce.server.accounts import leaving
from sottovoce.server.accounts.names import skeleton
from sottovoce.store.drafts import KeepDraft
from sottovoce.store.schema import METADATA

if TYPE_CHECKING:
    from server.conftest import Guest, House

_count = iter(range(10_000))


def somebody(guest: Guest) -> Member:
    made = Member(guest)
    letters = str(next(_count)).translate(str.maketrans("0123456789", "abefghkpqs"))
    assert made.sign_up(f"Leaver {letters}").status == 201
    return made


def until(what: Callable[[], Any]) -> None:
    end = time.monotonic() + 20
    while not what():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.02)


def rows(house: House, table: str, **where: object) -> int:
    part = METADATA.tables[table]
    query = select(func.count()).select_from(part).filter_by(**where)
    return int(house.hub.store.look(lambda connection: connection.execute(query).scalar()).result() or 0)


def account_id(house: House, member: Member) -> str:
    part = METADATA.tables["accounts"]
    query = select(part.c.id).where(part.c.name == member.told["account"]["name"])
    return str(house.hub.store.look(lambda connection: connection.execute(query).scalar()).result())


def seat_at(member: Member, game: str = "siam", *others: str) -> tuple[str, str]:
    """A table that somebody's page has made; its name, and the seat's key."""
    seats = [{"kind": "me", "name": "Anna"}, *({"kind": "bot", "bot": bot} for bot in others or ("random",))]
    made = member.guest.post("/api/tables", {"game": game, "seats": seats}, member.key).json
    return made["id"], made["seats"][0]["key"]


def finish(guest: Guest, table: str, key: str) -> None:
    while (seen := guest.see(table, key))["state"] != "over":
        if seen["choices"]:
            guest.act(table, key, seen["choices"][0]["action"], seen["ask"])


def test_the_archive_holds_everything_and_no_secret(house: House) -> None:
    anna = somebody(house.guest())
    over, key = seat_at(anna)
    finish(anna.guest, over, key)
    running, _ = seat_at(anna)
    anna.guest.ask("PUT", f"/api/tables/{running}/notes", {"text": "remember the Lao"}, anna.key)
    anna.guest.post(f"/api/tables/{running}/say", {"text": "hello there"}, anna.key)
    answer = anna.ask("GET", "/export")
    assert answer.headers["content-type"] == "application/zip"
    archive = zipfile.ZipFile(io.BytesIO(answer.body))
    assert sorted(archive.namelist()) == sorted(
        ["account.json", "drafts.json", "notes.json", f"games/siam-{over}.game", f"tables/siam-{running}-1.json"]
    )
    told = json.loads(archive.read("account.json"))
    assert told["name"] == anna.told["account"]["name"]
    assert {seat["table"] for seat in told["seats"]} == {over, running}
    assert json.loads(archive.read("notes.json")) == [{"table": running, "seat": 0, "text": "remember the Lao"}]
    assert sottovoce.load(archive.read(f"games/siam-{over}.game").decode()).over
    seen = json.loads(archive.read(f"tables/siam-{running}-1.json"))
    assert (seen["seat"], seen["seed"], seen["talk"][-1]["said"]) == (0, None, "hello there")
    everything = b"".join(map(archive.read, archive.namelist())).decode()
    assert not any(secret in everything for secret in (anna.key or "?", anna.cookie.partition("=")[2], key))
    assert anna.guest.get("/api/account/export").code == "sign-in-needed"


def test_the_archive_holds_no_whispers_of_others(house: House) -> None:
    anna = somebody(house.guest())
    guest = anna.guest
    made = guest.table("siam", "me", "me", "me", options={"talk": "on"})
    for text, to in (("to you", 2), ("not for you", 1)):
        assert guest.post(f"/api/tables/{made.id}/say", {"text": text, "to": [to]}, made.key(0)).status == 200
    assert guest.play(made)["state"] == "over"
    anna.ask("POST", "/tables", {"tables": [{"id": made.id, "key": made.key(2)}]})
    archive = zipfile.ZipFile(io.BytesIO(anna.ask("GET", "/export").body))
    [name] = [name for name in archive.namelist() if name.startswith("games/")]
    table = sottovoce.load(archive.read(name).decode())
    assert table.over
    assert [line.text for line in table.said] == ["to you", ""]


def test_the_archive_holds_names_vacations_invitations_and_drafts(house: House) -> None:
    anna = somebody(house.guest())
    guest, old = anna.guest, anna.told["account"]["name"]
    assert anna.ask("PUT", "/profile", {"name": f"{old} Bis"}).status == 200
    assert anna.ask("POST", "/vacation", {"days": 2}).status == 201
    seats = [{"kind": "me"}, {"kind": "friend"}]
    hosted = guest.post("/api/tables", {"game": "siam", "seats": seats}, anna.key).json
    table, _ = seat_at(anna)
    house.hub.store.write(KeepDraft(table, 0, 1, '["pass"]')).result()
    archive = zipfile.ZipFile(io.BytesIO(anna.ask("GET", "/export").body))
    told = json.loads(archive.read("account.json"))
    assert set(told["names_held"]) == {skeleton(old), skeleton(f"{old} Bis")}
    [away] = told["vacations"]
    assert round((away["until"] - away["since"]) / 86400) == 2
    made = [one["invitations"] for one in told["seats"] if one["table"] == hosted["id"] and one["seat"] is None]
    assert made == [{"1": hosted["seats"][1]["invite"]}]
    assert json.loads(archive.read("drafts.json")) == [{"table": table, "seat": 0, "answers": ["pass"]}]


def test_who_leaves_is_gone_and_the_games_stay(house: House) -> None:
    anna, bruno = somebody(house.guest()), somebody(house.guest())
    guest, name = anna.guest, anna.told["account"]["name"]
    mine = account_id(house, anna)
    over, key = seat_at(anna)
    guest.post(f"/api/tables/{over}/say", {"text": "I live at number nine"}, anna.key)
    finish(guest, over, key)
    before = guest.get(f"/api/tables/{over}/file").body.decode()
    made = guest.post("/api/tables", {"game": "siam", "seats": [{"kind": "me"}, {"kind": "friend"}]}, bruno.key).json
    invite = made["seats"][1]["invite"]
    running = made["id"]
    seated = guest.post(f"/api/tables/{running}/claim", {"invite": invite, "name": "Anna B."}, anna.key).json
    waiting = guest.table("siam", "me", "friend", "open")
    guest.post(f"/api/tables/{waiting.id}/claim", {"invite": waiting.invites[1], "name": "Anna C."}, anna.key)
    assert anna.ask("POST", "/leave", {"name": "somebody else"}).code == "leave-name"
    answer = anna.ask("POST", "/leave", {"name": name})
    assert (answer.status, answer.json["account"]) == (200, None)
    assert "Max-Age=0" in answer.headers["set-cookie"]
    assert guest.get("/api/account/tables", anna.key).code == "signed-out"
    until(lambda: rows(house, "accounts", id=mine) == 0)
    for table in ("passkeys", "sessions", "tokens", "channels", "ring", "message_settings"):
        assert rows(house, table, account=mine) == 0
    assert somebody_called(house, name).code == "account-name-taken"
    seen = guest.see(running)
    assert (seen["seats"][1]["kind"], "Anna" in json.dumps(seen)) == ("bot", False)
    assert guest.get(f"/api/tables/{running}", seated["key"]).code == "key-unknown"
    assert guest.see(waiting.id)["seats"][1]["kind"] == "open"
    after = guest.get(f"/api/tables/{over}/file").body.decode()
    assert "number nine" in before
    assert "number nine" not in after
    assert "Anna" not in after
    assert sottovoce.load(after).log == sottovoce.load(before).log
    assert guest.get(f"/api/tables/{over}", key).code == "key-unknown"


def test_who_has_resigned_leaves_no_name_behind(house: House) -> None:
    anna = somebody(house.guest())
    guest = anna.guest
    made = guest.table("siam", "friend", "me", "me")
    claim = {"invite": made.invites[0], "name": "Anna Secret"}
    assert guest.post(f"/api/tables/{made.id}/claim", claim, anna.key).status == 200
    assert guest.post(f"/api/tables/{made.id}/resign", {}, anna.key).status == 204
    assert guest.see(made.id)["seats"][0]["name"] == "Anna Secret"
    assert anna.ask("POST", "/leave", {"name": anna.told["account"]["name"]}).status == 200
    until(lambda: "Anna" not in json.dumps(guest.see(made.id)))
    record = house.hub.store.read(made.id).result()
    assert record is not None
    assert record.seats[0].name
    assert "Anna" not in "".join(seat.name for seat in record.seats)


def test_more_seats_than_are_read_at_once_are_left(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sottovoce.store.accounts._MOST", 2)
    anna = somebody(house.guest())
    tables = [seat_at(anna)[0] for _ in range(3)]  # with the host's part six holdings
    assert anna.ask("POST", "/leave", {"name": anna.told["account"]["name"]}).status == 200
    until(lambda: all(anna.guest.see(table)["seats"][0]["kind"] == "bot" for table in tables))


def somebody_called(house: House, name: str) -> Any:
    return Member(house.guest()).sign_up(name)


def test_statements_stay_and_free_talk_goes(house: House) -> None:
    anna = somebody(house.guest())
    guest = anna.guest
    table, _ = seat_at(anna, "verrat", "random", "random", "random")
    seen = guest.wait(table, lambda update: bool(update["may_say"]), anna.key)
    assert guest.post(f"/api/tables/{table}/say", {"text": "see you in Vienna"}, anna.key).status == 200
    said = [line for line in guest.see(table, anna.key)["talk"] if line["seat"] == 0]
    assert [line["said"] for line in said] == ["see you in Vienna"]
    assert seen["seat"] == 0
    anna.ask("POST", "/leave", {"name": anna.told["account"]["name"]})
    until(lambda: guest.see(table)["seats"][0]["kind"] == "bot")
    assert "Vienna" not in json.dumps(guest.see(table))
    record = house.hub.store.read(table).result()
    assert record is not None
    assert [line.text for line in record.said if line.seat == 0][:1] == [leaving.REMOVED]


def test_a_deletion_that_was_cut_off_is_finished_at_the_next_start(house: House) -> None:
    anna = somebody(house.guest())
    table, _ = seat_at(anna)
    mine = account_id(house, anna)
    house.run(lambda: leaving.begin(house.hub, mine))
    assert anna.who().json["account"] is None
    assert anna.guest.see(table)["seats"][0]["kind"] == "person"
    house.run(lambda: leaving.resume(house.hub))
    assert rows(house, "accounts", id=mine) == 0
    assert anna.guest.see(table)["seats"][0]["kind"] == "bot"
