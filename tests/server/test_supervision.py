"""The server while its database fails: 503 with a time to come back, never "no such table", and bots go on."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from members.largest_requests import all_asks
from sqlalchemy import Connection, create_engine, text

from sottovoce.store.database import StoreError, understood

if TYPE_CHECKING:
    from server.conftest import Guest, House, Made, Open

    from sottovoce.store.records import Change

WAIT = 60.0


@contextmanager
def gone(house: House) -> Iterator[None]:
    """Meanwhile the database has lost its tables: every question fails."""
    path = Path(house.serving.hub.config.database.removeprefix("sqlite:///"))
    with closing(sqlite3.connect(path, isolation_level=None, timeout=30)) as other:
        names = ("tables", "alembic_version")
        for name in names:
            other.execute(f"ALTER TABLE {name} RENAME TO lost_{name}")
        try:
            yield
        finally:
            for name in names:
                other.execute(f"ALTER TABLE lost_{name} RENAME TO {name}")


def test_a_table_is_never_said_to_be_missing_because_the_database_fails(open_house: Open) -> None:
    house = open_house()
    guest = house.guest()
    made = guest.table("siam", "me", "me", seed=4)
    away = guest.table("siam", "me", "me", seed=4)
    seat = guest.see(made.id)["to_act"][0]
    house.run(lambda: house.hub.sweep(-1.0))  # neither is in memory
    guest.see(made.id)
    with gone(house):
        answers = [
            guest.act(made.id, made.key(seat), "pass"),
            guest.get(f"/api/tables/{made.id}"),
            guest.act(made.id, made.key(seat), "pass"),
            guest.get(f"/api/tables/{away.id}"),
            guest.get("/api/ready"),
            guest.post("/api/tables", {"game": "siam", "seats": [{"kind": "me"}, {"kind": "me"}]}),
        ]
        assert [answer.status for answer in answers] == [503] * len(answers)
        assert all(int(answer.headers["retry-after"]) >= 1 for answer in answers)
        assert guest.get("/api/health").status == 200
    deadline = time.monotonic() + WAIT
    while guest.get("/api/ready").status != 200 and time.monotonic() < deadline:
        time.sleep(0.2)
    assert guest.see(made.id)["entry"] == 0  # nothing was shown or kept that was not acknowledged
    assert guest.act(made.id, made.key(seat), "pass").status == 200
    assert guest.see(away.id)["entry"] == 0


def test_a_bot_goes_on_by_itself_when_the_database_is_back(open_house: Open) -> None:
    house = open_house(bot_pause=0.3)
    guest = house.guest()
    made = guest.table("siam", "random", "random", seed=4)
    guest.wait(made.id, lambda seen: seen["entry"] >= 3)
    with gone(house):
        time.sleep(2.5)
    with guest.listen(made.id) as stream:  # nobody asks for anything: it goes on
        before = house.hub.moves
        deadline = time.monotonic() + WAIT
        while house.hub.moves < before + 5 and time.monotonic() < deadline:
            time.sleep(0.2)
        assert house.hub.moves >= before + 5
        stream.close()


def bots_turn(guest: Guest) -> tuple[Made, str]:
    """A table at which a person's answer makes it a bot's turn, and that answer."""
    for seed in range(1, 40):
        made = guest.table("siam", "me", "random", seed=seed)
        if guest.see(made.id)["to_act"] == [0]:
            return made, "pass"
    raise AssertionError


def unknown() -> Future[None]:
    """What nobody knows the outcome of."""
    lost: Future[None] = Future()
    lost.set_exception(StoreError("database-unknown"))
    return lost


def goes_on(house: House, made: Made) -> bool:
    """Whether the bot answers although nobody asks for anything any more."""
    deadline = time.monotonic() + 15
    while time.monotonic() < deadline:
        if len(house.hub.tables[made.id].playing().log) > 1:
            return True
        time.sleep(0.1)
    return False


class Slow:
    """A job that holds up all that come after it."""

    def write(self, connection: Connection) -> None:
        time.sleep(1.0)


def test_an_answer_that_is_kept_late_is_not_taken_for_lost(open_house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever waited had waited long enough, but the writer was at work on it all the same."""
    house = open_house()
    guest = house.guest()
    made, answer = bots_turn(guest)
    keep = house.hub.store.change

    def late(change: Change) -> Future[None]:
        monkeypatch.setattr(house.hub.store, "change", keep)
        house.hub.store.write(Slow())
        keep(change)
        return unknown()

    monkeypatch.setattr(house.hub.store, "change", late)
    told = guest.act(made.id, made.key(0), answer)
    assert (told.status, told.code) == (503, "database-unknown")
    assert goes_on(house, made)


def test_bots_answer_after_an_answer_that_was_kept_unheard(open_house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is found when it is given again: nobody does anything after that."""
    house = open_house()
    guest = house.guest()
    made, answer = bots_turn(guest)
    keep = house.hub.store.change
    later: list[Change] = []

    def late(change: Change) -> Future[None]:
        later.append(change)
        monkeypatch.setattr(house.hub.store, "change", keep)
        return unknown()

    monkeypatch.setattr(house.hub.store, "change", late)
    path, wish = f"/api/tables/{made.id}/act", {"action": answer}
    assert guest.post(path, wish, made.key(0), idempotency_key="k" * 20).code == "database-unknown"
    keep(later[0]).result(WAIT)
    assert guest.post(path, wish, made.key(0), idempotency_key="k" * 20).status == 200
    assert goes_on(house, made)


def test_a_damaged_table_is_put_aside_and_the_server_starts(open_house: Open, caplog: pytest.LogCaptureFixture) -> None:
    house = open_house()
    guest = house.guest()
    bad = guest.table("siam", "me", "me", seed=4, clock=600)
    good = guest.table("siam", "me", "me", seed=4, clock=600)
    seat = guest.see(bad.id)["to_act"][0]
    for made in (bad, good):
        assert guest.act(made.id, made.key(seat), "pass").status == 200
    path = house.serving.hub.config.database.removeprefix("sqlite:///")
    house.close()
    with closing(sqlite3.connect(path)) as raw:
        raw.execute("UPDATE entries SET text = 'fly away' WHERE table_id = ?", (bad.id,))
        raw.commit()
    again = open_house()
    guest = again.guest()
    assert guest.see(good.id)["entry"] == 1
    for key in (bad.key(0), None):
        answer = guest.get(f"/api/tables/{bad.id}", key)
        assert (answer.status, answer.code) == (409, "table-damaged")
        assert "set aside" in answer.json["message"]
    assert f"table {bad.id} is damaged" in caplog.text
    assert guest.act(bad.id, bad.key(seat), "pass").status == 409


def test_a_map_that_is_no_text_harms_nobody(guest: Guest) -> None:
    body = rb'{"game": "siam", "seats": [{"kind": "me"}, {"kind": "me"}], "options": {"map": "{\"id\": \"\ud800\"}"}}'
    assert guest.ask("POST", "/api/tables", body).status == 400
    made = guest.table("siam", "me", "me")
    assert guest.ask("PUT", f"/api/tables/{made.id}/notes", rb'{"text": "nought \u0000"}', made.key()).status == 400
    assert guest.see(made.id)["entry"] == 0


@contextmanager
def shut(database: str) -> Iterator[None]:
    """Meanwhile PostgreSQL has ended all connections to a database and lets nobody in."""
    place = understood(database)
    other = create_engine(place.set(database="postgres"), isolation_level="AUTOCOMMIT")
    allow = f"ALTER DATABASE {place.database} WITH ALLOW_CONNECTIONS"
    with other.connect() as connection:
        connection.execute(text(f"{allow} false"))
        connection.execute(
            text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = :name"),
            {"name": place.database},
        )
        try:
            yield
        finally:
            connection.execute(text(f"{allow} true"))
    other.dispose()


def test_without_a_database_no_address_says_what_it_cannot_know(open_house: Open, postgres: Callable[[], str]) -> None:
    database = postgres()
    house = open_house(database=database)
    guest, asks = house.guest(), all_asks(house)
    with shut(database):
        answers = {name: ask.send(guest) for name, ask in asks.items() if name != "GET /api/ready"}
        assert guest.get("/api/ready").status == 503
    late = {name for name, answer in answers.items() if answer.status == 503}
    assert all(int(answers[name].headers["retry-after"]) >= 1 for name in late)
    assert not [name for name, answer in answers.items() if answer.status >= 500 and name not in late]
    known = {name for name in answers.keys() - late if "…" in name or "/account" in name}  # without looking anything up
    at = "POST /api/account"
    assert known == {f"{at}/sign-in/mail", f"{at}/sign-in/passkey", f"{at}/sign-out", f"{at}/sign-out/everywhere"}


def test_postgresql_that_restarts_is_never_a_missing_table(open_house: Open, postgres: Callable[[], str]) -> None:
    database = postgres()
    guest = open_house(database=database).guest()
    made = guest.table("siam", "me", "me", seed=4)
    with shut(database):
        statuses = [guest.act(made.id, made.key(seat), "pass").status for seat in (0, 1)]
        statuses += [guest.get("/api/ready").status, guest.get(f"/api/tables/{made.id}/notes", made.key()).status]
    assert set(statuses) <= {503, 409}
    assert 503 in statuses
    deadline = time.monotonic() + WAIT
    while guest.get(f"/api/tables/{made.id}").status == 503 and time.monotonic() < deadline:
        time.sleep(0.2)
    assert guest.see(made.id)["entry"] == 0
