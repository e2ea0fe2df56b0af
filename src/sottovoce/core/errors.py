"""Errors: every one has a code for programs and a sentence for people, in every language."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from sottovoce.core.events import Value
    from sottovoce.core.words import Speaker


class Error(Exception):
    """Something asked for that can't be; nothing has changed. `code` for programs, `say` for people."""

    def __init__(self, code: str, **args: Value) -> None:
        super().__init__(code)
        self.code = code
        self.args_in_words = args
        self.speaker: Callable[[str], Speaker] | None = None  # a table's, if the sentence is one of its game

    def say(self, lang: str = "en", speaker: Speaker | None = None) -> str:
        """The sentence, with a table's names if its speaker is given."""
        from sottovoce.core.words import plain_speaker

        own = plain_speaker if self.speaker is None else self.speaker
        return (speaker or own(lang)).say(f"error-{self.code}", **self.args_in_words)

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
        from sottovoce.core.words import plain_speaker

        plain = plain_speaker(lang)
        sentence = super().say(lang, speaker)
        if self.because is not None:
            sentence = plain.say("because", sentence=sentence, reason=self.because.say(lang, speaker))
        return sentence if self.line == 0 else plain.say("at-line", line=self.line, sentence=sentence)
