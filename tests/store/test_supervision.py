"""A supervised store: everybody is answered in time, and whatever fails works again as soon as it can."""

from __future__ import annotations

import contextlib
import logging
import multiprocessing
import os
import resource
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import closing, contextmanager
from dataclasses import replace
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, text
from store.test_store import played, record

import sottovoce
from sottovoce.core.log import Entry
from sottovoce.store.database import StoreError, Unkeepable, connect, understood
from sottovoce.store.jobs import MarkSeen
from sottovoce.store.records import Change, Conflict, Damaged, Job
from sottovoce.store.store import Store
from sottovoce.store.timeouts import Timeouts
from sottovoce.store.writer import Writer, WriteResult
from sottovoce.store.writer_process import WRITER

WAIT = 60.0


def writer_of() -> BaseProcess:
    (writer,) = (child for child in multiprocessing.active_children() if child.name == WRITER)
    return writer


def until_kept(store: Store, entries: int = 4) -> float:
    """Try until something is kept; how long that took."""
    began = time.monotonic()
    while time.monotonic() - began < WAIT:
        if store.mark_seen("one", 0, entries).exception(WAIT) is None:
            return time.monotonic() - began
        time.sleep(0.1)
    pytest.fail("nothing can be kept any more")


@pytest.fixture
def apart(tmp_path: Path) -> Iterator[Store]:
    """A store with a writer in a process of its own, that is soon taken to hang."""
    store = Store(f"sqlite:///{tmp_path / 'tables.db'}", apart=True, deadline=40.0, hang=1.5)
    store.add(record(sottovoce.new("siam", seed=1))).result(WAIT)
    yield store
    store.close()


# -- the writer


def test_a_writer_that_hangs_is_noticed_and_replaced(apart: Store) -> None:
    writer = writer_of()
    assert writer.pid is not None
    os.kill(writer.pid, signal.SIGSTOP)
    began = time.monotonic()
    problem = apart.mark_seen("one", 0, 1).exception(WAIT)
    assert isinstance(problem, StoreError)
    assert problem.code == "database-unknown"
    assert time.monotonic() - began < 20
    until_kept(apart)
    assert writer_of().pid != writer.pid


@pytest.mark.parametrize(("count", "length"), [(80, 20_000), (2, 4_000_000)])
def test_nobody_who_writes_waits_for_a_writer_that_hangs(apart: Store, count: int, length: int) -> None:
    """However much there is to write: the server has one thread for everybody."""
    writer = writer_of()
    assert writer.pid is not None
    os.kill(writer.pid, signal.SIGSTOP)
    notes: list[Future[None]] = []

    def ask() -> None:
        notes.extend(apart.write_note("one", 0, str(number) * length) for number in range(count))

    asking = threading.Thread(target=ask)
    asking.start()
    asking.join(1.0)
    waited = asking.is_alive()
    if waited:
        os.kill(writer.pid, signal.SIGCONT)
    asking.join(WAIT)
    assert not waited
    problems = [note.exception(WAIT) for note in notes]
    assert getattr(problems[0], "code", "") == "database-unknown"
    assert problems[-1] is None
    assert apart.read_note("one", 0).result(WAIT) == str(count - 1) * length


def test_a_writer_that_is_not_understood_is_replaced(apart: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    writer: Any = apart._writer
    plain, before = writer._answered, writer_of().pid

    def answered(outcomes: list[WriteResult]) -> None:
        monkeypatch.setattr(writer, "_answered", plain)
        raise IndexError("something that nobody has thought of")

    monkeypatch.setattr(writer, "_answered", answered)
    assert getattr(apart.mark_seen("one", 0, 1).exception(WAIT), "code", "") == "database-unknown"
    until_kept(apart)
    assert writer_of().pid != before


def test_a_writer_is_replaced_even_after_descriptors_ran_out(apart: Store, caplog: pytest.LogCaptureFixture) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(int(name) for name in os.listdir("/proc/self/fd")), hard))
    taken: list[int] = []

    def take_all() -> None:
        """Until none is free: neither a number below the limit nor what the dead writer leaves behind."""
        with contextlib.suppress(OSError):
            while True:
                taken.append(os.dup(0))

    try:
        take_all()
        writer_of().kill()
        deadline = time.monotonic() + WAIT
        while "no writer can be started" not in caplog.text and time.monotonic() < deadline:
            take_all()
            time.sleep(0.01)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
        for descriptor in taken:
            os.close(descriptor)
    assert "no writer can be started" in caplog.text
    until_kept(apart)


def test_what_waits_while_the_writer_is_replaced_is_kept(apart: Store) -> None:
    for _ in range(3):
        writer_of().kill()
        writer_of().join()
        outcomes = [apart.mark_seen("one", 0, n).exception(WAIT) for n in range(20)]
        assert all(problem is None or getattr(problem, "code", "") == "database-unknown" for problem in outcomes)
        assert outcomes[-1] is None


@pytest.mark.parametrize("kind", ["thread", "process"])
def test_a_file_that_could_not_be_written_is_written_again(tmp_path: Path, kind: str) -> None:
    """As on a disk that was read-only for a while: the connection of that time is of no use afterwards."""
    store = Store(f"sqlite:///{tmp_path / 'tables.db'}", apart=kind == "process")
    store.add(record(sottovoce.new("siam", seed=1))).result(WAIT)
    with closing(sqlite3.connect(tmp_path / "tables.db", isolation_level=None)) as other:
        other.execute("PRAGMA journal_mode=WAL")
        other.execute("ALTER TABLE seats RENAME TO elsewhere")
        problem = store.mark_seen("one", 0, 1).exception(WAIT)
        assert isinstance(problem, StoreError)
        assert problem.code == "database-failed"
        other.execute("ALTER TABLE elsewhere RENAME TO seats")
    assert until_kept(store) < 5
    store.close()


def test_after_an_error_the_pen_opens_the_file_anew(tmp_path: Path) -> None:
    place = understood(f"sqlite:///{tmp_path / 'tables.db'}")
    Store(place.render_as_string()).close()
    engine = connect(place, writing=True)
    writer = Writer(engine, hold=True)

    class Careless:
        def write(self, connection: Connection) -> None:
            connection.exec_driver_sql("PRAGMA query_only=ON")  # as good as a disk that is read-only
            connection.exec_driver_sql("DELETE FROM seats")

    assert writer.write([Careless()]) == [WriteResult.FAILED]
    assert writer.write([MarkSeen("one", 0, 1)]) == [WriteResult.KEPT]
    writer.close()
    engine.dispose()


# -- one bad write


class Spoiled:
    """A job that no database takes."""

    def write(self, connection: Connection) -> None:
        connection.execute(text("INSERT INTO notes VALUES (:id, 0, :words)"), {"id": "one", "words": "\ud800"})


def test_a_bad_write_fails_alone(url: str) -> None:
    store = Store(url)
    store.add(record(sottovoce.new("siam", seed=1))).result(WAIT)
    store.close()
    engine = connect(understood(url), writing=True)
    writer = Writer(engine, hold=True)
    jobs: list[Job] = [
        *(MarkSeen("one", 0, n) for n in range(5)),
        Spoiled(),
        *(MarkSeen("one", 0, n) for n in range(5)),
    ]
    assert writer.write(jobs) == [WriteResult.FAILED if isinstance(job, Spoiled) else WriteResult.KEPT for job in jobs]
    writer.close()
    engine.dispose()


@pytest.mark.parametrize("bad", ["\ud800", "nought\0"])
def test_what_is_no_text_is_refused_before_it_waits_with_others(store: Store, bad: str) -> None:
    table = record(sottovoce.new("siam", seed=1))
    store.add(table).result(WAIT)
    change = Change(replace(table.header, seq=2), 1, entries=[(1, Entry(0, f"pass {bad}"))])
    futures = [
        store.add(replace(table, header=replace(table.header, id="two", options={"map": f'{{"id": "{bad}"}}'}))),
        store.change(change),
        store.write_note("one", 0, bad),
    ]
    for future in futures:
        problem = future.exception(WAIT)
        assert isinstance(problem, Unkeepable)
        assert "aren't text" in problem.say("en")
        assert problem.say("it")
    store.mark_seen("one", 0, 1).result(WAIT)
    assert store.read("two").result(WAIT) is None


@pytest.mark.parametrize("huge", [1 << 63, -(10**30)])
def test_a_number_that_no_database_holds_is_refused_before_it_waits_with_others(store: Store, huge: int) -> None:
    store.add(record(sottovoce.new("siam", seed=1))).result(WAIT)
    problem = store.mark_seen("one", 0, huge).exception(WAIT)
    assert isinstance(problem, Unkeepable)
    assert "too large" in problem.say("en")
    assert problem.say("it")
    store.mark_seen("one", 0, (1 << 31) - 1).result(WAIT)


# -- timeouts


def test_whoever_waits_is_answered_in_time() -> None:
    timeouts = Timeouts(deadline=0.5)
    waiting, running = Future[None](), Future[None]()
    running.set_running_or_notify_cancel()
    for future, code in ((waiting, "database-failed"), (running, "database-unknown")):
        problem = timeouts.watch(future).exception(WAIT)
        assert isinstance(problem, StoreError)
        assert problem.code == code
    timeouts.close()


def test_a_reader_that_is_stuck_is_cut_off(url: str) -> None:
    store = Store(url, deadline=20.0, hang=1.0)
    slow = (
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n"
        if store.local
        else "SELECT pg_sleep(30)"
    )
    began = time.monotonic()
    problem = store._look(lambda connection: connection.execute(text(slow)).all()).exception(WAIT)
    assert isinstance(problem, StoreError)
    assert time.monotonic() - began < 10
    assert store.read("none").result(WAIT) is None
    store.close()


@contextmanager
def stopped(pids: list[int]) -> Iterator[None]:
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in pids:
            os.kill(pid, signal.SIGCONT)


def test_a_postgresql_that_hangs_is_told_in_time_and_works_again(postgres: Callable[[], str]) -> None:
    store = Store(postgres(), deadline=3.0, hang=1.0)
    store.add(record(sottovoce.new("siam", seed=1))).result(WAIT)
    pids = store._look(
        lambda connection: connection.execute(
            text("SELECT pid FROM pg_stat_activity WHERE datname = current_database()")
        ).all()
    ).result(WAIT)
    with stopped([int(pid) for (pid,) in pids]):
        began = time.monotonic()
        answers: list[Future[Any]] = [store.mark_seen("one", 0, 1), store.read("one"), store.ready()]
        for future in answers:
            assert future.exception(WAIT) is None or isinstance(future.exception(), StoreError)
        assert time.monotonic() - began < 8
    assert until_kept(store) < 20
    store.close()


def test_ready_means_that_something_was_written_and_read(store: Store) -> None:
    before = store.commits
    store.ready().result(WAIT)
    assert store.commits == before + 1


# -- starting


def test_servers_that_start_at_once_on_a_new_database_all_come_up(url: str) -> None:
    count = 9
    program = "import sys; from sottovoce.store.store import Store; Store(sys.argv[1]).close()"
    starts = [subprocess.Popen([sys.executable, "-c", program, url], stderr=subprocess.PIPE) for _ in range(count)]
    told = [start.communicate(timeout=WAIT * 2)[1].decode() for start in starts]
    assert [start.returncode for start in starts] == [0] * count, told


def test_stores_that_start_at_once_in_one_process_all_come_up(url: str) -> None:
    problems: list[BaseException] = []
    gate = threading.Barrier(12)

    def start() -> None:
        gate.wait()
        try:
            Store(url).close()
        except BaseException as problem:
            problems.append(problem)

    threads = [threading.Thread(target=start) for _ in range(12)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not problems


_STUDIED = """
import msgspec
from {module} import {struct}, {reader} as read
{struct}.__annotations__ = {{"nothing": "a type that isn't there"}}
print(read(msgspec.json.encode({struct}(*{fields}))))
"""


@pytest.mark.parametrize(
    ("module", "struct", "reader", "fields"),
    [
        ("sottovoce.store.records", "Affairs", "read_affairs", ()),
        ("sottovoce.school.puzzle", "Puzzle", "_read", ("id", 2, 1, [], 0, [], [], [], {}, "theme", 1)),
    ],
)
def test_what_threads_read_was_studied_before_they_start(
    module: str, struct: str, reader: str, fields: tuple[object, ...]
) -> None:
    # msgspec studies a struct once, and if two threads make it do so at once, the server is gone.
    program = _STUDIED.format(module=module, struct=struct, reader=reader, fields=fields)
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


# -- damage


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE tables SET options = 'no JSON' WHERE id = 'one'",
        "UPDATE tables SET options = '[1]' WHERE id = 'one'",
        "UPDATE tables SET to_act = -1 WHERE id = 'one'",  # as bits without an end
        "UPDATE tables SET players = 1000000 WHERE id = 'one'",
        "UPDATE tables SET winners = -1 WHERE id = 'one'",
        "UPDATE tables SET seeds = '[[0, \"xyz\"]]' WHERE id = 'one'",
        "UPDATE entries SET rolls = 'one two' WHERE table_id = 'one' AND seq = 3",
    ],
)
def test_a_damaged_table_is_named_as_such_and_harms_no_list(
    url: str, damage: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.ERROR)
    store = Store(url)
    for name in ("one", "two"):
        store.add(record(played("siam", 10), name, public=True, clock=60)).result(WAIT)
    engine = connect(understood(url), writing=True)
    with engine.begin() as connection:
        connection.execute(text(damage))
    engine.dispose()
    assert isinstance(store.read("one").exception(WAIT), Damaged)
    assert store.read("two").result(WAIT) is not None
    for found in (store.listed(None, 9, 0.0), store.summaries(["one", "two"])):
        assert "two" in found.result(WAIT)
    store.close()


def test_a_damaged_seat_harms_no_list_either(tmp_path: Path) -> None:
    """In a database that takes anything for a number."""
    store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    for name in ("one", "two"):
        store.add(record(played("siam", 10), name, public=True)).result(WAIT)
    store.close()
    for part in ("seats SET seen = 'x' WHERE table_id", "tables SET to_act = 'x' WHERE id"):
        engine = connect(understood(f"sqlite:///{tmp_path / 'tables.db'}"), writing=True)
        with engine.begin() as connection:
            connection.execute(text(f"UPDATE {part} = 'one'"))
        engine.dispose()
        store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
        assert isinstance(store.read("one").exception(WAIT), Damaged)
        assert list(store.listed(None, 9, 0.0).result(WAIT)) == ["two"]
        store.close()


def test_conflicts_are_still_conflicts(store: Store) -> None:
    first = record(sottovoce.new("siam", seed=1))
    store.add(first).result(WAIT)
    assert isinstance(store.add(first).exception(WAIT), Conflict)
