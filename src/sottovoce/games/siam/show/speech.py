"""Which sentence of the catalogue fits: prompts, choices, the § behind a decision, and the ending."""

from __future__ import annotations

from sottovoce.core.events import Value
from sottovoce.core.position import seats_of
from sottovoce.core.words import Phrase
from sottovoce.games.siam.rules import scoring
from sottovoce.games.siam.rules.actions import CROWN, GET, GIVE, PASS, PLACE, PLAY, SWITCH, TAKE
from sottovoce.games.siam.rules.board import BRITISH, FACTION_NAMES, FACTIONS
from sottovoce.games.siam.rules.cards import CARD_NAMES, KHON_THAI, MAHARACHA, ONE_VS_ONE, RAMA_CARD, TWO_VS_ONE
from sottovoce.games.siam.rules.state import (
    CROWN_TILE,
    GET_BACK,
    GIVE_FIRST,
    GIVE_SECOND,
    NONE,
    PLACE_ONE,
    SWITCH_TILE,
    TAKE_ONE,
    TURN,
    State,
)

_SPOT_CHOICES = ((TAKE, "choice-take"), (GET, "choice-get"), (GIVE, "choice-give"), (PLACE, "choice-place"))


def prompt(s: State) -> Phrase:
    """The question put to the seat whose turn it is."""
    if s.phase == TURN:
        last = s.cards_left == 1 and s.law.last_card
        return Phrase("prompt-last-card" if last else "prompt-turn", {"province": s.board.token(s.tiles[s.struggle])})
    if s.phase == CROWN_TILE:
        return Phrase("prompt-crown")
    if s.phase == SWITCH_TILE:
        return Phrase("prompt-switch", {"province": s.board.token(s.chosen)})
    if s.phase == PLACE_ONE:
        count = 1 if s.card == KHON_THAI else int(s.to_place)
        return Phrase("prompt-place", {"faction": _faction(s.placing), "count": count})
    if s.phase == GIVE_FIRST:
        return Phrase("prompt-give-two" if s.pairs else "prompt-give")
    if s.phase == GIVE_SECOND:
        return Phrase("prompt-give-second", _given(s))
    if s.phase == GET_BACK:
        return Phrase("prompt-get", _given(s))
    return Phrase("prompt-take")


def choice(s: State, action: int) -> Phrase:
    """An answer in words."""
    if action == PASS:
        return Phrase("choice-pass")
    if action < CROWN:
        return Phrase("choice-play", {"card": f"card:{CARD_NAMES[action - PLAY]}"})
    if action < SWITCH:
        return Phrase("choice-crown", {"province": s.board.token(action - CROWN)})
    if action < PLACE:
        return Phrase("choice-switch", {"province": s.board.token(action - SWITCH)})
    base, message = next((base, message) for base, message in _SPOT_CHOICES if action >= base)
    province, faction = divmod(action - base, FACTIONS)
    return Phrase(message, {"faction": _faction(faction), "province": s.board.token(province)})


def paragraph(s: State) -> str:
    """The § that a decision stands on."""
    if s.phase == TURN:
        return "23" if s.cards_left == 1 and s.law.last_card else "13"
    if s.phase == TAKE_ONE:
        return "16"
    if s.card >= RAMA_CARD:
        return "22"
    return {MAHARACHA: "18", KHON_THAI: "19", ONE_VS_ONE: "20", TWO_VS_ONE: "21"}[int(s.card)]


def ending(s: State) -> list[Phrase]:
    """Who rules, who wins, and what decided it."""
    won = seats_of(scoring.winners(s))
    how = int(scoring.decided_by(s))
    args: dict[str, Value] = {"seats": [f"seat:{seat}" for seat in won], "count": len(won)}
    if scoring.is_colony(s):
        first = Phrase("ending-colony", {"count": int(scoring.provinces_of(s, BRITISH))})
        points = [int(scoring.sets(s, seat)) for seat in range(s.seats)]
        message = {scoring.BY_SETS: "ending-sets", scoring.BY_LATEST: "ending-latest"}.get(how, "ending-shared")
        return [first, Phrase(message, args | _comparison(points, won))]
    ruler = int(scoring.ruler(s))
    second = int(scoring.second(s, ruler))
    reign: dict[str, Value] = {"faction": _faction(ruler), "count": int(scoring.provinces_of(s, ruler))}
    if second == NONE:
        first = Phrase("ending-reign-alone", reign)
    else:
        tied = scoring.provinces_of(s, ruler) == scoring.provinces_of(s, second)
        first = Phrase("ending-reign-later" if tied else "ending-reign", reign | {"second": _faction(second)})
    if how == scoring.BY_CARD:
        return [first, Phrase("ending-earliest", args)]
    if how == scoring.SHARED:
        return [first, Phrase("ending-shared", args)]
    by = ruler if how == scoring.BY_RULER else second
    contenders = seats_of(scoring.everybody(s) if by == ruler else scoring.most_of(s, scoring.everybody(s), ruler))
    points = [int(scoring.court(s, seat, by)) if seat in contenders else -1 for seat in range(s.seats)]
    message = "ending-most" if how == scoring.BY_RULER else "ending-second"
    return [first, Phrase(message, args | _comparison(points, won) | {"faction": _faction(by)})]


def _comparison(points: list[int], won: list[int]) -> dict[str, Value]:
    """The winners' best figure and that of the best of the others."""
    best = max(points[seat] for seat in won)
    rest = [points[seat] for seat in range(len(points)) if seat not in won]
    return {"best": best, "rest": max(rest) if rest else best}


def _faction(faction: int) -> str:
    return f"faction:{FACTION_NAMES[faction]}"


def _given(s: State) -> dict[str, Value]:
    given = [_faction(s.chosen % FACTIONS)]
    if s.also != NONE:
        given.append(_faction(s.also))
    return {"given": given, "province": s.board.token(s.chosen // FACTIONS)}
