"""Boards carry rich markup for colour; these put text into it safely and take the markup out again."""

import re

_TAG = re.compile(r"(?<!\\)\[/?[a-z #0-9_]*\]")


def escape(text: str) -> str:
    """Text that must not be taken for markup."""
    return text.replace("[", r"\[")


def plain(text: str) -> str:
    """The text without its markup."""
    return _TAG.sub("", text).replace(r"\[", "[")


def width(text: str) -> int:
    """How many columns a text with markup takes."""
    return len(plain(text))


def pad(text: str, columns: int) -> str:
    """A text with markup, filled up with blanks to a width; longer text is cut if it has no markup."""
    missing = columns - width(text)
    if missing < 0 and text == plain(text):
        return text[: columns - 1] + "…"
    return text + " " * max(0, missing)
