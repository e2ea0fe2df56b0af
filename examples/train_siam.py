"""Train a small agent on two-player King of Siam by self-play, in NumPy alone, and let it play against a bot.

    python examples/train_siam.py [--small] [--minutes 15] [--opponent greedy] [--games 400] [--save agent.npz]

The batched interface steps all games at once. The agent is a network with two hidden layers, a policy over the legal
actions and a value; it learns by clipped policy gradients (PPO) with advantages estimated over both players' decisions.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # small matrices: more threads only get into each other's way

import numpy as np
from numpy.typing import NDArray

import sottovoce
from sottovoce.bots import make
from sottovoce.core.bot import Question, question
from sottovoce.lab.batch import Batch
from sottovoce.lab.setting import setting

Floats = NDArray[np.float32]
GAME, PLAYERS = "siam", 2
RESULTS = Path(__file__).parents[1] / "benchmarks" / "results" / "train_siam.md"
BEATEN = 0.5  # share of the victories above which the opponent is beaten


@dataclass
class Effort:
    """How much is trained and played."""

    games: int = 256  # stepped together
    steps: int = 64  # before each lesson
    hidden: int = 192
    lessons: int = 1_000_000
    epochs: int = 2
    portion: int = 2048  # samples of one update


SMALL = Effort(games=32, steps=16, hidden=32, lessons=4, portion=128)


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
        self.count += 1
        size = float(np.sqrt(sum(float((g * g).sum()) for g in gradients)))
        scale = min(1.0, 0.5 / (size + 1e-8))
        rate = self.rate * np.sqrt(1 - 0.999**self.count) / (1 - 0.9**self.count)
        for weight, g, mean, square in zip(self.weights, gradients, self.means, self.squares, strict=True):
            g = g * np.float32(scale)
            mean += np.float32(0.1) * (g - mean)
            square += np.float32(0.001) * (g * g - square)
            weight -= np.float32(rate) * mean / (np.sqrt(square) + np.float32(1e-6))


class Agent:
    """A network: what a seat sees in, a policy and a value between -1 and 1 out."""

    def __init__(self, hidden: int, seed: int) -> None:
        chosen = setting(GAME, PLAYERS)
        self.scale = (1.0 / chosen.highest).astype(np.float32)
        dice = np.random.default_rng(seed)

        def layer(inputs: int, outputs: int, gain: float) -> Floats:
            drawn: Floats = dice.standard_normal((inputs, outputs), np.float32) * np.float32(gain / np.sqrt(inputs))
            return drawn

        def zeros(size: int) -> Floats:
            return np.zeros(size, np.float32)

        heads = chosen.actions + 1  # the last one is the value
        self.weights = [layer(chosen.size, hidden, 1.4), zeros(hidden), layer(hidden, hidden, 1.4), zeros(hidden)]
        self.weights += [layer(hidden, heads, 0.1), zeros(heads)]

    def forward(self, seen: Floats, masks: NDArray[np.bool_]) -> tuple[list[Floats], Floats, Floats]:
        """The layers on the way, the policy and the value."""
        w1, b1, w2, b2, w3, b3 = self.weights
        first = np.maximum(seen @ w1 + b1, 0)
        second = np.maximum(first @ w2 + b2, 0)
        out = second @ w3 + b3
        logits = np.where(masks, out[:, :-1], np.float32(-1e9))
        logits -= logits.max(axis=1, keepdims=True)
        policy = np.exp(logits)
        policy /= policy.sum(axis=1, keepdims=True)
        return [first, second], policy, np.tanh(out[:, -1])

    def gradients(self, seen: Floats, layers: list[Floats], down: Floats) -> list[Floats]:
        """Back through the layers, from the gradient at the heads."""
        _, _, w2, _, w3, _ = self.weights
        first, second = layers
        at_second = (down @ w3.T) * (second > 0)
        at_first = (at_second @ w2.T) * (first > 0)
        return [
            seen.T @ at_first,
            at_first.sum(axis=0),
            first.T @ at_second,
            at_second.sum(axis=0),
            second.T @ down,
            down.sum(axis=0),
        ]

    def choose(self, question: Question) -> int:
        """The likeliest action: the agent plays as a bot, from what its seat may know."""
        chosen = setting(GAME, PLAYERS)
        seen = chosen.observation(question.imagine(0), question.seat)
        masks = np.zeros((1, chosen.actions), np.bool_)
        masks[0, question.actions] = True
        _, policy, _ = self.forward((seen * self.scale)[None, :], masks)
        return int(policy.argmax())


class School:
    """Self-play in a batch, and lessons from it."""

    def __init__(self, agent: Agent, effort: Effort, seed: int) -> None:
        self.agent, self.effort = agent, effort
        self.batch = Batch(GAME, PLAYERS, size=effort.games, seed=seed, zero_sum=True)
        self.dice = np.random.default_rng(seed)
        self.adam = Adam(agent.weights)
        self.decisions = 0
        self.finished = 0

    def lesson(self, entropy: float) -> None:
        """Play some steps, and learn from them."""
        effort, batch = self.effort, self.batch
        seen, masks, actions, chances, values, seats, rewards, ends = ([] for _ in range(8))  # type: ignore[var-annotated]
        rows = np.arange(effort.games)
        for _ in range(effort.steps):
            sight = batch.observations * self.agent.scale
            _, policy, value = self.agent.forward(sight, batch.masks)
            draws = self.dice.random((effort.games, 1), np.float32)
            action = (policy.cumsum(axis=1) > draws).argmax(axis=1)
            lost = ~batch.masks[rows, action]  # where rounding ran past the last legal one
            action[lost] = policy[lost].argmax(axis=1)
            for kept, new in zip(
                (seen, masks, actions, values, seats), (sight, batch.masks, action, value, batch.to_play), strict=True
            ):
                kept.append(new)
            chances.append(policy[rows, action])
            batch.step(action)
            rewards.append(2 * batch.rewards[rows, seats[-1]])
            ends.append(batch.terminations)
        _, _, last = self.agent.forward(batch.observations * self.agent.scale, batch.masks)
        gains = advantages(values, seats, rewards, ends, last, batch.to_play)
        self.decisions += effort.games * effort.steps
        self.finished += int(np.sum(ends))
        returns = (gains + np.array(values)).reshape(-1)
        flat = gains.reshape(-1)
        flat = (flat - flat.mean()) / (flat.std() + 1e-6)
        self.learn(
            np.concatenate(seen),
            np.concatenate(masks),
            np.concatenate(actions),
            np.concatenate(chances),
            flat,
            returns,
            entropy,
        )

    def learn(
        self,
        seen: Floats,
        masks: NDArray[np.bool_],
        actions: NDArray[np.int64],
        chances: Floats,
        gains: Floats,
        returns: Floats,
        entropy: float,
    ) -> None:
        """Some rounds of updates over what was played."""
        for _ in range(self.effort.epochs):
            order = self.dice.permutation(len(seen))
            for start in range(0, len(seen), self.effort.portion):
                part = order[start : start + self.effort.portion]
                layers, policy, value = self.agent.forward(seen[part], masks[part])
                down = slope(policy, value, actions[part], chances[part], gains[part], returns[part], entropy)
                self.adam.step(self.agent.gradients(seen[part], layers, down))


def advantages(
    values: list[Floats],
    seats: list[NDArray[np.uint8]],
    rewards: list[NDArray[np.float64]],
    ends: list[NDArray[np.bool_]],
    last: Floats,
    last_seat: NDArray[np.uint8],
    fade: float = 0.95,
) -> Floats:
    """How much better each decision turned out than expected; what is good for one player is bad for the other."""
    gains = np.zeros((len(values), len(last)), np.float32)
    value, seat, gain = last, last_seat, np.zeros_like(last)
    for t in reversed(range(len(values))):
        sign = np.where(seats[t] == seat, 1, -1) * ~ends[t]
        gain = (rewards[t] + sign * value - values[t] + fade * sign * gain).astype(np.float32)
        gains[t] = gain
        value, seat = values[t], seats[t]
    return gains


def slope(
    policy: Floats,
    value: Floats,
    actions: NDArray[np.int64],
    chances: Floats,
    gains: Floats,
    returns: Floats,
    entropy: float,
    clip: float = 0.2,
) -> Floats:
    """The gradient of the loss at the network's heads."""
    count = len(actions)
    rows = np.arange(count)
    ratio = policy[rows, actions] / np.maximum(chances, 1e-8)
    free = ~(((gains > 0) & (ratio > 1 + clip)) | ((gains < 0) & (ratio < 1 - clip)))
    push = (gains * ratio * free / count).astype(np.float32)
    down = np.empty((count, policy.shape[1] + 1), np.float32)
    down[:, :-1] = policy * push[:, None]
    down[rows, actions] -= push
    logs = np.log(policy + 1e-9)
    surprise = -(policy * logs).sum(axis=1, keepdims=True)
    down[:, :-1] += entropy / count * policy * (logs + surprise)
    down[:, -1] = 0.5 * (value - returns) * (1 - value * value) * 2 / count
    return down


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


def main() -> int:
    """Train, play, report."""
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("--small", action="store_true", help="a few seconds, to see that it runs")
    parser.add_argument("--minutes", type=float, default=15.0, help="how long to train")
    parser.add_argument("--opponent", default="greedy", help="the bot to beat")
    parser.add_argument("--games", type=int, default=400, help="games against it at the end")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", help="a file for the network's weights")
    parser.add_argument("--keep", action="store_true", help=f"keep the report in {RESULTS.name}")
    arguments = parser.parse_args()
    effort = SMALL if arguments.small else Effort()
    games = 4 if arguments.small else arguments.games
    agent = Agent(effort.hidden, arguments.seed)
    school = School(agent, effort, arguments.seed)
    lines: list[str] = []

    def say(line: str) -> None:
        lines.append(line)
        print(line, flush=True)

    begun, spoken = time.monotonic(), 0.0
    for number in range(effort.lessons):
        elapsed = time.monotonic() - begun
        progress = elapsed / (60 * arguments.minutes)
        if progress >= 1:
            break
        school.adam.rate = 1e-3 * max(0.05, 1 - progress)
        school.lesson(entropy=0.02 * (1 - progress) + 0.002)
        if elapsed - spoken > 60:
            spoken = elapsed
            share = contest(agent, "random", 40, 50_000)
            say(
                f"{elapsed / 60:5.1f} min {school.decisions:11,} decisions, {share:.0%} of the victories against random"
            )
    if arguments.save:
        np.savez(arguments.save, *agent.weights)
    say(f"trained on {school.decisions:,} decisions of {school.finished:,} finished games")
    for opponent in ("random", arguments.opponent):
        share = contest(agent, opponent, games, 90_000)
        error = float(np.sqrt(share * (1 - share) / games))
        say(f"against {opponent}: {share:.1%} of the victories in {games} games (± {error:.1%})")
    say(f"{arguments.opponent} is {'beaten' if share > BEATEN else 'not beaten'}")
    if arguments.keep:
        head = [
            "# An agent trained on two-player King of Siam",
            "",
            f"Made by `examples/train_siam.py --minutes {arguments.minutes:g}`.",
            "",
            "```",
        ]
        RESULTS.write_text("\n".join([*head, *lines, "```", ""]), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
