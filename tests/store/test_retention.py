"""What has been kept long enough goes, with all that belongs to it, and nothing else does."""

from __future__ import annotations

from functools import partial

from store.test_store import played, record

from sottovoce.store.replay import revive
from sottovoce.store.retention import DAY, Expire, Retention, due, idle
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
    store.write(Expire(Retention(abandoned=30, finished=100, ending=None), NOW)).result(60)
    assert set(left()) == {"running1", "over1", "over40"}
    assert store.read_note("running40", 0).result(60) == ""


def test_what_was_abandoned_goes_only_after_its_players_could_see_the_ending(store: Store) -> None:
    running = played("siam", 20)
    for age in (29, 31, 59, 61, 89, 91):
        moment = NOW - age * DAY
        store.add(record(running, f"gathering{age}", state="gathering", updated=moment)).result(60)
        store.add(record(running, f"playing{age}", updated=moment)).result(60)  # the server could not end it
        store.add(record(running, f"ended{age}", state="over", ending="abandoned", updated=moment)).result(60)
    assert sorted(store.look(lambda connection: idle(connection, NOW - 60 * DAY)).result(60)) == [
        "playing61",
        "playing89",
        "playing91",
    ]
    store.write(Expire(Retention(abandoned=30), NOW)).result(60)
    names = [f"{state}{age}" for state in ("gathering", "playing", "ended") for age in (29, 31, 59, 61, 89, 91)]
    left = [name for name in names if store.seq(name).result(60) is not None]
    assert left == ["gathering29", "playing29", "playing31", "playing59", "playing61", "playing89", "ended29"]


def test_however_much_is_old_no_transaction_takes_long(store: Store) -> None:
    """The first time with an option, in a database of years: others wait for each, and one that hangs is given up."""
    over = played("siam", 10_000)
    for number in range(9):
        store.add(record(over, f"over{number}", updated=NOW - (100 + number) * DAY)).result(60)
    for wish, writes in ((Retention(talk=30), 3), (Retention(finished=104), 2)):
        for _ in range(writes):
            assert store.look(partial(due, kept=wish, now=NOW)).result(60)
            store.write(Expire(wish, NOW, most=3)).result(60)
        assert not store.look(partial(due, kept=wish, now=NOW)).result(60)
    assert [store.seq(f"over{number}").result(60) is not None for number in range(9)] == [True] * 5 + [False] * 4
    kept_one = store.read("over0").result(60)
    assert kept_one is not None
    assert kept_one.said == []
