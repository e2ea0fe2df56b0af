"""§7: offers, swaps, ready; the draw by agreement of §17."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

Build = Callable[..., Any]
ALL = {"red-fat": "pos-0", "blue-fat": "pos-1", "green-fat": "pos-2", "yellow-fat": "pos-3"}


def offer(at: Any, seat: int, to: int, give: str, want: str) -> None:
    at.do(seat, f"offer {to}")
    at.do(seat, *(f"give {card}" for card in give.split()), *(f"want {card}" for card in want.split()), "send-offer")


def test_s07_a_swap_is_one_event_and_any_numbers_are_possible(scene: Build) -> None:
    at = scene(ALL, ["gold gold horses", "ships", "", ""])
    offer(at, 0, 1, "gold gold horses", "ships")
    at.do(1, "accept 0-1")
    assert (at.cards(0), at.cards(1)) == ("ships", "horses gold gold")
    assert at.kinds().count("swapped") == 1


def test_s07_a_swap_clears_everybodys_ready(scene: Build) -> None:
    at = scene(ALL, ["gold", "ships", "", ""])
    at.do(2, "ready").do(3, "ready")
    offer(at, 0, 1, "gold", "ships")
    at.do(0, "ready")
    assert at.s.to_act() == 0b0010
    at.do(1, "accept 0-1")
    assert at.s.ready == 0


def test_s07_ready_can_be_taken_back_and_four_of_them_end_the_phase(scene: Build) -> None:
    at = scene(ALL)
    at.do(0, "ready", "not-ready").do(1, "ready").do(2, "ready").do(3, "ready")
    assert at.s.phase == 0
    at.do(0, "ready")
    assert at.s.phase == 1


def test_s07_who_is_ready_is_still_asked_for_an_answer_to_an_offer(scene: Build) -> None:
    at = scene(ALL, ["gold", "ships", "", ""])
    at.do(1, "ready")
    assert not at.s.to_act() & 2
    offer(at, 0, 1, "gold", "ships")
    assert at.s.to_act() & 2
    assert at.choices(1) == ["not-ready", "accept 0-1", "refuse 0-1"]
    at.do(1, "refuse 0-1")
    assert not at.s.to_act() & 2


def test_s07_refuse_withdraw_counter(scene: Build) -> None:
    at = scene(ALL, ["gold gold", "ships", "", ""])
    offer(at, 0, 1, "gold", "ships")
    at.do(1, "refuse 0-1")
    offer(at, 0, 1, "gold gold", "ships")
    at.do(0, "withdraw 0-2")
    offer(at, 0, 1, "gold", "ships")
    at.do(1, "counter 0-3", "give ships", "want gold", "want gold", "send-offer")
    assert "accept 0-3" not in at.choices(1)
    at.do(0, "accept 1-1")
    assert (at.cards(0), at.cards(1)) == ("ships", "gold gold")
    assert at.kinds().count("countered") == 1


def test_s07_a_counter_that_is_dropped_leaves_the_offer_open(scene: Build) -> None:
    at = scene(ALL, ["gold", "ships", "", ""])
    offer(at, 0, 1, "gold", "ships")
    at.do(1, "counter 0-1", "cancel", "accept 0-1")
    assert at.cards(0) == "ships"


def test_s07_an_offer_that_can_no_longer_be_met_is_void_with_the_reason(scene: Build) -> None:
    at = scene(ALL, ["gold", "ships", "horses", ""])
    offer(at, 0, 1, "gold", "ships")
    offer(at, 0, 2, "gold", "horses")
    at.do(1, "accept 0-1")
    assert at.told("offer-void")[0]["short"] == "seat:0"
    assert "accept 0-2" not in at.choices(2)


def test_s07_an_offer_being_put_together_from_cards_that_moved_is_dropped(scene: Build) -> None:
    at = scene(ALL, ["gold", "ships", "horses", ""])
    offer(at, 0, 1, "gold", "ships")
    at.do(2, "offer 0", "give horses", "want gold")
    at.do(1, "accept 0-1")
    assert "send-offer" not in at.choices(2)


def test_s07_at_most_eight_offers_a_round(scene: Build) -> None:
    at = scene(ALL, ["gold", "ships", "", ""])
    for number in range(1, 9):
        offer(at, 0, 1, "gold", "ships")
        at.do(0, f"withdraw 0-{number}")
    assert at.choices(0) == ["ready"]
    at.planned().idle()
    assert "offer 1" in at.choices(0)


def test_s07_offers_expire_with_the_phase(scene: Build) -> None:
    at = scene(ALL, ["gold", "ships", "", ""])
    offer(at, 0, 1, "gold", "ships")
    at.planned().idle()
    assert at.s.open_offers == 0
    assert "accept 0-1" not in at.choices(1)


def test_s07_changing_ones_mind_has_an_end(scene: Build) -> None:
    at = scene(ALL, ["gold", "ships", "", ""])
    for _ in range(8):
        at.do(0, "ready", "not-ready")
    assert "offer 1" in at.choices(0)  # that is no limit on offers
    at.do(0, "ready", "propose-draw")
    assert at.choices(0) == []
    assert at.s.may_act() == 0b1110


def test_s07_after_a_swap_ready_can_be_taken_back_again(scene: Build) -> None:
    at = scene(ALL, ["gold", "ships", "", ""])
    for _ in range(8):
        at.do(0, "ready", "not-ready")
    offer(at, 1, 0, "ships", "gold")
    at.do(0, "accept 1-1", "ready", "not-ready")


def test_s07_dropped_offers_leave_all_eight_and_have_an_end_of_their_own(scene: Build) -> None:
    at = scene(ALL, ["gold", "ships", "", ""])
    for _ in range(15):
        at.do(0, "offer 1", "cancel")
    for number in range(1, 8):
        offer(at, 0, 1, "gold", "ships")
        at.do(0, f"withdraw 0-{number}")
    at.do(0, "ready", "not-ready", "offer 1", "cancel")
    assert at.choices(0) == ["ready"]
    offer(at, 1, 0, "ships", "gold")
    assert at.choices(0) == ["ready", "accept 1-1", "refuse 1-1"]
    at.do(0, "refuse 1-1").planned().idle()
    assert "offer 1" in at.choices(0)


def test_s07_a_swap_clears_votes_for_a_draw(scene: Build) -> None:
    at = scene(ALL, ["gold", "ships", "", ""])
    at.do(2, "ready", "propose-draw").do(3, "ready", "agree-draw")
    offer(at, 0, 1, "gold", "ships")
    at.do(1, "accept 0-1")
    assert at.s.for_draw == 0
    at.do(2, "ready", "propose-draw").do(3, "refuse-draw")


def test_r2_no_type_on_both_sides_at_least_one_each_way_power_cards_only(scene: Build) -> None:
    at = scene(ALL, ["gold pardon", "gold ships pardon", "", ""])
    at.do(0, "offer 1", "give gold")
    assert at.choices(0) == ["cancel", "want ships"]
    assert "offer 2" not in at.do(0, "cancel").choices(0)  # seat 2 has nothing to give


def test_r2_handing_somebody_the_win_is_legal(scene: Build) -> None:
    at = scene(ALL | {"red-tall": "pos-11"}, ["horses cannons gold troops supplies supplies", "ships", "", ""])
    offer(at, 1, 0, "ships", "supplies")
    at.do(0, "accept 1-1")
    assert at.s.over
    assert at.s.winners() == 1


def test_option_gifts(scene: Build) -> None:
    at = scene(ALL, ["gold", "", "", ""], law={"gifts": True})
    at.do(0, "offer 1", "give gold", "send-offer")
    assert at.cards(1) == ""  # the receiver must accept
    at.do(1, "accept 0-1")
    assert at.cards(1) == "gold"
    at = scene(ALL, ["gold", "", "", ""])
    assert "offer 1" not in at.choices(0)


def test_option_swap_pardons(scene: Build) -> None:
    at = scene(ALL, ["pardon", "ships", "", ""], law={"pardons": True})
    offer(at, 0, 1, "pardon", "ships")
    at.do(1, "accept 0-1")
    assert at.cards(1) == "pardon"
    assert "offer 1" not in scene(ALL, ["pardon", "ships", "", ""]).choices(0)


def test_r8_a_draw_agreed_by_all_four_is_shared(scene: Build) -> None:
    at = scene(ALL)
    at.do(0, "ready", "propose-draw").do(1, "ready", "agree-draw").do(2, "ready", "agree-draw")
    assert "agree-draw" in at.choices(3)
    at.do(3, "agree-draw")
    assert at.s.over
    assert at.s.winners() == 15
    assert at.s.payoff(2) == pytest.approx(0.25)


def test_r8_one_refusal_settles_it_for_the_round(scene: Build) -> None:
    at = scene(ALL)
    at.do(0, "ready", "propose-draw").do(3, "refuse-draw")
    assert "propose-draw" not in at.choices(0)
    at.do(1, "ready").do(2, "ready").do(3, "ready")
    assert at.s.phase == 1


def test_a_draw_is_never_agreed_on_by_only_answering(scene: Build) -> None:
    at = scene(ALL, ["gold", "ships", "", ""])
    assert not any("draw" in text for seat in range(4) for text in at.choices(seat))
