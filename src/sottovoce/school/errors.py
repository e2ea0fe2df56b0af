"""What can be wrong with a lesson or a puzzle, in words of the school's own catalogue."""

from __future__ import annotations

from pathlib import Path

from sottovoce.core.errors import BadFile, Unknown

WORDS = Path(__file__).parent / "words"


class BadLesson(BadFile):
    """A lesson that can't be taught: on which line, and why."""

    folder = WORDS


class NoSuchLesson(Unknown):
    """A lesson or a puzzle that does not exist."""

    folder = WORDS
