"""Questions that leave one answer: since all can see that no card helps, or because of one's own cards (§22)."""

from __future__ import annotations

from typing import Literal

from sottovoce.games.whispers.rules.actions import ATTACK
from sottovoce.games.whispers.rules.cards import (
    ABILITIES,
    AFTER_ATTACK,
    AROUND,
    DECLARING,
    DOUBLES,
    DURING,
    INSTEAD,
    MIDNIGHT_OIL,
    PAIRS,
    of_empire,
    pair_first,
    pair_second,
)
from sottovoce.games.whispers.rules.council import able
from sottovoce.games.whispers.rules.state import ACT, AFTERWARDS, BATTLE, State

Only = Literal["public", "secret"]
PUBLIC: Only = "public"
SECRET: Only = "secret"


def only_answer(s: State, seat: int | None) -> Only | None:
    """Why the asked seat has but one answer in a window for cards; None where it has more, or for other seats."""
    if s.over or seat is None or seat != s.asked or s.phase not in (ACT, AFTERWARDS, BATTLE):
        return None
    if len(s.choices(seat)) > 1:
        return None
    if s.phase == ACT and able(s, s.post):
        return None  # an action of the council seat, no window
    return SECRET if any(could_pay(s, seat, ability) for ability in _window(s)) else PUBLIC


def _window(s: State) -> list[int]:
    """The abilities that could be played now by whoever holds the cards."""
    if s.phase == BATTLE:
        among = DURING
    elif s.phase == ACT:
        among = AROUND | INSTEAD
        if (s.map.attackers >> s.post) & 1:
            among |= DECLARING  # an attack that only a card makes possible
    else:
        among = AROUND | 2**MIDNIGHT_OIL | (AFTER_ATTACK if s.basic == ATTACK else 0)
    return [ability for ability in range(ABILITIES) if (int(among) >> ability) & 1]


def could_pay(s: State, seat: int, ability: int) -> bool:
    """True if a hand with these backs (R6), which everybody sees, might pay for an ability."""
    hand = s.hands[seat]
    if ability < DOUBLES:
        return of_empire(hand, ability) > 0
    if ability < PAIRS:
        return of_empire(hand, ability - DOUBLES) > 1
    return of_empire(hand, pair_first(ability)) > 0 and of_empire(hand, pair_second(ability)) > 0
