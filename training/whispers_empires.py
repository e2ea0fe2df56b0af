"""Learn the judgement of A War of Whispers that sees the empires in their places, and write what the package ships.

    python training/whispers_empires.py --players 3 --policy policy-crowded.json --output empires-3.json [--workers 2]

A net learns who wins games played by a learned habit (`whispers_policy.py`), and then from games of players who think
with it. The results depend on the seed and the numbers of games, not on the number of workers. With `--parts FOLDER`
games by habit are kept, and the same command with more games goes on from them.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from multiprocessing import get_context
from pathlib import Path

import numpy as np
from librt.vecs import vec
from net_fitting import Array, Course, Weights, learn
from policy_games import begin, play
from whispers_policy import Figures, write

import sottovoce
from sottovoce import bots
from sottovoce.core.dice import Fast
from sottovoce.games.whispers import GAME
from sottovoce.games.whispers.bot.net_by_empire import FEATURES, FIRST, SECOND, EmpireInputs, EmpireNet, features
from sottovoce.games.whispers.bot.policy_weights import PolicyWeights
from sottovoce.games.whispers.bot.thinker import LEVELS, Thinker
from sottovoce.games.whispers.rules.turns import Whispers

TWO = 2  # players
ODD = 25  # by habit, one answer in this many is random …
KEPT = 6  # … and one turn in this many is learned from, and the beginning of every round
PART = 500  # games by habit that are played together
RESULT, LEAD = 0.7, 3.0  # how much victory counts, the rest being the lead softened by this many points
BY_HABIT = Course(epochs=5, batch=512, rate=2e-3, decay=1e-5)
BY_THOUGHT = Course(epochs=4, batch=512, rate=5e-4, decay=1e-5)
STRAY = 0.02  # of the answers of thinking players are random …
LOOKS = 0.4  # … and this many of their turns are learned from
# Quick, and with loyalties by habit: the judgement that would weigh them is only being learned.
THINKING = LEVELS["expert"]._replace(
    simulations=20, width=8, nodes=300, glances=4, seconds=float("inf"), schooled=False, exchanges=False, lean=0.0
)


class Moments:
    """Positions as the players see them that get a score, and what became of everybody."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.inputs = EmpireInputs(players)
        self.seen: list[Array] = []

    def look(self, world: Whispers) -> None:
        """Keep what all players see."""
        out = vec[float]([0.0] * FEATURES)
        count = int(features(self.players))
        views = []
        for seat in range(self.players):
            self.inputs.look(world, seat, out)
            views.append(np.fromiter(out, np.float32, FEATURES)[:count])
        self.seen.append(np.array(views))

    def judged(self, world: Whispers) -> tuple[Array, Array]:
        """With what became of them when the game was over: of two players, each separately."""
        scores = [int(world.score(seat)) for seat in range(self.players)]
        soft = np.exp(np.array(scores) / LEAD)
        won = np.array([world.payoff(seat) for seat in range(self.players)])
        chances = (RESULT * won + (1 - RESULT) * soft / soft.sum()).astype(np.float32)
        seen = np.array(self.seen, np.float32)
        if self.players > TWO:
            return seen, np.repeat(chances[None], len(seen), axis=0)
        return seen.reshape(-1, 1, seen.shape[2]), np.tile(np.array([chances, chances[::-1]]), (len(seen), 1))


def by_habit(task: tuple[int, Figures, int, Path | None]) -> tuple[Array, Array]:
    """Moments of some games by habit, played or read."""
    players, figures, seed, file = task
    if file is not None and file.exists():
        with np.load(file) as known:
            return known["seen"].astype(np.float32), known["became"]
    weights, dice = PolicyWeights(figures), Fast(seed)
    parts = []
    for _ in range(PART):
        moments = Moments(players)

        def watch(world: Whispers, fresh: bool, moments: Moments = moments) -> None:
            if fresh or dice.roll(KEPT) == 0:
                moments.look(world)

        world = begin(players, dice)
        play(world, [weights] * players, dice, ODD, watch)
        parts.append(moments.judged(world))
    seen, became = joined(parts)
    if file is not None:
        fresh_file = file.with_suffix(".new.npz")
        np.savez_compressed(fresh_file, seen=seen.astype(np.float16), became=became)
        fresh_file.rename(file)
    return seen, became


def by_thought(task: tuple[int, Figures, list[int], int]) -> tuple[Array, Array]:
    """Moments of one game of thinking players."""
    count, figures, weights, seed = task
    lots, moments = random.Random(seed), Moments(count)
    table = sottovoce.new(GAME, count, seed)
    players = [Thinker(lots.getrandbits(40), THINKING, THINKING) for _ in range(count)]
    for player in players:
        player.weights, player.net = PolicyWeights(figures), EmpireNet(count, weights)
    world = table.position
    assert isinstance(world, Whispers)
    turn = (0, 0, 0)
    while not table.over:
        now = (int(world.round), int(world.marker), int(world.step))
        if now[0] != turn[0] or (now != turn and lots.random() < LOOKS):
            moments.look(world)
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
    """Learn by habit, then by thought."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, choices=GAME.seats, required=True)
    parser.add_argument("--policy", type=Path, required=True, help="the figures of habit")
    parser.add_argument("--output", type=Path, required=True, help="where the weights are written")
    parser.add_argument("--games", type=int, default=60_000, help="by habit that the net learns from")
    parser.add_argument("--thought", type=int, default=4_000, help="games of thinking players that it learns from")
    parser.add_argument("--parts", type=Path, help="folder that keeps the games by habit, to go on with more of them")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    players, seed = arguments.players, arguments.seed
    if arguments.parts is not None:
        arguments.parts.mkdir(parents=True, exist_ok=True)
    figures: Figures = json.loads(arguments.policy.read_text("utf-8"))
    weights = Weights(int(features(players)), FIRST, SECOND, seed)
    with get_context("spawn").Pool(arguments.workers) as pool:
        begun = time.monotonic()
        tasks: list[tuple[int, Figures, int, Path | None]] = []
        for part in range(arguments.games // PART):
            file = None if arguments.parts is None else arguments.parts / f"habit-{players}-{part:04}.npz"
            tasks.append((players, figures, seed + part, file))
        teach(weights, pool.map(by_habit, tasks, chunksize=1), BY_HABIT, seed, begun)
        write(arguments.output, weights.whole())
        begun = time.monotonic()
        games = [(players, figures, weights.whole(), seed + game) for game in range(arguments.thought)]
        if games:
            teach(weights, pool.map(by_thought, games, chunksize=4), BY_THOUGHT, seed, begun)
            write(arguments.output, weights.whole())
    return 0


if __name__ == "__main__":
    sys.exit(main())
