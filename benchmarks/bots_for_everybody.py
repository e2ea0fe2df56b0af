"""How long a greedy bot makes its player wait while a crowd of expert tables thinks: alone, and under that attack.

python benchmarks/bots_for_everybody.py [TABLES] [MOVES]

A quick question waits for the thought that is under way, which is cut short, and in one of eight cases for a second
one: that is the bound, in seconds of a machine that does nothing else; the exit code is 1 if it was not kept. Seconds
depend on how busy the machine is; how many thoughts of others began while a question waited does not. Takes about two
minutes.
"""

from __future__ import annotations

import json
import statistics
import sys
import time
from contextlib import ExitStack
from http.client import HTTPConnection
from typing import Any

from server_thread import serving
from websockets.sync.client import connect

from sottovoce.server.bot_queue import YIELD, BotQueue, QueuePlace

_TABLES, _MOVES = 38, 20
_PAUSE = 0.05
_STOPPING = 0.15  # seconds that a thought takes to notice that it is to end, and to tell its answer
_ELSEWHERE = "192.0.2.7"  # where the player is in the last measurement


def ask(port: int, method: str, path: str, data: object = None, key: str | None = None, place: str = "") -> Any:
    """A request's answer; `place` is the address that a trusted proxy tells of its maker."""
    connection = HTTPConnection("127.0.0.1", port, timeout=120)
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {key}"} if key else {})
    headers |= {"x-forwarded-for": place} if place else {}
    connection.request(method, path, None if data is None else json.dumps(data), headers)
    told = json.loads(connection.getresponse().read())
    connection.close()
    return told


def waits(port: int, moves: int, place: str = "") -> list[float]:
    """Seconds from a person's answer until it is their turn again, against one greedy bot."""
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
    made = ask(port, "POST", "/api/tables", {"game": "siam", "seats": seats}, place=place)
    key, path = made["seats"][0]["key"], f"/api/tables/{made['id']}"
    found: list[float] = []
    since = time.monotonic()
    waiting = False
    while len(found) < moves:
        seen = ask(port, "GET", path, None, key, place)
        if seen["state"] == "over":
            return found + waits(port, moves - len(found), place)
        if seen["to_act"] == [0]:
            if waiting:
                found.append(time.monotonic() - since)
            ask(port, "POST", f"{path}/act", {"action": seen["choices"][0]["action"]}, key, place)
            after = ask(port, "GET", path, None, key, place)
            waiting, since = after["to_act"] != [0], time.monotonic()
        else:
            time.sleep(_PAUSE / 5)
    return found


class Thoughts:
    """Counts the thoughts that begin while a quick question waits for the process."""

    def __init__(self) -> None:
        self.before: list[int] = []
        self.seconds: list[float] = []  # that a question waited
        self._begun = 0
        self._enter = BotQueue.enter
        counter = self

        async def enter(self: BotQueue, place: QueuePlace) -> None:
            begun, since = counter._begun, time.monotonic()
            await counter._enter(self, place)
            if place.quick:
                counter.before.append(counter._begun - begun)
                counter.seconds.append(time.monotonic() - since)
            counter._begun += 1

        BotQueue.enter = enter  # type: ignore[method-assign]

    def told(self, name: str, found: list[float]) -> float:
        """A line for the table, and the longest wait."""
        before, self.before = self.before, []
        seconds, self.seconds = self.seconds, []
        self.longest = max(seconds)
        line = f"{name}: median {statistics.median(found):.2f} s, longest {max(found):.2f} s, {len(found)} moves"
        print(
            f"{line}; {len(before)} questions, at most {max(before)} thoughts before one, "
            f"which waited {statistics.median(seconds):.2f} s, at most {self.longest:.2f} s",
            flush=True,
        )
        return max(found)


def main() -> int:
    """Measure all in one run; 1 if somebody waited longer than the bound."""
    tables, moves = (int(word) for word in (sys.argv[1:] + [str(_TABLES), str(_MOVES)][len(sys.argv) - 1 :]))
    thoughts = Thoughts()
    with serving(bot_pause=_PAUSE, proxies=("127.0.0.1",)) as port:
        waits(port, 1)  # until the bots' process is there
        thoughts.before, thoughts.seconds = [], []
        alone = thoughts.told("alone", waits(port, moves))
        with ExitStack() as crowd:
            for _ in range(tables):
                seats = [{"kind": "bot", "bot": "expert"}] * 4
                made = ask(port, "POST", "/api/tables", {"game": "siam", "seats": seats})
                crowd.enter_context(connect(f"ws://127.0.0.1:{port}/api/tables/{made['id']}/live"))
            time.sleep(2)
            near = thoughts.told(f"beside {tables} tables of experts, all watched, same address", waits(port, moves))
            longest = thoughts.longest
            far = thoughts.told("the same, from another address", waits(port, moves, _ELSEWHERE))
            longest = max(longest, thoughts.longest)
        print(f"ratio longest-wait {near / alone:.1f} and {far / alone:.1f}")
        bound = 2 * (YIELD + _STOPPING)
        kept = "kept" if longest <= bound else "not kept"
        print(f"bound {bound:.2f} s for a question, longest {longest:.2f} s: {kept}")
        return int(longest > bound)


if __name__ == "__main__":
    sys.exit(main())
