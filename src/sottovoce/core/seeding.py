"""Seeding: where a game's dice come from, so that nobody can choose them.

Whoever sets up a game commits to a seed by publishing its hash. Every player then adds a nonce. The dice
draw from both together, and afterwards everybody can check their part (docs/dice.md).
"""

from __future__ import annotations

import hashlib
import hmac
import os
import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from sottovoce.core.dice import SEED_BYTES, commitment
from sottovoce.core.errors import Unknown
from sottovoce.core.words import Typed

_DOMAIN = b"sottovoce seed 1"
_HEX = re.compile(r"[0-9a-f]{64}")
Nonces = tuple[tuple[int, bytes], ...]  # by seat, in the order of the seats

CHOSEN, HINTS, UNDO_ALLOWED, SHARED = "chosen", "hints", "undo", "shared"
_PLAIN_MARKS = (CHOSEN, HINTS, UNDO_ALLOWED)


class Seeding(NamedTuple):
    """After how many entries which seed is taken up, and what the seats have added to it."""

    after: int
    seed: bytes
    nonces: Nonces = ()

    @property
    def dice(self) -> bytes:
        """What the dice draw from."""
        return mixed(self.seed, self.nonces)

    @property
    def commitment(self) -> str:
        """The hash of the seed: public from the start."""
        return commitment(self.seed)


def seed_bytes(seed: int | str | bytes | None) -> bytes:
    """A 256-bit seed: new and secret for None, repeatable for a number, unchanged for 32 bytes or 64 hex digits."""
    if seed is None:
        return os.urandom(SEED_BYTES)
    if isinstance(seed, bool) or not isinstance(seed, int | str | bytes):
        raise Unknown("seed", seed=Typed(seed))
    if isinstance(seed, int):
        return hashlib.sha256(f"sottovoce game {seed}".encode()).digest()
    try:
        raw = bytes.fromhex(seed) if isinstance(seed, str) else seed
    except ValueError:
        raw = b""
    if len(raw) != SEED_BYTES:
        raise Unknown("seed", seed=Typed(seed))
    return raw


def mixed(seed: bytes, nonces: Nonces) -> bytes:
    """What dice draw from: HMAC-SHA256 of the tagged nonces under the seed; without nonces the seed itself."""
    if not nonces:
        return seed
    parts = b"".join(seat.to_bytes(1, "big") + nonce for seat, nonce in nonces)
    return hmac.new(seed, _DOMAIN + parts, hashlib.sha256).digest()


def in_order(nonces: Iterable[tuple[int, bytes]]) -> Nonces:
    """Nonces as they are mixed: by seat."""
    return tuple(sorted(nonces))


def nonce_bytes(text: str) -> bytes:
    """A nonce from its 64 hexadecimal digits; Unknown if it is none."""
    if not isinstance(text, str) or _HEX.fullmatch(text) is None:
        raise Unknown("nonce", nonce=Typed(str(text)[: 2 * SEED_BYTES]))
    return bytes.fromhex(text)


def shared(seats: Sequence[int]) -> str:
    """The mark of seats whose keys one device holds together."""
    return " ".join([SHARED, *map(str, seats)])


def seats_shared(marks: Iterable[str]) -> set[int]:
    """The seats that such a mark names."""
    return {int(seat) for mark in marks if mark.startswith(f"{SHARED} ") for seat in mark.split(" ")[1:]}


def check_mark(text: str, players: int) -> str:
    """A mark of a game file; Unknown if there is none such."""
    name, *seats = text.split(" ")
    known = {str(seat) for seat in range(players)}
    if (name in _PLAIN_MARKS and not seats) or (name == SHARED and seats and set(seats) <= known):
        return text
    raise Unknown("mark", mark=Typed(text))
