# mypyc: compile
"""Paying for a card's ability (§23): which cards may be given, and what happens to them (R5)."""

from librt.vecs import vec
from mypy_extensions import i64

from sottovoce.core.events import Value
from sottovoce.core.position import bit
from sottovoce.games.whispers.rules import events
from sottovoce.games.whispers.rules.actions import ATTACK, PAY
from sottovoce.games.whispers.rules.cards import (
    ABILITY_NAMES,
    DOUBLES,
    MIDNIGHT_OIL,
    NO_CARD,
    OTHERS,
    PAIRS,
    copies,
    kind_of,
    of_empire,
    one_card,
    pair_first,
    pair_second,
)
from sottovoce.games.whispers.rules.council import can_attack, can_attack_with
from sottovoce.games.whispers.rules.hidden_cards import returned
from sottovoce.games.whispers.rules.lands import list_set
from sottovoce.games.whispers.rules.state import PAY_FIRST, PAY_SECOND, RESUME, State


def begin(s: State, ability: i64) -> None:
    """An ability is named; cards that everybody sees to be the only ones are paid unasked (R7)."""
    s.ability = ability
    s.paid = NO_CARD
    s.phase = PAY_FIRST
    if s.news is not None:
        events.tell(s, "played", {"seat": events.seat(int(s.asked)), "ability": f"ability:{ABILITY_NAMES[ability]}"})
    spare: i64 = 2 if PAIRS > ability >= DOUBLES else 1
    if of_empire(s.hands[s.asked], first_empire(ability)) == spare:
        pay(s, only_card(s, first_empire(ability)))


def first_empire(ability: i64) -> i64:
    """The empire of the first card to pay."""
    if ability < DOUBLES:
        return ability
    return ability - DOUBLES if ability < PAIRS else pair_first(ability)


def second_empire(ability: i64) -> i64:
    """The empire of the second card to pay."""
    return ability - DOUBLES if ability < PAIRS else pair_second(ability)


def only_card(s: State, empire: i64) -> i64:
    """The first card of an empire in the asked seat's hand."""
    kind = empire * OTHERS
    while copies(s.hands[s.asked], kind) == 0:
        kind += 1
    return kind


def list_first(s: State, out: vec[i64]) -> i64:
    """The cards that may be paid first."""
    return list_set(firsts(s, s.ability, s.hands[s.asked]), PAY, out, 0)


def list_second(s: State, out: vec[i64]) -> i64:
    """The cards that may be paid with the first one."""
    return list_set(seconds(s, s.ability, s.hands[s.asked], s.paid), PAY, out, 0)


def firsts(s: State, ability: i64, hand: i64) -> i64:
    """The kinds of card that may be paid first, as bits: of two, those that something in the hand goes with."""
    found: i64 = 0
    other: i64
    for other in range(OTHERS):
        kind = first_empire(ability) * OTHERS + other
        if copies(hand, kind) > 0 and (ability < DOUBLES or seconds(s, ability, hand - one_card(kind), kind)):
            found |= bit(kind)
    return found


def seconds(s: State, ability: i64, hand: i64, paid: i64) -> i64:
    """The kinds of card that go with the first one, as bits: of a pair, one must name the other's empire."""
    second = second_empire(ability)
    needed: i64 = NO_CARD  # the only kind that will do, if the first card names another empire
    if ability >= PAIRS and paid != kind_of(first_empire(ability), second):
        needed = kind_of(second, first_empire(ability))
    found: i64 = 0
    other: i64
    for other in range(OTHERS):
        kind = second * OTHERS + other
        if copies(hand, kind) == 0 or (needed != NO_CARD and kind != needed):
            continue
        if ability != MIDNIGHT_OIL or keeps_reach(s, hand - one_card(kind)):
            found |= bit(kind)
    return found


def keeps_reach(s: State, hand: i64) -> bool:
    """Midnight Oil: if the attack to repeat needs a card, is it among those that are left?"""
    return s.basic != ATTACK or can_attack(s, s.empire) or can_attack_with(s, s.empire, hand)


def pay(s: State, kind: i64) -> None:
    """A card goes back into its deck, seen by all; RESUME once the ability is paid."""
    s.hands[s.asked] -= one_card(kind)
    s.deck += one_card(kind)
    returned(s, s.asked, kind, True)
    if s.news is not None:
        data: dict[str, Value] = {"seat": events.seat(int(s.asked)), "card": events.card(int(kind))}
        events.reveal(s, "paid", data)
    if s.phase == PAY_SECOND or s.ability < DOUBLES:
        s.paid = NO_CARD
        s.phase = RESUME
        return
    s.paid = kind
    s.phase = PAY_SECOND
    if of_empire(s.hands[s.asked], second_empire(s.ability)) == 1:
        pay(s, only_card(s, second_empire(s.ability)))
