# mypyc: compile
"""Banners on the map: who controls what, what may leave a region, what it can feed (§11, §15, §16)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sottovoce.core.position import bit
from sottovoce.games.whispers.rules.board import EVERYWHERE, FARM, FLAT
from sottovoce.games.whispers.rules.state import State

SUPPLY: Final = 4  # banners that a region feeds (§11)
FARM_SUPPLY: Final = 6

_FIVES: Final = 0x55_5555_5555
_THREES: Final = 0x33_3333_3333
_FIFTEENS: Final = 0x0F_0F0F_0F0F
_ONES: Final = 0x01_0101_0101


def count(regions: i64) -> i64:
    """How many regions a set has."""
    x = regions - ((regions >> 1) & _FIVES)
    x = (x & _THREES) + ((x >> 2) & _THREES)
    return ((((x + (x >> 4)) & _FIFTEENS) * _ONES) >> 32) & 255


def lowest(regions: i64) -> i64:
    """The first region of a set that is not empty."""
    return count((regions & -regions) - 1)


def garrison(s: State, region: i64, empire: i64, banners: i64) -> None:
    """A region has this many banners of an empire from now on; with none it is its home empire's (§15)."""
    here = bit(region)
    old = s.holder[region]
    new = empire if banners > 0 else s.map.home[region]
    if old != new:
        s.lands[old] &= ~here
        s.lands[new] |= here
        s.holder[region] = new
    s.banners[region] = banners
    if banners > 1:
        s.stacked |= here
        s.occupied |= here
    elif banners == 1:
        s.stacked &= ~here
        s.occupied |= here
    else:
        s.stacked &= ~here
        s.occupied &= ~here


def put(s: State, region: i64, empire: i64, banners: i64) -> None:
    """Banners from an empire's reserve into a region that it controls."""
    s.reserve[empire] -= banners
    garrison(s, region, empire, s.banners[region] + banners)


def remove(s: State, region: i64, banners: i64) -> None:
    """Banners of a region back to their reserve."""
    empire = s.holder[region]
    s.reserve[empire] += banners
    garrison(s, region, empire, s.banners[region] - banners)


def mobile(s: State, empire: i64) -> i64:
    """The regions that an empire can take banners from: a conquered one must keep one (§19)."""
    return s.lands[empire] & ((s.occupied & s.map.homeland[empire]) | s.stacked)


def free_banners(s: State, region: i64) -> i64:
    """How many banners may leave a region."""
    if s.holder[region] == s.map.home[region]:
        return s.banners[region]
    return s.banners[region] - 1


def icons(s: State, empire: i64, icon: i64) -> i64:
    """How many farms or forts an empire controls."""
    return count(s.lands[empire] & (s.map.farms if icon == FARM else s.map.forts))


def multiples(s: State, empire: i64, icon: i64) -> i64:
    """What a seat's action is multiplied by: its icons, or once."""
    return 1 if icon == FLAT else icons(s, empire, icon)


def capacity(s: State, region: i64) -> i64:
    """§11: how many banners a region feeds."""
    return FARM_SUPPLY if (s.map.farms >> region) & 1 else SUPPLY


def enemies(s: State, empire: i64) -> i64:
    """The regions that other empires control."""
    return EVERYWHERE & ~s.lands[empire]


def list_set(members: i64, verb: i64, out: vec[i64], found: i64) -> i64:
    """Add to a list of choices one for each member of a set."""
    member: i64 = 0
    while members:
        if members & 1:
            out[found] = verb + member
            found += 1
        members >>= 1
        member += 1
    return found
