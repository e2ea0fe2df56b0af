# mypyc: compile
"""The judgement behind the greedy bot: what a plan, an accusation, a card or a swap is worth to a seat."""

from typing import Final

from mypy_extensions import i64

from sottovoce.core.dice import Dice
from sottovoce.core.position import bit
from sottovoce.games.verrat.rules.actions import (
    ACCEPT,
    ACCUSE,
    CANCEL,
    COLLECT_FROM,
    DEMAND,
    DESTINATIONS,
    FREE,
    GIVE,
    KEEP_CARD,
    OFFER,
    PLAN_TO,
    PUT_UNDER,
    READY,
    REFUSE,
    SEND,
    STAY,
    TAKE,
    WAIVE,
    WANT,
    WITHDRAW,
)
from sottovoce.games.verrat.rules.board import (
    CITIES,
    CITY,
    DUNGEON,
    FAVOURITE,
    HAND,
    KAFFA,
    KINDS,
    NONE,
    PARDON,
    PLAYERS,
    POWERS,
    SEATS,
    SIZES,
    VIZIERS,
)
from sottovoce.games.verrat.rules.offers import holds, packed
from sottovoce.games.verrat.rules.piles import in_kaffa
from sottovoce.games.verrat.rules.scoring import types, votes
from sottovoce.games.verrat.rules.state import (
    BITS,
    COLLECT,
    INTRIGUE,
    MERCY,
    OFFERS,
    PLAN,
    SEARCH,
    SEAT_ONE,
    State,
)

_GRAIN: Final = 1000  # how finely chance is rolled
_WOBBLE: Final = 0.3  # how far chance may move the worth of a destination
_NEEDED: Final = 1.0  # a card of a type that is missing
_SPARE: Final = 0.2  # any other Power card
_KAFFA: Final = 0.8  # a choice out of Kaffa's cards, as far as it is not known
_MERCY: Final = 0.35  # a Pardon for a player with prisoners
_RIVAL: Final = 0.72  # how likely another player who wants the same card does not come for it
_RESIDENT: Final = 0.5  # … and one of another colour who is there has left
_THRONE: Final = 3.0  # the favourite's seat with all six types
_PATIENCE: Final = 0.2  # what each round of waiting for the favourite's seat costs
_VOTE: Final = 0.012  # a vote at court, more for a suspect
_MOST_OFFERS: Final = 3  # a round


def chance(dice: Dice) -> float:
    """A number between 0 and 1."""
    return float(dice.roll(_GRAIN)) / float(_GRAIN)


def lacks(s: State, seat: i64, kind: i64) -> bool:
    """True if the seat misses this Power type."""
    return kind < POWERS and s.hands[seat * KINDS + kind] == 0


def has_prisoner(s: State, seat: i64) -> bool:
    """True if one of the seat's viziers is in a dungeon."""
    nth: i64
    for nth in range(SIZES):
        v = seat * SIZES + nth
        if s.places[v] >= DUNGEON and s.places[v] < HAND:
            return True
    return False


def can_reach(s: State, seat: i64) -> bool:
    """True if the seat has, or can have by the end of the round, the favourite's seat."""
    nth: i64
    for nth in range(SIZES):
        v = seat * SIZES + nth
        place = s.places[v]
        if place == FAVOURITE or place == FAVOURITE - 1 or (place >= CITY and place < DUNGEON) or place == HAND:
            return True
    return False


def decide(s: State, seat: i64, target: i64, dice: Dice) -> i64:
    """The seat's answer; `target` is a vizier whom it has agreed to accuse, or NONE."""
    if s.phase == INTRIGUE:
        return speak(s, seat)
    if s.phase == PLAN:
        return plan(s, seat, target, dice)
    if s.phase == COLLECT:
        return collect(s, seat)
    if s.phase == SEARCH:
        return search(s, seat)
    if s.phase == SEAT_ONE:
        return demand(s, seat, 0)
    if s.phase == MERCY:
        return pardon(s, seat)
    return PUT_UNDER + dice.roll(CITIES)


# -- intrigue


def speak(s: State, seat: i64) -> i64:
    """Withdraw what has become dangerous, answer offers, then make one's own, then be ready."""
    to = s.draft_to[seat]
    regretted = dangerous_offer(s, seat)
    if to != NONE:
        if regretted != NONE:
            return CANCEL
        if s.draft_give[seat] == 0:
            return GIVE + best_swap(s, seat, to) // KINDS
        if s.draft_want[seat] == 0:
            return WANT + best_swap(s, seat, to) % KINDS
        return SEND
    if regretted != NONE:
        return WITHDRAW + regretted
    offer: i64
    for offer in range(PLAYERS * OFFERS):
        if (s.open_offers >> offer) & 1 and s.partners[offer] == seat:
            good = worth_accepting(s, seat, offer)
            return ACCEPT + offer if good else REFUSE + offer
    if s.made[seat] < _MOST_OFFERS and (s.ready >> seat) & 1 == 0 and s.dropped[seat] == 0:
        for to in range(PLAYERS):
            if to != seat and not asked_before(s, seat, to) and best_swap(s, seat, to) != NONE:
                return OFFER + to
    return READY


def dangerous_offer(s: State, seat: i64) -> i64:
    """An open offer of the seat's own that would now complete the six types of who can reach the favourite's seat."""
    nth: i64
    for nth in range(s.made[seat]):
        offer = seat * OFFERS + nth
        if (s.open_offers >> offer) & 1:
            to = s.partners[offer]
            if can_reach(s, to) and types_with(s, to, s.gives[offer], s.wants[offer]) == POWERS:
                return offer
    return NONE


def types_with(s: State, seat: i64, gets: i64, gives: i64) -> i64:
    """How many types a seat would hold after a swap of two packs."""
    count: i64 = 0
    kind: i64
    for kind in range(POWERS):
        if s.hands[seat * KINDS + kind] + packed(gets, kind) - packed(gives, kind) > 0:
            count += 1
    return count


def asked_before(s: State, seat: i64, to: i64) -> bool:
    """True if the seat has made this player an offer this round."""
    nth: i64
    for nth in range(s.made[seat]):
        offer = seat * OFFERS + nth
        if s.partners[offer] == to:
            return True
    return False


def best_swap(s: State, seat: i64, to: i64) -> i64:
    """A spare card for one that is missing, good for both sides: give * KINDS + want; NONE if there is none."""
    best: i64 = NONE
    most: i64 = 0
    give: i64
    want: i64
    for give in range(POWERS):
        if s.hands[seat * KINDS + give] < 2 or not may_hand(s, to, give):
            continue
        for want in range(POWERS):
            if not lacks(s, seat, want) or s.hands[to * KINDS + want] == 0:
                continue
            after = types_with(s, to, bit(BITS * give), bit(BITS * want))
            if after >= POWERS - 1 and can_reach(s, to):
                continue  # one more swap, and they win
            worth: i64 = 1
            if lacks(s, to, give):
                worth += 2
            if s.hands[to * KINDS + want] > 1:
                worth += 2
            if worth > most and worth >= 3:
                most = worth
                best = give * KINDS + want
    return best


def may_hand(s: State, to: i64, kind: i64) -> bool:
    """Never the sixth type to a player who can reach the favourite's seat."""
    return not (lacks(s, to, kind) and types(s, to) == POWERS - 1 and can_reach(s, to))


def worth_accepting(s: State, seat: i64, offer: i64) -> bool:
    """True if a swap brings this seat more types, or as many and more cards, and does not crown the other."""
    maker = offer // OFFERS
    if not holds(s, maker, s.gives[offer]):
        return False
    mine: i64 = 0
    theirs: i64 = types(s, maker)
    cards: i64 = 0
    kind: i64
    for kind in range(POWERS):
        moved = packed(s.gives[offer], kind) - packed(s.wants[offer], kind)
        before = s.hands[seat * KINDS + kind]
        cards += moved
        if before == 0 and moved > 0:
            mine += 1
        elif before > 0 and before + moved == 0:
            mine -= 1
        held = s.hands[maker * KINDS + kind]
        if held == 0 and moved < 0:
            theirs += 1
        elif held > 0 and held - moved == 0:
            theirs -= 1
    if theirs >= POWERS and can_reach(s, maker):
        return False
    return mine > 0 or (mine == 0 and cards > 0)


# -- planning


def plan(s: State, seat: i64, target: i64, dice: Dice) -> i64:
    """The best destination for the next vizier, then whom to accuse."""
    v = s.next_vizier(seat)
    if v == NONE:
        if s.accused[seat] == NONE:
            return ACCUSE + (target if target != NONE else suspectable(s, seat, dice))
        return READY
    here = s.places[v]
    best: i64 = STAY
    most = staying(s, seat, v) + _WOBBLE * chance(dice)
    place: i64
    for place in range(CITY, DUNGEON):
        if place != here:
            worth = in_city(s, seat, v, place - CITY) + _WOBBLE * chance(dice)
            if worth > most:
                most = worth
                best = place
    if here >= SEATS:
        for place in range(SEATS):
            if bound_for(s, v, place):
                continue
            worth = at_court(s, seat, place) * entry(s, place) + _WOBBLE * chance(dice)
            if worth > most:
                most = worth
                best = place
    return PLAN_TO + v % SIZES * DESTINATIONS + best


def bound_for(s: State, v: i64, place: i64) -> bool:
    """True if another own vizier goes to, or stays at, this place."""
    first = v // SIZES * SIZES
    nth: i64
    for nth in range(SIZES):
        own = first + nth
        if own != v and s.plans[own] == place:
            return True
    return False


def staying(s: State, seat: i64, v: i64) -> float:
    """What it is worth that a vizier does not move."""
    here = s.places[v]
    if here < SEATS:
        return at_court(s, seat, here)
    if here < DUNGEON:
        return in_city(s, seat, v, here - CITY)
    return -1.0


def entry(s: State, place: i64) -> float:
    """How likely a seat can be taken."""
    return 0.85 if s.court[place] == NONE else 0.3


def at_court(s: State, seat: i64, place: i64) -> float:
    """What a seat at court is worth: votes, and the way to the favourite's seat for who has nearly all."""
    held = types(s, seat)
    value = _VOTE * float(s.chips[place]) * (2.0 if held >= 4 else 1.0)
    waits = FAVOURITE - place
    if held == POWERS:
        return value + _THRONE - _PATIENCE * float(waits)
    if held == POWERS - 1:
        near = 1.3 if waits > 0 else 0.9
        return value + near - 0.13 * float(waits)
    if held == POWERS - 2:
        return value + 0.5 - 0.06 * float(waits)
    return value + 0.1


def in_city(s: State, seat: i64, v: i64, city: i64) -> float:
    """What a journey is worth: the card there, if he is likely to be alone."""
    if bound_for(s, v, CITY + city):
        return -1.0
    value = card_worth(s, seat, v, city)
    kind = s.tops[city]
    other: i64
    for other in range(PLAYERS):
        if other != seat and s.any_free(other) and (kind == NONE or lacks(s, other, kind)):
            value *= _RIVAL
    for other in range(VIZIERS):
        if other // SIZES != seat and s.places[other] == CITY + city:
            value *= _RESIDENT
    if types(s, seat) == POWERS:
        value *= 0.2
    return value


def card_worth(s: State, seat: i64, v: i64, city: i64) -> float:
    """What a city's card is worth to a seat whose other viziers may be after the same type."""
    if s.pile(city) == 0:
        return 0.0
    if city == KAFFA:
        return kaffa_worth(s, seat)
    kind = s.tops[city]
    if kind == PARDON:
        return _MERCY if has_prisoner(s, seat) else _SPARE
    if not lacks(s, seat, kind):
        return _SPARE
    nth: i64
    for nth in range(SIZES):
        own = seat * SIZES + nth
        to = s.plans[own]
        if own != v and to >= CITY and to < DUNGEON and s.tops[to - CITY] == kind:
            return _SPARE
    return _NEEDED


def kaffa_worth(s: State, seat: i64) -> float:
    """What a look into Kaffa is worth: sure for who knows it, likely else."""
    if (s.looked >> seat) & 1 == 0:
        return _KAFFA if types(s, seat) < POWERS else 0.0
    kind: i64
    for kind in range(POWERS):
        if lacks(s, seat, kind) and in_kaffa(s, kind) > 0:
            return _NEEDED + 0.2
    return _SPARE


def suspectable(s: State, seat: i64, dice: Dice) -> i64:
    """The vizier of another whose fall would help most."""
    best: i64 = NONE
    most = -100.0
    v: i64
    for v in range(VIZIERS):
        if v // SIZES == seat or s.places[v] >= DUNGEON:
            continue
        worth = danger(s, v) + 0.2 * chance(dice)
        if worth > most:
            most = worth
            best = v
    return best if best != NONE else dice.roll(VIZIERS)


def danger(s: State, v: i64) -> float:
    """How dangerous a vizier is to the others: his owner's types, and his way to the favourite's seat."""
    owner = v // SIZES
    held = types(s, owner)
    value = float(held) if held >= 4 else 0.5 * float(held)
    place = s.places[v]
    if place == FAVOURITE or place == FAVOURITE - 1:
        value += 1.5 if held >= POWERS - 1 else 0.4
    elif place < SEATS:
        value += 0.5 + 0.03 * float(s.chips[place])
    else:
        value += 0.7 if held >= POWERS - 1 else 0.2
    return value + 0.005 * float(votes(s, owner))


# -- after the journey


def collect(s: State, seat: i64) -> i64:
    """A missing type first, then Kaffa, then whatever there is."""
    best: i64 = NONE
    most = -1.0
    c: i64
    for c in range(CITIES):
        v = s.alone[c]
        if v == NONE or v // SIZES != seat or (s.gathered >> c) & 1 or s.pile(c) == 0:
            continue
        worth = card_worth(s, seat, NONE, c)
        if c != KAFFA and lacks(s, seat, s.tops[c]):
            worth = 2.0
        if worth > most:
            most = worth
            best = c
    return COLLECT_FROM + best


def search(s: State, seat: i64) -> i64:
    """Out of Kaffa's cards."""
    best: i64 = NONE
    most: i64 = -1
    kind: i64
    for kind in range(KINDS):
        if in_kaffa(s, kind) == 0:
            continue
        worth: i64 = 1
        if kind == PARDON:
            worth = 2 if has_prisoner(s, seat) else 0
        elif lacks(s, seat, kind):
            worth = 3
        if worth > most:
            most = worth
            best = kind
    return TAKE + best


def demand(s: State, seat: i64, friends: i64) -> i64:
    """A missing type, from the richest who is not one of these friends; who may refuse one does."""
    if s.demanded != NONE:
        return KEEP_CARD
    best: i64 = WAIVE
    most: i64 = -1
    kind: i64
    other: i64
    for kind in range(POWERS):
        for other in range(PLAYERS):
            if (friends >> other) & 1:
                continue
            if other != seat and lacks(s, seat, kind) and s.hands[other * KINDS + kind] >= 2:
                held = types(s, other)
                if held > most:
                    most = held
                    best = DEMAND + other * POWERS + kind
    return best


def pardon(s: State, seat: i64) -> i64:
    """Free the one who is nearest to exile."""
    best: i64 = NONE
    nth: i64
    for nth in range(SIZES):
        v = seat * SIZES + nth
        place = s.places[v]
        if (place == DUNGEON + 1 and best == NONE) or place == DUNGEON + 2:
            best = v
    return FREE + best % SIZES


def play_greedily(s: State, dice: Dice, minds: Dice) -> None:
    """Four greedy seats play a game to its end without a word: for benchmarks."""
    while not s.over:
        seat = s.turn()
        world = s.imagine(seat, minds)
        assert isinstance(world, State)
        s.apply(seat, decide(world, seat, NONE, minds), dice)
