"""Bots for everybody: nobody waits for those who have had more, and bots among themselves rest until somebody looks."""

from __future__ import annotations

import asyncio
import statistics
import time
from typing import TYPE_CHECKING

import pytest

from sottovoce.server import bot_queue
from sottovoce.server.bot_queue import QUANTUM, BotQueue, Turn
from sottovoce.server.bot_turns import pace

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
            turn = Turn(table, owner, watched)
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


def test_what_nobody_wants_any_more_is_not_thought_about() -> None:
    async def work() -> None:
        queue = BotQueue(lambda: None)
        now, later = Turn("now", "a", True), Turn("later", "b", True)
        await queue.enter(now)
        waiting = asyncio.create_task(queue.enter(later))
        await asyncio.sleep(0)
        queue.call_off("later")
        await waiting
        assert later.off
        gone = asyncio.create_task(queue.enter(Turn("gone", "c", True)))
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
                turn = Turn(f"crowd {number}", f"address {number}", True)
                await queue.enter(turn)
                enough.clear()
                await enough.wait()
                queue.leave(turn)

        crowd = [asyncio.create_task(expert(number)) for number in range(38)]
        await asyncio.sleep(10 * quantum)
        for _ in range(20):
            turn = Turn("greedy", "somebody else", True)
            started = time.monotonic()
            await queue.enter(turn)
            waits.append(time.monotonic() - started)
            queue.leave(turn)
        for task in crowd:
            task.cancel()
        await asyncio.gather(*crowd, return_exceptions=True)

    run(work)
    assert statistics.median(waits) < 3 * quantum  # all thirty-eight in a row would be as many


def test_bots_among_themselves_rest_until_somebody_looks(house: House) -> None:
    guest = house.guest()
    made = guest.table("siam", "random", "random")
    time.sleep(0.5)
    assert guest.see(made.id)["entry"] == 0
    over = guest.wait(made.id, lambda update: update["state"] == "over")
    assert over["entry"] > 10


@pytest.mark.parametrize(("taken", "due"), [(0.0, 0.4), (0.39, 0.4), (0.41, 0.8), (1.7, 3.2)])
def test_answers_are_told_at_set_times(taken: float, due: float) -> None:
    assert taken + pace(0.4, taken) == pytest.approx(due)
    assert pace(0.0, taken) == 0.0
