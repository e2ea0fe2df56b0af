"""What a seat or a spectator may see of a game of Verrat!, built field by field."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from sottovoce.core.position import seats_of
from sottovoce.games.verrat.rules import offers, piles, plans, scoring, threats
from sottovoce.games.verrat.rules.actions import OFFER, OFFERS_EACH, offer_name
from sottovoce.games.verrat.rules.board import (
    CITIES,
    CITY,
    CITY_NAMES,
    COLOUR_NAMES,
    DUNGEONS,
    EXILE,
    FAVOURITE,
    KAFFA,
    KINDS,
    NONE,
    PLAYERS,
    SEATS,
    SIZES,
    VIZIERS,
    card_list,
    vizier_name,
)
from sottovoce.games.verrat.rules.state import ALL_OFFERS, COLLECT, INTRIGUE, MERCY, PLAN, State, whereabouts_name

PHASES = ("intrigue", "plan", "collect", "search", "seat-one", "pardon", "pile", "over")
ENDINGS = ("swap", "travel", "collecting", "seat-one", "rotation", "agreement", "quiet", "limit")

Side = Literal["give", "want"]
_ALONE: Final[tuple[tuple[Side, int, int], ...]] = (
    ("give", 0, 1),
    ("want", 1, 0),
)  # with a card on the other side only


class CourtSeat(msgspec.Struct, frozen=True):
    """A position at court."""

    chip: int
    vizier: str | None
    favourite: bool
    next_chip: int  # what whoever sits here has after the rotation


class City(msgspec.Struct, frozen=True):
    """A city and its pile."""

    id: str
    cards: int
    top: str | None
    pardons: int  # put under the pile openly
    content: list[str] | None  # Kaffa: the cards there, if the seat has seen them
    looked: list[int]  # Kaffa: the seats that have looked
    viziers: list[str]


class Player(msgspec.Struct, frozen=True):
    """A seat's cards and standing."""

    colour: str
    viziers: dict[str, str]  # where each one is: "seat-7", "kaffa", "dungeon-1", "hand", "exile"
    cards: list[str]
    types: int
    votes: int
    free: int
    suspect: bool  # four types or more: his viziers may be banished
    ready: bool
    offers_left: int
    could_win: list[str]  # ways in which the player could win this round


class Offer(msgspec.Struct, frozen=True):
    """An open offer, or one being put together."""

    id: str
    maker: int
    to: int
    give: list[str]
    want: list[str]
    counters: str | None = None


class Trade(msgspec.Struct, frozen=True):
    """What an offer may be made of at this table (§7)."""

    partners: list[int]  # whom the seat may make an offer now
    cards: list[list[str]]  # by seat: the kinds that may change hands
    needs: list[Side]  # the sides that can't stay empty
    apart: dict[str, list[str]]  # by kind: those that may not lie on the other side


class Journey(msgspec.Struct, frozen=True):
    """A free vizier of one's own: where he is, and where he may be sent (§8)."""

    vizier: str
    at: str
    to: list[str]


class Planned(msgspec.Struct, frozen=True):
    """A vizier's plan: a place; while planning "stay" for the place he is at."""

    vizier: str
    to: str


class Accusation(msgspec.Struct, frozen=True):
    """Whom a seat accuses."""

    seat: int
    vizier: str


class View(msgspec.Struct, frozen=True):
    """The table as one seat sees it."""

    seat: int | None
    round: int
    phase: str
    order: list[int]
    quiet: int
    seats: list[CourtSeat]  # clockwise from the Sultan's left; the last is the favourite's
    cities: list[City]
    dungeons: list[str | None]
    exile: list[str]
    players: list[Player]
    offers: list[Offer]
    draft: Offer | None  # one's own
    trade: Trade
    journeys: list[Journey]  # one's own, until the plans are revealed
    plans: list[Planned]  # one's own; everybody's once they are revealed
    accusations: list[Accusation]  # likewise
    for_draw: list[int]
    asked: list[int]
    over: bool
    how: str | None
    winners: list[int]


def view(s: State, seat: int | None) -> View:
    """The table as a seat, or for None a spectator, sees it."""
    return View(
        seat=seat,
        round=int(s.round),
        phase=PHASES[s.phase],
        order=[int(s.in_order(step)) for step in range(PLAYERS)],
        quiet=int(s.quiet),
        seats=[_seat(s, p) for p in range(SEATS)],
        cities=[_city(s, c, seat) for c in range(CITIES)],
        dungeons=[None if s.dungeons[d] == NONE else _vizier(s, s.dungeons[d]) for d in range(DUNGEONS)],
        exile=[_vizier(s, v) for v in range(VIZIERS) if s.places[v] == EXILE],
        players=[_player(s, other) for other in range(PLAYERS)],
        offers=[_offer(s, offer) for offer in range(ALL_OFFERS) if (s.open_offers >> offer) & 1],
        draft=None if seat is None or s.draft_to[seat] == NONE else _draft(s, seat),
        trade=_trade(s, seat),
        journeys=_journeys(s, seat),
        plans=[
            Planned(
                _vizier(s, v),
                "stay" if s.phase == PLAN and s.plans[v] == s.places[v] else whereabouts_name(s, s.plans[v]),
            )
            for v in range(VIZIERS)
            if s.plans[v] != NONE and (v // SIZES == seat or s.phase >= COLLECT)
        ],
        accusations=[
            Accusation(other, _vizier(s, s.accused[other]))
            for other in range(PLAYERS)
            if s.accused[other] != NONE and (other == seat or s.phase >= MERCY)
        ],
        for_draw=seats_of(s.for_draw),
        asked=seats_of(s.to_act()),
        over=s.over,
        how=None if s.how == NONE else ENDINGS[s.how],
        winners=seats_of(s.won),
    )


def _vizier(s: State, v: int) -> str:
    return vizier_name(int(v), int(s.colours[v // SIZES]))


def _seat(s: State, p: int) -> CourtSeat:
    v = int(s.court[p])
    return CourtSeat(
        chip=int(s.chips[p]),
        vizier=None if v == NONE else _vizier(s, v),
        favourite=p == FAVOURITE,
        next_chip=int(s.chips[(p + 1) % SEATS]),
    )


def _city(s: State, c: int, seat: int | None) -> City:
    """Kaffa's content is for who has looked, for all where nothing hidden is left, and for all at the end."""
    knows = s.deep[c] == 0 or (s.looked != 0 and (s.over or (seat is not None and (s.looked >> seat) & 1 == 1)))
    content = card_list([int(piles.in_kaffa(s, kind)) for kind in range(KINDS)]) if c == KAFFA and knows else None
    return City(
        id=CITY_NAMES[c],
        cards=int(s.pile(c)),
        top=None if s.tops[c] == NONE else card_list([int(kind == s.tops[c]) for kind in range(KINDS)])[0],
        pardons=int(s.under[c]),
        content=content,
        looked=seats_of(s.looked) if c == KAFFA else [],
        viziers=[_vizier(s, v) for v in range(VIZIERS) if s.places[v] == CITY + c],
    )


def _player(s: State, seat: int) -> Player:
    held = int(scoring.types(s, seat))
    return Player(
        colour=COLOUR_NAMES[s.colours[seat]],
        viziers={
            _vizier(s, v): whereabouts_name(s, int(s.places[v])) for v in range(seat * SIZES, seat * SIZES + SIZES)
        },
        cards=card_list([int(s.hands[seat * KINDS + kind]) for kind in range(KINDS)]),
        types=held,
        votes=int(scoring.votes(s, seat)),
        free=int(scoring.free_viziers(s, seat)),
        suspect=held >= scoring.SUSPECT,
        ready=bool((s.ready >> seat) & 1),
        offers_left=OFFERS_EACH - int(s.made[seat]),
        could_win=threats.ways(s, seat),
    )


def _offer(s: State, offer: int) -> Offer:
    maker, to = offer // OFFERS_EACH, int(s.partners[offer])
    return Offer(offer_name(offer), maker, to, cards(s.gives[offer]), cards(s.wants[offer]))


def _trade(s: State, seat: int | None) -> Trade:
    words = [] if seat is None or s.phase != INTRIGUE else s.choices(seat)
    kinds = [int(offers.kinds_held(s, other)) for other in range(PLAYERS)]
    return Trade(
        partners=[other for other in range(PLAYERS) if OFFER + other in words],
        cards=[card_list([(held >> kind) & 1 for kind in range(KINDS)]) for held in kinds],
        needs=[side for side, give, want in _ALONE if not offers.complete(s, give, want)],
        apart={_kind(kind): [_kind(other) for other in range(KINDS) if not _fit(kind, other)] for kind in range(KINDS)},
    )


def _kind(kind: int) -> str:
    return card_list([int(one == kind) for one in range(KINDS)])[0]


def _fit(kind: int, other: int) -> bool:
    return bool(offers.fits(offers.pack_of(kind), other))


def _journeys(s: State, seat: int | None) -> list[Journey]:
    if seat is None or s.over or s.phase not in (INTRIGUE, PLAN):
        return []
    return [_journey(s, v) for v in range(seat * SIZES, seat * SIZES + SIZES) if s.is_free(v)]


def _journey(s: State, v: int) -> Journey:
    here = int(s.places[v])
    cities = [CITY_NAMES[c] for c in range(CITIES) if CITY + c != here]
    chips = sorted(int(chip) for chip in s.chips) if plans.may_sit_down(s, v) else []
    to = ["stay", *cities, *(f"seat-{chip}" for chip in chips)]
    return Journey(_vizier(s, v), whereabouts_name(s, here), to)


def _draft(s: State, seat: int) -> Offer:
    number = seat * OFFERS_EACH + int(s.made[seat])
    against = int(s.draft_against[seat])
    return Offer(
        id=offer_name(number),
        maker=seat,
        to=int(s.draft_to[seat]),
        give=cards(s.draft_give[seat]),
        want=cards(s.draft_want[seat]),
        counters=None if against == NONE else offer_name(against),
    )


def cards(pack: int) -> list[str]:
    """A pack's cards by name."""
    return card_list([int(offers.packed(pack, kind)) for kind in range(KINDS)])
