# mypyc: compile
"""The 40 empire cards (§5), their abilities (§23), and hands packed into one number each."""

from typing import Final

from mypy_extensions import i64

from sottovoce.core.position import bit
from sottovoce.games.whispers.rules.board import BEAR, EAGLE, ELEPHANT, EMPIRE_NAMES, HORSE, LION

# A kind of card is its empire and the other one it names: empire * OTHERS + place among the other four. Two of each.
OTHERS: Final = 4
KINDS: Final = 20
COPIES: Final = 2
CARDS: Final = 8  # in an empire's deck
HAND_LIMIT: Final = 5  # §13
NO_CARD: Final = -1

# A hand, like what is left of the decks, is one number: two bits for each kind, a byte for each empire.
FULL_DECK: Final = 0xAA_AAAA_AAAA

# Abilities: the five own, the five doubles, the ten pairs.
BEAR_OWN: Final = 0
EAGLE_OWN: Final = 1
ELEPHANT_OWN: Final = 2
LION_OWN: Final = 3
HORSE_OWN: Final = 4
BEAR_DOUBLE: Final = 5
EAGLE_DOUBLE: Final = 6
ELEPHANT_DOUBLE: Final = 7
LION_DOUBLE: Final = 8
HORSE_DOUBLE: Final = 9
MERCENARIES: Final = 10
RECRUIT: Final = 11
SUBJUGATE: Final = 12
DISPERSE: Final = 13
ALCHEMISTS_FIRE: Final = 14
POPULATE: Final = 15
ARMADA: Final = 16
REINFORCEMENTS: Final = 17
UPRISING: Final = 18
MIDNIGHT_OIL: Final = 19
ABILITIES: Final = 20
DOUBLES: Final = BEAR_DOUBLE
PAIRS: Final = MERCENARIES
NO_ABILITY: Final = -1

PAIR_NAMES: Final = (
    "mercenaries",
    "recruit",
    "subjugate",
    "disperse",
    "alchemists-fire",
    "populate",
    "armada",
    "reinforcements",
    "uprising",
    "midnight-oil",
)
ABILITY_NAMES: Final = (*EMPIRE_NAMES, *[f"double-{name}" for name in EMPIRE_NAMES], *PAIR_NAMES)
KIND_NAMES: Final = tuple(f"{a}-{b}" for a in EMPIRE_NAMES for b in EMPIRE_NAMES if a != b)

# The windows of §22, as sets of abilities.
INSTEAD: Final = 2**EAGLE_OWN | 2**LION_OWN
DECLARING: Final = 2**EAGLE_DOUBLE | 2**ARMADA
DURING: Final = 2**ELEPHANT_OWN | 2**ELEPHANT_DOUBLE | 2**REINFORCEMENTS
AFTER_ATTACK: Final = 2**BEAR_OWN | 2**BEAR_DOUBLE | 2**SUBJUGATE
AROUND: Final = (
    2**HORSE_OWN
    | 2**HORSE_DOUBLE
    | 2**LION_DOUBLE
    | 2**MERCENARIES
    | 2**RECRUIT
    | 2**DISPERSE
    | 2**ALCHEMISTS_FIRE
    | 2**POPULATE
    | 2**UPRISING
)

_TWOS: Final = 0x33_3333_3333
_FOURS: Final = 0x0F_0F0F_0F0F
_ONES: Final = 0x01_0101_0101


def backs(hand: i64) -> i64:
    """How many cards of each empire a hand has: a byte for each (R6)."""
    pairs = (hand & _TWOS) + ((hand >> 2) & _TWOS)
    return (pairs + (pairs >> 4)) & _FOURS


def of_empire(hand: i64, empire: i64) -> i64:
    """How many cards of an empire a hand has."""
    return (backs(hand) >> (8 * empire)) & 255


def size(hand: i64) -> i64:
    """How many cards a hand has."""
    return ((backs(hand) * _ONES) >> 32) & 255


def copies(hand: i64, kind: i64) -> i64:
    """How many cards of a kind a hand has."""
    return (hand >> (2 * kind)) & 3


def one_card(kind: i64) -> i64:
    """A hand of a single card, to add or subtract."""
    return bit(2 * kind)


def kind_of(empire: i64, other: i64) -> i64:
    """The kind of card of an empire that names another one."""
    return empire * OTHERS + (other if other < empire else other - 1)


def empire_of(kind: i64) -> i64:
    """The empire of a card, which its back shows."""
    return kind // OTHERS


def other_of(kind: i64) -> i64:
    """The other empire that a card names."""
    other = kind % OTHERS
    return other if other < kind // OTHERS else other + 1


def pair_first(ability: i64) -> i64:
    """The empire of a pair that comes first in turn order."""
    if ability < ALCHEMISTS_FIRE:
        return BEAR
    if ability < REINFORCEMENTS:
        return EAGLE
    return ELEPHANT if ability < MIDNIGHT_OIL else LION


def pair_second(ability: i64) -> i64:
    """The other empire of a pair."""
    if ability < ALCHEMISTS_FIRE:
        return ability - MERCENARIES + EAGLE
    if ability < REINFORCEMENTS:
        return ability - ALCHEMISTS_FIRE + ELEPHANT
    return ability - REINFORCEMENTS + LION if ability < MIDNIGHT_OIL else HORSE


def affordable(hand: i64, ability: i64) -> bool:
    """§23: does the hand hold what an ability costs?"""
    if ability < DOUBLES:
        return (hand >> (8 * ability)) & 255 != 0
    if ability < PAIRS:
        return of_empire(hand, ability - DOUBLES) >= 2
    a = pair_first(ability)
    b = pair_second(ability)
    if (hand >> (8 * a)) & 255 == 0 or (hand >> (8 * b)) & 255 == 0:
        return False
    return copies(hand, kind_of(a, b)) > 0 or copies(hand, kind_of(b, a)) > 0
