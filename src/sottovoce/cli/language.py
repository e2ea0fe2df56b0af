"""Which language is spoken, and who speaks it: the terminal's own catalogue, and errors from anywhere."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import sottovoce
from sottovoce.core.errors import BadFile, Error, Unknown
from sottovoce.core.words import LANGUAGES, Speaker, words

FALLBACK = "en"
WORDS = Path(__file__).parent / "words"
_FLAG = "--lang"


def from_environment(environment: Mapping[str, str]) -> str:
    """The language of SOTTOVOCE_LANG, else of the locale, else English."""
    wanted = environment.get("SOTTOVOCE_LANG", "")
    if wanted:
        return _known(wanted)
    places = (environment.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    place = next((place for place in places if place), "")
    return next((lang for lang in LANGUAGES if place.lower().startswith(lang)), FALLBACK)


def from_arguments(arguments: Sequence[str]) -> str | None:
    """The language after --lang, wherever it stands: help and errors are to be in it too."""
    found = None
    for index, argument in enumerate(arguments):
        if argument.startswith(f"{_FLAG}="):
            found = argument.partition("=")[2]
        elif argument == _FLAG and index + 1 < len(arguments):
            found = arguments[index + 1]
    return None if found is None else _known(found)


def _known(lang: str) -> str:
    if lang not in LANGUAGES:
        raise Unknown("language", language=lang, languages=list(LANGUAGES))
    return lang


def speaker(lang: str, names: Sequence[str] = ()) -> Speaker:
    """Somebody who speaks the terminal's catalogue."""
    return Speaker(words(lang, WORDS), names)


def sentence(error: Error, lang: str) -> str:
    """What an error says; its sentence may be the core's, the terminal's or a game's own."""
    codes = [error.code]
    cause = error.because if isinstance(error, BadFile) else None
    while cause is not None:
        codes.append(cause.code)
        cause = cause.because if isinstance(cause, BadFile) else None
    catalogue = words(lang, WORDS)
    for name in sottovoce.games():
        if all(catalogue.has(f"error-{code}") for code in codes):
            break
        catalogue = words(lang, WORDS, sottovoce.find(name).folder / "words")
    return error.say(lang, Speaker(catalogue))
