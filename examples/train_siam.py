"""Train a small agent on two-player King of Siam by self-play, in NumPy alone, and let it play against a bot.

    python examples/train_siam.py [--small] [--minutes 2] [--opponent greedy] [--games 400] [--save agent.npz]

The batched interface steps all games at once. The agent judges what a seat sees: some sums and differences of the
documented numbers go into a network with two hidden layers. It plays the answer after which it likes the table best,
and learns by temporal differences from its own games. King of Siam hides nothing, so that looking one answer ahead is
fair play.
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
from sottovoce.lab.environment import setting
from sottovoce.lab.ratings import Interval, wilson

Floats = NDArray[np.float32]
GAME, PLAYERS, PROVINCES = "siam", 2, 8
RESULTS = Path(__file__).parents[1] / "benchmarks" / "results" / "train_siam.md"
BEATEN = 0.5  # share of the victories above which the opponent is beaten
REPORT_EVERY = 30  # seconds of training
SAMPLE = 40  # games of a report


@dataclass
class Effort:
    """How much is trained and played."""

    games: int = 256  # stepped together
    steps: int = 32  # before each lesson
    hidden: tuple[int, int] = (64, 32)
    lessons: int = 1_000_000
    portion: int = 512  # samples of one update


SMALL = Effort(games=16, steps=16, hidden=(16, 8), lessons=4, portion=128)


class Sight:
    """What the network looks at, made from observations by the names of their blocks (docs/observations.md).

    Whoever rules is what counts, so the factions come in the order of their strength: what is learned about the
    strongest holds for all three.
    """

    def __init__(self) -> None:
        self.places: dict[str, tuple[slice, tuple[int, ...]]] = {}
        start = 0
        for block in setting(GAME, PLAYERS).blocks:
            self.places[block.name] = slice(start, start + block.size), tuple(len(axis) for axis in block.axes)
            start += block.size
        self.size = self(np.zeros((1, start), np.uint8)).shape[1]

    def __call__(self, seen: NDArray[np.uint8]) -> Floats:
        """The inputs for some observations, a row each."""
        turned = seen.T.astype(np.float32, order="C")  # a column each in here: then NumPy adds along memory

        def part(name: str) -> Floats:
            where, shape = self.places[name]
            return turned[where].reshape(*shape, -1)

        owner, hand, card = part("owner"), part("hand"), part("card")
        court, cards, last = part("court"), part("cards"), part("last-played")
        lead = np.clip(court[0] - court[1], -4, 4)
        strength, board = self.board(part("followers"), owner, part("contested"))
        likely = np.exp(1.3 * (strength - strength.max(axis=0)))
        factions = [*board, lead / 2, np.sign(lead), court[0] / 5, likely, part("gained") / 8, part("pool") / 10]
        factions += [hand[0, 4:], hand[1, 4:], card[4:], part("placing"), part("given")]
        order = np.argsort(-strength, axis=0) * len(seen) + np.arange(len(seen))
        ranked = np.stack(factions).reshape(len(factions), -1)[:, order.reshape(-1)]
        sets, ahead = court.min(axis=1), cards[0] - cards[1]
        rest = [(likely * np.tanh(lead / 2)).sum(axis=0) / likely.sum(axis=0), sets[0] - sets[1]]
        rest += [
            ahead / 4,
            np.sign(ahead),
            np.sign(last[0] - last[1]),
            owner[:, 3].sum(axis=0) / 4,
            *part("passes") / 2,
        ]
        rest += [*cards / 8, *hand[0, :4], *hand[1, :4], *card[:4], *part("asked"), *part("turn")]
        rest += [part("struggle")[0] == number for number in range(PROVINCES)]
        return np.concatenate([ranked.reshape(-1, len(seen)), np.array(rest, np.float32)]).T

    def board(self, followers: Floats, owner: Floats, contested: Floats) -> tuple[Floats, list[Floats]]:
        """Each faction's strength, and that with some more about it."""
        undecided = (1 - owner.sum(axis=1))[:, None]
        margin = followers - np.maximum(followers[:, [1, 2, 0]], followers[:, [2, 0, 1]])
        leading = ((margin > 0) * undecided).sum(axis=0)
        strength = owner[:, :3].sum(axis=0) + (undecided / (1 + np.exp(0.45 - 0.9 * margin))).sum(axis=0)
        now = np.clip((margin * contested[:, None]).sum(axis=0), -3, 3)
        return strength, [strength / 4, leading / 4, now / 3]


class Agent:
    """A network: what a seat sees in, its prospects between -1 and 1 out."""

    def __init__(self, hidden: tuple[int, int], seed: int) -> None:
        self.setting = setting(GAME, PLAYERS)
        self.sight = Sight()
        dice = np.random.default_rng(seed)
        sizes = (self.sight.size, *hidden, 1)
        self.weights: list[Floats] = []
        for inputs, outputs in pairwise(sizes):
            gain = np.float32(np.sqrt(2.0 / inputs))
            self.weights += [dice.standard_normal((inputs, outputs), np.float32) * gain, np.zeros(outputs, np.float32)]

    def forward(self, inputs: Floats) -> tuple[Floats, Floats, Floats]:
        """Both hidden layers, and the values."""
        w1, b1, w2, b2, w3, b3 = self.weights
        first = np.maximum(inputs @ w1 + b1, 0)
        second = np.maximum(first @ w2 + b2, 0)
        return first, second, np.tanh((second @ w3 + b3)[:, 0])

    def values(self, seen: NDArray[np.uint8]) -> Floats:
        """What a seat can hope for that sees this, a row each."""
        return self.forward(self.sight(seen))[2]

    def gradients(self, inputs: Floats, targets: Floats) -> list[Floats]:
        """Of the mean squared error."""
        _, _, w2, _, w3, _ = self.weights
        first, second, values = self.forward(inputs)
        down = ((values - targets) * (1 - values * values) * np.float32(2 / len(targets)))[:, None]
        at_second = (down @ w3.T) * (second > 0)
        at_first = (at_second @ w2.T) * (first > 0)
        found: list[Floats] = []
        for layer, at in ((inputs, at_first), (first, at_second), (second, down)):
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
        self.learn(self.agent.sight(np.concatenate(seen)[known]), targets[known])

    def learn(self, inputs: Floats, targets: Floats) -> None:
        """Updates over what was played, in random order."""
        order = self.dice.permutation(len(inputs))
        for start in range(0, len(order), self.effort.portion):
            part = order[start : start + self.effort.portion]
            self.adam.step(self.agent.gradients(inputs[part], targets[part]))


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


def share_against(agent: Agent, opponent: str, games: int, seed: int) -> float:
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


@dataclass
class Progress:
    """How far the training has come and what was said about it; kept in a file, if there is one, to go on from."""

    school: School
    file: Path | None
    seconds: float = 0.0  # of processor time, in lessons alone
    lines: list[str] = field(default_factory=list)

    def say(self, line: str) -> None:
        """Print a line and remember it."""
        self.lines.append(line)
        print(line, flush=True)

    def save(self) -> None:
        """Write all of it, the weights first."""
        if self.file is not None:
            counts = np.array([self.seconds, self.school.decisions, self.school.finished])
            np.savez(self.file, *self.school.agent.weights, counts=counts, lines=np.array(self.lines, np.str_))

    def load(self) -> None:
        """Go on from the file, if it is there."""
        if self.file is None or not self.file.exists():
            return
        kept = np.load(self.file)
        for number, weight in enumerate(self.school.agent.weights):
            weight[:] = kept[f"arr_{number}"]
        self.seconds = float(kept["counts"][0])
        self.school.decisions, self.school.finished = (int(count) for count in kept["counts"][1:])
        self.lines = [str(line) for line in kept["lines"]]
        print(*self.lines, sep="\n")

    def result(self, opponent: str, games: int) -> Interval:
        """Play against a bot and say how it went."""
        found = wilson(share_against(self.school.agent, opponent, games, 90_000), games)
        share, low, high = found
        self.say(f"against {opponent}: {share:.1%} of the victories in {games} games ({low:.1%} to {high:.1%} at 95 %)")
        return found


def train(progress: Progress, minutes: float, opponent: str) -> None:
    """Lesson after lesson, ever more carefully, with a look at the strength now and then."""
    school, spoken = progress.school, progress.seconds
    for _ in range(school.effort.lessons):
        part = progress.seconds / (60 * minutes)
        if part >= 1:
            break
        begun = time.process_time()
        school.adam.rate = 1e-3 * (1 - part) + 5e-5
        school.lesson(boldness=0.05 * (1 - part) + 0.005)
        progress.seconds += time.process_time() - begun
        if progress.seconds - spoken > REPORT_EVERY:
            spoken = progress.seconds
            share = share_against(school.agent, opponent, SAMPLE, 50_000)
            done = f"{spoken / 60:5.1f} min {school.decisions:11,} decisions"
            progress.say(f"{done}: {share:.0%} of {SAMPLE} games against {opponent}")
            progress.save()
    progress.say(f"trained on {school.decisions:,} decisions of {school.finished:,} finished games")
    progress.save()


def main() -> int:
    """Train, play, report."""
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("--small", action="store_true", help="a few seconds, to see that it runs")
    parser.add_argument("--minutes", type=float, default=2.0, help="how long to train, in minutes of processor time")
    parser.add_argument("--opponent", default="greedy", help="the bot to beat")
    parser.add_argument("--games", type=int, default=400, help="games against it at the end")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--save", type=Path, help="a file (.npz) for the network; if it is there, training goes on from it"
    )
    parser.add_argument("--keep", action="store_true", help=f"keep the report in {RESULTS.name}")
    arguments = parser.parse_args()
    if arguments.save is not None and arguments.save.suffix != ".npz":
        parser.error("the network's file is called something.npz")
    effort = SMALL if arguments.small else Effort()
    games = 4 if arguments.small else arguments.games
    progress = Progress(School(Agent(effort.hidden, arguments.seed), effort, arguments.seed), arguments.save)
    progress.load()
    train(progress, arguments.minutes, arguments.opponent)
    results = {bot: progress.result(bot, games) for bot in dict.fromkeys(("random", arguments.opponent))}
    beaten = results[arguments.opponent].low > BEATEN
    progress.say(f"{arguments.opponent} is {'beaten' if beaten else 'not beaten for certain'}")
    if arguments.keep:
        how = f"Made by `examples/train_siam.py --minutes {arguments.minutes:g}` on one core."
        head = ["# An agent trained on two-player King of Siam", "", how, "", "```"]
        RESULTS.write_text("\n".join([*head, *progress.lines, "```", ""]), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
