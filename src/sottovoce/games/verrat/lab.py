# mypyc: compile
"""What a seat may know of a game of Verrat! as a row of small numbers, for agents that learn.

Seats, viziers and offers have the numbers that actions name them by; the first block says which seat observes.
`blocks` names what `observe` writes, in the same order.
"""

from librt.vecs import vec
from mypy_extensions import i64, u8

from sottovoce.core.observation import Block, Observer, numbered
from sottovoce.core.position import Position
from sottovoce.games.verrat.rules.actions import offer_name
from sottovoce.games.verrat.rules.board import (
    CARD_NAMES,
    CITIES,
    CITY_NAMES,
    COPIES,
    DUNGEONS,
    EXILE,
    KAFFA,
    KINDS,
    NONE,
    PLAYERS,
    POWERS,
    SEATS,
    SIZE_NAMES,
    SIZES,
    VIZIERS,
)
from sottovoce.games.verrat.rules.offers import packed
from sottovoce.games.verrat.rules.piles import in_kaffa
from sottovoce.games.verrat.rules.state import ALL_OFFERS, COLLECT, LAST_ROUND, MERCY, OFFERS, OVER, State

_PLACES = EXILE + 1
_SEATS = numbered("seat", PLAYERS, 0)
_VIZIERS = tuple(f"seat-{seat}-{size}" for seat in range(PLAYERS) for size in SIZE_NAMES)
_POSITIONS = numbered("position", SEATS)
_WHERE = (*_POSITIONS, *CITY_NAMES, *numbered("dungeon", DUNGEONS), "hand", "exile")
_OFFERS = tuple(offer_name(offer) for offer in range(ALL_OFFERS))
_PHASES = ("intrigue", "plan", "collect", "search", "seat-one", "pardon", "pile")
_PARTS = (
    *[f"to-{seat}" for seat in range(PLAYERS)],
    *[f"{way}-{card}" for way in ("give", "want") for card in CARD_NAMES],
)
_PART = PLAYERS + 2 * KINDS


class VerratObserver(Observer):
    """What the laboratory is shown."""

    def blocks(self, seats: int) -> tuple[Block, ...]:
        """The blocks of an observation."""
        return (
            Block("own", (_SEATS,), 1, "the seat that observes"),
            Block("chip", (_POSITIONS,), SEATS, "the chip on a position at court"),
            Block("place", (_VIZIERS, _WHERE), 1, "where a vizier is"),
            Block("cards", (_SEATS, CARD_NAMES), COPIES, "cards that lie open before a player"),
            Block("top", (CITY_NAMES, CARD_NAMES), 1, "the card on top of a city's pile"),
            Block("pile", (CITY_NAMES,), KINDS * COPIES, "how many cards lie in a city"),
            Block("under", (CITY_NAMES,), COPIES, "… of which Pardons put under the pile openly"),
            Block("kaffa", (CARD_NAMES,), COPIES, "the cards in Kaffa, if the seat has seen them"),
            Block("looked", (_SEATS,), 1, "who has looked into Kaffa"),
            Block("leader", (_SEATS,), 1, "who leads the round (§6)"),
            Block("ready", (_SEATS,), 1, "who is ready"),
            Block("turn", (_SEATS,), 1, "who owes an answer"),
            Block("for-draw", (_SEATS,), 1, "who agrees to a draw (§17)"),
            Block("made", (_SEATS,), OFFERS, "offers made this round"),
            Block(
                "round",
                (("number", "quiet", "no-draw"),),
                LAST_ROUND,
                "the round, quiet rounds in a row, a draw refused",
            ),
            Block("phase", (_PHASES,), 1, "what is asked"),
            Block("demanded", (_SEATS, CARD_NAMES[:POWERS]), 1, "the card that is asked for from seat 1, by option"),
            Block("gathered", (CITY_NAMES,), 1, "cities in which cards have been collected this round"),
            Block("freed", (SIZE_NAMES,), 1, "the vizier whose Pardon goes under a pile"),
            Block("offer", (_OFFERS, _PARTS), COPIES, "open offers: to whom, what is given, what is wanted"),
            Block("draft", (_PARTS,), COPIES, "the observer's offer that is put together"),
            Block("against", (_OFFERS,), 1, "the offer that it would counter"),
            Block("plan", (_VIZIERS, _WHERE), 1, "plans: the observer's own, all once they are open"),
            Block("accused", (_SEATS, _VIZIERS), 1, "accusations: the observer's own, all once they are open"),
        )

    def observe(self, position: Position, seat: i64, out: vec[u8], at: i64) -> None:
        """Write the observation of a seat."""
        assert isinstance(position, State)
        out[at + seat] = 1
        at = observe_court(position, out, at + PLAYERS)
        at = observe_cards(position, seat, out, at)
        at = observe_round(position, out, at)
        at = observe_offers(position, seat, out, at)
        observe_plans(position, seat, out, at)


def observe_court(s: State, out: vec[u8], at: i64) -> i64:
    """Chips and viziers."""
    i: i64
    for i in range(SEATS):
        out[at + i] = u8(s.chips[i])
    at += SEATS
    places = s.places
    for i in range(VIZIERS):
        out[at + i * _PLACES + places[i]] = 1
    return at + VIZIERS * _PLACES


def observe_cards(s: State, seat: i64, out: vec[u8], at: i64) -> i64:
    """Hands and piles; Kaffa's content for who has looked, for all where nothing hidden is left, and at the end."""
    i: i64
    hands = s.hands
    for i in range(PLAYERS * KINDS):
        out[at + i] = u8(hands[i])
    at += PLAYERS * KINDS
    piles = at + CITIES * KINDS
    for i in range(CITIES):
        if s.tops[i] != NONE:
            out[at + i * KINDS + s.tops[i]] = 1
        out[piles + i] = u8(s.pile(i))
        out[piles + CITIES + i] = u8(s.under[i])
    at = piles + 2 * CITIES
    if s.deep[KAFFA] == 0 or (s.looked != 0 and (s.over or (s.looked >> seat) & 1 == 1)):
        for i in range(KINDS):
            out[at + i] = u8(in_kaffa(s, i))
    return at + KINDS


def set_bits(seats: i64, size: i64, out: vec[u8], at: i64) -> i64:
    """A 1 for every member of a set; where the next block begins."""
    i: i64
    for i in range(size):
        out[at + i] = u8((seats >> i) & 1)
    return at + size


def observe_round(s: State, out: vec[u8], at: i64) -> i64:
    """How far the round has come, and who has said what openly."""
    at = set_bits(s.looked, PLAYERS, out, at)
    out[at + s.leader] = 1
    at = set_bits(s.ready, PLAYERS, out, at + PLAYERS)
    at = set_bits(s.to_act(), PLAYERS, out, at)
    at = set_bits(s.for_draw, PLAYERS, out, at)
    seat: i64
    for seat in range(PLAYERS):
        out[at + seat] = u8(s.made[seat])
    at += PLAYERS
    if s.round < LAST_ROUND:
        out[at] = u8(s.round)
    else:  # a table may play without a last round
        out[at] = u8(LAST_ROUND)
    if s.quiet < LAST_ROUND:
        out[at + 1] = u8(s.quiet)
    else:
        out[at + 1] = u8(LAST_ROUND)
    out[at + 2] = u8(s.no_draw)
    at += 3
    if s.phase < OVER:
        out[at + s.phase] = 1
    at += OVER
    if s.demanded != NONE:
        out[at + s.demanded] = 1
    at = set_bits(s.gathered, CITIES, out, at + PLAYERS * POWERS)
    if s.freed != NONE:
        out[at + s.freed % SIZES] = 1
    return at + SIZES


def observe_offers(s: State, seat: i64, out: vec[u8], at: i64) -> i64:
    """Open offers, and the observer's own draft."""
    left = s.open_offers
    offer: i64 = 0
    while left:
        if left & 1:
            observe_offer(s.partners[offer], s.gives[offer], s.wants[offer], out, at + offer * _PART)
        left >>= 1
        offer += 1
    at += ALL_OFFERS * _PART
    if s.draft_to[seat] != NONE:
        observe_offer(s.draft_to[seat], s.draft_give[seat], s.draft_want[seat], out, at)
        if s.draft_against[seat] != NONE:
            out[at + _PART + s.draft_against[seat]] = 1
    return at + _PART + ALL_OFFERS


def observe_offer(to: i64, give: i64, want: i64, out: vec[u8], at: i64) -> None:
    """One offer."""
    out[at + to] = 1
    at += PLAYERS
    kind: i64
    for kind in range(KINDS):
        out[at + kind] = u8(packed(give, kind))
        out[at + KINDS + kind] = u8(packed(want, kind))


def observe_plans(s: State, seat: i64, out: vec[u8], at: i64) -> None:
    """§8: secret until §9, accusations until §12."""
    v: i64
    for v in range(VIZIERS):
        if s.plans[v] != NONE and (v // SIZES == seat or s.phase >= COLLECT):
            out[at + v * _PLACES + s.plans[v]] = 1
    at += VIZIERS * _PLACES
    other: i64
    for other in range(PLAYERS):
        if s.accused[other] != NONE and (other == seat or s.phase >= MERCY):
            out[at + other * VIZIERS + s.accused[other]] = 1
