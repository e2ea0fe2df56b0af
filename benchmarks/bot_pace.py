"""Whether the time that a bot takes tells what it holds: a secret decides how long it thinks, others watch the clock.

    python benchmarks/bot_pace.py [ANSWERS]

Each answer thinks for a short or a long time, by a secret bit. The delays that a listener sees are compared by a
permutation test: with slots the bit must not show, without them (`--bot-pause 0`) it must, or the test is too weak.
"""

from __future__ import annotations

import json
import random
import statistics
import sys
import time
from itertools import pairwise
from typing import Any

from bots_for_everybody import ask
from server_thread import serving
from websockets.sync.client import connect

from sottovoce.server.bot_pool import BotPool
from sottovoce.server.bot_worker import BotReply

_ANSWERS = 60
_PAUSE = 0.4
_THOUGHTS = (0.01, 0.25)  # seconds, by the secret bit
_SHUFFLES = 5000


def delays(pause: float, answers: int, dice: random.Random) -> list[tuple[int, float]]:
    """The secret bit of each answer, and the seconds until a listener saw it."""
    import asyncio

    bits: list[int] = []

    async def think(
        self: BotPool, header: Any, seats: Any, table: Any, bots: Any, asked: Any, *_: Any, **__: Any
    ) -> BotReply:
        bits.append(dice.randrange(2))
        await asyncio.sleep(_THOUGHTS[bits[-1]])
        return BotReply(actions={seat: table.choices(seat)[0] for seat in asked})

    before, BotPool.ask = BotPool.ask, think  # type: ignore[method-assign]
    seen: list[float] = []
    try:
        with serving(bot_pause=pause) as port:
            while len(seen) < answers:
                seen += _watched(port, answers - len(seen))
    finally:
        BotPool.ask = before  # type: ignore[method-assign]
    return list(zip(bits, seen, strict=False))


def _watched(port: int, most: int) -> list[float]:
    """Seconds between two answers of bots among themselves, as a spectator sees them."""
    seats = [{"kind": "bot", "bot": "greedy"}] * 2
    made = ask(port, "POST", "/api/tables", {"game": "siam", "seats": seats})
    moments: list[float] = [time.monotonic()]
    entry = 0
    with connect(f"ws://127.0.0.1:{port}/api/tables/{made['id']}/live") as stream:
        while len(moments) <= most:
            told = json.loads(stream.recv(timeout=60))
            if told["kind"] == "update" and told["entry"] > entry:
                entry = told["entry"]
                moments.append(time.monotonic())
            if told["kind"] == "update" and told["state"] == "over":
                break
    return [later - earlier for earlier, later in pairwise(moments)]


def chance(pairs: list[tuple[int, float]], dice: random.Random) -> tuple[float, float]:
    """The difference of the two means, and how often shuffled bits give one as large."""

    def apart(bits: list[int]) -> float:
        groups = [[delay for bit, (_, delay) in zip(bits, pairs, strict=True) if bit == side] for side in (0, 1)]
        return abs(statistics.mean(groups[1]) - statistics.mean(groups[0])) if all(groups) else 0.0

    bits = [bit for bit, _ in pairs]
    real, as_large = apart(bits), 0
    for _ in range(_SHUFFLES):
        dice.shuffle(bits)
        as_large += apart(bits) >= real
    return real, (as_large + 1) / (_SHUFFLES + 1)


def main() -> int:
    """Both, with and without slots; 1 if the bit shows where it must not, or not where it must."""
    answers = int(sys.argv[1]) if len(sys.argv) > 1 else _ANSWERS
    dice = random.Random(1)
    found = {}
    for pause in (_PAUSE, 0.0):
        pairs = delays(pause, answers, dice)
        difference, found[pause] = chance(pairs, dice)
        median = statistics.median(delay for _, delay in pairs)
        print(
            f"pause {pause}: {len(pairs)} answers, median {median:.3f} s, means differ by {difference * 1000:.1f} ms, "
            f"p = {found[pause]:.4f}",
            flush=True,
        )
    return 0 if found[_PAUSE] > 0.01 and found[0.0] < 0.01 else 1


if __name__ == "__main__":
    sys.exit(main())
