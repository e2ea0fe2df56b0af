"""Faults that nobody has thought of: bots and clocks go on all the same, and the host is told."""

from __future__ import annotations

import errno
import json
import time
from typing import TYPE_CHECKING, Any

import pytest

from sottovoce.core.errors import Illegal
from sottovoce.server import bot_pool, leases
from sottovoce.server.analysis_queue import AnalysisQueue
from sottovoce.server.bot_turns import BotTurns
from sottovoce.server.deadlines import Deadlines
from sottovoce.server.leases import Leases
from sottovoce.store.jobs import Tell

if TYPE_CHECKING:
    from collections.abc import Callable

    from server.conftest import House, Made, Open

    from sottovoce.server.bot_worker import BotReply, BotTask

WAIT = 20.0


def stumble(_: BotTask) -> BotReply:
    """A bot with a fault."""
    raise Illegal("not-understood", text="the secret of seat 2")


def going_on(house: House, made: Made) -> bool:
    """Whether a bot answers although nobody asks for anything."""
    until = time.monotonic() + WAIT
    while time.monotonic() < until:
        if house.hub.tables[made.id].playing().log:
            return True
        time.sleep(0.05)
    return False


@pytest.fixture
def alone(open_house: Open) -> House:
    """A server of one's own."""
    return open_house()


def against_bots(house: House) -> Made:
    """A game of which the first answer is a bot's."""
    for seed in range(1, 30):
        made = house.guest().table("siam", "me", "random", "random", seed=seed)
        if 0 not in house.guest().see(made.id)["to_act"]:
            return made
    raise AssertionError


def test_a_bot_that_fails_answers_something_and_the_host_is_told(
    alone: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(bot_pool, "think", stumble)
    made = against_bots(alone)
    assert going_on(alone, made)
    assert alone.hub.bot_pool.failed > 0
    assert "fault in a bot's process" in caplog.text


def test_bots_go_on_after_no_process_could_be_started(
    alone: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(bot_pool, "_AGAIN", 0.05)
    plain, tries = bot_pool._Worker.pool, [0]

    def pool(self: Any) -> Any:
        tries[0] += 1
        if tries[0] < 4:
            raise OSError(errno.EMFILE, "Too many open files")
        return plain(self)

    monkeypatch.setattr(bot_pool._Worker, "pool", pool)
    made = against_bots(alone)
    assert going_on(alone, made)
    assert "no process can be started for the bots" in caplog.text


def test_bots_are_asked_again_after_a_fault_of_the_server(
    alone: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    plain, tries = BotTurns._ask_next, [0]

    async def ask_next(self: BotTurns) -> bool:
        tries[0] += 1
        if tries[0] < 3:
            raise KeyError("something that nobody has thought of")
        return await plain(self)

    monkeypatch.setattr(BotTurns, "_ask_next", ask_next)
    made = against_bots(alone)
    assert going_on(alone, made)
    assert f"fault at the bots of table {made.id}" in caplog.text


@pytest.mark.parametrize("kind", [Deadlines, Leases])
def test_whoever_looks_after_all_tables_goes_on_after_a_fault(
    open_house: Open, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, kind: type[Deadlines | Leases]
) -> None:
    looks = [0]

    async def look(_: object) -> bool:
        looks[0] += 1
        raise KeyError("something that nobody has thought of")

    monkeypatch.setattr(kind, "look", look)
    monkeypatch.setattr(leases, "_RARELY", 0.1)
    open_house()
    until = time.monotonic() + WAIT
    while looks[0] < 3 and time.monotonic() < until:
        time.sleep(0.05)
    assert looks[0] >= 3
    assert "fault" in caplog.text


def test_words_that_no_server_understands_keep_nobody_from_hearing_the_next(
    open_house: Open, postgres: Callable[[], str]
) -> None:
    """Two releases may share a database for a while."""
    database = postgres()
    here, there = open_house(database=database), open_house(database=database)
    made = here.guest().table("siam", "me", "me", seed=4)
    seat = here.guest().see(made.id)["to_act"][0]
    with there.guest().listen(made.id) as stream:
        assert json.loads(stream.recv(timeout=WAIT))["entry"] == 0
        for words in (f"{made.id}:next", f"{made.id}:1:2"):
            here.hub.store.write(Tell(words)).result(WAIT)
        time.sleep(3.0)  # the connection is made anew, and what was missed meanwhile is looked up
        assert there.hub.store._listening is not None
        assert there.hub.store._listening._thread.is_alive()
        assert here.guest().act(made.id, made.key(seat), "pass").status == 200
        told = json.loads(stream.recv(timeout=WAIT))
        while told["kind"] != "update":
            told = json.loads(stream.recv(timeout=WAIT))
        assert told["entry"] == 1


def test_an_analysis_that_fails_can_be_asked_for_again(alone: House, monkeypatch: pytest.MonkeyPatch) -> None:
    guest = alone.guest()
    made = guest.table("siam", "me", "me", seed=4)
    guest.play(made)
    path = f"/api/tables/{made.id}/analysis"

    async def fail(*_: object) -> bool:
        raise KeyError("something that nobody has thought of")

    with monkeypatch.context() as patch:
        patch.setattr(AnalysisQueue, "_work", fail)
        assert guest.post(path).json["state"] == "going"
        until = time.monotonic() + WAIT
        while guest.get(path).json["state"] != "none" and time.monotonic() < until:
            time.sleep(0.05)
        assert guest.get(path).json["state"] == "none"
    assert guest.post(path).json["state"] == "going"
