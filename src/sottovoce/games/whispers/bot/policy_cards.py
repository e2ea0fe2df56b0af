# mypyc: compile
"""Cards played by habit: what an ability would gain now, by what a city of each empire is worth to the asked seat."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sottovoce.games.whispers.rules.abilities import burnable, fire_origins, recruits
from sottovoce.games.whispers.rules.board import EMPIRES
from sottovoce.games.whispers.rules.cards import (
    ALCHEMISTS_FIRE,
    DOUBLES,
    LION_DOUBLE,
    MERCENARIES,
    POPULATE,
    RECRUIT,
    UPRISING,
)
from sottovoce.games.whispers.rules.effects import BURNT, HIRED, RECRUITED, RISEN
from sottovoce.games.whispers.rules.lands import count
from sottovoce.games.whispers.rules.state import NONE, State

CITY: Final = 1000  # what stands on the map is told in thousandths of a city
NEVER: Final = -1_000_000


def price(card: i64, ability: i64) -> i64:
    """What the cards of an ability would be worth if they were kept."""
    return card if ability < DOUBLES else 2 * card


def gain(s: State, ability: i64, worth: vec[i64], value: vec[i64], banner: i64) -> i64:
    """What an ability around an action would gain; NEVER for those that need more thought."""
    row = s.asked * EMPIRES
    if ability == POPULATE:
        settlers = count(s.lands[s.empire])
        if settlers > s.reserve[s.empire]:
            settlers = s.reserve[s.empire]
        return worth[row + s.empire] * banner * settlers // CITY
    if ability == MERCENARIES or ability == ALCHEMISTS_FIRE or ability == LION_DOUBLE or ability == UPRISING:
        spot = best_spot(s, ability, worth, value, banner)
        return NEVER if spot == NONE else gain_at(s, ability, spot, worth, value, banner)
    if ability == RECRUIT:
        spot = best_spot(s, ability, worth, value, banner)
        return NEVER if spot == NONE else worth[row + s.holder[spot]] * banner * RECRUITED // CITY
    return NEVER


def spots(s: State, ability: i64) -> i64:
    """Where an ability can strike or help, as bits."""
    if ability == MERCENARIES:
        return s.occupied
    if ability == ALCHEMISTS_FIRE:
        return fire_origins(s)
    return recruits(s, ability)


def best_spot(s: State, ability: i64, worth: vec[i64], value: vec[i64], banner: i64) -> i64:
    """The region where an ability gains most, NONE if it can go nowhere."""
    left = spots(s, ability)
    best: i64 = NEVER
    chosen: i64 = NONE
    while left:
        low = left & -left
        left ^= low
        region = count(low - 1)
        here = gain_at(s, ability, region, worth, value, banner)
        if here > best:
            best = here
            chosen = region
    return chosen


def gain_at(s: State, ability: i64, region: i64, worth: vec[i64], value: vec[i64], banner: i64) -> i64:
    """What an ability gains in a region."""
    if ability == MERCENARIES:
        return loss_at(s, region, HIRED, worth, value, banner)
    if ability == ALCHEMISTS_FIRE:
        return fire_at(s, region, worth, value, banner)
    empire = s.holder[region]
    banners: i64 = RISEN if ability == UPRISING else RECRUITED
    if banners > s.reserve[empire]:
        banners = s.reserve[empire]
    mine = worth[s.asked * EMPIRES + empire]
    bonus: i64 = 1 if s.banners[region] == 0 else 0  # an empty region falls to the first who comes
    return mine * (banner * banners + bonus * (value[region] // 100) * 10) // CITY


def loss_at(s: State, region: i64, most: i64, worth: vec[i64], value: vec[i64], banner: i64) -> i64:
    """What it gains to destroy this many banners in a region."""
    row = s.asked * EMPIRES
    holder = s.holder[region]
    killed = s.banners[region] if s.banners[region] < most else most
    gained = -worth[row + holder] * banner * killed
    if killed == s.banners[region]:
        gained += (worth[row + s.map.home[region]] - worth[row + holder]) * value[region]
    return gained // CITY


def fire_at(s: State, region: i64, worth: vec[i64], value: vec[i64], banner: i64) -> i64:
    """What five banners destroyed around a region gain, the neighbours taken as they come."""
    left: i64 = BURNT
    total: i64 = 0
    near = burnable(s, region)
    while near and left > 0:
        low = near & -near
        near ^= low
        other = count(low - 1)
        gained = loss_at(s, other, left, worth, value, banner)
        if gained > 0:
            total += gained
            left -= s.banners[other] if s.banners[other] < left else left
    return total


def best_to_burn(s: State, worth: vec[i64], value: vec[i64], banner: i64) -> i64:
    """The neighbour to burn next, NONE if none is worth it."""
    near = burnable(s, s.spot)
    best: i64 = 0
    chosen: i64 = NONE
    while near:
        low = near & -near
        near ^= low
        other = count(low - 1)
        gained = loss_at(s, other, s.left, worth, value, banner)
        if gained > best:
            best = gained
            chosen = other
    return chosen
