"""What people write on the command line, understood: numbers, seeds, options and lists."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from sottovoce.core.errors import Error
from sottovoce.core.game import Game

if TYPE_CHECKING:
    from sottovoce.store.key_file import Keys

_SEED_DIGITS = 64


def whole(text: str) -> int | None:
    """A whole number, None if it is none."""
    return int(text) if re.fullmatch(r"[0-9]{1,15}", text) else None


def number(text: str | None, option: str, least: int = 0) -> int | None:
    """A whole number of an option, None where it is not given."""
    if text is None:
        return None
    found = whole(text)
    if found is None or found < least:
        raise Error("number", text=text, option=f"--{option}", least=least)
    return found


def seconds(text: str | None, option: str) -> float | None:
    """A span of time of an option, None where it is not given."""
    if text is None:
        return None
    if not re.fullmatch(r"[0-9]{1,4}([.,][0-9]{1,3})?", text):
        raise Error("seconds", text=text, option=f"--{option}")
    return float(text.replace(",", "."))


def seed(text: str | None) -> int | str | None:
    """A seed as `sottovoce.new` takes it: a whole number or 64 hexadecimal digits."""
    if text is not None and len(text) != _SEED_DIGITS and re.fullmatch(r"-?[0-9]{1,999}", text):
        return int(text)
    return text


def options(texts: Sequence[str], game: Game) -> dict[str, object]:
    """Options written as name=value; only values that the game takes."""
    chosen: dict[str, object] = {}
    for text in texts:
        name, equals, value = (part.strip() for part in text.partition("="))
        if not equals or not name:
            raise Error("option-form", text=text, game=game.name)
        chosen[name] = game.option(name).durable(value)
    return chosen


def listed(text: str | None) -> list[str]:
    """What stands between commas."""
    if text is None:
        return []
    return [" ".join(printable(part).split()) for part in text.split(",")]


def printable(text: str) -> str:
    """A text without what would upset a terminal or a file."""
    return "".join(letter if letter.isprintable() else " " for letter in text)


def keys(path: str | None) -> Keys | None:
    """Where the key to the dice of running games is: in this file, or else in the environment; None if nobody says."""
    from sottovoce.store.key_file import Keys

    if path is not None:
        return Keys(Path(path))
    text = os.environ.get("SOTTOVOCE_KEY")
    return Keys(text=text) if text else None
