"""What a seat or a spectator may see of a game of King of Siam (§30), built field by field."""

from __future__ import annotations

from typing import Literal

import msgspec

from sottovoce.core.position import seats_of
from sottovoce.games.siam.rules import scoring
from sottovoce.games.siam.rules.board import BRITISH, FACTION_NAMES, FACTIONS, PROVINCES, UNDECIDED
from sottovoce.games.siam.rules.cards import CARD_NAMES, COPIES, KINDS, NO_CARD
from sottovoce.games.siam.rules.provinces import fate_of, mix
from sottovoce.games.siam.rules.state import GET_BACK, GIVE_SECOND, NONE, SWITCH_TILE, TURN, State

Faction = Literal["rama", "lao", "malay"]
Owner = Literal["rama", "lao", "malay", "british"]
SHOWN: tuple[Faction, ...] = ("rama", "lao", "malay")
OWNERS: tuple[Owner, ...] = (*SHOWN, "british")
COMPARISONS = ("ruler", "second", "card", "sets", "latest", "shared")  # as scoring.decided_by numbers them


class Followers(msgspec.Struct, frozen=True):
    """How many of each faction."""

    rama: int
    lao: int
    malay: int


class Province(msgspec.Struct, frozen=True):
    """A province with its tile."""

    id: str
    name: str
    box: int  # 1 to 8
    home: Faction | None  # the faction at home here
    king: bool
    owner: Owner | None  # a faction, "british", or nobody yet
    followers: Followers
    leads: Owner | None  # who would take it if it were settled now (§24); None once it is decided
    borders: list[str]


class Standing(msgspec.Struct, frozen=True):
    """Who would win if the game ended with the provinces as they are (§26 to §29)."""

    provinces: dict[Owner, int]  # by faction, and "british"
    winners: list[int]  # nobody while no faction holds a province
    by: str | None  # which comparison would decide
    faction: Faction | None  # … and whose followers it counts


class Player(msgspec.Struct, frozen=True):
    """A seat's court and cards."""

    aid: int  # 1 to 4
    court: Followers
    cards: int  # how many in hand
    hand: list[str] | None  # which; None where the table plays from memory and it is another's
    played: list[str] | None  # likewise
    top: str | None  # the card on top of the pile
    last_played: int  # when the last card was played, counted over the table; 0 for never
    partner: int | None


class Doing(msgspec.Struct, frozen=True):
    """How far the card being played has come."""

    card: str
    province: str | None = None  # crowned, or where the followers given stand
    given: list[Faction] = []


class View(msgspec.Struct, frozen=True):
    """The table as one seat sees it."""

    seat: int | None
    map: str
    title: dict[str, str]
    struggle: int  # 1 to 8; the number played when the game is over
    contested: str | None
    provinces: list[Province]
    pool: Followers
    players: list[Player]
    turn: int | None
    passes: int
    british: int
    british_limit: int
    standing: Standing
    doing: Doing | None
    over: bool
    winners: list[int]
    ruler: Faction | None
    second: Faction | None
    colony: bool


def view(s: State, seat: int | None) -> View:
    """The table as a seat, or for None a spectator, sees it."""
    first = scoring.ruler(s)
    next_best = scoring.second(s, first) if first != NONE else NONE
    won = s.winners()
    boxes = {int(s.tiles[box]): box + 1 for box in range(PROVINCES)}
    return View(
        seat=seat,
        map=s.board.id,
        title=dict(s.board.title),
        struggle=int(s.struggle) if s.over else int(s.struggle) + 1,
        contested=None if s.over else s.board.provinces[s.tiles[s.struggle]],
        provinces=[_province(s, p, boxes[p]) for p in range(PROVINCES)],
        pool=Followers(*(int(s.pool[f]) for f in range(FACTIONS))),
        players=[_player(s, other, other == seat) for other in range(s.seats)],
        turn=None if s.over else int(s.at_turn),
        passes=int(s.passes),
        british=int(s.british),
        british_limit=int(s.law.limit),
        standing=_standing(s, first, next_best),
        doing=_doing(s),
        over=s.over,
        winners=[other for other in range(s.seats) if (won >> other) & 1],
        ruler=SHOWN[first] if first != NONE else None,
        second=SHOWN[next_best] if next_best != NONE else None,
        colony=scoring.is_colony(s),
    )


def _standing(s: State, first: int, next_best: int) -> Standing:
    provinces = {name: int(scoring.provinces_of(s, owner)) for owner, name in enumerate(OWNERS)}
    if first == NONE and not scoring.is_colony(s):
        return Standing(provinces, [], None, None)
    how = int(scoring.decided_by(s))
    faction = {scoring.BY_RULER: first, scoring.BY_SECOND: next_best}.get(how, NONE)
    return Standing(
        provinces=provinces,
        winners=seats_of(scoring.winners(s)),
        by=COMPARISONS[how],
        faction=SHOWN[faction] if faction != NONE else None,
    )


def _province(s: State, p: int, box: int) -> Province:
    owner = int(s.control[p])
    return Province(
        id=s.board.provinces[p],
        name=s.board.names[p],
        box=box,
        home=SHOWN[s.board.homes.index(p)] if p in s.board.homes else None,
        king=bool((s.kings >> p) & 1),
        owner=None if owner == UNDECIDED else OWNERS[owner],
        followers=Followers(*map(int, s.followers[p * FACTIONS : (p + 1) * FACTIONS])),
        leads=OWNERS[fate_of(mix(s, p))] if owner == UNDECIDED else None,
        borders=[*s.board.beside[p]],
    )


def _player(s: State, seat: int, own: bool) -> Player:
    """R8: where the table plays from memory, others' hands and what lies below the top card are not shown."""
    shown = own or not s.law.memory
    held = [int(s.hands[seat * KINDS + kind]) for kind in range(KINDS)]
    hand = [CARD_NAMES[kind] for kind in range(KINDS) for _ in range(held[kind])]
    played = [CARD_NAMES[kind] for kind in range(KINDS) for _ in range(COPIES[kind] - held[kind])]
    return Player(
        aid=int(s.aids[seat]) + 1,
        court=Followers(*(int(s.courts[seat * FACTIONS + f]) for f in range(FACTIONS))),
        cards=len(hand),
        hand=hand if shown else None,
        played=played if shown else None,
        top=None if s.top[seat] == NO_CARD else CARD_NAMES[s.top[seat]],
        last_played=int(s.played[seat]),
        partner=(seat + 2) % scoring.TEAMS_AT if s.seats == scoring.TEAMS_AT else None,
    )


def _doing(s: State) -> Doing | None:
    if s.over or s.phase == TURN:
        return None
    card = CARD_NAMES[s.card]
    if s.phase == SWITCH_TILE:
        return Doing(card, s.board.provinces[s.chosen])
    if s.phase in (GIVE_SECOND, GET_BACK):
        given = [SHOWN[s.chosen % FACTIONS]]
        if s.also != NONE:
            given.append(SHOWN[s.also])
        return Doing(card, s.board.provinces[s.chosen // FACTIONS], given)
    return Doing(card)


assert OWNERS[BRITISH] == "british"
assert SHOWN == FACTION_NAMES
