"""Secrets that are all the identity there is: whoever holds a seat's key owns the seat."""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets

_BYTES = 16
_ID_BYTES = 8
_LONGEST = 64


def new_key() -> str:
    """A secret of 128 bits, fit for links."""
    return secrets.token_urlsafe(_BYTES)


def new_id() -> str:
    """A table's name: short, and not to be guessed."""
    return secrets.token_urlsafe(_ID_BYTES)


def is_id(text: str) -> bool:
    """True if a table could have this name."""
    return re.fullmatch(r"[A-Za-z0-9_-]{1,32}", text) is not None


def digest(key: str) -> str:
    """What is kept of a key."""
    return hashlib.sha256(key.encode()).hexdigest()


def fits(key: str | None, kept: str | None) -> bool:
    """True if a key is the one whose digest was kept; takes the same time for all wrong ones."""
    if key is None or kept is None or len(key) > _LONGEST:
        return False
    return hmac.compare_digest(digest(key), kept)


def derived(key: str, purpose: str) -> str:
    """Another secret that only the holder of a key gets, the same whenever it is asked for."""
    raw = hmac.new(key.encode(), purpose.encode(), hashlib.sha256).digest()[:_BYTES]
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()
