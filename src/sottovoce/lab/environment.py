"""Setting: a game, its number of players and its options, as environments of other people's libraries need them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from sottovoce.core.dice import Dice
from sottovoce.core.errors import Unknown
from sottovoce.core.game import Game
from sottovoce.games import find
from sottovoce.lab import stepper

if TYPE_CHECKING:
    from sottovoce.core.observation import Block, Observer
    from sottovoce.core.position import Position

Numbers = NDArray[np.uint8]


def as_array(packed: Any, kind: type[np.generic]) -> NDArray[Any]:
    """A packed array of compiled code, as a read-only array of NumPy's over the same memory."""
    return np.frombuffer(packed, kind)


class Setting(NamedTuple):
    """What is fixed before a game begins, and the sizes that follow from it."""

    game: Game
    players: int
    options: dict[str, str]
    observer: Observer
    blocks: tuple[Block, ...]
    highest: Numbers  # the highest value of each number of an observation

    @property
    def size(self) -> int:
        """How many numbers an observation has."""
        return len(self.highest)

    @property
    def actions(self) -> int:
        """How many actions there are; they are numbered from 0."""
        return self.game.action_count

    def start(self, dice: Dice) -> Position:
        """A game ready to begin."""
        position: Position = self.game.start(self.players, self.options, dice, None)
        return position

    def observation(self, position: Position, seat: int) -> Numbers:
        """What a seat sees; the array is the caller's."""
        return as_array(stepper.observation(position, seat, self.observer, self.size), np.uint8).copy()

    def mask(self, position: Position, seat: int) -> Numbers:
        """A 1 for every action by which a seat can answer now; the array is the caller's."""
        return as_array(stepper.mask(position, seat, self.actions), np.uint8).copy()

    def rewards(self, position: Position, zero_sum: bool) -> list[float]:
        """Everybody's share of the victory; by choice less the average, so that all add up to nothing."""
        shares = [position.payoff(seat) for seat in range(self.players)]
        average = sum(shares) / self.players if zero_sum else 0.0
        return [share - average for share in shares]


def setting(game: str | Game, players: int | None = None, options: Mapping[str, object] | None = None) -> Setting:
    """The setting of a game: by default for as few players as it takes, with the default options."""
    found = game if isinstance(game, Game) else find(game)
    seats = found.check_seats(found.seats[0] if players is None else players)
    observer = found.observer()
    if observer is None:
        raise Unknown("no-observations", game=found.name)
    blocks = observer.blocks(seats)
    highest = np.array([block.most for block in blocks for _ in range(block.size)], np.uint8)
    return Setting(found, seats, found.settle_options(options or {}), observer, blocks, highest)
