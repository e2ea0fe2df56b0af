"""A layer of a small net, against the plain sum."""

from __future__ import annotations

import random

import pytest
from librt.vecs import vec

from sottovoce.core.layer import spread


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
