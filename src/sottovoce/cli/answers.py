"""What a typed line means: a number, the notation, or an unmistakable shortening of it or of its words."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from sottovoce.cli.arguments import whole
from sottovoce.core.errors import Illegal
from sottovoce.core.table import Table

_SHOWN = 5


@dataclass(frozen=True)
class TextChoice:
    """An answer that can be given: its notation and its words."""

    text: str
    words: str

    @property
    def notation(self) -> str:
        """What is shown beside the words: nothing if they say the same."""
        return "" if self.text == self.words else self.text


def offered(table: Table, seat: int, lang: str) -> list[TextChoice]:
    """A seat's choices as they are shown."""
    game, position, speaker = table.game, table.position, table.speaker(lang)
    actions = table.actions(seat)
    return [TextChoice(game.text(position, a), speaker.phrase(game.choice(position, seat, a))) for a in actions]


def meant(line: str, choices: Sequence[TextChoice]) -> str | None:
    """The notation of the choice that a line means, None if of none; Illegal if it may be several."""
    if line.isascii() and line.isdigit():
        number = whole(line) or 0
        if not 1 <= number <= len(choices):
            raise Illegal("choice-number", number=line, last=len(choices))
        return choices[number - 1].text
    wanted = _pieces(line)
    if not all(wanted):
        return None
    for fits in (_begins_each, _begins_some):
        for spoken in (False, True):
            found = [c for c in choices if fits(wanted, _pieces(c.words if spoken else c.text))]
            if len(found) > 1:
                raise Illegal("choice-ambiguous", text=line, choices=_first(found, spoken))
            if found:
                return found[0].text
    return None


def _pieces(text: str) -> list[str]:
    return re.split(r"[\s-]+", text.casefold())


def _begins_each(wanted: Sequence[str], words: Sequence[str]) -> bool:
    """Every word is written, or begun: "take rama nak"."""
    if len(wanted) > len(words):
        return False
    return all(word.startswith(part) for part, word in zip(wanted, words, strict=False))


def _begins_some(wanted: Sequence[str], words: Sequence[str]) -> bool:
    """Words are left out, but the order is kept: "rama nak"."""
    rest = iter(words)
    return all(any(word.startswith(part) for word in rest) for part in wanted)


def _first(found: Sequence[TextChoice], spoken: bool) -> str:
    shown = [choice.words if spoken else choice.text for choice in found[:_SHOWN]]
    return ", ".join(shown if len(found) <= _SHOWN else [*shown, "…"])
