"""Small nets and their layers, against the plain sums."""

from __future__ import annotations

import random

import pytest
from librt.vecs import vec

from sottovoce.bots.net import GRAIN, Net, spread


@pytest.mark.parametrize("units", [1, 7, 8, 16, 19])
def test_every_unit_gets_its_weighted_sum_or_nought(units: int) -> None:
    chance = random.Random(units)
    inputs = [0.0 if number % 3 == 0 else chance.gauss(0, 1) for number in range(11)]
    weights = [chance.gauss(0, 1) for _ in range(11 * units)]
    bias = [chance.gauss(0, 1) for _ in range(units)]
    outputs = vec[float]([-1.0] * units)
    spread(vec[float](inputs), len(inputs), vec[float](weights), vec[float](bias), outputs, units)
    for unit in range(units):
        total = bias[unit] + sum(x * weights[i * units + unit] for i, x in enumerate(inputs))
        assert outputs[unit] == pytest.approx(max(0.0, total))


def test_a_net_scores_by_its_layers() -> None:
    chance = random.Random(3)
    weights = [round(chance.gauss(0, 1) * GRAIN) for _ in range(5 * 9 + 9 + 9 * 4 + 4 + 4 + 1)]
    seen = [chance.gauss(0, 1) for _ in range(5)]
    left = [weight / GRAIN for weight in weights]
    values = seen
    for units in (9, 4):
        inner, bias, left = (
            left[: len(values) * units],
            left[len(values) * units :][:units],
            left[len(values) * units :][units:],
        )
        sums = [bias[unit] + sum(x * inner[i * units + unit] for i, x in enumerate(values)) for unit in range(units)]
        values = [max(0.0, total) for total in sums]
    score = left[-1] + sum(x * weight for x, weight in zip(values, left[:-1], strict=True))
    assert Net(weights, 5, 9, 4).score(vec[float](seen)) == pytest.approx(score)


def test_a_net_wants_all_its_weights() -> None:
    with pytest.raises(AssertionError):
        Net([0] * 98, 5, 9, 4)
