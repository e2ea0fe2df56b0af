"""Learn how good a position of Verrat! is for each seat, from greedy games: where `verrat_rounds.py` begins.

    python training/verrat.py --games 30000 --seed 1

It needs NumPy and the compiled rules. The same seed gives the same weights on the same machine.
"""

from __future__ import annotations

import argparse
import json
import time
from array import array
from collections import Counter
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from sottovoce.bots.net import FINE_GRAIN as GRAIN
from sottovoce.core.dice import Fast
from sottovoce.games.verrat.bot import greedy_policy
from sottovoce.games.verrat.bot import net as net_module
from sottovoce.games.verrat.bot.net import FEATURES, HIDDEN, ValueNet
from sottovoce.games.verrat.rules import piles
from sottovoce.games.verrat.rules.board import (
    CITIES,
    CITY,
    DUNGEON,
    DUNGEONS,
    EXILE,
    HAND,
    NONE,
    PLAYERS,
    SEATS,
    VIZIERS,
)
from sottovoce.games.verrat.rules.scoring import crowned
from sottovoce.games.verrat.rules.state import BY_TRAVEL, INTRIGUE, Law
from sottovoce.games.verrat.rules.turns import Verrat, set_up

Floats = NDArray[np.float32]
HELD_BACK = 10  # every so many-th game is not learned from
EPOCHS = 5
BATCH = 512
PACE = 0.004
DECAY = 1e-5


def look(judge: ValueNet, s: Verrat, rows: array[float]) -> None:
    """Keep the features of all seats."""
    judge.survey(s)
    for seat in range(PLAYERS):
        judge.look(s, seat)
        rows.extend(judge.features)


def shake(s: Verrat, dice: Fast) -> None:
    """Anything may have happened before: other hands, other places. Else it would learn only what good play meets."""
    for seat in range(PLAYERS):
        for _ in range(int(dice.roll(9))):
            city = int(dice.roll(CITIES))
            if s.tops[city] != NONE:
                piles.take_top(s, seat, city)
                piles.turn_up(s, city, dice)
    for v in range(VIZIERS):
        s.court[s.places[v]] = NONE
    for v in range(VIZIERS):
        s.places[v] = place = any_place(s, dice)
        if place < SEATS:
            s.court[place] = v
        elif DUNGEON <= place < HAND:
            s.dungeons[place - DUNGEON] = v
    s.round = dice.roll(15)
    s.begin_round()


def any_place(s: Verrat, dice: Fast) -> int:
    """A place for a vizier: most are at court, some travel, a few sit in dungeons."""
    while True:
        what = int(dice.roll(100))
        seat, cell = int(dice.roll(SEATS)), int(dice.roll(DUNGEONS))
        if what < 55 and s.court[seat] == NONE:
            return seat
        if 55 <= what < 85:
            return CITY + int(dice.roll(CITIES))
        if 85 <= what < 96 and s.dungeons[cell] == NONE:
            return DUNGEON + cell
        if what >= 96:
            return HAND if what < 98 else EXILE


def play(seed: int, judge: ValueNet, rows: array[float]) -> Verrat:
    """A whole greedy game; its features as each round begins go into `rows`."""
    dice, minds = Fast(3 * seed), Fast(3 * seed + 1)
    s = set_up(Law(False, False, False, False), dice, None)
    number = 0
    if seed % 2:
        shake(s, dice)
        crowned(s, BY_TRAVEL)
    while not s.over:
        if s.phase == INTRIGUE and s.round != number:
            number = int(s.round)
            look(judge, s, rows)
        seat = s.turn()
        s.apply(seat, greedy_policy.decide(s, seat, NONE, minds), dice)
    return s


def gather(games: int, seed: int) -> tuple[Floats, Floats, NDArray[np.int64]]:
    """Features (position, seat, feature), what each seat won, and the number of the game."""
    judge = net_module.learned()
    rows = array("f")
    wins: list[list[float]] = []
    numbers: list[int] = []
    lengths: Counter[int] = Counter()
    began = time.process_time()
    for number in range(games):
        s = play(seed * 1_000_000 + number, judge, rows)
        lengths[int(s.round)] += 1
        added = len(rows) // (PLAYERS * FEATURES) - len(wins)
        wins += [[s.payoff(seat) for seat in range(PLAYERS)]] * added
        numbers += [number] * added
    rounds = sum(length * count for length, count in lengths.items()) / games
    print(f"{games} games, {rounds:.1f} rounds each, {len(wins)} positions, {time.process_time() - began:.0f} s")
    x = np.frombuffer(rows, dtype=np.float32).reshape(-1, PLAYERS, FEATURES)
    return x, np.array(wins, dtype=np.float32), np.array(numbers)


class Net:
    """One hidden layer for each seat, and a softmax over the seats."""

    def __init__(self, rng: np.random.Generator) -> None:
        self.parts = [
            rng.normal(0, 0.2, (FEATURES, HIDDEN)).astype(np.float32),
            np.full(HIDDEN, 0.1, dtype=np.float32),
            rng.normal(0, 0.3, HIDDEN).astype(np.float32),
        ]

    def chances(self, x: Floats, less: Floats | float = 0.0) -> tuple[Floats, Floats]:
        """What it says, its scores lowered by so much, and what its hidden layer holds."""
        first, bias, last = self.parts
        hidden = np.maximum(x @ first + bias, 0)
        scores = hidden @ last - less
        scores = np.exp(scores - scores.max(axis=1, keepdims=True))
        return scores / scores.sum(axis=1, keepdims=True), hidden

    def slopes(self, x: Floats, won: Floats, less: Floats | float = 0.0) -> list[Floats]:
        """The gradients of the cross-entropy."""
        said, hidden = self.chances(x, less)
        error = (said - won) / len(x)
        below = error[:, :, None] * self.parts[2] * (hidden > 0)
        flat = below.reshape(-1, HIDDEN)
        return [x.reshape(-1, FEATURES).T @ flat, flat.sum(axis=0), np.einsum("ps,psh->h", error, hidden)]

    def loss(self, x: Floats, won: Floats) -> float:
        """The cross-entropy."""
        said, _ = self.chances(x)
        return float(-(won * np.log(said + 1e-9)).sum(axis=1).mean())


def fit(x: Floats, won: Floats, numbers: NDArray[np.int64], seed: int) -> Net:
    """Adam, with a pace that falls."""
    rng = np.random.default_rng(seed)
    held = numbers % HELD_BACK == 0
    net, learn = Net(rng), np.flatnonzero(~held)
    means = [np.zeros_like(part) for part in net.parts]
    squares = [np.zeros_like(part) for part in net.parts]
    step, steps = 0, EPOCHS * (len(learn) // BATCH)
    for epoch in range(EPOCHS):
        rng.shuffle(learn)
        for start in range(0, len(learn) - BATCH + 1, BATCH):
            batch = learn[start : start + BATCH]
            step += 1
            pace = PACE * (1 - step / (steps + 1))
            for nth, slope in enumerate(net.slopes(x[batch], won[batch])):
                slope = slope + DECAY * net.parts[nth]
                means[nth] = 0.9 * means[nth] + 0.1 * slope
                squares[nth] = 0.999 * squares[nth] + 0.001 * slope**2
                mean, square = means[nth] / (1 - 0.9**step), squares[nth] / (1 - 0.999**step)
                net.parts[nth] -= np.float32(pace) * mean / (np.sqrt(square) + np.float32(1e-8))
        if epoch in (0, EPOCHS - 1):
            said = [net.loss(x[held], won[held]), net.loss(x[~held], won[~held])]
            print(f"epoch {epoch + 1}: loss {said[0]:.4f} held back, {said[1]:.4f} learned (by chance 1.3863)")
    return net


def main() -> None:
    """Play, learn, write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=30_000)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    x, won, numbers = gather(chosen.games, chosen.seed)
    net = fit(x, won, numbers, chosen.seed)
    weights = [round(float(w) * GRAIN) for part in net.parts for w in part.reshape(-1)]
    target = Path(net_module.__file__).parent / net_module.FILE
    target.write_text(json.dumps(weights) + "\n", "utf-8")
    print(f"wrote {target}")


if __name__ == "__main__":
    main()
