"""Actions: what a player can answer, as small integers inside and as one line of text outside."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from sottovoce.games.whispers.rules.board import BANNERS, EMPIRE_NAMES, EMPIRES, POST_NAMES, POSTS, REGIONS, Board
from sottovoce.games.whispers.rules.cards import ABILITIES, ABILITY_NAMES, KIND_NAMES, KINDS

SLOT_NAMES: Final = ("devout", "dutiful", "affiliated", "unallied", "opposed")
SLOTS: Final = 5
SLOT_PAIRS: Final = tuple(combinations(range(SLOTS), 2))

DONE: Final = 0
PASS: Final = 1
ADD: Final = 2  # banners (§17)
DRAW: Final = 3  # cards (§18)
ATTACK: Final = 4  # §19
SWAP: Final = 5  # the Chancellor's agent (§21)
KEEP: Final = 6  # one's loyalties (§14)
EXCHANGE: Final = 10  # + pair of slots: two loyalties change places (§14)
DEPLOY: Final = 20  # + post: an agent into a council (§9)
RECALL: Final = 40  # + post: take an agent back
SEAT: Final = 60  # + post: where the agent goes, or which seat acts (§21, §23)
PLAY: Final = 80  # + ability (§23)
PAY: Final = 100  # + kind of card
DISCARD: Final = 120  # + kind of card (§13)
STATION: Final = 140  # + region: an agent onto the map (§26)
RETRIEVE: Final = 180  # + region: … and back
FROM: Final = 220  # + region: that something leaves, or that a card chooses
TO: Final = 260  # + region: that something goes to
PLACE: Final = 300  # + region: one banner
DESTROY: Final = 340  # + region: one banner
COUNT: Final = 380  # + number of banners
REARRANGE: Final = 401  # + empire
ACTIONS: Final = 406

_PLAIN: Final = {"done": DONE, "pass": PASS, "add": ADD, "draw": DRAW, "attack": ATTACK, "swap": SWAP, "keep": KEEP}
_NAMED: Final[dict[str, tuple[int, tuple[str, ...]]]] = {
    "deploy": (DEPLOY, POST_NAMES),
    "recall": (RECALL, POST_NAMES),
    "seat": (SEAT, POST_NAMES),
    "play": (PLAY, ABILITY_NAMES),
    "pay": (PAY, KIND_NAMES),
    "discard": (DISCARD, KIND_NAMES),
    "rearrange": (REARRANGE, EMPIRE_NAMES),
    "count": (COUNT, tuple(str(number) for number in range(BANNERS + 1))),
}
_REGIONAL: Final = {
    "station": STATION,
    "retrieve": RETRIEVE,
    "from": FROM,
    "to": TO,
    "place": PLACE,
    "destroy": DESTROY,
}


def text(action: int, board: Board) -> str:
    """An action's durable text."""
    for word, number in _PLAIN.items():
        if action == number:
            return word
    if EXCHANGE <= action < EXCHANGE + len(SLOT_PAIRS):
        first, second = SLOT_PAIRS[action - EXCHANGE]
        return f"exchange {SLOT_NAMES[first]} {SLOT_NAMES[second]}"
    for verb, (base, names) in _NAMED.items():
        if base <= action < base + len(names):
            return f"{verb} {names[action - base]}"
    for verb, base in _REGIONAL.items():
        if base <= action < base + REGIONS:
            return f"{verb} {board.regions[action - base]}"
    raise ValueError(action)


def parse(words: str, board: Board) -> int | None:
    """The action that a text names, None if it names none."""
    match words.split(" "):
        case [word] if word in _PLAIN:
            return _PLAIN[word]
        case ["exchange", first, second] if first in SLOT_NAMES and second in SLOT_NAMES:
            pair = (SLOT_NAMES.index(first), SLOT_NAMES.index(second))
            return EXCHANGE + SLOT_PAIRS.index(pair) if pair in SLOT_PAIRS else None
        case [verb, name] if verb in _NAMED and name in _NAMED[verb][1]:
            return _NAMED[verb][0] + _NAMED[verb][1].index(name)
        case [verb, region] if verb in _REGIONAL and region in board.regions:
            return _REGIONAL[verb] + board.regions.index(region)
    return None


assert len(SLOT_PAIRS) == DEPLOY - EXCHANGE
assert len(ABILITY_NAMES) == ABILITIES
assert len(KIND_NAMES) == KINDS
assert len(POST_NAMES) == POSTS
assert REARRANGE + EMPIRES == ACTIONS
