# mypyc: compile
"""The three dungeons (§13, §14): a vizier goes in, pushing the others on, and comes free again for a Pardon."""

from mypy_extensions import i64

from sottovoce.core.events import Value
from sottovoce.games.verrat.rules import choices, piles, travel
from sottovoce.games.verrat.rules.board import DUNGEON, DUNGEONS, EXILE, HAND, KINDS, NONE, PARDON, SIZES
from sottovoce.games.verrat.rules.state import State, city_token


def imprison(s: State, v: i64) -> None:
    """§13: into dungeon 1; whoever is in the way goes one further, only as far as needed."""
    travel.leave(s, v)
    cell: i64 = 0
    moved = v
    while moved != NONE and cell < DUNGEONS:
        pushed = s.dungeons[cell]
        s.dungeons[cell] = moved
        s.places[moved] = DUNGEON + cell
        if cell > 0 and s.news is not None:
            number = int(cell) + 1
            s.tell("pushed", {"vizier": s.vizier(moved), "dungeon": number, "place": f"dungeon-{number}"})
        moved = pushed
        cell += 1
    if moved != NONE:
        s.places[moved] = EXILE
        if s.news is not None:
            s.tell("exiled", {"vizier": s.vizier(moved), "place": "exile"})


def may_pardon(s: State, seat: i64) -> bool:
    """§14: the seat has both a Pardon and somebody to free."""
    v = seat * SIZES
    waiting = choices.pardonable(s, v) or choices.pardonable(s, v + 1) or choices.pardonable(s, v + 2)
    return waiting and s.hands[seat * KINDS + PARDON] > 0


def return_pardon(s: State, seat: i64, city: i64) -> None:
    """§14: the Pardon goes under a city's pile, openly, and the vizier into his owner's hand."""
    v = s.freed
    s.freed = NONE
    s.hands[seat * KINDS + PARDON] -= 1
    piles.put_under(s, city)
    s.dungeons[s.places[v] - DUNGEON] = NONE
    s.places[v] = HAND
    if s.news is not None:
        freed: dict[str, Value] = {"seat": f"seat:{seat}", "vizier": s.vizier(v), "place": "hand"}
        s.tell("pardoned", {**freed, "city": city_token(city)})
