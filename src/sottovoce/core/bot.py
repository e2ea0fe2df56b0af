"""What a bot is told and what it answers. A bot never gets the position: only what its seat may know."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from sottovoce.core.dice import Fast, Recorded

if TYPE_CHECKING:
    from msgspec import Struct

    from sottovoce.core.dice import Dice
    from sottovoce.core.events import Event
    from sottovoce.core.game import Game
    from sottovoce.core.position import Position
    from sottovoce.core.table import Table

NOBODY = -1
_AS_GOOD = 1e-9


def never() -> bool:
    """No reason to stop."""
    return False


@dataclass(frozen=True)
class Patience:
    """How long a bot may think: until somebody says stop."""

    stopped: Callable[[], bool] = never

    def over(self) -> bool:
        """True once the bot should answer with the best it has."""
        return self.stopped()


ENDLESS = Patience()


@dataclass(frozen=True)
class Witnessed:
    """An entry of the past as a seat witnessed it: who answered, what was told, and the world before."""

    seat: int  # -1 where another's answer is sealed
    events: list[Event]
    imagine: Callable[[int], Position]  # by a seed, while this entry is looked at


def nothing() -> Iterator[Witnessed]:
    """No past, where nobody has kept it."""
    return iter(())


@dataclass(frozen=True)
class Question:
    """A question put to a bot: its seat, what it sees and has witnessed, its choices, and worlds it may imagine."""

    game: Game
    seat: int
    view: Struct
    choices: list[str]
    actions: list[int]
    _imagine: Callable[[int], Position]
    patience: Patience = ENDLESS
    past: Callable[[], Iterator[Witnessed]] = nothing  # the entries in force, from the first one on

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

    def past() -> Iterator[Witnessed]:
        return witnessed(table, seat)

    seen = game.view(position, seat)
    return Question(game, seat, seen, table.choices(seat), table.actions(seat), imagine, patience, past)


def witnessed(table: Table, seat: int) -> Iterator[Witnessed]:
    """The entries of a table that are in force, as a seat witnessed them; from memory, nothing is handed over."""
    if table.from_memory:
        return
    position = table.beginning()

    def imagine(seed: int) -> Position:
        return position.imagine(seat, Fast(seed))

    for step in table.steps:
        who = step.entry.seat if step.entry.seat == seat or not step.sealed else NOBODY
        yield Witnessed(who, [event for event in step.events if event.heard_by(seat)], imagine)
        position.apply(step.entry.seat, step.action, Recorded(list(step.entry.rolls)))
