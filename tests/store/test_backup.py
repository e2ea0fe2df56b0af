"""Backups are rehearsed: what was kept comes back, in either kind of database, or not at all."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import text
from store.test_store import played, record

import sottovoce
from sottovoce.store.backup import back_up, restore
from sottovoce.store.database import StoreError, connect, migrate, understood
from sottovoce.store.doctor import examine
from sottovoce.store.key_file import usual_keys
from sottovoce.store.records import Notice, Record
from sottovoce.store.replay import revive
from sottovoce.store.rows import Put
from sottovoce.store.store import Store

WAIT = 60.0


def filled(url: str) -> list[Record]:
    """A database with games of every kind in it."""
    tables = [played(name, entries) for name in sottovoce.games() for entries in (0, 40)]
    records = [record(table, f"table{number}") for number, table in enumerate(tables)]
    records[0].notices.append(Notice("stood-in", 0, 0))
    store = Store(url)
    for kept in records:
        kept.notices.clear()
        store.add(kept).result(WAIT)
    store.write_note("table0", 0, "notes “of mine”").result(WAIT)
    store.write(Put("answers", {"request": "r" * 64, "about": "", "answer": bytes(range(256)), "at": 1.0})).result(WAIT)
    store.close()
    return records


def other(url: str, folder: Path, request: pytest.FixtureRequest) -> str:
    """An empty database of the other kind."""
    if not url.startswith("sqlite"):
        return f"sqlite:///{folder / 'other.db'}"
    make: Callable[[], str] = request.getfixturevalue("postgres")
    return make()


def test_a_backup_comes_back_in_either_kind_of_database(
    url: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    records = filled(url)
    path = tmp_path / "copy.backup"
    assert back_up(url, path) == len(records)
    assert path.stat().st_mode & 0o077 == 0  # for its owner alone
    there = other(url, tmp_path, request)
    with pytest.raises(StoreError, match="encrypted with"):  # the backup does not hold the key
        restore(there, path)
    keys = usual_keys(understood(url))
    assert restore(there, path, keys) == len(records)
    store = Store(there, keys=keys)
    for kept in records:
        found = store.read(kept.header.id).result(WAIT)
        assert found == kept
        revive(found)
    assert store.read_note("table0", 0).result(WAIT) == "notes “of mine”"
    assert examine(store).well
    store.close()
    again = tmp_path / "again.backup"
    back_up(there, again)
    rows = [sorted(gzip.decompress(file.read_bytes()).splitlines()[1:-1]) for file in (path, again)]
    assert rows[0] == rows[1]


@pytest.mark.parametrize("words", ["base64:", "base64:hello", "base64:aGVsbG8="])
def test_whatever_somebody_says_comes_back_as_it_was(url: str, tmp_path: Path, words: str) -> None:
    """Also what looks as if it were encoded: nobody is to spoil a host's backups by a line of chat."""
    table = played("siam", 4)
    table.say(0, words)
    store = Store(url)
    store.add(record(table)).result(WAIT)
    store.write_note("one", 0, words).result(WAIT)
    store.close()
    back_up(url, tmp_path / "copy.backup")
    place = f"sqlite:///{tmp_path / 'new.db'}"
    keys = usual_keys(understood(url))
    assert restore(place, tmp_path / "copy.backup", keys) == 1
    store = Store(place, keys=keys)
    found = store.read("one").result(WAIT)
    assert found is not None
    assert [line.text for line in found.said][-1] == words
    assert store.read_note("one", 0).result(WAIT) == words
    store.close()


def test_a_backup_of_the_first_release_is_brought_up_to_date(url: str, tmp_path: Path) -> None:
    engine = connect(understood(url), writing=True)
    with engine.begin() as connection:
        migrate(connection, "0001")
    engine.dispose()
    back_up(url, tmp_path / "old.backup")
    place = f"sqlite:///{tmp_path / 'new.db'}"
    assert restore(place, tmp_path / "old.backup") == 0
    Store(place).close()


def test_what_is_no_backup_is_refused_and_nothing_is_changed(url: str, tmp_path: Path) -> None:
    filled(url)
    path = tmp_path / "copy.backup"
    back_up(url, path)
    whole = gzip.decompress(path.read_bytes())
    lines = whole.splitlines(keepends=True)
    place = f"sqlite:///{tmp_path / 'new.db'}"
    bad = tmp_path / "bad.backup"
    for content in (
        path.read_bytes()[:-20],
        b"something else",
        gzip.compress(b"".join(lines[:-1])),
        gzip.compress(b"".join([*lines[:3], *lines[4:]])),
        gzip.compress(whole.replace(b"Ann0", b"Eve0")),
        gzip.compress(b"[]\n"),
        b"",
    ):
        bad.write_bytes(content)
        with pytest.raises(StoreError, match="a complete backup"):
            restore(place, bad)
        assert not (tmp_path / "new.db").exists()
    bad.write_bytes(gzip.compress(whole.replace(b'"schema":"', b'"schema":"9', 1)))
    with pytest.raises(StoreError, match="newer release"):
        restore(place, bad)
    with pytest.raises(StoreError, match="isn't empty"):
        restore(url, path)
    with pytest.raises(StoreError, match="already"):
        back_up(url, path)
    with pytest.raises(StoreError):
        restore(place, tmp_path / "none")


def test_the_doctor_names_what_is_damaged(url: str) -> None:
    filled(url)
    store = Store(url)
    assert examine(store).well
    engine = connect(understood(url), writing=True)
    with engine.begin() as connection:
        connection.execute(text("UPDATE entries SET text = 'fly' WHERE table_id = 'table1' AND seq = 2"))
        connection.execute(text("UPDATE tables SET options = 'none' WHERE id = 'table3'"))
        connection.execute(text("UPDATE tables SET rules = 99 WHERE id = 'table4'"))
    engine.dispose()
    findings = examine(store)
    assert (findings.damaged, findings.retired) == (["table1", "table3"], ["table4"])
    assert findings.sound == 3
    assert not findings.well
    store.close()
