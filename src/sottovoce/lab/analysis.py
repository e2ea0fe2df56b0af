"""Analysis of a game: what every decision was worth, and what it cost not to make the best one.

Each decision is judged by what its seat could know, in worlds that the seat can't tell from the real one, even though
the file of a finished game holds every secret.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence

import msgspec

from sottovoce.core.bot import Question, question
from sottovoce.core.table import Table
from sottovoce.lab.evaluators import Estimate, Evaluator
from sottovoce.lab.replay import Step, course, payoffs

SCHEMA = 1
INACCURACY, MISTAKE, BLUNDER = "inaccuracy", "mistake", "blunder"
MARKS = ((BLUNDER, 0.20), (MISTAKE, 0.10), (INACCURACY, 0.05))  # from what cost on, in chance lost
SURE = 2.0  # standard errors by which a cost must exceed nothing
_SHOWN = 5  # best choices kept for each decision


class Weighed(msgspec.Struct, frozen=True):
    """A choice, the chance of winning after it, and the standard error of that."""

    choice: str
    chance: float
    error: float


class Moment(msgspec.Struct, frozen=True):
    """A decision: what was chosen, what would have been best, and what the difference cost."""

    entry: int  # its number in the log
    stage: int
    seat: int
    choice: str
    chance: float  # of winning, for the seat, after what it chose
    error: float
    best: float  # the same after the best choice
    cost: float  # chance lost; 0 where nothing is sure
    mark: str  # "inaccuracy", "mistake", "blunder" or nothing
    choices: list[Weighed]  # the best ones, best first


class Analysis(msgspec.Struct, frozen=True):
    """A whole game, judged."""

    schema: int
    game: str
    rules: int
    players: int
    names: list[str]
    kinds: list[str]
    commitment: str  # which game it is
    evaluator: str
    entries: int
    outcome: list[float] | None  # every seat's share of the victory; None before the end
    moments: list[Moment]


def decisions(table: Table) -> int:
    """How many decisions of a game have something to judge: more than one choice, and not taken back."""
    return sum(1 for _ in _judged(table))


def moments(table: Table, evaluator: Evaluator) -> Iterator[Moment]:
    """The decisions of a game, judged one by one."""
    for step in _judged(table):
        asked = question(step.table, step.entry.seat)
        index = asked.choices.index(step.entry.text)
        found = evaluator.estimates(asked, asked.actions[index])
        yield _moment(step, asked, index, found)


def analyse(table: Table, evaluator: Evaluator, heard: Callable[[Moment], None] | None = None) -> Analysis:
    """Judge a whole game; whoever wants to know how far it is hears of each decision."""
    judged = []
    for moment in moments(table, evaluator):
        judged.append(moment)
        if heard is not None:
            heard(moment)
    return concluded(table, evaluator.name, judged)


def concluded(table: Table, evaluator: str, judged: list[Moment]) -> Analysis:
    """The analysis of a game whose decisions are judged."""
    return Analysis(
        schema=SCHEMA,
        game=table.game.name,
        rules=table.game.rules_version,
        players=table.players,
        names=list(table.names),
        kinds=list(table.kinds),
        commitment=table.commitment,
        evaluator=evaluator,
        entries=len(table.log),
        outcome=payoffs(table),
        moments=judged,
    )


def hint(table: Table, seat: int, evaluator: Evaluator) -> list[Weighed]:
    """The best choices that a seat has now, best first."""
    asked = question(table, seat)
    found = evaluator.estimates(asked)
    return _ranked(asked, found, max((estimate.trials for estimate in found), default=0))


def chances(analysis: Analysis, seat: int) -> list[tuple[int, float]]:
    """A seat's chance after each of its decisions, by entry; at the end what it got."""
    points = [(moment.entry, moment.chance) for moment in analysis.moments if moment.seat == seat]
    if analysis.outcome is not None:
        points.append((analysis.entries, analysis.outcome[seat]))
    return points


def mark(cost: float) -> str:
    """The word for what a decision cost."""
    return next((word for word, least in MARKS if cost >= least), "")


def _judged(table: Table) -> Iterator[Step]:
    for step in course(table):
        if not step.undone and len(step.table.actions(step.entry.seat)) > 1:
            yield step


def _moment(step: Step, asked: Question, index: int, found: Sequence[Estimate]) -> Moment:
    """The best is looked for among the choices judged as often as the one made: the others have fallen behind."""
    chosen = found[index]
    rivals = [number for number, estimate in enumerate(found) if estimate.trials >= chosen.trials]
    best = found[max(rivals, key=lambda number: found[number].chance)]
    lost = best.chance - chosen.chance
    cost = lost if lost > SURE * math.hypot(best.error, chosen.error) else 0.0
    return Moment(
        entry=step.number,
        stage=asked.game.stage(step.table.position),
        seat=asked.seat,
        choice=step.entry.text,
        chance=chosen.chance,
        error=chosen.error,
        best=max(best.chance, chosen.chance),
        cost=cost,
        mark=mark(cost),
        choices=_ranked(asked, found, chosen.trials),
    )


def _ranked(asked: Question, found: Sequence[Estimate], trials: int) -> list[Weighed]:
    """The best choices: those judged as often as that before the others."""
    ranked = sorted(range(len(found)), key=lambda number: (found[number].trials < trials, -found[number].chance))
    return [Weighed(asked.choices[number], found[number].chance, found[number].error) for number in ranked[:_SHOWN]]
