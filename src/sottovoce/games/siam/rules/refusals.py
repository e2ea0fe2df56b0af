"""Why an action is not possible: a sentence that names what is wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sottovoce.core.words import Phrase
from sottovoce.games.siam.rules import events, swaps
from sottovoce.games.siam.rules.actions import CROWN, GET, GIVE, PASS, PLACE, PLAY, SPOTS, SWITCH, TAKE
from sottovoce.games.siam.rules.board import FACTIONS, PROVINCES, UNDECIDED
from sottovoce.games.siam.rules.cards import KHON_THAI, KINDS
from sottovoce.games.siam.rules.provinces import reach
from sottovoce.games.siam.rules.state import (
    CROWN_TILE,
    GET_BACK,
    GIVE_FIRST,
    GIVE_SECOND,
    PLACE_ONE,
    SWITCH_TILE,
    TAKE_ONE,
    TURN,
    State,
)

if TYPE_CHECKING:
    from sottovoce.core.events import Value

_VERBS = {
    CROWN_TILE: CROWN,
    SWITCH_TILE: SWITCH,
    PLACE_ONE: PLACE,
    GIVE_FIRST: GIVE,
    GIVE_SECOND: GIVE,
    GET_BACK: GET,
    TAKE_ONE: TAKE,
}


def why_not(s: State, seat: int, action: int) -> Phrase | None:
    """What stands against an action, None if it just does not belong here."""
    if seat != s.at_turn:
        return None
    if action == PASS:
        return Phrase("error-card-begun", {"card": events.card(s.card)})
    if action < PLAY + KINDS:
        if s.phase != TURN:
            return Phrase("error-card-begun", {"card": events.card(s.card)})
        return Phrase("error-card-played", {"card": events.card(action - PLAY)})
    base = _VERBS.get(int(s.phase))
    if base is None or not base <= action < base + (PROVINCES if base in (CROWN, SWITCH) else SPOTS):
        return None
    if base in (CROWN, SWITCH):
        return _tile(s, action - base)
    p, faction = divmod(action - base, FACTIONS)
    if s.control[p] != UNDECIDED:
        return Phrase("error-decided", {"province": events.province(s, p)})
    reason = _place(s, p, faction) if base == PLACE else _follower(s, action, p, faction)
    return reason or (Phrase("error-loses") if s.cards_left == 0 and s.law.last_card else None)


def _tile(s: State, p: int) -> Phrase | None:
    args: dict[str, Value] = {"province": events.province(s, p)}
    if s.control[p] != UNDECIDED:
        return Phrase("error-decided-tile", args)
    if (s.kings >> p) & 1:
        return Phrase("error-crowned", args)
    return Phrase("error-same-tile", args) if p == s.chosen else Phrase("error-loses")


def _place(s: State, p: int, faction: int) -> Phrase | None:
    args: dict[str, Value] = {"province": events.province(s, p), "faction": events.faction(int(s.placing))}
    if faction != s.placing:
        return Phrase("error-placing", args)
    out_of_reach = s.card != KHON_THAI and not (reach(s, s.placing) >> p) & 1
    return Phrase("error-out-of-reach", args) if out_of_reach else None


def _follower(s: State, action: int, p: int, faction: int) -> Phrase | None:
    """A follower that is given, got or taken: it must be there, and the swap must be one that the card allows."""
    here: dict[str, Value] = {"province": events.province(s, p)}
    if s.population(p) == 0:
        return Phrase("error-nobody-there", here)
    given = int(s.chosen) // FACTIONS
    if s.phase == GET_BACK and given == p:
        return Phrase("error-other-province", here)
    if s.phase == GET_BACK and not (swaps.partners(s, given) >> p) & 1:
        return Phrase("error-not-bordering", here | {"other": events.province(s, given)})
    if s.phase == GIVE_SECOND and given != p:
        return Phrase("error-second-beside", {"province": events.province(s, given)})
    second = s.phase == GIVE_SECOND and not swaps.has_second(s, s.chosen, faction)
    if second or s.followers[p * FACTIONS + faction] == 0:
        return Phrase("error-no-such-follower", here | {"faction": events.faction(faction)})
    return None if s.phase == TAKE_ONE else _swap(s, p)


def _swap(s: State, p: int) -> Phrase | None:
    """A swap that can't begin, or go on, with a follower that is there."""
    here: dict[str, Value] = {"province": events.province(s, p)}
    if s.phase == GIVE_FIRST and not s.crowd() & swaps.partners(s, p):
        return Phrase("error-no-neighbours", here)
    if s.phase == GIVE_FIRST and s.pairs and s.population(p) < 2:
        return Phrase("error-alone", here)
    if s.ban_card == s.card:
        return Phrase("error-undoes", {"card": events.card(s.card)})
    return None
