"""What tests of the core share: the test-only game at a table, and every game that is found."""

from __future__ import annotations

from collections.abc import Callable

import pytest
import souk as souk_game

import sottovoce
from sottovoce.core.game import Game
from sottovoce.core.table import Table, seed_bytes

pytest_plugins = ["postgres"]

NewSouk = Callable[..., Table]


@pytest.fixture
def new_souk() -> NewSouk:
    """A table of the Souk; by default every seat begins with the goods of seed 1."""

    def make(seed: int = 1, names: tuple[str, ...] = (), kinds: tuple[str, ...] = ()) -> Table:
        return Table(souk_game.GAME, 3, {}, seed_bytes(seed), names=names, kinds=kinds)

    return make


@pytest.fixture
def bidding(new_souk: NewSouk) -> Table:
    """A table of the Souk at which everybody is ready and all may bid."""
    table = new_souk()
    for seat in range(3):
        table.play(seat, "ready")
    return table


def all_games() -> list[Game]:
    """Every game of ours, and the test-only one."""
    return [*(sottovoce.find(name) for name in sottovoce.games()), souk_game.GAME]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that takes `any_game` runs for every game; one that takes `seating`, for every number of players too."""
    if "any_game" in metafunc.fixturenames:
        metafunc.parametrize("any_game", all_games(), ids=lambda game: game.name)
    if "seating" in metafunc.fixturenames:
        seatings = [(game, players) for game in all_games() for players in game.seats]
        metafunc.parametrize("seating", seatings, ids=[f"{game.name}-{players}" for game, players in seatings])
