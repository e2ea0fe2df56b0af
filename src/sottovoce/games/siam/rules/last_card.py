# mypyc: compile
"""The very last card (§23): it may only be played so that its player wins, and then the rest is determined.

Whether a way to win exists is asked in every random game, so it is answered by trying all ways on the board itself,
keeping count of who will hold how many provinces, instead of by playing them out.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sottovoce.core.position import bit
from sottovoce.games.siam.rules import swaps
from sottovoce.games.siam.rules.actions import CROWN, GET, GIVE, PLACE, SPOTS, SWITCH, TAKE
from sottovoce.games.siam.rules.board import BRITISH, FACTIONS, LAO, MALAY, PROVINCES, RAMA, UNDECIDED
from sottovoce.games.siam.rules.cards import KHON_THAI, TWO_VS_ONE
from sottovoce.games.siam.rules.provinces import (
    critical,
    fate_of,
    fate_without,
    harmless,
    mix,
    placed_at_once,
    reach,
    switch,
)
from sottovoce.games.siam.rules.scoring import TEAMS_AT, colony_winners, reign_winners
from sottovoce.games.siam.rules.state import (
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
_COLONY: Final = 12  # outcomes 0 to 11: ruler * 4 + second faction, or _NO_SECOND
_OUTCOMES: Final = 13
_NO_SECOND: Final = 3
_EVERY_PROVINCE: Final = 0x24_9249  # the spots of one faction, as bits
_NOW: Final = 999  # when the last card is played: later than any other


def can_win(s: State, seat: i64) -> bool:
    """Can the seat, with the last card just laid down, complete it so that it wins?"""
    if is_lost(s):
        return False
    if way_exists(s, seat):
        return True
    s.lost_at = s.clock + 1
    s.lost_reach = reach_of(s)
    s.lost_places = s.to_place
    return False


def is_lost(s: State) -> bool:
    """Is it known from an earlier struggle that the last card can't win?

    Nobody else can act, so what could be done now could have been done then, to the same end: the provinces settled
    since then would have fallen as they did. Only a card that reaches further than it did, or has less effect, is new.
    """
    if s.lost_at != s.clock + 1 or s.phase == TAKE_ONE:
        return False
    if s.phase == GIVE_FIRST and s.card == TWO_VS_ONE:
        return s.pairs
    return reach_of(s) & ~s.lost_reach == 0 and s.to_place == s.lost_places


def reach_of(s: State) -> i64:
    """What may grow from struggle to struggle: the provinces of a faction card, the pool's factions for Khon Thai."""
    if s.phase != PLACE_ONE:
        return 0
    if s.card != KHON_THAI:
        return reach(s, s.placing)
    factions: i64 = 0
    f: i64
    for f in range(FACTIONS):
        if s.pool[f] > 0:
            factions |= bit(f)
    return factions


def way_exists(s: State, seat: i64) -> bool:
    """Is there a way to complete the last card, just laid down, so that the seat wins?"""
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
        return by_taking_one(s, seat, (action - TAKE) // FACTIONS, (action - TAKE) % FACTIONS)
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
    s.harmless = 0
    s.critical = 0
    s.fates = 0
    s.counts = 0
    p: i64
    for p in range(PROVINCES):
        owner = s.control[p]
        if owner == UNDECIDED:
            packed = mix(s, p)
            owner = fate_of(packed)
            s.mixes[p] = packed
            s.harmless |= harmless(packed) << (p * FACTIONS)
            s.critical |= critical(packed) << (p * FACTIONS)
        s.fates |= owner << (2 * p)
        s.counts += bit(8 * owner)


def touch(s: State, p: i64) -> i64:
    """A province has changed: foresee it again. Returns what was foreseen before, for `foresee` to go back to."""
    before = s.mixes[p]
    foresee(s, p, mix(s, p))
    return before


def foresee(s: State, p: i64, packed: i64) -> None:
    """Foresee a province by its mix of followers."""
    old = fate_of(s.mixes[p])
    owner = fate_of(packed)
    s.mixes[p] = packed
    s.fates ^= (old ^ owner) << (2 * p)
    s.counts += bit(8 * owner) - bit(8 * old)
    spot = p * FACTIONS
    elsewhere = ~(bit(spot) * 7)
    s.harmless = (s.harmless & elsewhere) | (harmless(packed) << spot)
    s.critical = (s.critical & elsewhere) | (critical(packed) << spot)


def gains_later(s: State, fates: i64, a: i64, b: i64) -> bool:
    """Will faction a's last gain come after b's?"""
    tiles = s.tiles
    box: i64 = PROVINCES - 1
    while box >= 0:
        owner = (fates >> (2 * tiles[box])) & 3
        if owner == a:
            return True
        if owner == b:
            return False
        box -= 1
    return False


def outcome(s: State, fates: i64, counts: i64) -> i64:
    """What is foreseen comes to: the colony, or who rules and who comes second (§26)."""
    if counts >> (8 * BRITISH) >= s.law.limit:
        return _COLONY
    rama = counts & 255
    lao = (counts >> 8) & 255
    malay = (counts >> 16) & 255
    first: i64 = RAMA
    other: i64 = LAO
    most = rama
    more = lao
    if lao > rama or (lao == rama and gains_later(s, fates, LAO, RAMA)):
        first = LAO
        other = RAMA
        most = lao
        more = rama
    if malay > most or (malay == most and gains_later(s, fates, MALAY, first)):
        other = first
        more = most
        first = MALAY
    elif malay > more or (malay == more and gains_later(s, fates, MALAY, other)):
        other = MALAY
        more = malay
    if more == 0:
        other = _NO_SECOND
    return first * 4 + other


def wins(s: State, seat: i64, taken: i64, end: i64) -> bool:
    """Does the seat win with this outcome and this follower more in its court?"""
    case = bit(taken * _OUTCOMES + end)
    if s.judged & case == 0:
        s.judged |= case
        if verdict(s, seat, taken, end):
            s.good |= case
    return s.good & case != 0


def verdict(s: State, seat: i64, taken: i64, end: i64) -> bool:
    """Does the seat win under this outcome with this follower more?"""
    if end != _COLONY and s.seats < TEAMS_AT:
        lead = lead_in(s, seat, end // 4)
        if taken == end // 4:
            lead += 1
        if lead != 0:  # no tie to break: the common case
            return lead > 0
    played = s.played[seat]
    s.played[seat] = _NOW
    if taken != NOTHING:
        s.courts[seat * FACTIONS + taken] += 1
    if end == _COLONY:
        won = colony_winners(s)
    else:
        next_best = end % 4
        if next_best == _NO_SECOND:
            next_best = NONE
        won = reign_winners(s, end // 4, next_best)
    if taken != NOTHING:
        s.courts[seat * FACTIONS + taken] -= 1
    s.played[seat] = played
    return (won >> seat) & 1 == 1


def lead_in(s: State, seat: i64, faction: i64) -> i64:
    """By how many followers of a faction a court is ahead of the best other one."""
    best: i64 = 0
    other: i64
    for other in range(s.seats):
        if other != seat and s.courts[other * FACTIONS + faction] > best:
            best = s.courts[other * FACTIONS + faction]
    return s.courts[seat * FACTIONS + faction] - best


def by_taking(s: State, seat: i64) -> bool:
    """Is there a follower whose taking wins?"""
    end = outcome(s, s.fates, s.counts)
    f: i64
    for f in range(FACTIONS):
        if s.harmless & (_EVERY_PROVINCE << f) and wins(s, seat, f, end):
            return True
    left = s.critical
    p: i64 = 0
    while left:
        if left & 7:
            for f in range(FACTIONS):
                if (left >> f) & 1 and by_taking_one(s, seat, p, f):
                    return True
        left >>= FACTIONS
        p += 1
    return s.harmless | s.critical == 0 and wins(s, seat, NOTHING, end)


def by_taking_one(s: State, seat: i64, p: i64, f: i64) -> bool:
    """Does taking this province's follower of this faction win?"""
    packed = s.mixes[p]
    before = fate_of(packed)
    after = fate_without(packed, f)
    fates = s.fates ^ ((before ^ after) << (2 * p))
    counts = s.counts + bit(8 * after) - bit(8 * before)
    return wins(s, seat, f, outcome(s, fates, counts))


def by_tiles(s: State, seat: i64, crowned: i64) -> bool:
    """Maharacha, with this tile crowned or any: the order of the tiles matters for later gains only."""
    a: i64
    b: i64
    for a in range(PROVINCES):
        if not s.free_tile(a) or (crowned != NONE and a != crowned):
            continue
        for b in range(PROVINCES):
            if b == a or not s.free_tile(b) or (crowned == NONE and b < a):
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
    count = placed_at_once(s)
    s.followers[spot] += count
    before = touch(s, p)
    if s.card == KHON_THAI:
        won = by_one_of_each(s, seat, s.placing + 1)
    else:
        won = by_faction(s, seat, s.to_place - count, 0, reach(s, s.placing))
    s.followers[spot] -= count
    foresee(s, p, before)
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
        before = touch(s, p)
        won = by_one_of_each(s, seat, faction + 1)
        s.followers[p * FACTIONS + faction] -= 1
        foresee(s, p, before)
        if won:
            return True
    return False


def by_faction(s: State, seat: i64, left: i64, start: i64, there: i64) -> bool:
    """Rama, Lao, Malai: place what is left to place into these provinces."""
    if left == 0:
        return by_taking(s, seat)
    count: i64 = 1
    if s.law.into_one:
        count = left
    p: i64
    for p in range(PROVINCES):
        if p < start or (there >> p) & 1 == 0:
            continue
        s.followers[p * FACTIONS + s.placing] += count
        before = touch(s, p)
        won = by_faction(s, seat, left - count, p, there)
        s.followers[p * FACTIONS + s.placing] -= count
        foresee(s, p, before)
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
    there = swaps.partners(s, give // FACTIONS)
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
    before_p = touch(s, p)
    before_q = touch(s, q)
    won = by_taking(s, seat)
    swaps.take_back(s, give, also, get)
    foresee(s, p, before_p)
    foresee(s, q, before_q)
    return won
