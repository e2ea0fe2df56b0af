# mypyc: compile
"""Small nets and their layers, for the judgements that games learn."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

ABREAST: Final = 8  # units reckoned side by side in local variables, which is much faster than in a vec
GRAIN: Final = 1_000  # the weights of a net with two layers are kept as whole numbers of this fraction …
FINE_GRAIN: Final = 10_000  # … and those of a net with one of this


class ShallowNet:
    """A net with one hidden layer, and room to reckon in; weights are whole numbers of a ten-thousandth."""

    def __init__(self, weights: list[int], features: int, hidden: int) -> None:
        assert len(weights) == (features + 2) * hidden
        numbers = [weight / FINE_GRAIN for weight in weights]
        self.features: i64 = features
        self.units: i64 = hidden
        self.inner: vec[float] = vec[float](numbers[: features * hidden])  # by feature and hidden unit
        self.bias: vec[float] = vec[float](numbers[features * hidden : (features + 1) * hidden])
        self.outer: vec[float] = vec[float](numbers[(features + 1) * hidden :])
        self.hidden: vec[float] = vec[float]([0.0] * hidden)

    def score(self, seen: vec[float]) -> float:
        """What is seen, as one number."""
        spread(seen, self.features, self.inner, self.bias, self.hidden, self.units)
        hidden = self.hidden
        outer = self.outer
        total = 0.0
        j: i64
        for j in range(self.units):
            total += hidden[j] * outer[j]
        return total


class Net:
    """A net with two hidden layers, and room to reckon in."""

    def __init__(self, weights: list[int], features: int, first: int, second: int) -> None:
        sizes = (features * first, first, first * second, second, second, 1)
        assert len(weights) == sum(sizes)
        numbers = [weight / GRAIN for weight in weights]
        parts: list[list[float]] = []
        for size in sizes:
            parts.append(numbers[:size])
            numbers = numbers[size:]
        self.features: i64 = features
        self.first: i64 = first  # hidden units of the first layer …
        self.second: i64 = second  # … and of the second
        self.inner: vec[float] = vec[float](parts[0])  # by feature and hidden unit
        self.inner_bias: vec[float] = vec[float](parts[1])
        self.middle: vec[float] = vec[float](parts[2])
        self.middle_bias: vec[float] = vec[float](parts[3])
        self.outer: vec[float] = vec[float](parts[4])
        self.constant: float = parts[5][0]
        self.hidden: vec[float] = vec[float]([0.0] * first)
        self.deeper: vec[float] = vec[float]([0.0] * second)

    def score(self, seen: vec[float]) -> float:
        """What is seen, as one number."""
        spread(seen, self.features, self.inner, self.inner_bias, self.hidden, self.first)
        spread(self.hidden, self.first, self.middle, self.middle_bias, self.deeper, self.second)
        deeper = self.deeper
        outer = self.outer
        total = self.constant
        j: i64
        for j in range(self.second):
            total += deeper[j] * outer[j]
        return total


def spread(
    inputs: vec[float], size: i64, weights: vec[float], bias: vec[float], outputs: vec[float], units: i64
) -> None:
    """One layer: every unit's weighted sum of the inputs, or zero if that is less."""
    i: i64
    j: i64 = 0
    while j + ABREAST <= units:
        spread_abreast(inputs, size, weights, bias, outputs, units, j)
        j += ABREAST
    while j < units:
        total = bias[j]
        for i in range(size):
            total += inputs[i] * weights[i * units + j]
        outputs[j] = total if total > 0.0 else 0.0
        j += 1


def spread_abreast(
    inputs: vec[float], size: i64, weights: vec[float], bias: vec[float], outputs: vec[float], units: i64, j: i64
) -> None:
    """The same for eight units from a given one on."""
    a, b, c, d = bias[j], bias[j + 1], bias[j + 2], bias[j + 3]
    e, f, g, h = bias[j + 4], bias[j + 5], bias[j + 6], bias[j + 7]
    i: i64
    for i in range(size):
        x = inputs[i]
        if x == 0.0:
            continue
        at = i * units + j
        a += x * weights[at]
        b += x * weights[at + 1]
        c += x * weights[at + 2]
        d += x * weights[at + 3]
        e += x * weights[at + 4]
        f += x * weights[at + 5]
        g += x * weights[at + 6]
        h += x * weights[at + 7]
    outputs[j] = a if a > 0.0 else 0.0
    outputs[j + 1] = b if b > 0.0 else 0.0
    outputs[j + 2] = c if c > 0.0 else 0.0
    outputs[j + 3] = d if d > 0.0 else 0.0
    outputs[j + 4] = e if e > 0.0 else 0.0
    outputs[j + 5] = f if f > 0.0 else 0.0
    outputs[j + 6] = g if g > 0.0 else 0.0
    outputs[j + 7] = h if h > 0.0 else 0.0
