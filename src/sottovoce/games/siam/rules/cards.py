"""The eight action cards of a player (§3) and the playing aids (§4)."""

from typing import Final

# The kinds of action card, §3.
MAHARACHA: Final = 0
KHON_THAI: Final = 1
ONE_VS_ONE: Final = 2
TWO_VS_ONE: Final = 3
RAMA_CARD: Final = 4  # then those of the other factions, in their order
KINDS: Final = 7
NO_CARD: Final = -1

CARD_NAMES: Final = ("maharacha", "khon-thai", "one-vs-one", "two-vs-one", "rama", "lao", "malai")
COPIES: Final = (1, 2, 1, 1, 1, 1, 1)
HAND: Final = 8

# §4: the two followers on playing aids 1 to 3 (as faction numbers); aid 4 repeats the left neighbour's.
AIDS: Final = ((0, 1), (0, 2), (1, 2))
NEIGHBOURS_AID: Final = 3
