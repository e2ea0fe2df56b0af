# mypyc: compile
"""What cards do, step by step, once they are paid (§23, §24)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sottovoce.core.dice import Dice
from sottovoce.core.position import bit
from sottovoce.games.whispers.rules import arrange, attack, council, events
from sottovoce.games.whispers.rules.abilities import arrangeable, burnable, fire_origins, recruits, supplied
from sottovoce.games.whispers.rules.actions import COUNT, DESTROY, DONE, FROM, PLACE, REARRANGE, SEAT, TO
from sottovoce.games.whispers.rules.board import EVERYWHERE, OFFICES
from sottovoce.games.whispers.rules.cards import (
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
    LION_OWN,
    MERCENARIES,
    MIDNIGHT_OIL,
    NO_ABILITY,
    POPULATE,
    RECRUIT,
    REINFORCEMENTS,
    SUBJUGATE,
    UPRISING,
)
from sottovoce.games.whispers.rules.lands import count, free_banners, list_set, lowest, mobile, put, remove
from sottovoce.games.whispers.rules.state import (
    AFTER,
    ARRANGE,
    BEFORE,
    BURN_ONE,
    NOBODY,
    NONE,
    PICK_COUNT,
    PICK_EMPIRE,
    PICK_GOAL,
    PICK_REGION,
    PICK_SEAT,
    PUT_ONE,
    RESUME,
    TARGET,
    TO_ANY,
    TO_EMPTY,
    State,
)

RECRUITED: Final = 3  # banners of a Lion double or a Recruit
RISEN: Final = 4  # … of an Uprising
HIRED: Final = 3  # banners that Mercenaries destroy at most
BURNT: Final = 5  # … and Alchemist's Fire
JOINING: Final = 6  # banners that Reinforcements bring at most
COUNCIL: Final = 15  # the four seats of a council, as bits
ELEPHANTS: Final = 3  # banners that an Elephant double brings


def begin(s: State, dice: Dice) -> None:
    """The first step of the ability that has just been paid."""
    ability = s.ability
    if ability == ELEPHANT_OWN or ability == ELEPHANT_DOUBLE:
        swell(s, 1 if ability == ELEPHANT_OWN else ELEPHANTS)
    elif ability == EAGLE_DOUBLE or ability == ARMADA:
        s.reach = TO_EMPTY if ability == EAGLE_DOUBLE else TO_ANY
        s.ability = NO_ABILITY
        s.phase = TARGET
    elif ability == EAGLE_OWN or ability == LION_OWN:
        s.phase = PICK_SEAT
    elif ability == BEAR_OWN:
        s.ability = NO_ABILITY
        attack.attack_again(s)
    elif ability == MIDNIGHT_OIL:
        council.begin(s, s.basic, dice)
    elif ability == BEAR_DOUBLE:
        raze(s)
    elif ability == POPULATE:
        s.spots = s.lands[s.empire]
        settlers = count(s.spots)
        place_some(s, s.empire, settlers if settlers < s.reserve[s.empire] else s.reserve[s.empire])
    elif ability == SUBJUGATE:
        s.spots = s.lands[s.empire]
        place_some(s, s.empire, s.slain if s.slain < s.reserve[s.empire] else s.reserve[s.empire])
    elif ability == RECRUIT and not s.law.recruit_one:
        s.spots = ~s.occupied & EVERYWHERE
        place_some(s, NONE, RECRUITED)
    elif ability == HORSE_DOUBLE:
        s.phase = PICK_EMPIRE
    else:
        s.phase = PICK_REGION


def finish(s: State) -> None:
    """The card, or the basic action, is complete."""
    if s.window == AFTER and s.survivors > 0:
        attack.count_survivors(s)
    s.ability = NO_ABILITY
    s.spot = NONE
    s.goal = NONE
    s.left = 0
    s.spots = 0
    s.colour = NONE
    s.phase = RESUME


def swell(s: State, banners: i64) -> None:
    """Elephant own and double: more attackers, from the reserve."""
    if banners > s.reserve[s.empire]:
        banners = s.reserve[s.empire]
    s.reserve[s.empire] -= banners
    s.force += banners
    if s.news is not None:
        events.tell(s, "joined", {"empire": events.empire(int(s.empire)), "count": int(banners)})
    finish(s)


def raze(s: State) -> None:
    """Bear double: every banner in the attacked region is destroyed; enemies count for Subjugate."""
    holder = s.holder[s.target]
    banners = s.banners[s.target]
    if holder != s.empire:
        s.slain += banners
    remove(s, s.target, banners)
    s.survivors = 0
    if s.news is not None:
        events.destroyed(s, int(s.target), int(holder), int(banners))
    finish(s)


# -- a region, and how many


def regions(s: State) -> i64:
    """The regions that the card can choose first, as bits."""
    ability = s.ability
    if ability == HORSE_OWN or ability == REINFORCEMENTS:
        return mobile(s, s.empire)
    if ability == MERCENARIES or ability == DISPERSE:
        return s.occupied
    if ability == ALCHEMISTS_FIRE:
        return fire_origins(s)
    return recruits(s, ability)


def choose_region(s: State, region: i64) -> None:
    """The region is named: what follows depends on the card."""
    ability = s.ability
    s.spot = region
    if ability == HORSE_OWN:
        s.phase = PICK_GOAL
    elif ability == MERCENARIES or ability == REINFORCEMENTS:
        s.phase = PICK_COUNT
        if most(s) == 1:
            choose_count(s, 1)
    elif ability == ALCHEMISTS_FIRE:
        s.left = BURNT
        s.phase = BURN_ONE
    elif ability == DISPERSE:
        scatter(s, region)
    else:
        raised: i64 = RISEN if ability == UPRISING else RECRUITED
        empire = s.holder[region]
        if raised > s.reserve[empire]:
            raised = s.reserve[empire]
        put(s, region, empire, raised)
        if s.news is not None:
            events.placed(s, int(region), int(raised))
        finish(s)


def choose_goal(s: State, region: i64) -> None:
    """Horse own: the region that the banners go to."""
    s.goal = region
    s.phase = PICK_COUNT
    if most(s) == 1:
        choose_count(s, 1)


def most(s: State) -> i64:
    """The highest number that the card can name."""
    if s.ability == MERCENARIES:
        return s.banners[s.spot] if s.banners[s.spot] < HIRED else HIRED
    free = free_banners(s, s.spot)
    return JOINING if s.ability == REINFORCEMENTS and free > JOINING else free


def choose_count(s: State, banners: i64) -> None:
    """The number is named: the card takes effect."""
    empire = s.holder[s.spot]
    remove(s, s.spot, banners)
    if s.ability == MERCENARIES:
        if s.news is not None:
            events.destroyed(s, int(s.spot), int(empire), int(banners))
    elif s.ability == REINFORCEMENTS:
        s.reserve[empire] -= banners
        s.force += banners
        if s.news is not None:
            events.tell(s, "reinforced", {"region": events.region(s, int(s.spot)), "count": int(banners)})
    else:
        put(s, s.goal, empire, banners)
        if s.news is not None:
            tell_moved(s, int(s.spot), int(s.goal), int(banners))
    finish(s)


def tell_moved(s: State, origin: int, goal: int, banners: int) -> None:
    """Banners have gone from one region to another."""
    places = {"region": events.region(s, origin), "other": events.region(s, goal)}
    events.tell(s, "moved", {"empire": events.empire(int(s.holder[goal])), "count": banners, **places})


def scatter(s: State, region: i64) -> None:
    """Disperse: all banners leave for bordering regions of their empire, or for the reserve."""
    empire = s.holder[region]
    banners = s.banners[region]
    s.spots = s.map.borders[region] & s.lands[empire]
    remove(s, region, banners)
    if s.spots != 0:
        place_some(s, empire, banners)
        return
    if s.news is not None:
        events.tell(s, "went-home", {"region": events.region(s, int(region)), "empire": events.empire(int(empire))})
    finish(s)


# -- banners one at a time


def place_some(s: State, colour: i64, banners: i64) -> None:
    """Ask for places; nothing is asked where every one of them gets a banner or only one is there."""
    s.colour = colour
    s.left = banners
    s.phase = PUT_ONE
    if s.ability == POPULATE and banners == count(s.spots):
        while s.left > 0:
            place(s, lowest(s.spots))


def places(s: State) -> i64:
    """Where the next banner can go, as bits."""
    return supplied(s, s.spots) if s.colour == NONE else s.spots


def place(s: State, region: i64) -> None:
    """A banner, or by option all of them, into a region."""
    empire = s.holder[region] if s.colour == NONE else s.colour
    banners: i64 = s.left if council.in_one_region(s) else 1
    put(s, region, empire, banners)
    s.left -= banners
    if s.ability == POPULATE:
        s.spots &= ~bit(region)
    if s.news is not None:
        if s.ability == DISPERSE:
            tell_moved(s, int(s.spot), int(region), 1)
        else:
            events.placed(s, int(region), int(banners))
    if s.left == 0 or places(s) == 0:
        finish(s)


def burn(s: State, region: i64) -> None:
    """Alchemist's Fire: one enemy banner next to the chosen one is destroyed."""
    holder = s.holder[region]
    remove(s, region, 1)
    s.left -= 1
    if s.news is not None:
        events.destroyed(s, int(region), int(holder), 1)
    if s.left == 0 or burnable(s, s.spot) == 0:
        finish(s)


# -- another council seat


def seats(s: State) -> i64:
    """The council seats that can be chosen, as bits."""
    if s.ability == EAGLE_OWN:
        return council.free_posts(s)
    if s.ability == LION_OWN:
        return council.usable_posts(s, s.asked, 0)
    first = s.post // OFFICES * OFFICES
    return (COUNCIL * bit(first)) & ~bit(s.post)


def choose_seat(s: State, post: i64) -> None:
    """§21, §23: swap agents, move the active agent, or just let another seat act; then that seat does its action."""
    if s.ability == EAGLE_OWN:
        where = council.agent_post(s, s.marker)
        s.agents[post] = s.agents[where]
        s.agents[where] = NOBODY
        if s.law.from_agent:
            s.marker = where
    elif s.ability != LION_OWN:
        held = s.agents[post]
        s.agents[post] = s.agents[s.post]
        s.agents[s.post] = held
    if s.news is not None:
        kind = "moved-agent" if s.ability == EAGLE_OWN else "used-seat" if s.ability == LION_OWN else "swapped-agent"
        events.tell(s, kind, {"seat": events.seat(int(s.asked)), "post": events.post(int(post))})
    s.post = post
    s.empire = post // OFFICES
    s.moved = True
    s.window = BEFORE
    finish(s)


# -- listing


def list_numbers(low: i64, high: i64, out: vec[i64]) -> i64:
    """A choice for each number."""
    found: i64 = 0
    while low + found <= high:
        out[found] = COUNT + low + found
        found += 1
    return found


def list_steps(s: State, out: vec[i64]) -> i64:
    """The answers to the question that a card, or adding banners, poses now."""
    if s.phase == PUT_ONE:
        return list_set(places(s), PLACE, out, 0)
    if s.phase == PICK_REGION:
        return list_set(regions(s), FROM, out, 0)
    if s.phase == PICK_GOAL:
        return list_set(s.lands[s.empire] & ~bit(s.spot), TO, out, 0)
    if s.phase == PICK_COUNT:
        return list_numbers(1, most(s), out)
    if s.phase == ARRANGE:
        return list_numbers(arrange.fewest(s), arrange.highest(s), out)
    if s.phase == BURN_ONE:
        found: i64 = 0
        if s.left < BURNT:
            out[0] = DONE
            found = 1
        return list_set(burnable(s, s.spot), DESTROY, out, found)
    if s.phase == PICK_SEAT:
        return list_set(seats(s), SEAT, out, 0)
    return list_set(arrangeable(s), REARRANGE, out, 0)


def progress(s: State, action: i64) -> None:
    """One step of a card, or of adding banners."""
    if s.phase == PUT_ONE:
        place(s, action - PLACE)
    elif s.phase == PICK_REGION:
        choose_region(s, action - FROM)
    elif s.phase == PICK_GOAL:
        choose_goal(s, action - TO)
    elif s.phase == PICK_COUNT:
        choose_count(s, action - COUNT)
    elif s.phase == ARRANGE:
        arrange.settle(s, action - COUNT)
        if not arrange.ask(s):
            finish(s)
    elif s.phase == BURN_ONE:
        if action == DONE:
            finish(s)
        else:
            burn(s, action - DESTROY)
    elif s.phase == PICK_SEAT:
        choose_seat(s, action - SEAT)
    else:
        arrange.take_up(s, action - REARRANGE)
        if not arrange.ask(s):
            finish(s)
