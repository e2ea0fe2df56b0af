"""The names of bots: `expert`, `expert@4000` with so much thought, `expert-unread`, `expert-schemer` for a variant."""

from __future__ import annotations

import re
from typing import NamedTuple

_NAME = re.compile(
    r"(?P<level>[a-z]+)(?:-(?P<without>[a-z]+))?(?:@(?P<effort>[1-9][0-9]{0,8}))?(?::(?P<honesty>0|1|0\.[0-9]{1,3}))?"
)


STRONGEST = "expert"


class BotName(NamedTuple):
    """A bot's name, taken apart."""

    level: str
    without: str = ""  # what it does without: `unread`; or its character: `schemer`
    effort: int | None = None  # simulations, worlds or turns of thought in place of the level's own
    honesty: float | None = None  # 0 to 1, in a game of promises

    @property
    def kind(self) -> str:
        """The name without how much thought it takes, and how honest it is."""
        return f"{self.level}-{self.without}" if self.without else self.level

    @property
    def plain(self) -> bool:
        """True if the name is the level's alone, or says no more than how much thought it takes."""
        return not self.without and self.honesty is None


def table_name(name: str) -> str:
    """What a bot is called at a table: after its character if it has one, else after its level."""
    return name.rpartition("-")[2].capitalize()


def parse(name: str) -> BotName | None:
    """What a name says; None if it can't be a bot's name."""
    found = _NAME.fullmatch(name)
    if found is None:
        return None
    return BotName(
        found["level"],
        found["without"] or "",
        int(found["effort"]) if found["effort"] else None,
        float(found["honesty"]) if found["honesty"] else None,
    )
