"""What a table writes down: the entries of its log, what is said beside them, and how a table ends a game."""

from __future__ import annotations

from typing import NamedTuple

from sottovoce.core.events import hears

UNDO = "undo"


class Entry(NamedTuple):
    """A line of the log: who answered what, and what the dice then showed."""

    seat: int
    text: str
    rolls: tuple[int, ...] = ()
    mover: str = ""  # who answered in the player's place: one of MOVERS; nothing where the player did


BOT_MOVED, CLOCK_MOVED = "bot", "clock"  # a bot that stood in, or the table when time was up
MOVERS = ("", BOT_MOVED, CLOCK_MOVED)
DRAWN, AGREED, RESIGNED, ABANDONED = "drawn", "agreed", "resigned", "abandoned"
ENDINGS = (DRAWN, AGREED, RESIGNED, ABANDONED)  # how a table ends a game that its rules have not ended


class Resignation(NamedTuple):
    """A player who gave up after this many entries."""

    seat: int
    after: int


class Said(NamedTuple):
    """Something said beside the log: by whom, to which seats (as bits), and after how many entries.

    The text of a withheld whisper is empty: everyone knows that something was said, but not what.
    """

    seat: int
    text: str
    audience: int
    after: int

    def heard_by(self, seat: int | None) -> bool:
        """True if this seat (or, for None, a spectator) may hear it."""
        return bool(self.text) and hears(self.audience, seat)
