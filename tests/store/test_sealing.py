"""Encryption at rest: whoever reads the database of running games can't foresee or look up their dice."""

from __future__ import annotations

import gzip
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import text
from store.test_store import played, record

from sottovoce.core.seeding import Seeding
from sottovoce.core.table import Table
from sottovoce.store.backup import back_up, restore
from sottovoce.store.database import StoreError, connect, understood
from sottovoce.store.doctor import examine
from sottovoce.store.key_file import Keys, usual_keys
from sottovoce.store.records import Change, Damaged, Record
from sottovoce.store.rekey import rekey
from sottovoce.store.replay import revive
from sottovoce.store.sealing import seeds_of, seeds_text
from sottovoce.store.store import Store
from sottovoce.store.vault import Vault, is_sealed

WAIT = 60.0
OLD, NEW = "0a" * 32, "0b" * 32
RUNNING = 120  # entries of a game that is not over after them


def keep(url: str, table: Table, keys: Keys | None = None) -> Record:
    """A database with one game in it."""
    kept = record(table)
    store = Store(url, keys=keys)
    store.add(kept).result(WAIT)
    store.close()
    return kept


def ask(url: str, statement: str) -> list[tuple[object, ...]]:
    """What the database itself says."""
    engine = connect(understood(url), writing=True)
    with engine.begin() as connection:
        result = connection.execute(text(statement))
        rows = [tuple(row) for row in result.all()] if result.returns_rows else []
    engine.dispose()
    return rows


def secrets_of(url: str) -> list[str]:
    """All that should be sealed while a game is on."""
    header = ask(url, "SELECT seeds, setup FROM tables")
    rolls = ask(url, "SELECT rolls FROM entries WHERE rolls <> ''")
    return [str(value) for row in [*header, *rolls] for value in row if value is not None]


def test_dice_of_a_running_game_are_sealed(url: str) -> None:
    table = played("whispers", RUNNING)
    assert any(entry.rolls for entry in table.log)
    kept = keep(url, table)
    found = secrets_of(url)
    assert len(found) == 2 + sum(bool(entry.rolls) for entry in table.log)
    assert all(is_sealed(value) for value in found)
    assert table.seed.hex() not in "".join(found)
    store = Store(url)
    assert store.read("one").result(WAIT) == kept
    assert store.summaries(["one"]).result(WAIT)["one"].header.seeds == []  # lists need no secrets
    store.close()


def test_a_change_is_sealed_and_a_finished_game_is_not(url: str) -> None:
    whole, part = played("whispers", 10_000), played("whispers", RUNNING)
    assert whole.over
    assert whole.log[:RUNNING] == part.log
    store = Store(url)
    store.add(record(part)).result(WAIT)
    header = replace(record(part).header, seq=2)
    change = Change(header, 1, entries=list(enumerate(whole.log[len(part.log) : -1], len(part.log) + 1)))
    store.change(change).result(WAIT)
    assert all(is_sealed(value) for value in secrets_of(url))
    before = list(enumerate(whole.log[:-1], 1))
    end = Change(replace(record(whole).header, seq=3), 2, dealt=True)
    end.entries = [(len(whole.log), whole.log[-1])]
    end.opened = [(seq, entry) for seq, entry in before if entry.rolls]
    store.change(end).result(WAIT)
    store.close()
    assert not any(is_sealed(value) for value in secrets_of(url))
    ask(url, "DELETE FROM seals")
    store = Store(url, keys=Keys(text=NEW))  # a finished game needs no key
    found = store.read("one").result(WAIT)
    assert found is not None
    again = revive(found)
    assert (again.log, again.seeds, again.setup) == (whole.log, whole.seeds, whole.setup)
    store.close()


def test_a_key_is_made_for_its_owner_alone(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    Store(url).close()
    file = tmp_path / "sottovoce.key"
    assert file.stat().st_mode & 0o777 == 0o600
    before = file.read_text()
    Store(url).close()
    assert file.read_text() == before
    assert [path.name for path in tmp_path.glob("*key*")] == ["sottovoce.key"]


def test_a_missing_or_wrong_key_is_told_and_nothing_is_changed(url: str, tmp_path: Path) -> None:
    file = tmp_path / "mine" / "key"
    kept = keep(url, played("whispers", RUNNING), Keys(file))
    before = secrets_of(url)
    with pytest.raises(StoreError, match="that file doesn't exist"):
        Store(url, keys=Keys(tmp_path / "none"))
    assert not (tmp_path / "none").exists()
    with pytest.raises(StoreError, match="a key that isn't in"):
        Store(url, keys=Keys(text=NEW))
    for wrong in ("", "abc", "00" * 31, "zz" * 32, "# nothing"):
        with pytest.raises(StoreError, match="doesn't contain a key"):
            Store(url, keys=Keys(text=wrong))
    with pytest.raises(StoreError, match="can't be read"):
        Store(url, keys=Keys(tmp_path))
    assert secrets_of(url) == before
    store = Store(url, keys=Keys(file))
    assert store.read("one").result(WAIT) == kept
    store.close()


def test_a_key_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError, match="can't be saved in"):
        Store(f"sqlite:///{tmp_path / 'tables.db'}", keys=Keys(tmp_path / "file" / "key"))


def test_what_is_sealed_belongs_to_its_place(url: str) -> None:
    kept = keep(url, played("whispers", RUNNING))
    store = Store(url)
    store.add(Record(replace(kept.header, id="two"), kept.seats, kept.log)).result(WAIT)
    ask(url, "UPDATE tables SET seeds = (SELECT seeds FROM tables WHERE id = 'one') WHERE id = 'two'")
    with pytest.raises(Damaged, match="is damaged"):
        store.read("two").result(WAIT)
    assert store.read("one").result(WAIT) == kept
    rolled = [seq for seq, entry in enumerate(kept.log, 1) if entry.rolls]
    ask(
        url,
        f"UPDATE entries SET rolls = (SELECT rolls FROM entries WHERE table_id = 'one' AND seq = {rolled[0]}) "
        f"WHERE table_id = 'one' AND seq = {rolled[1]}",
    )
    with pytest.raises(Damaged, match="is damaged"):
        store.read("one").result(WAIT)
    store.close()


def test_a_key_is_changed_while_games_go_on(url: str, tmp_path: Path) -> None:
    file = tmp_path / "key"
    file.write_text(OLD + "\n")
    kept = keep(url, played("whispers", RUNNING), Keys(file))
    file.write_text(f"# new\n{NEW}\n{OLD}\n")
    store = Store(url, keys=Keys(file))
    store.add(Record(replace(kept.header, id="two"), kept.seats, kept.log)).result(WAIT)
    assert store.read("one").result(WAIT) == kept
    assert len(ask(url, "SELECT * FROM seals")) == 2
    assert rekey(url, Keys(file)) == (1, 0)
    assert store.read("one").result(WAIT) == kept
    store.close()
    file.write_text(f"{NEW}\n")
    store = Store(url, keys=Keys(file))
    assert store.read("one").result(WAIT) == kept
    store.close()
    assert rekey(url, Keys(file)) == (0, 0)


def test_a_key_change_opens_what_is_over_and_leaves_out_nothing(url: str, tmp_path: Path) -> None:
    file = tmp_path / "key"
    file.write_text(OLD + "\n")
    kept = keep(url, played("whispers", RUNNING), Keys(file))
    store = Store(url, keys=Keys(file))
    for name in ("mixed", "bent"):
        store.add(Record(replace(kept.header, id=name), kept.seats, kept.log)).result(WAIT)
    store.close()
    ask(url, "UPDATE tables SET state = 'over', to_act = 0, ending = 'abandoned' WHERE id = 'one'")
    rolled = next(seq for seq, entry in enumerate(kept.log, 1) if entry.rolls)
    ask(url, f"UPDATE entries SET rolls = substr(rolls, 1, 30) WHERE table_id = 'bent' AND seq = {rolled}")
    file.write_text(f"{NEW}\n{OLD}\n")
    dealt = Change(replace(kept.header, id="mixed", seq=2), 1, dealt=True)  # its rolls keep their old seal
    store = Store(url, keys=Keys(file))
    store.change(dealt).result(WAIT)
    store.close()
    assert rekey(url, Keys(file)) == (2, 1)
    assert not any(is_sealed(str(row[0])) for row in ask(url, "SELECT seeds FROM tables WHERE id = 'one'"))
    file.write_text(f"{NEW}\n")
    store = Store(url, keys=Keys(file))
    findings = examine(store)
    assert (findings.sound, findings.locked, findings.damaged) == (2, ["bent"], [])
    store.close()


def test_a_lost_key_costs_running_games_only(url: str, tmp_path: Path) -> None:
    keep(url, played("whispers", RUNNING), Keys(text=OLD))
    store = Store(url, keys=Keys(text=OLD))
    done = record(played("siam", 10_000), "done")
    store.add(done).result(WAIT)
    store.close()
    with pytest.raises(StoreError, match="a key that isn't in"):
        rekey(url, Keys(text=NEW))
    assert rekey(url, Keys(text=NEW), lost=True) == (0, 1)
    store = Store(url, keys=Keys(text=NEW))
    with pytest.raises(Damaged, match=r"a key \([0-9a-f]{16}\) that this server doesn't have"):
        store.read("one").result(WAIT)
    assert store.read("done").result(WAIT) == done
    assert set(store.summaries(["one", "done"]).result(WAIT)) == {"one", "done"}
    findings = examine(store)
    assert (findings.locked, findings.damaged, findings.sound, findings.well) == (["one"], [], 1, False)
    store.close()
    store = Store(url, keys=Keys(text=f"{NEW}, {OLD}"))  # it was found again
    assert examine(store).well
    store.close()


def test_a_backup_holds_no_dice_of_running_games(url: str, tmp_path: Path) -> None:
    table = played("whispers", RUNNING)
    keep(url, table)
    back_up(url, tmp_path / "copy")
    assert table.seed.hex().encode() not in gzip.decompress((tmp_path / "copy").read_bytes())
    place = f"sqlite:///{tmp_path / 'other' / 'new.db'}"
    with pytest.raises(StoreError, match="that file doesn't exist"):
        restore(place, tmp_path / "copy")
    assert restore(place, tmp_path / "copy", usual_keys(understood(url))) == 1


def test_nonces_are_kept_with_the_seeds() -> None:
    seeds = [Seeding(0, bytes(32), ((0, b"\x01" * 32), (2, b"\x02" * 32))), Seeding(7, bytes(32))]
    assert seeds_of(seeds_text(seeds)) == seeds
    assert seeds_of(f'[[0,"{"00" * 32}"]]') == [Seeding(0, bytes(32))]  # as earlier releases wrote it


def test_the_length_of_sealed_text_tells_hardly_anything() -> None:
    vault = Vault([bytes(32)])
    assert len({len(vault.seal(rolls, "one", "rolls 1")) for rolls in ("1", "12 33", "1 2 3 4 5 6")}) == 1
    assert vault.seal("1", "one", "rolls 1") != vault.seal("1", "one", "rolls 1")
