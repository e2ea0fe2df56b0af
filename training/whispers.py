"""Learn the judgement of A War of Whispers from games played by habit, and write the weights that the package ships.

    python training/whispers.py [--players 2 3 4] [--games 12000]

Everybody plays by habit, now and then at random; the net learns who won. The weights depend on the seed and on the
number of games only.
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
from numpy.typing import NDArray
from policy_games import begin, play

import sottovoce
from sottovoce.bots.net import FINE_GRAIN as GRAIN
from sottovoce.core.dice import Fast
from sottovoce.games.whispers import GAME
from sottovoce.games.whispers.bot.net import HIDDEN
from sottovoce.games.whispers.bot.net_inputs import FEATURES, NetInputs
from sottovoce.games.whispers.bot.policy_weights import plain
from sottovoce.games.whispers.rules.turns import Whispers

Array = NDArray[np.float32]
FOLDER = Path(sottovoce.__file__).parent / "games" / "whispers" / "bot" / "weights"
ODD = 30  # one answer in this many is random
KEPT = 6  # one turn in this many is learned from, and the beginning of every round
EPOCHS, BATCH, RATE, DECAY = 8, 512, 3e-3, 1e-5


class Player:
    """Plays games by habit and keeps moments of them."""

    def __init__(self, players: int, seed: int) -> None:
        self.players, self.dice = players, Fast(seed)
        self.inputs = NetInputs(players)
        self.seen: list[Array] = []  # of each moment, by player and feature
        self.won: list[list[float]] = []

    def look(self, world: Whispers) -> None:
        """Keep what everybody sees."""
        self.inputs.survey(world)
        out = vec[float]([0.0] * FEATURES)
        views = []
        for seat in range(self.players):
            self.inputs.look(world, seat, out)
            views.append([float(x) for x in out])
        self.seen.append(np.array(views, np.float32))

    def play(self) -> None:
        """One game."""
        world = begin(self.players, self.dice)
        play(world, [plain()] * self.players, self.dice, ODD, self.watch)
        payoffs = [world.payoff(seat) for seat in range(self.players)]
        self.won += [payoffs] * (len(self.seen) - len(self.won))

    def watch(self, world: Whispers, fresh: bool) -> None:
        """Keep the beginning of every round, and some turns."""
        if fresh or self.dice.roll(KEPT) == 0:
            self.look(world)


@dataclass
class Weights:
    """The net while it learns."""

    inner: Array
    bias: Array
    outer: Array

    def parts(self) -> list[Array]:
        return [self.inner, self.bias, self.outer]


def fresh(seed: int) -> Weights:
    numbers = np.random.default_rng(seed)
    inner = numbers.normal(0, 0.2, (FEATURES, HIDDEN)).astype(np.float32)
    outer = numbers.normal(0, 0.2, HIDDEN).astype(np.float32)
    return Weights(inner, np.zeros(HIDDEN, np.float32), outer)


def gradients(weights: Weights, seen: Array, won: Array) -> tuple[float, list[Array]]:
    """The loss of a batch, and where it falls."""
    hidden = np.maximum(0, seen @ weights.inner + weights.bias)
    scores = hidden @ weights.outer
    shares = np.exp(scores - scores.max(axis=1, keepdims=True))
    shares /= shares.sum(axis=1, keepdims=True)
    loss = float(-(won * np.log(shares + 1e-9)).sum(axis=1).mean())
    slope = (shares - won) / len(seen)
    back = slope[:, :, None] * weights.outer * (hidden > 0)
    flat = seen.reshape(-1, FEATURES)
    inner = flat.T @ back.reshape(-1, HIDDEN)
    return loss, [inner, back.sum((0, 1)), np.einsum("bp,bph->h", slope, hidden)]


def learn(weights: Weights, seen: Array, won: Array, seed: int) -> float:
    """Adam over all moments, several times; the mean loss on moments held out."""
    numbers = np.random.default_rng(seed)
    held_out = len(seen) // 20
    first = [np.zeros_like(part) for part in weights.parts()]
    second = [np.zeros_like(part) for part in weights.parts()]
    step = 0
    for epoch in range(EPOCHS):
        rate = RATE * (1 - epoch / EPOCHS) + 1e-5
        order = held_out + numbers.permutation(len(seen) - held_out)
        for start in range(0, len(order), BATCH):
            batch = order[start : start + BATCH]
            step += 1
            _, found = gradients(weights, seen[batch], won[batch])
            for i, (part, slope) in enumerate(zip(weights.parts(), found, strict=True)):
                first[i] += 0.1 * (slope - first[i])
                second[i] += 0.001 * (slope**2 - second[i])
                lean = first[i] / (1 - 0.9**step) / (np.sqrt(second[i] / (1 - 0.999**step)) + 1e-8)
                part -= np.float32(rate) * (lean + np.float32(DECAY) * part)
    return gradients(weights, seen[:held_out], won[:held_out])[0]


def train(players: int, games: int, seed: int, file: Path) -> None:
    """Play, learn, write."""
    begun = time.process_time()
    player = Player(players, seed)
    for _ in range(games):
        player.play()
    played = time.process_time() - begun
    seen, won = np.array(player.seen), np.array(player.won, np.float32)
    weights = fresh(seed)
    loss = learn(weights, seen, won, seed)
    flat = np.concatenate([part.ravel() for part in weights.parts()])
    file.write_text(json.dumps([round(float(x) * GRAIN) for x in flat], separators=(",", ":")) + "\n", "utf-8")
    learning = time.process_time() - begun - played
    print(f"players {players}: {len(seen)} moments, loss {loss:.4f}, {played:.0f} + {learning:.0f} s", flush=True)


def main() -> int:
    """Learn for each number of players asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, nargs="*", choices=GAME.seats, default=list(GAME.seats))
    parser.add_argument("--games", type=int, default=12_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=FOLDER)
    arguments = parser.parse_args()
    arguments.folder.mkdir(exist_ok=True)
    for players in arguments.players:
        train(players, arguments.games, arguments.seed, arguments.folder / f"players-{players}.json")
    return 0


if __name__ == "__main__":
    sys.exit(main())
