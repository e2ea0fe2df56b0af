"""Learn the judgement of A War of Whispers from games, and write the weights that the package ships.

    python benchmarks/train_whispers.py [--players 2 3 4] [--games 12000] [--thoughtful 4000]

At first everybody plays by habit. In each generation after that everybody plays what the net learned so far finds best
when the turn is over. Now and then an answer is random. The net learns who won. The weights depend on the seed and on
the numbers of games only.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

import sottovoce
from sottovoce.core.dice import Fast
from sottovoce.games.whispers import GAME
from sottovoce.games.whispers.beliefs import Beliefs
from sottovoce.games.whispers.board import EMPIRES
from sottovoce.games.whispers.eye import FEATURES, Eye
from sottovoce.games.whispers.foresight import Foresight, weigh
from sottovoce.games.whispers.habit import Habit
from sottovoce.games.whispers.rules import Whispers
from sottovoce.games.whispers.value import GRAIN, HIDDEN, Judge

Array = NDArray[np.float32]
FOLDER = Path(sottovoce.__file__).parent / "games" / "whispers" / "weights"
TRUST = 100
ODD = 30  # one answer in so many is random
KEPT, KEPT_OF_THOUGHT = 6, 3  # one turn in so many is learned from, and the beginning of every round
EPOCHS, BATCH, RATE, DECAY = 8, 512, 3e-3, 1e-5
SEEDS = 1 << 30
NO_WAY = vec[i64]([])


class Chooser(Protocol):
    """How everybody plays."""

    def choose(self, world: Whispers, dice: Fast) -> int:
        """The asked seat's answer."""

    def surprised(self) -> None:
        """Somebody has done something else."""


class ByHabit:
    """Plays by habit, with worths as they are believed to be when a round begins."""

    def __init__(self, players: int) -> None:
        self.habit, self.round = Habit(players), 0

    def choose(self, world: Whispers, dice: Fast) -> int:
        """What habit says."""
        if self.round != world.round:
            self.round = int(world.round)
            beliefs = Beliefs(world, TRUST)
            for seat in range(int(world.seats)):
                weigh(world, seat, beliefs, self.habit.worth, seat * EMPIRES)
            self.habit.look_at(world)
        return int(self.habit.answer(world, dice))

    def surprised(self) -> None:
        """An attack in mind is off."""
        self.habit.decided = False


class ByJudgement:
    """Plays what looks best in one imagined world when the turn is over."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge

    def choose(self, world: Whispers, dice: Fast) -> int:
        """The answer that is judged best."""
        seat = int(world.asked)
        choices = world.choices(seat)
        if len(choices) == 1:
            return choices[0]
        beliefs = Beliefs(world, TRUST)
        foresight = Foresight(world, seat, beliefs, self.judge)
        imagined = world.imagine(seat, Fast(int(dice.roll(SEEDS))))
        assert isinstance(imagined, Whispers)
        beliefs.deal(imagined, seat, dice)
        seed = int(dice.roll(SEEDS))
        return max(choices, key=lambda action: foresight.glance(imagined, action, NO_WAY, Fast(seed)))

    def surprised(self) -> None:
        """Every answer is thought of anew anyway."""


class Player:
    """Plays games and keeps moments of them."""

    def __init__(self, players: int, seed: int, judge: Judge | None) -> None:
        self.players, self.dice, self.judge = players, Fast(seed), judge
        self.options = GAME.settle_options({})
        self.eye = Eye(players)
        self.seen: list[Array] = []  # of each moment, by player and feature
        self.won: list[list[float]] = []

    def look(self, world: Whispers) -> None:
        """Keep what everybody sees."""
        self.eye.survey(world)
        out = vec[float]([0.0] * FEATURES)
        views = []
        for seat in range(self.players):
            self.eye.look(world, seat, out)
            views.append(list(out))
        self.seen.append(np.array(views, np.float32))

    def play(self) -> None:
        """One game."""
        world = GAME.start(self.players, self.options, self.dice, None)
        assert isinstance(world, Whispers)
        chooser: Chooser = ByJudgement(self.judge) if self.judge else ByHabit(self.players)
        kept = KEPT_OF_THOUGHT if self.judge else KEPT
        round, turn = 0, (0, 0, 0)
        while not world.over:
            now = (int(world.round), int(world.marker), int(world.step))
            if now != turn and (now[0] != round or self.dice.roll(kept) == 0):
                self.look(world)
            round, turn = now[0], now
            if self.dice.roll(ODD) == 0:
                choices = world.choices(world.asked)
                action = choices[int(self.dice.roll(len(choices)))]
                chooser.surprised()
            else:
                action = chooser.choose(world, self.dice)
            world.apply(world.asked, action, self.dice)
        payoffs = [world.payoff(seat) for seat in range(self.players)]
        self.won += [payoffs] * (len(self.seen) - len(self.won))


@dataclass
class Weights:
    """The net while it learns."""

    inner: Array
    bias: Array
    outer: Array

    def parts(self) -> list[Array]:
        return [self.inner, self.bias, self.outer]

    def whole(self) -> list[int]:
        """As the package keeps them."""
        return [round(float(x) * GRAIN) for part in self.parts() for x in part.ravel()]


def fresh(seed: int) -> Weights:
    numbers = np.random.default_rng(seed)
    inner = numbers.normal(0, 0.2, (FEATURES, HIDDEN)).astype(np.float32)
    outer = numbers.normal(0, 0.2, HIDDEN).astype(np.float32)
    return Weights(inner, np.zeros(HIDDEN, np.float32), outer)


def gradients(weights: Weights, seen: Array, won: Array) -> tuple[float, list[Array]]:
    """The loss of a batch, and where it falls."""
    flat = seen.reshape(-1, FEATURES)
    hidden = np.maximum(0, flat @ weights.inner + weights.bias)
    scores = (hidden @ weights.outer).reshape(won.shape)
    shares = np.exp(scores - scores.max(axis=1, keepdims=True))
    shares /= shares.sum(axis=1, keepdims=True)
    loss = float(-(won * np.log(shares + 1e-9)).sum(axis=1).mean())
    slope = ((shares - won) / len(seen)).ravel()
    back = slope[:, None] * weights.outer * (hidden > 0)
    return loss, [flat.T @ back, back.sum(axis=0), slope @ hidden]


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


class Pupil:
    """The net for one number of players, and the games that it learns from."""

    def __init__(self, players: int, seed: int, file: Path) -> None:
        self.players, self.seed, self.file = players, seed, file
        self.weights = fresh(seed)
        self.generation = 0
        self.player = Player(players, seed, None)

    def learn(self, games: int) -> None:
        """One generation: play, learn from these games and those of the thoughtful generations before, write."""
        begun = time.process_time()
        for _ in range(games):
            self.player.play()
        played = time.process_time() - begun
        seen, won = np.array(self.player.seen), np.array(self.player.won, np.float32)
        loss = learn(self.weights, seen, won, self.seed + self.generation)
        learning = time.process_time() - begun - played
        whole = self.weights.whole()
        self.file.write_text(json.dumps(whole, separators=(",", ":")) + "\n", "utf-8")
        print(
            f"players {self.players}, generation {self.generation}: {games} games, {len(seen)} moments, "
            f"loss {loss:.4f}, {played:.0f} + {learning:.0f} s",
            flush=True,
        )
        self.generation += 1
        if self.player.judge is None:
            self.player = Player(self.players, self.seed + 1, None)
        self.player.judge = Judge(self.players, whole)


def main() -> int:
    """Learn for each number of players asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, nargs="*", choices=GAME.seats, default=list(GAME.seats))
    parser.add_argument("--games", type=int, default=12_000, help="games by habit")
    parser.add_argument("--thoughtful", type=int, nargs="*", default=[4_000], help="games of later generations")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=FOLDER)
    arguments = parser.parse_args()
    arguments.folder.mkdir(exist_ok=True)
    generations = [arguments.games, *arguments.thoughtful]
    pupils = [Pupil(p, arguments.seed, arguments.folder / f"players-{p}.json") for p in arguments.players]
    for games in generations:
        for pupil in pupils:
            pupil.learn(games)
    return 0


if __name__ == "__main__":
    sys.exit(main())
