"""Why an action is not possible: a sentence that names what is wrong."""

from __future__ import annotations

from sottovoce.core.events import Value
from sottovoce.core.words import Phrase
from sottovoce.games.verrat.rules import actions as a
from sottovoce.games.verrat.rules import offers, plans
from sottovoce.games.verrat.rules.board import (
    CITY,
    DUNGEON,
    HAND,
    KAFFA,
    KINDS,
    NONE,
    PARDON,
    POWERS,
    SEATS,
    SIZES,
)
from sottovoce.games.verrat.rules.state import (
    COLLECT,
    COUNTERED,
    DROPS,
    INTRIGUE,
    MERCY,
    OFFERS,
    OPEN,
    PLAN,
    REFUSED,
    SEAT_ONE,
    VOID,
    WAVERINGS,
    WITHDRAWN,
    State,
    card_token,
    city_token,
)

_FATES = {REFUSED: "refused", COUNTERED: "countered", WITHDRAWN: "withdrawn", VOID: "void"}


def why_not(s: State, seat: int, action: int) -> Phrase | None:
    """What stands against an action, None if it just does not belong here."""
    if s.phase == INTRIGUE:
        return _intrigue(s, seat, action)
    if s.phase == PLAN:
        return _plan(s, seat, action)
    if s.phase == COLLECT and a.COLLECT_FROM <= action < a.TAKE:
        return _collect(s, seat, action - a.COLLECT_FROM)
    if s.phase == SEAT_ONE and a.DEMAND <= action < a.FREE:
        return _demand(s, seat, action - a.DEMAND)
    if s.phase == MERCY and a.FREE <= action < a.PUT_UNDER:
        return Phrase("error-not-pardonable", {"vizier": s.vizier(seat * SIZES + action - a.FREE)})
    return None


# -- intrigue


def _intrigue(s: State, seat: int, action: int) -> Phrase | None:
    drafting = s.draft_to[seat] != NONE
    if a.GIVE <= action < a.ACCEPT:
        return _card(s, seat, action) if drafting else Phrase("error-no-draft")
    if drafting:
        return Phrase("error-draft-first" if action != a.SEND else "error-draft-empty")
    if a.ACCEPT <= action < a.PLAN_TO:
        return _answer(s, seat, (action - a.ACCEPT) % (4 * OFFERS), (action - a.ACCEPT) // (4 * OFFERS))
    if a.OFFER <= action < a.GIVE:
        return _offer(s, seat, action - a.OFFER)
    if action == a.PROPOSE_DRAW:
        return Phrase("error-draw-refused" if s.no_draw else "error-draw-open" if s.for_draw else "error-draw-ready")
    if action == a.NOT_READY and (s.ready >> seat) & 1:
        return Phrase("error-wavered", {"count": WAVERINGS})
    return None


def _offer(s: State, seat: int, to: int) -> Phrase | None:
    if to == seat:
        return Phrase("error-offer-self")
    return _no_more(s, seat) or Phrase("error-offer-nothing", {"other": f"seat:{to}"})


def _no_more(s: State, seat: int) -> Phrase | None:
    """Why a seat can't begin any offer now, None if it can."""
    if (s.ready >> seat) & 1:
        final = s.wavered[seat] >= WAVERINGS
        return Phrase("error-wavered", {"count": WAVERINGS}) if final else Phrase("error-offer-ready")
    if s.made[seat] >= OFFERS:
        return Phrase("error-offers-used", {"count": OFFERS})
    return Phrase("error-drafts-used", {"count": DROPS}) if s.dropped[seat] >= DROPS else None


def _card(s: State, seat: int, action: int) -> Phrase | None:
    """A card that can't be part of the offer being put together."""
    giving = action < a.WANT
    kind = action - (a.GIVE if giving else a.WANT)
    owner = seat if giving else int(s.draft_to[seat])
    other_side = s.draft_want[seat] if giving else s.draft_give[seat]
    held = int(s.hands[owner * KINDS + kind])
    args: dict[str, Value] = {"card": card_token(kind), "count": held, "other": f"seat:{owner}"}
    if kind == PARDON and not s.law.pardons:
        return Phrase("error-pardon-swap")
    if offers.packed(other_side, kind):
        return Phrase("error-same-type", args)
    return Phrase("error-not-held" if giving else "error-other-lacks", args)


def _answer(s: State, seat: int, offer: int, verb: int) -> Phrase | None:
    """An answer to an offer that is not there, not for this seat, or has changed."""
    maker, number = offer // OFFERS, offer % OFFERS + 1
    args: dict[str, Value] = {"seat": f"seat:{maker}", "number": number}
    if number > s.made[maker]:
        return Phrase("error-offer-unknown", args)
    if verb == (a.WITHDRAW - a.ACCEPT) // (4 * OFFERS):
        if maker != seat:
            return Phrase("error-offer-not-own", args)
    elif s.partners[offer] != seat:
        return Phrase("error-offer-not-yours", args)
    if s.fates[offer] != OPEN:
        return Phrase(f"error-offer-{_FATES.get(int(s.fates[offer]), 'accepted')}", args)
    return _no_more(s, seat)


# -- planning


def _plan(s: State, seat: int, action: int) -> Phrase | None:
    if action == a.READY:
        return Phrase("error-plan-in" if (s.ready >> seat) & 1 else "error-plan-incomplete")
    v = int(s.next_vizier(seat))
    if a.ACCUSE <= action < a.COLLECT_FROM and v != NONE:
        return Phrase("error-plan-first", {"vizier": s.vizier(v)})
    if not a.PLAN_TO <= action < a.ACCUSE:
        return None
    size, place = divmod(action - a.PLAN_TO, a.DESTINATIONS)
    return _destination(s, seat * SIZES + size, place) or _out_of_turn(s, seat, seat * SIZES + size, v)


def _out_of_turn(s: State, seat: int, wanted: int, v: int) -> Phrase | None:
    if (s.ready >> seat) & 1:
        return Phrase("error-plan-same", {"vizier": s.vizier(wanted)})
    if v == NONE:
        return Phrase("error-plan-written", {"vizier": s.vizier(wanted)})
    return Phrase("error-plan-first", {"vizier": s.vizier(v)}) if v != wanted else None


def _destination(s: State, v: int, place: int) -> Phrase | None:
    """§8: what stands against a vizier's destination, whoever is asked for."""
    here = int(s.places[v])
    args: dict[str, Value] = {"vizier": s.vizier(v)}
    if not s.is_free(v):
        return Phrase("error-prisoner" if DUNGEON <= here < HAND else "error-exiled", args)
    if place < SEATS and here < SEATS:
        return Phrase("error-seat-to-seat", args | {"chip": int(s.chips[here]), "other": int(s.chips[place])})
    if place < SEATS and plans.taken(s, v, place):
        own = range(v - v % SIZES, v - v % SIZES + SIZES)
        rival = next(o for o in own if o != v and s.plans[o] == place and s.places[o] != place)
        return Phrase("error-two-to-one-seat", args | {"other": s.vizier(rival), "chip": int(s.chips[place])})
    if place >= CITY and place == here:
        return Phrase("error-already-there", args | {"city": city_token(place - CITY)})
    return None


# -- collecting and demanding


def _collect(s: State, seat: int, city: int) -> Phrase:
    args: dict[str, Value] = {"city": city_token(city)}
    v = int(s.alone[city])
    if v == NONE or v // SIZES != seat:
        there = [o for o in range(seat * SIZES, seat * SIZES + SIZES) if s.places[o] == CITY + city]
        return Phrase("error-not-alone" if there else "error-nobody-there", args)
    if (s.gathered >> city) & 1:
        return Phrase("error-collected", args)
    return Phrase("error-empty-kaffa" if city == KAFFA else "error-empty", args)


def _demand(s: State, seat: int, code: int) -> Phrase:
    other, kind = divmod(code, POWERS)
    args: dict[str, Value] = {"other": f"seat:{other}", "card": card_token(kind)}
    if other == seat:
        return Phrase("error-demand-self")
    if s.hands[seat * KINDS + kind] > 0:
        return Phrase("error-demand-held", args)
    return Phrase("error-demand-once", args | {"count": int(s.hands[other * KINDS + kind])})
