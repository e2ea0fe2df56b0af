"""What a game that can be solved offers to those who look for puzzles in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from sottovoce.core.position import Position


class Prover(Protocol):
    """Knows for sure who wins from a position, where it has thought long enough."""

    def wins(self, position: Position, seat: int) -> bool | None:
        """Whether a seat can make sure of a victory shared with nobody but partners; None if that is not known."""

    def alone(self, position: Position, seat: int) -> list[int] | None:
        """The one answer of a seat to act that keeps its sure victory, with all that come to the same.

        None if there are several such, or none, or if that is not known.
        """

    def reply(self, position: Position, seat: int) -> int:
        """An answer of the seat to act by which it has its way, or holds out, against a seat that wants to win."""

    def theme(self, start: Position, line: list[int], end: Position) -> str:
        """What a puzzle is about: its first position, the solver's answers, and how it ends."""
