"""§16, §17: the win after every single event, and the ways out of a deadlock."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import pytest

import sottovoce
from sottovoce.games.verrat import GAME
from sottovoce.games.verrat.rules.turns import Verrat

Build = Callable[..., Any]
SIX = "horses cannons gold troops supplies ships"
FIVE = "horses cannons gold troops supplies"
REST = {"blue-fat": "pos-1", "green-fat": "pos-2", "yellow-fat": "pos-3"}


def test_s16_a_swap_that_wins(scene: Build) -> None:
    at = scene(REST | {"red-fat": "pos-11"}, [f"{FIVE} gold", "ships", "", ""])
    at.do(0, "offer 1", "give gold", "want ships", "send-offer").do(1, "accept 0-1")
    assert (at.s.over, at.s.winners(), at.s.how) == (True, 1, 0)


def test_s16_a_win_in_travel_with_moves_still_unmade(scene: Build) -> None:
    at = scene(REST | {"red-fat": "kaffa", "red-tall": "pos-9"}, [SIX, "", "", ""])
    at.planned({"red-fat": "seat-12", "blue-fat": "gidda"})
    assert (at.s.over, at.s.winners(), at.s.how) == (True, 1, 1)
    assert at.where("blue-fat") == "pos-1"  # blue's turn to travel never came


def test_s16_a_card_that_wins(scene: Build) -> None:
    at = scene(REST | {"red-fat": "pos-11", "red-tall": "gidda"}, [FIVE, "", "", ""], tops={"gidda": "ships"})
    at.planned().do(0, "collect gidda")
    assert (at.s.over, at.s.winners(), at.s.how) == (True, 1, 2)


def test_s16_no_card_is_turned_up_after_the_winning_one(scene: Build) -> None:
    at = scene(REST | {"red-fat": "pos-11", "red-tall": "gidda"}, [FIVE, "", "", ""], tops={"gidda": "ships"})
    at.planned()
    hidden = int(at.s.deep[4])
    at.do(0, "collect gidda")
    assert at.kinds()[-1] == "collected"
    assert (at.s.deep[4], at.s.tops[4]) == (hidden, -1)
    GAME.check(at.s)


def test_s16_nothing_is_open_after_a_win_by_swap(scene: Build) -> None:
    at = scene(REST | {"red-fat": "pos-11"}, [f"{FIVE} gold", "ships cannons", "", ""])
    at.do(1, "offer 0", "give cannons", "want gold", "send-offer", "offer 0", "give cannons")
    at.do(0, "offer 1", "give gold", "want ships", "send-offer").do(1, "cancel", "offer 0").do(
        1, "cancel", "accept 0-1"
    )
    assert at.s.over
    assert GAME.view(at.s, 1).offers == []


def could_win(at: Any, seat: int) -> list[str]:
    return GAME.view(at.s, None).players[seat].could_win


def test_could_win_not_by_collecting_after_done(scene: Build) -> None:
    viziers = REST | {"red-fat": "pos-11", "red-tall": "gidda", "blue-tall": "uskub"}
    at = scene(viziers, [FIVE, "", "", ""], tops={"gidda": "ships"}).planned()
    assert could_win(at, 0) == ["collecting"]
    at.do(0, "done")
    assert at.s.turn() == 1
    assert could_win(at, 0) == []


def test_could_win_while_searching_kaffa(scene: Build) -> None:
    at = scene(REST | {"red-fat": "pos-11", "red-tall": "kaffa"}, [FIVE, "", "", ""]).planned()
    assert could_win(at, 0) == ["collecting"]
    at.do(0, "search kaffa")
    assert could_win(at, 0) == ["collecting"]
    at.do(0, "take nothing")
    assert could_win(at, 0) == []


def test_s16_a_card_out_of_kaffa_that_wins(scene: Build) -> None:
    at = scene(REST | {"red-fat": "pos-11", "red-tall": "kaffa"}, [FIVE, "", "", ""], seed=3).planned()
    at.do(0, "search kaffa")
    if "take ships" in at.choices(0):
        at.do(0, "take ships")
        assert (at.s.over, at.s.how) == (True, 2)
    else:
        assert not at.s.over


def test_s16_a_win_through_seat_one(scene: Build) -> None:
    at = scene(REST | {"red-fat": "pos-11", "red-tall": "pos-0"}, [FIVE, "ships ships", "", ""])
    at.planned().do(0, "demand 1 ships")
    assert (at.s.over, at.s.winners(), at.s.how) == (True, 1, 3)


def test_s16_a_win_by_rotation_from_ten_to_eleven(scene: Build) -> None:
    at = scene(REST | {"red-fat": "pos-10"}, [SIX, "", "", ""]).planned(accused=dict.fromkeys(range(4), "blue-fat"))
    assert (at.s.over, at.s.winners(), at.s.how) == (True, 1, 4)


def test_s16_the_favourite_rotates_away_from_eleven_to_zero(scene: Build) -> None:
    at = scene(REST | {"red-fat": "pos-11"}, [FIVE, "", "", ""]).planned(accused=dict.fromkeys(range(4), "blue-fat"))
    assert at.where("red-fat") == "pos-0"
    assert not at.s.over


def test_s16_the_owner_of_the_favourite_wins_not_who_moved_him_there(scene: Build) -> None:
    at = scene(REST | {"red-fat": "pos-10"}, [FIVE, SIX, "", ""]).planned(accused=dict.fromkeys(range(4), "green-fat"))
    assert not at.s.over


def test_s16_one_winner_and_nobody_else_has_a_share(scene: Build) -> None:
    at = scene(REST | {"red-fat": "pos-10"}, [SIX, "", "", ""]).planned(accused=dict.fromkeys(range(4), "blue-fat"))
    assert [at.s.payoff(seat) for seat in range(4)] == [1.0, 0.0, 0.0, 0.0]


def test_s17_twelve_quiet_rounds_in_a_row(scene: Build) -> None:
    at = scene(REST, ["gold", "gold ships", "", ""])
    for _ in range(12):
        assert not at.s.over
        at.planned()
    assert (at.s.over, at.s.how) == (True, 6)
    assert at.s.winners() == 2


def test_s17_a_change_breaks_the_row(scene: Build) -> None:
    at = scene(REST, ["gold", "ships", "", ""], quiet=11)
    at.do(0, "offer 1", "give gold", "want ships", "send-offer").do(1, "accept 0-1")
    at.planned()
    assert (at.s.over, at.s.quiet) == (False, 0)


def test_s17_there_and_back_in_one_round_is_quiet(scene: Build) -> None:
    at = scene(REST, ["gold", "ships", "", ""])
    at.do(0, "offer 1", "give gold", "want ships", "send-offer").do(1, "accept 0-1")
    at.do(0, "offer 1", "give ships", "want gold", "send-offer").do(1, "accept 0-2")
    at.planned()
    assert at.s.quiet == 1


def test_s17_moving_from_city_to_city_is_not_quiet_but_rotating_is(scene: Build) -> None:
    at = scene(REST | {"red-fat": "kaffa", "red-tall": "kaffa"})
    at.planned()
    assert at.s.quiet == 1
    at.planned({"red-fat": "gidda"}).idle()
    assert at.s.quiet == 0


def test_s17_after_round_forty_ranked_by_types_then_free_viziers_then_votes(scene: Build) -> None:
    at = scene(REST | {"red-fat": "gidda"}, ["gold", "gold gold", "ships", ""], round=39)
    at.planned().idle()
    assert (at.s.over, at.s.how) == (True, 7)
    assert at.s.winners() == 0b0100  # as many types and viziers, more votes
    at = scene(REST | {"red-fat": "gidda", "red-tall": "hand"}, ["gold", "gold", "ships", ""], round=39)
    at.planned().idle()
    assert at.s.winners() == 0b0001  # as many types, more free viziers
    at = scene(REST, ["gold ships", "gold", "ships", ""], round=39)
    at.planned()
    assert at.s.winners() == 0b0001  # more types


def test_s17_the_rotation_of_round_forty_may_still_win(scene: Build) -> None:
    at = scene(REST | {"red-fat": "pos-10"}, [SIX, "", "", ""], round=39)
    at.planned(accused=dict.fromkeys(range(4), "blue-fat"))
    assert (at.s.how, at.s.winners()) == (4, 1)


def test_r8_equal_in_everything_is_shared(scene: Build) -> None:
    at = scene({"red-fat": "kaffa", "blue-fat": "kaffa"}, ["gold", "gold", "", ""], round=39)
    at.planned()
    assert at.s.winners() == 0b0011
    assert at.s.payoff(0) == 0.5


@pytest.mark.parametrize(("limit", "over"), [(20, True), (40, False), (0, False)])
def test_option_round_limit(scene: Build, limit: int, over: bool) -> None:
    at = scene(REST, ["gold", "ships", "", ""], round=19, law={"last_round": limit})
    at.planned().idle()
    assert at.s.over is over
    if not limit:
        at = scene(REST, ["gold", "ships", "", ""], round=60, law={"last_round": limit})
        assert not at.planned().idle().s.over


@pytest.mark.parametrize(("value", "over"), [("on", True), ("off", False)])
def test_option_quiet_ending(scene: Build, value: str, over: bool) -> None:
    at = scene(REST, ["gold", "ships", "", ""], quiet=11, law={"quiet_ending": value == "on"})
    assert at.planned().idle().s.over is over


@pytest.mark.parametrize(("value", "round"), [("40", 40), ("20", 20), ("none", 0)])
def test_s17_a_tables_options_say_when_it_ends(value: str, round: int) -> None:
    options = {"round-limit": value, "quiet-ending": "off", "demand": "refusable"}
    law = cast(Verrat, sottovoce.new("verrat", seed=1, options=options).position).law
    assert (law.last_round, law.quiet_ending, law.refusable) == (round, False, True)
