"""A layer of a small net, for the judgements that games learn."""

from librt.vecs import vec
from mypy_extensions import i64


def spread(
    inputs: vec[float], size: i64, weights: vec[float], bias: vec[float], outputs: vec[float], units: i64
) -> None:
    """One layer: every unit's weighted sum of the inputs, or nought if that is less."""
    i: i64
    j: i64
    for j in range(units):
        outputs[j] = bias[j]
    for i in range(size):
        x = inputs[i]
        if x == 0.0:
            continue
        at = i * units
        for j in range(units):
            outputs[j] += x * weights[at + j]
    for j in range(units):
        if outputs[j] < 0.0:
            outputs[j] = 0.0
