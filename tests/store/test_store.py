"""The store, on SQLite and on PostgreSQL: what is kept comes back, whole or not at all."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from contextlib import closing
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import Connection, inspect, select, text

import sottovoce
from sottovoce.core.dice import Fast
from sottovoce.core.log import Entry, Said
from sottovoce.core.table import Table
from sottovoce.store import database
from sottovoce.store.database import StoreError, connect, make, migrate, prepare, understood
from sottovoce.store.records import Change, Conflict, Header, Notice, Record, Seat
from sottovoce.store.replay import revive
from sottovoce.store.schema import METADATA, VERSIONS
from sottovoce.store.sole_server import claim
from sottovoce.store.store import Store
from sottovoce.store.writer_process import WRITER


def record(table: Table, name: str = "one", **changes: object) -> Record:
    """A game as it would be kept."""
    header = Header(
        id=name,
        game=table.game.name,
        rules=table.game.rules_version,
        players=table.players,
        options=table.options,
        seeds=table.seeds,
        setup=table.setup,
        public=False,
        hints=False,
        clock=None,
        state="over" if table.over else "playing",
        to_act=sum(1 << seat for seat in table.to_act),
        entries=len(table.log),
        seq=1,
        host="h" * 64,
        rematch=None,
        created=1.5,
        updated=2.5,
    )
    seats = [Seat("person", f"Ann{seat}", key="k" * 64) for seat in range(table.players)]
    return Record(replace(header, **changes), seats, list(table.log), list(table.said))  # type: ignore[arg-type]


def played(game: str, entries: int) -> Table:
    """A game with some random entries, undone ones and talk among them."""
    players = sottovoce.find(game).seats[0]
    names = [f"Ann{seat}" for seat in range(players)]
    table = sottovoce.new(game, seed=3, names=names, kinds=["me"] * players)
    table.marks = ["undo"]  # as a server marks its tables
    dice = Fast(3)
    while len(table.log) < entries and not table.over:
        seat = table.may_act[dice.roll(len(table.may_act))]
        table.play(seat, table.choices(seat)[dice.roll(len(table.choices(seat)))])
        if dice.roll(4) == 0 and table.why_no_undo(seat) is None:
            table.undo(seat)
        if dice.roll(9) == 0:
            table.say(seat, "ciao – “hello” 🂡", 0b11)
    return table


@pytest.mark.parametrize("game", sottovoce.games())
def test_a_table_comes_back_the_same(store: Store, game: str) -> None:
    table = played(game, 60)
    store.add(record(table)).result()
    found = store.read("one").result()
    assert found is not None
    assert found == record(table)
    again = revive(found)
    assert again.position.state() == table.position.state()
    assert (again.log, again.said, again.names) == (table.log, table.said, table.names)
    for seat in (None, *range(table.players)):
        assert (again.view(seat), again.story("it", seat)) == (table.view(seat), table.story("it", seat))
    for seat in range(table.players):
        assert (again.ask(seat), again.why_no_undo(seat)) == (table.ask(seat), table.why_no_undo(seat))


def test_a_moment_is_the_table_as_it_was(store: Store) -> None:
    table = played("whispers", 40)
    for moment in (0, 1, 25, 40):
        past = revive(record(table), moment)
        assert past.log == table.log[:moment]
        assert past.said == [line for line in table.said if line.after <= moment]


def test_a_game_with_new_dice_comes_back_the_same(store: Store) -> None:
    table = played("whispers", 30)
    table.reseed(bytes(32))
    dice = Fast(5)
    while not any(entry.rolls for entry in table.log[30:]):
        seat = table.to_act[0]
        table.play(seat, table.choices(seat)[dice.roll(len(table.choices(seat)))])
    store.add(record(table)).result()
    found = store.read("one").result()
    assert found is not None
    assert revive(found).dump() == table.dump()


def test_changes_append(store: Store) -> None:
    store.add(record(sottovoce.new("siam", seed=1))).result()
    header = replace(record(sottovoce.new("siam", seed=1)).header, seq=2, entries=1, rematch="two")
    change = Change(header, 1, {1: Seat("bot", "Greedy", "greedy", seen=3)})
    change.entries = [(1, Entry(0, "pass", (1, 2)))]
    change.said = [(1, Said(0, "hello", -1, 1))]
    change.notices = [(1, Notice("stood-in", 0, 1))]
    store.change(change).result()
    found = store.read("one").result()
    assert found is not None
    assert found.header == header
    assert (found.log, found.said) == ([Entry(0, "pass", (1, 2))], [Said(0, "hello", -1, 1)])
    assert found.notices == [Notice("stood-in", 0, 1)]
    assert found.seats[1] == Seat("bot", "Greedy", "greedy", seen=3)


def test_a_change_to_a_table_that_has_gone_on_is_refused(store: Store) -> None:
    first = record(sottovoce.new("siam", seed=1))
    store.add(first).result()
    change = Change(replace(first.header, seq=2), 1, entries=[(1, Entry(0, "pass"))])
    store.change(change).result()
    with pytest.raises(Conflict):
        store.change(Change(replace(first.header, seq=2), 1, entries=[(2, Entry(1, "pass"))])).result()
    with pytest.raises(Conflict):  # the same entry cannot be there twice
        store.change(Change(replace(first.header, seq=3), 2, entries=[(1, Entry(1, "pass"))])).result()
    found = store.read("one").result()
    assert found is not None
    assert (found.header.seq, found.log) == (2, [Entry(0, "pass")])


def test_one_bad_change_does_not_harm_those_committed_with_it(store: Store) -> None:
    tables = [record(sottovoce.new("siam", seed=1), f"t{number}") for number in range(20)]
    for one in tables:
        store.add(one).result()
    futures = []
    for number, one in enumerate(tables):
        before = 1 if number % 3 else 7
        futures.append(store.change(Change(replace(one.header, seq=2), before, entries=[(1, Entry(0, "pass"))])))
    outcomes = [isinstance(future.exception(), Conflict) for future in futures]
    assert outcomes == [number % 3 == 0 for number in range(20)]
    logs = [len((store.read(one.header.id).result() or one).log) for one in tables]
    assert logs == [int(number % 3 != 0) for number in range(20)]


def test_many_write_at_once_and_one_wins_each_time(store: Store) -> None:
    first = record(sottovoce.new("siam", seed=1))
    store.add(first).result()
    won: list[int] = []

    def rival(number: int) -> None:
        for seq in range(1, 11):
            change = Change(replace(first.header, seq=seq + 1), seq, entries=[(seq, Entry(number, "pass"))])
            if store.change(change).exception() is None:
                won.append(seq)

    rivals = [threading.Thread(target=rival, args=(number,)) for number in range(4)]
    for thread in rivals:
        thread.start()
    for thread in rivals:
        thread.join()
    found = store.read("one").result()
    assert found is not None
    assert len(won) == len(set(won)) == len(found.log) == found.header.seq - 1


def test_lists_notes_and_removal(store: Store) -> None:
    table = sottovoce.new("siam", seed=1)
    for number, (public, clock) in enumerate(((True, None), (False, None), (True, 60))):
        store.add(record(table, f"t{number}", updated=float(number), public=public, clock=clock)).result()
    assert list(store.listed(None, 9, 0.0).result()) == ["t2", "t0"]
    assert list(store.listed(None, 9, 1.0).result()) == ["t2"]
    assert list(store.listed("siam", 1, 0.0).result()) == ["t2"]
    assert list(store.listed("verrat", 9, 0.0).result()) == []
    assert [len(one.seats) for one in store.summaries(["t0", "t1", "none"]).result().values()] == [2, 2]
    store.write_note("t0", 1, "first").result()
    store.write_note("t0", 1, "then").result()
    assert [store.read_note("t0", seat).result() for seat in (0, 1)] == ["", "then"]
    store.mark_seen("t0", 1, 5).result()
    assert (store.read("t0").result() or record(table)).seats[1].seen == 5
    store.remove("t0").result()
    assert store.read("t0").result() is None
    assert store.read_note("t0", 1).result() == ""


def test_what_is_kept_is_there_for_the_next_store(url: str) -> None:
    table = played("siam", 20)
    first = Store(url)
    first.add(record(table)).result()
    first.close()
    second = Store(url)
    assert second.read("one").result() == record(table)
    second.close()


# -- migrations


def test_migrations_make_what_the_program_expects_and_go_back(url: str) -> None:
    place = understood(url)
    engine = connect(place, writing=True)
    for _ in range(2):
        with engine.begin() as connection:
            migrate(connection)
        with engine.begin() as connection:
            found = inspect(connection)
            assert set(found.get_table_names()) == {*METADATA.tables, "alembic_version"}
            for name, table in METADATA.tables.items():
                columns = {column["name"]: column for column in found.get_columns(name)}
                assert set(columns) == set(table.columns.keys())
                for column in table.columns:
                    assert columns[column.name]["nullable"] == column.nullable, (name, column.name)
                keys = found.get_pk_constraint(name)["constrained_columns"]
                assert keys == [column.name for column in table.primary_key]
            migrate(connection, database.BEGINNING)
        with engine.begin() as connection:
            assert inspect(connection).get_table_names() == ["alembic_version"]
    engine.dispose()


def test_a_new_database_is_what_the_migrations_make(url: str) -> None:
    engine = connect(understood(url), writing=True)
    with engine.begin() as connection:
        make(connection)
        made = form(connection)
        METADATA.drop_all(connection)
        VERSIONS.drop(connection)
        assert form(connection) == {}
        migrate(connection)
        assert form(connection) == made
        assert set(made) == {*METADATA.tables, "alembic_version"}
    engine.dispose()


def form(connection: Connection) -> dict[str, object]:
    """All that a database knows of its tables, and at which migration it is."""
    found = inspect(connection)
    names = found.get_table_names()
    told: dict[str, object] = {
        name: (
            [(column["name"], str(column["type"]), column["nullable"]) for column in found.get_columns(name)],
            found.get_pk_constraint(name),
            found.get_foreign_keys(name),
            found.get_indexes(name),
            [(check["name"], check["sqltext"]) for check in found.get_check_constraints(name)],
        )
        for name in names
    }
    if VERSIONS.name in names:
        told[VERSIONS.name] = (told[VERSIONS.name], connection.execute(select(VERSIONS)).all())
    return told


def test_the_newest_migration_is_the_one_that_is_expected() -> None:
    folder = Path(database.__file__).parent / "migrations" / "versions"
    assert max(path.name[1:5] for path in folder.glob("v*.py")) == database.VERSION


def test_a_newer_or_foreign_database_is_refused(url: str) -> None:
    Store(url).close()
    engine = connect(understood(url), writing=True)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    with pytest.raises(StoreError, match="newer version"):
        Store(url)
    engine = connect(understood(url), writing=True)
    with engine.begin() as connection:
        connection.execute(text("DROP TABLE alembic_version"))
    engine.dispose()
    with pytest.raises(StoreError, match="belong to another program"):
        Store(url)


def test_databases_that_cannot_be_opened_get_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "text.db").write_text("this is no database, whatever its name says. " * 99)
    for wrong, sentence in (
        (f"sqlite:///{tmp_path / 'text.db'}", "not a database"),
        (f"sqlite:///{tmp_path}", "unable to open"),
        ("postgresql://nobody@127.0.0.1:1/none", "can't be opened"),
        ("sqlite://", "not a database this program can use"),
        ("ftp://x", "not a database this program can use"),
    ):
        with pytest.raises(StoreError, match=sentence):
            Store(wrong)


def test_a_password_is_not_shown() -> None:
    with pytest.raises(StoreError) as problem:
        Store("postgresql://me:secret@127.0.0.1:1/none")
    assert "secret" not in problem.value.say("en") + problem.value.say("it")


def test_sqlite_is_safe_against_loss_of_power(tmp_path: Path) -> None:
    place = understood(f"sqlite:///{tmp_path / 'tables.db'}")
    engine = connect(place, writing=True)
    prepare(place, engine, lambda _: None)
    with engine.begin() as connection:
        full = 2
        assert connection.execute(text("PRAGMA synchronous")).scalar() == full
        assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
        assert connection.execute(text("PRAGMA foreign_keys")).scalar() == 1
    engine.dispose()
    with closing(sqlite3.connect(tmp_path / "tables.db")) as raw:
        assert raw.execute("PRAGMA integrity_check").fetchone() == ("ok",)


# -- the writer apart


def test_a_writer_that_dies_is_replaced(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'tables.db'}", apart=True)
    first = record(sottovoce.new("siam", seed=1))
    store.add(first).result()
    (writer,) = (child for child in multiprocessing.active_children() if child.name == WRITER)
    writer.kill()
    writer.join()
    deadline = time.monotonic() + 30
    while store.mark_seen("one", 0, 4).exception(10) is not None and time.monotonic() < deadline:
        time.sleep(0.1)
    found = store.read("one").result()
    assert found is not None
    assert found.seats[0].seen == 4
    store.close()


def test_what_was_asked_before_the_end_is_kept(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    store = Store(url, apart=True)
    tables = [record(sottovoce.new("siam", seed=1), f"t{number}") for number in range(300)]  # more than fit one commit
    futures = [store.add(one) for one in tables]
    store.close()
    assert all(future.exception(0) is None for future in futures)
    assert store.commits < len(tables)
    again = Store(url)
    assert len(again.summaries([one.header.id for one in tables]).result()) == len(tables)
    again.close()
    assert not [child for child in multiprocessing.active_children() if child.name == WRITER]


def test_a_second_server_on_a_file_is_refused_and_may_follow_the_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = f"sqlite:///{tmp_path / 'tables.db'}"
    first = Store(place, apart=True)
    Store(place).close()  # a backup, say, does no harm
    monkeypatch.setattr("sottovoce.store.store.claim", partial(claim, patience=0.2))
    with pytest.raises(StoreError) as refused:
        Store(place, apart=True)
    assert refused.value.code == "database-served"
    assert "PostgreSQL" in refused.value.say("it")
    first.close()
    Store(place, apart=True).close()


def test_the_writer_does_not_heed_the_terminal_but_ends_with_the_server(tmp_path: Path) -> None:
    script = (
        "import sys, time, multiprocessing\n"
        "from sottovoce.store.store import Store\n"
        "if __name__ == '__main__':\n"
        f"    store = Store('sqlite:///{tmp_path / 'tables.db'}', apart=True)\n"
        "    store.remove('none').result()\n"
        "    print(multiprocessing.active_children()[0].pid, flush=True)\n"
        "    time.sleep(60)\n"
    )
    file = tmp_path / "serve.py"
    file.write_text(script)
    server = subprocess.Popen([sys.executable, str(file)], stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    writer = int(server.stdout.readline())
    for number in (signal.SIGINT, signal.SIGTERM):
        os.kill(writer, number)
    time.sleep(0.2)
    assert alive(writer)
    server.kill()
    server.wait()
    deadline = time.monotonic() + 10
    while alive(writer) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not alive(writer)
    server.stdout.close()


def alive(process: int) -> bool:
    """True while a process runs, and not if it only waits to be buried."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
