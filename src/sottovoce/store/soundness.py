"""Whether what was read from the database can have been written there: damage is found before anything builds on it."""

from __future__ import annotations

from dataclasses import fields
from functools import cache
from typing import Any, TypeVar

from sottovoce.store.records import Header

_NOTHING = type(None)
_KINDS: dict[str, tuple[type, ...]] = {
    "str": (str,),
    "str | None": (str, _NOTHING),
    "int": (int,),
    "int | None": (int, _NOTHING),
    "float": (float, int),
    "float | None": (float, int, _NOTHING),
    "bool": (bool, int),
}
_MOST_PLAYERS = 16
T = TypeVar("T")


@cache
def _wanted(kind: type[Any]) -> tuple[tuple[str, tuple[type, ...]], ...]:
    """The plain fields of a dataclass, and what may be in them."""
    return tuple((field.name, _KINDS[str(field.type)]) for field in fields(kind) if str(field.type) in _KINDS)


def sound(found: T) -> T:
    """A dataclass as it was read; ValueError if something is in it that can't be."""
    for name, kinds in _wanted(type(found)):  # type: ignore[arg-type]  # types are hashable
        if not isinstance(getattr(found, name), kinds):
            raise ValueError(name)
    return found


def sound_header(header: Header) -> Header:
    """A header as it was read; ValueError if it can't be one."""
    sound(header)
    seats = 1 << _MOST_PLAYERS
    in_range = 0 <= header.to_act < seats and 0 <= (header.winners or 0) < seats
    if not in_range or not 0 < header.players <= _MOST_PLAYERS:
        raise ValueError("no such table")
    options: object = header.options
    if not isinstance(options, dict) or not all(isinstance(text, str) for text in options.values()):
        raise ValueError("no options")
    return header
