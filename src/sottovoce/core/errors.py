"""Errors: every one has a code for programs and a sentence for people, in every language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sottovoce.core.words import Speaker, words

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from sottovoce.core.events import Value


class Error(Exception):
    """Something asked for that can't be; nothing has changed. `code` for programs, `say` for people."""

    folder: Path | None = None  # the catalogue of the sentence, where it is not the core's
    names: Sequence[str] = ()  # of the table that it speaks of, and what that table's map calls things
    terms: Mapping[str, str] | None = None

    def __init__(self, code: str, **args: Value) -> None:
        super().__init__(code)
        self.code = code
        self.args_in_words = args

    def say(self, lang: str = "en", speaker: Speaker | None = None) -> str:
        """The sentence, with a table's names if its speaker is given."""
        message = f"error-{self.code}"
        if speaker is None or not speaker.words.has(message):
            speaker = self.speaker(lang)
        return speaker.say(message, **self.args_in_words)

    def speaker(self, lang: str) -> Speaker:
        """Somebody who knows the sentence."""
        return Speaker(words(lang, self.folder) if self.folder else words(lang), self.names, self.terms)

    def __str__(self) -> str:
        return self.say()


class Unknown(Error):
    """A game, seat count, option or value that does not exist."""


class Illegal(Error):
    """An answer that can't be taken: not asked, too late, not understood or against the rules."""


class BadFile(Error):
    """A game file or data file that can't be used: on which line (0: on none), and what else it stems from."""

    def __init__(self, code: str, line: int = 0, because: Error | None = None, **args: Value) -> None:
        super().__init__(code, **args)
        self.line = line
        self.because = because

    def say(self, lang: str = "en", speaker: Speaker | None = None) -> str:
        """The sentence, behind the line it is about and before the reason."""
        plain = self.speaker(lang)
        sentence = super().say(lang, speaker)
        if self.because is not None:
            sentence = plain.say("because", sentence=sentence, reason=self.because.say(lang, speaker))
        return sentence if self.line == 0 else plain.say("at-line", line=self.line, sentence=sentence)
