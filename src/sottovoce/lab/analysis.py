"""Analysis of a game: what every decision was worth, and what it cost not to make the best one.

Each decision is judged by what its seat could know, in worlds that the seat can't tell from the real one, even though
the file of a finished game holds every secret. The chances over the game are those of whoever knows all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

import msgspec

from sottovoce import bots
from sottovoce.core.bot import Question, question, witnessed
from sottovoce.core.game import Game
from sottovoce.core.judge import Judge, Verdict
from sottovoce.core.replay import Replay
from sottovoce.core.table import Table
from sottovoce.core.words import Typed
from sottovoce.lab.language import LabError
from sottovoce.lab.replay import Decision, course, payoffs

SCHEMA = 2
INACCURACY, MISTAKE, BLUNDER = "inaccuracy", "mistake", "blunder"
MARKS = ((BLUNDER, 0.20), (MISTAKE, 0.10), (INACCURACY, 0.05))  # from what cost on, in chance lost
LEVELS = {"regular": 0.1, "expert": 1.0}  # how much of the judge's usual thought
_SHOWN = 5  # best choices kept for each decision


class Weighed(msgspec.Struct, frozen=True):
    """A choice, the chance of winning after it, and the standard error of that."""

    choice: str
    chance: float
    error: float
    proven: bool = False  # the chance is no estimate


class JudgedDecision(msgspec.Struct, frozen=True):
    """A decision: what was chosen, what would have been best, and what the difference cost."""

    entry: int  # its number in the log
    stage: int
    seat: int
    choice: str
    chance: float  # of winning, for the seat, after what it chose, by what it knew
    error: float
    best: float  # the same after the best choice
    cost: float  # chance lost; 0 where the halves of the thought do not agree that there is a loss
    mark: str  # "inaccuracy", "mistake", "blunder" or nothing
    proven: bool  # the loss is no estimate: a won game was given away
    known: bool  # False where the judge can't tell such choices apart
    sure: bool  # what is left after it is proven: a win, or that there is none
    choices: list[Weighed]  # the best ones, best first
    standing: list[float]  # every seat's chance after it, for whoever knows all


class Analysis(msgspec.Struct, frozen=True):
    """A whole game, judged."""

    schema: int
    game: str
    rules: int
    players: int
    names: list[str]
    kinds: list[str]
    commitment: str  # which game it is
    judge: str
    entries: int
    outcome: list[float] | None  # every seat's share of the victory; None before the end
    moments: list[JudgedDecision]


def judge_at(level: str, game: Game, seed: int) -> Judge:
    """A game's judge with the thought of a level; the same seed gives the same figures."""
    if level not in LEVELS:
        raise LabError("level", level=Typed(level), levels=list(LEVELS))
    return bots.judge(game, seed, LEVELS[level])


def decisions(table: Table) -> int:
    """How many decisions of a game have something to judge: more than one choice, and not taken back."""
    return sum(1 for _ in _judged(table))


def moments(table: Table, judge: Judge) -> Iterator[JudgedDecision]:
    """The decisions of a game, judged one by one."""
    hidden = table.game.has_secrets(table.options)
    ahead = Replay.of(table)  # beyond the entry that is judged, for what has been witnessed by then
    played = 0
    for step in _judged(table):
        asked = question(step.table, step.entry.seat)
        index = asked.choices.index(step.entry.text)
        found = judge.verdicts(asked, asked.actions[index])
        if hidden:
            for entry in table.log[played : step.number]:
                ahead.play(entry)
            played = step.number
            standing = judge.standing(ahead.table.position, partial(witnessed, ahead.table, asked.seat))
        else:
            standing = list(found[index].chances)
        yield _moment(step, asked, index, found, standing)


def analyse(table: Table, judge: Judge, heard: Callable[[JudgedDecision], None] | None = None) -> Analysis:
    """Judge a whole game; whoever wants to know how far it is hears of each decision."""
    judged = []
    for moment in moments(table, judge):
        judged.append(moment)
        if heard is not None:
            heard(moment)
    return concluded(table, judge.name, judged)


def concluded(table: Table, judge: str, judged: list[JudgedDecision]) -> Analysis:
    """The analysis of a game whose decisions are judged."""
    return Analysis(
        schema=SCHEMA,
        game=table.game.name,
        rules=table.game.rules_version,
        players=table.players,
        names=list(table.names),
        kinds=list(table.kinds),
        commitment=table.commitment,
        judge=judge,
        entries=len(table.log),
        outcome=payoffs(table),
        moments=judged,
    )


def hint(table: Table, seat: int, judge: Judge) -> list[Weighed]:
    """The best choices that a seat has now, best first."""
    asked = question(table, seat)
    return ranked(asked, judge.verdicts(asked))


def chances(analysis: Analysis, seat: int) -> list[tuple[int, float]]:
    """A seat's chance after each decision, by entry, as whoever knows all saw it; at the end what it got."""
    points = [(moment.entry, moment.standing[seat]) for moment in analysis.moments]
    if analysis.outcome is not None:
        points.append((analysis.entries, analysis.outcome[seat]))
    return points


def mark(cost: float) -> str:
    """The word for what a decision cost."""
    return next((word for word, least in MARKS if cost >= least), "")


def _judged(table: Table) -> Iterator[Decision]:
    for step in course(table):
        if not step.undone and len(step.table.actions(step.entry.seat)) > 1:
            yield step


def _moment(
    made: Decision, asked: Question, index: int, found: Sequence[Verdict], standing: list[float]
) -> JudgedDecision:
    chosen = found[index]
    lost, proven = loss(found, index, asked.seat)
    known = chosen.known
    word = mark(lost) if known else ""
    best = found[_leader(found, asked.seat)].chances[asked.seat]
    return JudgedDecision(
        entry=made.number,
        stage=asked.game.stage(made.table.position),
        seat=asked.seat,
        choice=made.entry.text,
        chance=chosen.chances[asked.seat],
        error=chosen.error,
        best=max(best, chosen.chances[asked.seat]),
        cost=lost if word else 0.0,
        mark=word,
        proven=bool(word) and proven,
        known=known,
        sure=chosen.proven,
        choices=ranked(asked, found),
        standing=standing,
    )


def loss(found: Sequence[Verdict], index: int, seat: int) -> tuple[float, bool]:
    """What a choice lost, as far as both halves of the thought agree; and whether that is proven.

    Each half names the best choice and the other half says what it is worth: so no choice looks better because it was
    lucky in the very trials that made it the best.
    """
    chosen = found[index]
    rivals = [verdict for verdict in found if verdict.trials >= chosen.trials or verdict.proven]
    winner = next((verdict for verdict in rivals if verdict.proven and verdict.chances[seat] == 1.0), None)
    if winner is not None and chosen.proven:
        return 1.0 - chosen.chances[seat], chosen.chances[seat] < 1.0
    losses = []
    for half in range(2):
        best = max(rivals, key=lambda verdict: verdict.halves[half])
        losses.append(best.halves[1 - half] - chosen.halves[1 - half])
    return max(0.0, min(losses)), False


def _leader(found: Sequence[Verdict], seat: int) -> int:
    """The best choice: of those proven to win or judged most often."""
    return max(range(len(found)), key=lambda number: _rank(found[number], seat))


def _rank(verdict: Verdict, seat: int) -> tuple[bool, int, float, bool]:
    won = verdict.proven and verdict.chances[seat] == 1.0
    return won, 0 if verdict.proven and not won else verdict.trials, verdict.chances[seat], verdict.known


def ranked(asked: Question, found: Sequence[Verdict], most: int = _SHOWN) -> list[Weighed]:
    """The best choices: those judged most often before the others."""
    order = sorted(range(len(found)), key=lambda number: _rank(found[number], asked.seat), reverse=True)
    seat = asked.seat
    best = [(asked.choices[number], found[number]) for number in order[:most]]
    return [Weighed(choice, verdict.chances[seat], verdict.error, verdict.proven) for choice, verdict in best]


def settled(analysis: Analysis) -> tuple[int, int] | None:
    """From which entry on it is proven, decision by decision, that a seat wins; the entry, and the seat."""
    for seat in range(analysis.players):
        own = [moment for moment in analysis.moments if moment.seat == seat]
        first = len(own)
        while first and own[first - 1].sure and own[first - 1].chance == 1.0:
            first -= 1
        if first < len(own):
            return own[first].entry, seat
    return None
