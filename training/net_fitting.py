"""Small nets with two hidden layers while they learn, for the scripts that train judgements."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from sottovoce.bots.net import GRAIN

Array = NDArray[np.float32]


@dataclass
class Course:
    """How a net learns."""

    epochs: int
    batch: int
    rate: float
    decay: float


class Weights:
    """The weights and biases of the layers."""

    def __init__(self, features: int, first: int, second: int, seed: int) -> None:
        numbers = np.random.default_rng(seed)
        shapes: list[tuple[tuple[int, ...], float]] = [
            ((features, first), 0.2),
            ((first,), 0.0),
            ((first, second), first**-0.5),
            ((second,), 0.0),
            ((second,), second**-0.5),
            ((1,), 0.0),
        ]
        self.parts: list[Array] = [numbers.normal(0, 1, shape).astype(np.float32) * spread for shape, spread in shapes]

    def whole(self) -> list[int]:
        """As they are kept."""
        return [round(float(x) * GRAIN) for x in np.concatenate([part.ravel() for part in self.parts])]


def gradients(weights: Weights, seen: Array, chances: Array) -> tuple[float, list[Array]]:
    """The loss of a batch, and where it falls."""
    inner, inner_bias, middle, middle_bias, outer, constant = weights.parts
    scored = seen.shape[1]
    flat = seen.reshape(-1, seen.shape[2])
    hidden = np.maximum(0, flat @ inner + inner_bias)
    deeper = np.maximum(0, hidden @ middle + middle_bias)
    scores = (deeper @ outer + constant).reshape(-1, scored)
    if scored == 1:  # two parties: the other one has nought
        scores = np.concatenate([scores, np.zeros_like(scores)], axis=1)
    shares = np.exp(scores - scores.max(axis=1, keepdims=True))
    shares /= shares.sum(axis=1, keepdims=True)
    loss = float(-(chances * np.log(shares + 1e-9)).sum(axis=1).mean())
    slope = ((shares - chances) / len(seen))[:, :scored].ravel()
    back = slope[:, None] * outer * (deeper > 0)
    further = (back @ middle.T) * (hidden > 0)
    total = np.array([slope.sum()], np.float32)
    return loss, [flat.T @ further, further.sum(0), hidden.T @ back, back.sum(0), slope @ deeper, total]


def learn(weights: Weights, seen: Array, chances: Array, course: Course, seed: int) -> float:
    """Adam over all positions, several times; the loss on positions held out.

    `seen` is by position, party that gets a score, and feature; `chances` by position and party.
    """
    numbers = np.random.default_rng(seed)
    held_out = np.arange(len(seen)) % 400 < 20  # whole games, roughly
    train = np.flatnonzero(~held_out)
    first = [np.zeros_like(part) for part in weights.parts]
    second = [np.zeros_like(part) for part in weights.parts]
    step = 0
    for epoch in range(course.epochs):
        rate = course.rate * (1 - epoch / course.epochs) + 1e-5
        order = numbers.permutation(train)
        for start in range(0, len(order), course.batch):
            batch = order[start : start + course.batch]
            step += 1
            _, found = gradients(weights, seen[batch], chances[batch])
            for i, (part, slope) in enumerate(zip(weights.parts, found, strict=True)):
                first[i] += 0.1 * (slope - first[i])
                second[i] += 0.001 * (slope**2 - second[i])
                lean = first[i] / (1 - 0.9**step) / (np.sqrt(second[i] / (1 - 0.999**step)) + 1e-8)
                part -= (rate * (lean + course.decay * part)).astype(np.float32)
    return gradients(weights, seen[held_out], chances[held_out])[0]
