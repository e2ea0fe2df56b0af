# mypyc: compile
"""What the game tells in several sentences at once: set-up, plans, Kaffa, cards, accusations."""

from mypy_extensions import i64

from sottovoce.core.events import Value
from sottovoce.core.position import bit
from sottovoce.games.verrat.rules.board import (
    CITIES,
    CITY,
    COLOUR_NAMES,
    DUNGEON,
    KINDS,
    NONE,
    PLAYERS,
    SEATS,
    SIZES,
    VIZIERS,
)
from sottovoce.games.verrat.rules.piles import in_kaffa
from sottovoce.games.verrat.rules.scoring import suspect, votes
from sottovoce.games.verrat.rules.state import State, card_token, city_token, place_name, whereabouts_name


def set_up(s: State) -> None:
    """Who sits where, colours and cards."""
    for seat in range(PLAYERS):
        cards: list[str] = []
        for kind in range(KINDS):
            cards += [card_token(kind)] * int(s.hands[seat * KINDS + kind])
        colour = f"colour:{COLOUR_NAMES[int(s.colours[seat])]}"
        s.tell("drew-colour", {"seat": f"seat:{seat}", "colour": colour, "cards": list(cards)})


def plans(s: State) -> None:
    """§9: what everybody has planned."""
    for step in range(PLAYERS):
        seat = int(s.in_order(step))
        for nth in range(SIZES):
            v = seat * SIZES + nth
            to = s.plans[v]
            if to == NONE:
                continue
            data: dict[str, Value] = {"seat": f"seat:{seat}", "vizier": s.vizier(v)}
            if to == s.places[v]:
                s.tell("planned-stay", {**data, "at": whereabouts_name(s, to)}, reveals=True)
            elif to < SEATS:
                s.tell("planned-seat", {**data, "chip": int(s.chips[to])}, reveals=True)
            else:
                s.tell("planned-city", {**data, "city": f"city:{place_name(s, to)}"}, reveals=True)
    s.tell("plans-revealed", everywhere(s), reveals=True)


def everywhere(s: State) -> dict[str, Value]:
    """Where all viziers are, for who shows how they move."""
    viziers: list[str] = []
    places: list[str] = []
    for v in range(VIZIERS):
        viziers.append(s.vizier(v))
        places.append(whereabouts_name(s, int(s.places[v])))
    return {"viziers": viziers, "places": places}


def cities(s: State) -> None:
    """§10: where nobody collects, and why."""
    for c in range(CITIES):
        there = [s.vizier(v) for v in range(VIZIERS) if s.places[v] == CITY + c]
        if len(there) > 1:
            s.tell("city-shared", {"city": city_token(c), "viziers": list(there)})
        elif there and s.pile(c) == 0:
            s.tell("city-bare", {"city": city_token(c), "vizier": there[0]})


def look(s: State, seat: i64) -> None:
    """§10: that a player looks is open, what they see is not."""
    seen: list[str] = []
    for kind in range(KINDS):
        seen += [card_token(kind)] * int(in_kaffa(s, kind))
    s.tell("searched", {"seat": f"seat:{seat}"})
    s.tell("saw-kaffa", {"cards": list(seen)}, bit(int(seat)), reveals=True)


def shown(s: State, city: i64) -> None:
    """§10: which card a city shows now."""
    place = city_token(city)
    if s.tops[city] == NONE:
        s.tell("pile-empty", {"city": place})
    else:
        s.tell("turned-up", {"city": place, "card": card_token(s.tops[city])})


def accusations(s: State) -> None:
    """§12: whom everybody accuses, with what weight, and whether it counts."""
    for step in range(PLAYERS):
        seat = int(s.in_order(step))
        v = s.accused[seat]
        if v == NONE:
            continue  # §8: without a free vizier nobody is asked
        data: dict[str, Value] = {"seat": f"seat:{seat}", "vizier": s.vizier(v), "votes": int(votes(s, seat))}
        if suspect(s, v):
            s.tell("accused", data, reveals=True)
        else:
            why = "types" if s.places[v] < DUNGEON else "place"
            s.tell("accused-void", {**data, "why": why}, reveals=True)
