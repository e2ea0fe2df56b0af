"""The vault: seeds, set-up and rolls of running games are sealed in the database, with a key that lies outside it."""

from __future__ import annotations

import base64
import binascii
import hashlib
import os
from collections.abc import Sequence

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from sottovoce.store.records import Damaged

KEY_BYTES = 32
_ID_DIGITS = 16
_ID_DOMAIN = b"sottovoce key id 1"
_NONCE = 12  # bytes
SEALED = "sealed:"  # what every sealed text begins with
_ROUND = 32  # sealed text is padded to this many characters: its length tells hardly anything
SEEDS, SETUP, ROLLS = "seeds", "setup", "rolls"


def key_id(key: bytes) -> str:
    """By which name a key is known in the database; it tells nothing of the key."""
    return hashlib.sha256(_ID_DOMAIN + key).hexdigest()[:_ID_DIGITS]


class Vault:
    """Seals with its first key, and opens with any."""

    def __init__(self, keys: Sequence[bytes]) -> None:
        self._ciphers = {key_id(key): AESGCM(key) for key in keys}
        self.current = key_id(keys[0])

    @property
    def ids(self) -> list[str]:
        """The names of its keys, the one that seals first."""
        return list(self._ciphers)

    def seal(self, text: str, table: str, place: str) -> str:
        """A text that can be opened only with the key, and only where it belongs."""
        padded = text + " " * (-len(text) % _ROUND)
        nonce = os.urandom(_NONCE)
        sealed = self._ciphers[self.current].encrypt(nonce, padded.encode(), _bound(table, place))
        return f"{sealed_with(self.current)}{base64.b64encode(nonce + sealed).decode()}"

    def open(self, text: str, table: str, place: str) -> str:
        """What was sealed, or what never was; Damaged if the key is not there or the text was sealed for elsewhere."""
        if not is_sealed(text):
            return text
        _, name, body = text.split(":", 2)
        cipher = self._ciphers.get(name)
        if cipher is None:
            raise Damaged("table-locked", key=name)
        try:
            raw = base64.b64decode(body, validate=True)
            return cipher.decrypt(raw[:_NONCE], raw[_NONCE:], _bound(table, place)).decode().rstrip(" ")
        except (InvalidTag, binascii.Error, ValueError):
            raise Damaged("table-damaged") from None


def is_sealed(text: str) -> bool:
    """True if a text of the database was sealed."""
    return text.startswith(SEALED)


def sealed_with(key: str) -> str:
    """What text begins with that was sealed with the key of that name."""
    return f"{SEALED}{key}:"


def roll_place(seq: int) -> str:
    """Where the rolls of an entry belong."""
    return f"{ROLLS} {seq}"


def _bound(table: str, place: str) -> bytes:
    return f"{table}\n{place}".encode()
