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


def shares(weights: Weights, seen: Array) -> Array:
    """What a net says of every party."""
    return _forward(weights, seen)[-1]


def _forward(weights: Weights, seen: Array) -> tuple[Array, Array, Array, Array]:
    """What goes in, by party that gets a score, what both layers hold, and the shares of all parties."""
    inner, inner_bias, middle, middle_bias, outer, constant = weights.parts
    flat = seen.reshape(-1, seen.shape[2])
    hidden = np.maximum(0, flat @ inner + inner_bias)
    deeper = np.maximum(0, hidden @ middle + middle_bias)
    scores = (deeper @ outer + constant).reshape(-1, seen.shape[1])
    if seen.shape[1] == 1:  # two parties: the other one has zero
        scores = np.concatenate([scores, np.zeros_like(scores)], axis=1)
    found = np.exp(scores - scores.max(axis=1, keepdims=True))
    found /= found.sum(axis=1, keepdims=True)
    return flat, hidden, deeper, found


def gradients(weights: Weights, seen: Array, chances: Array) -> tuple[float, list[Array]]:
    """The loss of a batch, and where it falls."""
    _, _, middle, _, outer, _ = weights.parts
    flat, hidden, deeper, found = _forward(weights, seen)
    loss = float(-(chances * np.log(found + 1e-9)).sum(axis=1).mean())
    slope = ((found - chances) / len(seen))[:, : seen.shape[1]].ravel()
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
