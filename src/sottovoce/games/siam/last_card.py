"""The very last card (§23): it may only be played so that its player wins, and then the rest is determined.

Whether a way to win exists is asked in every random game, so it is answered by trying all ways on the board itself,
keeping count of who will hold how many provinces, instead of by playing them out.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sottovoce.core.position import bit
from sottovoce.games.siam import swaps
from sottovoce.games.siam.actions import CROWN, GET, GIVE, PLACE, SPOTS, SWITCH, TAKE
from sottovoce.games.siam.board import BRITISH, FACTIONS, PROVINCES, UNDECIDED
from sottovoce.games.siam.cards import KHON_THAI
from sottovoce.games.siam.provinces import fate_of, fate_without, reach, switch
from sottovoce.games.siam.scoring import colony_winners, reign_winners
from sottovoce.games.siam.state import (
    CROWN_TILE,
    GET_BACK,
    GIVE_FIRST,
    GIVE_SECOND,
    NONE,
    PLACE_ONE,
    SWITCH_TILE,
    TAKE_ONE,
    State,
)

NOTHING: Final = 3  # "taken" when no follower is left on the board (R2)
_COLONY: Final = 12  # outcomes 0 to 11: ruler * 4 + second faction (3: none)
_OUTCOMES: Final = 13
_NOW: Final = 999  # when the last card is played: later than any other


def can_win(s: State, seat: i64) -> bool:
    """Can the seat, with the last card just laid down, complete it so that it wins?"""
    prepare(s)
    if s.phase == CROWN_TILE:
        return by_tiles(s, seat, NONE)
    if s.phase == PLACE_ONE:
        if s.card == KHON_THAI:
            return by_one_of_each(s, seat, s.placing)
        return by_faction(s, seat, s.to_place, 0, reach(s, s.placing))
    if s.phase == GIVE_FIRST:
        return by_swap(s, seat)
    return by_taking(s, seat)


def keep_winning(s: State, seat: i64, out: vec[i64], count: i64) -> i64:
    """§23: of the answers to the present question, those that can still be completed to a win."""
    prepare(s)
    kept: i64 = 0
    i: i64
    for i in range(count):
        if leads_to_win(s, seat, out[i]):
            out[kept] = out[i]
            kept += 1
    return kept


def leads_to_win(s: State, seat: i64, action: i64) -> bool:
    """Can the seat win after this step of playing the last card?"""
    if s.phase == TAKE_ONE:
        return by_taking_one(s, seat, action - TAKE)
    if s.phase == PLACE_ONE:
        return by_placing(s, seat, action - PLACE)
    if s.phase == CROWN_TILE:
        return by_tiles(s, seat, action - CROWN)
    if s.phase == SWITCH_TILE:
        return by_switching(s, seat, s.chosen, action - SWITCH)
    if s.phase == GET_BACK:
        return by_exchange(s, seat, s.chosen, s.also, action - GET)
    if s.phase == GIVE_SECOND:
        return by_return(s, seat, s.chosen, (action - GIVE) % FACTIONS)
    return by_giving(s, seat, action - GIVE)


def prepare(s: State) -> None:
    """Foresee all provinces as they stand; forget the verdicts of another court."""
    s.judged = 0
    s.good = 0
    i: i64
    for i in range(FACTIONS + 1):
        s.tally[i] = 0
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
    case = bit(taken * _OUTCOMES + end)
    if s.judged & case == 0:
        s.judged |= case
        if verdict(s, seat, taken, end):
            s.good |= case
    return s.good & case != 0


def verdict(s: State, seat: i64, taken: i64, end: i64) -> bool:
    """Does the seat win under this outcome with this follower more?"""
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
    return (won >> seat) & 1 == 1


def by_taking(s: State, seat: i64) -> bool:
    """Is there a follower whose taking wins?"""
    harmless: i64 = 0  # the factions of which one can be taken without changing a province's fate, as bits
    critical: i64 = 0  # the spots where taking one does change it, as bits
    box: i64
    f: i64
    for box in range(s.struggle, PROVINCES):
        p = s.tiles[box]
        for f in range(FACTIONS):
            if s.followers[p * FACTIONS + f] > 0:
                if fate_without(s, p, f) == s.fate[p]:
                    harmless |= bit(f)
                else:
                    critical |= bit(p * FACTIONS + f)
    for f in range(FACTIONS):
        if (harmless >> f) & 1 and wins(s, seat, f):
            return True
    spot: i64 = 0
    while critical >> spot:
        if (critical >> spot) & 1 and by_taking_one(s, seat, spot):
            return True
        spot += 1
    return harmless | critical == 0 and wins(s, seat, NOTHING)


def by_taking_one(s: State, seat: i64, spot: i64) -> bool:
    """Does taking this follower win?"""
    p = spot // FACTIONS
    f = spot % FACTIONS
    before = s.fate[p]
    after = fate_without(s, p, f)
    s.fate[p] = after
    s.tally[before] -= 1
    s.tally[after] += 1
    won = wins(s, seat, f)
    s.fate[p] = before
    s.tally[after] -= 1
    s.tally[before] += 1
    return won


def by_tiles(s: State, seat: i64, crowned: i64) -> bool:
    """Maharacha, with this tile crowned or any: the order of the tiles matters for later gains only."""
    first: i64
    other: i64
    for first in range(s.struggle, PROVINCES):
        a = s.tiles[first]
        if (s.kings >> a) & 1 or (crowned != NONE and a != crowned):
            continue
        for other in range(s.struggle, PROVINCES):
            b = s.tiles[other]
            if other == first or (s.kings >> b) & 1 or (crowned == NONE and other < first):
                continue
            if by_switching(s, seat, a, b):
                return True
    return False


def by_switching(s: State, seat: i64, a: i64, b: i64) -> bool:
    """Maharacha, with both tiles named."""
    switch(s, a, b)
    won = by_taking(s, seat)
    switch(s, a, b)
    return won


def by_placing(s: State, seat: i64, spot: i64) -> bool:
    """Khon Thai and faction cards, with the next place named."""
    p = spot // FACTIONS
    count: i64 = s.to_place if s.card != KHON_THAI and s.law.into_one else 1
    s.followers[spot] += count
    touch(s, p)
    if s.card == KHON_THAI:
        won = by_one_of_each(s, seat, s.placing + 1)
    else:
        won = by_faction(s, seat, s.to_place - count, 0, reach(s, s.placing))
    s.followers[spot] -= count
    touch(s, p)
    return won


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


def by_faction(s: State, seat: i64, left: i64, start: i64, there: i64) -> bool:
    """Rama, Lao, Malai: place what is left to place into these provinces."""
    if left == 0:
        return by_taking(s, seat)
    count: i64 = left if s.law.into_one else 1
    p: i64
    for p in range(start, PROVINCES):
        if (there >> p) & 1 == 0:
            continue
        s.followers[p * FACTIONS + s.placing] += count
        touch(s, p)
        won = by_faction(s, seat, left - count, p, there)
        s.followers[p * FACTIONS + s.placing] -= count
        touch(s, p)
        if won:
            return True
    return False


def by_swap(s: State, seat: i64) -> bool:
    """1 vs 1 and 2 vs 1, with nothing named yet."""
    spot: i64
    for spot in range(SPOTS):
        if s.followers[spot] > 0 and by_giving(s, seat, spot):
            return True
    return False


def by_giving(s: State, seat: i64, give: i64) -> bool:
    """A swap with the first follower named."""
    if not s.pairs:
        return by_return(s, seat, give, NONE)
    also: i64
    for also in range(FACTIONS):
        if swaps.has_second(s, give, also) and by_return(s, seat, give, also):
            return True
    return False


def by_return(s: State, seat: i64, give: i64, also: i64) -> bool:
    """A swap with all that is given named: is there a follower whose coming back leads to a win?"""
    there = swaps.partners(s, give // FACTIONS, s.crowd())
    get: i64
    for get in range(SPOTS):
        if s.followers[get] == 0 or (there >> (get // FACTIONS)) & 1 == 0 or swaps.banned(s, give, also, get):
            continue
        if by_exchange(s, seat, give, also, get):
            return True
    return False


def by_exchange(s: State, seat: i64, give: i64, also: i64, get: i64) -> bool:
    """A swap with everything named."""
    p = give // FACTIONS
    q = get // FACTIONS
    swaps.exchange(s, give, also, get)
    touch(s, p)
    touch(s, q)
    won = by_taking(s, seat)
    swaps.take_back(s, give, also, get)
    touch(s, p)
    touch(s, q)
    return won
