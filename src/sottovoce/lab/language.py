"""Who speaks the laboratory's catalogue, how figures are written, and the errors whose sentences stand in it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from sottovoce.core.errors import Error
from sottovoce.core.words import Speaker, words

WORDS = Path(__file__).parent / "words"


class LabError(Error):
    """Something asked of the laboratory that can't be; nothing has changed."""

    folder = WORDS


def speaker(lang: str, names: Sequence[str] = (), terms: Mapping[str, str] | None = None) -> Speaker:
    """Somebody who speaks the laboratory's catalogue."""
    return Speaker(words(lang, WORDS), names, terms)


def decimal(voice: Speaker, value: float, digits: int = 1) -> str:
    """A figure with the decimal mark of the language."""
    return f"{value:.{digits}f}".replace(".", voice.say("decimal-mark")).replace("-", "−")


def percent(voice: Speaker, share: float) -> str:
    """A share as a percentage."""
    return f"{decimal(voice, 100 * share)} %"


def seconds(voice: Speaker, time: float) -> str:
    """A span of time, in the unit that fits it."""
    if time < 1:
        return f"{decimal(voice, 1000 * time)} ms"
    return f"{decimal(voice, time, 2)} s"
