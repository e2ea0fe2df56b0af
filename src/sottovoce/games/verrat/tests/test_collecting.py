"""§10, §11: collecting, Kaffa, and seat 1."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from sottovoce.games.verrat.rules.board import KAFFA

Build = Callable[..., Any]
COURT = {"blue-fat": "pos-1", "green-fat": "pos-2", "yellow-fat": "pos-4"}


def test_s10_who_is_alone_takes_the_top_card_and_the_next_is_shown(scene: Build) -> None:
    at = scene(COURT | {"red-fat": "bukhara"}, tops={"bukhara": "gold"}).planned()
    size = at.s.pile(0)
    assert at.choices(0) == ["done", "collect bukhara"]
    at.do(0, "collect bukhara")
    assert at.cards(0) == "gold"
    assert at.s.pile(0) == size - 1
    assert at.kinds().count("turned-up") == 1


def test_s10_two_own_viziers_in_a_city_and_nobody_collects(scene: Build) -> None:
    at = scene(COURT | {"red-fat": "bukhara", "red-tall": "bukhara"}).planned()
    assert at.s.round == 2
    at = scene(COURT | {"red-fat": "bukhara", "blue-tall": "bukhara"}).planned()
    assert at.s.round == 2


def test_s10_a_bounced_vizier_collects(scene: Build) -> None:
    at = scene(COURT | {"red-fat": "gidda"}, tops={"gidda": "ships"}).planned({"red-fat": "seat-2"})
    assert at.do(0, "collect gidda").cards(0) == "ships"


def test_s10_round_order_and_own_order(scene: Build) -> None:
    at = scene(COURT | {"red-fat": "gidda", "red-tall": "uskub", "yellow-tall": "tabriz"}).planned()
    assert at.s.to_act() == 0b1000  # yellow leads
    at.do(3, "done")
    assert at.choices(0) == ["done", "collect gidda", "collect uskub"]
    at.do(0, "collect uskub")
    assert at.choices(0) == ["done", "collect gidda"]


def test_s10_an_empty_pile_gives_nothing(scene: Build) -> None:
    at = scene(COURT | {"red-fat": "gidda"}, empty=["gidda"]).planned()
    assert at.s.round == 2


def test_s10_pardons_may_be_taken(scene: Build) -> None:
    at = scene(COURT | {"red-fat": "gidda"}, tops={"gidda": "pardon"}).planned()
    assert at.do(0, "collect gidda").cards(0) == "pardon"


def test_s10_in_kaffa_he_looks_at_all_privately_and_takes_one_or_none(scene: Build) -> None:
    at = scene(COURT | {"red-fat": "kaffa"}).planned()
    at.do(0, "search kaffa")
    saw = [event for event in at.events if event.kind == "saw-kaffa"]
    assert [event.audience for event in saw] == [1]
    assert len(saw[0].data["cards"]) == at.s.pile(KAFFA)
    assert at.choices(0)[0] == "take nothing"
    kind = at.choices(0)[1]
    size = at.s.pile(KAFFA)
    at.do(0, kind)
    assert at.s.pile(KAFFA) == size - 1
    at.planned().do(0, "search kaffa", "take nothing")
    assert at.s.pile(KAFFA) == size - 1


def test_s10_what_was_seen_in_kaffa_stays_as_it_was(scene: Build) -> None:
    at = scene(COURT | {"red-fat": "kaffa"}).planned().do(0, "search kaffa", "take nothing")
    first = at.told("saw-kaffa")[0]["cards"]
    at.planned({"red-fat": "gidda", "blue-fat": "kaffa"})
    while "search kaffa" not in at.choices(int(at.s.turn())):
        at.do(int(at.s.turn()), "done")
    at.do(1, "search kaffa")
    assert at.told("saw-kaffa")[1]["cards"] == first


def test_r5_a_card_may_be_left(scene: Build) -> None:
    at = scene(COURT | {"red-fat": "bukhara"}).planned().do(0, "done")
    assert at.cards(0) == ""
    assert at.s.round == 2


def test_s11_seat_one_demands_a_type_he_lacks_and_another_holds_twice(scene: Build) -> None:
    at = scene(COURT | {"red-fat": "pos-0"}, ["gold", "ships ships gold gold", "horses", ""]).planned()
    assert at.choices(0) == ["waive", "demand 1 ships"]
    at.do(0, "demand 1 ships")
    assert (at.cards(0), at.cards(1)) == ("gold ships", "gold gold ships")


def test_s11_it_may_be_waived_and_comes_after_all_collecting(scene: Build) -> None:
    at = scene(COURT | {"red-fat": "pos-0", "red-tall": "gidda"}, ["", "ships ships", "", ""], tops={"gidda": "gold"})
    at.planned().do(0, "collect gidda")
    assert at.choices(0) == ["waive", "demand 1 ships"]
    at.do(0, "waive")
    assert at.s.round == 2


def test_s11_a_vizier_who_arrives_on_seat_one_may_demand(scene: Build) -> None:
    at = scene(COURT | {"red-fat": "gidda"}, ["", "ships ships", "", ""]).planned({"red-fat": "seat-1"})
    assert "demand 1 ships" in at.choices(0)


def test_s11_without_anything_to_demand_nobody_is_asked(scene: Build) -> None:
    at = scene(COURT | {"red-fat": "pos-0"}, ["", "ships gold", "", ""]).planned()
    assert at.s.round == 2


def test_s11_chip_one_may_lie_on_the_favourites_seat(scene: Build) -> None:
    chips = [12, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 1]
    held = "horses cannons gold troops supplies"
    at = scene({"red-fat": "pos-11", "blue-fat": "pos-1"}, [held, "ships ships", "", ""], chips=chips)
    at.planned(accused={0: "blue-fat", 1: "blue-fat"}).do(0, "demand 1 ships")
    assert at.s.over
    assert at.s.winners() == 1


def test_r11_a_demand_is_granted_without_a_question(scene: Build) -> None:
    at = scene(COURT | {"red-fat": "pos-0"}, ["", "ships ships", "", ""]).planned().do(0, "demand 1 ships")
    assert at.cards(0) == "ships"
    assert at.s.round == 2


@pytest.mark.parametrize(("answer", "cards"), [("hand-over", ("ships", "ships")), ("keep-card", ("", "ships ships"))])
def test_option_demand(scene: Build, answer: str, cards: tuple[str, str]) -> None:
    """The opponent is asked, and the demand of this round is spent either way."""
    at = scene(COURT | {"red-fat": "pos-0"}, ["", "ships ships", "", ""], law={"refusable": True}).planned()
    at.do(0, "demand 1 ships")
    assert at.choices(0) == []
    assert at.choices(1) == ["hand-over", "keep-card"]
    at.do(1, answer)
    assert (at.cards(0), at.cards(1)) == cards
    assert at.s.round == 2
    assert at.told("asked-for")[0]["other"] == "seat:1"


def test_s11_a_card_that_is_handed_over_may_crown(scene: Build) -> None:
    held = "horses cannons gold troops supplies"
    chips = [12, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 1]
    places = {"red-fat": "pos-11", "blue-fat": "pos-1"}
    at = scene(places, [held, "ships ships", "", ""], chips=chips, law={"refusable": True})
    at.planned(accused={0: "blue-fat", 1: "blue-fat"}).do(0, "demand 1 ships")
    assert not at.s.over
    at.do(1, "hand-over")
    assert at.s.winners() == 1


def test_types_fall_only_by_ones_own_swap(scene: Build) -> None:
    at = scene(COURT | {"red-fat": "pos-0"}, ["", "ships ships gold", "", ""]).planned()
    before = at.s.score(1)
    at.do(0, "demand 1 ships")
    assert at.s.score(1) == before
