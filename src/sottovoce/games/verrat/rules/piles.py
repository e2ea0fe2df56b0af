# mypyc: compile
"""The cities' piles as bags (§3, §10, §14): a card gets its identity when somebody first sees it."""

from mypy_extensions import i64

from sottovoce.core.dice import Dice
from sottovoce.core.position import bit
from sottovoce.games.verrat.rules.board import KAFFA, KINDS, NONE, PARDON
from sottovoce.games.verrat.rules.state import State


def draw(s: State, dice: Dice) -> i64:
    """A card out of the bag of all that nobody has seen."""
    kind = dice.draw(s.unseen)
    s.unseen[kind] -= 1
    return kind


def turn_up(s: State, city: i64, dice: Dice) -> None:
    """Show the next card of a pile; none where it is empty."""
    if s.deep[city] > 0:
        s.deep[city] -= 1
        s.tops[city] = draw(s, dice)
    elif s.under[city] > 0:
        s.under[city] -= 1
        s.tops[city] = PARDON
    else:
        s.tops[city] = NONE


def take_top(s: State, seat: i64, city: i64) -> None:
    """§10: the shown card goes to a seat; the next is yet to be shown."""
    s.hands[seat * KINDS + s.tops[city]] += 1


def look(s: State, seat: i64, dice: Dice) -> None:
    """§10: a seat looks into Kaffa; the first to do so fixes what lies there."""
    if s.looked == 0:
        k: i64
        for k in range(s.deep[KAFFA]):
            s.kaffa[draw(s, dice)] += 1
    s.looked |= bit(seat)


def in_kaffa(s: State, kind: i64) -> i64:
    """How many cards of a kind lie in Kaffa, once somebody has looked."""
    return s.kaffa[kind] + (s.under[KAFFA] if kind == PARDON else 0)


def take_from_kaffa(s: State, seat: i64, kind: i64) -> None:
    """§10: a card out of Kaffa, openly. A Pardon that was put there openly goes before a hidden one: none can tell."""
    if kind == PARDON and s.under[KAFFA] > 0:
        s.under[KAFFA] -= 1
    else:
        s.kaffa[kind] -= 1
        s.deep[KAFFA] -= 1
    s.hands[seat * KINDS + kind] += 1


def put_under(s: State, city: i64) -> None:
    """§14, R7: a Pardon under a pile; under an empty one it is shown, except in Kaffa."""
    if city != KAFFA and s.tops[city] == NONE:
        s.tops[city] = PARDON
    else:
        s.under[city] += 1


def deal_kaffa_anew(s: State, dice: Dice) -> None:
    """For a seat that has not looked: Kaffa's hidden cards as they might be as well."""
    if s.looked == 0:
        return
    kind: i64
    for kind in range(KINDS):
        s.unseen[kind] += s.kaffa[kind]
        s.kaffa[kind] = 0
    k: i64
    for k in range(s.deep[KAFFA]):
        s.kaffa[draw(s, dice)] += 1
