"""The coach's advice for the wire."""

from __future__ import annotations

from sottovoce.core.table import Table
from sottovoce.lab.coach import Advice, LineMove
from sottovoce.lab.coach_words import reasons, why
from sottovoce.server import messages


def told(table: Table, seat: int, advice: Advice, about: str | None, lang: str) -> messages.Hint:
    """Advice in a language."""
    return messages.Hint(
        action=advice.best.choice,
        label=table.choice(seat, advice.best.choice, lang),
        why=why(table, seat, advice, about, lang),
        reasons=reasons(table, advice, lang),
        choices=[
            messages.HintChoice(
                choice.choice, table.choice(seat, choice.choice, lang), round(100 * choice.chance), choice.proven
            )
            for choice in advice.choices
        ],
        line=_line(advice.line, lang),
        otherwise=_line(advice.otherwise, lang),
        cost=round(100 * advice.cost),
        mark=advice.mark,  # type: ignore[arg-type]
    )


def _line(moves: list[LineMove], lang: str) -> list[messages.HintMove]:
    return [messages.HintMove(move.seat, move.actions, move.labels[lang], move.tokens) for move in moves]
