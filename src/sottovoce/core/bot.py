"""What a bot is told and what it answers. A bot never gets the position: only what its seat may know."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol
from weakref import WeakKeyDictionary

from sottovoce.core.dice import Fast, Recorded

if TYPE_CHECKING:
    from msgspec import Struct

    from sottovoce.core.dice import Dice
    from sottovoce.core.events import Event
    from sottovoce.core.game import Game
    from sottovoce.core.position import Position
    from sottovoce.core.table import Table
    from sottovoce.core.undo import Step

NOBODY = -1
_AS_GOOD = 1e-9


def never() -> bool:
    """No reason to stop."""
    return False


@dataclass(frozen=True)
class Patience:
    """How long a bot may think: until it is told to stop."""

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
    number: int = 0  # its own: an entry that takes another's place has another number


def nothing() -> Iterator[Witnessed]:
    """An empty past, for when none was kept."""
    return iter(())


def _unknown(count: int, number: int) -> Iterator[Witnessed] | None:
    """Nobody knows whether what was seen before still holds."""
    return None


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
    # The same after this many, the last of which has this number; None if they are not in force any more.
    since: Callable[[int, int], Iterator[Witnessed] | None] = _unknown

    def imagine(self, seed: int) -> Position:
        """A world that looks to this seat like the real one, drawn at random by the seed; the bot's to keep."""
        return self._imagine(seed)


class Bot(Protocol):
    """A player that is a program."""

    def choose(self, question: Question) -> int:
        """One of the question's actions."""


def best_of(values: Sequence[float], dice: Dice) -> int:
    """The index of the highest value, or of any that is as good as equal to it."""
    top = max(values)
    equals = [index for index, value in enumerate(values) if value > top - _AS_GOOD]
    return equals[dice.roll(len(equals))]


def question(table: Table, seat: int, patience: Patience = ENDLESS) -> Question:
    """The question open to a seat, with what a bot may know."""
    position, game = table.position, table.game

    def imagine(seed: int) -> Position:
        return position.imagine(seat, Fast(seed))

    def past() -> Iterator[Witnessed]:
        return witnessed(table, seat)

    def since(count: int, number: int) -> Iterator[Witnessed] | None:
        if not 0 < count <= len(table.steps) or table.steps[count - 1].number != number:
            return None
        return witnessed(table, seat, count)

    seen = game.view(position, seat)
    return Question(game, seat, seen, table.choices(seat), table.actions(seat), imagine, patience, past, since)


@dataclass
class _Follower:
    """A position that follows a table, entry by entry, for one seat."""

    position: Position
    numbers: list[int] = field(default_factory=list)  # of the entries that it has followed

    def catch_up(self, table: Table, count: int) -> bool:
        """Follow up to this many entries; False if it has followed other entries, or more."""
        steps = table.steps
        if len(self.numbers) > count or (self.numbers and steps[len(self.numbers) - 1].number != self.numbers[-1]):
            return False
        while len(self.numbers) < count:
            self.follow(steps[len(self.numbers)])
        return True

    def follow(self, step: Step) -> None:
        """Take in one more entry."""
        self.position.apply(step.entry.seat, step.action, Recorded(list(step.entry.rolls)))
        self.numbers.append(step.number)


_FOLLOWERS: WeakKeyDictionary[Table, dict[int, _Follower]] = WeakKeyDictionary()


def _follower(table: Table, seat: int, count: int) -> _Follower:
    """A position after this many entries: the one that has followed the table for a seat, or a new one."""
    found = _FOLLOWERS.setdefault(table, {}).pop(seat, None)
    if found is None or not found.catch_up(table, count):
        found = _Follower(table.beginning())
        found.catch_up(table, count)
    return found


def witnessed(table: Table, seat: int, after: int = 0) -> Iterator[Witnessed]:
    """The entries after this many, as a seat witnessed them, less those undone; none if played from memory."""
    if table.from_memory:
        return
    follower = _follower(table, seat, after)

    def imagine(seed: int) -> Position:
        return follower.position.imagine(seat, Fast(seed))

    for step in table.steps[after:]:
        who = step.entry.seat if step.entry.seat == seat or not step.sealed else NOBODY
        yield Witnessed(who, [event for event in step.events if event.heard_by(seat)], imagine, step.number)
        follower.follow(step)
    _FOLLOWERS[table][seat] = follower
