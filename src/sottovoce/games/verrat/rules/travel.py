# mypyc: compile
"""Travel (§9), and the rotation (§15): how viziers move."""

from librt.vecs import vec
from mypy_extensions import i64

from sottovoce.core.arrays import zeros
from sottovoce.core.events import Value
from sottovoce.games.verrat.rules import events
from sottovoce.games.verrat.rules.board import CITY, DUNGEON, FAVOURITE, NONE, PLAYERS, SEATS, SIZES, VIZIERS
from sottovoce.games.verrat.rules.scoring import crowned
from sottovoce.games.verrat.rules.state import BY_ROTATION, BY_TRAVEL, State, city_token, whereabouts_name


def travel(s: State) -> None:
    """§9: all plans are carried out in the order of the round, until somebody wins."""
    claims = claimed(s)
    step: i64
    if s.law.vacated:
        for step in range(PLAYERS):
            go_to_cities(s, s.in_order(step))
        for step in range(PLAYERS):
            if not s.over:
                arrive(s, s.in_order(step), claims)
        return
    for step in range(PLAYERS):
        if not s.over:
            go_to_cities(s, s.in_order(step))
            arrive(s, s.in_order(step), claims)


def claimed(s: State) -> vec[i64]:
    """R4: how many viziers plan to come to each seat."""
    claims = zeros(SEATS)
    v: i64
    for v in range(VIZIERS):
        to = s.plans[v]
        if to >= 0 and to < SEATS and s.places[v] != to:
            claims[to] += 1
    return claims


def go_to_cities(s: State, seat: i64) -> None:
    """City moves always succeed."""
    nth: i64
    for nth in range(SIZES):
        v = seat * SIZES + nth
        to = s.plans[v]
        if to >= CITY and to < DUNGEON and s.places[v] != to:
            leave(s, v)
            s.places[v] = to
            if s.news is not None:
                place = whereabouts_name(s, to)
                s.tell("travelled", {"vizier": s.vizier(v), "city": city_token(to - CITY), "place": place})


def leave(s: State, v: i64) -> None:
    """His seat at court, if he has one, is empty now."""
    if s.places[v] < SEATS:
        s.court[s.places[v]] = NONE


def arrive(s: State, seat: i64, claims: vec[i64]) -> None:
    """Arrivals at court: only where nobody else wants the seat, and it is empty at that moment."""
    nth: i64
    for nth in range(SIZES):
        v = seat * SIZES + nth
        to = s.plans[v]
        if to < 0 or to >= SEATS or s.places[v] == to:
            continue
        if claims[to] > 1:
            tell_arrival(s, "bounced-shared", v, to)
        elif s.court[to] != NONE:
            tell_arrival(s, "bounced-occupied", v, to)
        else:
            s.court[to] = v
            s.places[v] = to
            tell_arrival(s, "arrived", v, to)
            if crowned(s, BY_TRAVEL):
                return


def tell_arrival(s: State, kind: str, v: i64, to: i64) -> None:
    """An arrival, or why it failed."""
    if s.news is not None:
        data: dict[str, Value] = {"vizier": s.vizier(v), "chip": int(s.chips[to])}
        if kind == "arrived":
            data["place"] = whereabouts_name(s, to)
        elif kind == "bounced-occupied":
            data["other"] = s.vizier(s.court[to])
        else:
            others: list[str] = []
            for rival in range(VIZIERS):
                if rival != v and s.plans[rival] == to:
                    others.append(s.vizier(rival))
            data["others"] = others
        s.tell(kind, data)


def rotate(s: State) -> None:
    """§15: all viziers at court move on by one, from the favourite's seat past the throne to the first."""
    last = s.court[FAVOURITE]
    p: i64 = FAVOURITE
    while p > 0:
        s.court[p] = s.court[p - 1]
        p -= 1
    s.court[0] = last
    for p in range(SEATS):
        if s.court[p] != NONE:
            s.places[s.court[p]] = p
    if s.news is not None:
        favourite = s.court[FAVOURITE]
        if favourite == NONE:
            s.tell("rotated-empty", events.everywhere(s))
        else:
            s.tell("rotated", {"vizier": s.vizier(favourite), **events.everywhere(s)})
    crowned(s, BY_ROTATION)
