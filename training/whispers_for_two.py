"""Learn how A War of Whispers is played by two, and write what the package ships: figures of habit, and a judgement.

    python training/whispers_for_two.py [--workers 2] [--steps habit net]

First habit learns: CMA-ES (`pip install .[train]`) looks for the figures with which it beats the habit set by hand and
what it was itself before. Then a net learns who wins games played by that habit, and last from games of players who
think with it. The results depend on the seed and the numbers of games, not on the number of workers.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import sys
import time
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.pool import Pool
from pathlib import Path

import cma
import numpy as np
from librt.vecs import vec
from net_fitting import Array, Course, Weights, learn
from policy_games import begin, play

import sottovoce
from sottovoce import bots
from sottovoce.core.dice import Fast
from sottovoce.games.whispers import GAME
from sottovoce.games.whispers.bot.net_two_players import FEATURES, FIRST, SECOND, DuelInputs, DuelNet
from sottovoce.games.whispers.bot.policy_weights import PLAIN, PolicyWeights
from sottovoce.games.whispers.bot.thinker import LEVELS, Thinker
from sottovoce.games.whispers.rules.turns import Whispers

FOLDER = Path(sottovoce.__file__).parent / "games" / "whispers" / "bot" / "weights"
Figures = dict[str, list[int]]
APART = 1_000_003  # seeds of two generations

# -- habit

POPULATION, SPREAD, DIAGONAL = 20, 0.5, 40
GAMES = 2_000  # for each of them
CLEARLY = 0.56  # with so many victories over the opponent of before it becomes one itself
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
FREE = ("banner", "icon", "land", "added", "draw", "swapped", "duty")  # may fall below nought
FIXED = (("regret", 0), ("regret", 3))  # too early to know, and too late
PLACES = [(name, i) for name, numbers in PLAIN.items() for i in range(len(numbers)) if (name, i) not in FIXED]


def figures(steps: Array) -> Figures:
    """What is so many steps away from the figures set by hand."""
    found = {name: list(numbers) for name, numbers in PLAIN.items()}
    for (name, i), step in zip(PLACES, steps, strict=True):
        number = round(PLAIN[name][i] + float(step) * STEP[name])
        found[name][i] = number if name in FREE else max(0, number)
    return found


def contest(task: tuple[Figures, Figures, int, int]) -> tuple[float, float]:
    """How one habit fares against another: victories and leads together, and victories alone."""
    one, other, games, seed = task
    manners = [PolicyWeights(one), PolicyWeights(other)]
    fitness = won = 0.0
    for game in range(games):
        seat = game % 2
        dice = Fast(seed * APART + game // 2)
        world = begin(2, dice)
        play(world, manners[::-1] if seat else manners, dice)
        payoff = world.payoff(seat)
        won += payoff
        fitness += 0.6 * payoff + 0.4 * slope(world.score(seat) - world.score(1 - seat), SOFT)
    return fitness / games, won / games


def slope(lead: int, spread: float) -> float:
    """A lead as a chance."""
    return 1.0 / (1.0 + math.exp(-lead / spread))


def tune(generations: int, seed: int, pool: Pool) -> Figures:
    """The figures in the middle of the last generation."""
    options = {"popsize": POPULATION, "seed": seed, "verbose": -9, "CMA_diagonal": DIAGONAL}
    search = cma.CMAEvolutionStrategy([0.0] * len(PLACES), SPREAD, options)
    opponents: list[Figures] = [PLAIN]
    begun = time.monotonic()
    for number in range(1, generations + 1):
        steps = search.ask()
        rival = opponents[number % len(opponents)]
        fared = pool.map(contest, [(figures(step), rival, GAMES, number) for step in steps], chunksize=1)
        search.tell(steps, [-fitness for fitness, _ in fared])
        if number % 10 == 0 or number == generations:
            middle = figures(search.mean)
            tasks = [(middle, rival, 2 * GAMES, APART) for rival in (PLAIN, opponents[-1])]
            (_, by_hand), (_, before) = pool.map(contest, tasks, chunksize=1)
            if before > CLEARLY:
                opponents = [*opponents, middle][-OPPONENTS:]
            print(
                f"generation {number}: {by_hand:.3f} against the figures set by hand, {before:.3f} against itself of "
                f"before, {time.monotonic() - begun:.0f} s",
                flush=True,
            )
    return figures(search.mean)


# -- judgement

ODD = 25  # by habit, one answer in so many is random …
KEPT = 6  # … and one turn in so many is learned from, and the beginning of every round
PART = 500  # games by habit that are played together
RESULT, LEAD = 0.7, 3.0  # how much victory counts, the rest being the lead softened by so many points
BY_HABIT = Course(epochs=5, batch=512, rate=2e-3, decay=1e-5)
BY_THOUGHT = Course(epochs=4, batch=512, rate=5e-4, decay=1e-5)
STRAY = 0.02  # of the answers of thinking players are random …
LOOKS = 0.4  # … and so many of their turns are learned from
# Quick, and with loyalties by habit: the judgement that would weigh them is only being learned.
THINKING = LEVELS["expert"]._replace(
    simulations=20, width=8, nodes=300, glances=4, seconds=float("inf"), schooled=False, lean=0.0
)


@dataclass
class Moments:
    """Positions as one player sees them, and what became of him and of the other."""

    seen: list[Array]
    seats: list[int]

    def look(self, world: Whispers, inputs: DuelInputs) -> None:
        """Keep what both players see."""
        out = vec[float]([0.0] * FEATURES)
        for seat in range(2):
            inputs.look(world, seat, out)
            self.seen.append(np.fromiter(out, np.float32, FEATURES))
            self.seats.append(seat)

    def judged(self, world: Whispers) -> tuple[Array, Array]:
        """With what became of them when the game was over."""
        chances = []
        for seat in range(2):
            lead = slope(world.score(seat) - world.score(1 - seat), LEAD)
            chances.append(RESULT * world.payoff(seat) + (1 - RESULT) * lead)
        became = [[chances[seat], 1 - chances[seat]] for seat in self.seats]
        return np.array(self.seen, np.float32)[:, None, :], np.array(became, np.float32)


def by_habit(task: tuple[Figures, int]) -> tuple[Array, Array]:
    """Moments of some games by habit."""
    policy_weights, inputs, dice = PolicyWeights(task[0]), DuelInputs(), Fast(task[1])
    parts = []
    for _ in range(PART):
        moments = Moments([], [])

        def watch(world: Whispers, fresh: bool, moments: Moments = moments) -> None:
            if fresh or dice.roll(KEPT) == 0:
                moments.look(world, inputs)

        world = begin(2, dice)
        play(world, [policy_weights, policy_weights], dice, ODD, watch)
        parts.append(moments.judged(world))
    return joined(parts)


def by_thought(task: tuple[Figures, list[int], int]) -> tuple[Array, Array]:
    """Moments of one game of thinking players."""
    policy_weights, weights, seed = task
    lots, inputs, moments = random.Random(seed), DuelInputs(), Moments([], [])
    table = sottovoce.new(GAME, 2, seed)
    players = [Thinker(lots.getrandbits(40), THINKING, THINKING) for _ in range(2)]
    for player in players:
        player.weights, player.net = PolicyWeights(policy_weights), DuelNet(weights)
    world = table.position
    assert isinstance(world, Whispers)
    turn = (0, 0, 0)
    while not table.over:
        now = (int(world.round), int(world.marker), int(world.step))
        if now[0] != turn[0] or (now != turn and lots.random() < LOOKS):
            moments.look(world, inputs)
        turn = now
        seat = table.to_act[0]
        stray = lots.random() < STRAY
        table.play(seat, lots.choice(table.choices(seat)) if stray else bots.answer(players[seat], table, seat))
    return moments.judged(world)


def joined(parts: list[tuple[Array, Array]]) -> tuple[Array, Array]:
    """All parts in a row."""
    return np.concatenate([seen for seen, _ in parts]), np.concatenate([became for _, became in parts])


def teach(weights: Weights, parts: list[tuple[Array, Array]], course: Course, seed: int, begun: float) -> None:
    """Learn from some games."""
    seen, became = joined(parts)
    played = time.monotonic() - begun
    loss = learn(weights, seen, became, course, seed)
    learning = time.monotonic() - begun - played
    print(f"{len(seen)} positions, loss {loss:.4f}, {played:.0f} s of play, {learning:.0f} s of learning", flush=True)


def main() -> int:
    """Policy, then the judgement."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--steps", nargs="*", choices=("habit", "net"), default=["habit", "net"])
    parser.add_argument("--generations", type=int, default=150, help="of habits")
    parser.add_argument("--games", type=int, default=60_000, help="by habit that the net learns from")
    parser.add_argument("--thought", type=int, default=4_000, help="games of thinking players that it learns from")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where the results are written")
    arguments = parser.parse_args()
    seed, habit_file, net_file = arguments.seed, arguments.folder / "policy.json", arguments.folder / "two-players.json"
    arguments.folder.mkdir(parents=True, exist_ok=True)
    with get_context("spawn").Pool(arguments.workers) as pool:
        if "habit" in arguments.steps:
            write(habit_file, tune(arguments.generations, seed, pool))
        if "net" in arguments.steps:
            policy_weights: Figures = json.loads(habit_file.read_text("utf-8"))
            weights = Weights(FEATURES, FIRST, SECOND, seed)
            begun = time.monotonic()
            tasks = [(policy_weights, seed + part) for part in range(arguments.games // PART)]
            teach(weights, pool.map(by_habit, tasks, chunksize=1), BY_HABIT, seed, begun)
            begun = time.monotonic()
            games = [(policy_weights, weights.whole(), seed + game) for game in range(arguments.thought)]
            teach(weights, pool.map(by_thought, games, chunksize=4), BY_THOUGHT, seed, begun)
            write(net_file, weights.whole())
    return 0


def write(file: Path, content: Figures | list[int]) -> None:
    """As the package reads it."""
    file.write_text(json.dumps(content, separators=(",", ":")) + "\n", "utf-8")


if __name__ == "__main__":
    sys.exit(main())
