# mypyc: compile
"""What is hidden where the table plays from memory (R8): cards that lie covered, and so what others hold."""

from librt.vecs import vec
from mypy_extensions import i64

from sottovoce.core.dice import Dice
from sottovoce.games.siam.rules.board import PROVINCES
from sottovoce.games.siam.rules.cards import COPIES, KINDS, MAHARACHA, NO_CARD
from sottovoce.games.siam.rules.state import State


def deal_hidden(s: State, seat: i64, dice: Dice) -> None:
    """Deal the others' hands again, so that every King on the map has a Maharacha that was played (§18)."""
    while True:
        other: i64
        played: i64 = 0
        for other in range(s.seats):
            if other != seat:
                deal_unseen(s, other, dice)
            if s.hands[other * KINDS + MAHARACHA] == 0:
                played += 1
        if played >= crowned(s):
            return


def crowned(s: State) -> i64:
    """How many tiles bear a King."""
    count: i64 = 0
    p: i64
    for p in range(PROVINCES):
        count += (s.kings >> p) & 1
    return count


def deal_unseen(s: State, seat: i64, dice: Dice) -> None:
    """Deal a seat's hand again from what others have not seen lying on top of its pile."""
    size = s.held[seat]
    bag = vec[i64](list(COPIES))
    if s.top[seat] != NO_CARD:
        bag[s.top[seat]] -= 1
    kind: i64
    for kind in range(KINDS):
        s.hands[seat * KINDS + kind] = 0
    k: i64
    for k in range(size):
        kind = dice.draw(bag)
        bag[kind] -= 1
        s.hands[seat * KINDS + kind] += 1
