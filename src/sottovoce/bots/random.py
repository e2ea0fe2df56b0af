"""The bot that answers anything legal."""

from __future__ import annotations

from sottovoce.core.bot import Question
from sottovoce.core.dice import Fast


class Random:
    """Every choice equally likely."""

    def __init__(self, seed: int) -> None:
        self._dice = Fast(seed)

    def choose(self, question: Question) -> int:
        """Any of the actions."""
        return question.actions[self._dice.roll(len(question.actions))]
