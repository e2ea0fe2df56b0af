"""Proofs for puzzles: which answers keep a victory that nobody can prevent, by the exact solver."""

from __future__ import annotations

from typing import Final

from sottovoce.core.dice import Fast
from sottovoce.core.position import Position
from sottovoce.games.siam.bot.endgame import LOST, UNSOLVED, Solver, key_of, side_of
from sottovoce.games.siam.rules import scoring
from sottovoce.games.siam.rules.actions import CROWN, PASS, PLAY, SWITCH
from sottovoce.games.siam.rules.cards import CARD_NAMES
from sottovoce.games.siam.rules.state import TURN
from sottovoce.games.siam.rules.turns import Siam

MOST_POSITIONS: Final = 400_000  # that a question may take; more is not known
# Left in all hands, by the number of players: with more a proof takes too long. With four they are seldom played out.
MOST_CARDS: Final = {2: 9, 3: 7, 4: 11}
COLONY, TIE, LAST_CARD, PATIENCE, ORDER, SWAP, FOLLOWERS = (
    "colony",
    "tie-break",
    "last-card",
    "patience",
    "order",
    "swap",
    "followers",
)
THEMES = (COLONY, TIE, LAST_CARD, PATIENCE, ORDER, SWAP, FOLLOWERS)
_MANY: Final = 3  # right answers, beyond which a reply asks nothing hard
_OVER: Final = 99
_SWAPS = ("one-vs-one", "two-vs-one")


class Proof:
    """Asks the solver; with three players a victory must stand against both others (§27)."""

    def __init__(self, limit: int = MOST_POSITIONS) -> None:
        self._solver = Solver()
        self._limit = limit
        self._dice = Fast(1)

    def wins(self, position: Position, seat: int) -> bool | None:
        """Whether a seat's side can make sure of a victory that it shares with nobody; None if that is not known."""
        assert isinstance(position, Siam)
        if position.over:
            winners, side = int(position.winners()), int(side_of(position.seats, seat))
            return winners != 0 and winners & ~side == 0
        verdict = self._solver.forces(position, seat, self._limit)
        return None if verdict == UNSOLVED else verdict != LOST

    def alone(self, position: Position, seat: int) -> list[int] | None:
        """The answers that keep a sure victory if they all come to the same; None if not, or if that is not known."""
        assert isinstance(position, Siam)
        groups = self._keeping(position, seat, most=1)
        return next(iter(groups.values())) if groups is not None and len(groups) == 1 else None

    def _keeping(self, position: Siam, seat: int, most: int) -> dict[frozenset[int], list[int]] | None:
        """The answers that keep a sure victory, by what they come to; no further once there are more than this many."""
        groups: dict[frozenset[int], list[int]] = {}
        for action in position.choices(seat):
            after = self._after(position, seat, action)
            won = self.wins(after, seat)
            if won is None:
                return None
            if won:
                groups.setdefault(self._outcomes(after, seat), []).append(action)
            if len(groups) > most:
                break
        return groups

    def reply(self, position: Position, seat: int) -> int:
        """An answer of whoever is to act that has its way if there is one; the hardest to see through otherwise."""
        assert isinstance(position, Siam)
        actor = int(position.at_turn)
        friends = (int(side_of(position.seats, seat)) >> actor) & 1 == 1
        choices = list(position.choices(actor))
        for action in choices:
            if self.wins(self._after(position, actor, action), seat) is friends:
                return action
        return self._hardest(position, actor, choices, seat)

    def theme(self, start: Position, line: list[int], end: Position) -> str:
        """By how the game ends, or else by what the first answer is."""
        assert isinstance(start, Siam)
        assert isinstance(end, Siam)
        if scoring.is_colony(end):
            return COLONY
        if start.cards_left <= start.seats and start.law.last_card and any(PLAY <= action < CROWN for action in line):
            return LAST_CARD
        if scoring.decided_by(end) not in (scoring.BY_RULER, scoring.BY_SETS):
            return TIE
        first = line[0]
        if first == PASS:
            return PATIENCE
        if any(CROWN <= action < SWITCH for action in line):
            return ORDER
        return SWAP if CARD_NAMES[first - PLAY] in _SWAPS else FOLLOWERS

    def _after(self, position: Siam, seat: int, action: int) -> Siam:
        after = position.copy()
        assert isinstance(after, Siam)
        after.apply(seat, action, self._dice)
        return after

    def _outcomes(self, after: Siam, seat: int) -> frozenset[int]:
        """The positions at which a card's play can end without giving the victory away, as their keys."""
        if after.over or after.at_turn != seat or after.phase == TURN:
            return frozenset([int(key_of(after))])
        found: set[int] = set()
        for action in after.choices(seat):
            later = self._after(after, seat, action)
            if self.wins(later, seat):
                found |= self._outcomes(later, seat)
        return frozenset(found)

    def _hardest(self, position: Siam, actor: int, choices: list[int], seat: int) -> int:
        """Of answers that all lose, one that leaves the winner as few right answers as can be."""
        if len(choices) == 1:
            return choices[0]

        def room(action: int) -> tuple[int, int]:
            after = self._after(position, actor, action)
            if after.over:
                return _OVER, action
            if after.at_turn == seat:
                keeping = self._keeping(after, seat, most=_MANY)
                return (len(keeping) if keeping is not None else _MANY + 2), action
            return _MANY + 1, action

        return min(choices, key=room)
