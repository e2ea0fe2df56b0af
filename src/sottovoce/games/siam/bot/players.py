"""The bots of King of Siam: the common search, told what is known about the game."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from sottovoce.bots.levels import searcher
from sottovoce.bots.names import parse
from sottovoce.bots.search_hints import SearchHints
from sottovoce.core.bot import Bot
from sottovoce.core.build import compiled
from sottovoce.games.siam.bot.search_hints import GLIMPSE, LAST_GLIMPSE, PACE, Foreseeing, Learned, Paced

# The pace of cards for `paced`, the learned judgement for the levels, perfect endgames for `expert`.
_HINTS: Mapping[str, Callable[[], SearchHints]] = {
    "paced": lambda: Paced(PACE),
    "regular": Learned,
    "expert": lambda: Foreseeing(glimpse=LAST_GLIMPSE if compiled() else GLIMPSE),
}


def bot(name: str, seed: int) -> Bot | None:
    """A bot of the game's own by its name; None for the common one."""
    parsed = parse(name)
    if parsed is None or parsed.level not in _HINTS:
        return None
    return searcher(parsed, _HINTS[parsed.level](), seed)
