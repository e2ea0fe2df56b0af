# mypyc: compile
"""Set-up (§7 to §10): playing aids, followers, the order of the struggles, the first player."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sottovoce.core.dice import Dice
from sottovoce.games.siam.rules import events
from sottovoce.games.siam.rules.board import FACTIONS, PROVINCES
from sottovoce.games.siam.rules.cards import AIDS, NEIGHBOURS_AID
from sottovoce.games.siam.rules.state import State

SUPPLY: Final = 18  # followers of each faction (§2)
REMOVED_WITH_TWO: Final = 2
HOME_GUARD: Final = 2  # followers of its own that a home starts with (§8)
START_FOLLOWERS: Final = 4
ON_AN_AID: Final = 2  # followers on a playing aid (§4)
ON_AIDS: Final = vec[i64]([faction for aid in AIDS for faction in aid])


def prepare(s: State, dice: Dice) -> None:
    """§7 to §10, in the order of §8."""
    draw_aids(s, dice)
    f: i64
    supply: i64 = SUPPLY - (REMOVED_WITH_TWO if s.seats == 2 else 0)
    for f in range(FACTIONS):
        s.pool[f] += supply  # courts have been taken out of it
        s.pool[f] -= HOME_GUARD
        s.followers[s.homes[f] * FACTIONS + f] += HOME_GUARD
    p: i64
    k: i64
    for p in range(PROVINCES):
        here = s.followers[p * FACTIONS] + s.followers[p * FACTIONS + 1] + s.followers[p * FACTIONS + 2]
        for k in range(START_FOLLOWERS - here):
            f = dice.draw(s.pool)
            s.pool[f] -= 1
            s.followers[p * FACTIONS + f] += 1
    for p in range(PROVINCES):
        s.tiles[p] = p
    dice.shuffle(s.tiles)
    choose_first(s, s.law.highest_first)
    events.set_up(s)


def draw_aids(s: State, dice: Dice) -> None:
    """§7: a playing aid each, and the two followers on it; aid 4 repeats the left neighbour's."""
    aids = vec[i64]([0, 1, 2, 3]) if s.seats == 4 else vec[i64]([0, 1, 2])
    dice.shuffle(aids)
    seat: i64
    for seat in range(s.seats):
        s.aids[seat] = aids[seat]
    for seat in range(s.seats):
        aid = s.aids[seat]
        if aid == NEIGHBOURS_AID:
            aid = s.aids[(seat + 1) % s.seats]
        k: i64
        for k in range(ON_AN_AID):
            f = ON_AIDS[aid * ON_AN_AID + k]
            s.courts[seat * FACTIONS + f] += 1
            s.pool[f] -= 1


def choose_first(s: State, highest: bool) -> None:
    """§10, R1: the lowest playing aid begins, or by option the highest."""
    seat: i64
    for seat in range(s.seats):
        if (s.aids[seat] > s.aids[s.at_turn]) == highest and s.aids[seat] != s.aids[s.at_turn]:
            s.at_turn = seat
