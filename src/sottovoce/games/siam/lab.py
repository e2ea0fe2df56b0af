# mypyc: compile
"""What a seat may know of a game of King of Siam (§30) as a row of small numbers, for agents that learn.

The seats come in the order of play from the observer on, so that one policy fits all. Other players' cards are blank
where the table plays from memory (R8). `blocks` names what `observe` writes, in the same order.
"""

from librt.vecs import vec
from mypy_extensions import i64, u8

from sottovoce.core.observation import Block, Observer, numbered, relative
from sottovoce.core.position import Position
from sottovoce.games.siam.rules.board import FACTION_NAMES, FACTIONS, PROVINCES, UNDECIDED
from sottovoce.games.siam.rules.cards import CARD_NAMES, HAND, KHON_THAI, KINDS, NO_CARD
from sottovoce.games.siam.rules.state import NONE, OVER, PLACE_ONE, SWITCH_TILE, State

_PROVINCES = numbered("province", PROVINCES)
_SUPPLY = 18
_MOST_SEATS = 4
_SPOTS = PROVINCES * FACTIONS
_PHASES = ("turn", "crown", "switch", "place", "give-first", "give-second", "get", "take")


class SiamObserver(Observer):
    """What the laboratory is shown."""

    def blocks(self, seats: int) -> tuple[Block, ...]:
        """The blocks of an observation."""
        who = relative(seats)
        return (
            Block("followers", (_PROVINCES, FACTION_NAMES), _SUPPLY, "followers of a faction in a province"),
            Block("owner", (_PROVINCES, (*FACTION_NAMES, "british")), 1, "who holds a settled province"),
            Block(
                "until", (_PROVINCES,), PROVINCES, "struggles until a province is settled, 1 for this one; 0 if it is"
            ),
            Block("contested", (_PROVINCES,), 1, "the province that is fought for now"),
            Block("king", (_PROVINCES,), 1, "its tile bears a King: it can't be moved (§18)"),
            Block("pool", (FACTION_NAMES,), _SUPPLY, "followers in the pool"),
            Block("struggle", (("settled",),), PROVINCES, "struggles settled"),
            Block("british", (("provinces",),), PROVINCES, "provinces that the British hold"),
            Block("gained", (FACTION_NAMES,), PROVINCES, "the struggle of a faction's last gain, 0 for none (§26)"),
            Block("passes", (("in-a-row",),), _MOST_SEATS, "passes in a row"),
            Block("court", (who, FACTION_NAMES), _SUPPLY, "followers in a player's court"),
            Block("cards", (who,), HAND, "how many cards a player holds"),
            Block("hand", (who, CARD_NAMES), 2, "which ones; blank for others where the table plays from memory"),
            Block("top", (who, CARD_NAMES), 1, "the card played last, on top of a player's pile"),
            Block(
                "last-played", (who,), HAND * _MOST_SEATS, "when that was, counted over the table; 0 for never (§27)"
            ),
            Block("turn", (who,), 1, "whose turn it is"),
            Block("asked", (_PHASES,), 1, "what is asked"),
            Block("card", (CARD_NAMES,), 1, "the card being played"),
            Block("chosen", (_PROVINCES,), 1, "the province crowned, or where the followers given stand"),
            Block("given", (FACTION_NAMES,), 2, "followers given in a swap"),
            Block("placing", (FACTION_NAMES,), 2, "followers of the faction placed now that are still to place"),
            Block(
                "ban",
                (("card", "give", "also", "get"),),
                _SPOTS,
                "the swap not allowed (§21.1): card, follower, …, + 1",
            ),
        )

    def observe(self, position: Position, seat: i64, out: vec[u8], at: i64) -> None:
        """Write the observation of a seat."""
        assert isinstance(position, State)
        at = observe_board(position, out, at)
        at = observe_players(position, seat, out, at)
        observe_turn(position, seat, out, at)


def observe_board(s: State, out: vec[u8], at: i64) -> i64:
    """Provinces, tiles and pool."""
    followers = s.followers
    spot: i64
    for spot in range(PROVINCES * FACTIONS):
        out[at + spot] = u8(followers[spot])
    at += PROVINCES * FACTIONS
    p: i64
    control = s.control
    for p in range(PROVINCES):
        owner = control[p]
        if owner != UNDECIDED:
            out[at + p * (FACTIONS + 1) + owner] = 1
    at += PROVINCES * (FACTIONS + 1)
    tiles = s.tiles
    settled = s.struggle
    box: i64 = PROVINCES
    if not s.over:
        box = settled
    while box < PROVINCES:
        out[at + tiles[box]] = u8(box - settled + 1)
        box += 1
    at += PROVINCES
    if not s.over:
        out[at + tiles[s.struggle]] = 1
    at += PROVINCES
    if s.kings != 0:
        for p in range(PROVINCES):
            out[at + p] = u8((s.kings >> p) & 1)
    at += PROVINCES
    pool = s.pool
    gained = s.gained
    for p in range(FACTIONS):
        out[at + p] = u8(pool[p])
        out[at + FACTIONS + 2 + p] = u8(gained[p])
    out[at + FACTIONS] = u8(s.struggle)
    out[at + FACTIONS + 1] = u8(s.british)
    out[at + 2 * FACTIONS + 2] = u8(s.passes)
    return at + FACTIONS + FACTIONS + 3


def observe_players(s: State, seat: i64, out: vec[u8], at: i64) -> i64:
    """Courts and cards, from the observer on."""
    seats = s.seats
    courts = s.courts
    hands = s.hands
    cards = at + seats * FACTIONS
    hand = cards + seats
    top = hand + seats * KINDS
    last = top + seats * KINDS
    step: i64
    i: i64
    for step in range(seats):
        who = (seat + step) % seats
        for i in range(FACTIONS):
            out[at + step * FACTIONS + i] = u8(courts[who * FACTIONS + i])
        out[cards + step] = u8(s.held[who])
        if step == 0 or not s.law.memory:
            for i in range(KINDS):
                out[hand + step * KINDS + i] = u8(hands[who * KINDS + i])
        if s.top[who] != NO_CARD:
            out[top + step * KINDS + s.top[who]] = 1
        out[last + step] = u8(s.played[who])
    return last + seats


def observe_turn(s: State, seat: i64, out: vec[u8], at: i64) -> None:
    """Who is asked what, how far the card being played has come, and which swap is banned."""
    if not s.over:
        out[at + (s.at_turn - seat + s.seats) % s.seats] = 1
    at += s.seats
    if s.phase != OVER:
        out[at + s.phase] = 1
    at += OVER
    if s.card != NO_CARD:
        out[at + s.card] = 1
    at += KINDS
    given = at + PROVINCES
    if s.chosen != NONE:
        if s.phase == SWITCH_TILE:
            out[at + s.chosen] = 1
        else:
            out[at + s.chosen // FACTIONS] = 1
            out[given + s.chosen % FACTIONS] = 1
            if s.also != NONE:
                out[given + s.also] += 1
    at = given + FACTIONS
    observe_rest(s, out, at)


def observe_rest(s: State, out: vec[u8], at: i64) -> None:
    """What is being placed, and the ban of §21.1."""
    if s.phase == PLACE_ONE:
        if s.card == KHON_THAI:
            out[at + s.placing] = 1
        else:
            out[at + s.placing] = u8(s.to_place)
    at += FACTIONS
    out[at] = u8(s.ban_card + 1)
    out[at + 1] = u8(s.ban_give + 1)
    out[at + 2] = u8(s.ban_also + 1)
    out[at + 3] = u8(s.ban_get + 1)
