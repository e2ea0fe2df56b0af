"""Judge: what every choice of a seat is worth, as one vector over all seats, from what it knows or from everything."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple, Protocol

from sottovoce.core.bot import Witnessed, nothing

if TYPE_CHECKING:
    from sottovoce.core.bot import Question
    from sottovoce.core.position import Position

_ROUNDS = (None, 8, 3)  # choices still looked at, beside the one made
_FEWEST = 2  # trials of a choice in a round, in each half
HALVES = 2

Past = Callable[[], Iterator[Witnessed]]


class Verdict(NamedTuple):
    """A choice, judged: every seat's share of the victory after it, and how sure that is.

    The shares add up to 1 because those of every trial do; partners have the same share. The two halves of the thought
    share neither worlds nor luck, so what only one of them sees may be chance.
    """

    chances: tuple[float, ...]
    halves: tuple[float, float]  # the asked seat's chance in each half
    error: float  # standard error of that chance
    trials: int  # those of a choice that fell behind early are fewer
    proven: bool = False
    known: bool = True  # False where the judge can't tell choices like this one apart


class Judge(ABC):
    """The strongest judgement that a game has, described by the message `judge-NAME`."""

    name: str = "search"
    early: int = 0  # stages from the beginning in which it was measured to know no more than an even share says

    @abstractmethod
    def verdicts(self, question: Question, made: int | None = None) -> list[Verdict]:
        """One for each of the question's actions; the one made, if any, is judged as carefully as the best."""

    @abstractmethod
    def standing(self, position: Position, past: Past = nothing) -> list[float]:
        """Every seat's share of the victory, for somebody who sees everything.

        The past, as any seat has witnessed it (`witnessed`), tells a judge what players believe of each other; without
        it they are taken to believe nothing in particular.
        """


class Trial(ABC):
    """One half of the thought about a question: tries out choices, each time in another world."""

    @abstractmethod
    def run(self, number: int, action: int) -> Sequence[float]:
        """How an action turned out for every seat in the trial of this number; all actions get the same luck."""


class Way(Protocol):
    """A way on that begins with an action."""

    @property
    def action(self) -> int:
        """The action."""


def best_way(action: int, ways: Sequence[Way], judged: Sequence[Verdict], seat: int) -> Verdict:
    """An action is worth as much as the best way on from it, among those tried longest."""
    own = [verdict for way, verdict in zip(ways, judged, strict=True) if way.action == action]
    return max(own, key=lambda verdict: (verdict.trials, verdict.chances[seat]))


def in_rounds(
    actions: Sequence[int], seat: int, halves: Sequence[Trial], trials: int, kept: Collection[int | None] = ()
) -> list[Verdict]:
    """Try all actions at first, then the better ones and those to be kept, so that none looks best by luck alone."""
    tallies = [[_Tally() for _ in halves] for _ in actions]
    left = list(range(len(actions)))
    done = 0
    for most in _ROUNDS:
        if most is not None:
            left = sorted(left, key=lambda index: -_mean(tallies[index], seat))[:most]
            left += [index for index, action in enumerate(actions) if action in kept and index not in left]
        count = max(_FEWEST, trials // len(_ROUNDS) // len(left) // len(halves))
        for index in left:
            tallies[index] = [_Tally() for _ in halves]
        for number in range(done, done + count):
            for half, trial in enumerate(halves):
                for index in left:
                    tallies[index][half].add(trial.run(number, actions[index]), seat)
        done += count
        if len(left) == 1:
            break
    return [verdict(tally, seat) for tally in tallies]


def verdict(tallies: Sequence[_Tally], seat: int) -> Verdict:
    """What the tallies of both halves say."""
    count = sum(tally.count for tally in tallies)
    totals = [sum(parts) / count for parts in zip(*(tally.totals for tally in tallies), strict=True)]
    own = [tally.totals[seat] / tally.count for tally in tallies]
    square = sum(tally.square for tally in tallies) / count
    variance = max(0.0, square - totals[seat] ** 2)
    # One imagined success and failure more, so that the error is never nothing.
    error = math.sqrt((variance + 0.5 / count) / count)
    return Verdict(tuple(totals), (own[0], own[-1]), error, count)


class _Tally:
    """The sum of some trials."""

    def __init__(self) -> None:
        self.totals: list[float] = []
        self.square = 0.0  # of the asked seat's share
        self.count = 0

    def add(self, shares: Sequence[float], seat: int) -> None:
        """Count one more trial."""
        if not self.totals:
            self.totals = [0.0] * len(shares)
        for index, share in enumerate(shares):
            self.totals[index] += share
        self.square += shares[seat] * shares[seat]
        self.count += 1


def _mean(tallies: Sequence[_Tally], seat: int) -> float:
    return sum(tally.totals[seat] for tally in tallies) / sum(tally.count for tally in tallies)


class Temper(NamedTuple):
    """How far a judge's own figures are to be believed, measured on games that were played to their end.

    A search that also tries out what is bad speaks too cautiously; a policy that plays both sides itself too boldly.
    """

    power: float = 1.0  # above 1 surer, below 1 less sure
    doubt: float = 0.0  # how much of the belief stays with an even chance for all

    def of(self, shares: Sequence[float]) -> list[float]:
        """One vector of shares, tempered as a whole: it adds up to what it did before."""
        raised = [max(0.0, share) ** self.power for share in shares]
        whole = sum(shares)
        even = self.doubt * whole / len(shares)
        return [even + (1 - self.doubt) * whole * share / sum(raised) for share in raised]

    def judge(self, verdict: Verdict, seat: int) -> Verdict:
        """A verdict by tempered shares; its halves differ by as much as a small difference of them has grown."""
        chances = self.of(verdict.chances)
        before = verdict.chances[seat]
        sharp = Temper(self.power).of(verdict.chances)[seat]
        slope = self.power * sharp * (1 - sharp) / (before * (1 - before)) if 0 < before < 1 else 0.0
        slope *= 1 - self.doubt
        first, second = (chances[seat] + slope * (half - before) for half in verdict.halves)
        return verdict._replace(chances=tuple(chances), halves=(first, second), error=slope * verdict.error)


AS_SAID = Temper()


def payoffs(position: Position) -> list[float]:
    """Every seat's share of the victory in a game that is over."""
    return [float(position.payoff(seat)) for seat in range(position.seats)]
