"""What is printed on the cards (§23), by name: for the terminal, and as data for the browser."""

from __future__ import annotations

from sottovoce.games.whispers.rules.board import EMPIRE_NAMES
from sottovoce.games.whispers.rules.cards import (
    ABILITIES,
    ABILITY_NAMES,
    DOUBLES,
    KIND_NAMES,
    PAIRS,
    empire_of,
    other_of,
    pair_first,
    pair_second,
)


def _cost(ability: int) -> tuple[int, ...]:
    """The empires of the cards that an ability costs."""
    if ability < DOUBLES:
        return (ability,)
    if ability < PAIRS:
        return (ability - DOUBLES, ability - DOUBLES)
    return int(pair_first(ability)), int(pair_second(ability))


_PAIR_OF = {frozenset(_cost(ability)): ability for ability in range(PAIRS, ABILITIES)}


def _printed(kind: int) -> tuple[str, str, str]:
    """A card's own ability, the double, the pair."""
    empire, other = int(empire_of(kind)), int(other_of(kind))
    pair = _PAIR_OF[frozenset((empire, other))]
    return ABILITY_NAMES[empire], ABILITY_NAMES[DOUBLES + empire], ABILITY_NAMES[pair]


CARD_ABILITIES = {card: _printed(kind) for kind, card in enumerate(KIND_NAMES)}
ABILITY_COSTS = {
    name: tuple(EMPIRE_NAMES[empire] for empire in _cost(ability)) for ability, name in enumerate(ABILITY_NAMES)
}
