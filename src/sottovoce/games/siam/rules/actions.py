"""Actions: what a player can answer, as small integers inside and as one line of text outside."""

from __future__ import annotations

from typing import Final

from sottovoce.games.siam.rules.board import FACTION_NAMES, FACTIONS, PROVINCES, Board
from sottovoce.games.siam.rules.cards import CARD_NAMES, KINDS

# A follower or a place for one: province * FACTIONS + faction.
SPOTS: Final = 24

PASS: Final = 0
PLAY: Final = 1  # + kind of card
CROWN: Final = 8  # + province: its tile gets the King (§18)
SWITCH: Final = 16  # + province: its tile changes places with the crowned one
PLACE: Final = 24  # + spot: a follower from the pool
GIVE: Final = 48  # + spot: a follower that leaves its province in a swap (§20, §21)
GET: Final = 72  # + spot: the follower that comes in return
TAKE: Final = 96  # + spot: the follower taken into one's court (§16)
ACTIONS: Final = 120

_SPOT_VERBS: Final = {"place": PLACE, "give": GIVE, "get": GET, "take": TAKE}
_TILE_VERBS: Final = {"crown": CROWN, "switch": SWITCH}


def text(action: int, board: Board) -> str:
    """An action's durable text on a map."""
    if action == PASS:
        return "pass"
    if action < CROWN:
        return f"play {CARD_NAMES[action - PLAY]}"
    for verb, base in _TILE_VERBS.items():
        if base <= action < base + PROVINCES:
            return f"{verb} {board.provinces[action - base]}"
    for verb, base in _SPOT_VERBS.items():
        if base <= action < base + SPOTS:
            province, faction = divmod(action - base, FACTIONS)
            return f"{verb} {FACTION_NAMES[faction]} {board.provinces[province]}"
    raise ValueError(action)


def parse(words: str, board: Board) -> int | None:
    """The action that a text names on a map, None if it names none."""
    match words.split(" "):
        case ["pass"]:
            return PASS
        case ["play", card] if card in CARD_NAMES:
            return PLAY + CARD_NAMES.index(card)
        case [verb, province] if verb in _TILE_VERBS and province in board.provinces:
            return _TILE_VERBS[verb] + board.provinces.index(province)
        case [verb, faction, province] if (
            verb in _SPOT_VERBS and faction in FACTION_NAMES and province in board.provinces
        ):
            return _SPOT_VERBS[verb] + board.provinces.index(province) * FACTIONS + FACTION_NAMES.index(faction)
    return None


assert PLAY + KINDS <= CROWN
