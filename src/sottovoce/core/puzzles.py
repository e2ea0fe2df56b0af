"""Puzzles: what a game offers to those who look for puzzles in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic

from sottovoce.core.generic import PositionT

if TYPE_CHECKING:
    from sottovoce.core.proof import Prover
    from sottovoce.core.table import Table


class PuzzleSource(Generic[PositionT]):
    """Where a game's puzzles come from: by default there are none."""

    played_by: str = "expert@60"  # who plays the games in which judged puzzles are looked for

    def prover(self) -> Prover | None:
        """The prover that says for certain what wins; None if the game can't be solved."""
        return None

    def may_begin(self, position: PositionT) -> bool:
        """Can a puzzle begin here? Where there is a prover: close enough to the end for a proof."""
        return False

    def theme(self, position: PositionT, seat: int, action: int) -> str:
        """The theme of a puzzle about this answer of a seat; empty if it makes none."""
        return ""

    def history(self, table: Table, seat: int) -> list[str]:
        """Moves `seat action` that lead to a seat's question: without what came to nothing."""
        return [f"{step.entry.seat} {step.entry.text}" for step in table.steps]
