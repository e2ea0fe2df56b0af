"""The bots of Verrat! by name: plans are simultaneous and swaps need judgement, so all but `random` are its own."""

from __future__ import annotations

from dataclasses import replace

from sottovoce.bots.names import parse
from sottovoce.core.bot import Bot
from sottovoce.core.build import compiled
from sottovoce.games.verrat.bot.exploiters import exploiter
from sottovoce.games.verrat.bot.greedy import Greedy
from sottovoce.games.verrat.bot.personas import PERSONAS
from sottovoce.games.verrat.bot.thinker import LEVELS, Thinker

_UNCOMPILED = 20  # turns of the loop at most, so that plain Python keeps to the levels' time


def bot(name: str, seed: int) -> Bot | None:
    """`greedy`, `expert`, `expert@100` with this many turns of thought, `expert:0.2` less honest, `expert-schemer`."""
    return Greedy(seed) if name == "greedy" else exploiter(name, seed) or named(name, seed, compiled())


def named(name: str, seed: int, compiled: bool) -> Thinker | None:
    """A thinking bot by its name."""
    parsed = parse(name)
    if parsed is None or parsed.level not in LEVELS:
        return None
    character = LEVELS[parsed.level]
    if parsed.without and not (character.character and parsed.without in PERSONAS):
        return None
    if parsed.effort is not None and character.turns:
        character = replace(character, turns=parsed.effort)
    elif not compiled:
        character = replace(character, turns=min(character.turns, _UNCOMPILED))
    return Thinker(character, seed, parsed.honesty, parsed.without)
