# mypyc: compile
"""The state of a game of Verrat!: one packed array per thing on the table."""

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sottovoce.core.arrays import fill, filled, zeros
from sottovoce.core.events import EVERYBODY, Value
from sottovoce.core.position import Position
from sottovoce.games.verrat.rules.board import (
    CARD_NAMES,
    CITIES,
    CITY,
    CITY_NAMES,
    COLOUR_NAMES,
    DUNGEON,
    DUNGEONS,
    HAND,
    KINDS,
    NONE,
    PLAYERS,
    SEATS,
    SIZE_NAMES,
    SIZES,
    VIZIERS,
)

# What is asked.
INTRIGUE: Final = 0  # §7: offers, answers, ready?
PLAN: Final = 1  # §8: where to, and whom do you accuse?
COLLECT: Final = 2  # §10: which card do you take?
SEARCH: Final = 3  # §10: which of Kaffa's cards?
SEAT_ONE: Final = 4  # §11: which card do you demand?
MERCY: Final = 5  # §14: whom do you free?
UNDER_PILE: Final = 6  # §14: under which pile (option)?
OVER: Final = 7

# How the game ended (§16, §17).
BY_SWAP: Final = 0
BY_TRAVEL: Final = 1
BY_COLLECTING: Final = 2
BY_SEAT_ONE: Final = 3
BY_ROTATION: Final = 4
BY_AGREEMENT: Final = 5
BY_QUIET: Final = 6
BY_LIMIT: Final = 7

# What became of an offer (§7).
OPEN: Final = 0
ACCEPTED: Final = 1
REFUSED: Final = 2
COUNTERED: Final = 3
WITHDRAWN: Final = 4
VOID: Final = 5

# When the game ends for lack of a winner (§17).
QUIET_ROUNDS: Final = 12  # in a row
LAST_ROUND: Final = 40
ENDLESS: Final = 0  # no last round

OFFERS: Final = 8  # a player, a round
# Intrigue must end: so often a player may, in a round, …
WAVERINGS: Final = 8  # … take back "ready"; a swap lets all begin to count again
DROPS: Final = 16  # … begin an offer and drop it
ALL_OFFERS: Final = 32
OWN_OFFERS: Final = 255  # one player's, as bits
ALL: Final = 15  # all four seats, as bits

# A few cards as one number: three bits for each kind.
BITS: Final = 3
MASK: Final = 7


class Law:
    """The options a table plays by."""

    def __init__(
        self,
        gifts: bool,
        pardons: bool,
        vacated: bool,
        own_pile: bool,
        refusable: bool = False,
        last_round: i64 = LAST_ROUND,
        quiet_ending: bool = True,
    ) -> None:
        self.gifts = gifts  # an offer may ask for nothing (§7)
        self.pardons = pardons  # Pardons may be swapped (§7)
        self.vacated = vacated  # all leave before anybody arrives (§9)
        self.own_pile = own_pile  # the owner chooses the pile for a Pardon (§14)
        self.refusable = refusable  # whoever is asked for a card from seat 1 may keep it (§11)
        self.last_round: i64 = last_round  # after which the game ends, or ENDLESS (§17)
        self.quiet_ending = quiet_ending  # quiet rounds end the game (§17)


class State(Position):
    """Everything that lies on the table, what the seats have written down, and how far the round has come."""

    def __init__(self, law: Law) -> None:
        super().__init__(PLAYERS)
        self.law = law
        self.colours: vec[i64] = zeros(PLAYERS)  # by seat
        self.chips: vec[i64] = zeros(SEATS)  # by position
        self.places: vec[i64] = filled(VIZIERS, NONE)  # by vizier
        self.court: vec[i64] = filled(SEATS, NONE)  # the vizier on each position
        self.dungeons: vec[i64] = filled(DUNGEONS, NONE)
        self.hands: vec[i64] = zeros(PLAYERS * KINDS)
        # A pile: its top card, cards that nobody can know below it, and at the bottom Pardons put there openly.
        self.tops: vec[i64] = filled(CITIES, NONE)
        self.deep: vec[i64] = zeros(CITIES)
        self.under: vec[i64] = zeros(CITIES)
        self.unseen: vec[i64] = zeros(KINDS)  # the bag of all cards that have not got their identity yet
        self.kaffa: vec[i64] = zeros(KINDS)  # Kaffa's deep cards, once somebody has looked
        self.looked: i64 = 0  # seats that have looked into Kaffa
        # The round.
        self.round: i64 = 0
        self.leader: i64 = 0
        self.quiet: i64 = 0  # quiet rounds in a row (§17)
        self.phase: i64 = INTRIGUE
        self.ready: i64 = 0  # seats that have said so, in intrigue and in planning
        self.step: i64 = 0  # how many seats of the round's order have had their turn
        self.before: vec[i64] = zeros(PLAYERS * KINDS + 2 * CITIES + VIZIERS)  # as the round began (§17)
        # Intrigue: offers by maker * OFFERS + number, and what each seat is putting together.
        self.made: vec[i64] = zeros(PLAYERS)  # offers made this round
        self.wavered: vec[i64] = zeros(PLAYERS)  # how often each has taken back "ready" since the last swap
        self.dropped: vec[i64] = zeros(PLAYERS)  # offers begun and dropped this round
        self.open_offers: i64 = 0  # as bits
        self.fates: vec[i64] = zeros(ALL_OFFERS)
        self.partners: vec[i64] = filled(ALL_OFFERS, NONE)
        self.gives: vec[i64] = zeros(ALL_OFFERS)  # packed
        self.wants: vec[i64] = zeros(ALL_OFFERS)  # packed
        self.draft_to: vec[i64] = filled(PLAYERS, NONE)
        self.draft_give: vec[i64] = zeros(PLAYERS)
        self.draft_want: vec[i64] = zeros(PLAYERS)
        self.draft_against: vec[i64] = filled(PLAYERS, NONE)  # the offer it would counter
        self.for_draw: i64 = 0  # seats that agree to a draw
        self.no_draw: bool = False  # somebody has refused one this round
        # Plans and accusations, secret until §9 and §12.
        self.plans: vec[i64] = filled(VIZIERS, NONE)  # where to; his own place to stay; NONE while not written down
        self.accused: vec[i64] = filled(PLAYERS, NONE)
        # Collecting, seat 1 and mercy.
        self.alone: vec[i64] = filled(CITIES, NONE)  # the only vizier in a city
        self.gathered: i64 = 0  # cities done this round, as bits
        self.demanded: i64 = NONE  # the demand to be answered: seat * POWERS + card (§11, option)
        self.freed: i64 = NONE  # the vizier whose Pardon goes under a pile of his owner's choice
        # The end.
        self.how: i64 = NONE
        self.won: i64 = 0

    # -- the table

    def chip_of(self, vizier: i64) -> i64:
        """The chip under a vizier, 0 if he is not at court."""
        place = self.places[vizier]
        return self.chips[place] if place < SEATS else 0

    def is_free(self, vizier: i64) -> bool:
        """§1: at court, in a city or in hand."""
        place = self.places[vizier]
        return place < DUNGEON or place == HAND

    def any_free(self, seat: i64) -> bool:
        """True if the seat has a free vizier."""
        v = seat * SIZES
        return self.is_free(v) or self.is_free(v + 1) or self.is_free(v + 2)

    def pile(self, city: i64) -> i64:
        """How many cards lie in a city."""
        shown: i64 = 0 if self.tops[city] == NONE else 1
        return shown + self.deep[city] + self.under[city]

    def in_order(self, step: i64) -> i64:
        """The seat that comes at a step of the round's order (§6)."""
        return (self.leader + step) % PLAYERS

    def next_vizier(self, seat: i64) -> i64:
        """The seat's first free vizier without a plan, NONE if all have one."""
        nth: i64
        for nth in range(SIZES):
            v = seat * SIZES + nth
            if self.plans[v] == NONE and self.is_free(v):
                return v
        return NONE

    # -- copying and comparing

    def assign(self, other: "State") -> None:
        """Become equal to another state of the same table."""
        fill(self.colours, other.colours)
        fill(self.chips, other.chips)
        fill(self.places, other.places)
        fill(self.court, other.court)
        fill(self.dungeons, other.dungeons)
        fill(self.hands, other.hands)
        fill(self.tops, other.tops)
        fill(self.deep, other.deep)
        fill(self.under, other.under)
        fill(self.unseen, other.unseen)
        fill(self.kaffa, other.kaffa)
        fill(self.before, other.before)
        fill(self.made, other.made)
        fill(self.wavered, other.wavered)
        fill(self.dropped, other.dropped)
        fill(self.fates, other.fates)
        fill(self.partners, other.partners)
        fill(self.gives, other.gives)
        fill(self.wants, other.wants)
        fill(self.draft_to, other.draft_to)
        fill(self.draft_give, other.draft_give)
        fill(self.draft_want, other.draft_want)
        fill(self.draft_against, other.draft_against)
        fill(self.plans, other.plans)
        fill(self.accused, other.accused)
        fill(self.alone, other.alone)
        self.assign_numbers(other)

    def assign_numbers(self, other: "State") -> None:
        """The part of `assign` that is no array."""
        self.over = other.over
        self.looked = other.looked
        self.round = other.round
        self.leader = other.leader
        self.quiet = other.quiet
        self.phase = other.phase
        self.ready = other.ready
        self.step = other.step
        self.open_offers = other.open_offers
        self.for_draw = other.for_draw
        self.no_draw = other.no_draw
        self.gathered = other.gathered
        self.demanded = other.demanded
        self.freed = other.freed
        self.how = other.how
        self.won = other.won

    def state(self) -> list[int]:
        """All of it as numbers, for comparison."""
        numbers: list[int] = []
        for array in (
            self.colours,
            self.chips,
            self.places,
            self.court,
            self.dungeons,
            self.hands,
            self.tops,
            self.deep,
            self.under,
            self.unseen,
            self.kaffa,
            self.before,
            self.made,
            self.wavered,
            self.dropped,
            self.fates,
            self.partners,
            self.gives,
            self.wants,
            self.draft_to,
            self.draft_give,
            self.draft_want,
            self.draft_against,
            self.plans,
            self.accused,
            self.alone,
        ):
            numbers += [int(array[i]) for i in range(len(array))]
        for number in (
            int(self.over),
            self.looked,
            self.round,
            self.leader,
            self.quiet,
            self.phase,
            self.ready,
            self.step,
            self.open_offers,
            self.for_draw,
            int(self.no_draw),
            self.gathered,
            self.demanded,
            self.freed,
            self.how,
            self.won,
        ):
            numbers.append(int(number))
        return numbers

    # -- telling

    def tell(self, kind: str, data: Mapping[str, Value], audience: int = EVERYBODY, reveals: bool = False) -> None:
        """Report an event, if anybody listens."""
        news = self.news
        if news is not None:
            news.tell(kind, dict(data), audience, reveals)

    def vizier(self, vizier: i64) -> str:
        """A vizier's token."""
        v = int(vizier)
        return f"vizier:{COLOUR_NAMES[int(self.colours[v // SIZES])]}-{SIZE_NAMES[v % SIZES]}"


def city_token(city: i64) -> str:
    """A city's token."""
    return f"city:{CITY_NAMES[int(city)]}"


def card_token(kind: i64) -> str:
    """A card's token."""
    return f"card:{CARD_NAMES[int(kind)]}"


def place_name(s: State, place: i64) -> str:
    """A place to plan, as durable text: a city, or the seat with a chip."""
    if place < SEATS:
        return f"seat-{int(s.chips[place])}"
    return CITY_NAMES[int(place) - CITY]


def whereabouts_name(s: State, place: i64) -> str:
    """Where a vizier is, as durable text: also "dungeon-2", "hand" or "exile"."""
    if place < DUNGEON:
        return place_name(s, place)
    if place < HAND:
        return f"dungeon-{int(place) - DUNGEON + 1}"
    return "hand" if place == HAND else "exile"
