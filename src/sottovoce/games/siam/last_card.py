"""The very last card (§23): it may only be played so that its player wins, and then the rest is determined.

Whether a way to win exists is asked in every random game, so it is answered by trying all ways on the board itself,
keeping count of who will hold how many provinces, instead of by playing them out.
"""

from typing import Final

from mypy_extensions import i64

from sottovoce.games.siam import swaps
from sottovoce.games.siam.actions import SPOTS
from sottovoce.games.siam.board import BRITISH, FACTIONS, PROVINCES, UNDECIDED
from sottovoce.games.siam.cards import KHON_THAI
from sottovoce.games.siam.provinces import fate_of, spreads_to
from sottovoce.games.siam.scoring import colony_winners, reign_winners
from sottovoce.games.siam.state import (
    CROWN_TILE,
    GET_BACK,
    GIVE_FIRST,
    GIVE_SECOND,
    NONE,
    PLACE_ONE,
    SWITCH_TILE,
    VERDICTS,
    State,
)

NOTHING: Final = 3  # "taken" when no follower is left on the board (R2)
_COLONY: Final = 12  # outcomes 0 to 11: ruler * 4 + second faction (3: none)
_OUTCOMES: Final = 13
_NOW: Final = 999  # when the last card is played: later than any other
_UNKNOWN: Final = -1


def can_win(s: State, seat: i64) -> bool:
    """Can the seat, in the middle of playing the last card, complete it so that it wins?"""
    prepare(s)
    if s.phase == CROWN_TILE:
        return by_tiles(s, seat, NONE)
    if s.phase == SWITCH_TILE:
        return by_tiles(s, seat, s.chosen)
    if s.phase == PLACE_ONE:
        if s.card == KHON_THAI:
            return by_one_of_each(s, seat, s.placing)
        return by_faction(s, seat, s.to_place, 0)
    if s.phase == GIVE_FIRST or s.phase == GIVE_SECOND or s.phase == GET_BACK:
        return by_swap(s, seat)
    return by_taking(s, seat)


def take_wins(s: State, seat: i64, spot: i64) -> bool:
    """Does taking this follower now win?"""
    prepare(s)
    s.followers[spot] -= 1
    touch(s, spot // FACTIONS)
    won = wins(s, seat, spot % FACTIONS)
    s.followers[spot] += 1
    return won


def prepare(s: State) -> None:
    """Foresee all provinces as they stand; forget the verdicts of another court."""
    i: i64
    for i in range(FACTIONS + 1):
        s.tally[i] = 0
    for i in range(VERDICTS):
        s.verdicts[i] = _UNKNOWN
    p: i64
    for p in range(PROVINCES):
        owner = s.control[p]
        if owner == UNDECIDED:
            owner = fate_of(s, p)
        s.fate[p] = owner
        s.tally[owner] += 1


def touch(s: State, p: i64) -> None:
    """A province has changed: foresee it anew."""
    owner = fate_of(s, p)
    s.tally[s.fate[p]] -= 1
    s.tally[owner] += 1
    s.fate[p] = owner


def gains_later(s: State, a: i64, b: i64) -> bool:
    """Will faction a's last gain come after b's?"""
    box: i64 = PROVINCES - 1
    while box >= 0:
        owner = s.fate[s.tiles[box]]
        if owner == a:
            return True
        if owner == b:
            return False
        box -= 1
    return False


def will_outrank(s: State, a: i64, b: i64) -> bool:
    """§26, of what is foreseen."""
    return s.tally[a] > s.tally[b] or (s.tally[a] == s.tally[b] and gains_later(s, a, b))


def outcome(s: State) -> i64:
    """The colony, or who rules and who comes second."""
    if s.tally[BRITISH] >= s.law.limit:
        return _COLONY
    first: i64 = 1 if will_outrank(s, 1, 0) else 0
    other: i64 = 1 - first
    if will_outrank(s, 2, first):
        other = first
        first = 2
    elif will_outrank(s, 2, other):
        other = 2
    return first * 4 + (other if s.tally[other] > 0 else 3)


def wins(s: State, seat: i64, taken: i64) -> bool:
    """Does the seat win what is foreseen, with this follower more in its court?"""
    end = outcome(s)
    slot = taken * _OUTCOMES + end
    if s.verdicts[slot] == _UNKNOWN:
        s.verdicts[slot] = verdict(s, seat, taken, end)
    return s.verdicts[slot] == 1


def verdict(s: State, seat: i64, taken: i64, end: i64) -> i64:
    """1 if the seat wins under this outcome with this follower more, else 0."""
    played = s.played[seat]
    s.played[seat] = _NOW
    if taken != NOTHING:
        s.courts[seat * FACTIONS + taken] += 1
    if end == _COLONY:
        won = colony_winners(s)
    else:
        won = reign_winners(s, end // 4, NONE if end % 4 == 3 else end % 4)
    if taken != NOTHING:
        s.courts[seat * FACTIONS + taken] -= 1
    s.played[seat] = played
    return (won >> seat) & 1


def by_taking(s: State, seat: i64) -> bool:
    """Is there a follower whose taking wins?"""
    nobody = True
    same: i64 = 0  # the factions already tried where the province's fate stays the same, as bits
    p: i64
    c: i64
    for p in range(PROVINCES):
        for c in range(FACTIONS):
            spot = p * FACTIONS + c
            if s.followers[spot] == 0:
                continue
            nobody = False
            s.followers[spot] -= 1
            fate = fate_of(s, p)
            s.followers[spot] += 1
            before = s.fate[p]
            if fate == before:
                if (same >> c) & 1:
                    continue
                same |= 1 << c
                if wins(s, seat, c):
                    return True
                continue
            s.fate[p] = fate
            s.tally[before] -= 1
            s.tally[fate] += 1
            won = wins(s, seat, c)
            s.fate[p] = before
            s.tally[before] += 1
            s.tally[fate] -= 1
            if won:
                return True
    return nobody and wins(s, seat, NOTHING)


def by_tiles(s: State, seat: i64, crowned: i64) -> bool:
    """Maharacha: the order of the tiles matters for later gains only."""
    first: i64
    box: i64
    for first in range(s.struggle, PROVINCES):
        a = s.tiles[first]
        if (s.kings >> a) & 1 or (crowned != NONE and a != crowned):
            continue
        for box in range(s.struggle, PROVINCES):
            b = s.tiles[box]
            if box == first or (s.kings >> b) & 1 or (crowned == NONE and box < first):
                continue
            s.tiles[first] = b
            s.tiles[box] = a
            won = by_taking(s, seat)
            s.tiles[first] = a
            s.tiles[box] = b
            if won:
                return True
    return False


def by_one_of_each(s: State, seat: i64, faction: i64) -> bool:
    """Khon Thai: place one of this faction and of those after it."""
    while faction < FACTIONS and s.pool[faction] == 0:
        faction += 1
    if faction == FACTIONS:
        return by_taking(s, seat)
    p: i64
    for p in range(PROVINCES):
        if s.control[p] != UNDECIDED:
            continue
        s.followers[p * FACTIONS + faction] += 1
        touch(s, p)
        won = by_one_of_each(s, seat, faction + 1)
        s.followers[p * FACTIONS + faction] -= 1
        touch(s, p)
        if won:
            return True
    return False


def by_faction(s: State, seat: i64, left: i64, start: i64) -> bool:
    """Rama, Lao, Malai: place what is left to place."""
    if left == 0:
        return by_taking(s, seat)
    step = left if s.law.into_one else 1
    p: i64
    for p in range(start, PROVINCES):
        if not spreads_to(s, s.placing, p):
            continue
        s.followers[p * FACTIONS + s.placing] += step
        touch(s, p)
        won = by_faction(s, seat, left - step, p)
        s.followers[p * FACTIONS + s.placing] -= step
        touch(s, p)
        if won:
            return True
    return False


def by_swap(s: State, seat: i64) -> bool:
    """1 vs 1 and 2 vs 1, from wherever the swap has come to."""
    give: i64
    also: i64
    for give in range(SPOTS):
        if (s.phase != GIVE_FIRST and give != s.chosen) or s.followers[give] == 0:
            continue
        if not s.pairs:
            if by_return(s, seat, give, NONE):
                return True
            continue
        for also in range(FACTIONS):
            if s.phase == GET_BACK and also != s.also:
                continue
            if s.phase == GIVE_FIRST and also < give % FACTIONS:
                continue  # the same two in the other order
            if swaps.has_second(s, give, also) and by_return(s, seat, give, also):
                return True
    return False


def by_return(s: State, seat: i64, give: i64, also: i64) -> bool:
    """What is given is settled: is there a follower whose coming back leads to a win?"""
    p = give // FACTIONS
    get: i64
    for get in range(SPOTS):
        q = get // FACTIONS
        if s.followers[get] == 0 or not swaps.may_trade(s, p, q) or swaps.banned(s, give, also, get):
            continue
        swaps.exchange(s, give, also, get)
        touch(s, p)
        touch(s, q)
        won = by_taking(s, seat)
        # The way back: what came is given, what was given comes.
        swaps.take_back(s, give, also, get)
        touch(s, p)
        touch(s, q)
        if won:
            return True
    return False
