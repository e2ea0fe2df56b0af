# mypyc: compile
"""Packed arrays of whole numbers: made, copied and cleared."""

from librt.vecs import vec
from mypy_extensions import i64


def zeros(size: i64) -> vec[i64]:
    """An array of zeros."""
    return vec[i64]([0] * int(size))


def filled(size: i64, value: i64) -> vec[i64]:
    """An array of one number."""
    return vec[i64]([int(value)] * int(size))


def fill(target: vec[i64], source: vec[i64]) -> None:
    """Copy one array into another of the same length."""
    i: i64
    for i in range(len(source)):
        target[i] = source[i]


def clear(target: vec[i64], value: i64) -> None:
    """Set every element to one number."""
    i: i64
    for i in range(len(target)):
        target[i] = value
