"""Learn the figures by which A War of Whispers is played by habit, and write the file that the package ships.

    python training/whispers_policy.py --players 2 --output policy.json --generations 150 --workers 2
    python training/whispers_policy.py --players 3 4 --start policy.json --output policy-crowded.json --games 600

CMA-ES (`pip install .[train]`) looks for the figures with which one habit wins most among habits of before: those it
started from and, once it clearly beats them, what it was itself. With several numbers of players one set of figures
serves all, and each gets its share of the games. After every generation the state is kept beside the output, and the
same command goes on from there. The results depend on the seed and the numbers of games, not on the number of workers.
"""

from __future__ import annotations

import argparse
import json
import math
import pickle
import sys
import time
from collections.abc import Sequence
from multiprocessing import get_context
from multiprocessing.pool import Pool
from pathlib import Path

import cma
import numpy as np
from numpy.typing import NDArray
from policy_games import begin, play

from sottovoce.core.dice import Fast
from sottovoce.games.whispers.bot.policy_weights import PLAIN, PolicyWeights

Figures = dict[str, list[int]]
APART = 1_000_003  # seeds of two generations
POPULATION, SPREAD, DIAGONAL = 20, 0.5, 40
GAMES = 2_000  # for each of them
CLEARLY = 1.12  # with this many times its share among the opponents of before it becomes one itself
OPPONENTS = 4
SOFT = 4.0  # points
# How far a step goes, and where figures end.
STEP = {
    "banner": 10,
    "icon": 10,
    "land": 10,
    "lost_again": 20,
    "exposed": 15,
    "defence": 12,
    "offence": 8,
    "hope": 4,
    "added": 8,
    "keep": 12,
    "draw": 12,
    "swapped": 8,
    "regret": 300,
    "rivalry": 25,
    "duty": 8,
    "hatred": 60,
    "anyway": 80,
    "conquest": 6,
    "danger": 6,
    "turn": 20,
    "last_turn": 20,
    "mine": 30,
    "theirs": 30,
    "before": 30,
}
FREE = ("banner", "icon", "land", "added", "draw", "swapped", "duty")  # may fall below zero
FIXED = (("regret", 0), ("regret", 3))  # too early to know, and too late
PLACES = [(name, i) for name, numbers in PLAIN.items() for i in range(len(numbers)) if (name, i) not in FIXED]


def figures(steps: NDArray[np.float64], start: Figures) -> Figures:
    """What is this many steps away from other figures."""
    found = {name: list(numbers) for name, numbers in start.items()}
    for (name, i), step in zip(PLACES, steps, strict=True):
        number = round(start[name][i] + float(step) * STEP[name])
        found[name][i] = number if name in FREE else max(0, number)
    return found


def fare_among(task: tuple[Figures, Figures, Sequence[int], int, int]) -> tuple[float, float]:
    """How one habit fares among another: victories and leads together, and victories as a multiple of its share."""
    one, other, tables, games, seed = task
    own, theirs = PolicyWeights(one), PolicyWeights(other)
    fitness = won = 0.0
    for game in range(games):
        players = tables[game % len(tables)]
        setup, seat = divmod(game // len(tables), players)
        dice = Fast(seed * APART + setup)
        world = begin(players, dice)
        play(world, [own if at == seat else theirs for at in range(players)], dice)
        payoff = world.payoff(seat)
        won += payoff * players
        best = max(world.score(at) for at in range(players) if at != seat)
        fitness += 0.6 * payoff + 0.4 * slope(world.score(seat) - best, SOFT)
    return fitness / games, won / games


def slope(lead: int, spread: float) -> float:
    """A lead as a chance."""
    return 1.0 / (1.0 + math.exp(-lead / spread))


def tune(
    generations: int,
    seed: int,
    pool: Pool,
    tables: Sequence[int],
    first: Figures,
    output: Path,
    games: int = GAMES,
) -> None:
    """Write the figures in the middle of the last generation."""
    kept = output.with_suffix(".state")
    if kept.exists():
        search, opponents, done = pickle.loads(kept.read_bytes())
    else:
        options = {"popsize": POPULATION, "seed": seed, "verbose": -9, "CMA_diagonal": DIAGONAL}
        search, opponents, done = cma.CMAEvolutionStrategy([0.0] * len(PLACES), SPREAD, options), [first], 0
    begun = time.monotonic()
    for number in range(done + 1, generations + 1):
        steps = search.ask()
        rival = opponents[number % len(opponents)]
        tasks = [(figures(step, first), rival, tables, games, number) for step in steps]
        fared = pool.map(fare_among, tasks, chunksize=1)
        search.tell(steps, [-fitness for fitness, _ in fared])
        if number % 10 == 0 or number == generations:
            middle = figures(search.mean, first)
            checks = [(middle, rival, tables, 2 * games, APART) for rival in (first, opponents[-1])]
            (_, by_start), (_, before) = pool.map(fare_among, checks, chunksize=1)
            if before > CLEARLY:
                opponents = [*opponents, middle][-OPPONENTS:]
            print(
                f"generation {number}: {by_start:.3f} times its share among the figures it started from, "
                f"{before:.3f} among itself of before, {time.monotonic() - begun:.0f} s",
                flush=True,
            )
            write(output, middle)
        kept.write_bytes(pickle.dumps((search, opponents, number)))


def write(file: Path, content: Figures | list[int]) -> None:
    """As the package reads it."""
    file.write_text(json.dumps(content, separators=(",", ":")) + "\n", "utf-8")


def main() -> int:
    """Learn for the numbers of players asked for together."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, nargs="*", choices=(2, 3, 4), default=[3, 4])
    parser.add_argument("--start", type=Path, help="figures to start from; by default those set by hand")
    parser.add_argument("--output", type=Path, required=True)
    parser.add_argument("--generations", type=int, default=40)
    parser.add_argument("--games", type=int, default=GAMES, help="for each set of figures that is tried")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    start: Figures = json.loads(arguments.start.read_text("utf-8")) if arguments.start else PLAIN
    with get_context("spawn").Pool(arguments.workers) as pool:
        told = (arguments.generations, arguments.seed, pool, tuple(arguments.players), start, arguments.output)
        tune(*told, games=arguments.games)
    return 0


if __name__ == "__main__":
    sys.exit(main())
