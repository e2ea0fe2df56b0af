# mypyc: compile
"""Swaps: 1 vs 1 (§20), 2 vs 1 (§21), and the ban on undoing the last one (§21.1)."""

from librt.vecs import vec
from mypy_extensions import i64

from sottovoce.core.position import bit
from sottovoce.games.siam.rules.actions import GET, GIVE, SPOTS
from sottovoce.games.siam.rules.board import ALL_PROVINCES, FACTIONS, PROVINCES
from sottovoce.games.siam.rules.cards import ONE_VS_ONE, TWO_VS_ONE
from sottovoce.games.siam.rules.provinces import list_followers, present
from sottovoce.games.siam.rules.state import NONE, State


def partners(s: State, p: i64) -> i64:
    """The provinces that the card lets this one swap with, peopled or not: for 2 vs 1 they must border."""
    return s.borders[p] if s.card == TWO_VS_ONE else ALL_PROVINCES & ~bit(p)


def banned(s: State, give: i64, also: i64, get: i64) -> bool:
    """§21.1: is this exactly the reversal of the swap that the card before did?"""
    if s.ban_card != s.card or (also == NONE) != (s.ban_also == NONE):
        return False
    if also == NONE:  # one for one: it does not matter which of the two is named first
        return (give == s.ban_give and get == s.ban_get) or (give == s.ban_get and get == s.ban_give)
    if get != s.ban_get or give // FACTIONS != s.ban_give // FACTIONS:
        return False
    first = give % FACTIONS
    banned_first = s.ban_give % FACTIONS
    return (first == banned_first and also == s.ban_also) or (first == s.ban_also and also == banned_first)


def can_get(s: State, give: i64, also: i64) -> bool:
    """True if something may come back for what is given, in spite of the ban."""
    there = partners(s, give // FACTIONS)
    spot: i64
    for spot in range(SPOTS):
        if s.followers[spot] > 0 and (there >> (spot // FACTIONS)) & 1 and not banned(s, give, also, spot):
            return True
    return False


def has_second(s: State, give: i64, also: i64) -> bool:
    """True if this second follower is there, beside the first."""
    spot = give // FACTIONS * FACTIONS + also
    return s.followers[spot] > (1 if spot == give else 0)


def can_give(s: State, give: i64) -> bool:
    """True if a swap that begins with this follower can be completed in spite of the ban."""
    if not s.pairs:
        return can_get(s, give, NONE)
    also: i64
    for also in range(FACTIONS):
        if has_second(s, give, also) and can_get(s, give, also):
            return True
    return False


def can_swap(s: State) -> bool:
    """True if the card's swap can be done at all."""
    crowd = s.crowd()
    p: i64
    for p in range(PROVINCES):
        if givers(s, p, crowd) != 0:
            return True
    return False


def givers(s: State, p: i64, crowd: i64) -> i64:
    """The factions of a province whose follower a swap may begin with, as bits."""
    if (crowd >> p) & 1 == 0 or crowd & partners(s, p) == 0 or (s.pairs and s.population(p) < 2):
        return 0
    found = present(s, p)
    if s.ban_card != s.card:
        return found
    f: i64
    for f in range(FACTIONS):
        if (found >> f) & 1 and not can_give(s, p * FACTIONS + f):
            found &= ~bit(f)
    return found


def begin(s: State) -> bool:
    """Settle how many are given for one: R4 makes a 2 vs 1 that can't be done a 1 for 1. False: no effect."""
    s.pairs = s.card == TWO_VS_ONE
    if can_swap(s):
        return True
    if not s.pairs or not s.law.one_for_one:
        return False
    s.pairs = False
    return can_swap(s)


def list_first(s: State, out: vec[i64]) -> i64:
    """The followers that a swap may begin with."""
    if s.ban_card != s.card and s.card == ONE_VS_ONE:
        return list_followers(s, GIVE, out)  # there are at least two provinces with some, or nothing would be asked
    count: i64 = 0
    crowd = s.crowd()
    p: i64
    f: i64
    for p in range(PROVINCES):
        found = givers(s, p, crowd)
        for f in range(FACTIONS):
            out[count] = GIVE + p * FACTIONS + f
            count += (found >> f) & 1
    return count


def list_second(s: State, out: vec[i64]) -> i64:
    """The followers that may go along with the first."""
    count: i64 = 0
    also: i64
    for also in range(FACTIONS):
        if has_second(s, s.chosen, also) and (s.ban_card != s.card or can_get(s, s.chosen, also)):
            out[count] = GIVE + s.chosen // FACTIONS * FACTIONS + also
            count += 1
    return count


def list_back(s: State, out: vec[i64]) -> i64:
    """The followers that may come back."""
    there = partners(s, s.chosen // FACTIONS)
    count: i64 = 0
    q: i64
    f: i64
    for q in range(PROVINCES):
        if (there >> q) & 1 == 0:
            continue
        found = present(s, q)
        for f in range(FACTIONS):
            out[count] = GET + q * FACTIONS + f
            count += (found >> f) & 1
    if s.ban_card != s.card:
        return count
    kept: i64 = 0
    i: i64
    for i in range(count):
        if not banned(s, s.chosen, s.also, out[i] - GET):
            out[kept] = out[i]
            kept += 1
    return kept


def move(s: State, faction: i64, p: i64, q: i64) -> None:
    """A follower goes from one province to another."""
    s.followers[p * FACTIONS + faction] -= 1
    s.followers[q * FACTIONS + faction] += 1


def exchange(s: State, give: i64, also: i64, get: i64) -> None:
    """Carry a swap out."""
    p = give // FACTIONS
    q = get // FACTIONS
    move(s, give % FACTIONS, p, q)
    if also != NONE:
        move(s, also, p, q)
    move(s, get % FACTIONS, q, p)


def take_back(s: State, give: i64, also: i64, get: i64) -> None:
    """The opposite of `exchange`."""
    p = give // FACTIONS
    q = get // FACTIONS
    move(s, give % FACTIONS, q, p)
    if also != NONE:
        move(s, also, q, p)
    move(s, get % FACTIONS, p, q)


def remember(s: State, give: i64, also: i64, get: i64) -> None:
    """§21.1: what the next card of this kind may not do. R5: a swap that changed nothing bans nothing."""
    p = give // FACTIONS * FACTIONS
    q = get // FACTIONS * FACTIONS
    if not s.law.undo_ban or (also == NONE and give % FACTIONS == get % FACTIONS):
        forget(s)
        return
    s.ban_card = s.card
    s.ban_give = q + give % FACTIONS
    s.ban_also = also
    s.ban_get = p + get % FACTIONS


def forget(s: State) -> None:
    """No swap to protect."""
    s.ban_card = NONE
    s.ban_give = NONE
    s.ban_also = NONE
    s.ban_get = NONE
