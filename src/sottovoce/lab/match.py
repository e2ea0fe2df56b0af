"""One game between bots: played, timed, and watched for what they do when."""

from __future__ import annotations

import math
import time
import traceback
from collections.abc import Callable
from typing import NamedTuple

import msgspec

import sottovoce
from sottovoce import bots
from sottovoce.bots.seeds import public_seed
from sottovoce.core.bot import Bot, Patience
from sottovoce.core.table import Table
from sottovoce.core.words import Typed
from sottovoce.lab.language import LabError
from sottovoce.lab.lineups import Fixture, Tournament
from sottovoce.lab.replay import payoffs

_STEPS = 20  # of a decade, for spans of time
_SHORTEST = 1e-6  # seconds

VerbCounts = dict[int, dict[str, int]]  # how often a seat chose a verb where there were several, by stage


class Times(msgspec.Struct):
    """Spans of time: how many, their sum, the longest, and how many fall into each twentieth of a decade from 1 µs."""

    count: int = 0
    total: float = 0.0
    longest: float = 0.0
    spread: dict[int, int] = {}

    def add(self, span: float) -> None:
        """Count one more."""
        self.count += 1
        self.total += span
        self.longest = max(self.longest, span)
        step = math.ceil(_STEPS * math.log10(max(span, _SHORTEST) / _SHORTEST))
        self.spread[step] = self.spread.get(step, 0) + 1

    def join(self, other: Times) -> None:
        """Count another's too."""
        self.count += other.count
        self.total += other.total
        self.longest = max(self.longest, other.longest)
        for step, count in other.spread.items():
            self.spread[step] = self.spread.get(step, 0) + count

    def within(self, share: float) -> float:
        """A span that so large a share of them does not exceed, to 12 % above at most."""
        left = share * self.count
        for step in sorted(self.spread):
            left -= self.spread[step]
            if left <= 0:
                return min(self.longest, float(_SHORTEST * 10 ** (step / _STEPS)))
        return self.longest


class Played(msgspec.Struct):
    """A game that was played; a game broken off has no payoffs."""

    number: int
    seed: int
    seats: list[str]
    payoffs: list[float] | None
    decisions: int
    stages: int
    thought: list[Times]  # by seat, for each decision
    turns: list[Times]  # by seat, for all decisions in a row
    habits: list[VerbCounts]  # by seat


class Sitting(NamedTuple):
    """All that is needed to play one game, wherever."""

    fixture: Fixture
    game: str
    options: dict[str, str]
    longest: int
    talk: bool
    keep: bool  # is the game's file wanted?


class Outcome(NamedTuple):
    """A game played, and its file if it was wanted."""

    played: Played
    file: str


class Stopped(Exception):
    """The game was not played to its end, because somebody said stop."""


def sitting(tournament: Tournament, fixture: Fixture, keep: bool) -> Sitting:
    """A tournament's game."""
    return Sitting(fixture, tournament.game, tournament.options, tournament.longest, tournament.talk, keep)


def _never() -> bool:
    return False


def bot_seed(seed: int, seat: int, bot: str) -> int:
    """What a bot's chance comes from: the set-up, its seat and its name, and nothing else."""
    return public_seed("arena", seed, seat, bot)


def play(what: Sitting, stopped: Callable[[], bool] = _never) -> Outcome:
    """Play one game; Stopped if somebody says so, LabError if a bot fails."""
    number, seed, seats = what.fixture
    table = sottovoce.new(what.game, len(seats), seed, what.options, kinds=seats)
    watch = _Watch(table, seed, what.talk, stopped)
    while not table.over and len(table.log) < what.longest:
        if stopped():
            raise Stopped
        watch.next()
    watch.end_turn()
    stages = table.game.stage(table.position)
    played = Played(
        number, seed, list(seats), payoffs(table), len(table.log), stages, watch.thought, watch.turns, watch.habits
    )
    return Outcome(played, table.dump() if what.keep else "")


class _Watch:
    """Bots at a table, and what is noted of them."""

    def __init__(self, table: Table, seed: int, talk: bool, stopped: Callable[[], bool]) -> None:
        self.table = table
        self.talk = talk
        self.patience = Patience(stopped=stopped)
        self.bots: dict[int, Bot] = {
            seat: bots.make(kind, table.game, bot_seed(seed, seat, kind)) for seat, kind in enumerate(table.kinds)
        }
        self.thought = [Times() for _ in self.bots]
        self.turns = [Times() for _ in self.bots]
        self.habits: list[VerbCounts] = [{} for _ in self.bots]
        self.last = -1
        self.turn = 0.0

    def next(self) -> None:
        """Talk if they may, then the next answer."""
        table = self.table
        if self.talk:
            table.game.talk.converse(table, self.bots)
        seat = table.to_act[0]
        if seat != self.last:
            self.end_turn()
        began = time.perf_counter()
        try:
            text = bots.answer(self.bots[seat], table, seat, self.patience)
            span = time.perf_counter() - began
            self._note(seat, text)
            table.play(seat, text)
        except Exception as problem:
            raise self._failed(seat, problem) from problem
        self.thought[seat].add(span)
        self.last, self.turn = seat, self.turn + span

    def end_turn(self) -> None:
        """Somebody else goes on."""
        if self.last >= 0:
            self.turns[self.last].add(self.turn)
        self.last, self.turn = -1, 0.0

    def _note(self, seat: int, text: str) -> None:
        """Which kind of thing a seat does, where it could do another."""
        if len({choice.split(" ", 1)[0] for choice in self.table.choices(seat)}) > 1:
            stage = self.habits[seat].setdefault(self.table.game.stage(self.table.position), {})
            verb = text.split(" ", 1)[0]
            stage[verb] = stage.get(verb, 0) + 1

    def _failed(self, seat: int, problem: Exception) -> LabError:
        where = traceback.extract_tb(problem.__traceback__)[-1]
        reason = f"{type(problem).__name__}: {problem} ({where.filename}:{where.lineno})"
        kinds = [Typed(kind) for kind in self.table.kinds]
        entries = len(self.table.log)
        return LabError("bot-failed", bot=kinds[seat], seats=list(kinds), entries=entries, reason=Typed(reason))
