"""How strong the levels are, on one scale: neighbours on the ladder play each other, and ratings come from who won.

    python benchmarks/levels.py [--only siam-2 whispers-3] [--games 40] [--slow 12] [--seed 80001] [--save]

Every two neighbours share a table: with two players one each, with teams a team each, else in every mixture. Ratings
are after Bradley, Terry and Luce, and anchored: `greedy`, which does not change, has 1,000 points in every game; 400
more are ten times the strength. Games in which somebody thinks long are fewer (`--slow`); time limits count processor
time. Games are kept in the folder `--journal`: the same command goes on where it was interrupted. `--save` writes
results/levels.md and the figures that players are told, `ratings.json` in every game's folder of bots.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from itertools import permutations
from pathlib import Path

import msgspec
from played_games import count_processor_time, options, ready

import sottovoce
from sottovoce.lab.lineups import Fixture
from sottovoce.lab.match import Sitting, play
from sottovoce.lab.ratings import Interval, Result, ratings

RESULTS = Path(__file__).parent / "results" / "levels.md"
GAMES = Path(__file__).parents[1] / "src" / "sottovoce" / "games"
ANCHOR, POINTS = "greedy", 1_000
LEVELS = ("random", "novice", "greedy", "casual", "regular", "expert")
PAIRS = (
    ("random", "novice"),
    ("novice", "greedy"),
    ("novice", "casual"),
    ("casual", "greedy"),
    ("casual", "regular"),
    ("greedy", "regular"),
    ("regular", "expert"),
)
SLOW = ("regular", "expert")  # who thinks long
LONGEST = 6_000  # entries


class Played(msgspec.Struct):
    """A game as the journal keeps it."""

    seats: list[str]
    seed: int
    payoffs: list[float]


def seatings(what: str, pair: tuple[str, str]) -> list[tuple[str, ...]]:
    """Every way in which two levels share a table."""
    name, players = what.split("-")
    count = int(players)
    if count == 2 or sottovoce.find(name).teams(count):
        return [tuple(order) * (count // 2) for order in permutations(pair)]
    orders: list[tuple[str, ...]] = []
    for more in range(1, count):
        orders += dict.fromkeys(permutations([pair[0]] * more + [pair[1]] * (count - more)))
    return orders


def fixtures(what: str, games: int, slow: int, seed: int) -> Iterator[Fixture]:
    """All games, the seatings of a pair in turn."""
    for nth, pair in enumerate(PAIRS):
        orders = seatings(what, pair)
        for number in range(slow if set(pair) & set(SLOW) else games):
            yield Fixture(number, seed + 1000 * nth + number // len(orders), orders[number % len(orders)])


def games(what: str, count: int, slow: int, seed: int, folder: Path) -> list[Played]:
    """All games, played where they are not there yet."""
    journal = folder / f"{what}.levels.jsonl"
    lines = journal.read_bytes().split(b"\n")[:-1] if journal.exists() else []
    before = [msgspec.json.decode(line, type=Played) for line in lines]
    known = {(game.seed, tuple(game.seats)): game for game in before}
    found = []
    for fixture in fixtures(what, count, slow, seed):
        key = (fixture.seed, fixture.seats)
        if key not in known:
            sitting = Sitting(fixture, what.split("-")[0], {}, LONGEST, talk=True, keep=False)
            known[key] = Played(list(fixture.seats), fixture.seed, play(sitting).played.payoffs or [])
            with journal.open("ab") as file:
                file.write(msgspec.json.encode(known[key]) + b"\n")
        found.append(known[key])
    return [game for game in found if game.payoffs]


def rated(found: list[Played]) -> dict[str, Interval]:
    """Ratings of all levels, anchored."""
    every = ratings(LEVELS, [Result(game.seats, game.payoffs) for game in found if sum(game.payoffs) > 0])
    up = POINTS - every[ANCHOR].value
    return {level: Interval(*(figure + up for figure in every[level])) for level in LEVELS}


def keep(name: str, figures: dict[str, dict[str, int]]) -> None:
    """Write what players are told of a game's levels, beside what is known of other numbers of players."""
    file = GAMES / name / "bot" / "ratings.json"
    known = json.loads(file.read_text("utf-8")) if file.exists() else {}
    file.write_text(json.dumps({**known, **figures}, indent=1, sort_keys=True) + "\n", "utf-8")


def main() -> int:
    """Play, rate, print."""
    parser = options(__doc__, games=40, seed=80_001)
    parser.add_argument("--slow", type=int, default=12, help="games of each pair in which somebody thinks long")
    arguments = parser.parse_args()
    if not ready(arguments):
        return 2
    count_processor_time()
    lines = [
        "| game and players | games | " + " | ".join(LEVELS) + " |",
        "| --- | ---: | " + " | ".join("---:" for _ in LEVELS) + " |",
    ]
    print("\n".join(lines))
    for what in arguments.only:
        found = games(what, arguments.games, arguments.slow, arguments.seed, arguments.journal)
        figures = rated(found)
        cells = [f"{one.value:.0f} ± {(one.high - one.low) / 2:.0f}" for one in figures.values()]
        lines.append(f"| {what} | {len(found)} | " + " | ".join(cells) + " |")
        print(lines[-1], flush=True)
        if arguments.save:
            name, players = what.split("-")
            keep(name, {players: {level: round(one.value) for level, one in figures.items()}})
    if arguments.save:
        told = f"`{ANCHOR}` has {POINTS} points; 400 more are ten times the strength. Seeds from {arguments.seed} on."
        head = f"# How strong the levels are\n\n{told} Made by levels.py --save.\n\n"
        RESULTS.write_text(head + "\n".join(lines) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
