"""§1 to §6: the pieces, the set-up, and the order of a round."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, cast

import pytest

import sottovoce
from sottovoce.core.errors import Unknown
from sottovoce.games.verrat import GAME
from sottovoce.games.verrat.rules.board import FAVOURITE, KAFFA, KINDS, PARDON, VIZIERS
from sottovoce.games.verrat.rules.turns import Verrat

Build = Callable[..., Any]


def fresh(seed: int) -> Verrat:
    return cast(Verrat, sottovoce.new("verrat", seed=seed).position)


def test_s01_three_viziers_of_each_colour_in_one_place_each(scene: Build) -> None:
    view = sottovoce.new("verrat", seed=1).view(None)
    assert sorted(player["colour"] for player in view["players"]) == ["blue", "green", "red", "yellow"]
    for player in view["players"]:
        assert list(player["viziers"]) == [f"{player['colour']}-{size}" for size in ("fat", "small", "tall")]
    s = scene({"red-fat": "pos-0", "red-small": "kaffa", "red-tall": "hand", "blue-fat": "dungeon-1"}).s
    assert [s.is_free(v) for v in range(4)] == [True, True, True, False]
    assert not s.is_free(4)  # in exile


def test_s02_chips_lie_at_random_and_name_the_seats() -> None:
    layouts = set()
    for seed in range(5):
        s = fresh(seed)
        chips = [int(s.chips[p]) for p in range(12)]
        assert sorted(chips) == list(range(1, 13))
        layouts.add(tuple(chips))
        seats = sottovoce.new("verrat", seed=seed).view(None)["seats"]
        assert [seat["favourite"] for seat in seats] == [p == FAVOURITE for p in range(12)]
    assert len(layouts) == 5


def test_s03_all_cities_but_kaffa_show_their_top_card() -> None:
    cities = sottovoce.new("verrat", seed=1).view(0)["cities"]
    names = ["bukhara", "tabriz", "shiraz", "kaffa", "gidda", "uskub", "isfahan"]
    assert [city["id"] for city in cities] == names
    assert [city["top"] is None for city in cities] == [name == "kaffa" for name in names]


def test_s04_six_of_each_card_and_hands_lie_open() -> None:
    table = sottovoce.new("verrat", seed=1)
    s = cast(Verrat, table.position)
    for kind in range(KINDS):
        shown = sum(int(s.hands[seat * KINDS + kind]) for seat in range(4)) + [int(t) for t in s.tops].count(kind)
        assert shown + s.unseen[kind] == 6
    assert [player["cards"] for player in table.view(None)["players"]] == [
        player["cards"] for player in table.view(2)["players"]
    ]


def test_s05_two_cards_each_four_in_kaffa_five_elsewhere_viziers_at_random() -> None:
    owners: Counter[int] = Counter()
    for seed in range(40):
        s = fresh(seed)
        assert sorted(int(v) for v in s.court) == list(range(VIZIERS))
        assert [sum(int(s.hands[seat * KINDS + k]) for k in range(KINDS)) for seat in range(4)] == [2, 2, 2, 2]
        assert [int(s.pile(c)) for c in range(7)] == [4 if c == KAFFA else 5 for c in range(7)]
        assert sorted(int(c) for c in s.colours) == [0, 1, 2, 3]
        owners[int(s.court[FAVOURITE]) // 3] += 1
    assert len(owners) == 4


def test_s05_exactly_four_players() -> None:
    with pytest.raises(Unknown):
        sottovoce.new("verrat", players=3)
    assert GAME.seats == (4,)


def test_s06_the_highest_occupied_chip_leads_then_clockwise(scene: Build) -> None:
    at = scene({"green-fat": "pos-9", "red-tall": "pos-3", "blue-fat": "kaffa", "yellow-fat": "gidda"})
    assert [at.s.in_order(step) for step in range(4)] == [2, 3, 0, 1]
    at = scene({"green-fat": "pos-9", "red-tall": "pos-3"}, chips=[12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1])
    assert at.s.leader == 0


def test_r9_round_the_table_clockwise(scene: Build) -> None:
    at = scene({"yellow-fat": "pos-11", "red-fat": "pos-0", "blue-fat": "pos-1", "green-fat": "pos-2"})
    assert [at.s.in_order(step) for step in range(4)] == [3, 0, 1, 2]


def test_s06_the_order_is_found_after_the_rotation_and_holds_for_the_round(scene: Build) -> None:
    at = scene({"red-fat": "pos-11", "blue-fat": "pos-3"})
    assert at.s.leader == 0
    at.planned({"red-fat": "kaffa"}).idle()  # the leader leaves the court, and stays leader to the end of the round
    assert at.s.leader == 1
    at = scene({"red-fat": "pos-11", "blue-fat": "pos-3"})
    at.planned().idle()  # red rotates from the highest chip to the lowest
    assert at.s.leader == 1


def test_r1_nobody_at_court_the_last_leader_again(scene: Build) -> None:
    at = scene({"green-fat": "pos-4", "red-fat": "kaffa"})
    assert at.s.leader == 2
    at.planned({"green-fat": "gidda"}).idle()
    assert at.s.round == 2
    assert at.s.leader == 2


def test_pardons_are_no_power_cards(scene: Build) -> None:
    at = scene({"red-fat": "pos-4"}, ["pardon pardon gold", "", "", ""])
    assert at.s.score(0) == 1
    assert at.s.hands[PARDON] == 2
