"""The coach: which answer is best, why, and what another one would cost; from what the seat knows, by the game's judge.

The reasons come from the judge's own lines: each answer is played on in a world that the seat imagines, to the end of
its turn and one reply further, and what then differs on the board is put into words by the game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from sottovoce import bots
from sottovoce.core.bot import Question, question
from sottovoce.core.build import compiled
from sottovoce.core.dice import Fast
from sottovoce.core.game import Game
from sottovoce.core.position import Position
from sottovoce.core.table import Table
from sottovoce.lab.analysis import Weighed, loss, mark, ranked

LONGEST = 3  # moves of a line that is shown
_TURN = 8  # decisions of one's own until the end of a turn
_GLANCE = 0.2  # of the judge's thought, for the moves after the first
_REASONS = 3
_CLEAR = 0.03  # chance by which an answer must be ahead, before reasons are given for it


class LineMove(msgspec.Struct, frozen=True):
    """A move of a line, in the world in which it was thought of: who, what, and its words in each language."""

    seat: int
    action: str
    labels: dict[str, str]


class Reason(msgspec.Struct, frozen=True):
    """Something that turns out otherwise: its token, how it is after the one answer and after the other."""

    about: str
    better: str
    worse: str


class Advice(msgspec.Struct, frozen=True):
    """What a judge has to say about a question, or about one answer to it."""

    best: Weighed
    other: Weighed | None  # the answer asked about, or the next best
    choices: list[Weighed]
    line: list[LineMove]
    otherwise: list[LineMove]
    reasons: list[Reason]
    cost: float  # chance that the answer asked about gives away
    mark: str
    proven: bool
    known: bool


def advise(table: Table, seat: int, effort: float, seed: int, about: str | None, langs: Sequence[str]) -> Advice:
    """Judge the question open to a seat; with an answer to ask about, also what that one costs."""
    asked = question(table, seat)
    if not compiled():
        return _by_bot(table, seat, seed)
    made = asked.actions[asked.choices.index(about)] if about is not None else None
    found = bots.judge(table.game, seed, effort).verdicts(asked, made)
    best, *others = ranked(asked, found, len(found))
    other = next((choice for choice in others if about in (None, choice.choice)), None)
    index = asked.choices.index(about if about is not None else best.choice)
    known = found[index].known
    cost, proven = loss(found, index, seat) if known else (0.0, False)
    teller = _Teller(table, asked, seed, langs)
    line = teller.line(best.choice)
    otherwise = teller.line(other.choice) if other is not None and known else None
    clear = other is not None and best.chance - other.chance >= _CLEAR
    return Advice(
        best=best,
        other=other,
        choices=[best, *others][:5],
        line=line.moves if known else [],
        otherwise=otherwise.moves if otherwise is not None else [],
        reasons=_differences(line.facts, otherwise.facts) if otherwise is not None and clear else [],
        cost=cost,
        mark=mark(cost) if known else "",
        proven=proven,
        known=known,
    )


def _by_bot(table: Table, seat: int, seed: int) -> Advice:
    """What a bot would answer: in plain Python a judge would take minutes."""
    best = Weighed(bots.answer(bots.make("greedy", table.game, seed), table, seat), 0.0, 0.0)
    return Advice(best, None, [], [], [], [], 0.0, "", proven=False, known=False)


def _differences(better: dict[str, str], worse: dict[str, str]) -> list[Reason]:
    """What is otherwise, in the order in which the game tells it."""
    told = [Reason(about, value, worse[about]) for about, value in better.items() if worse.get(about, value) != value]
    return told[:_REASONS]


class _Line(msgspec.Struct):
    moves: list[LineMove]
    facts: dict[str, str]


class _Teller:
    """Plays answers on in one imagined world."""

    def __init__(self, table: Table, asked: Question, seed: int, langs: Sequence[str]) -> None:
        self._game: Game = table.game
        self._speakers = {lang: table.speaker(lang) for lang in langs}
        self._asked = asked
        self._seed = seed

    def line(self, first: str) -> _Line:
        """An answer, the rest of the turn as the judge would play it, and the reply; with what the turn brought."""
        seat = self._asked.seat
        world = self._asked.imagine(self._seed)
        moves = [self._play(world, seat, self._asked.actions[self._asked.choices.index(first)])]
        while len(moves) < _TURN and self._asks(world, seat):
            moves.append(self._next(world, seat))
        facts = self._game.outlook(world, seat)
        while len(moves) < LONGEST and not world.over and not self._sealed(world):
            moves.append(self._next(world, int(world.turn())))
        return _Line(moves[:LONGEST], facts)

    def _asks(self, world: Position, seat: int) -> bool:
        return not world.over and bool(int(world.to_act()) >> seat & 1) and not self._ready(world, seat)

    def _ready(self, world: Position, seat: int) -> bool:
        """A sealed plan is left where it would be handed in: what comes of it nobody knows."""
        return bool(world.sealed(seat)) and len(world.choices(seat)) < 3

    def _sealed(self, world: Position) -> bool:
        turn = int(world.turn())
        return turn < 0 or bool(world.sealed(turn))

    def _next(self, world: Position, seat: int) -> LineMove:
        """What the judge would answer in this world."""
        actions = list(world.choices(seat))
        choice = actions[0]
        if len(actions) > 1:
            inside = Question(
                self._game,
                seat,
                self._game.view(world, seat),
                [self._game.text(world, action) for action in actions],
                actions,
                _imagined(world.copy(), seat),
            )
            best = ranked(inside, bots.judge(self._game, self._seed, _GLANCE).verdicts(inside), 1)[0].choice
            choice = actions[inside.choices.index(best)]
        return self._play(world, seat, choice)

    def _play(self, world: Position, seat: int, action: int) -> LineMove:
        text, phrase = self._game.text(world, action), self._game.choice(world, seat, action)
        labels = {lang: speaker.phrase(phrase) for lang, speaker in self._speakers.items()}
        world.apply(seat, action, Fast(self._seed))
        return LineMove(seat, text, labels)


def _imagined(world: Position, seat: int) -> Callable[[int], Position]:
    """Worlds that look to a seat like this one."""

    def imagine(seed: int) -> Position:
        return world.imagine(seat, Fast(seed))

    return imagine
