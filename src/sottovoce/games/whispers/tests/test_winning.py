"""Points, ties, and agents on the map (§25, §26)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sottovoce.games.whispers.rules.rounds import begin_round
from sottovoce.games.whispers.rules.scoring import winners

if TYPE_CHECKING:
    from sottovoce.games.whispers.tests.conftest import Stage


def test_s25_seventeen_points(scene: type[Stage]) -> None:
    stage = scene().loyal(0, "lion", "elephant", "bear", "eagle", "horse")
    # Lion 2, Elephant 3, Bear 1, Eagle 4, Horse 2.
    stage.army("l4", "elephant", 1).army("h1", "eagle", 1).army("h6", "eagle", 1)
    assert stage.position.score(0) == 17


def test_s25_ties_are_broken_by_tokens_then_by_cards(scene: type[Stage]) -> None:
    order = ("lion", "elephant", "bear", "eagle", "horse")
    stage = scene().loyal(0, *order).loyal(1, *order)
    stage.give(1, "bear-eagle")
    assert winners(stage.position) == 0b10
    stage.position.shown[1] = 0b00011
    assert winners(stage.position) == 0b01


def test_r13_who_ties_in_everything_shares_the_victory(scene: type[Stage]) -> None:
    order = ("lion", "elephant", "bear", "eagle", "horse")
    stage = scene().loyal(0, *order).loyal(1, *order).give(0, "lion-bear").give(1, "bear-eagle")
    assert winners(stage.position) == 0b11


def test_option_hidden_bonus(scene: type[Stage]) -> None:
    plain, bonus = scene().position, scene(hidden_bonus="on").position
    assert bonus.score(0) == plain.score(0) + 5
    bonus.shown[0] = 0b00011
    assert bonus.score(0) == plain.score(0) + 3


def test_option_city_e3(scene: type[Stage]) -> None:
    order = ("eagle", "elephant", "bear", "lion", "horse")
    with_city, without = scene(city_e3="on").loyal(0, *order), scene().loyal(0, *order)
    assert with_city.position.score(0) == without.position.score(0) + 4
    stage = with_city.agent(0, "bear-sheriff").give(0, "lion-bear", "lion-eagle", "elephant-horse", "horse-bear")
    stage.reach("bear-sheriff").play("play double-lion")
    assert "from e3" in stage.choices
    stage.play("from e1", "play uprising")
    assert "from e3" not in stage.choices


def test_option_field_agents(scene: type[Stage]) -> None:
    stage = scene(field_agents="on")
    assert "station b1" in stage.choices
    assert not any(choice.startswith("station") for choice in scene().choices)
    first, second = stage.asked, 1 - stage.asked
    stage.play("station h1", "station h1")
    assert "station h1" not in stage.choices
    stage.play("station h2", "deploy bear-sheriff")
    assert stage.asked == first
    assert not any(choice.startswith("station") for choice in stage.choices)
    assert [region.agents for region in stage.view(None).regions if region.id == "h1"] == [sorted([first, second])]


def test_s26_an_agent_in_a_horse_region_held_by_bear_scores_four(scene: type[Stage]) -> None:
    stage = scene(field_agents="on").loyal(0, "bear", "eagle", "elephant", "lion", "horse").army("h2", "bear", 1)
    before = stage.position.score(0)
    stage.position.stationed[0] |= 1 << stage.region("h2")
    assert stage.position.score(0) == before + 4
    assert stage.view(None).empires[0].cities == 1


def test_s26_agents_on_the_map_are_taken_back_like_others(scene: type[Stage]) -> None:
    stage = scene(field_agents="on")
    stage.position.first = 0
    stage.position.round = 1
    stage.agent(0, "bear-sheriff").agent(1, "bear-steward")
    stage.position.stationed[0] |= 1 << stage.region("h2")
    begin_round(stage.position)
    assert stage.choices == ["recall bear-sheriff", "retrieve h2"]
    stage.play("retrieve h2")
    assert stage.position.stationed[0] == 0
