"""A round from agents to loyalties (§8 to §14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import sottovoce
from sottovoce.core.dice import Fast
from sottovoce.games.whispers.rules.cards import KIND_NAMES
from sottovoce.games.whispers.rules.rounds import begin_round

if TYPE_CHECKING:
    from sottovoce.games.whispers.tests.conftest import Stage


def test_s08_a_round_goes_through_its_phases() -> None:
    table = sottovoce.new("whispers", players=2, seed=3)
    steps: list[str] = []
    dice = Fast(4)
    while not table.over:
        step = table.view(None)["step"]
        if step in ("deploy", "recall", "loyalties", "act") and (not steps or steps[-1] != step):
            steps.append(step)
        actions = table.actions(table.to_act[0])
        table.play_action(table.to_act[0], actions[dice.roll(len(actions))])
    phases = [step for step in steps if step != "act"]
    assert phases[0] == "deploy"
    assert phases[1:3] == ["loyalties", "recall"]
    assert phases.count("recall") == 3
    assert table.view(None)["round"] == 4


@pytest.mark.parametrize(("players", "on_board"), [(2, [3, 5, 7, 9]), (3, [2, 3, 4, 5]), (4, [2, 3, 4, 5])])
def test_s09_agents_on_the_board_round_by_round(players: int, on_board: list[int]) -> None:
    table = sottovoce.new("whispers", players=players, seed=3)
    dice = Fast(9)
    found: dict[int, list[int]] = {}
    while not table.over:
        seat = table.to_act[0]
        view = table.view(None)
        if view["step"] == "act":
            found[view["round"]] = [9 - player["agents"] for player in view["players"]]
        actions = table.actions(seat)
        table.play_action(seat, actions[dice.roll(len(actions))])
    assert [found[number] for number in (1, 2, 3, 4)] == [[count] * players for count in on_board]


def test_s09_all_take_one_agent_back_before_any_is_placed(scene: type[Stage]) -> None:
    stage = scene(3)
    stage.position.first = 1
    stage.position.round = 1
    stage.agent(0, "bear-sheriff", "lion-sheriff").agent(1, "eagle-sheriff").agent(2, "horse-sheriff")
    begin_round(stage.position)
    order = []
    for answer in ("recall eagle-sheriff", "recall horse-sheriff", "recall lion-sheriff"):
        order.append(stage.asked)
        assert all(choice.startswith("recall") for choice in stage.choices)
        stage.play(answer)
    assert order == [1, 2, 0]
    assert stage.asked == 1
    assert "deploy bear-sheriff" not in stage.choices
    assert "deploy lion-sheriff" in stage.choices


def test_s10_an_empty_seat_is_controlled_by_the_next_agent_further_on(scene: type[Stage]) -> None:
    stage = scene(2).agent(1, "bear-sheriff").agent(0, "bear-chancellor")
    controllers = [post.controller for post in stage.view(None).posts[:8]]
    assert controllers == [1, 0, 0, 0, None, None, None, None]


def test_s10_control_is_looked_up_when_the_marker_arrives(scene: type[Stage]) -> None:
    stage = scene(2).army("b1", "bear", 2).agent(0, "bear-sheriff").agent(1, "bear-chancellor")
    stage.reach("bear-chancellor").play("swap", "seat bear-sheriff")
    assert [post.agent for post in stage.view(None).posts[:4]] == [1, None, None, 0]


def test_r1_a_seat_that_can_act_must_act(scene: type[Stage]) -> None:
    stage = scene().army("b1", "bear", 1).agent(0, "bear-chancellor").reach("bear-chancellor")
    assert stage.choices == ["attack", "swap"]


def test_r1_a_seat_that_can_do_nothing_passes_by_itself_without_cards(scene: type[Stage]) -> None:
    stage = scene().agent(0, "elephant-sheriff").agent(1, "elephant-steward")
    for region in ("p6", "p8"):
        stage.army(region, "eagle", 1)
    stage.reach("elephant-sheriff")
    assert stage.asked == 1
    assert "passed" in [event.kind for event in stage.events()]


def test_r1_cards_may_be_played_before_a_pass_and_none_after(scene: type[Stage]) -> None:
    stage = scene().agent(0, "elephant-sheriff").agent(1, "elephant-steward").give(0, "bear-eagle", "eagle-bear")
    for region in ("p6", "p8", "e1"):
        stage.army(region, "eagle", 1)
    stage.reach("elephant-sheriff")
    assert stage.choices[:1] == ["pass"]
    stage.play("play mercenaries", "from e1")
    assert stage.asked == 1
    stage = scene().agent(0, "elephant-sheriff").agent(1, "elephant-steward").give(0, "bear-eagle", "eagle-bear")
    for region in ("p6", "p8"):
        stage.army(region, "eagle", 1)
    stage.reach("elephant-sheriff").play("pass")
    assert stage.asked == 1


def test_s10_after_a_card_a_seat_that_could_do_nothing_may_have_to_act(scene: type[Stage]) -> None:
    stage = scene().agent(0, "elephant-sheriff").give(0, "bear-eagle", "eagle-bear", "lion-bear")
    for region in ("p6", "p8"):
        stage.army(region, "eagle", 1)
    stage.reach("elephant-sheriff").play("play mercenaries", "from p6")
    assert "add" in stage.choices
    assert "pass" not in stage.choices


def test_s11_excess_banners_leave_at_the_end_of_the_empires_turn(scene: type[Stage]) -> None:
    stage = scene().army("h2", "horse", 6).army("h7", "bear", 6).agent(0, "horse-chancellor")
    stage.reach("horse-chancellor").play("swap", "seat horse-steward", "add", "place h1", "place h1")
    assert stage.at("h2") == ("horse", 4)
    assert stage.at("h7") == ("bear", 6)
    assert stage.reserve("horse") == 14


def test_s11_a_farm_feeds_six_and_only_the_own_turn_counts(scene: type[Stage]) -> None:
    stage = scene().army("h7", "bear", 6).army("b2", "bear", 6).agent(0, "bear-sheriff").reach("bear-sheriff")
    stage.play("add", "place b2", "place b2", "place b2")
    assert stage.at("h7") == ("bear", 6)
    assert stage.at("b2") == ("bear", 4)


def test_s12_the_first_player_token_moves_on(scene: type[Stage]) -> None:
    stage = scene(3)
    stage.position.first = 2
    stage.end_round(1)
    assert stage.view(None).first == 0


def test_s12_after_round_four_the_game_ends_without_clean_up_and_swap(scene: type[Stage]) -> None:
    stage = scene().give(0, *["bear-eagle", "bear-lion", "bear-horse", "lion-bear", "lion-horse", "horse-bear"])
    stage.end_round(4)
    assert stage.position.over
    assert len(stage.hand(0)) == 6


def test_s13_exactly_the_excess_over_five_is_discarded(scene: type[Stage]) -> None:
    cards = ["bear-eagle", "bear-lion", "bear-horse", "lion-bear", "lion-horse", "horse-bear", "horse-lion"]
    stage = scene().give(0, *cards).end_round(1)
    assert stage.asked == 0
    assert stage.choices == [f"discard {card}" for card in sorted(cards, key=KIND_NAMES.index)]
    stage.events()
    stage.play("discard lion-bear")
    told = stage.events(1)
    assert [(event.kind, event.data.get("card")) for event in told] == [("discarded", None)]
    stage.play("discard bear-eagle")
    assert stage.view(None).step == "loyalties"
    assert stage.view(None).empires[3].deck == 7


def test_s14_two_hidden_loyalties_change_places_and_stay_up(scene: type[Stage]) -> None:
    stage = scene().loyal(0, "bear", "eagle", "elephant", "lion", "horse")
    stage.position.first = 1
    stage.end_round(1)
    assert stage.asked == 0
    stage.play("exchange devout opposed")
    loyalties = stage.view(1).players[0].loyalties
    assert [(loyalty.empire, loyalty.up) for loyalty in loyalties] == [
        ("horse", True),
        (None, False),
        (None, False),
        (None, False),
        ("bear", True),
    ]
    stage.play("keep")
    stage.end_round(2)
    stage.play("keep")
    assert stage.choices == [
        "keep",
        "exchange dutiful affiliated",
        "exchange dutiful unallied",
        "exchange affiliated unallied",
    ]


def test_s14_with_fewer_than_two_hidden_tokens_nobody_is_asked(scene: type[Stage]) -> None:
    stage = scene()
    stage.position.shown[0] = 0b01111
    stage.position.first = 1
    stage.end_round(1)
    assert stage.asked == 1
    stage.play("keep")
    assert stage.view(None).step == "recall"
