"""Somebody who speaks the school's own catalogue."""

from __future__ import annotations

from functools import cache

from sottovoce.core.words import Speaker, words
from sottovoce.school.errors import WORDS


@cache
def speaker(lang: str) -> Speaker:
    """In a language."""
    return Speaker(words(lang, WORDS))
