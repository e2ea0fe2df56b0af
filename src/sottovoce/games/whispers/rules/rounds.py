# mypyc: compile
"""Between the empires' turns (§9, §12 to §14): agents, the end of a round, clean-up, swap of loyalties."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sottovoce.core.events import Value
from sottovoce.core.position import bit
from sottovoce.games.whispers.rules import events, hidden_cards
from sottovoce.games.whispers.rules.actions import (
    DEPLOY,
    DISCARD,
    EXCHANGE,
    KEEP,
    RECALL,
    RETRIEVE,
    SLOT_PAIRS,
    SLOTS,
    STATION,
)
from sottovoce.games.whispers.rules.board import EVERYWHERE, POSTS
from sottovoce.games.whispers.rules.cards import HAND_LIMIT, KINDS, copies, empire_of, one_card, size
from sottovoce.games.whispers.rules.council import free_posts
from sottovoce.games.whispers.rules.lands import count, list_set
from sottovoce.games.whispers.rules.state import (
    BEFORE,
    LAY_OFF,
    LOYALTIES,
    NOBODY,
    NONE,
    OVER,
    RESUME,
    ROUNDS,
    SEND_OUT,
    TAKE_BACK,
    State,
)

AGENTS: Final = 9  # of each player (§4)
AGENTS_A_ROUND: Final = 2
AGENTS_A_ROUND_OF_TWO: Final = 3  # with two players (§9)
MOST_STATIONED: Final = 2  # agents of a player on the map (§26)
PAIRS_FIRST: Final = vec[i64]([first for first, _ in SLOT_PAIRS])
PAIRS_SECOND: Final = vec[i64]([second for _, second in SLOT_PAIRS])


def list_agents(s: State, seat: i64, out: vec[i64]) -> i64:
    """§9: one's agents on the board."""
    found: i64 = 0
    post: i64
    for post in range(POSTS):
        if s.agents[post] == seat:
            out[found] = RECALL + post
            found += 1
    return list_set(s.stationed[seat], RETRIEVE, out, found)


def list_free_seats(s: State, seat: i64, out: vec[i64]) -> i64:
    """§9: free council seats; §26: regions without an agent of one's own."""
    found = list_set(free_posts(s), DEPLOY, out, 0)
    if s.law.field and count(s.stationed[seat]) < MOST_STATIONED:
        found = list_set(EVERYWHERE & ~s.stationed[seat], STATION, out, found)
    return found


def list_hand(s: State, seat: i64, out: vec[i64]) -> i64:
    """§13: the cards in one's hand."""
    found: i64 = 0
    kind: i64
    for kind in range(KINDS):
        if copies(s.hands[seat], kind) > 0:
            out[found] = DISCARD + kind
            found += 1
    return found


def list_exchanges(s: State, seat: i64, out: vec[i64]) -> i64:
    """§14: keep one's loyalties, or exchange two hidden ones."""
    out[0] = KEEP
    found: i64 = 1
    pair: i64
    for pair in range(len(PAIRS_FIRST)):
        both = bit(PAIRS_FIRST[pair]) | bit(PAIRS_SECOND[pair])
        if s.shown[seat] & both == 0:
            out[found] = EXCHANGE + pair
            found += 1
    return found


def begin_round(s: State) -> None:
    """§9: agents are taken back, from the second round on, and sent out."""
    s.round += 1
    s.step = 0
    s.marker = NONE
    s.asked = s.first
    s.phase = SEND_OUT if s.round == 1 else TAKE_BACK
    if s.news is not None:
        events.tell(s, "round", {"count": int(s.round), "seat": events.seat(int(s.first))})


def move_agent(s: State, seat: i64, action: i64) -> bool:
    """§9, §26: an agent comes back or goes out; True once all are out and the empires' turns begin."""
    if action >= RETRIEVE:
        s.stationed[seat] &= ~bit(action - RETRIEVE)
    elif action >= STATION:
        s.stationed[seat] |= bit(action - STATION)
    elif action >= RECALL:
        s.agents[action - RECALL] = NOBODY
    else:
        s.agents[action - DEPLOY] = seat
    if s.news is not None:
        tell_agent(s, seat, action)
    s.step += 1
    s.asked = (s.first + s.step) % s.seats
    if s.phase == TAKE_BACK:
        if s.step == s.seats:
            s.step = 0
            s.phase = SEND_OUT
        return False
    each: i64 = AGENTS_A_ROUND_OF_TWO if s.seats == 2 else AGENTS_A_ROUND
    return s.step == each * s.seats


def mark_round(s: State) -> None:
    """§12: the first-player token moves on; after the fourth round the game is over."""
    s.marker = NONE
    s.post = NONE
    s.window = BEFORE
    s.moved = False
    s.forget_action()
    s.empire = 0
    s.first = (s.first + 1) % s.seats
    if s.round == ROUNDS:
        s.over = True
        s.phase = OVER
        if s.news is not None:
            tell_loyalties(s)
        return
    s.step = 0
    s.phase = RESUME


def next_step(s: State) -> None:
    """§13, §14: the next who has too many cards, the next who has two hidden loyalties, or a new round."""
    while s.step < s.seats:
        player = (s.first + s.step) % s.seats
        if size(s.hands[player]) > HAND_LIMIT:
            s.asked = player
            s.phase = LAY_OFF
            return
        s.step += 1
    while s.step < 2 * s.seats:
        player = (s.first + s.step) % s.seats
        if count(s.shown[player]) <= SLOTS - 2:
            s.asked = player
            s.phase = LOYALTIES
            return
        s.step += 1
    begin_round(s)


def discard(s: State, seat: i64, kind: i64) -> None:
    """§13: a card goes back into its deck; the others see its back only."""
    s.hands[seat] -= one_card(kind)
    s.deck += one_card(kind)
    hidden_cards.returned(s, seat, kind, False)
    s.phase = RESUME
    if s.news is not None:
        data: dict[str, Value] = {"seat": events.seat(int(seat)), "empire": events.empire(int(empire_of(kind)))}
        events.tell(s, "discarded", data)
        events.whisper(s, "discarded-card", {"card": events.card(int(kind))}, int(seat))


def exchange(s: State, seat: i64, action: i64) -> None:
    """§14: two loyalties change places and are turned up for good."""
    s.step += 1
    s.phase = RESUME
    if action == KEEP:
        if s.news is not None:
            events.tell(s, "kept", {"seat": events.seat(int(seat))})
        return
    first = PAIRS_FIRST[action - EXCHANGE]
    second = PAIRS_SECOND[action - EXCHANGE]
    held = s.tokens[seat * SLOTS + first]
    s.tokens[seat * SLOTS + first] = s.tokens[seat * SLOTS + second]
    s.tokens[seat * SLOTS + second] = held
    s.shown[seat] |= bit(first) | bit(second)
    if s.news is not None:
        tell_exchange(s, int(seat), int(first), int(second))


# -- telling


def tell_loyalties(s: State) -> None:
    """At the end all loyalties are turned up."""
    for seat in range(int(s.seats)):
        events.reveal(s, "turned-up", {"seat": events.seat(seat), **events.loyalties(s, seat)})


def tell_exchange(s: State, seat: int, first: int, second: int) -> None:
    """Two loyalties were exchanged and turned up."""
    data: dict[str, Value] = {"seat": events.seat(seat), "slot": events.slot(first), "other-slot": events.slot(second)}
    data["empire"] = events.empire(int(s.tokens[seat * SLOTS + first]))
    data["other"] = events.empire(int(s.tokens[seat * SLOTS + second]))
    events.reveal(s, "exchanged", data)


def tell_agent(s: State, seat: i64, action: i64) -> None:
    """An agent came or went."""
    who = events.seat(int(seat))
    if action >= RETRIEVE:
        events.tell(s, "retrieved", {"seat": who, "region": events.region(s, int(action - RETRIEVE))})
    elif action >= STATION:
        events.tell(s, "stationed", {"seat": who, "region": events.region(s, int(action - STATION))})
    elif action >= RECALL:
        events.tell(s, "recalled", {"seat": who, "post": events.post(int(action - RECALL))})
    else:
        events.tell(s, "deployed", {"seat": who, "post": events.post(int(action - DEPLOY))})
