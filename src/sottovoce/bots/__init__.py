"""Players that are programs, by name."""

from __future__ import annotations

from sottovoce.core.bot import ENDLESS, Bot, Patience, question
from sottovoce.core.errors import Unknown
from sottovoce.core.game import Game
from sottovoce.core.judge import Judge
from sottovoce.core.table import Table

BOTS = ("random", "novice", "greedy", "regular", "expert", "uct", "paced")
STRONGEST = "expert"
EFFORT = "@"  # `expert@4000`: a searching bot that thinks with so many simulations


def make(name: str, game: Game, seed: int) -> Bot:
    """A bot by its name; it plays the same for the same seed."""
    own = game.bot(name, seed)
    if own is not None:
        return own
    if name == "random":
        from sottovoce.bots.random import Random

        return Random(seed)
    if name == "greedy":
        from sottovoce.bots.greedy import Greedy

        return Greedy(seed)
    if name == "novice":
        from sottovoce.bots.novice import Novice

        return Novice(seed)
    from sottovoce.bots.levels import searcher

    level, effort, simulations = name.partition(EFFORT)
    found = searcher(level, game, seed, simulations if effort else None)
    if found is None:
        raise Unknown("bot", bot=name, bots=list(BOTS))
    return found


def judge(game: Game, seed: int, effort: float = 1.0) -> Judge:
    """The strongest judge of a game's choices, with so much of its usual thought; the same seed, the same figures."""
    own = game.judge(seed, effort)
    if own is not None:
        return own
    from sottovoce.bots.levels import searcher
    from sottovoce.bots.search_judge import SearchJudge
    from sottovoce.core.playout import Playouts

    thinker = searcher(STRONGEST, game, seed, None)
    assert thinker is not None
    if game.insight(STRONGEST) is None:
        thinker.insight = Playouts(thinker.insight)  # what is judged at a glance need not add up to 1
    return SearchJudge(thinker, seed, effort)


def answer(bot: Bot, table: Table, seat: int, patience: Patience = ENDLESS) -> str:
    """What a bot says to the question open to its seat, as text."""
    return table.game.text(table.position, bot.choose(question(table, seat, patience)))
