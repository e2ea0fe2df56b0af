"""The names of people at a table."""

from __future__ import annotations

from sottovoce.core.errors import Unknown
from sottovoce.core.words import Typed

_LONGEST_NAME = 60


def proper_name(name: str) -> str:
    """A name as it is kept: on one line, printable and not too long."""
    tidy = " ".join(str(name).split())
    if not tidy.isprintable() or len(tidy) > _LONGEST_NAME:
        raise Unknown("name", name=Typed(ascii(tidy)[:_LONGEST_NAME]), most=_LONGEST_NAME)
    return tidy
