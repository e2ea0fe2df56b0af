"""Train a small agent on two-player King of Siam by self-play, in NumPy alone, and let it play against a bot.

    python examples/train_siam.py [--small] [--minutes 15] [--opponent greedy] [--games 400] [--save agent.npz]

The batched interface steps all games at once. The agent is a network with two hidden layers that judges what a seat
sees; it plays the answer after which it likes the table best, and learns by temporal differences from its own games.
King of Siam hides nothing, so that looking one answer ahead is fair play.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # small matrices: more threads only get into each other's way

import numpy as np
from numpy.typing import NDArray

import sottovoce
from sottovoce.bots import make
from sottovoce.core.bot import Question, question
from sottovoce.core.dice import Fast
from sottovoce.lab.batch import Batch
from sottovoce.lab.setting import setting

Floats = NDArray[np.float32]
GAME, PLAYERS = "siam", 2
RESULTS = Path(__file__).parents[1] / "benchmarks" / "results" / "train_siam.md"
BEATEN = 0.5  # share of the victories above which the opponent is beaten
REPORT_EVERY = 60  # seconds
SAMPLE = 40  # games of a report


@dataclass
class Effort:
    """How much is trained and played."""

    games: int = 128  # stepped together
    steps: int = 64  # before each lesson
    hidden: tuple[int, int] = (128, 32)
    lessons: int = 1_000_000
    portion: int = 512  # samples of one update


SMALL = Effort(games=16, steps=16, hidden=(16, 8), lessons=4, portion=128)


class Agent:
    """A network: what a seat sees in, its prospects between -1 and 1 out."""

    def __init__(self, hidden: tuple[int, int], seed: int) -> None:
        self.setting = setting(GAME, PLAYERS)
        self.scale = (1.0 / self.setting.highest).astype(np.float32)
        dice = np.random.default_rng(seed)
        sizes = (self.setting.size, *hidden, 1)
        self.weights: list[Floats] = []
        for inputs, outputs in pairwise(sizes):
            gain = np.float32(np.sqrt(2.0 / inputs))
            self.weights += [dice.standard_normal((inputs, outputs), np.float32) * gain, np.zeros(outputs, np.float32)]

    def forward(self, seen: Floats) -> tuple[Floats, Floats, Floats]:
        """Both hidden layers, and the values."""
        w1, b1, w2, b2, w3, b3 = self.weights
        first = np.maximum(seen @ w1 + b1, 0)
        second = np.maximum(first @ w2 + b2, 0)
        return first, second, np.tanh((second @ w3 + b3)[:, 0])

    def values(self, seen: NDArray[np.uint8]) -> Floats:
        """What a seat can hope for that sees this, a row each."""
        return self.forward(seen * self.scale)[2]

    def gradients(self, seen: Floats, targets: Floats) -> list[Floats]:
        """Of the mean squared error."""
        _, _, w2, _, w3, _ = self.weights
        first, second, values = self.forward(seen)
        down = ((values - targets) * (1 - values * values) * np.float32(2 / len(targets)))[:, None]
        at_second = (down @ w3.T) * (second > 0)
        at_first = (at_second @ w2.T) * (first > 0)
        found: list[Floats] = []
        for layer, at in ((seen, at_first), (first, at_second), (second, down)):
            found += [(layer.T @ at).astype(np.float32), at.sum(axis=0)]
        return found

    def choose(self, question: Question) -> int:
        """The answer after which the table looks best: the agent plays as a bot, from what its seat may know."""
        world = question.imagine(0)
        rows = []
        for action in question.actions:
            trial = world.copy()
            trial.apply(question.seat, action, Fast(0))
            rows.append(self.setting.observation(trial, question.seat))
        return question.actions[int(self.values(np.array(rows)).argmax())]


@dataclass
class Adam:
    """The usual optimiser, over a list of arrays."""

    weights: list[Floats]
    rate: float = 1e-3
    count: int = 0
    means: list[Floats] = field(default_factory=list)
    squares: list[Floats] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.means = [np.zeros_like(array) for array in self.weights]
        self.squares = [np.zeros_like(array) for array in self.weights]

    def step(self, gradients: list[Floats]) -> None:
        """One update."""
        self.count += 1
        rate = np.float32(self.rate * np.sqrt(1 - 0.999**self.count) / (1 - 0.9**self.count))
        for weight, gradient, mean, square in zip(self.weights, gradients, self.means, self.squares, strict=True):
            mean += np.float32(0.1) * (gradient - mean)
            square += np.float32(0.001) * (gradient * gradient - square)
            weight -= rate * mean / (np.sqrt(square) + np.float32(1e-7))


class School:
    """Self-play in a batch, and lessons from it."""

    def __init__(self, agent: Agent, effort: Effort, seed: int) -> None:
        self.agent, self.effort = agent, effort
        self.batch = Batch(GAME, PLAYERS, size=effort.games, seed=seed, zero_sum=True)
        self.dice = np.random.default_rng(seed)
        self.adam = Adam(agent.weights)
        self.decisions = 0
        self.finished = 0

    def lesson(self, boldness: float) -> None:
        """Play some steps, and learn from them."""
        batch, effort = self.batch, self.effort
        seen, values, seats, rewards, ends = [], [], [], [], []
        for _ in range(effort.steps):
            games, actions, ahead = batch.look_ahead()
            hopes = self.agent.values(ahead)
            noise = self.dice.gumbel(size=len(hopes)).astype(np.float32) * np.float32(boldness)
            best = best_rows(games, hopes + noise, effort.games)
            seen.append(ahead[best])
            values.append(hopes[best])
            seats.append(batch.to_play)
            batch.step(actions[best])
            rewards.append((2 * batch.rewards).astype(np.float32))
            ends.append(batch.terminations)
        self.decisions += effort.games * effort.steps
        self.finished += int(np.sum(ends))
        targets, known = returns(values, seats, rewards, ends)
        self.learn(np.concatenate(seen)[known] * self.agent.scale, targets[known])

    def learn(self, seen: Floats, targets: Floats) -> None:
        """Updates over what was played, in random order."""
        order = self.dice.permutation(len(seen))
        for start in range(0, len(order), self.effort.portion):
            part = order[start : start + self.effort.portion]
            self.adam.step(self.agent.gradients(seen[part], targets[part]))


def best_rows(games: NDArray[np.int64], hopes: Floats, count: int) -> NDArray[np.int64]:
    """For each game the row with the highest hope."""
    order = np.lexsort((hopes, games))
    last: NDArray[np.int64] = order[np.searchsorted(games, np.arange(count), side="right") - 1]
    return last


def returns(
    values: list[Floats],
    seats: list[NDArray[np.uint8]],
    rewards: list[Floats],
    ends: list[NDArray[np.bool_]],
    fade: float = 0.8,
) -> tuple[Floats, NDArray[np.bool_]]:
    """What each judgement should have been, by what the same seat came to think later or what the game came to."""
    steps, count = len(values), len(values[0])
    targets = np.zeros((steps, count), np.float32)
    known = np.zeros((steps, count), np.bool_)
    rows = np.arange(count)
    value = np.zeros((count, PLAYERS), np.float32)  # each seat's next judgement …
    later = np.zeros((count, PLAYERS), np.float32)  # … and what it should have been
    there = np.zeros((count, PLAYERS), np.bool_)  # … if there is one
    for t in reversed(range(steps)):
        over = ends[t]
        value[over], later[over], there[over] = rewards[t][over], rewards[t][over], True
        seat = seats[t]
        targets[t] = (1 - fade) * value[rows, seat] + fade * later[rows, seat]
        known[t] = there[rows, seat]
        later[rows, seat] = np.where(known[t], targets[t], values[t])
        value[rows, seat], there[rows, seat] = values[t], True
    return targets.reshape(-1), known.reshape(-1)


def contest(agent: Agent, opponent: str, games: int, seed: int) -> float:
    """The agent's share of the victories against a bot, both sides having each deal once."""
    game = sottovoce.find(GAME)
    won = 0.0
    for number in range(games):
        table = sottovoce.new(game, PLAYERS, seed=seed + number // 2)
        rival, own = make(opponent, game, number), number % 2
        while not table.over:
            seat = table.to_act[0]
            player = agent if seat == own else rival
            table.play_action(seat, player.choose(question(table, seat)))
        won += table.position.payoff(own)
    return won / games


class Report:
    """Lines said, and kept."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def say(self, line: str) -> None:
        """Print a line and remember it."""
        self.lines.append(line)
        print(line, flush=True)

    def result(self, agent: Agent, opponent: str, games: int) -> float:
        """Play against a bot and say how it went."""
        share = contest(agent, opponent, games, 90_000)
        error = float(np.sqrt(share * (1 - share) / games))
        self.say(f"against {opponent}: {share:.1%} of the victories in {games} games (± {error:.1%})")
        return share


def train(school: School, minutes: float, opponent: str, report: Report) -> None:
    """Lesson after lesson, ever more carefully, with a look at the strength now and then."""
    begun, spoken = time.process_time(), 0.0
    for _ in range(school.effort.lessons):
        elapsed = time.process_time() - begun
        progress = elapsed / (60 * minutes)
        if progress >= 1:
            break
        school.adam.rate = 1e-3 * (1 - progress) + 5e-5
        school.lesson(boldness=0.05 * (1 - progress) + 0.005)
        if elapsed - spoken > REPORT_EVERY:
            spoken = elapsed
            share = contest(school.agent, opponent, SAMPLE, 50_000)
            report.say(f"{elapsed / 60:5.1f} min {school.decisions:11,} decisions: {share:.0%} against {opponent}")
    report.say(f"trained on {school.decisions:,} decisions of {school.finished:,} finished games")


def main() -> int:
    """Train, play, report."""
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("--small", action="store_true", help="a few seconds, to see that it runs")
    parser.add_argument("--minutes", type=float, default=15.0, help="how long to train, in minutes of processor time")
    parser.add_argument("--opponent", default="greedy", help="the bot to beat")
    parser.add_argument("--games", type=int, default=400, help="games against it at the end")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", help="a file for the network's weights")
    parser.add_argument("--keep", action="store_true", help=f"keep the report in {RESULTS.name}")
    arguments = parser.parse_args()
    effort = SMALL if arguments.small else Effort()
    games = 4 if arguments.small else arguments.games
    agent, report = Agent(effort.hidden, arguments.seed), Report()
    train(School(agent, effort, arguments.seed), arguments.minutes, arguments.opponent, report)
    if arguments.save:
        np.savez(arguments.save, *agent.weights)
    report.result(agent, "random", games)
    beaten = report.result(agent, arguments.opponent, games) > BEATEN
    report.say(f"{arguments.opponent} is {'beaten' if beaten else 'not beaten'}")
    if arguments.keep:
        how = f"Made by `examples/train_siam.py --minutes {arguments.minutes:g}` on one core."
        head = ["# An agent trained on two-player King of Siam", "", how, "", "```"]
        RESULTS.write_text("\n".join([*head, *report.lines, "```", ""]), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
