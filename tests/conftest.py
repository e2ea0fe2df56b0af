"""What tests of the core share: the test-only game at a table, and every game that is found."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable, Iterator

import pytest
import souk as souk_game

import sottovoce
from sottovoce.core.game import Game
from sottovoce.core.seeding import seed_bytes
from sottovoce.core.table import Table
from sottovoce.store.logs import FORMAT

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


@pytest.fixture(autouse=True)
def own_event_loop(request: pytest.FixtureRequest) -> Iterator[None]:
    """A browser that an earlier test drove keeps its event loop marked as running, which would forbid any other."""
    running = None if "chromium" in request.fixturenames else asyncio._get_running_loop()
    if running is not None:
        asyncio._set_running_loop(None)
    yield
    if running is not None:
        asyncio._set_running_loop(running)


@pytest.fixture(autouse=True)
def own_log() -> Iterator[None]:
    """A command that serves takes the whole process's log: the next test is not to write to where the last one did."""
    ours, form = logging.getLogger("sottovoce"), os.environ.get(FORMAT)
    handlers, level, propagate = list(ours.handlers), ours.level, ours.propagate
    yield
    ours.handlers[:], ours.propagate = handlers, propagate
    ours.setLevel(level)
    if form is None:
        os.environ.pop(FORMAT, None)
    else:
        os.environ[FORMAT] = form


def all_games() -> list[Game]:
    """Every game of ours, and the test-only one, each by every version of its rules that can be played."""
    found = [*(sottovoce.find(name) for name in sottovoce.games()), souk_game.GAME]
    return [game.under(rules) for game in found for rules in reversed(game.rules_versions)]


def title(game: Game) -> str:
    """What a test calls a game: an earlier version of its rules is named."""
    return game.name if game.rules_version == game.rules_versions[-1] else f"{game.name}-rules-{game.rules_version}"


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that takes `any_game` runs for every game; one that takes `seating`, for every number of players too."""
    if "any_game" in metafunc.fixturenames:
        metafunc.parametrize("any_game", all_games(), ids=title)
    if "seating" in metafunc.fixturenames:
        seatings = [(game, players) for game in all_games() for players in game.seats]
        metafunc.parametrize("seating", seatings, ids=[f"{title(game)}-{players}" for game, players in seatings])


def pytest_addoption(parser: pytest.Parser) -> None:
    """More than every run needs."""
    parser.addoption(
        "--slowly", action="store_true", help="play whole games in browsers on a slow processor, and measure"
    )
    parser.addoption("--matrix", action="store_true", help="the same in every way there is")
