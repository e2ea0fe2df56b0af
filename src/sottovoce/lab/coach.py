"""The coach: which answer is best, why, and what another one would cost; from what the seat knows, by the game's judge.

The reasons come from the judge's own lines: each answer is played on in a world that the seat imagines, to the end of
its turn and some turns further, and what differs on the board after the own turn, there and in most of several other
worlds, is put into words by the game.
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
from sottovoce.core.words import Phrase
from sottovoce.lab.analysis import Weighed, loss, mark, ranked
from sottovoce.school.reasons import Facts, Reason, differences, in_favour

EFFORT = 0.3 if compiled() else 0.04  # of the judge's usual thought, so that nobody waits long for advice
LONGEST = 3  # turns of a line that is shown
_TURN = 16  # decisions of one's own until the end of a turn
_REPLY = 8  # and of the others
_GLANCE = 0.2  # of the judge's thought, for the moves after the first
_WORLDS = 5  # in which a reason is looked for
_CARD = "card:"
_CLEAR = 0.03  # chance by which an answer must be ahead, before reasons are given for it


class LineMove(msgspec.Struct, frozen=True):
    """A turn of a line, in the world in which it was thought of: who, what, its words in each language, and where."""

    seat: int
    actions: list[str]
    labels: dict[str, list[str]]
    tokens: list[str]  # of the things that it speaks of, in the order of its decisions


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
    early: bool = False  # too early in the game for the chances to mean anything


def advise(table: Table, seat: int, effort: float, seed: int, about: str | None, langs: Sequence[str]) -> Advice:
    """Judge the question open to a seat; with an answer to ask about, also what that one costs."""
    asked = question(table, seat)
    if not compiled():
        return _by_bot(table, seat, seed)
    made = asked.actions[asked.choices.index(about)] if about is not None else None
    judge = bots.judge(table.game, seed, effort)
    found = judge.verdicts(asked, made)
    best, *others = ranked(asked, found, len(found))
    other = next((choice for choice in others if about in (None, choice.choice)), None)
    index = asked.choices.index(about if about is not None else best.choice)
    known = found[index].known
    early = table.game.stage(table.position) <= judge.early and not any(verdict.proven for verdict in found)
    cost, proven = loss(found, index, seat) if known and not early else (0.0, False)
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
        reasons=in_favour(differences(line.facts, otherwise.facts), seat) if otherwise is not None and clear else [],
        cost=cost,
        mark=mark(cost) if known else "",
        proven=proven,
        known=known,
        early=early,
    )


def _by_bot(table: Table, seat: int, seed: int) -> Advice:
    """What a bot would answer: in plain Python a judge would take minutes."""
    best = Weighed(bots.answer(bots.make("greedy", table.game, seed), table, seat), 0.0, 0.0)
    return Advice(best, None, [], [], [], [], 0.0, "", proven=False, known=False)


class _Line(msgspec.Struct):
    moves: list[LineMove]
    facts: list[Facts | None]  # after the own turn, by world; None where the turn could not be played


class _Teller:
    """Plays answers on in one imagined world."""

    def __init__(self, table: Table, asked: Question, seed: int, langs: Sequence[str]) -> None:
        self._game: Game = table.game
        self._speakers = {lang: table.speaker(lang) for lang in langs}
        self._asked = asked
        self._seed = seed
        self._own: list[int] = []  # the decisions of the own turn

    def line(self, first: str) -> _Line:
        """An answer, the rest of the turn as the judge would play it, and the replies; with what the turn brought."""
        seat = self._asked.seat
        world = self._asked.imagine(self._seed)
        self._own.clear()
        moves = [self._turn(world, seat, _TURN, self._asked.actions[self._asked.choices.index(first)])]
        facts: list[Facts | None] = [
            self._game.outlook(world, seat),
            *(self._after(self._seed + number) for number in range(1, _WORLDS)),
        ]
        while len(moves) < LONGEST and not world.over and not self._sealed(world) and world.turn() != moves[-1].seat:
            moves.append(self._turn(world, int(world.turn()), _REPLY))
        return _Line(moves, facts)

    def _after(self, seed: int) -> Facts | None:
        """What the own turn brings in another world that the seat imagines."""
        seat = self._asked.seat
        world, dice = self._asked.imagine(seed), Fast(seed)
        for action in self._own:
            if world.over or action not in world.choices(seat):
                return None
            world.apply(seat, action, dice)
        return self._game.outlook(world, seat)

    def _turn(self, world: Position, seat: int, most: int, first: int | None = None) -> LineMove:
        """All that a seat decides until somebody else is asked, or so much of it that nobody reads on."""
        move = LineMove(seat, [], {lang: [] for lang in self._speakers}, [])
        self._play(world, move, self._next(world, seat) if first is None else first)
        while len(move.actions) < most and self._asks(world, seat):
            self._play(world, move, self._next(world, seat))
        return move

    def _asks(self, world: Position, seat: int) -> bool:
        return not world.over and bool(int(world.to_act()) >> seat & 1) and not self._ready(world, seat)

    def _ready(self, world: Position, seat: int) -> bool:
        """A sealed plan is left where it would be handed in: what comes of it nobody knows."""
        return bool(world.sealed(seat)) and len(world.choices(seat)) < 3

    def _sealed(self, world: Position) -> bool:
        turn = int(world.turn())
        return turn < 0 or bool(world.sealed(turn))

    def _next(self, world: Position, seat: int) -> int:
        """What the judge would answer in this world."""
        actions = list(world.choices(seat))
        if len(actions) == 1:
            return actions[0]
        inside = Question(
            self._game,
            seat,
            self._game.view(world, seat),
            [self._game.text(world, action) for action in actions],
            actions,
            _imagined(world.copy(), seat),
        )
        best = ranked(inside, bots.judge(self._game, self._seed, _GLANCE).verdicts(inside), 1)[0].choice
        return actions[inside.choices.index(best)]

    def _play(self, world: Position, move: LineMove, action: int) -> None:
        """One decision, told as part of its turn unless it is a mere "continue"."""
        phrase = self._game.choice(world, move.seat, action)
        if phrase.args or not move.actions or len(world.choices(move.seat)) > 1:
            move.actions.append(self._game.text(world, action))
            for lang, speaker in self._speakers.items():
                move.labels[lang].append(speaker.phrase(phrase))
            move.tokens.extend(token for token in tokens_of(phrase) if token not in move.tokens[-1:])
        world.apply(move.seat, action, Fast(self._seed))
        self._own.append(action)


def tokens_of(phrase: Phrase) -> list[str]:
    """What a choice speaks of and can be shown: a card is shown only where no place is named beside it."""
    spoken = [value if isinstance(value, str) else f"{key}:{value}" for key, value in phrase.args.items()]
    tokens = [token for token in spoken if ":" in token]
    return tokens if len(tokens) == 1 else [token for token in tokens if not token.startswith(_CARD)]


def _imagined(world: Position, seat: int) -> Callable[[int], Position]:
    """Worlds that look to a seat like this one."""

    def imagine(seed: int) -> Position:
        return world.imagine(seat, Fast(seed))

    return imagine
