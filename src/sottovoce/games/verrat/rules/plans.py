# mypyc: compile
"""Planning (§8): one vizier's destination at a time, then the accusation, then ready; all of it secret."""

from librt.vecs import vec
from mypy_extensions import i64

from sottovoce.core.dice import Dice
from sottovoce.core.position import bit
from sottovoce.games.verrat.rules.actions import ACCUSE, DESTINATIONS, NOT_READY, PLAN_TO, READY, REVISE, STAY
from sottovoce.games.verrat.rules.board import CITY, DUNGEON, NONE, PLAYERS, SEATS, SIZES, VIZIERS
from sottovoce.games.verrat.rules.state import ALL, State


def begin(s: State) -> None:
    """Nobody has written anything down; who has no free vizier is not asked."""
    s.ready = 0
    seat: i64
    for seat in range(PLAYERS):
        if not s.any_free(seat):
            s.ready |= bit(seat)


def asked(s: State) -> i64:
    """The seats that plan this round, as bits."""
    seats: i64 = 0
    seat: i64
    for seat in range(PLAYERS):
        if s.any_free(seat):
            seats |= bit(seat)
    return seats


def list_plans(s: State, seat: i64, out: vec[i64]) -> i64:
    """What a seat can write down next; once its plan is in, what it can change."""
    if (s.ready >> seat) & 1:
        return list_changes(s, seat, out)
    v = s.next_vizier(seat)
    count: i64 = 0
    if v != NONE:
        count = list_destinations(s, v, out, 0)
    elif s.accused[seat] == NONE:
        count = list_accusations(NONE, out, 0)
    else:
        out[0] = READY
        out[1] = REVISE
        count = 2
    return count


def list_changes(s: State, seat: i64, out: vec[i64]) -> i64:
    """Any part of a plan that is in can be written again, or all of it taken back."""
    out[0] = NOT_READY
    count: i64 = 1
    nth: i64
    for nth in range(SIZES):
        v = seat * SIZES + nth
        if s.is_free(v):
            count = list_destinations(s, v, out, count)
    return list_accusations(s.accused[seat], out, count)


def list_destinations(s: State, v: i64, out: vec[i64], count: i64) -> i64:
    """§8: stay; any other city; from a city or from hand also any seat that no other own vizier plans."""
    base = PLAN_TO + v % SIZES * DESTINATIONS
    here = s.places[v]
    written = s.plans[v]
    if written != here:
        out[count] = base + STAY
        count += 1
    place: i64
    for place in range(CITY, DUNGEON):
        if place != here and place != written:
            out[count] = base + place
            count += 1
    if not may_sit_down(s, v):
        return count
    for place in range(SEATS):
        if place != written and not taken(s, v, place):
            out[count] = base + place
            count += 1
    return count


def may_sit_down(s: State, v: i64) -> bool:
    """§8: only from a city or from hand a vizier may be sent to a seat at court."""
    return s.places[v] >= SEATS


def taken(s: State, v: i64, place: i64) -> bool:
    """True if another vizier of the same owner has planned to go to this seat."""
    first = v // SIZES * SIZES
    nth: i64
    for nth in range(SIZES):
        own = first + nth
        if own != v and s.plans[own] == place and s.places[own] != place:
            return True
    return False


def list_accusations(written: i64, out: vec[i64], count: i64) -> i64:
    """§8: any of the twelve but the one already written down."""
    v: i64
    for v in range(VIZIERS):
        if v != written:
            out[count] = ACCUSE + v
            count += 1
    return count


def write(s: State, seat: i64, action: i64) -> None:
    """Write one thing down; whether all are in is for the rules to see."""
    if action == READY:
        s.ready |= bit(seat)
    elif action == NOT_READY:
        s.ready &= ~bit(seat)
    elif action == REVISE:
        tear_up(s, seat)
    elif action < ACCUSE:
        size = (action - PLAN_TO) // DESTINATIONS
        place = (action - PLAN_TO) % DESTINATIONS
        v = seat * SIZES + size
        s.plans[v] = s.places[v] if place == STAY else place
    else:
        s.accused[seat] = action - ACCUSE


def tear_up(s: State, seat: i64) -> None:
    """A seat's plan and accusation are blank again."""
    s.accused[seat] = NONE
    nth: i64
    for nth in range(SIZES):
        v = seat * SIZES + nth
        s.plans[v] = NONE


def complete(s: State) -> bool:
    """True if all are in."""
    return s.ready == ALL


# -- worlds that others can't rule out


def imagine_plans(s: State, seat: i64, dice: Dice) -> None:
    """Other seats' plans and accusations as they might be as well: any whole plan, or any part of one not yet in."""
    other: i64
    for other in range(PLAYERS):
        if other != seat and s.any_free(other):
            imagine_plan(s, other, dice)


def imagine_plan(s: State, seat: i64, dice: Dice) -> None:
    """Any plan of a seat, all equally likely; if it is not in yet, any beginning of one."""
    tear_up(s, seat)
    steps: i64 = SIZES + 1
    if (s.ready >> seat) & 1 == 0:
        steps = dice.roll(SIZES + 2)
    again = True
    while again:
        again = False
        nth: i64
        for nth in range(SIZES):
            v = seat * SIZES + nth
            s.plans[v] = NONE
        for nth in range(SIZES):
            v = seat * SIZES + nth
            if v % SIZES < steps and s.is_free(v):
                s.plans[v] = any_destination(s, v, dice)
                if s.plans[v] < SEATS and s.places[v] != s.plans[v] and taken(s, v, s.plans[v]):
                    again = True  # drawn again as a whole, so that no plan is likelier than another
    if steps > SIZES:
        s.accused[seat] = dice.roll(VIZIERS)


def any_destination(s: State, v: i64, dice: Dice) -> i64:
    """Any place that a vizier may plan, seen for himself."""
    here = s.places[v]
    if here < SEATS:
        to = dice.roll(DUNGEON - CITY + 1)
        return here if to == 0 else CITY + to - 1
    if here < DUNGEON:
        return dice.roll(DUNGEON)  # his own city means that he stays
    to = dice.roll(DUNGEON + 1)
    return here if to == DUNGEON else to


def imagine_accusations(s: State, seat: i64, dice: Dice) -> None:
    """§12 is yet to come: other seats' accusations as they might be as well."""
    other: i64
    for other in range(PLAYERS):
        if other != seat and s.any_free(other):
            s.accused[other] = dice.roll(VIZIERS)
