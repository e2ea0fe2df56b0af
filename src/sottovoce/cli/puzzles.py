"""`sottovoce puzzles`: find puzzles in games of strong bots, or prove again all those that are kept."""

from __future__ import annotations

from argparse import Namespace
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import msgspec

import sottovoce
from sottovoce.cli import arguments, files
from sottovoce.cli.progress import progress
from sottovoce.cli.screen import Screen
from sottovoce.core.errors import Error
from sottovoce.core.game import Game
from sottovoce.core.words import Typed
from sottovoce.lab import judged_puzzles
from sottovoce.lab import puzzles as lab
from sottovoce.school.puzzle import EASIEST, HARDEST, Puzzle, puzzles
from sottovoce.school.words import speaker

MAKE, CHECK = "make", "check"
_USUAL_GAMES = 100


def run(args: Namespace, lang: str) -> int:
    """Make or check."""
    screen = Screen(lang)
    game = sottovoce.find(args.game)
    if args.task == MAKE:
        return _make(args, screen, game)
    if args.task == CHECK:
        return _check(screen, game)
    raise Error("puzzles-task", task=Typed(args.task))


def _make(args: Namespace, screen: Screen, game: Game) -> int:
    """Look for puzzles in this many games, and write each as it is found."""
    players = game.check_seats(arguments.number(args.players, "players", 1) or game.seats[0])
    games = arguments.number(args.games, "games", 1) or _USUAL_GAMES
    seed = arguments.number(args.seed, "seed") or 1
    out = files.promise(args.out or f"{game.name}-{players}.jsonl")
    assert isinstance(out, Path)
    make = _maker(game)
    found: list[Puzzle] = []
    with progress(screen, "puzzles-going", games) as advance:
        for puzzle in make(game, players, seed, games):
            if puzzle is not None:  # written at once: nothing is lost if somebody stops it
                found.append(puzzle)
                files.keep(out, _lines(found))
            advance()
    files.keep(out, _lines(found))
    screen.say("puzzles-made", count=len(found), games=games, file=str(out))
    return 0


def _lines(found: list[Puzzle]) -> str:
    """Puzzles as they are kept, a line each."""
    return "".join(msgspec.json.encode(puzzle).decode() + "\n" for puzzle in found)


def _maker(game: Game) -> Callable[[Game, int, int, int], Iterator[Puzzle | None]]:
    """Who looks for puzzles: by proof where there is a prover, else by judgement; Error where there is neither."""
    if game.puzzles.prover() is not None:
        return lab.make_puzzles
    if game.judge(0, 1.0) is None:
        raise Error("no-puzzles", game=game.name)
    return judged_puzzles.make_puzzles


def _checker(game: Game) -> Callable[[Puzzle], bool]:
    """Who says whether a puzzle holds."""
    prover = game.puzzles.prover()
    if prover is not None:
        return partial(lab.proven, game, prover)
    return partial(judged_puzzles.ahead_still, game)


def _check(screen: Screen, game: Game) -> int:
    """Prove every puzzle again."""
    holds = _checker(game)
    kept = puzzles(game)
    wrong = 0
    with progress(screen, "puzzles-proving", len(kept)) as advance:
        for puzzle in kept.values():
            if not holds(puzzle):
                wrong += 1
                screen.whole(puzzle.id, "red")
            advance()
    screen.say("puzzles-bad" if wrong else "puzzles-good", count=wrong or len(kept))
    for players in sorted({puzzle.players for puzzle in kept.values()}):
        _spread(screen, [puzzle for puzzle in kept.values() if puzzle.players == players])
    return 1 if wrong else 0


def _spread(screen: Screen, found: list[Puzzle]) -> None:
    """How the puzzles for a number of players are spread over themes and difficulties."""
    spoken = speaker(screen.lang)
    themes = Counter(spoken.token(f"theme:{puzzle.theme}") for puzzle in found).most_common()
    levels = Counter(puzzle.level for puzzle in found)
    screen.say(
        "puzzles-spread",
        players=found[0].players,
        count=len(found),
        themes=", ".join(f"{theme} {count}" for theme, count in themes),
        levels=" / ".join(f"{levels[level]}" for level in range(EASIEST, HARDEST + 1)),
    )
