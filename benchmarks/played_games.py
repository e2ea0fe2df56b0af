"""What benchmarks over whole games share: which games they play, options, clock, and the journal they keep."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import sottovoce

CONTESTS = ("siam-2", "siam-3", "siam-4", "whispers-2", "whispers-3", "whispers-4", "verrat-4")  # game and players
JOURNAL = Path("judgement-games")


def options(
    about: str | None, games: int, seed: int, contests: Sequence[str] = CONTESTS, journal: Path = JOURNAL
) -> argparse.ArgumentParser:
    """The options that all of them have."""
    parser = argparse.ArgumentParser(description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", nargs="*", choices=contests, default=list(contests), metavar="GAME-PLAYERS")
    parser.add_argument("--games", type=int, default=games, help="games to play of each")
    parser.add_argument("--seed", type=int, default=seed, help="seed of the first game")
    parser.add_argument("--journal", type=Path, default=journal, help="folder that keeps what has been played")
    parser.add_argument("--save", action="store_true", help="write the results into benchmarks/results")
    return parser


def ready(arguments: argparse.Namespace) -> bool:
    """True if the package is compiled, without which no figure is worth anything; makes the journal's folder."""
    if not sottovoce.compiled():
        print("Sottovoce is not compiled: pip install . with a C compiler.", file=sys.stderr)
        return False
    arguments.journal.mkdir(parents=True, exist_ok=True)
    return True


def count_processor_time() -> None:
    """From now on bots' time limits count the processor time of this process: a busy machine weakens nobody."""
    time.monotonic = time.process_time
