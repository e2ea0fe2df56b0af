"""Bots for everybody: nobody waits for those who have had more, and bots among themselves rest until somebody looks."""

from __future__ import annotations

import asyncio
import statistics
import time
from contextlib import ExitStack
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pytest
from members.member import Member
from sqlalchemy import Connection, update

import sottovoce
from sottovoce.server import bot_pool, bot_queue, bot_worker
from sottovoce.server.bot_pace import slot, thinking, until_release
from sottovoce.server.bot_pool import BotPool
from sottovoce.server.bot_queue import QUANTUM, BotQueue, QueuePlace
from sottovoce.server.bot_worker import BotReply, BotTask, SeatedBot
from sottovoce.server.config import Config
from sottovoce.store.records import Header, Seat
from sottovoce.store.schema import TABLES

if TYPE_CHECKING:
    from collections.abc import Callable

    from server.conftest import House


def run(work: Callable[[], object]) -> None:
    async def wrapped() -> None:
        await work()  # type: ignore[misc]

    asyncio.run(wrapped())


def test_who_has_used_less_comes_first_and_a_long_thought_is_cut_short() -> None:
    cuts: list[float] = []
    order: list[str] = []

    async def work() -> None:
        queue = BotQueue(lambda: cuts.append(time.monotonic()))

        async def think(table: str, owner: str, seconds: float, watched: bool = True) -> None:
            turn = QueuePlace(table, owner, watched)
            await queue.enter(turn)
            order.append(table)
            await asyncio.sleep(seconds)
            queue.leave(turn)

        first = asyncio.create_task(think("greedy for thought", "crowd", 2 * QUANTUM))
        await asyncio.sleep(0.01)
        crowd = [asyncio.create_task(think(f"crowd {number}", "crowd", 0.01)) for number in range(9)]
        unseen = asyncio.create_task(think("unseen", "nobody", 0.01, watched=False))
        await asyncio.sleep(0.01)
        newcomer = asyncio.create_task(think("newcomer", "somebody else", 0.01))
        await asyncio.gather(first, newcomer, unseen, *crowd)

    started = time.monotonic()
    run(work)
    assert order[:2] == ["greedy for thought", "newcomer"]
    assert len(order) == 12
    assert cuts
    assert cuts[0] - started < 2 * QUANTUM


def test_who_is_called_off_while_it_becomes_their_turn_holds_up_nobody() -> None:
    order: list[str] = []

    async def work() -> None:
        queue = BotQueue(lambda: None)

        async def think(table: str) -> None:
            await queue.enter(turns[table])
            order.append(table)
            queue.leave(turns[table])

        turns = {table: QueuePlace(table, table, True) for table in ("first", "called off", "next")}
        await queue.enter(turns["first"])
        called_off, next_one = (asyncio.create_task(think(table)) for table in ("called off", "next"))
        await asyncio.sleep(0.01)
        called_off.cancel()
        queue.leave(turns["first"])  # before the one that is called off could say so
        await asyncio.wait_for(next_one, 5)

    run(work)
    assert order == ["next"]


def test_an_account_counts_as_one_from_however_many_addresses_it_comes() -> None:
    order: list[str] = []

    async def work() -> None:
        queue = BotQueue(lambda: None)

        async def think(table: str, address: str, account: str, seconds: float) -> None:
            turn = QueuePlace(table, address, True, account=account)
            await queue.enter(turn)
            order.append(table)
            await asyncio.sleep(seconds)
            queue.leave(turn)

        await think("first", "address 0", "ann", QUANTUM)
        now = asyncio.create_task(think("now", "address 1", "", 0.02))
        await asyncio.sleep(0.01)
        more = [asyncio.create_task(think(f"ann {number}", f"address {number}", "ann", 0.01)) for number in (2, 3)]
        ben = asyncio.create_task(think("ben", "address 4", "ben", 0.01))
        await asyncio.gather(now, ben, *more)

    run(work)
    assert order == ["first", "now", "ben", "ann 2", "ann 3"]


def test_what_nobody_wants_any_more_is_not_thought_about() -> None:
    async def work() -> None:
        queue = BotQueue(lambda: None)
        now, later = QueuePlace("now", "a", True), QueuePlace("later", "b", True)
        await queue.enter(now)
        waiting = asyncio.create_task(queue.enter(later))
        await asyncio.sleep(0)
        queue.call_off("later")
        await waiting
        assert later.off
        gone = asyncio.create_task(queue.enter(QueuePlace("gone", "c", True)))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.gather(gone, return_exceptions=True)
        assert len(queue) == 1
        queue.leave(now)
        assert len(queue) == 0

    run(work)


def test_nobody_waits_long_beside_thirty_eight_tables_of_experts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of them thinks until it is told to stop, and asks again at once; a greedy bot elsewhere needs no time."""
    quantum = 0.05
    monkeypatch.setattr(bot_queue, "QUANTUM", quantum)
    waits: list[float] = []

    async def work() -> None:
        enough = asyncio.Event()
        queue = BotQueue(enough.set)

        async def expert(number: int) -> None:
            while True:
                turn = QueuePlace(f"crowd {number}", f"address {number}", True)
                await queue.enter(turn)
                enough.clear()
                await enough.wait()
                queue.leave(turn)

        crowd = [asyncio.create_task(expert(number)) for number in range(38)]
        await asyncio.sleep(10 * quantum)
        for _ in range(20):
            turn = QueuePlace("greedy", "somebody else", True)
            started = time.monotonic()
            await queue.enter(turn)
            waits.append(time.monotonic() - started)
            queue.leave(turn)
        for task in crowd:
            task.cancel()
        await asyncio.gather(*crowd, return_exceptions=True)

    run(work)
    assert statistics.median(waits) < 3 * quantum  # all thirty-eight in a row would be as many


def test_where_a_person_waits_comes_first_and_nobody_is_passed_over_for_ever() -> None:
    order: list[str] = []

    async def work() -> None:
        queue = BotQueue(lambda: None)
        first = QueuePlace("now", "crowd", True)
        await queue.enter(first)

        async def think(turn: QueuePlace) -> None:
            await queue.enter(turn)
            order.append(turn.table)
            queue.leave(turn)

        shown = [QueuePlace(f"shown {number}", "crowd", True) for number in range(3)]
        slow = [QueuePlace(f"slow {number}", "crowd", True, awaited=True) for number in range(3)]
        quick = [QueuePlace(f"quick {number}", "crowd", True, awaited=True, quick=True) for number in range(8)]
        for turn in shown:
            turn.since -= 5  # they have waited longer than all others
        tasks = [asyncio.create_task(think(turn)) for turn in (*shown, *slow, *quick)]
        await asyncio.sleep(0)
        queue.leave(first)
        await asyncio.gather(*tasks)

    run(work)
    assert [name.split()[0] for name in order] == ["quick"] * 7 + ["shown"] + ["quick"] + ["slow"] * 3 + ["shown"] * 2


def test_a_thought_that_no_person_waits_for_gives_way_sooner(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_queue, "QUANTUM", 3600.0)
    monkeypatch.setattr(bot_queue, "YIELD", 0.01)

    async def work() -> None:
        for awaited in (False, True):
            cut = asyncio.Event()
            queue = BotQueue(cut.set)
            await queue.enter(QueuePlace("shown", "a", True, awaited=awaited))
            waiting = asyncio.create_task(queue.enter(QueuePlace("played", "b", True, awaited=True)))
            if not awaited:
                await asyncio.wait_for(cut.wait(), 60)
            else:
                await asyncio.sleep(0.1)
                assert not cut.is_set()
            waiting.cancel()
            await asyncio.gather(waiting, return_exceptions=True)

    run(work)


def test_bots_among_themselves_rest_until_somebody_looks(house: House) -> None:
    guest = house.guest()
    made = guest.table("siam", "random", "random")
    time.sleep(0.5)
    assert guest.see(made.id)["entry"] == 0
    over = guest.wait(made.id, lambda update: update["state"] == "over")
    assert over["entry"] > 10


def test_a_crowd_of_experts_keeps_nobody_waiting(
    open_house: Callable[..., House], monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[str] = []  # the tables whose bots thought, in order
    waits: dict[str, list[int]] = {}  # how many thoughts began while one waited: no matter how fast the machine is
    enter = BotQueue.enter

    async def counted(self: BotQueue, place: QueuePlace) -> None:
        before = len(begun)
        await enter(self, place)
        waits.setdefault(place.table, []).append(len(begun) - before)
        begun.append(place.table)

    monkeypatch.setattr(BotQueue, "enter", counted)
    guest = open_house(bot_pause=0.05).guest()
    deadline = time.monotonic() + 120
    with ExitStack() as crowd:
        tables = [guest.table("siam", *["expert"] * 4).id for _ in range(4)]
        for table in tables:
            crowd.enter_context(guest.listen(table))
        while len(set(begun)) < len(tables) and time.monotonic() < deadline:
            time.sleep(0.05)  # all of them have had their first thought
        own = guest.table("siam", "me", "random", seed=1)
        while len(waits.get(own.id, ())) < 3 and time.monotonic() < deadline:
            seen = guest.see(own.id, own.key(0))
            if seen["to_act"] == [0]:
                guest.act(own.id, own.key(0), seen["choices"][0]["action"])
            time.sleep(0.05)
    assert len(waits[own.id]) >= 3
    assert statistics.median(waits[own.id]) <= 1  # of sixteen experts that want to think


def test_what_bots_use_is_counted_for_an_address_however_the_table_came_about(open_house: Callable[..., House]) -> None:
    house = open_house(proxies=("127.0.0.1",))
    guest, hub = house.guest(), house.hub
    ann, ben, cem = ({"x_forwarded_for": f"203.0.113.{number}"} for number in (1, 2, 3))
    seats = [{"kind": "me"}, {"kind": "me"}]
    made = house.made(guest.post("/api/tables", {"game": "siam", "seats": seats}, **ann).json)
    path = f"/api/tables/{made.id}"
    assert guest.get(path, **ben).status == 200
    assert hub.tables[made.id].maker == "203.0.113.1"
    house.run(lambda: hub.sweep(0.0))
    assert made.id not in hub.tables
    assert guest.get(path, **ben).status == 200
    assert hub.tables[made.id].maker == "203.0.113.2"  # addresses are not kept
    guest.play(made)
    again = guest.post(f"{path}/rematch", {}, made.key(0), **ann).json["id"]
    assert hub.tables[again].maker == "203.0.113.2"
    other = guest.post(f"{path}/from", {"moment": 3, "me": 0}, **cem).json["id"]
    assert hub.tables[other].maker == "203.0.113.3"


def test_what_bots_use_is_counted_for_an_account_too(open_house: Callable[..., House]) -> None:
    house = open_house()
    guest, hub, member = house.guest(), house.hub, Member(house.guest())
    assert member.sign_up("Thoughtful Ann").status == 201
    seats = [{"kind": "me"}, {"kind": "me"}]
    made = house.made(guest.post("/api/tables", {"game": "siam", "seats": seats}, member.key).json)
    account = hub.tables[made.id].account
    assert account
    plain = guest.table("siam", "me", "me")
    assert hub.tables[plain.id].account == ""
    house.run(lambda: hub.sweep(0.0))
    guest.see(made.id, made.key(1))
    assert hub.tables[made.id].account == ""
    guest.see(made.id, f"{member.key}.0")
    assert hub.tables[made.id].account == account
    guest.play(made)
    again = guest.post(f"/api/tables/{made.id}/rematch", {}, made.key(0)).json["id"]
    assert hub.tables[again].account == account


def test_who_answers_in_secret_is_asked_together(open_house: Callable[..., House]) -> None:
    house = open_house()
    guest = house.guest()
    made = guest.table("verrat", "me", "greedy", "greedy", "greedy", seed=1)
    assert guest.act(made.id, made.key(0), "ready").status == 200
    guest.wait(made.id, lambda seen: seen["to_act"] == [0] and seen["undo"]["may"] is False, made.key(0))
    log = house.hub.tables[made.id].playing().log
    planned = [entry.seat for entry in log if entry.seat and entry.text.split()[0] in ("send", "keep", "stay")]
    assert planned
    assert planned[:3] == [1, 2, 3]


def test_a_bots_process_loads_everything_before_it_steps_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """At a low priority that took 20 s instead of 1.5 on a busy machine, after every start."""
    done: list[str] = []
    monkeypatch.setattr(bot_worker, "ready", lambda: done.append("ready"))
    monkeypatch.setattr("os.nice", lambda _: done.append("nice"))
    monkeypatch.setattr("signal.signal", lambda *_: None)
    monkeypatch.setattr("threading.Thread.start", lambda _: None)
    monkeypatch.setattr("sottovoce.store.logs.begin", lambda: None)
    monkeypatch.setattr(bot_worker, "_stop", None)
    bot_worker.begin(None)  # type: ignore[arg-type]
    assert done == ["ready", "nice"]


@pytest.mark.parametrize(
    ("levels", "first", "sealed", "players", "pauses"),
    [
        (["greedy"], True, False, 2, 1),
        (["regular"], False, False, 2, 1),
        (["regular-schemer"], True, False, 4, 1),
        (["expert"], True, False, 2, 6),
        (["expert"], False, False, 2, 3),
        (["expert"], True, False, 3, 4),
        (["expert"], False, False, 3, 2),
        (["expert-schemer"], True, False, 4, 3),
        (["expert"], False, False, 4, 1),
        (["greedy", "regular"], True, True, 4, 2),
        (["greedy", "expert"], True, True, 4, 6),
        ([], True, False, 3, 1),
    ],
)
def test_how_long_an_answer_takes_is_known_beforehand(
    levels: list[str], first: bool, sealed: bool, players: int, pauses: int
) -> None:
    length = slot(0.4, levels, first, sealed, players)
    assert length == pytest.approx(0.4 * pauses)
    assert thinking(length, 5.0) < length
    for taken in (0.0, 0.1 * length, 0.99 * length):
        assert taken + until_release(length, taken) == pytest.approx(length)
    assert 1.5 * length + until_release(length, 1.5 * length) == pytest.approx(2 * length)  # it had to wait


def test_with_two_players_an_expert_has_its_two_seconds() -> None:
    assert thinking(slot(Config().bot_pause, ["expert"], True, False, 2), Config().bot_seconds) >= 1.9


def test_without_a_pause_bots_answer_as_fast_as_they_can() -> None:
    assert slot(0.0, ["expert"], True, True, 4) == 0.0
    assert thinking(0.0, 5.0) == 5.0
    assert until_release(0.0, 0.7) == 0.0


@dataclass(frozen=True)
class Shift:
    """Everything kept is from another moment than it was."""

    seconds: float

    def write(self, connection: Connection) -> None:
        connection.execute(update(TABLES).values(updated=TABLES.c.updated + self.seconds))


@pytest.mark.parametrize("moment", [-60.0, 7200.0], ids=["a minute ago", "by a clock that was two hours fast"])
def test_bots_whose_server_died_before_it_asked_them_go_on_at_the_next_start(
    open_house: Callable[..., House], moment: float
) -> None:
    first = open_house()
    table = sottovoce.new("siam", players=2, seed=1)
    seats = [Seat("person", name="Anna"), Seat("person", name="Bruno")]
    seats[table.to_act[0]] = Seat("bot", bot="random")
    made = first.keep(table, seats)
    first.hub.store.write(Shift(moment)).result(10)
    first.close()
    second = open_house()
    deadline = time.monotonic() + 30
    while second.hub.moves == 0 and time.monotonic() < deadline:
        time.sleep(0.05)
    assert second.hub.moves > 0
    assert made in second.hub.tables


def test_those_who_answer_in_secret_think_side_by_side_each_seat_in_its_own_process(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    thought: list[tuple[object, tuple[int, ...], bool]] = []
    here, most = 0, 0

    async def work(worker: object, turn: QueuePlace, number: int, seconds: float, _: object, task: BotTask) -> BotReply:
        nonlocal here, most
        here += 1
        most = max(most, here)
        thought.append((worker, task.asked, task.converse))
        await asyncio.sleep(0.01)
        here -= 1
        return BotReply(actions={seat: f"plan {seat}" for seat in task.asked})

    monkeypatch.setattr(bot_pool, "_work", work)
    table, bots = sottovoce.new("verrat", 4, 1), {seat: SeatedBot("expert", seat) for seat in range(1, 4)}
    header = Header("some", "verrat", 2, 4, {}, [], None, False, False, None, "playing", 0, 0, 0, "", None, 0.0, 0.0)

    async def ask(asked: list[int], sealed: bool, converse: bool) -> BotReply:
        reply = await pool.ask(header, [], table, bots, asked, converse, sealed=sealed)
        assert reply is not None
        return reply

    async def both() -> None:
        told = await ask([1, 2, 3], sealed=True, converse=True)
        assert told.actions == {1: "plan 1", 2: "plan 2", 3: "plan 3"}
        await ask([3], sealed=True, converse=False)
        await ask([2], sealed=False, converse=True)

    pool = BotPool(2, 1.0)
    asyncio.run(both())
    home = pool._homes["some"]
    assert most == 2
    assert sorted(asked for worker, asked, _ in thought[:2] if worker is home) == [(2,)]
    assert sorted(asked for worker, asked, _ in thought[:2] if worker is not home) == [(1, 3)]
    assert [converse for worker, _, converse in thought if worker is not home] == [False, False]
    assert thought[2][0] is not home
    assert thought[3] == (home, (2,), True)
    assert pool.shares("some", [1, 2, 3], True).keys() == {home, thought[2][0]}
