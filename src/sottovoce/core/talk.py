"""Talk: what players say besides the log, for games that do more with it than pass it on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Generic, NamedTuple

from sottovoce.core.generic import PositionT

if TYPE_CHECKING:
    from sottovoce.core.bot import Bot
    from sottovoce.core.log import Said
    from sottovoce.core.table import Table
    from sottovoce.core.words import Phrase, Speaker


class Fate(NamedTuple):
    """What became of a statement: its state, and by seat whether a given word was kept."""

    state: str
    verdicts: Mapping[int, str]


class Debate(NamedTuple):
    """A phase of talk that may have a time of its own: which one it is, and who has the floor for how many seconds.

    The floor is a seat's, or for None everybody's.
    """

    stage: int
    floors: tuple[tuple[int | None, int], ...]

    @property
    def seconds(self) -> int:
        """How long it lasts in total."""
        return sum(seconds for _, seconds in self.floors)


class Talk(Generic[PositionT]):
    """How a game's players talk: by default everybody says anything to anybody, and no bot speaks."""

    bots: bool = False  # do bots have something to say?
    debates: bool = False  # is there a phase of talk for which the rulebook recommends a timer?

    def silent(self, table: Table, seat: int, other: int) -> bool:
        """Do the rules forbid two seats all communication?"""
        return False

    def debate(self, position: PositionT) -> Debate | None:
        """The debate going on now, for tables with the game's own timer."""
        return None

    def why_unsaid(self, table: Table, seat: int, text: str, audience: int) -> Phrase | None:
        """Why this can't be said at a table: a message `error-…`; None if it can."""
        return None

    def spoken(self, table: Table, said: Said, speaker: Speaker) -> str:
        """What was said, in the hearer's language where the game has words for it."""
        return said.text

    def minutes(self, table: Table, said: Said, seat: int | None, speaker: Speaker) -> str:
        """What was said, as a seat looks back on it: with what became of it, where the game keeps account of that."""
        return self.spoken(table, said, speaker)

    def fates(self, table: Table, seat: int | None) -> Mapping[int, Fate]:
        """What became of statements that a seat has heard, by their line's number, where the game keeps account."""
        return {}

    def converse(self, table: Table, bots: Mapping[int, Bot]) -> None:
        """Let bots say what they want to say now."""

    def listen(self, table: Table, bots: Mapping[int, Bot]) -> None:
        """Let bots take in what has been said, and what they agreed to, also where others spoke for them."""
