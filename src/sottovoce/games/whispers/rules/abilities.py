# mypyc: compile
"""Which abilities a hand can pay for and which could do something now (§22 to §24)."""

from librt.vecs import vec
from mypy_extensions import i64

from sottovoce.core.position import bit
from sottovoce.games.whispers.rules.actions import ATTACK, PLAY
from sottovoce.games.whispers.rules.board import EMPIRES
from sottovoce.games.whispers.rules.cards import (
    ABILITIES,
    ALCHEMISTS_FIRE,
    ARMADA,
    BEAR_DOUBLE,
    BEAR_OWN,
    DISPERSE,
    EAGLE_DOUBLE,
    EAGLE_OWN,
    ELEPHANT_DOUBLE,
    ELEPHANT_OWN,
    HORSE_DOUBLE,
    HORSE_OWN,
    LION_DOUBLE,
    LION_OWN,
    MERCENARIES,
    MIDNIGHT_OIL,
    POPULATE,
    RECRUIT,
    REINFORCEMENTS,
    SUBJUGATE,
    affordable,
)
from sottovoce.games.whispers.rules.council import can_repeat, far_targets, free_posts, usable_posts
from sottovoce.games.whispers.rules.lands import capacity, count, enemies, free_banners, mobile
from sottovoce.games.whispers.rules.payment import firsts
from sottovoce.games.whispers.rules.state import State


def list_plays(s: State, among: i64, out: vec[i64], found: i64) -> i64:
    """Add the abilities of a window that the asked seat can play."""
    hand = s.hands[s.asked]
    if hand == 0:
        return found
    ability: i64
    for ability in range(ABILITIES):
        if (among >> ability) & 1 and affordable(hand, ability) and useful(s, ability, hand):
            out[found] = PLAY + ability
            found += 1
    return found


def useful(s: State, ability: i64, hand: i64) -> bool:
    """§24: could the ability do something now?"""
    if ability == HORSE_OWN:
        return mobile(s, s.empire) != 0 and count(s.lands[s.empire]) > 1
    if ability == MERCENARIES or ability == DISPERSE:
        return s.occupied != 0
    if ability == POPULATE or ability == ELEPHANT_OWN or ability == ELEPHANT_DOUBLE:
        return s.reserve[s.empire] > 0 and (ability != POPULATE or s.lands[s.empire] != 0)
    if ability == EAGLE_OWN:
        return free_posts(s) != 0
    if ability == LION_OWN:
        return usable_posts(s, s.asked, 1) != 0
    if ability == EAGLE_DOUBLE:
        return enemies(s, s.empire) & ~s.map.borders[s.origin] & ~s.occupied != 0
    if ability == ARMADA:
        return enemies(s, s.empire) & ~s.map.borders[s.origin] != 0
    if ability == REINFORCEMENTS:
        return mobile(s, s.empire) != 0
    if ability == MIDNIGHT_OIL:
        return can_repeat(s) or (s.basic == ATTACK and firsts(s, ability, hand) != 0)
    if ability == BEAR_OWN or ability == BEAR_DOUBLE or ability == SUBJUGATE:
        return useful_after_attack(s, ability, hand)
    if ability == ALCHEMISTS_FIRE:
        return fire_origins(s) != 0
    if ability == HORSE_DOUBLE:
        return arrangeable(s) != 0
    return recruits(s, ability) != 0


def useful_after_attack(s: State, ability: i64, hand: i64) -> bool:
    """Bear own needs survivors with a target, Bear double banners in the region, Subjugate enemies destroyed."""
    if ability == BEAR_DOUBLE:
        return s.banners[s.target] > 0
    if ability == SUBJUGATE:
        return s.slain > 0 and s.reserve[s.empire] > 0 and s.lands[s.empire] != 0
    if s.survivors == 0 or s.holder[s.target] != s.empire or free_banners(s, s.target) == 0:
        return False
    if s.map.borders[s.target] & enemies(s, s.empire):
        return True
    return far_targets(s, s.empire, s.target, hand) != 0


def recruits(s: State, ability: i64) -> i64:
    """Where Lion double, Recruit or Uprising can put the first banner of whoever controls the region, as bits."""
    if ability == LION_DOUBLE:
        regions = s.map.cities
    elif ability == RECRUIT:
        regions = ~s.occupied
    else:
        regions = ~(s.occupied | s.map.cities | s.map.forts)
    return supplied(s, regions)


def supplied(s: State, regions: i64) -> i64:
    """Those of some regions whose empire has a banner in reserve."""
    found: i64 = 0
    empire: i64
    for empire in range(EMPIRES):
        if s.reserve[empire] > 0:
            found |= regions & s.lands[empire]
    return found


def burnable(s: State, region: i64) -> i64:
    """Alchemist's Fire: the regions with enemy banners that border a region, as bits."""
    return s.map.borders[region] & s.occupied & enemies(s, s.empire)


def fire_origins(s: State) -> i64:
    """Alchemist's Fire: the regions with a banner of the active empire next to enemy banners, as bits."""
    armies = s.lands[s.empire] & s.occupied
    found: i64 = 0
    region: i64 = 0
    while armies >> region:
        if (armies >> region) & 1 and burnable(s, region):
            found |= bit(region)
        region += 1
    return found


def arrangeable(s: State) -> i64:
    """Horse double: the empires whose banners can be arranged otherwise, as bits."""
    found: i64 = 0
    empire: i64
    for empire in range(EMPIRES):
        if can_arrange(s, empire):
            found |= bit(empire)
    return found


def can_arrange(s: State, empire: i64) -> bool:
    """Is there another arrangement in which every region is fed and no conquered one is given up?"""
    lands = s.lands[empire]
    banners: i64 = 0
    room: i64 = 0
    full = True
    region: i64 = 0
    while lands >> region:
        if (lands >> region) & 1:
            feeds = capacity(s, region)
            banners += s.banners[region]
            room += feeds
            full = full and s.banners[region] == feeds
        region += 1
    bound = count(lands & ~s.map.homeland[empire])
    return count(lands) > 1 and banners > bound and banners <= room and not full
