"""The bots of King of Siam: the common search, told what is known about the game."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from sottovoce.bots.levels import searcher
from sottovoce.bots.names import STRONGEST, parse
from sottovoce.bots.search import Searcher
from sottovoce.bots.search_hints import SearchHints
from sottovoce.bots.search_judge import SearchJudge
from sottovoce.core.bot import Bot
from sottovoce.core.build import compiled
from sottovoce.core.judge import Temper
from sottovoce.games.siam.bot.exploiters import exploiter
from sottovoce.games.siam.bot.search_hints import GLIMPSE, LAST_GLIMPSE, PACE, Foreseeing, Learned, Paced

# The pace of cards for `paced`, the learned judgement for the levels, perfect endgames for those who think longer.
_HINTS: Mapping[str, Callable[[], SearchHints]] = {
    "paced": lambda: Paced(PACE),
    "casual": Learned,
    "regular": lambda: Foreseeing(glimpse=LAST_GLIMPSE if compiled() else GLIMPSE),
    "expert": lambda: Foreseeing(glimpse=LAST_GLIMPSE if compiled() else GLIMPSE),
}


# By the number of players, fitted to the games that benchmarks/results/judgement.md describes, some of them played by
# earlier bots than today's: the search, which also tries out what is bad, may be surer than it says; with three, where
# two can join against one, a little less sure.
_TEMPERS: Mapping[int, Temper] = {2: Temper(2.0), 3: Temper(0.9), 4: Temper(2.0)}


_EARLY = 2  # struggles in which the judge knew no more than an even share says; see the same page


def judge(seed: int, effort: float) -> SearchJudge:
    """The search of `expert` behind every choice, and its proofs."""
    expert = bot(STRONGEST, seed)
    assert isinstance(expert, Searcher)
    found = SearchJudge(expert, seed, effort, _TEMPERS)
    found.early = _EARLY
    return found


def bot(name: str, seed: int) -> Bot | None:
    """A bot of the game's own by its name; None for the common one."""
    found = exploiter(name, seed, _own)
    if found is not None:
        return found
    parsed = parse(name)
    if parsed is None or parsed.level not in _HINTS:
        return None
    return searcher(parsed, _HINTS[parsed.level](), seed)


def _own(name: str, seed: int) -> Bot:
    found = bot(name, seed)
    assert found is not None
    return found
