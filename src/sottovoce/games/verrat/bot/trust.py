"""How far the others can be believed: by person, by kind of promise, and by what keeping it costs them.

A kept word tells little if it was free to keep, and a broken one tells much. Who has betrayed this seat is not believed
by it for a while, however many promises they keep afterwards.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from sottovoce.games.verrat.rules import actions
from sottovoce.games.verrat.rules.board import PLAYERS, SIZES
from sottovoce.games.verrat.rules.scoring import SUSPECT
from sottovoce.games.verrat.rules.state import State
from sottovoce.games.verrat.talk import statements, verdicts

# Kinds of promise: where one goes, whom one accuses, whom one leaves alone.
JOURNEY, VOTES, PEACE = "journey", "votes", "peace"
KINDS: Final = (JOURNEY, VOTES, PEACE)
_KIND_OF: Final = {"promise": JOURNEY, "share": JOURNEY, "free": JOURNEY, "if": VOTES, "accuse": VOTES, "peace": PEACE}

_EARLIER: Final = 2.0  # this many words kept or broken weigh as much as what was thought beforehand
_BREACH: Final = 4.0  # a broken word weighs as much as this many kept ones
_ELSEWHERE: Final = 0.5  # how much a promise of one kind tells of one of another
_BETRAYED: Final = 0.3  # what each betrayal leaves of the traitor's credit with the player betrayed
_IDLE: Final = 0.1  # the weight of a kept word that cost nothing
_STAKE: Final = 0.5  # … and of one of which nobody knows what it cost

# How far strangers are believed, by kind, before anything is known of them: set by hand, somewhat below what experts
# keep among themselves (benchmarks/results/verrat_talk.md), because people keep less.
FIRST_TRUST: Final = {JOURNEY: 0.9, VOTES: 0.8, PEACE: 0.7}
# The chance of winning for which somebody of middling honesty is thought to break a promise: set by hand.
PRICE: Final = 0.06


@dataclass
class PromiseRecord:
    """What became of one player's promises of one kind."""

    kept: float = 0.0
    broken: int = 0


@dataclass
class Spoils:
    """What others have said they will do this round."""

    promises: dict[int, dict[int, int]] = field(default_factory=dict)  # by seat: where its viziers will be
    claims: dict[int, tuple[int, int]] = field(default_factory=dict)  # by seat: its city, and the other
    vows: dict[int, int] = field(default_factory=dict)  # by seat: the vizier whom it will accuse
    peace: set[int] = field(default_factory=set)  # seats that have agreed with this one to leave each other alone


class Trust:
    """The other three, as a seat has come to know them by their words."""

    def __init__(self, faith: float, learns: bool, grudge: int) -> None:
        self.faith = faith  # how far a stranger is believed
        self.learns = learns  # or it believes everybody for ever
        self.grudge = grudge  # rounds for which a betrayal is held against somebody
        self.stakes: dict[int, float] = {}  # by line: how much a promise cost to keep, as it looked then
        self.hear([], 0, None)

    def hear(self, book: Sequence[statements.Spoken], seat: int, s: State | None) -> None:
        """Take in all that a seat has heard."""
        self.records = [{kind: PromiseRecord() for kind in KINDS} for _ in range(PLAYERS)]
        self.betrayals: list[list[int]] = [[] for _ in range(PLAYERS)]  # by seat: rounds in which it betrayed this one
        self.now = Spoils()
        self.round = int(s.round) if s is not None else 0
        for line in book:
            if s is not None and line.round == s.round:
                self.stakes.setdefault(line.number, _stake(line, s))
                self._note(line, seat, s)
            kind = _KIND_OF.get(line.statement.kind, JOURNEY)
            for other, verdict in line.verdicts.items():
                record = self.records[other][kind]
                if verdict == verdicts.KEPT:
                    record.kept += self.stakes.get(line.number, _STAKE)
                elif verdict == verdicts.BROKEN:
                    record.broken += 1
                    if other != seat and _concerns(line, seat):
                        self.betrayals[other].append(line.round)

    def trust(self, other: int, kind: str = JOURNEY, cost: float = 0.0) -> float:
        """How likely a seat is to keep a promise of a kind that costs it so much of its chances."""
        if not self.learns:
            return self.faith
        kept, broken = 0.0, 0.0
        for other_kind, record in self.records[other].items():
            weight = 1.0 if other_kind == kind else _ELSEWHERE
            kept += weight * record.kept
            broken += weight * _BREACH * record.broken
        believed = (_EARLIER * self.faith * FIRST_TRUST[kind] + kept) / (_EARLIER + kept + broken)
        return believed * _BETRAYED ** len(self.grudges(other)) * math.exp(-max(0.0, cost) / PRICE)

    def grudges(self, other: int) -> list[int]:
        """The rounds of betrayals that are not forgiven yet."""
        return [number for number in self.betrayals[other] if self.round - number <= self.grudge]

    def traitors(self) -> set[int]:
        """Who has betrayed this seat and is not forgiven."""
        return {other for other in range(PLAYERS) if self.learns and self.grudges(other)}

    # -- what was said this round

    def _note(self, line: statements.Spoken, seat: int, s: State) -> None:
        """What a line of this round makes others likely to do."""
        statement, speaker = line.statement, line.said.seat
        agreed = [other for other, answer in line.answers.items() if answer == statements.AGREED]
        if statement.kind == "promise" and statement.act is not None:
            self._note_promise(statement.act, speaker, s)
        elif statement.kind == "accuse" and statement.act is not None:
            vizier = actions.parse_vizier(statement.act.vizier, s)
            for other in [speaker, *agreed] if vizier is not None else []:
                if other != seat and vizier is not None and vizier // SIZES != other:
                    self.now.vows[other] = vizier
        elif statement.kind == "peace" and agreed and seat in (speaker, *agreed):
            self.now.peace |= {speaker, *agreed} - {seat}
        elif statement.kind == "share" and statement.other in agreed:
            self._note_shares(statement, speaker, s)

    def _note_shares(self, statement: statements.Statement, speaker: int, s: State) -> None:
        theirs, mine = (actions.parse_place(city, s) for city in statement.places)
        if theirs is not None and mine is not None and statement.other is not None:
            self.now.claims[speaker] = (mine, theirs)
            self.now.claims[statement.other] = (theirs, mine)

    def _note_promise(self, act: statements.StatedAct, speaker: int, s: State) -> None:
        vizier = actions.parse_vizier(act.vizier, s)
        if vizier is None or vizier // SIZES != speaker or not s.is_free(vizier):
            return
        if act.verb == "accuse":
            return
        place = int(s.places[vizier]) if act.verb == "keep" else actions.parse_place(act.place, s)
        if place is not None and act.verb in ("keep", "send"):
            self.now.promises.setdefault(speaker, {})[vizier] = place


def _concerns(line: statements.Spoken, seat: int) -> bool:
    """Was a word given to this seat, or agreed with it?"""
    return seat == line.said.seat or line.statement.other == seat or seat in line.answers


def _stake(line: statements.Spoken, s: State) -> float:
    """What it is worth to break a promise, at a glance: a peace with somebody who can't be banished costs nothing."""
    if line.statement.kind != "peace":
        return _STAKE
    return 1.0 if _suspected(s, (line.said.seat, line.statement.other)) else _IDLE


def _suspected(s: State, seats: Iterable[int | None]) -> bool:
    return all(seat is not None and s.score(seat) >= SUSPECT for seat in seats)
