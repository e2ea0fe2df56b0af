# mypyc: compile
"""Quiet rounds (§17): how things stood when the round began, and whether they still do."""

from mypy_extensions import i64

from sottovoce.games.verrat.rules.board import CITIES, KINDS, PLAYERS, SEATS, VIZIERS
from sottovoce.games.verrat.rules.state import State


def remember(s: State) -> None:
    """§17: how things stand, to tell later whether the round was quiet."""
    at: i64 = 0
    i: i64
    for i in range(PLAYERS * KINDS):
        s.before[at] = s.hands[i]
        at += 1
    for i in range(CITIES):
        s.before[at] = s.tops[i]
        s.before[at + 1] = s.deep[i] + s.under[i]
        at += 2
    for i in range(VIZIERS):
        s.before[at] = whereabouts(s, i)
        at += 1


def whereabouts(s: State, v: i64) -> i64:
    """A vizier's place, all seats at court being the same."""
    return 0 if s.places[v] < SEATS else s.places[v]


def was_quiet(s: State) -> bool:
    """§17: do all cards, piles and viziers stand as they did when the round began?"""
    at: i64 = 0
    i: i64
    for i in range(PLAYERS * KINDS):
        if s.before[at] != s.hands[i]:
            return False
        at += 1
    for i in range(CITIES):
        if s.before[at] != s.tops[i] or s.before[at + 1] != s.deep[i] + s.under[i]:
            return False
        at += 2
    for i in range(VIZIERS):
        if s.before[at] != whereabouts(s, i):
            return False
        at += 1
    return True
