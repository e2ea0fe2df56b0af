"""Puzzles: positions so close to the end that it can be proven who wins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sottovoce.core.puzzles import PuzzleSource
from sottovoce.games.siam.bot.proof import MOST_CARDS, Proof
from sottovoce.games.siam.rules.state import TURN
from sottovoce.games.siam.rules.turns import Siam

if TYPE_CHECKING:
    from sottovoce.core.proof import Prover


class SiamPuzzles(PuzzleSource[Siam]):
    """Proven puzzles."""

    def prover(self) -> Prover:
        """The exact solver of endgames."""
        return Proof()

    def may_begin(self, position: Siam) -> bool:
        """At the beginning of a turn with few enough cards left."""
        return position.phase == TURN and position.cards_left <= MOST_CARDS[int(position.seats)]
