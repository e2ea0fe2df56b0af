"""`sottovoce check`: play random games, hold every promise against them, and keep what breaks one."""

from __future__ import annotations

import random
import secrets
from argparse import Namespace
from pathlib import Path

import sottovoce
from sottovoce.cli import arguments, files
from sottovoce.cli.progress import progress
from sottovoce.cli.screen import Screen
from sottovoce.core.conformance import Failure, check_game
from sottovoce.core.game import Game

_USUAL_GAMES = 1000
_MOST_FAILURES = 10
_SEEDS = 1 << 48


def run(args: Namespace, lang: str) -> int:
    """Many games; every number of players and random options where none are given."""
    screen = Screen(lang)
    game = sottovoce.find(args.game)
    games = arguments.number(args.games, "games", 1) or _USUAL_GAMES
    wanted = arguments.number(args.players, "players", 1)
    counts = game.seats if wanted is None else (game.check_seats(wanted),)
    fixed = arguments.options(args.option, game)
    folder = files.folder(Path(args.save or "."))  # before an hour of checking rather than after it
    first = arguments.number(args.seed, "seed")
    first = secrets.randbelow(_SEEDS) if first is None else first
    entries, failures = 0, 0
    with progress(screen, "check-going", games) as advance:
        for seed in range(first, first + games):
            players = counts[(seed - first) % len(counts)]
            try:
                entries += check_game(game, players, _options(game, fixed, seed), seed).entries
            except Failure as failure:
                failures += 1
                _keep(screen, folder / f"{game.name}-{players}-{seed}.game", failure)
            advance()
            if failures == _MOST_FAILURES:
                screen.say("check-enough", count=failures)
                break
    if failures:
        screen.say("check-bad", count=failures, games=games, seed=str(first))
        return 1
    screen.say("check-good", games=games, entries=entries, seed=str(first))
    return 0


def _options(game: Game, fixed: dict[str, object], seed: int) -> dict[str, object]:
    """The options given, and the others by lot."""
    lot = random.Random(seed)
    return {option.name: lot.choice(option.values) for option in game.options} | fixed


def _keep(screen: Screen, path: Path, failure: Failure) -> None:
    """Write the game that failed and say where it is."""
    screen.whole(screen.speaker.say("check-failed", reason=str(failure)), "red")
    if not failure.file:
        return
    files.keep(path, failure.file)
    screen.whole(f"  {path}", "bold")
