"""Upgrades: what an earlier release kept is played on by its own rules, or has ended with a sentence."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy import MetaData, insert, inspect, select
from store.test_store import played, record

import sottovoce
from sottovoce.core.game import Game
from sottovoce.core.table import Table
from sottovoce.store import jobs, outbox
from sottovoce.store.database import VERSION, connect, migrate, understood
from sottovoce.store.outbox_schema import TABLE_PACES
from sottovoce.store.records import Damaged, Notice, Record, Retired
from sottovoce.store.replay import game_file, revive, state_now
from sottovoce.store.schema import NOTES, TABLES
from sottovoce.store.store import Store

if TYPE_CHECKING:
    from sottovoce.core.dice import Dice
    from sottovoce.core.events import News
    from sottovoce.core.position import Position

FIRST = "0001"
BEFORE_PACES = "0010"


@contextmanager
def release(monkeypatch: pytest.MonkeyPatch, game: Game, newest: int, earlier: tuple[int, ...]) -> Iterator[None]:
    """The program as a later release might be: a later version of the rules rolls once more in its set-up."""
    kind = type(game)
    first, plain = kind.rules_version, kind.start

    def start(self: Game, seats: int, options: Mapping[str, str], dice: Dice, news: News | None) -> Position:
        for _ in range(self.rules_version - first):
            dice.roll(6)
        position: Position = plain(self, seats, options, dice, news)
        return position

    with monkeypatch.context() as patch:
        patch.setattr(kind, "rules_version", newest)
        patch.setattr(kind, "earlier_rules", earlier)
        patch.setattr(kind, "start", start)
        editions = game.__dict__.pop("_editions", None)
        yield
        game.__dict__.pop("_editions", None)
        if editions is not None:
            game.__dict__["_editions"] = editions


def on(table: Table) -> None:
    """One more entry."""
    seat = table.to_act[0]
    table.play(seat, table.choices(seat)[0])


@dataclass
class Kept:
    """A running table, and the store that keeps it as "one"."""

    table: Table
    store: Store

    @property
    def rules(self) -> int:
        """The version of the rules that it began with."""
        return self.table.game.rules_version


@pytest.fixture(params=sottovoce.games())
def kept(url: str, request: pytest.FixtureRequest) -> Iterator[Kept]:
    """A running table of every game, kept."""
    table = played(request.param, 30)
    store = Store(url)
    store.add(record(table)).result()
    yield Kept(table, store)
    store.close()


def test_a_running_game_goes_on_by_the_rules_it_began_with(
    url: str, kept: Kept, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, began, before = kept.table, kept.rules, kept.table.dump()
    name = table.game.name
    kept.store.close()
    with release(monkeypatch, sottovoce.find(name), began + 1, (began,)):
        store = Store(url)
        found = store.read("one").result()
        assert found is not None
        again = revive(found)
        assert again.game.rules_version == began
        assert again.position.state() == table.position.state()
        assert again.dump() == before
        on(again)
        fresh = played(name, 30)
        assert fresh.game.rules_version == began + 1
        assert fresh.setup != table.setup
        store.add(record(fresh, "two")).result()
        assert revive(store.read("two").result() or found).dump() == fresh.dump()
        store.close()


def test_a_game_by_rules_that_are_gone_has_ended_with_a_sentence(kept: Kept, monkeypatch: pytest.MonkeyPatch) -> None:
    began, before, store = kept.rules, kept.table.dump(), kept.store
    with release(monkeypatch, sottovoce.find(kept.table.game.name), began + 2, (began + 1,)):
        found = store.read("one").result()
        assert found is not None
        with pytest.raises(
            Retired, match=f"version {began} of the rules; this server plays {began + 1} and {began + 2}"
        ):
            revive(found)
        assert state_now(found.header) == "over"
        assert game_file(found) == before
    found = store.read("one").result()
    assert found is not None
    assert revive(found).dump() == before  # an earlier release plays it on


def test_a_log_that_leads_elsewhere_is_noticed() -> None:
    for changes in ({"to_act": 0}, {"entries": 5}, {"state": "over"}):
        with pytest.raises(Damaged):
            revive(record(played("siam", 20), **changes))


def test_a_damaged_log_is_noticed() -> None:
    kept = record(played("siam", 20))
    kept.log[3] = kept.log[3]._replace(text="fly away")
    with pytest.raises(Damaged, match="is damaged"):
        revive(kept)


# -- the schema


def old_rows(kept: Record) -> dict[str, list[dict[str, Any]]]:
    """A table as the first schema held it."""
    table = kept.header.id
    return {
        "tables": [jobs.header_row(kept.header)],
        "seats": [{"table_id": table, "seat": number, **vars(seat)} for number, seat in enumerate(kept.seats)],
        "entries": [
            {"table_id": table, "seq": seq, **entry._asdict(), "rolls": " ".join(map(str, entry.rolls))}
            for seq, entry in enumerate(kept.log, 1)
        ],
        "said": [{"table_id": table, "number": n, **said._asdict()} for n, said in enumerate(kept.said, 1)],
        "notices": [{"table_id": table, "number": n, **vars(told)} for n, told in enumerate(kept.notices, 1)],
        "notes": [{"table_id": table, "seat": 0, "text": f"notes of {table}"}],
    }


def test_a_table_that_was_muted_stays_so(url: str) -> None:
    engine = connect(understood(url), writing=True)
    with engine.begin() as connection:
        migrate(connection, BEFORE_PACES)
    engine.dispose()
    channel = {"id": "c", "table_id": "one", "seat": 0, "kind": "webhook", "address": "", "secrets": "{}", "label": ""}
    channel |= {"pace": "now", "origin": "", "created": 0.0, "failures": 0, "why": ""}
    engine = connect(understood(url), writing=True)
    with engine.begin() as connection:
        then = MetaData()
        then.reflect(connection)
        values = jobs.header_row(record(played("siam", 5), "one").header)
        known = {column.name for column in then.tables["tables"].columns}
        connection.execute(insert(then.tables["tables"]), {key: value for key, value in values.items() if key in known})
        connection.execute(insert(then.tables["channels"]), channel)
        connection.execute(insert(then.tables["mutes"]), {"channel": "c", "table_id": "one"})
        migrate(connection)
        assert outbox.paces_of(connection, "c") == {"one": outbox.NEVER}
        connection.execute(insert(TABLES), {**values, "id": "two"})
        connection.execute(insert(TABLE_PACES), {"channel": "c", "table_id": "two", "pace": outbox.SOON})
        migrate(connection, BEFORE_PACES)
        found = connection.execute(select(then.tables["mutes"])).all()
        assert [tuple(row) for row in found] == [("c", "one")]  # an earlier release knows nothing else
    engine.dispose()


def test_a_database_of_the_first_release_with_games_in_it_is_brought_up_to_date(url: str) -> None:
    tables = [played(name, entries) for name in sottovoce.games() for entries in (0, 45, 10_000)]
    records = [record(table, f"table{number}") for number, table in enumerate(tables)]
    records[0].notices.append(Notice("stood-in", 0, 0))
    engine = connect(understood(url), writing=True)
    with engine.begin() as connection:
        migrate(connection, FIRST)
    with engine.begin() as connection:
        then = MetaData()
        then.reflect(connection)
        for kept in records:
            for name, rows in old_rows(kept).items():
                known = {column.name for column in then.tables[name].columns}
                for row in rows:
                    values = {key: value for key, value in row.items() if key in known}
                    connection.execute(insert(then.tables[name]), values)
    engine.dispose()
    store = Store(url)  # brings it up to date
    for kept, table in zip(records, tables, strict=True):
        found = store.read(kept.header.id).result()
        assert found == kept
        assert revive(found).dump() == table.dump()
        assert store.read_note(kept.header.id, 0).result() == f"notes of {kept.header.id}"
    store.close()
    engine = connect(understood(url), writing=True)
    with engine.begin() as connection:
        assert NOTES.name in inspect(connection).get_table_names()
        assert connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar() == VERSION
    engine.dispose()
