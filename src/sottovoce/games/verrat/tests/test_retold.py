"""A game retold for a puzzle: shorter, and the same position for whoever is asked."""

from __future__ import annotations

import random
from typing import Any

import sottovoce
from sottovoce.core.table import Table
from sottovoce.games.verrat.rules.state import INTRIGUE
from sottovoce.games.verrat.rules.turns import Verrat
from sottovoce.school.puzzle import table_after

GAME = sottovoce.find("verrat")
SEED = 7


def known(table: Table, seat: int) -> dict[str, Any]:
    """What a seat sees, but for who has handed in a plan already."""
    seen = table.view(seat)
    del seen["asked"]
    for player in seen["players"]:
        del player["ready"]
    return seen


def test_offers_that_came_to_nothing_and_plans_of_others_are_left_out() -> None:
    table, dice = sottovoce.new(GAME, 4, SEED), random.Random(SEED)
    shorter = swaps = 0
    while not table.over and len(table.log) < 900:
        seat = table.to_act[0]
        position = table.position
        assert isinstance(position, Verrat)
        if int(position.phase) != INTRIGUE and len(table.log) % 7 == 0:
            moves = GAME.puzzles.history(table, seat)
            again = table_after(GAME, 4, SEED, moves)
            assert known(again, seat) == known(table, seat)
            assert again.choices(seat) == table.choices(seat)
            shorter += len(moves) < len(table.log)
            swaps = max(swaps, sum(" accept " in move for move in moves))
        table.play(seat, dice.choice(table.choices(seat)))
    assert shorter > 10
    assert swaps > 0, "a swap that came about is told"
