"""The Souk with something wrong: what a conformance suite that can be trusted must notice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import pytest

from sottovoce.core.conformance import Failure, check_game
from sottovoce.core.dice import Dice
from sottovoce.core.game import Game
from souk import SEATS, Souk, SoukGame

if TYPE_CHECKING:
    from sottovoce.core.events import News


class DefectiveGame(SoukGame):
    """The Souk, with another position."""

    souk: type[Souk] = Souk

    def start(self, seats: int, options: Mapping[str, str], dice: Dice, news: News | None) -> Souk:
        start = super().start(seats, options, dice, news)
        changed = self.souk()
        changed.copy_from(start)
        return changed


class Copying(Souk):
    """A Souk whose copies are of its own kind."""

    def copy(self) -> Souk:
        twin = type(self)()
        twin.copy_from(self)
        return twin


def failure_of(game: Game, seed: int, thorough: float) -> Failure | None:
    try:
        check_game(game, SEATS, {}, seed, thorough)
    except Failure as failure:
        return failure
    return None


def broken(game: Game, seeds: int = 30, thorough: float = 1.0) -> Failure:
    """The first failure that the suite finds; its file must lead back to where it happened."""
    for seed in range(seeds):
        failure = failure_of(game, seed, thorough)
        if failure is not None:
            assert failure.file.startswith("sottovoce 1\ngame souk\n")
            assert failure.file.splitlines()[-1].startswith("end ")
            return failure
    pytest.fail("the defect went unnoticed")
