# mypyc: compile
"""The state of a game of King of Siam: one packed array per thing on the table."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sottovoce.core.arrays import clear, fill, zeros
from sottovoce.core.position import Position
from sottovoce.games.siam.rules.board import FACTIONS, PROVINCES, UNDECIDED, Board
from sottovoce.games.siam.rules.cards import COPIES, HAND, KINDS, NO_CARD

# What is asked of the seat whose turn it is.
TURN: Final = 0  # a card, or pass?
CROWN_TILE: Final = 1  # Maharacha: which tile gets the King?
SWITCH_TILE: Final = 2  # … and which one does it change places with?
PLACE_ONE: Final = 3  # a follower from the pool: where?
GIVE_FIRST: Final = 4  # a swap: which follower goes (of two, the first)?
GIVE_SECOND: Final = 5  # … which one goes with it?
GET_BACK: Final = 6  # … and which one comes back?
TAKE_ONE: Final = 7  # which follower into the court?
OVER: Final = 8

NONE: Final = -1


_EMPTY: Final = vec[i64]([])
_FULL_HAND: Final = vec[i64](list(COPIES))


class Law:
    """The options a table plays by."""

    def __init__(
        self,
        limit: i64,
        last_card: bool,
        undo_ban: bool,
        into_one: bool,
        memory: bool,
        highest_first: bool = False,
        one_for_one: bool = True,
    ) -> None:
        self.limit: i64 = limit  # British provinces that make a colony (§25)
        self.last_card = last_card  # §23 holds
        self.undo_ban = undo_ban  # §21.1 holds
        self.into_one = into_one  # both followers of a faction card into one province
        self.memory = memory  # only the top card of a pile shows (R8)
        self.highest_first = highest_first  # the highest playing aid begins, not the lowest (§10)
        self.one_for_one = one_for_one  # a 2 vs 1 that can't be done swaps one for one (R4)


class State(Position):
    """Everything that lies on the table, and how far the present turn has come."""

    def __init__(self, seats: i64, board: Board, law: Law) -> None:
        super().__init__(seats)
        self.board = board
        self.law = law
        self.borders: vec[i64] = _EMPTY  # per province, as bits
        self.homes: vec[i64] = _EMPTY  # per faction
        self.followers: vec[i64] = _EMPTY  # by spot
        self.pool: vec[i64] = _EMPTY
        self.courts: vec[i64] = _EMPTY
        self.aids: vec[i64] = _EMPTY  # playing aid drawn, 0 to 3
        self.hands: vec[i64] = _EMPTY  # by seat and kind
        self.held: vec[i64] = _EMPTY  # cards in hand, by seat
        self.top: vec[i64] = _EMPTY  # the card on top of each pile
        self.played: vec[i64] = _EMPTY  # when each seat last played a card, 0 for never (§27)
        self.tiles: vec[i64] = _EMPTY  # the province in each box
        self.control: vec[i64] = _EMPTY  # who holds each province
        self.gained: vec[i64] = _EMPTY  # the struggle of each faction's last gain, 0 for none (§26)
        self.clock: i64 = 0  # cards played so far
        self.cards_left: i64 = seats * HAND
        self.kings: i64 = 0  # tiles with a King, as bits of provinces
        self.struggle: i64 = 0  # settled so far; also the box of the contested tile
        self.british: i64 = 0  # provinces the British hold
        self.at_turn: i64 = 0
        self.passes: i64 = 0  # in a row
        self.phase: i64 = TURN
        # The card being played.
        self.card: i64 = NO_CARD
        self.chosen: i64 = NONE  # the province crowned, or the spot of the follower given
        self.also: i64 = NONE  # the second follower given, by faction
        self.pairs: bool = False  # two are given for one (§21)
        self.placing: i64 = 0  # the faction placed now
        self.to_place: i64 = 0  # followers still to place
        # The reversal of the last swap, which the next card of its kind may not do (§21.1).
        self.ban_card: i64 = NO_CARD
        self.ban_give: i64 = NONE  # spot
        self.ban_also: i64 = NONE  # faction, or NONE for one against one
        self.ban_get: i64 = NONE  # spot
        # Memory of last_card.py: the last time its holder was found unable to win, and what the card could reach then.
        self.lost_at: i64 = 0  # cards played, plus 1; 0 for never
        self.lost_reach: i64 = 0
        self.lost_places: i64 = 0
        # Scratch of last_card.py: what is foreseen if everybody passes from now on.
        self.mixes: vec[i64] = _EMPTY  # each undecided province's followers, as provinces.mix packs them
        self.fates: i64 = 0  # who will hold each province: 2 bits each
        self.counts: i64 = 0  # how many provinces each will hold: 8 bits each
        self.harmless: i64 = 0  # spots from which a follower can be taken without changing a fate, as bits …
        self.critical: i64 = 0  # … and those where it does change
        self.judged: i64 = 0  # verdicts known, as bits …
        self.good: i64 = 0  # … and those that are victories

    def unpack(self) -> None:
        """An empty board and full hands."""
        self.lay_out(vec[i64](self.board.neighbours()), vec[i64](list(self.board.homes)))

    def lay_out(self, borders: vec[i64], homes: vec[i64]) -> None:
        """The same for a map that has been read before."""
        self.borders = borders
        self.homes = homes
        self.followers = zeros(PROVINCES * FACTIONS)
        self.pool = zeros(FACTIONS)
        self.courts = zeros(self.seats * FACTIONS)
        self.aids = zeros(self.seats)
        self.hands = zeros(self.seats * KINDS)
        self.held = zeros(self.seats)
        self.top = zeros(self.seats)
        self.played = zeros(self.seats)
        self.tiles = zeros(PROVINCES)
        self.control = zeros(PROVINCES)
        self.gained = zeros(FACTIONS)
        self.mixes = zeros(PROVINCES)
        self.hand_out()

    def hand_out(self) -> None:
        """All cards to the players, and no province settled."""
        p: i64
        for p in range(PROVINCES):
            self.control[p] = UNDECIDED
        seat: i64
        kind: i64
        for seat in range(self.seats):
            self.held[seat] = HAND
            self.top[seat] = NO_CARD
            for kind in range(KINDS):
                self.hands[seat * KINDS + kind] = _FULL_HAND[kind]

    def clear_away(self) -> None:
        """Back to the empty board and full hands of `lay_out`, in the same memory."""
        clear(self.followers, 0)
        clear(self.pool, 0)
        clear(self.courts, 0)
        clear(self.played, 0)
        clear(self.gained, 0)
        self.hand_out()
        self.over = False
        self.clock = 0
        self.cards_left = self.seats * HAND
        self.kings = 0
        self.struggle = 0
        self.british = 0
        self.at_turn = 0
        self.passes = 0
        self.lost_at = 0

    def repeat(self, other: "State") -> None:
        """Become a copy of another state, with arrays of its own."""
        self.borders = other.borders
        self.homes = other.homes
        self.followers = other.followers[:]
        self.pool = other.pool[:]
        self.courts = other.courts[:]
        self.aids = other.aids[:]
        self.hands = other.hands[:]
        self.held = other.held[:]
        self.top = other.top[:]
        self.played = other.played[:]
        self.tiles = other.tiles[:]
        self.control = other.control[:]
        self.gained = other.gained[:]
        self.mixes = other.mixes[:]
        self.assign_numbers(other)

    def population(self, p: i64) -> i64:
        """How many followers a province has."""
        followers = self.followers
        spot = p * FACTIONS
        return followers[spot] + followers[spot + 1] + followers[spot + 2]

    def anybody(self) -> bool:
        """True if any follower is on the board."""
        p: i64
        for p in range(PROVINCES):
            if self.population(p) > 0:
                return True
        return False

    def crowd(self) -> i64:
        """The provinces that have a follower, as bits."""
        followers = self.followers
        found: i64 = 0
        bit: i64 = 1
        spot: i64 = 0
        while spot < PROVINCES * FACTIONS:
            if followers[spot] + followers[spot + 1] + followers[spot + 2] > 0:
                found |= bit
            bit <<= 1
            spot += FACTIONS
        return found

    def free_tile(self, p: i64) -> bool:
        """A face-up tile that bears no King."""
        return self.control[p] == UNDECIDED and (self.kings >> p) & 1 == 0

    def assign(self, other: "State") -> None:
        """Become equal to another state of the same table."""
        fill(self.followers, other.followers)
        fill(self.pool, other.pool)
        fill(self.courts, other.courts)
        fill(self.aids, other.aids)
        fill(self.hands, other.hands)
        fill(self.held, other.held)
        fill(self.top, other.top)
        fill(self.played, other.played)
        fill(self.tiles, other.tiles)
        fill(self.control, other.control)
        fill(self.gained, other.gained)
        self.assign_numbers(other)

    def assign_numbers(self, other: "State") -> None:
        """All that is no array."""
        self.over = other.over
        self.clock = other.clock
        self.cards_left = other.cards_left
        self.kings = other.kings
        self.struggle = other.struggle
        self.british = other.british
        self.at_turn = other.at_turn
        self.passes = other.passes
        self.phase = other.phase
        self.card = other.card
        self.chosen = other.chosen
        self.also = other.also
        self.pairs = other.pairs
        self.placing = other.placing
        self.to_place = other.to_place
        self.ban_card = other.ban_card
        self.ban_give = other.ban_give
        self.ban_also = other.ban_also
        self.ban_get = other.ban_get
        self.lost_at = other.lost_at
        self.lost_reach = other.lost_reach
        self.lost_places = other.lost_places

    def state(self) -> list[int]:
        """All of it as numbers, for comparison; what is only remembered or scratch does not count."""
        numbers: list[int] = []
        for array in (
            self.followers,
            self.pool,
            self.courts,
            self.aids,
            self.hands,
            self.held,
            self.top,
            self.played,
            self.tiles,
            self.control,
            self.gained,
        ):
            numbers += [int(array[i]) for i in range(len(array))]
        for number in (
            self.clock,
            self.cards_left,
            self.kings,
            self.struggle,
            self.british,
            self.at_turn,
            self.passes,
            self.phase,
            self.card,
            self.chosen,
            self.also,
            int(self.pairs),
            self.placing,
            self.to_place,
            self.ban_card,
            self.ban_give,
            self.ban_also,
            self.ban_get,
            int(self.over),
        ):
            numbers.append(int(number))
        return numbers
