"""The board and the pieces of Verrat! (§1 to §4): viziers, seats at court, cities, dungeons, cards."""

from __future__ import annotations

from typing import Final

PLAYERS: Final = 4

# §1: a vizier is a number, owner * SIZES + size; the owner's colour gives it its name.
COLOUR_NAMES: Final = ("red", "blue", "green", "yellow")
SIZE_NAMES: Final = ("fat", "small", "tall")
SIZES: Final = 3
VIZIERS: Final = 12

# Where a vizier is: a position at court, a city, a dungeon, in hand, or in exile.
SEATS: Final = 12
FAVOURITE: Final = 11  # §2: the position at the Sultan's right hand
CITY: Final = 12  # + city
DUNGEON: Final = 19  # + dungeon - 1
HAND: Final = 22
EXILE: Final = 23

# §3
CITY_NAMES: Final = ("bukhara", "tabriz", "shiraz", "kaffa", "gidda", "uskub", "isfahan")
CITIES: Final = 7
KAFFA: Final = 3
DUNGEONS: Final = 3

# §4
CARD_NAMES: Final = ("horses", "cannons", "gold", "troops", "supplies", "ships", "pardon")
POWERS: Final = 6  # types of Power card
PARDON: Final = 6
KINDS: Final = 7
COPIES: Final = 6  # cards of each kind
CARDS: Final = 42

# §5
DEALT: Final = 2  # cards to each player
PILE: Final = 5  # cards in a city
KAFFA_PILE: Final = 4

NONE: Final = -1


def vizier_name(vizier: int, colour: int) -> str:
    """A vizier's durable name, such as "red-fat"."""
    return f"{COLOUR_NAMES[colour]}-{SIZE_NAMES[vizier % SIZES]}"


def card_list(counts: list[int]) -> list[str]:
    """Cards by name, from how many there are of each kind."""
    return [CARD_NAMES[kind] for kind in range(KINDS) for _ in range(counts[kind])]
