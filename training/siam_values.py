"""Learn what a position of King of Siam is worth from games of strong players, with what their search found as targets.

    python training/siam_values.py play --players 2 --parts FOLDER [--games 2000] [--simulations 200] [--minutes 90]
    python training/siam_values.py learn --players 2 --parts FOLDER --output players-2.json [--start WEIGHTS]

`play` thinks as `expert` does, perfect endgames included, and keeps every position between turns: what the net would
see, what the search thought of it, and what came of the game. With `--quick` the tree's leaves are not solved, which
is eight times as fast with three players. It may be interrupted at any time and goes on with the next part. `learn`
goes on from the weights that are shipped (or others) with all parts in the folder: the target of a position is what
the search thought of the positions after it, weighed less the further they are (and at last the result), so that one
lucky move far ahead says little. The same parts and seed give the same weights.

The shipped weights for two players come from 2,400 games with 150 simulations a turn, from seed 1, on top of those that
siam.py learned; those for three from 1,220 games with `--quick` and 60 simulations, from seed 21, learned with
`--decay 0.9 --epochs 6 --rate 6e-4` on top of those of siam.py.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from net_fitting import Array, Course, Weights, learn, shares
from numpy.typing import NDArray
from siam_games import SelfPlay

import sottovoce
from sottovoce.bots.net import GRAIN
from sottovoce.bots.search import Search
from sottovoce.bots.tree import Tree
from sottovoce.games.siam.bot.net_inputs import features, parties
from sottovoce.games.siam.bot.search_hints import PLAYERS, Foreseeing, Learned
from sottovoce.games.siam.rules.state import TURN
from sottovoce.games.siam.rules.turns import Siam

GAMES_OF_A_PART = 20
MOST_CARDS_AT_RANDOM = 8  # before a game of two begins, by one in two games
CURIOUS_UNTIL = 5  # the struggle from which on it follows the most visited answer only
EXPLORATION = {2: 0.3, 3: 0.5, 4: 0.6}
PACES = (0, 1, 1, 1, 2, 8)  # cards that a seat may be ahead of one a struggle, by lot, with more than two
DECAY = 0.8  # weight of what the search thought a turn later, and so on
COURSE = Course(epochs=6, batch=256, rate=3e-4, decay=1e-4)
WEIGHTS = Path(sottovoce.__file__).parent / "games" / "siam" / "bot" / "weights"


@dataclass
class Sample:
    """A position between turns."""

    seen: Array
    thought: Array  # by party, in the order of `parties_from`
    order: list[int]  # a seat of each party
    struggle: int


class Player(SelfPlay):
    """Plays games against itself as `expert` thinks."""

    cards_solved = 6
    curious = 6

    def __init__(self, players: int, simulations: int, seed: int, quick: bool) -> None:
        tree = Tree(40 * simulations + 5_000, players, EXPLORATION[players], 2.0)
        super().__init__(players, tree, seed)
        self.simulations, self.hints = simulations, Learned() if quick else Foreseeing()

    def begin(self) -> Siam:
        """A game as it is set up, or with some cards already played at random."""
        while True:
            position = self.deal()
            if self.dice.roll(2) == 0:
                return position
            self.play_at_random(position, int(self.dice.roll(MOST_CARDS_AT_RANDOM * self.players // 2)) + 1)
            if not position.over:
                return position

    def play(self) -> tuple[list[Sample], Array]:
        """One game: its positions between turns, and every seat's share of the victory."""
        position = self.begin()
        for seat in range(self.players):
            self.hints.ahead[seat] = PACES[int(self.dice.roll(len(PACES)))] if self.players > PLAYERS else 1
        search = Search(position, self.hints, self.tree, self.dice)
        samples: list[Sample] = []
        root = 0
        while not position.over:
            solved = self.solved(position)
            if solved is not None:
                samples.append(self.sample(position, solved))
                return samples, solved
            if position.phase == TURN:
                root = int(self.tree.clear())
                samples.append(self.sample(position, self.think(search, position, root, self.simulations)))
            else:
                self.think(search, position, root, self.simulations // 3 - int(self.tree.visits[root]))
            root = self.pick(root, position.struggle < CURIOUS_UNTIL)
            position.apply(position.at_turn, self.tree.action[root], self.dice)
        return samples, np.array([position.payoff(seat) for seat in range(self.players)], np.float32)

    def sample(self, position: Siam, thought: Array) -> Sample:
        """What is kept of a position."""
        order = self.order(position)
        return Sample(self.look(position), thought[order], order, int(position.struggle))

    def think(self, search: Search, position: Siam, root: int, simulations: int) -> Array:
        """Simulate from a position; every seat's prospects on average in the later half of the thought."""
        search.repeat(position, root, simulations // 2)
        before = np.array([float(x) for x in search.totals])
        search.repeat(position, root, simulations - simulations // 2)
        gained = np.array([float(x) for x in search.totals]) - before
        found: Array = (gained / max(1, simulations - simulations // 2)).astype(np.float32)
        return found


def play(arguments: argparse.Namespace) -> None:
    """Play part after part, each from a seed of its own, skipping those that are there."""
    ends = time.monotonic() + 60 * arguments.minutes
    for part in range(arguments.games // GAMES_OF_A_PART):
        file = arguments.parts / f"players-{arguments.players}-{part:04}.npz"
        if file.exists():
            continue
        if time.monotonic() > ends:
            return
        player = Player(arguments.players, arguments.simulations, arguments.seed * 100_000 + part, arguments.quick)
        seen, thoughts, results, turns, games, struggles = [], [], [], [], [], []
        for game in range(GAMES_OF_A_PART):
            samples, payoffs = player.play()
            for sample in samples:
                seen.append(sample.seen)
                thoughts.append(sample.thought)
                results.append(payoffs[sample.order])
                turns.append(sample.order[0] % 2)
                games.append(part * GAMES_OF_A_PART + game)
                struggles.append(sample.struggle)
        fresh = file.with_suffix(".new.npz")
        np.savez_compressed(
            fresh,
            seen=np.array(seen, np.float16),
            thoughts=np.array(thoughts, np.float32),
            results=np.array(results, np.float32),
            turns=np.array(turns, np.int64),
            games=np.array(games, np.int64),
            struggles=np.array(struggles, np.int64),
        )
        fresh.rename(file)
        print(f"{file.name}: {len(seen)} positions", flush=True)


@dataclass
class Data:
    """The positions of all parts, in the order in which they were played."""

    seen: Array
    thoughts: Array
    results: Array
    turns: NDArray[np.int64]  # with two parties, whose turn it is
    games: NDArray[np.int64]
    struggles: NDArray[np.int64]


def read(parts: Path, players: int) -> Data:
    """All that has been played."""
    found: dict[str, list[NDArray[np.float32]]] = {}
    for file in sorted(parts.glob(f"players-{players}-*.npz")):
        with np.load(file) as known:
            for name in known.files:
                found.setdefault(name, []).append(known[name])
    joined = {name: np.concatenate(pieces) for name, pieces in found.items()}
    return Data(
        joined["seen"].astype(np.float32),
        joined["thoughts"],
        joined["results"],
        joined["turns"].astype(np.int64),
        joined["games"].astype(np.int64),
        joined["struggles"].astype(np.int64),
    )


def targets(data: Data, two: bool, decay: float) -> Array:
    """What is to be learned of every position: the thoughts after it, the nearer the more, and at last the result."""
    found = np.empty_like(data.results)
    following: Array | None = None
    for number in range(len(found) - 1, -1, -1):
        if following is None or data.games[number] != data.games[number + 1]:
            found[number] = data.results[number]
        else:
            later = decay * following + (1 - decay) * data.thoughts[number + 1]
            same = not two or data.turns[number] == data.turns[number + 1]
            found[number] = later if same else later[::-1]
        following = found[number]
    return found


def started(file: Path, players: int) -> Weights:
    """The weights of a file, to go on from; numbers that its net did not see yet count for nothing at first."""
    (first, second), numbers = json.loads(file.read_text("utf-8"))
    seen = int(features(players))
    weights = Weights(seen, first, second, 0)
    missing = sum(part.size for part in weights.parts) - len(numbers)
    numbers[seen * first - missing : seen * first - missing] = [0] * missing
    left: Array = (np.array(numbers) / GRAIN).astype(np.float32)
    for nth, part in enumerate(weights.parts):
        weights.parts[nth] = left[: part.size].reshape(part.shape).astype(np.float32)
        left = left[part.size :]
    return weights


def misses(weights: Weights, data: Data, held_out: NDArray[np.bool_]) -> float:
    """The Brier score of a net by the results of games that it has not learned from."""
    said = shares(weights, data.seen[held_out])
    return float(((said - data.results[held_out]) ** 2).mean())


def teach(arguments: argparse.Namespace) -> None:
    """Fit a net and write it; every tenth part is held out."""
    data = read(arguments.parts, arguments.players)
    held_out = (data.games // GAMES_OF_A_PART) % 10 == 9
    start = arguments.start or WEIGHTS / f"players-{arguments.players}.json"
    weights, first = started(start, arguments.players), started(start, arguments.players)
    before = misses(first, data, held_out)
    wanted = targets(data, int(parties(arguments.players)) == 2, arguments.decay)
    course = Course(arguments.epochs, COURSE.batch, arguments.rate, COURSE.decay)
    learn(weights, data.seen[~held_out], wanted[~held_out], course, arguments.seed)
    games = len(set(data.games.tolist()))
    after = misses(weights, data, held_out)
    print(f"{games} games, {len(data.seen)} positions; Brier of those held out {before:.4f} before, {after:.4f} after")
    for struggle in sorted(set(data.struggles.tolist())):
        rows = held_out & (data.struggles == struggle)
        even = float(((data.results[rows] - 1 / data.results.shape[1]) ** 2).mean())
        thought = float(((data.thoughts[rows] - data.results[rows]) ** 2).mean())
        told = f"before {misses(first, data, rows):.4f}, after {misses(weights, data, rows):.4f}, search {thought:.4f}"
        print(f"struggle {struggle + 1}: {rows.sum()} positions, {told}, even chances {even:.4f}")
    sizes = [len(weights.parts[1]), len(weights.parts[3])]
    text = json.dumps([sizes, weights.whole()], separators=(",", ":"))
    arguments.output.write_text(text + "\n", "utf-8")


def main() -> int:
    """Play or learn."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("play", "learn"))
    parser.add_argument("--players", type=int, choices=(2, 3, 4), required=True)
    parser.add_argument("--parts", type=Path, required=True, help="folder of what has been played")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--simulations", type=int, default=200, help="for a turn")
    parser.add_argument("--quick", action="store_true", help="solve positions reached, not the leaves of the tree")
    parser.add_argument("--minutes", type=float, default=90, help="begin no part after this")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--decay", type=float, default=DECAY, help="weight of each later turn's thought")
    parser.add_argument("--epochs", type=int, default=COURSE.epochs)
    parser.add_argument("--rate", type=float, default=COURSE.rate, help="how fast it learns at first")
    parser.add_argument("--output", type=Path, help="where the weights are written")
    parser.add_argument("--start", type=Path, help="weights to go on from; by default those that are shipped")
    arguments = parser.parse_args()
    arguments.parts.mkdir(parents=True, exist_ok=True)
    if arguments.what == "play":
        play(arguments)
        return 0
    if arguments.output is None:
        parser.error("learn needs --output")
    teach(arguments)
    return 0


if __name__ == "__main__":
    sys.exit(main())
