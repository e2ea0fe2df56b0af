"""Puzzles: decisions in which the judge sees one answer far ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sottovoce.core.puzzles import PuzzleSource
from sottovoce.games.verrat.bot.puzzle_history import retold
from sottovoce.games.verrat.bot.themes import theme
from sottovoce.games.verrat.rules.board import PLAYERS
from sottovoce.games.verrat.rules.state import INTRIGUE
from sottovoce.games.verrat.rules.threats import missing, ways
from sottovoce.games.verrat.rules.turns import Verrat

if TYPE_CHECKING:
    from sottovoce.core.table import Table


class VerratPuzzles(PuzzleSource[Verrat]):
    """Judged puzzles."""

    # Experts guard the throne so well that their games seldom end before the last round.
    played_by = "regular@10"

    def may_begin(self, position: Verrat) -> bool:
        """Once the throne is in somebody's reach; but not in the intrigue: of offers to come nothing can be judged."""
        near = [seat for seat in range(PLAYERS) if len(missing(position, seat)) <= 1]
        return int(position.phase) != INTRIGUE and any(ways(position, seat) for seat in near)

    def theme(self, position: Verrat, seat: int, action: int) -> str:
        """What is decided."""
        return theme(position, action)

    def history(self, table: Table, seat: int) -> list[str]:
        """Without offers that nobody accepted."""
        return retold(table, seat)
