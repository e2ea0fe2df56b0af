"""What a bot proposes of its own accord, once in a round at most, with a reason, and if it is likely to be heard."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from sottovoce.games.verrat.bot import greedy_policy
from sottovoce.games.verrat.bot.greedy import about_to_win
from sottovoce.games.verrat.bot.trust import JOURNEY, PEACE
from sottovoce.games.verrat.rules.board import CITIES, CITY, CITY_NAMES, DUNGEON, FAVOURITE, KAFFA, NONE, PLAYERS, SIZES
from sottovoce.games.verrat.rules.scoring import SUSPECT, votes
from sottovoce.games.verrat.rules.state import State, place_name
from sottovoce.games.verrat.talk import statements

if TYPE_CHECKING:
    from sottovoce.games.verrat.bot.negotiation import Negotiator
    from sottovoce.games.verrat.rules.turns import Verrat

Line = tuple[str, int]  # a text, and the seats that may hear it

_SULK: Final = 3  # rounds in which it does not ask again who has refused
_FAR_AHEAD: Final = 0.42  # the chance of winning that makes somebody everybody's enemy
_THREATENING: Final = 5  # types of who is worth a threat


def propose(negotiator: Negotiator, world: Verrat, seat: int, book: Sequence[statements.Spoken]) -> list[Line]:
    """The first thing worth saying, in the order that the character has."""
    for kind in negotiator.thinker.persona.proposals:
        found = _WAYS[kind](negotiator, world, seat, book)
        if found:
            return found
    return []


def _rally(negotiator: Negotiator, world: Verrat, seat: int, book: Sequence[statements.Spoken]) -> list[Line]:
    """A joint accusation against a player about to win, or far ahead; whispered to the two others."""
    if negotiator.target != NONE:
        return []
    chances = negotiator.thinker.chances(world)
    for rival in sorted(range(PLAYERS), key=lambda o: -chances[o]):
        if rival == seat or rival in negotiator.friends:
            continue
        near = about_to_win(world, rival)
        if not near and (chances[rival] < _FAR_AHEAD or world.score(rival) < SUSPECT):
            continue
        own = [v for v in range(rival * SIZES, rival * SIZES + SIZES) if world.places[v] < DUNGEON]
        others = [o for o in range(PLAYERS) if o not in (seat, rival) and votes(world, o) > 0 and world.any_free(o)]
        if own and others and any(negotiator.votes_with(o) or near for o in others):
            negotiator.target = max(own, key=lambda v: greedy_policy.danger(world, v))
            reason = "throne" if near else "betrayed" if rival in negotiator.trust.traitors() else "ahead"
            hearing = sum(1 << o for o in others)
            return [(f":accuse {name(world, negotiator.target)} because {reason}", hearing)]
    return []


def _peace(negotiator: Negotiator, world: Verrat, seat: int, book: Sequence[statements.Spoken]) -> list[Line]:
    """Whoever has most votes is worth a peace while one is suspected, unless they have refused one lately or betray."""
    if world.score(seat) < SUSPECT or negotiator.thinker.leads(world, seat):
        return []  # nobody would leave alone who leads
    hunted = {negotiator.target // SIZES} if negotiator.target != NONE else set()
    asked = [
        o
        for o in range(PLAYERS)
        if o not in {seat, *negotiator.friends, *hunted, *_refused(book, seat, "peace", int(world.round))}
        and votes(world, o) > 0
        and world.score(o) >= SUSPECT  # the other has something to fear, too
        and negotiator.believed(o, PEACE)
        and not about_to_win(world, o)
        and not negotiator.thinker.leads(world, o)
    ]
    if not asked:
        return []
    other = max(asked, key=lambda o: int(votes(world, o)))
    return [(f":peace {other} because {negotiator.thinker.persona.reason}", 1 << other)]


def _share(negotiator: Negotiator, world: Verrat, seat: int, book: Sequence[statements.Spoken]) -> list[Line]:
    """Two cards that two players both want, one for each: together they get them, alone they block each other."""
    own = [v for v in range(seat * SIZES, seat * SIZES + SIZES) if world.is_free(v) and v not in negotiator.told]
    if not own or negotiator.told:
        return []
    refused = _refused(book, seat, "share", int(world.round))
    best, line = 0.0, ""
    for other in range(PLAYERS):
        free = [v for v in range(other * SIZES, other * SIZES + SIZES) if world.is_free(v)]
        if other in {seat, *refused} or not free or not negotiator.believed(other, JOURNEY):
            continue
        if negotiator.thinker.leads(world, other) or about_to_win(world, other):
            continue
        for mine in range(CITIES):
            for theirs in range(CITIES):
                if mine == theirs or KAFFA in (mine, theirs):
                    continue
                gain = greedy_policy.card_worth(world, seat, own[0], mine)
                bait = greedy_policy.card_worth(world, other, free[0], theirs)
                contested = greedy_policy.lacks(world, other, int(world.tops[mine]))
                if min(gain, bait) >= 1.0 and contested and gain + bait > best:
                    best, line = gain + bait, f":share {other} {CITY_NAMES[theirs]} {CITY_NAMES[mine]}"
                    hearing = 1 << other
    return [(line, hearing)] if line else []


def _threat(negotiator: Negotiator, world: Verrat, seat: int, book: Sequence[statements.Spoken]) -> list[Line]:
    """Who nearly has it all is told what comes of going for the favourite's seat."""
    if votes(world, seat) == 0 or negotiator.target != NONE:
        return []
    for rival in range(PLAYERS):
        if rival == seat or rival in negotiator.friends or world.score(rival) < _THREATENING:
            continue
        own = range(rival * SIZES, rival * SIZES + SIZES)
        coming = [v for v in own if CITY <= world.places[v] < DUNGEON]
        if coming and not _refused(book, seat, "if", int(world.round)):
            negotiator.target = max(coming, key=lambda v: greedy_policy.danger(world, v))
            vizier = name(world, negotiator.target)
            chair = place_name(world, FAVOURITE)
            return [(f":if {rival} send {vizier} {chair} then accuse {vizier}", 1 << rival)]
    return []


_Way = Callable[["Negotiator", "Verrat", int, Sequence[statements.Spoken]], list[Line]]
_WAYS: Final[dict[str, _Way]] = {"rally": _rally, "peace": _peace, "share": _share, "threat": _threat}


def _refused(book: Sequence[statements.Spoken], seat: int, kind: str, now: int) -> set[int]:
    """Who has not agreed to the like lately."""
    return {
        other
        for line in book
        if line.said.seat == seat and line.statement.kind == kind and line.round > now - _SULK
        for other in line.answers or [line.statement.other]
        if other is not None and line.answers.get(other) != statements.AGREED
    }


def name(world: State, vizier: int) -> str:
    """A vizier as statements have him."""
    return world.vizier(vizier).partition(":")[2]


def travel(world: State, vizier: int, place: int) -> str:
    """A journey as a statement has it."""
    if place == world.places[vizier]:
        return f"keep {name(world, vizier)}"
    return f"send {name(world, vizier)} {place_name(world, place)}"
