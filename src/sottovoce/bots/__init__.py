"""Players that are programs, by name: a game's own, or those that know no game and play any."""

from __future__ import annotations

from sottovoce.bots.exploiters import BEST_RESPONSE, BestResponse, amount
from sottovoce.bots.greedy import Greedy
from sottovoce.bots.levels import searcher
from sottovoce.bots.names import STRONGEST, BotName, parse
from sottovoce.bots.novice import Novice
from sottovoce.bots.playout import Playouts
from sottovoce.bots.random import Random
from sottovoce.bots.search import Searcher
from sottovoce.bots.search_hints import SearchHints
from sottovoce.bots.search_judge import SearchJudge
from sottovoce.core.bot import ENDLESS, Bot, Patience, question
from sottovoce.core.errors import Unknown
from sottovoce.core.game import Game
from sottovoce.core.judge import Judge
from sottovoce.core.table import Table

LADDER = ("novice", "casual", "regular", "expert")  # the levels that a person climbs
OPPONENTS = ("random", "greedy", *LADDER)  # for people to play against
BOTS = (*OPPONENTS, "uct", "paced")  # with the baselines of the arena


def known(game: Game) -> tuple[str, ...]:
    """The bots that may sit down at a table of a game, by name."""
    return (*BOTS, *game.opponents)


def make(name: str, game: Game, seed: int) -> Bot:
    """A bot by its name; the same seed gives the same play."""
    found = game.bot(name, seed) or common(name, game, seed) or _best_response(name, game, seed)
    if found is None:
        raise Unknown("bot", bot=name, bots=list(known(game)))
    return found


def common(name: str, game: Game, seed: int) -> Bot | None:
    """The bot of that name that plays any game, from its rules and its evaluation alone."""
    if name == "random":
        return Random(seed)
    if name == "greedy":
        return Greedy(seed, game.evaluation())
    if name == "novice":
        return Novice(seed, game.evaluation())
    parsed = parse(name)
    return None if parsed is None else searcher(parsed, SearchHints(game.evaluation()), seed)


def _best_response(name: str, game: Game, seed: int) -> Bot | None:
    """The search that knows `expert`'s policy, in games that have none of their own."""
    trials = amount(name, BEST_RESPONSE)
    return None if trials is None else BestResponse(game, seed, trials, lambda other, s: make(other, game, s))


def judge(game: Game, seed: int, effort: float = 1.0) -> Judge:
    """The strongest judge of a game's choices, thinking `effort` times as much as usual; same seed, same figures."""
    own = game.judge(seed, effort)
    if own is not None:
        return own
    thinker = make(STRONGEST, game, seed)
    if not isinstance(thinker, Searcher):
        found = searcher(BotName(STRONGEST), SearchHints(game.evaluation()), seed)
        assert found is not None
        thinker = found
    if type(thinker.hints) is SearchHints:
        thinker.hints = Playouts(thinker.hints)  # what is judged at a glance need not add up to 1
    return SearchJudge(thinker, seed, effort)


def answer(bot: Bot, table: Table, seat: int, patience: Patience = ENDLESS) -> str:
    """A bot's answer to the question open to its seat, as text."""
    return table.game.text(table.position, bot.choose(question(table, seat, patience)))
