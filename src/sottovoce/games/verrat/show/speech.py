"""Which sentence of the catalogue fits: prompts, choices, the § behind a decision, and the ending."""

from __future__ import annotations

from sottovoce.core.events import Value
from sottovoce.core.position import seats_of
from sottovoce.core.words import Phrase
from sottovoce.games.verrat.rules import actions as a
from sottovoce.games.verrat.rules import offers, scoring
from sottovoce.games.verrat.rules.board import CITY, DUNGEON, KAFFA, NONE, POWERS, SEATS, SIZES
from sottovoce.games.verrat.rules.state import (
    BY_AGREEMENT,
    BY_QUIET,
    COLLECT,
    INTRIGUE,
    MERCY,
    PLAN,
    SEARCH,
    SEAT_ONE,
    UNDER_PILE,
    State,
    card_token,
    city_token,
)
from sottovoce.games.verrat.show.view import ENDINGS

_PLAIN = {
    a.READY: "choice-ready",
    a.NOT_READY: "choice-not-ready",
    a.REVISE: "choice-revise",
    a.SEND: "choice-send",
    a.CANCEL: "choice-cancel",
    a.PROPOSE_DRAW: "choice-propose-draw",
    a.AGREE_DRAW: "choice-agree-draw",
    a.REFUSE_DRAW: "choice-refuse-draw",
    a.DONE: "choice-done",
    a.WAIVE: "choice-waive",
    a.TAKE_NOTHING: "choice-take-nothing",
    a.HAND_OVER: "choice-hand-over",
    a.KEEP_CARD: "choice-keep-card",
}
_CARDS = {a.GIVE: "choice-give", a.WANT: "choice-want", a.TAKE: "choice-take"}
_ANSWERS = {
    a.ACCEPT: "choice-accept",
    a.REFUSE: "choice-refuse",
    a.COUNTER: "choice-counter",
    a.WITHDRAW: "choice-withdraw",
}


def prompt(s: State, seat: int) -> Phrase:
    """The question put to a seat."""
    if s.phase == INTRIGUE:
        return _prompt_intrigue(s, seat)
    if s.phase == PLAN:
        return _prompt_plan(s, seat)
    if s.demanded != NONE:
        return Phrase("prompt-hand-over", {"card": card_token(s.demanded % POWERS)})
    return {
        COLLECT: Phrase("prompt-collect"),
        SEARCH: Phrase("prompt-search"),
        SEAT_ONE: Phrase("prompt-demand"),
        MERCY: Phrase("prompt-pardon"),
        UNDER_PILE: Phrase("prompt-pile"),
    }[int(s.phase)]


def _prompt_intrigue(s: State, seat: int) -> Phrase:
    if s.draft_to[seat] != NONE:
        given, wanted = offers.cards_in(s.draft_give[seat]), offers.cards_in(s.draft_want[seat])
        return Phrase("prompt-draft", {"other": f"seat:{int(s.draft_to[seat])}", "given": given, "wanted": wanted})
    if (s.ready >> seat) & 1:
        answer = (offers.owing(s) >> seat) & 1
        return Phrase("prompt-answer" if answer else "prompt-ready")
    return Phrase("prompt-intrigue", {"round": int(s.round)})


def _prompt_plan(s: State, seat: int) -> Phrase:
    if (s.ready >> seat) & 1:
        return Phrase("ask-plan-in")
    v = int(s.next_vizier(seat))
    if v == NONE:
        return Phrase("ask-accuse" if s.accused[seat] == NONE else "ask-plan-check")
    place = int(s.places[v])
    args: dict[str, Value] = {"vizier": s.vizier(v)}
    if place < SEATS:
        return Phrase("ask-plan-court", args | {"chip": int(s.chips[place])})
    if place < DUNGEON:
        return Phrase("ask-plan-city", args | {"city": city_token(place - CITY)})
    return Phrase("ask-plan-hand", args)


def choice(s: State, seat: int, action: int) -> Phrase:
    """An answer in words."""
    if action in (a.READY, a.NOT_READY, a.DONE):
        return Phrase(_variant(s, action))
    if action in _PLAIN:
        return Phrase(_PLAIN[action])
    if action < a.GIVE:
        return Phrase("choice-offer", {"other": f"seat:{action - a.OFFER}"})
    for base, message in _CARDS.items():
        if base <= action < base + POWERS + 1:
            return Phrase(message, {"card": card_token(action - base)})
    for base, message in _ANSWERS.items():
        if base <= action < base + a.OFFERS_EACH * 4:
            return _answer(s, message, action - base)
    if action < a.ACCUSE:
        return _destination(s, seat, action - a.PLAN_TO)
    if action < a.COLLECT_FROM:
        return Phrase("choice-accuse", {"vizier": s.vizier(action - a.ACCUSE)})
    if action < a.TAKE:
        return _collect(s, action - a.COLLECT_FROM)
    if action < a.FREE:
        other, kind = divmod(action - a.DEMAND, POWERS)
        return Phrase("choice-demand", {"other": f"seat:{other}", "card": card_token(kind)})
    if action < a.PUT_UNDER:
        return Phrase("choice-pardon", {"vizier": s.vizier(seat * SIZES + action - a.FREE)})
    return Phrase("choice-under", {"city": city_token(action - a.PUT_UNDER)})


def _variant(s: State, action: int) -> str:
    if action == a.DONE:
        return "choice-keep-pardon" if s.phase == MERCY else "choice-done"
    if action == a.NOT_READY:
        return "choice-plan-not-ready" if s.phase == PLAN else "choice-not-ready"
    return "choice-plan-ready" if s.phase == PLAN else "choice-ready"


def _answer(s: State, message: str, offer: int) -> Phrase:
    """An answer to an offer; a gift asks for nothing."""
    gift = s.wants[offer] == 0 and message == "choice-accept"
    return Phrase("choice-accept-gift" if gift else message, offers.about(s, offer))


def _destination(s: State, seat: int, code: int) -> Phrase:
    size, place = divmod(code, a.DESTINATIONS)
    args: dict[str, Value] = {"vizier": s.vizier(seat * SIZES + size)}
    if place == a.STAY:
        return Phrase("choice-keep", args)
    if place < SEATS:
        taken = int(s.court[place])
        if taken != NONE:
            return Phrase("choice-send-occupied", args | {"chip": int(s.chips[place]), "other": s.vizier(taken)})
        return Phrase("choice-send-seat", args | {"chip": int(s.chips[place])})
    return Phrase("choice-send-city", args | {"city": city_token(place - CITY)})


def _collect(s: State, city: int) -> Phrase:
    if city == KAFFA:
        return Phrase("choice-search")
    return Phrase("choice-collect", {"city": city_token(city), "card": card_token(s.tops[city])})


def paragraph(s: State) -> str:
    """The § that a decision stands on."""
    return {INTRIGUE: "7", PLAN: "8", COLLECT: "10", SEARCH: "10", SEAT_ONE: "11", MERCY: "14", UNDER_PILE: "14"}[
        int(s.phase)
    ]


def ending(s: State) -> list[Phrase]:
    """Who wins, and how."""
    won = seats_of(s.won)
    if s.how == BY_AGREEMENT:
        return [Phrase("ending-agreement")]
    if s.how < BY_AGREEMENT:
        return [Phrase(f"ending-{ENDINGS[s.how]}", {"seat": f"seat:{won[0]}"})]
    first = Phrase("ending-quiet" if s.how == BY_QUIET else "ending-limit", {"round": int(s.round)})
    best = won[0]
    figures: dict[str, Value] = {
        "seats": [f"seat:{seat}" for seat in won],
        "count": len(won),
        "types": int(scoring.types(s, best)),
        "free": int(scoring.free_viziers(s, best)),
        "votes": int(scoring.votes(s, best)),
    }
    return [first, Phrase("ending-ranked", figures)]
