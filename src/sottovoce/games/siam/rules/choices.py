# mypyc: compile
"""What can be answered: cards, places, tiles (§13, §18, §19, §22); swaps have a module of their own."""

from librt.vecs import vec
from mypy_extensions import i64

from sottovoce.games.siam.rules import swaps
from sottovoce.games.siam.rules.actions import CROWN, PASS, PLACE, PLAY, SWITCH
from sottovoce.games.siam.rules.board import ALL_PROVINCES, FACTIONS, PROVINCES, UNDECIDED
from sottovoce.games.siam.rules.cards import KHON_THAI, KINDS
from sottovoce.games.siam.rules.provinces import reach
from sottovoce.games.siam.rules.state import CROWN_TILE, GET_BACK, GIVE_FIRST, GIVE_SECOND, OVER, State


def list_cards(s: State, seat: i64, out: vec[i64]) -> i64:
    """§13: pass, or one of the cards in hand."""
    hands = s.hands
    out[0] = PASS
    count: i64 = 1
    kind: i64 = 0
    while kind < KINDS:
        out[count] = PLAY + kind
        count += 1 if hands[seat * KINDS + kind] > 0 else 0
        kind += 1
    return count


def list_steps(s: State, out: vec[i64]) -> i64:
    """The answers to the question that a swap or Maharacha poses now."""
    if s.phase == GIVE_FIRST:
        return swaps.list_first(s, out)
    if s.phase == GIVE_SECOND:
        return swaps.list_second(s, out)
    if s.phase == GET_BACK:
        return swaps.list_back(s, out)
    if s.phase == OVER:
        return 0
    return list_tiles(s, out)


def list_places(s: State, out: vec[i64]) -> i64:
    """§19: any undecided province; §22: those that the faction's card reaches."""
    there: i64 = ALL_PROVINCES
    if s.card != KHON_THAI:
        there = reach(s, s.placing)
    count: i64 = 0
    p: i64
    for p in range(PROVINCES):
        if (there >> p) & 1 and s.control[p] == UNDECIDED:
            out[count] = PLACE + p * FACTIONS + s.placing
            count += 1
    return count


def list_tiles(s: State, out: vec[i64]) -> i64:
    """§18: face-up tiles without a King; then the other ones."""
    verb: i64 = CROWN if s.phase == CROWN_TILE else SWITCH
    count: i64 = 0
    p: i64
    for p in range(PROVINCES):
        if s.free_tile(p) and (s.phase == CROWN_TILE or p != s.chosen):
            out[count] = verb + p
            count += 1
    return count
