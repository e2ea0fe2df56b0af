"""A game retold without what came to nothing: the history of a puzzle, without refused offers and abandoned drafts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sottovoce.games.verrat.rules.board import PLAYERS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sottovoce.core.events import Event
    from sottovoce.core.table import Table

_SIDES = (("give", "given"), ("want", "wanted"))


def retold(table: Table, seat: int) -> list[str]:
    """Moves that lead to the same position; of plans still sealed only the seat's own, as it knows no others."""
    moves: list[str] = []
    planned: list[tuple[int, str]] = []  # and not yet revealed: by whom, and what
    talking = True
    made = [0] * PLAYERS
    for step in table.steps:
        told = {event.kind: event for event in step.events}
        move = f"{step.entry.seat} {step.entry.text}"
        if talking:
            moves += _swap(told, made)
        elif step.sealed:
            planned.append((step.entry.seat, move))
        else:
            moves.append(move)
        if "planning-began" in told:
            moves += [f"{other} ready" for other in range(PLAYERS)]
            talking = False
        if "plans-revealed" in told:
            moves += [sealed for _, sealed in planned]
            planned = []
        if "round-began" in told:
            talking, made = True, [0] * PLAYERS
    return moves + [sealed for other, sealed in planned if other == seat]


def _swap(told: Mapping[str, Event], made: list[int]) -> list[str]:
    """A swap that came about, as an offer accepted at once: nothing else that is said leaves a trace."""
    swap = told.get("swapped") or told.get("accepted-gift")
    if swap is None:
        return []
    maker, other = _named(swap.data["seat"]), _named(swap.data["other"])
    cards = [f"{maker} {verb} {_named(card)}" for verb, side in _SIDES for card in _cards(swap, side)]
    made[int(maker)] += 1
    return [f"{maker} offer {other}", *cards, f"{maker} send-offer", f"{other} accept {maker}-{made[int(maker)]}"]


def _cards(swap: Event, side: str) -> list[str]:
    cards = swap.data[side]
    assert isinstance(cards, list)
    return [str(card) for card in cards]


def _named(token: object) -> str:
    """What a token such as `card:gold` names."""
    return str(token).partition(":")[2]
