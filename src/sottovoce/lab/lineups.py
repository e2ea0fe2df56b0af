"""Who plays whom: line-ups of bots, every order of seats, and the same set-ups for each of them."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations_with_replacement, permutations
from pathlib import Path
from typing import NamedTuple

import msgspec

import sottovoce
from sottovoce import bots
from sottovoce.core.game import Game
from sottovoce.lab.language import LabError

LONGEST = 20_000  # decisions after which a game is broken off: random bots at Verrat! need some thousands
_DIGEST_DIGITS = 16
_SOURCES = ("*.py", "*.json", "*.npz", "*.npy", "*.bin")


class Tournament(msgspec.Struct, frozen=True):
    """All that a tournament's games depend on; two equal tournaments have equal games."""

    game: str
    rules: int  # version
    players: int
    options: dict[str, str]
    lineups: list[list[str]]  # bots, sorted; each is played in every order of seats
    games: int  # for each line-up, at least
    seed: int  # of the first set-up
    longest: int  # decisions
    program: str  # version
    digest: str  # of the rules and bots as they are written
    compiled: bool
    teams: bool = False  # are partners, on every second seat, bots of the same kind?
    talk: bool = True  # may bots talk?

    @property
    def bots(self) -> list[str]:
        """Every bot that plays, in the order of their first line-up."""
        return list(dict.fromkeys(bot for lineup in self.lineups for bot in lineup))

    @property
    def size(self) -> int:
        """How many games there are in all."""
        return sum(self.setups(lineup) * len(self.orders(lineup)) for lineup in self.lineups)

    def orders(self, lineup: Sequence[str]) -> list[tuple[str, ...]]:
        """Every way to seat a line-up; with teams, partners sit opposite."""
        if not self.teams:
            return seat_orders(lineup)
        return [order * 2 for order in seat_orders(lineup[: len(lineup) // 2])]

    def setups(self, lineup: Sequence[str]) -> int:
        """How many set-ups make at least as many games as wanted."""
        return -(-self.games // len(self.orders(lineup)))


class Fixture(NamedTuple):
    """One game to be played: its number, the set-up's seed, and the bots by seat."""

    number: int
    seed: int
    seats: tuple[str, ...]


def every_lineup(names: Sequence[str], players: int) -> list[list[str]]:
    """The line-ups of bots for this many players, as varied as possible: all different if there are enough."""
    varied = min(len(set(names)), players)
    unique = list(dict.fromkeys(names))
    return [list(lineup) for lineup in combinations_with_replacement(unique, players) if len(set(lineup)) == varied]


def one_among(one: str, others: str, players: int) -> list[list[str]]:
    """The line-up of one bot among others that are all alike."""
    return [[one] + [others] * (players - 1)]


def every_pair(names: Sequence[str], players: int) -> list[list[str]]:
    """The line-ups of two teams: every two bots, each on every second seat."""
    return [list(pair) * (players // 2) for pair in every_lineup(names, 2)]


def seat_orders(lineup: Sequence[str]) -> list[tuple[str, ...]]:
    """Every way to seat a line-up; seatings that look the same count once."""
    return list(dict.fromkeys(permutations(lineup)))


def fixtures(tournament: Tournament) -> Iterator[Fixture]:
    """All games, set-up by set-up, so that a part of them is fair too."""
    needed = [tournament.setups(lineup) for lineup in tournament.lineups]
    number = 0
    for setup in range(max(needed)):
        for lineup, count in zip(tournament.lineups, needed, strict=True):
            for order in tournament.orders(lineup) if setup < count else []:
                yield Fixture(number, tournament.seed + setup, order)
                number += 1


def plan(
    game: str,
    lineups: Sequence[Sequence[str]],
    players: int,
    games: int,
    seed: int,
    options: Mapping[str, object] | None = None,
    longest: int = LONGEST,
    *,
    teams: bool = False,
    talk: bool = True,
) -> Tournament:
    """A tournament, checked: the game, the seats, the options and the bots exist."""
    found = sottovoce.find(game)
    found.check_seats(players)
    settled = found.settle_options(options or {})
    if not lineups or not all(lineups):
        raise LabError("no-bots")
    if teams and not found.teams(players):
        raise LabError("no-teams", players=players)
    if len({bot for lineup in lineups for bot in lineup}) < 2:
        raise LabError("one-bot", bot=lineups[0][0])
    for bot in {bot: None for lineup in lineups for bot in lineup}:
        bots.make(bot, found, 0)  # Unknown if there is none
    return Tournament(
        game=found.name,
        rules=found.rules_version,
        players=players,
        options=settled,
        lineups=[list(lineup) for lineup in lineups],
        games=games,
        seed=seed,
        longest=longest,
        program=sottovoce.__version__,
        digest=digest(found),
        compiled=sottovoce.compiled(),
        teams=teams,
        talk=talk,
    )


def digest(game: Game) -> str:
    """A short hash of all code and data that the game, its rules and the bots are made of."""
    home = Path(sottovoce.__file__).parent
    folders = (home / "core", home / "bots", game.folder)
    files = sorted(path for folder in folders for pattern in _SOURCES for path in folder.rglob(pattern))
    whole = hashlib.sha256()
    for path in files:
        if "tests" not in path.parts[-3:]:
            whole.update(hashlib.sha256(path.read_bytes()).digest())
    return whole.hexdigest()[:_DIGEST_DIGITS]
