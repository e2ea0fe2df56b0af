"""Words: everything people read comes from Fluent catalogues, equal in every language."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

from sottovoce.core.events import Value

LANGUAGES = ("en", "it")
_TOKEN = re.compile(r"([a-z][a-z-]*):([a-z0-9-]+)\Z")
_SEAT = "seat:"
_MOST_ITEMS = 60
_MOST_SAID = 5000  # sentences that a catalogue remembers
_LONGEST = 500  # Fluent refuses words much longer than this
CORE_WORDS = Path(__file__).parent / "words"


class Typed(str):
    """What somebody typed: said as it is, even if it looks like a token."""


def shortened(text: str) -> str:
    """Text that was typed, as it is said: not longer than Fluent takes it."""
    return str(text) if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"


class Phrase(NamedTuple):
    """Something to say: a message of the catalogue and what it speaks of."""

    id: str
    args: Mapping[str, Value] = MappingProxyType({})


class Words:
    """One language's catalogue: the core's messages and those of the given folders."""

    def __init__(self, lang: str, folders: Sequence[Path]) -> None:
        from fluent.runtime import FluentBundle, FluentResource

        self.lang = lang
        self._said: dict[tuple[object, ...], str] = {}
        self._tokens: dict[str, str] = {}
        self._bundle = FluentBundle([lang], use_isolating=False)
        for folder in (CORE_WORDS, *folders):
            self._bundle.add_resource(FluentResource((folder / f"{lang}.ftl").read_text("utf-8")))

    def has(self, message: str) -> bool:
        """True if the catalogue knows this message."""
        return bool(self._bundle.has_message(message))

    def token(self, text: str) -> str:
        """A token of the catalogue ("faction:lao") in words; other text as it is, shortened if it is very long."""
        said = self._tokens.get(text)
        if said is None:
            match = _TOKEN.match(text)
            message = "-".join(match.groups()) if match else ""
            said = self.format(message, {}) if match and self.has(message) else shortened(text)
            if len(self._tokens) < _MOST_SAID:
                self._tokens[text] = said
        return said

    def format(self, message: str, args: Mapping[str, str | int]) -> str:
        """The message in words; KeyError if it, or something it needs, is missing."""
        key = (message, *args.items())
        said = self._said.get(key)
        if said is None:
            said = self._format(message, args)
            if len(self._said) < _MOST_SAID:
                self._said[key] = said
        return said

    def _format(self, message: str, args: Mapping[str, str | int]) -> str:
        if not self.has(message):
            raise KeyError(f"{self.lang}: no message '{message}'")
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise KeyError(f"{self.lang}: message '{message}' is empty")
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        if errors:
            raise KeyError(f"{self.lang}: message '{message}' with {dict(args)}: {errors}")
        return str(text)


@lru_cache(maxsize=32)
def words(lang: str, *folders: Path) -> Words:
    """The catalogue of a language, read once."""
    return Words(lang, folders)


class Speaker:
    """Speaks a language at one table: knows the names of its seats and of what its map or data file calls things."""

    def __init__(self, catalogue: Words, names: Sequence[str] = (), terms: Mapping[str, str] | None = None) -> None:
        self.words = catalogue
        self.lang = catalogue.lang
        self._names = names
        self._terms = terms or {}

    def seat(self, seat: int) -> str:
        """A seat's name, or "Player 3" where it has none."""
        if seat < len(self._names) and self._names[seat]:
            return self._names[seat]
        return self.words.format("player", {"number": seat + 1})

    def token(self, text: str) -> str:
        """A token ("province:khorat", "seat:2") in words; other text as it is, shortened if it is very long."""
        if isinstance(text, Typed):
            return shortened(text)
        if text in self._terms:
            return self._terms[text]
        number = text[len(_SEAT) :]
        if text.startswith(_SEAT) and number.isascii() and number.isdigit():
            return self.seat(int(number))
        return self.words.token(text)

    def join(self, items: Sequence[str]) -> str:
        """Several as one: Rama, Lao and Malay."""
        spoken = [self.token(item) for item in items]
        if not spoken:
            return self.words.format("nothing", {})
        if len(spoken) == 1:
            return spoken[0]
        return self.words.format("and", {"first": ", ".join(spoken[:-1]), "last": spoken[-1]})

    def say(self, message: str, **args: Value) -> str:
        """A message of the catalogue with tokens and lists put into words."""
        spoken: dict[str, str | int] = {}
        for key, value in args.items():
            if isinstance(value, list):
                spoken[key] = self.join(value[:_MOST_ITEMS])
            else:
                spoken[key] = self.token(value) if isinstance(value, str) else value
        return self.words.format(message, spoken)

    def phrase(self, phrase: Phrase) -> str:
        """A phrase in words."""
        return self.say(phrase.id, **phrase.args)


@cache
def plain_speaker(lang: str, folder: Path | None = None) -> Speaker:
    """A speaker at no table: with the core's words, and those of a folder."""
    return Speaker(words(lang, folder) if folder else words(lang))
