"""Learn the judgement of King of Siam by self-play, and write the weights that the package ships.

    python benchmarks/train_siam.py [--players 2] [--scale 1.0]

Generation after generation plays games against itself by tree search, the first judging by random games, the later ones
by the net learned so far; a net learns who won and what the search thought. One processor; from a fixed seed.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

import sottovoce
from sottovoce.bots.search import Playouts, Search
from sottovoce.bots.tree import Tree
from sottovoce.core.dice import Fast
from sottovoce.core.insight import Insight
from sottovoce.games.siam.features import FEATURES, Eye, parties, party_of
from sottovoce.games.siam.insight import Glance, Learned
from sottovoce.games.siam.rules import Siam
from sottovoce.games.siam.state import TURN
from sottovoce.games.siam.value import HIDDEN, Net

Array = NDArray[np.float64]
FOLDER = Path(sottovoce.__file__).parent / "games" / "siam" / "weights"
SHARP = 10_000
MOST_CARDS_AT_RANDOM = 10
EPOCHS, BATCH, RATE, DECAY = 14, 256, 2e-3, 1e-5


@dataclass
class Generation:
    """How many games, with how many simulations a turn, and how much the result counts in what is learned."""

    games: int
    simulations: int
    result: float


COURSE = (Generation(700, 300, 0.7), Generation(1400, 250, 0.5), Generation(2200, 300, 0.5), Generation(2200, 400, 0.5))


@dataclass
class Moments:
    """Positions between turns: what the parties see, and what became of it."""

    seen: list[Array]  # parties that get a score, by features
    chances: list[Array]  # by party


class Player:
    """Plays games against itself."""

    def __init__(self, players: int, insight: Insight, exploration: float, seed: int) -> None:
        self.game = sottovoce.find("siam")
        self.players, self.insight, self.dice = players, insight, Fast(seed)
        self.tree = Tree(60_000, players, exploration, 2.0)
        self.eye = Eye()

    def look(self, position: Siam) -> Array:
        """What the parties see that get a score: one of two, or all three."""
        self.eye.survey(position)
        out = vec[float]([0.0] * FEATURES)
        count = int(parties(self.players))
        views = [int(party_of(self.players, position.at_turn))] if count == 2 else list(range(count))
        seen = []
        for party in views:
            self.eye.look(position, party, out)
            seen.append([float(x) for x in out])
        return np.array(seen)

    def order(self, position: Siam) -> list[int]:
        """A seat of each party, the one whose turn it is first where there are two."""
        count = int(parties(self.players))
        turn = int(position.at_turn)
        return [turn, (turn + 1) % self.players] if count == 2 else list(range(count))

    def begin(self) -> Siam:
        """A game with some cards played at random, one or two a struggle."""
        while True:
            position = self.game.start(self.players, self.game.settle_options({}), self.dice, None)
            assert isinstance(position, Siam)
            cards = int(self.dice.roll(MOST_CARDS_AT_RANDOM * self.players // 2 + 1))
            buffer = vec[i64]([0] * int(position.room()))
            while not position.over and (position.clock < cards or position.phase != TURN):
                count = position.legal(position.at_turn, buffer)
                choice = int(self.dice.roll(count))
                if position.phase == TURN and self.dice.roll(3) > 0:
                    choice = 0
                position.apply(position.at_turn, int(buffer[choice]), self.dice)
            if not position.over:
                return position

    def think(self, search: Search, position: Siam, root: int, simulations: int) -> Array:
        """Simulate from a position; every seat's prospects on average."""
        total = np.zeros(self.players)
        for _ in range(simulations):
            search.simulate(position, root)
            total += [float(x) for x in search.prospects]
        return total / max(1, simulations)

    def pick(self, root: int, position: Siam, curious: bool) -> int:
        """The child to follow: the one looked at most, or now and then by its visits."""
        children, visits = [], []
        child = int(self.tree.first[root])
        while child >= 0:
            children.append(child)
            visits.append(int(self.tree.visits[child]))
            child = int(self.tree.next[child])
        if curious and sum(visits) > 0 and self.dice.roll(4) == 0:
            left = int(self.dice.roll(sum(visits)))
            for child, count in zip(children, visits, strict=True):
                left -= count
                if left < 0:
                    return child
        return max(zip(visits, children, strict=True))[1]

    def play(self, simulations: int, result: float, moments: Moments) -> None:
        """One game; its positions between turns are remembered."""
        position = self.begin()
        search = Search(position, self.insight, self.tree, self.dice)
        kept: list[tuple[Array, Array, list[int]]] = []
        root = int(self.tree.clear())
        while not position.over:
            if position.phase == TURN:
                root = int(self.tree.clear())
                thought = self.think(search, position, root, simulations)
                order = self.order(position)
                kept.append((self.look(position), thought[order], order))
            else:
                self.think(search, position, root, simulations // 3 - int(self.tree.visits[root]))
            root = self.pick(root, position, True)
            position.apply(position.at_turn, self.tree.action[root], self.dice)
        payoffs = np.array([position.payoff(seat) for seat in range(self.players)])
        for seen, thought, order in kept:
            moments.seen.append(seen)
            moments.chances.append(result * payoffs[order] + (1 - result) * thought)


# -- learning


@dataclass
class Weights:
    """The net while it learns."""

    inner: Array
    bias: Array
    outer: Array
    constant: Array

    def parts(self) -> list[Array]:
        return [self.inner, self.bias, self.outer, self.constant]


def fresh(seed: int) -> Weights:
    numbers = np.random.default_rng(seed)
    inner = numbers.normal(0, np.sqrt(1 / 16), (FEATURES, HIDDEN))
    return Weights(inner, np.zeros(HIDDEN), numbers.normal(0, 0.2, HIDDEN), np.zeros(1))


def gradients(weights: Weights, seen: Array, chances: Array) -> tuple[float, list[Array]]:
    """The loss of a batch, and where it falls."""
    hidden = np.maximum(0, seen @ weights.inner + weights.bias)
    scores = hidden @ weights.outer + weights.constant
    if scores.shape[1] == 1:  # two parties: the other one has nought
        scores = np.concatenate([scores, np.zeros_like(scores)], axis=1)
    scores = scores - scores.max(axis=1, keepdims=True)
    shares = np.exp(scores)
    shares /= shares.sum(axis=1, keepdims=True)
    loss = float(-(chances * np.log(shares + 1e-9)).sum(axis=1).mean())
    slope = ((shares - chances) / len(seen))[:, : seen.shape[1]]
    outer = np.einsum("bp,bph->h", slope, hidden)
    back = slope[:, :, None] * weights.outer * (hidden > 0)
    return loss, [np.einsum("bpf,bph->fh", seen, back), back.sum((0, 1)), outer, np.array([slope.sum()])]


def learn(weights: Weights, moments: Moments, seed: int) -> float:
    """Adam over all moments, several times; the mean loss of the last epoch on moments held out."""
    numbers = np.random.default_rng(seed)
    seen, chances = np.array(moments.seen), np.array(moments.chances)
    held_out = np.arange(len(seen)) % 400 < 20  # whole games, roughly
    train = np.flatnonzero(~held_out)
    first = [np.zeros_like(part) for part in weights.parts()]
    second = [np.zeros_like(part) for part in weights.parts()]
    step = 0
    for epoch in range(EPOCHS):
        rate = RATE * (1 - epoch / EPOCHS) + 1e-5
        order = numbers.permutation(train)
        for start in range(0, len(order), BATCH):
            batch = order[start : start + BATCH]
            step += 1
            _, found = gradients(weights, seen[batch], chances[batch])
            for i, (part, slope) in enumerate(zip(weights.parts(), found, strict=True)):
                first[i] += 0.1 * (slope - first[i])
                second[i] += 0.001 * (slope**2 - second[i])
                lean = first[i] / (1 - 0.9**step) / (np.sqrt(second[i] / (1 - 0.999**step)) + 1e-8)
                part -= rate * (lean + DECAY * part)
    return gradients(weights, seen[held_out], chances[held_out])[0]


def whole(weights: Weights) -> list[int]:
    """The weights as they are kept."""
    flat = np.concatenate([part.ravel() for part in weights.parts()])
    return [round(float(x) * SHARP) for x in flat]


def train(players: int, scale: float, seed: int) -> list[int]:
    """All generations; the weights of the last."""
    weights = fresh(seed)
    memory: list[Moments] = []
    insight: Insight = Playouts(Glance(8))
    exploration = 1.0
    for number, generation in enumerate(COURSE):
        begun = time.process_time()
        moments = Moments([], [])
        player = Player(players, insight, exploration, seed + number)
        for _ in range(int(generation.games * scale)):
            player.play(generation.simulations, generation.result, moments)
        played = time.process_time() - begun
        memory = [*memory[-1:], moments]
        both = Moments([s for m in memory for s in m.seen], [c for m in memory for c in m.chances])
        loss = learn(weights, both, seed + number)
        insight, exploration = Learned(8, {players: Net(whole(weights))}), 0.3
        spent = time.process_time() - begun
        print(
            f"players {players} generation {number}: {len(moments.seen)} positions, loss {loss:.4f}, "
            f"{played:.0f} s of play, {spent - played:.0f} s of learning",
            flush=True,
        )
    return whole(weights)


def main() -> int:
    """Learn for each number of players asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, nargs="*", choices=(2, 3, 4), default=[2, 3, 4])
    parser.add_argument("--scale", type=float, default=1.0, help="so many times the games")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=FOLDER)
    arguments = parser.parse_args()
    arguments.folder.mkdir(exist_ok=True)
    for players in arguments.players:
        weights = train(players, arguments.scale, arguments.seed)
        (arguments.folder / f"players-{players}.json").write_text(json.dumps(weights, separators=(",", ":")) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
