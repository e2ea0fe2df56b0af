"""What a bot is told and what it answers. A bot never gets the position: only what its seat may know."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from sottovoce.core.dice import Fast

if TYPE_CHECKING:
    from msgspec import Struct

    from sottovoce.core.dice import Dice
    from sottovoce.core.game import Game
    from sottovoce.core.position import Position
    from sottovoce.core.table import Table

_AS_GOOD = 1e-9


def _never() -> bool:
    return False


@dataclass(frozen=True)
class Patience:
    """How long a bot may think: until a moment of `time.monotonic`, or until somebody says stop."""

    deadline: float | None = None
    stopped: Callable[[], bool] = _never

    def over(self) -> bool:
        """True once the bot should answer with the best it has."""
        return self.stopped() or (self.deadline is not None and time.monotonic() >= self.deadline)


ENDLESS = Patience()


@dataclass(frozen=True)
class Question:
    """A question put to a bot: its seat, what it sees, its choices, and worlds it may imagine."""

    game: Game
    seat: int
    view: Struct
    choices: list[str]
    actions: list[int]
    _imagine: Callable[[int], Position]
    patience: Patience = ENDLESS

    def imagine(self, seed: int) -> Position:
        """A world that looks to this seat like the real one, drawn at random by the seed; the bot's to keep."""
        return self._imagine(seed)


class Bot(Protocol):
    """A player that is a program."""

    def choose(self, question: Question) -> int:
        """One of the question's actions."""


def best_of(values: Sequence[float], dice: Dice) -> int:
    """The index of the highest value; of those as good as equal, any."""
    top = max(values)
    equals = [index for index, value in enumerate(values) if value > top - _AS_GOOD]
    return equals[dice.roll(len(equals))]


def question(table: Table, seat: int, patience: Patience = ENDLESS) -> Question:
    """The question open to a seat, as a bot may know it."""
    position, game = table.position, table.game

    def imagine(seed: int) -> Position:
        return position.imagine(seat, Fast(seed))

    seen = game.view(position, seat)
    return Question(game, seat, seen, table.choices(seat), table.actions(seat), imagine, patience)
