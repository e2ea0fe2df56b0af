"""Drafts: answers that players may leave at the server ahead of time, and what counts when time is up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic

from sottovoce.core.generic import PositionT


class Drafts(Generic[PositionT]):
    """How a game takes drafts: by default it takes none, and a bot answers for who is out of time."""

    def tidied(self, position: PositionT, seat: int, answers: Sequence[str]) -> list[str] | None:
        """A seat's draft of future answers, tidied; None if the game takes none now."""
        return None

    def unanswered(self, position: PositionT, seat: int, draft: Sequence[str]) -> list[str] | None:
        """The answers that count for a seat whose time is up, with or without a draft; None if a bot answers."""
        return None
