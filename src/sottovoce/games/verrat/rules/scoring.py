# mypyc: compile
"""Types, votes, the favourite, and who wins (§12, §16, §17)."""

from typing import Final

from mypy_extensions import i64

from sottovoce.core.arrays import clear
from sottovoce.core.position import bit
from sottovoce.games.verrat.rules.board import DUNGEON, FAVOURITE, KINDS, NONE, PLAYERS, POWERS, SIZES, VIZIERS
from sottovoce.games.verrat.rules.state import OVER, State

SUSPECT: Final = 4  # types that make a player's viziers valid targets (§12)


def types(s: State, seat: i64) -> i64:
    """How many different Power types a seat holds."""
    count: i64 = 0
    kind: i64
    for kind in range(POWERS):
        if s.hands[seat * KINDS + kind] > 0:
            count += 1
    return count


def votes(s: State, seat: i64) -> i64:
    """§12: the sum of the chips under a seat's viziers at court."""
    v = seat * SIZES
    return s.chip_of(v) + s.chip_of(v + 1) + s.chip_of(v + 2)


def free_viziers(s: State, seat: i64) -> i64:
    """How many of a seat's viziers are free."""
    count: i64 = 0
    nth: i64
    for nth in range(SIZES):
        v = seat * SIZES + nth
        if s.is_free(v):
            count += 1
    return count


def crowned(s: State, how: i64) -> bool:
    """§16: does somebody hold all six types and the favourite's seat? Then the game ends, this way."""
    v = s.court[FAVOURITE]
    if v == NONE:
        return False
    seat = v // SIZES
    if types(s, seat) < POWERS:
        return False
    finish(s, how, bit(seat))
    return True


def finish(s: State, how: i64, won: i64) -> None:
    """The end."""
    s.over = True
    s.phase = OVER
    s.how = how
    s.won = won
    s.open_offers = 0  # nobody can answer them any more
    clear(s.draft_to, NONE)


def rank(s: State, seat: i64) -> i64:
    """§17 b: Power types, then free viziers, then votes, as one number."""
    return (types(s, seat) * 10 + free_viziers(s, seat)) * 100 + votes(s, seat)


def highest_ranked(s: State) -> i64:
    """The seats that rank first, as bits."""
    best: i64 = 0
    most: i64 = -1
    seat: i64
    for seat in range(PLAYERS):
        mine = rank(s, seat)
        if mine > most:
            most = mine
            best = 0
        if mine == most:
            best |= bit(seat)
    return best


def suspect(s: State, vizier: i64) -> bool:
    """§12: is he a valid target now: at court or in a city, his owner holding four types or more?"""
    return s.places[vizier] < DUNGEON and types(s, vizier // SIZES) >= SUSPECT


def condemned(s: State) -> i64:
    """§12: the vizier who is banished by the accusations, NONE if nobody is."""
    best: i64 = NONE
    most: i64 = 0
    v: i64
    for v in range(VIZIERS):
        total = weight_against(s, v)
        if total == 0 or not suspect(s, v):
            continue
        if total > most or (total == most and ahead(s, v, best)):
            best = v
            most = total
    return best


def weight_against(s: State, vizier: i64) -> i64:
    """The weights of those who accuse a vizier."""
    total: i64 = 0
    seat: i64
    for seat in range(PLAYERS):
        if s.accused[seat] == vizier:
            total += votes(s, seat)
    return total


def ahead(s: State, v: i64, other: i64) -> bool:
    """§12, R6: of two with equal totals, does v go? The higher seat; both in cities: the highest accuser's chip."""
    chip = s.chip_of(v)
    rival = s.chip_of(other)
    if chip != rival:
        return chip > rival
    return highest_accuser(s, v) > highest_accuser(s, other)


def highest_accuser(s: State, vizier: i64) -> i64:
    """The highest chip under a vizier of those who accuse this one."""
    best: i64 = 0
    v: i64
    for v in range(VIZIERS):
        if s.accused[v // SIZES] == vizier and s.chip_of(v) > best:
            best = s.chip_of(v)
    return best
