"""The common judge: the tree search of the strongest level behind every choice, and what it can prove."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING

from sottovoce.bots.playout import Playouts
from sottovoce.bots.search import ROOM, Search
from sottovoce.bots.search_hints import UNPROVEN, WON
from sottovoce.core.bot import nothing
from sottovoce.core.build import compiled
from sottovoce.core.dice import Fast
from sottovoce.core.judge import AS_SAID, HALVES, Judge, Past, Temper, Trial, Verdict, in_rounds, payoffs

if TYPE_CHECKING:
    from sottovoce.bots.search import Searcher
    from sottovoce.core.bot import Question
    from sottovoce.core.position import Position

_SHARE = 0.1  # of a turn's thought for one decision: whole games are judged
_SPARE = 5_000  # nodes for a first look at every choice
_RANDOM_GAMES = 1_500  # for sealed answers: in a tree behind one, the others would answer as if they knew it
_APART = 1_000_003  # seeds of the two halves
_DOUBTS = 4  # choices of which nothing can be proven, before it gives up


class SearchJudge(Judge):
    """Judges by tree search as a bot does, with the game's own hints."""

    def __init__(
        self, thinker: Searcher, seed: int, effort: float = 1.0, tempers: Mapping[int, Temper] = MappingProxyType({})
    ) -> None:
        """`tempers` say by the number of players how far the search is to be believed."""
        self._thinker = thinker
        self._tempers = tempers
        self._seed = seed
        self._effort = effort

    def verdicts(self, question: Question, made: int | None = None) -> list[Verdict]:
        """By simulations in the trees behind the choices; near the end of an open game by proof."""
        world = question.imagine(self._seed)
        seats = int(world.seats)
        simulations = self._simulations(seats)
        seeds = [self._seed + half * _APART for half in range(HALVES)]
        halves: list[Trial]
        if world.sealed(question.seat):
            simulations = min(simulations, _RANDOM_GAMES)
            halves = [_Played(question, self._thinker, seed) for seed in seeds]
        else:
            halves = [_Searched(question, self._thinker, seed, simulations) for seed in seeds]
        temper = self._tempers.get(seats, AS_SAID)
        judged = in_rounds(question.actions, question.seat, halves, simulations, {made})
        found = [temper.judge(verdict, question.seat) for verdict in judged]
        if world.state() == question.imagine(self._seed + 1).state() and not world.sealed(question.seat):
            self._prove(world, question, found, made)
        return found

    def standing(self, position: Position, past: Past = nothing) -> list[float]:
        """What the search finds for all of them where nothing is hidden from it."""
        if position.over:
            return payoffs(position)
        seats = int(position.seats)
        simulations = self._simulations(seats)
        dice = Fast(self._seed)
        tree = self._thinker.plant(ROOM * simulations + _SPARE, seats)
        search = Search(position, self._thinker.hints, tree, dice)
        root = tree.clear()
        search.repeat(position, root, simulations // 2)
        early = [search.totals[seat] for seat in range(seats)]
        search.repeat(position, root, simulations // 2)
        found = [(search.totals[seat] - early[seat]) / (simulations // 2) for seat in range(seats)]
        return self._tempers.get(seats, AS_SAID).of(found)

    def _simulations(self, seats: int) -> int:
        level = self._thinker.level
        return max(HALVES, round(_SHARE * self._effort * level.with_more.get(seats, level.simulations)))

    def _prove(self, world: Position, question: Question, found: list[Verdict], made: int | None) -> None:
        """Put proofs in the place of estimates: of the choice made, and of the best until one is sure to win."""
        seat = question.seat
        order = sorted(range(len(found)), key=lambda index: (-found[index].trials, -found[index].chances[seat]))
        doubts, won = 0, False
        beyond = world.copy()
        for index in order:
            action = question.actions[index]
            if (won or doubts >= _DOUBTS) and action != made:
                continue
            beyond.copy_from(world)
            beyond.apply(question.seat, action, Fast(self._seed))
            verdict = self._thinker.hints.proven(beyond, seat, True, _in_plain_python)
            if verdict == UNPROVEN:
                doubts += 1
                continue
            won = won or verdict == WON
            found[index] = proven(found[index], question, verdict == WON)


def _in_plain_python() -> bool:
    """A proof is given up where it would take minutes; not by the clock, so that figures stay the same."""
    return not compiled()


def proven(verdict: Verdict, question: Question, won: bool) -> Verdict:
    """A verdict once it is proven that the asked seat wins, or does not: then the others share as they would have."""
    seats = len(verdict.chances)
    step = 2 if question.game.teams(seats) else seats
    own = verdict.chances[question.seat]
    chances = []
    for seat, chance in enumerate(verdict.chances):
        if (seat - question.seat) % step == 0:
            chances.append(1.0 if won else 0.0)
        elif won:
            chances.append(0.0)
        else:
            chances.append(chance / (1.0 - own) if own < 1.0 else 1.0 if step == 2 else 1.0 / (seats - 1))
    sure = 1.0 if won else 0.0
    return verdict._replace(chances=tuple(chances), halves=(sure, sure), error=0.0, proven=True)


class _Searched(Trial):
    """One simulation in the part of the tree behind the action."""

    def __init__(self, question: Question, thinker: Searcher, seed: int, simulations: int) -> None:
        self._question = question
        self._seed = seed
        self._after = question.imagine(seed)
        seats = int(self._after.seats)
        self._seats = range(seats)
        tree = thinker.plant(ROOM * simulations // HALVES + _SPARE, seats)
        self._search = Search(self._after, thinker.hints, tree, Fast(seed))
        self._search.differ = self._after.state() != question.imagine(seed + 1).state()
        root = tree.clear()
        self._behind = {action: tree.child(root, action) for action in question.actions}
        self._number = -1
        self._world = question.imagine(seed)

    def run(self, number: int, action: int) -> Sequence[float]:
        """The prospects found by one simulation."""
        if number != self._number and self._search.differ:
            self._world = self._question.imagine(self._seed + number)
        self._number = number
        after = self._after
        after.copy_from(self._world)
        after.apply(self._question.seat, action, Fast(self._seed + number))
        if after.over:
            return payoffs(after)
        self._search.simulate(after, self._behind[action])
        prospects = self._search.prospects
        return [prospects[seat] for seat in self._seats]


class _Played(Trial):
    """One random game that begins with the action."""

    def __init__(self, question: Question, thinker: Searcher, seed: int) -> None:
        self._question = question
        self._seed = seed
        self._playouts = Playouts(thinker.hints)
        self._number = -1
        self._world = question.imagine(seed)
        self._after = question.imagine(seed)

    def run(self, number: int, action: int) -> Sequence[float]:
        """How the game ended."""
        if number != self._number:
            self._number = number
            self._world = self._question.imagine(self._seed + number)
        after = self._after
        after.copy_from(self._world)
        dice = Fast(self._seed + number)
        after.apply(self._question.seat, action, dice)
        if not after.over:
            self._playouts.finish(after, dice)
        return payoffs(after)
