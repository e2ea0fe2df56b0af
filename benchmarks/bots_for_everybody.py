"""How long a greedy bot makes its player wait while a crowd of expert tables thinks: alone, and under that attack.

python benchmarks/bots_for_everybody.py [TABLES] [MOVES]
"""

from __future__ import annotations

import json
import statistics
import sys
import tempfile
import threading
import time
from contextlib import ExitStack
from http.client import HTTPConnection
from typing import Any

from websockets.sync.client import connect

from sottovoce.server.config import Config
from sottovoce.server.run import Serving, bind
from sottovoce.store.store import Store

_TABLES, _MOVES = 38, 20
_PAUSE = 0.05


def ask(port: int, method: str, path: str, data: object = None, key: str | None = None) -> Any:
    """A request's answer."""
    connection = HTTPConnection("127.0.0.1", port, timeout=120)
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {key}"} if key else {})
    connection.request(method, path, None if data is None else json.dumps(data), headers)
    told = json.loads(connection.getresponse().read())
    connection.close()
    return told


def waits(port: int, moves: int) -> list[float]:
    """Seconds from a person's answer until it is their turn again, against one greedy bot."""
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
    made = ask(port, "POST", "/api/tables", {"game": "siam", "seats": seats})
    key, path = made["seats"][0]["key"], f"/api/tables/{made['id']}"
    found: list[float] = []
    since = time.monotonic()
    waiting = False
    while len(found) < moves:
        seen = ask(port, "GET", path, None, key)
        if seen["state"] == "over":
            return found + waits(port, moves - len(found))
        if seen["to_act"] == [0]:
            if waiting:
                found.append(time.monotonic() - since)
            ask(port, "POST", f"{path}/act", {"action": seen["choices"][0]["action"]}, key)
            after = ask(port, "GET", path, None, key)
            waiting, since = after["to_act"] != [0], time.monotonic()
        else:
            time.sleep(_PAUSE / 5)
    return found


def told(name: str, found: list[float]) -> float:
    """A line for the table, and the longest wait."""
    print(f"{name}: median {statistics.median(found):.2f} s, longest {max(found):.2f} s, {len(found)} moves")
    return max(found)


def main() -> None:
    """Measure both in one run."""
    tables, moves = (int(word) for word in (sys.argv[1:] + [str(_TABLES), str(_MOVES)][len(sys.argv) - 1 :]))
    with tempfile.TemporaryDirectory() as folder:
        config = Config(database=f"sqlite:///{folder}/tables.db", bot_workers=1, bot_pause=_PAUSE, limits=False)
        listener, ready = bind("127.0.0.1", 0), threading.Event()
        port = listener.getsockname()[1]
        serving = Serving(config, Store(config.database), listener, ready.set)
        thread = threading.Thread(target=serving.run)
        thread.start()
        ready.wait()
        try:
            alone = told("alone", waits(port, moves))
            with ExitStack() as crowd:
                for _ in range(tables):
                    seats = [{"kind": "bot", "bot": "expert"}] * 4
                    made = ask(port, "POST", "/api/tables", {"game": "siam", "seats": seats})
                    crowd.enter_context(connect(f"ws://127.0.0.1:{port}/api/tables/{made['id']}/live"))
                time.sleep(2)
                attacked = told(f"beside {tables} tables of experts, all watched", waits(port, moves))
            print(f"ratio longest-wait {attacked / alone:.1f}")
        finally:
            serving.stop()
            thread.join()


if __name__ == "__main__":
    main()
