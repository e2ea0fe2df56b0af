"""What a seat or a spectator may see of a game of A War of Whispers, built field by field."""

from __future__ import annotations

import msgspec

from sottovoce.games.whispers.rules import scoring
from sottovoce.games.whispers.rules.actions import ADD, ATTACK, DRAW, SLOT_NAMES, SLOTS
from sottovoce.games.whispers.rules.board import EMPIRES, OFFICES, POST_NAMES, POSTS, REGIONS
from sottovoce.games.whispers.rules.cards import ABILITY_NAMES, KIND_NAMES, KINDS, NO_ABILITY, copies, of_empire
from sottovoce.games.whispers.rules.council import banners_to_add, can_attack, cards_to_draw, controller
from sottovoce.games.whispers.rules.lands import capacity
from sottovoce.games.whispers.rules.rounds import AGENTS
from sottovoce.games.whispers.rules.state import (
    ACT,
    AFTERWARDS,
    ARRANGE,
    BATTLE,
    BURN_ONE,
    FORCE,
    LAY_OFF,
    LOYALTIES,
    NOBODY,
    NONE,
    ORIGIN,
    OVER,
    PAY_FIRST,
    PAY_SECOND,
    PICK_COUNT,
    PICK_EMPIRE,
    PICK_GOAL,
    PICK_REGION,
    PICK_SEAT,
    PUT_ONE,
    SEND_OUT,
    TAKE_BACK,
    TARGET,
)
from sottovoce.games.whispers.rules.turns import Whispers
from sottovoce.games.whispers.show.only_answer import Only, only_answer
from sottovoce.games.whispers.show.printed_cards import ABILITY_COSTS, CARD_ABILITIES
from sottovoce.games.whispers.show.what_if import SHOWN, Battle, EmpireName, Exchange, battles, exchanges

SOCIETIES = ("raven", "spider", "rat", "serpent")
_STEPS = {
    TAKE_BACK: "recall",
    SEND_OUT: "deploy",
    ACT: "act",
    ORIGIN: "origin",
    TARGET: "target",
    FORCE: "force",
    BATTLE: "battle",
    AFTERWARDS: "afterwards",
    PAY_FIRST: "pay",
    PAY_SECOND: "pay-second",
    PUT_ONE: "place",
    BURN_ONE: "burn",
    PICK_REGION: "region",
    PICK_GOAL: "goal",
    PICK_COUNT: "count",
    PICK_SEAT: "seat",
    PICK_EMPIRE: "empire",
    ARRANGE: "arrange",
    LAY_OFF: "discard",
    LOYALTIES: "loyalties",
    OVER: "over",
}
_BASIC = {ADD: "add", DRAW: "draw", ATTACK: "attack"}

# Data of the rules that the browser shows: written beside the view's types.
FOR_BROWSER = {"CARD_ABILITIES": CARD_ABILITIES, "ABILITY_COSTS": ABILITY_COSTS}


class Region(msgspec.Struct, frozen=True):
    """A region with its banners."""

    id: str
    home: EmpireName  # the empire it belongs to by colour
    holder: EmpireName  # the empire that controls it
    banners: int
    feeds: int  # banners that it keeps at the end of its holder's turn
    icons: list[str]
    borders: list[str]
    agents: list[int]  # seats with an agent on the map here


class Post(msgspec.Struct, frozen=True):
    """A council seat."""

    id: str
    empire: EmpireName
    office: str
    actions: list[str]
    agent: int | None
    controller: int | None
    adds: int  # banners it could add now
    draws: int  # cards it could draw now
    attacks: bool  # whether it could attack over a border now


class Realm(msgspec.Struct, frozen=True):
    """An empire's reserve, deck and cities."""

    id: EmpireName
    reserve: int
    deck: int  # cards left
    cities: int


class Loyalty(msgspec.Struct, frozen=True):
    """A loyalty slot; the empire is None where this seat can't see it."""

    slot: str
    weight: int
    empire: EmpireName | None
    up: bool  # turned up for all to see
    cities: int | None  # that count for it now; None where this seat can't see the empire
    points: int | None


class Player(msgspec.Struct, frozen=True):
    """A seat's cards, loyalties and agents."""

    society: str
    cards: int
    backs: dict[EmpireName, int]  # cards by empire (R6)
    hand: list[str] | None  # which; None for others
    loyalties: list[Loyalty]
    agents: int  # not on the board
    points: int | None  # as things stand; None where this seat can't know


class Doing(msgspec.Struct, frozen=True):
    """How far the acting seat has come."""

    post: str  # the council seat that acts
    empire: EmpireName  # the active empire
    action: str | None  # the basic action done or under way
    ability: str | None  # the card's ability under way
    origin: str | None
    target: str | None
    force: int  # attackers on their way
    survivors: int
    left: int  # banners still to place or destroy
    region: str | None  # what the card chose first


class View(msgspec.Struct, frozen=True):
    """The table as one seat sees it."""

    seat: int | None
    round: int
    first: int
    step: str  # what is asked
    only: Only | None  # one's own question leaves one answer: "public" if all can see that, "secret" if only oneself
    turn: int | None
    marker: str | None  # the council seat whose turn it is
    doing: Doing | None
    regions: list[Region]
    posts: list[Post]
    empires: list[Realm]
    players: list[Player]
    battles: list[Battle]  # between which the seat can choose
    exchanges: list[Exchange]  # likewise, of its own loyalties
    over: bool
    winners: list[int]


def view(s: Whispers, seat: int | None) -> View:
    """The table as a seat, or for None a spectator, sees it."""
    won = s.winners()
    return View(
        seat=seat,
        round=int(s.round),
        first=int(s.first),
        step=_STEPS[int(s.phase)],
        only=only_answer(s, seat),
        turn=None if s.over else int(s.asked),
        marker=None if s.marker == NONE else POST_NAMES[s.marker],
        doing=_doing(s),
        regions=[_region(s, region) for region in range(REGIONS)],
        posts=[_post(s, post) for post in range(POSTS)],
        empires=[_empire(s, empire) for empire in range(EMPIRES)],
        players=[_player(s, other, other == seat) for other in range(s.seats)],
        battles=battles(s, seat),
        exchanges=exchanges(s, seat),
        over=s.over,
        winners=[other for other in range(s.seats) if (won >> other) & 1],
    )


def _region(s: Whispers, region: int) -> Region:
    return Region(
        id=s.map.board.regions[region],
        home=SHOWN[s.map.home[region]],
        holder=SHOWN[s.holder[region]],
        banners=int(s.banners[region]),
        feeds=int(capacity(s, region)),
        icons=list(s.map.board.icons[region]),
        borders=list(s.map.board.neighbours[region]),
        agents=[seat for seat in range(s.seats) if (s.stationed[seat] >> region) & 1],
    )


def _post(s: Whispers, post: int) -> Post:
    agent, owner = int(s.agents[post]), int(controller(s, post))
    office = POST_NAMES[post].split("-")[1]
    realm, duty = post // OFFICES, s.map.board.duties[post]
    return Post(
        id=POST_NAMES[post],
        empire=SHOWN[realm],
        office=office,
        actions=list(duty.actions),
        agent=None if agent == NOBODY else agent,
        controller=None if owner == NOBODY else owner,
        adds=int(banners_to_add(s, post, realm)),
        draws=int(cards_to_draw(s, post, realm)),
        attacks=duty.attack and can_attack(s, realm),
    )


def _empire(s: Whispers, empire: int) -> Realm:
    return Realm(
        id=SHOWN[empire],
        reserve=int(s.reserve[empire]),
        deck=int(of_empire(s.deck, empire)),
        cities=bin(s.lands[empire] & s.map.cities).count("1"),
    )


def _player(s: Whispers, seat: int, own: bool) -> Player:
    """Others show the backs of their cards and the loyalties turned up; at the end all loyalties."""
    backs = {name: int(of_empire(s.hands[seat], empire)) for empire, name in enumerate(SHOWN)}
    on_board = sum(s.agents[post] == seat for post in range(POSTS)) + bin(s.stationed[seat]).count("1")
    return Player(
        society=SOCIETIES[seat],
        cards=sum(backs.values()),
        backs=backs,
        hand=hand(s, seat) if own else None,
        loyalties=[_loyalty(s, seat, slot, own) for slot in range(SLOTS)],
        agents=AGENTS - on_board,
        points=int(scoring.points(s, seat)) if own or s.over else None,
    )


def hand(s: Whispers, seat: int) -> list[str]:
    """A player's cards by name."""
    return [KIND_NAMES[kind] for kind in range(KINDS) for _ in range(copies(s.hands[seat], kind))]


def _loyalty(s: Whispers, seat: int, slot: int, own: bool) -> Loyalty:
    up = s.over or (s.shown[seat] >> slot) & 1 == 1
    empire, weight = int(s.tokens[seat * SLOTS + slot]), int(scoring.WEIGHTS[slot])
    cities = int(scoring.cities(s, seat, empire)) if own or up else None
    return Loyalty(
        slot=SLOT_NAMES[slot],
        weight=weight,
        empire=SHOWN[empire] if own or up else None,
        up=up,
        cities=cities,
        points=None if cities is None else weight * cities,
    )


def _doing(s: Whispers) -> Doing | None:
    if s.over or s.marker == NONE:
        return None

    def place(region: int) -> str | None:
        return None if region == NONE else s.map.board.regions[region]

    return Doing(
        post=POST_NAMES[s.post],
        empire=SHOWN[s.empire],
        action=_BASIC.get(int(s.basic)),
        ability=None if s.ability == NO_ABILITY else ABILITY_NAMES[s.ability],
        origin=place(s.origin),
        target=place(s.target),
        force=int(s.force),
        survivors=int(s.survivors),
        left=int(s.left),
        region=place(s.spot),
    )


assert POSTS == EMPIRES * OFFICES
