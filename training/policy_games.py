"""Games of A War of Whispers played by habit, for the scripts that learn from them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sottovoce.core.dice import Fast
from sottovoce.core.events import News
from sottovoce.games.whispers import GAME
from sottovoce.games.whispers.bot.beliefs_from_deeds import Beliefs
from sottovoce.games.whispers.bot.evidence import Evidence
from sottovoce.games.whispers.bot.lookahead import weigh
from sottovoce.games.whispers.bot.policy import Policy
from sottovoce.games.whispers.bot.policy_weights import PolicyWeights
from sottovoce.games.whispers.rules.board import EMPIRES
from sottovoce.games.whispers.rules.turns import Whispers

TRUST = 100
OPTIONS = GAME.settle_options({})

Watcher = Callable[[Whispers, bool], None]


def begin(players: int, dice: Fast) -> Whispers:
    """A game ready to be played."""
    world = GAME.start(players, OPTIONS, dice, None)
    assert isinstance(world, Whispers)
    return world


def play(
    world: Whispers, manners: Sequence[PolicyWeights], dice: Fast, odd: int = 0, watch: Watcher | None = None
) -> None:
    """Play a game to its end, each seat in its manner; one answer in `odd` is random.

    `watch` is shown every beginning of a turn, and told whether a round begins with it.
    """
    habits = [Policy(world.seats, manner) for manner in manners]
    round, turn = 0, (0, 0)
    evidence, world.news = Evidence(world.seats), News()
    while not world.over:
        evidence.look(world)
        fresh = world.round != round
        if watch is not None and (fresh or (world.marker, world.step) != turn):
            watch(world, fresh)
            turn = (world.marker, world.step)
        if fresh:
            round = world.round
            beliefs = Beliefs(world, evidence, TRUST)
            for seat, habit in enumerate(habits):
                weigh(world, seat, beliefs, habit.weights.rivalry[round - 1], habit.worth, seat * EMPIRES)
                habit.look_at(world)
        asked = world.asked
        action = habits[asked].answer(world, dice)
        if odd and dice.roll(odd) == 0:
            choices = world.choices(asked)
            action = choices[dice.roll(len(choices))]
            habits[asked].decided = False
        before = world.copy()
        assert isinstance(before, Whispers)
        world.apply(asked, action, dice)
        evidence.hear(before, int(asked), world.news.gather())
