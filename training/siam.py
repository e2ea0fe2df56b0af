"""Learn the judgement of King of Siam by self-play, and write the weights that the package ships.

    python training/siam.py [--players 2 3 4] [--scale 1.0] [--workers 2] [--parts FOLDER]

Generation after generation plays games against itself by tree search, the first judging by random games, the later ones
by the net learned so far; the net learns who won and what the search thought. The weights depend on the seed and the
scale, not on the number of workers. What has been played is kept in the folder of parts, if one is named: the same
command goes on where it was interrupted.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.pool import Pool
from pathlib import Path

import numpy as np
from net_fitting import Array, Course, Weights, learn
from siam_games import SelfPlay

import sottovoce
from sottovoce.bots.playout import Playouts
from sottovoce.bots.search import Search
from sottovoce.bots.search_hints import SearchHints
from sottovoce.bots.tree import Tree
from sottovoce.games.siam.bot.evaluation import SiamEvaluation
from sottovoce.games.siam.bot.net import ValueNet
from sottovoce.games.siam.bot.net_inputs import features
from sottovoce.games.siam.bot.search_hints import PACE, PLAYERS, Foreseeing, Learned, Paced
from sottovoce.games.siam.rules.state import TURN
from sottovoce.games.siam.rules.turns import Siam

FOLDER = Path(sottovoce.__file__).parent / "games" / "siam" / "bot" / "weights"
FIRST, SECOND = 48, 16  # hidden units
MOST_CARDS_AT_RANDOM = 10
PACES = (-1, 0, 1, 1, 2, 8)  # cards that a seat may be ahead of one a struggle: by lot, so that all paces are seen
MEMORY = {2: 120_000, 3: 400_000, 4: 600_000}  # positions learned from, by players
COURSE = Course(epochs=12, batch=256, rate=2e-3, decay=1e-4)


@dataclass
class Generation:
    """How games are played and learned from."""

    games: int
    simulations: int  # for a turn
    result: float  # how much it counts in what is learned, beside what the search thought
    careful: bool = False  # think like `expert`, which takes longer


COURSES = {
    2: (
        Generation(400, 150, 0.6),
        Generation(800, 100, 0.5),
        Generation(2000, 150, 0.4),
        Generation(800, 60, 0.3, careful=True),
    ),
    3: (
        Generation(400, 150, 0.6),
        Generation(1200, 100, 0.5),
        Generation(2400, 100, 0.5),
        Generation(3200, 100, 0.5),
    ),
    4: (
        Generation(400, 150, 0.6),
        Generation(1200, 100, 0.5),
        Generation(2400, 100, 0.5),
        Generation(4000, 100, 0.5),
        Generation(6000, 100, 0.5),
    ),
}
CHUNKS = 40  # a generation's games are played in this many parts, by as many processes as there are workers


@dataclass
class Samples:
    """Positions between turns: what the parties see that get a score, and what became of every party."""

    seen: Array
    chances: Array

    def join(self, others: list[Samples]) -> Samples:
        """These, and others behind."""
        every = [self, *others]
        return Samples(np.concatenate([m.seen for m in every]), np.concatenate([m.chances for m in every]))


class Player(SelfPlay):
    """Plays games against itself as far as a generation has learned."""

    cards_solved = 4
    curious = 4

    def __init__(self, players: int, hints: SearchHints, guide: SearchHints, exploration: float, seed: int) -> None:
        super().__init__(players, Tree(60_000, players, exploration, 2.0), seed)
        self.hints, self.guide = hints, guide

    def begin(self) -> Siam:
        """A game with some cards played at random."""
        while True:
            position = self.deal()
            self.play_at_random(position, int(self.dice.roll(MOST_CARDS_AT_RANDOM * self.players // 2 + 1)))
            if not position.over:
                return position

    def think(self, search: Search, position: Siam, root: int, simulations: int) -> Array:
        """Simulate from a position; every seat's prospects on average."""
        before = np.array([float(x) for x in search.totals])
        search.repeat(position, root, simulations)
        gained = np.array([float(x) for x in search.totals]) - before
        thought: Array = (gained / max(1, simulations)).astype(np.float32)
        return thought

    def set_pace(self) -> None:
        """Each seat its own, where the rule of pace holds."""
        if self.players > PLAYERS and isinstance(self.guide, Paced):
            for seat in range(self.players):
                self.guide.ahead[seat] = PACES[int(self.dice.roll(len(PACES)))]

    def play(self, simulations: int, result: float) -> list[tuple[Array, Array]]:
        """One game: what was seen between its turns, and what became of it."""
        position = self.begin()
        self.set_pace()
        search = Search(position, self.hints, self.tree, self.dice)
        kept: list[tuple[Array, Array, list[int]]] = []
        root = int(self.tree.clear())
        payoffs = None
        while not position.over:
            payoffs = self.solved(position)
            if payoffs is not None:
                kept.append((self.look(position), payoffs[self.order(position)], self.order(position)))
                break
            if position.phase == TURN:
                root = int(self.tree.clear())
                thought = self.think(search, position, root, simulations)
                order = self.order(position)
                kept.append((self.look(position), thought[order], order))
            else:
                self.think(search, position, root, simulations // 3 - int(self.tree.visits[root]))
            root = self.pick(root, True)
            position.apply(position.at_turn, self.tree.action[root], self.dice)
        if payoffs is None:
            payoffs = np.array([position.payoff(seat) for seat in range(self.players)])
        return [(seen, result * payoffs[order] + (1 - result) * thought) for seen, thought, order in kept]


# -- generations


@dataclass
class Task:
    """A part of a generation's games, and the file that keeps what has been seen in them, if any does."""

    players: int
    weights: list[int] | None  # learned so far
    generation: Generation
    games: int
    seed: int
    file: Path | None


def play_part(task: Task) -> Samples:
    """Play a part, or read what is known of it."""
    if task.file is not None and task.file.exists():
        with np.load(task.file) as known:
            return Samples(known["seen"].astype(np.float32), known["chances"].astype(np.float32))
    if task.weights is None:
        guide = SearchHints(SiamEvaluation()) if task.players == PLAYERS else Paced(PACE)
        player = Player(task.players, Playouts(guide), guide, 1.0, task.seed)
    else:
        kind = Foreseeing if task.generation.careful else Learned
        insight = kind({task.players: ValueNet(task.players, task.weights, FIRST, SECOND)})
        player = Player(task.players, insight, insight, 0.4, task.seed)
    pairs = [
        pair for _ in range(task.games) for pair in player.play(task.generation.simulations, task.generation.result)
    ]
    samples = Samples(np.array([seen for seen, _ in pairs]), np.array([chance for _, chance in pairs], np.float32))
    if task.file is not None:
        fresh = task.file.with_suffix(".new.npz")
        np.savez_compressed(fresh, seen=samples.seen, chances=samples.chances)
        fresh.rename(task.file)
    return samples


def train(players: int, arguments: argparse.Namespace, pool: Pool) -> None:
    """All generations; the file holds the weights of the latest."""
    seed, parts = arguments.seed, arguments.parts
    weights = Weights(int(features(players)), FIRST, SECOND, seed)
    memory = Samples(np.zeros(0, np.float32), np.zeros(0, np.float32))
    known: list[int] | None = None
    for number, generation in enumerate(COURSES[players]):
        begun = time.monotonic()
        games = max(1, round(generation.games * arguments.scale / CHUNKS))
        tasks = []
        for part in range(CHUNKS):
            file = None if parts is None else parts / f"players-{players}-{number}-{part}.npz"
            tasks.append(Task(players, known, generation, games, seed + 1000 * number + part, file))
        played = list(pool.imap(play_part, tasks))
        memory = played[0].join(played[1:]) if number == 0 else memory.join(played)
        if number > 1:  # the first games were the worst
            latest = slice(-MEMORY[players], None)
            memory = Samples(memory.seen[latest], memory.chances[latest])
        learning = time.monotonic()
        loss = learn(weights, memory.seen, memory.chances, COURSE, seed + number)
        known = weights.whole()
        text = json.dumps([[FIRST, SECOND], known], separators=(",", ":"))
        (arguments.folder / f"players-{players}.json").write_text(text + "\n", "utf-8")
        print(
            f"players {players} generation {number}: {len(memory.seen)} positions, loss {loss:.4f}, "
            f"{learning - begun:.0f} s of play, {time.monotonic() - learning:.0f} s of learning",
            flush=True,
        )


def main() -> int:
    """Learn for each number of players asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, nargs="*", choices=(2, 3, 4), default=[2, 3, 4])
    parser.add_argument("--scale", type=float, default=1.0, help="so many times the games")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where the weights are written")
    parser.add_argument("--parts", type=Path, help="where the games played are kept, to go on later")
    arguments = parser.parse_args()
    for folder in (arguments.folder, arguments.parts):
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)
    with get_context("spawn").Pool(arguments.workers) as pool:
        for players in arguments.players:
            train(players, arguments, pool)
    return 0


if __name__ == "__main__":
    sys.exit(main())
