# mypyc: compile
"""What a seat may know of a game of A War of Whispers as a row of small numbers, for agents that learn.

The seats come in the order of play from the observer on, so that one policy fits all. It is the table as it lies: what
can be remembered of cards seen earlier is not in it. `blocks` names what `observe` writes, in the same order.
"""

from librt.vecs import vec
from mypy_extensions import i64, u8

from sottovoce.core.observation import Block, Observer, numbered, relative
from sottovoce.core.position import Position
from sottovoce.games.whispers.rules.actions import ADD, SLOT_NAMES, SLOTS
from sottovoce.games.whispers.rules.board import BANNERS, EMPIRE_NAMES, EMPIRES, POST_NAMES, POSTS, REGIONS
from sottovoce.games.whispers.rules.cards import (
    ABILITIES,
    ABILITY_NAMES,
    CARDS,
    COPIES,
    KIND_NAMES,
    KINDS,
    copies,
    of_empire,
)
from sottovoce.games.whispers.rules.lands import count
from sottovoce.games.whispers.rules.state import NOBODY, NONE, OVER, ROUNDS, State

_REGIONS = numbered("region", REGIONS)
_STEPS = (
    *("recall", "deploy", "act", "origin", "target", "force", "battle", "afterwards", "pay", "pay-second", "place"),
    *("burn", "region", "goal", "count", "seat", "empire", "arrange", "discard", "loyalties"),
)
_WINDOWS = ("before", "amid", "after")
_BASIC = ("add", "draw", "attack")
_ATTACK = ("force", "survivors", "slain", "left")


class WhispersObserver(Observer):
    """What the laboratory is shown."""

    def blocks(self, seats: int) -> tuple[Block, ...]:
        """The blocks of an observation."""
        who = relative(seats)
        return (
            Block("banners", (_REGIONS,), BANNERS, "banners in a region"),
            Block("holder", (_REGIONS, EMPIRE_NAMES), 1, "the empire that controls a region (§15)"),
            Block("reserve", (EMPIRE_NAMES,), BANNERS, "an empire's banners off the board"),
            Block("deck", (EMPIRE_NAMES,), CARDS, "cards left in an empire's deck"),
            Block("cities", (EMPIRE_NAMES,), REGIONS, "cities that an empire controls"),
            Block("agent", (POST_NAMES, who), 1, "whose agent sits on a council seat"),
            Block("stationed", (who, _REGIONS), 1, "whose agents are on the map (§26)"),
            Block("hand", (KIND_NAMES,), COPIES, "the observer's own cards"),
            Block("backs", (who, EMPIRE_NAMES), CARDS, "cards in a player's hand, by their backs (R6)"),
            Block("loyalty", (who, SLOT_NAMES, EMPIRE_NAMES), 1, "the empire on a loyalty slot, blank where hidden"),
            Block("shown", (who, SLOT_NAMES), 1, "loyalties turned up for all to see"),
            Block("first", (who,), 1, "the first player of the round"),
            Block("turn", (who,), 1, "who is asked"),
            Block("round", (("number",),), ROUNDS, "the round"),
            Block("asked", (_STEPS,), 1, "what is asked"),
            Block("marker", (POST_NAMES,), 1, "the council seat whose turn it is"),
            Block("acting", (POST_NAMES,), 1, "the council seat whose action is done: another one after a swap"),
            Block("empire", (EMPIRE_NAMES,), 1, "the active empire"),
            Block("window", (_WINDOWS,), 1, "where the turn stands: before, amid or after the action (§22)"),
            Block("moved", (("agent",),), 1, "a swap, an Eagle or a Lion has led to another council seat"),
            Block("basic", (_BASIC,), 1, "the action done last"),
            Block("ability", (ABILITY_NAMES,), 1, "the card's ability under way"),
            Block("paid", (KIND_NAMES,), 1, "the first of two cards, already paid"),
            Block("origin", (_REGIONS,), 1, "where the attack comes from"),
            Block("target", (_REGIONS,), 1, "… and where it goes"),
            Block("spot", (_REGIONS,), 1, "the region that a card chose first"),
            Block("goal", (_REGIONS,), 1, "… and the one it chose next"),
            Block(
                "number", (_ATTACK,), REGIONS, "attackers, survivors, enemies slain, banners still to place or destroy"
            ),
        )

    def observe(self, position: Position, seat: i64, out: vec[u8], at: i64) -> None:
        """Write the observation of a seat."""
        assert isinstance(position, State)
        at = observe_map(position, out, at)
        at = observe_agents(position, seat, out, at)
        at = observe_players(position, seat, out, at)
        at = observe_course(position, seat, out, at)
        observe_doing(position, out, at)


def observe_map(s: State, out: vec[u8], at: i64) -> i64:
    """Regions and empires."""
    region: i64
    banners = s.banners
    holder = s.holder
    for region in range(REGIONS):
        out[at + region] = u8(banners[region])
        out[at + REGIONS + region * EMPIRES + holder[region]] = 1
    at += REGIONS + REGIONS * EMPIRES
    empire: i64
    for empire in range(EMPIRES):
        out[at + empire] = u8(s.reserve[empire])
        out[at + EMPIRES + empire] = u8(of_empire(s.deck, empire))
        out[at + 2 * EMPIRES + empire] = u8(count(s.lands[empire] & s.map.cities))
    return at + 3 * EMPIRES


def observe_agents(s: State, seat: i64, out: vec[u8], at: i64) -> i64:
    """Whose agents are where."""
    seats = s.seats
    post: i64
    step: i64
    for post in range(POSTS):
        if s.agents[post] != NOBODY:
            out[at + post * seats + (s.agents[post] - seat + seats) % seats] = 1
    at += POSTS * seats
    for step in range(seats):
        set_bits(s.stationed[(seat + step) % seats], out, at)
        at += REGIONS
    return at


def set_bits(regions: i64, out: vec[u8], at: i64) -> None:
    """A 1 for every region of a set."""
    while regions:
        if regions & 1:
            out[at] = 1
        regions >>= 1
        at += 1


def observe_players(s: State, seat: i64, out: vec[u8], at: i64) -> i64:
    """The observer's hand, the backs of all, and the loyalties that it sees: its own and those turned up."""
    seats = s.seats
    kind: i64
    for kind in range(KINDS):
        out[at + kind] = u8(copies(s.hands[seat], kind))
    at += KINDS
    loyalties = at + seats * EMPIRES
    shown = loyalties + seats * SLOTS * EMPIRES
    step: i64
    i: i64
    for step in range(seats):
        who = (seat + step) % seats
        for i in range(EMPIRES):
            out[at + step * EMPIRES + i] = u8(of_empire(s.hands[who], i))
        for i in range(SLOTS):
            up = (s.shown[who] >> i) & 1 == 1
            if up:
                out[shown + step * SLOTS + i] = 1
            if up or step == 0 or s.over:
                out[loyalties + (step * SLOTS + i) * EMPIRES + s.tokens[who * SLOTS + i]] = 1
    return shown + seats * SLOTS


def observe_course(s: State, seat: i64, out: vec[u8], at: i64) -> i64:
    """The round, and who is asked what."""
    seats = s.seats
    out[at + (s.first - seat + seats) % seats] = 1
    at += seats
    if not s.over:
        out[at + (s.asked - seat + seats) % seats] = 1
    at += seats
    out[at] = u8(s.round)
    at += 1
    if s.phase < OVER:
        out[at + s.phase] = 1
    return at + OVER


def one_of(chosen: i64, size: i64, out: vec[u8], at: i64) -> i64:
    """A 1 for what is chosen, if anything is; where the next block begins."""
    if chosen != NONE:
        out[at + chosen] = 1
    return at + size


def observe_doing(s: State, out: vec[u8], at: i64) -> None:
    """How far the acting seat has come."""
    active: i64 = NONE
    window: i64 = NONE
    if s.marker != NONE:
        active = s.empire
        window = s.window
    at = one_of(s.marker, POSTS, out, at)
    at = one_of(s.post, POSTS, out, at)
    at = one_of(active, EMPIRES, out, at)
    at = one_of(window, len(_WINDOWS), out, at)
    out[at] = u8(s.moved)
    at += 1
    basic: i64 = NONE
    if s.basic != NONE:
        basic = s.basic - ADD
    at = one_of(basic, len(_BASIC), out, at)
    at = one_of(s.ability, ABILITIES, out, at)
    at = one_of(s.paid, KINDS, out, at)
    at = one_of(s.origin, REGIONS, out, at)
    at = one_of(s.target, REGIONS, out, at)
    at = one_of(s.spot, REGIONS, out, at)
    at = one_of(s.goal, REGIONS, out, at)
    out[at] = u8(s.force)
    out[at + 1] = u8(s.survivors)
    out[at + 2] = u8(s.slain)
    out[at + 3] = u8(s.left)
