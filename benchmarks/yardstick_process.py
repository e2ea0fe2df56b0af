"""Bots of another version, asked through a pipe: runs in that version's own environment.

Reads a JSON object from each line of its input, and answers each with one line:

    {"new": {"game": …, "players": …, "options": {…}, "seed": HEX, "setup": [ROLL, …]}}   {}
    {"sit": {"seat": …, "bot": "expert", "seed": …}}                                      {}
    {"played": [SEAT, TEXT, [ROLL, …]]}                                                   {}
    {"ask": SEAT}                                                          {"answer": TEXT}

What goes wrong is answered with {"error": WHY}. A bot gets a question for its seat, as in that version's arena, and
nothing else of the game. Time limits count the processor time of this process.
"""

from __future__ import annotations

import json
import sys
import time
from typing import Any

import sottovoce
from sottovoce import bots
from sottovoce.core.bot import Bot

# This runs in a version that has no core/log.py yet: there a log's entries stand beside the table.
from sottovoce.core.table import Entry, Table  # type: ignore[attr-defined]

Reply = dict[str, Any]


class Room:
    """One game, and the bots that sit at it."""

    def __init__(self) -> None:
        self._table: Table | None = None
        self._bots: dict[int, Bot] = {}

    def heed(self, line: str) -> Reply:
        """Do what a line says; what to reply."""
        try:
            ((what, told),) = json.loads(line).items()
            if what == "new":
                return self._new(**told)
            if what == "sit":
                return self._sit(**told)
            if what == "played":
                return self._played(*told)
            if what == "ask":
                return {"answer": bots.answer(self._bots[told], self._now, told)}
            return {"error": f"what is {what}?"}
        except Exception as problem:
            return {"error": f"{type(problem).__name__}: {problem}"}

    @property
    def _now(self) -> Table:
        if self._table is None:
            raise ValueError("no game has begun")
        return self._table

    def _new(self, game: str, players: int, options: dict[str, str], seed: str, setup: list[int]) -> Reply:
        self._table = Table(sottovoce.find(game), players, options, bytes.fromhex(seed), setup=setup)
        self._bots = {}
        return {}

    def _sit(self, seat: int, bot: str, seed: int) -> Reply:
        self._bots[seat] = bots.make(bot, self._now.game, seed)
        return {}

    def _played(self, seat: int, text: str, rolls: list[int]) -> Reply:
        self._now.replay(Entry(seat, text, tuple(rolls)))
        return {}


if __name__ == "__main__":
    time.monotonic = time.process_time
    room = Room()
    for asked in sys.stdin:
        print(json.dumps(room.heed(asked)), flush=True)
