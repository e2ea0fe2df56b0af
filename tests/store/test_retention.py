"""What has been kept long enough goes, with all that belongs to it, and nothing else does."""

from __future__ import annotations

from store.test_store import played, record

from sottovoce.store.replay import revive
from sottovoce.store.retention import DAY, Expire, Retention
from sottovoce.store.store import Store

NOW = 1000 * DAY


def test_only_what_is_old_goes(store: Store) -> None:
    running, over = played("siam", 20), played("siam", 10_000)
    for table, name in ((running, "running"), (over, "over")):
        for age in (1, 40, 400):
            made = record(table, f"{name}{age}", updated=NOW - age * DAY)
            store.add(made).result(60)
            store.write_note(made.header.id, 0, "note").result(60)
    said = len(over.said)
    assert said > 0

    def left() -> dict[str, int]:
        names = [f"{name}{age}" for name in ("running", "over") for age in (1, 40, 400)]
        found = {name: store.read(name).result(60) for name in names}
        return {name: len(kept.said) for name, kept in found.items() if kept is not None}

    before = left()
    store.write(Expire(Retention(ending=None), NOW)).result(60)
    assert left() == before
    store.write(Expire(Retention(talk=30, ending=None), NOW)).result(60)
    assert left() == before | {"over40": 0, "over400": 0}
    kept = store.read("over400").result(60)
    assert kept is not None
    assert revive(kept).over
    store.write(Expire(Retention(abandoned=30, finished=100), NOW)).result(60)
    assert set(left()) == {"running1", "over1", "over40"}
    assert store.read_note("running40", 0).result(60) == ""


def test_a_game_at_which_nothing_happens_is_ended_by_the_table_without_a_result(store: Store) -> None:
    running = played("siam", 20)
    for age in (59, 61):
        store.add(record(running, f"idle{age}", updated=NOW - age * DAY)).result(60)
    store.write(Expire(Retention(), NOW)).result(60)
    still, ended = (store.read(f"idle{age}").result(60) for age in (59, 61))
    assert still is not None
    assert ended is not None
    assert not revive(still).over
    table = revive(ended)
    assert (table.ended, table.winners, table.to_act) == ("abandoned", (), ())
    assert ended.header.updated == NOW - 61 * DAY  # ending it is no sign of life
    assert "ended abandoned\n" in table.dump()
