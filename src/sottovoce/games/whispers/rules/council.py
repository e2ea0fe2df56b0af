# mypyc: compile
"""The council seats: who controls them and what they can do (§10, §17 to §21)."""

from mypy_extensions import i64

from sottovoce.core.dice import Dice
from sottovoce.core.events import Value
from sottovoce.core.position import bit
from sottovoce.games.whispers.rules import events
from sottovoce.games.whispers.rules.actions import ADD, ATTACK, DRAW
from sottovoce.games.whispers.rules.board import BANNERS, FLAT, HORSE, LION, OFFICES, POSTS
from sottovoce.games.whispers.rules.cards import (
    ARMADA,
    EAGLE_DOUBLE,
    KINDS,
    NO_ABILITY,
    OTHERS,
    affordable,
    copies,
    of_empire,
    one_card,
)
from sottovoce.games.whispers.rules.hidden_cards import drew
from sottovoce.games.whispers.rules.lands import enemies, mobile, multiples
from sottovoce.games.whispers.rules.state import AFTER, BORDERS, NOBODY, NONE, ORIGIN, PUT_ONE, RESUME, State


def agent_post(s: State, post: i64) -> i64:
    """§10: the post of the agent that gives control of a council seat, NONE if there is none."""
    end = (post // OFFICES + 1) * OFFICES
    while post < end:
        if s.agents[post] != NOBODY:
            return post
        post += 1
    return NONE


def controller(s: State, post: i64) -> i64:
    """§10: the player who controls a council seat, NOBODY if nobody does."""
    where = agent_post(s, post)
    return NOBODY if where == NONE else s.agents[where]


def banners_to_add(s: State, post: i64, empire: i64) -> i64:
    """§17: how many banners a seat can add now."""
    if s.lands[empire] == 0 or s.map.add[post] == 0:
        return 0
    wanted = s.map.add[post] * multiples(s, empire, s.map.add_icon[post])
    return wanted if wanted < s.reserve[empire] else s.reserve[empire]


def cards_to_draw(s: State, post: i64, empire: i64, paid: i64 = 0) -> i64:
    """§18: how many cards a seat can draw now, or once this many have been paid into the deck (R5)."""
    group = s.map.draw[post]
    if group == 0:
        return 0
    wanted = multiples(s, empire, s.map.draw_icon[post]) // group
    there = of_empire(s.deck, empire) + paid
    return wanted if wanted < there else there


def can_attack(s: State, empire: i64) -> bool:
    """§19: is there an attack over a border?"""
    origins = mobile(s, empire)
    hostile = enemies(s, empire)
    region: i64 = 0
    while origins:
        if origins & 1 and s.map.borders[region] & hostile:
            return True
        origins >>= 1
        region += 1
    return False


def far_targets(s: State, empire: i64, origin: i64, hand: i64) -> i64:
    """Regions beyond the borders of the origin that a card in this hand would let the empire attack."""
    far = enemies(s, empire) & ~s.map.borders[origin]
    if far == 0:
        return 0
    if affordable(hand, ARMADA):
        return far
    return far & ~s.occupied if affordable(hand, EAGLE_DOUBLE) else 0


def can_attack_with(s: State, empire: i64, hand: i64) -> bool:
    """Is there an attack that only a card in this hand makes possible?"""
    if not affordable(hand, ARMADA) and not affordable(hand, EAGLE_DOUBLE):
        return False
    origins = mobile(s, empire)
    region: i64 = 0
    while origins:
        if origins & 1 and far_targets(s, empire, region, hand):
            return True
        origins >>= 1
        region += 1
    return False


def able(s: State, post: i64, lions: i64 = 0) -> bool:
    """R1: can the seat do any of its actions without the help of a card, once this many Lion cards have been paid?"""
    if (s.map.swappers >> post) & 1:
        return True
    empire = post // OFFICES
    paid: i64 = lions if empire == LION else 0
    if banners_to_add(s, post, empire) > 0 or cards_to_draw(s, post, empire, paid) > 0:
        return True
    return (s.map.attackers >> post) & 1 != 0 and can_attack(s, empire)


def free_posts(s: State) -> i64:
    """The council seats without an agent, as bits."""
    free: i64 = 0
    post: i64
    for post in range(POSTS):
        if s.agents[post] == NOBODY:
            free |= bit(post)
    return free


def usable_posts(s: State, player: i64, lions: i64) -> i64:
    """Lion own: the other seats that a player controls and that can do something, as bits; Lion cards still to pay."""
    found: i64 = 0
    post: i64
    for post in range(POSTS):
        if post != s.post and controller(s, post) == player and (able(s, post, lions) or reaches(s, post, player)):
            found |= bit(post)
    return found


def reaches(s: State, post: i64, player: i64) -> bool:
    """R11: can a seat attack with the help of a card in the player's hand? Version 1 did not ask."""
    if s.law.rules < 2 or (s.map.attackers >> post) & 1 == 0:
        return False
    return can_attack_with(s, post // OFFICES, s.hands[player])


# -- basic actions


def begin(s: State, action: i64, dice: Dice) -> None:
    """Start a basic action for the active empire."""
    s.basic = action
    s.window = AFTER
    s.ability = NO_ABILITY
    if action == ADD:
        s.left = banners_to_add(s, s.post, s.empire)
        s.colour = s.empire
        s.spots = s.lands[s.empire]
        s.phase = PUT_ONE
        if s.news is not None:
            events.tell(s, "adds", {"empire": events.empire(int(s.empire)), "count": int(s.left)})
    elif action == DRAW:
        draw(s, cards_to_draw(s, s.post, s.empire), dice)
        s.phase = RESUME
    else:
        s.origin = NONE
        s.target = NONE
        s.force = 0
        s.limit = BANNERS
        s.reach = BORDERS
        s.phase = ORIGIN


def can_repeat(s: State) -> bool:
    """Midnight Oil: can the basic action just done be done once more, after a Lion and a Horse card are paid?"""
    if s.basic == ADD:
        return banners_to_add(s, s.post, s.empire) > 0
    if s.basic == DRAW:
        paid: i64 = 1 if s.empire == LION or s.empire == HORSE else 0
        return cards_to_draw(s, s.post, s.empire, paid) > 0
    return s.basic == ATTACK and can_attack(s, s.empire)


def in_one_region(s: State) -> bool:
    """§17, option: the plain two banners go into one region."""
    return s.law.together and s.ability == NO_ABILITY and s.map.add_icon[s.post] == FLAT


def draw(s: State, number: i64, dice: Dice) -> None:
    """§18: cards from the top of the active empire's deck to the player's hand."""
    player = s.asked
    drawn: i64 = 0
    k: i64
    for k in range(number):
        kind = pick(s.deck, s.empire, dice)
        s.deck -= one_card(kind)
        s.hands[player] += one_card(kind)
        drawn += one_card(kind)
    drew(s, player, s.empire, drawn)
    if s.news is not None:
        data: dict[str, Value] = {
            "seat": events.seat(int(player)),
            "empire": events.empire(int(s.empire)),
            "count": int(number),
        }
        events.tell(s, "drew", data)
        cards: list[str] = []
        for kind in range(KINDS):
            cards += [events.card(int(kind))] * int(copies(drawn, kind))
        events.whisper(s, "drew-cards", {"cards": cards}, int(player))


def pick(deck: i64, empire: i64, dice: Dice) -> i64:
    """A card of an empire's deck, each as likely."""
    at = dice.roll(of_empire(deck, empire))
    kind = empire * OTHERS
    while at >= copies(deck, kind):
        at -= copies(deck, kind)
        kind += 1
    return kind
