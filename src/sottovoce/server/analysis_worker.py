"""What runs in a bot's process when a finished game is judged: some decisions at a time, as bots want to think too."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass

import msgspec

import sottovoce
from sottovoce.lab.analysis import JudgedDecision, decisions, judge_at, moments

LEVEL = "expert" if sottovoce.compiled() else "regular"
SLICE = 0.2  # seconds, after which a bot that waits may think
_SEED = 0


@dataclass(frozen=True)
class Case:
    """A game to be judged: as a file at first, then just where it was left."""

    table: str
    level: str
    file: str | None
    judged: int = 0


class AnalysisSlice(msgspec.Struct):
    """The next decisions, judged; `behind` if the process does not know the game, or not that far."""

    behind: bool = False
    decisions: int = 0
    moments: list[JudgedDecision] = msgspec.field(default_factory=list)
    over: bool = False


@dataclass
class _Opened:
    table: str
    decisions: int
    rest: Iterator[JudgedDecision]
    judged: int = 0


_opened: _Opened | None = None


def judge(case: Case) -> AnalysisSlice:
    """Judge on for a moment."""
    global _opened
    if case.file is not None:
        game = sottovoce.load(case.file)
        _opened = _Opened(case.table, decisions(game), moments(game, judge_at(case.level, game.game, _SEED)))
    opened = _opened
    if opened is None or (opened.table, opened.judged) != (case.table, case.judged):
        return AnalysisSlice(behind=True)
    found = AnalysisSlice(decisions=opened.decisions)
    until = time.monotonic() + SLICE
    while time.monotonic() < until:
        moment = next(opened.rest, None)
        if moment is None:
            _opened = None
            found.over = True
            break
        found.moments.append(moment)
        opened.judged += 1
    return found
