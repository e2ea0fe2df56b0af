"""What the server refuses, each with a code, a status and a sentence."""

from __future__ import annotations

from pathlib import Path

from sottovoce.core.errors import Error, Illegal
from sottovoce.core.events import Value
from sottovoce.store.database import StoreError
from sottovoce.store.records import Damaged, Retired

WORDS = Path(__file__).parent / "words"
_MALFORMED = ("not-understood", "nothing-said", "no-such-seat")


class Refused(Error):
    """Something that the server does not do."""

    folder = WORDS

    def __init__(self, code: str, status: int, wait: float = 0.0, **args: Value) -> None:
        super().__init__(code, **args)
        self.status = status
        self.wait = wait  # seconds, after which it may be tried again


def status_of(error: Error) -> int:
    """The HTTP status that fits an error."""
    if isinstance(error, Refused):
        return error.status
    if isinstance(error, StoreError):
        return 503
    if isinstance(error, Retired):
        return 410
    if isinstance(error, Damaged):
        return 409
    if isinstance(error, Illegal) and error.code not in _MALFORMED:
        return 409
    return 400
