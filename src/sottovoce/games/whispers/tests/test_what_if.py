"""What choices would do: said before, and so when they are made."""

from __future__ import annotations

import random
from typing import Any

import sottovoce
from sottovoce.core.table import Table


def games(count: int) -> list[tuple[Table, random.Random]]:
    """New tables, each with its luck."""
    return [(sottovoce.new("whispers", players=2 + seed % 3, seed=seed), random.Random(seed)) for seed in range(count)]


def region(table: Table, name: str) -> dict[str, Any]:
    """A region as everybody sees it."""
    found: dict[str, Any] = next(one for one in table.view(None)["regions"] if one["id"] == name)
    return found


def test_s20_a_battle_ends_as_it_was_foreseen() -> None:
    fought = 0
    for table, luck in games(6):
        while not table.over:
            asked = table.to_act[0]
            battles = {battle["action"]: battle for battle in table.view(asked)["battles"]}
            action = luck.choice(table.choices(asked))
            before = len(table.log)
            table.play(asked, action)
            step = table.view(None)["step"]
            fights = action == "done" or (action.startswith("count ") and step != "battle")
            if action in battles and fights:
                told = [event.kind for entry, event in table.events(None) if entry > before]
                if "starved" in told:
                    continue  # an empire's turn has ended since
                there = region(table, battles[action]["region"])
                assert (there["holder"], there["banners"]) == (battles[action]["holder"], battles[action]["banners"])
                fought += 1
    assert fought > 20


def test_s14_an_exchange_brings_what_was_foreseen_and_nobody_else_is_told_before() -> None:
    made = 0
    for table, luck in games(4):
        while not table.over:
            asked = table.to_act[0]
            exchanges = {one["action"]: one for one in table.view(asked)["exchanges"]}
            assert not any(table.view(seat)["exchanges"] for seat in range(table.players) if seat != asked)
            assert not table.view(None)["exchanges"]
            action = luck.choice(table.choices(asked))
            table.play(asked, action)
            if action in exchanges:
                own = table.view(asked)["players"][asked]
                assert own["points"] == exchanges[action]["points"]
                shown = {one["slot"]: one["empire"] for one in own["loyalties"] if one["up"]}
                expected = dict(zip(exchanges[action]["slots"], exchanges[action]["empires"], strict=True))
                assert expected.items() <= shown.items()
                made += 1
    assert made > 3


def test_s25_points_by_loyalty_add_up_to_the_score() -> None:
    for table, luck in games(3):
        while not table.over:
            table.play(table.to_act[0], luck.choice(table.choices(table.to_act[0])))
        for seat, player in enumerate(table.view(None)["players"]):
            assert sum(one["points"] for one in player["loyalties"]) == player["points"] == table.scores[seat]
