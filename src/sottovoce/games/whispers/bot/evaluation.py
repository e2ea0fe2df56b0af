# mypyc: compile
"""A seat's prospects at a glance: what bots judge by where they can't look further, in hundredths of a point."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sottovoce.core.evaluation import Evaluation
from sottovoce.core.position import Position
from sottovoce.games.whispers.rules.actions import SLOTS
from sottovoce.games.whispers.rules.board import EMPIRES, OFFICES, POSTS
from sottovoce.games.whispers.rules.cards import HAND_LIMIT, size
from sottovoce.games.whispers.rules.council import controller
from sottovoce.games.whispers.rules.lands import capacity, count, free_banners
from sottovoce.games.whispers.rules.scoring import WEIGHTS
from sottovoce.games.whispers.rules.state import NOBODY, NONE, ROUNDS, SEND_OUT, State

POINT: Final = 100
_RIVALRY: Final = 60  # how much of a rival's gain is one's own loss, per cent
_THREAT: Final = 30  # how likely a city that could be taken is taken, per cent
_OWN_HAND: Final = 70  # … if the seat itself has the attack and wants it
_STAYED: Final = 5  # … and if it does not want it
_BANNER: Final = 2  # what a banner is worth, per cent of a city of its empire
_ICON: Final = 3  # … and a farm or fort, for each round to come
_SHOWN: Final = 12  # what a loyalty turned up costs, for each round to come
_CARD: Final = 11  # what a card in hand is worth, for each round to come
_LAST_CARD: Final = 6  # … and at the very end
_SOFT: Final = 1200.0  # the lead that makes a win likely


class WhispersEvaluation(Evaluation):
    """The game's own guess."""

    def prospects(self, world: Position, seat: i64) -> float:
        """A seat's chance before the end."""
        assert isinstance(world, State)
        return prospects(world, seat)


def prospects(s: State, seat: i64) -> float:
    """Between 0 and 1: cities by loyalty as they stand and as they are threatened, armies, seats and cards."""
    worth = vec[i64]([0, 0, 0, 0, 0])
    weigh(s, seat, worth)
    return prospects_by(s, seat, worth)


def prospects_by(s: State, seat: i64, worth: vec[i64]) -> float:
    """The same, by what a city of each empire is worth to the seat."""
    twentieths = time_left(s)
    lead = cities(s, seat, worth) + armies(s, worth, twentieths) + influence(s, seat, worth)
    lead += cards(s, seat, twentieths) - _SHOWN * count(s.shown[seat]) * twentieths // POSTS
    value = float(lead)
    return 0.5 + 0.49 * value / (_SOFT + (value if value > 0.0 else -value))


def weigh(s: State, seat: i64, worth: vec[i64]) -> None:
    """What a city of each empire is worth: to the seat itself, less what it is likely to be worth to the others."""
    slot: i64
    other: i64
    rivals = s.seats - 1
    for other in range(s.seats):
        mine = other == seat
        hidden: i64 = 0
        unknown: i64 = 0
        for slot in range(SLOTS):
            if (s.shown[other] >> slot) & 1 == 0:
                hidden += 1
                unknown += WEIGHTS[slot]
        for slot in range(SLOTS):
            empire = s.tokens[other * SLOTS + slot]
            if mine:
                worth[empire] += POINT * WEIGHTS[slot]
            elif (s.shown[other] >> slot) & 1:
                worth[empire] -= _RIVALRY * WEIGHTS[slot] // rivals
            else:
                worth[empire] -= _RIVALRY * unknown // (hidden * rivals)


def time_left(s: State) -> i64:
    """How much of the game is to come, in council seats."""
    here: i64 = 0 if s.marker == NONE else s.marker
    return (ROUNDS - s.round + 1) * POSTS - here


# -- cities


def cities(s: State, seat: i64, worth: vec[i64]) -> i64:
    """Every city for its holder, or for whoever is likely to take it; one's own agents on the map count too."""
    total: i64 = 0
    left = s.map.cities | s.stationed[seat]
    region: i64 = 0
    while left:
        if left & 1:
            times = (s.map.cities >> region) & 1
            if (s.stationed[seat] >> region) & 1:
                times += 1
            total += times * city(s, seat, region, worth)
        left >>= 1
        region += 1
    return total


def city(s: State, seat: i64, region: i64, worth: vec[i64]) -> i64:
    """What a city is worth, between its holder and the strongest neighbour that could take it."""
    holder = s.holder[region]
    here = worth[holder]
    defence = s.banners[region] + ((s.map.forts >> region) & 1)
    near = s.map.borders[region] & s.occupied & ~s.lands[holder]
    worst: i64 = here
    chance: i64 = 0
    q: i64 = 0
    while near:
        if near & 1 and free_banners(s, q) > defence:
            taker = s.holder[q]
            likely = danger(s, seat, taker, worth[taker] > here)
            loss = here - worth[taker]
            if likely * (loss if loss > 0 else -loss) > chance * (here - worst if here > worst else worst - here):
                worst = worth[taker]
                chance = likely
        near >>= 1
        q += 1
    guard: i64 = s.banners[region] if s.banners[region] < 4 else 4
    return (here * (100 - chance) + worst * chance) // 100 + here * guard // 50


def danger(s: State, seat: i64, taker: i64, wanted: bool) -> i64:
    """How likely an empire is to attack, per cent: who holds the seats that can do it, now or in later rounds?"""
    post = taker * OFFICES
    found: i64 = 0
    k: i64
    for k in range(OFFICES):
        if (s.map.attackers >> (post + k)) & 1 and (post + k > s.marker or s.round < ROUNDS):
            player = controller(s, post + k)
            if player == NOBODY:
                continue
            if player != seat:
                found = found if found > _THREAT else _THREAT
            elif wanted and post + k > s.marker:
                return _OWN_HAND
            elif found == 0:
                found = _STAYED
    if found == 0 and s.round < ROUNDS:
        return _THREAT // 2
    return found


# -- armies, seats, cards


def armies(s: State, worth: vec[i64], twentieths: i64) -> i64:
    """Banners that can be fed, and the farms and forts that bring more."""
    total: i64 = 0
    empire: i64
    for empire in range(EMPIRES):
        lands = s.lands[empire]
        crowded = lands & s.occupied
        banners: i64 = 0
        region: i64 = 0
        while crowded:
            if crowded & 1:
                feeds = capacity(s, region)
                here = s.banners[region]
                banners += here if here < feeds else feeds
            crowded >>= 1
            region += 1
        if empire == s.empire:
            banners += s.force
        icons = count(lands & s.map.farms) + count(lands & s.map.forts)
        total += worth[empire] * _BANNER * banners // 100
        total += worth[empire] * _ICON * icons * twentieths // (100 * POSTS)
    return total


def influence(s: State, seat: i64, worth: vec[i64]) -> i64:
    """Council seats controlled, by what they can do and for which empire; those to come count more."""
    total: i64 = 0
    post: i64
    for post in range(POSTS):
        player = controller(s, post)
        if player == NOBODY:
            continue
        stake = worth[post // OFFICES]
        value = duty(s, post) * ((stake if stake > 0 else -stake) + POINT) // 200
        if post <= s.marker:
            value = value // 2 if s.round < ROUNDS else 0
        if s.agents[post] == NOBODY and s.phase == SEND_OUT:
            value = value * 6 // 10  # somebody may still come between
        total += value if player == seat else -value // 3
    return total


def duty(s: State, post: i64) -> i64:
    """What a council seat's actions are worth."""
    value: i64 = 0
    if (s.map.attackers >> post) & 1:
        value += 16
    if s.map.add[post] > 0:
        value += 10
    if s.map.draw[post] > 0:
        value += 10
    return value


def cards(s: State, seat: i64, twentieths: i64) -> i64:
    """A card kept can still be played; more than five can't be kept."""
    held = size(s.hands[seat])
    each = _LAST_CARD + _CARD * twentieths // POSTS
    if held <= HAND_LIMIT:
        return held * each
    return HAND_LIMIT * each + (held - HAND_LIMIT) * each // 4
