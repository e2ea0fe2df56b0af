"""Where a bot's chance comes from: a seed of its own, which tells nothing of the table's dice."""

from __future__ import annotations

import hashlib
import hmac

_BYTES = 7


def public_seed(*what: object) -> int:
    """A seed that anybody can work out again from what is named."""
    return int.from_bytes(hashlib.sha256(" ".join(map(str, what)).encode()).digest()[:_BYTES], "big")


def secret_seed(table_seed: bytes, seat: int, moment: int) -> int:
    """A seed that nobody can guess, for a bot that sat down at a moment of a table."""
    raw = hmac.new(table_seed, f"sottovoce bot {seat} {moment}".encode(), hashlib.sha256).digest()
    return int.from_bytes(raw[:_BYTES], "big")
