"""Puzzles: decisions in which the judge sees one answer far ahead."""

from __future__ import annotations

from sottovoce.core.puzzles import PuzzleSource
from sottovoce.games.whispers.bot.themes import theme
from sottovoce.games.whispers.rules.turns import Whispers


class WhispersPuzzles(PuzzleSource[Whispers]):
    """Judged puzzles."""

    def may_begin(self, position: Whispers) -> bool:
        """Anywhere: what is judged need not be near the end."""
        return True

    def theme(self, position: Whispers, seat: int, action: int) -> str:
        """What is decided."""
        return theme(position, action)
