"""Empires, regions, councils, societies and cards (§1 to §5)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

import sottovoce
from sottovoce.games.whispers.rules.board import EMPIRE_NAMES, OFFICE_NAMES, board
from sottovoce.games.whispers.rules.cards import FULL_DECK, KIND_NAMES, size

if TYPE_CHECKING:
    from sottovoce.games.whispers.tests.conftest import Stage

STANDARD = board(False, "p5-p7")


def test_s01_five_empires_with_20_banners_each_act_in_order() -> None:
    assert EMPIRE_NAMES == ("bear", "eagle", "elephant", "lion", "horse")
    table = sottovoce.new("whispers", seed=1)
    view = table.view(None)
    for empire in view["empires"]:
        on_map = sum(region["banners"] for region in view["regions"] if region["holder"] == empire["id"])
        assert on_map + empire["reserve"] == 20


def test_s02_the_map_has_the_printed_icons_and_borders() -> None:
    assert len(STANDARD.regions) == 40
    assert Counter(STANDARD.homes) == {0: 6, 1: 7, 2: 8, 3: 9, 4: 10}
    assert sum(mask.bit_count() for mask in STANDARD.borders) == 2 * 69
    assert [mask.bit_count() for mask in (STANDARD.cities, STANDARD.farms, STANDARD.forts)] == [12, 13, 13]
    assert sum(STANDARD.start) == 25
    for region, borders in enumerate(STANDARD.borders):
        assert all((STANDARD.borders[other] >> region) & 1 for other in range(40) if (borders >> other) & 1)


def test_s03_each_council_has_four_seats_with_their_own_actions() -> None:
    posts = sottovoce.new("whispers", seed=1).view(None)["posts"]
    assert [post["office"] for post in posts[:4]] == list(OFFICE_NAMES)
    by_id = {post["id"]: post["actions"] for post in posts}
    assert by_id["bear-sheriff"] == ["banner per farm", "attack"]
    assert by_id["eagle-sheriff"] == ["2 banners"]
    assert by_id["elephant-steward"] == ["card per 3 forts", "2 banners"]
    assert by_id["lion-marshal"] == ["2 banners per fort"]
    assert all(by_id[f"{empire}-chancellor"] == ["attack", "swap agent"] for empire in EMPIRE_NAMES)


def test_s03_a_seat_does_one_of_its_actions(scene: type[Stage]) -> None:
    stage = scene().army("b1", "bear", 3).agent(0, "bear-sheriff").reach("bear-sheriff")
    assert stage.choices == ["add", "attack"]
    stage.play("add", "place b2", "place b2")
    assert stage.position.marker != 0


def test_s04_two_to_four_societies_with_nine_agents() -> None:
    for players in (2, 3, 4):
        seats = sottovoce.new("whispers", players=players, seed=1).view(0)["players"]
        assert [seat["society"] for seat in seats] == ["raven", "spider", "rat", "serpent"][:players]
        assert all(seat["agents"] == 9 and len(seat["loyalties"]) == 5 for seat in seats)
    with pytest.raises(sottovoce.Unknown):
        sottovoce.new("whispers", players=5)


def test_s05_decks_have_two_of_each_pair() -> None:
    assert size(FULL_DECK) == 40
    assert len(KIND_NAMES) == 20
    assert KIND_NAMES[:4] == ("bear-eagle", "bear-elephant", "bear-lion", "bear-horse")
    assert [empire["deck"] for empire in sottovoce.new("whispers", seed=1).view(None)["empires"]] == [8] * 5


def test_option_diagonal() -> None:
    other = board(False, "p4-p8")
    p4, p5, p7, p8 = (STANDARD.regions.index(name) for name in ("p4", "p5", "p7", "p8"))
    assert (STANDARD.borders[p5] >> p7) & 1
    assert not (STANDARD.borders[p4] >> p8) & 1
    assert (other.borders[p4] >> p8) & 1
    assert not (other.borders[p5] >> p7) & 1
