# mypyc: compile
"""Swaps weighed by the chances they leave: what a deal brings to both sides, and the best one to offer."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sottovoce.core.position import bit
from sottovoce.games.verrat.bot import greedy_policy
from sottovoce.games.verrat.bot.net import ValueNet
from sottovoce.games.verrat.rules.board import FAVOURITE, KINDS, NONE, POWERS, SIZES
from sottovoce.games.verrat.rules.offers import holds, packed
from sottovoce.games.verrat.rules.scoring import types
from sottovoce.games.verrat.rules.state import BITS, State

# How a swap ends for the two sides.
FAIR: Final = 0
CROWNS_ME: Final = 1  # it wins the game at once for who weighs it
CROWNS_OTHER: Final = 2  # … for the other, or leaves them all six types within reach of the favourite's seat

_PACKS: Final = 27  # one card, or two
_SURE: Final = 0.9  # how likely a swap is taken that brings the other both types and chances …
_GOOD: Final = 0.7  # … only chances …
_DOUBTFUL: Final = 0.1  # … or only types
_LIKELY: Final = 0.5  # nothing is offered that is likelier to be refused
_WORTH_IT: Final = 0.003  # the chance that makes it worth while to accept


class Dealer:
    """Weighs swaps between two seats."""

    def __init__(self, judge: ValueNet) -> None:
        self.judge = judge
        self.packs: vec[i64] = vec[i64]([0] * _PACKS)
        count: i64 = 0
        one: i64
        two: i64
        for one in range(POWERS):
            self.packs[count] = bit(BITS * one)
            count += 1
            for two in range(POWERS):
                if two >= one:
                    self.packs[count] = bit(BITS * one) + bit(BITS * two)
                    count += 1
        self.mine = 0.0  # what the last deal weighed brings to its maker
        self.theirs = 0.0  # … and to the partner
        self.outcome: i64 = FAIR
        self.best_give: i64 = 0
        self.best_want: i64 = 0

    def weigh(self, s: State, seat: i64, to: i64, give: i64, want: i64) -> None:
        """Fill `mine`, `theirs` and `outcome` for a swap that both could carry out."""
        chances = self.judge.chances
        self.judge.weigh(s)
        mine = chances[seat]
        theirs = chances[to]
        move(s, seat, to, give, want)
        self.judge.weigh(s)
        self.mine = chances[seat] - mine
        self.theirs = chances[to] - theirs
        self.outcome = FAIR
        if types(s, seat) == POWERS and on_throne(s, seat):
            self.outcome = CROWNS_ME
        elif types(s, to) == POWERS and (on_throne(s, to) or greedy_policy.can_reach(s, to)):
            self.outcome = CROWNS_OTHER
        move(s, seat, to, want, give)

    def likely(self, s: State, to: i64, give: i64, want: i64) -> float:
        """How likely the partner takes the deal weighed last."""
        if self.outcome == CROWNS_ME:
            return 0.05
        wins = self.theirs > _WORTH_IT
        gains = greedy_policy.types_with(s, to, give, want) > types(s, to)
        if wins and gains:
            return _SURE
        return _GOOD if wins else _DOUBTFUL if gains else 0.0

    def seek(self, s: State, seat: i64, to: i64, least: float, refused: list[int]) -> float:
        """The best deal to offer, worth this much at least, into `best_give` and `best_want`; 0.0 if there is none."""
        best = 0.0
        i: i64
        j: i64
        for i in range(_PACKS):
            give = self.packs[i]
            if not holds(s, seat, give):
                continue
            for j in range(_PACKS):
                want = self.packs[j]
                if overlap(give, want) or not holds(s, to, want):
                    continue
                self.weigh(s, seat, to, give, want)
                if self.outcome == CROWNS_OTHER or self.mine < least:
                    continue
                taken = self.likely(s, to, give, want)
                if taken < _LIKELY:
                    continue
                worth = self.mine * taken
                if worth > best and deal_number(to, give, want) not in refused:
                    best = worth
                    self.best_give = give
                    self.best_want = want
        return best


def deal_number(to: i64, give: i64, want: i64) -> int:
    """A deal as one number, to remember it by."""
    return (int(to) << 48) + (int(give) << 24) + int(want)


def overlap(give: i64, want: i64) -> bool:
    """R2: True if a type is on both sides."""
    kind: i64
    for kind in range(POWERS):
        if packed(give, kind) > 0 and packed(want, kind) > 0:
            return True
    return False


def move(s: State, seat: i64, to: i64, give: i64, want: i64) -> None:
    """Move the cards of a swap."""
    kind: i64
    for kind in range(KINDS):
        moved = packed(give, kind) - packed(want, kind)
        s.hands[seat * KINDS + kind] -= moved
        s.hands[to * KINDS + kind] += moved


def on_throne(s: State, seat: i64) -> bool:
    """True if the seat owns the vizier on the favourite's seat."""
    v = s.court[FAVOURITE]
    return v != NONE and v // SIZES == seat


def next_card(pack: i64, sofar: i64) -> i64:
    """The next card to lay into an offer that is put together, NONE once all are there."""
    kind: i64
    for kind in range(KINDS):
        if packed(sofar, kind) < packed(pack, kind):
            return kind
    return NONE
