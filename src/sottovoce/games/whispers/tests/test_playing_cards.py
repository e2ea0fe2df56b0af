"""When cards are played, what is paid for them, and the words on them (§22 to §24)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from sottovoce.games.whispers.rules.cards import ABILITY_NAMES, KIND_NAMES
from sottovoce.games.whispers.show.printed_cards import ABILITY_COSTS, CARD_ABILITIES

if TYPE_CHECKING:
    from sottovoce.games.whispers.tests.conftest import Stage

Bears = Callable[..., "Stage"]


def test_r5_paid_cards_go_into_their_decks_at_once(scene: type[Stage]) -> None:
    stage = scene().army("b1", "bear", 1).agent(0, "bear-sheriff").give(0, "horse-bear").reach("bear-sheriff")
    assert stage.view(None).empires[4].deck == 7
    stage.play("play horse", "from b1", "to b2")
    assert stage.view(None).empires[4].deck == 8


def test_r7_the_question_depends_on_public_knowledge_only(scene: type[Stage]) -> None:
    stage = scene().army("b5", "bear", 2).agent(0, "bear-sheriff").give(0, "bear-eagle").reach("bear-sheriff")
    stage.play("attack", "from b5", "to h2", "count 2")
    assert stage.choices == ["done"]
    stage.play("done")
    assert stage.choices == ["done", "play bear"]


def test_s23_each_card_offers_three_abilities() -> None:
    offered = [CARD_ABILITIES[card] for card in KIND_NAMES]
    assert offered[0] == ("bear", "double-bear", "mercenaries")
    assert offered[KIND_NAMES.index("horse-lion")] == ("horse", "double-horse", "midnight-oil")
    assert offered[KIND_NAMES.index("lion-elephant")] == ("lion", "double-lion", "reinforcements")
    assert Counter(pair for _, _, pair in offered) == dict.fromkeys(ABILITY_NAMES[10:], 2)


def test_s23_an_ability_costs_one_card_or_two() -> None:
    assert list(ABILITY_COSTS) == list(ABILITY_NAMES)
    assert ABILITY_COSTS["lion"] == ("lion",)
    assert ABILITY_COSTS["double-lion"] == ("lion", "lion")
    assert ABILITY_COSTS["midnight-oil"] == ("lion", "horse")
    for card, abilities in CARD_ABILITIES.items():
        assert all(card.split("-")[0] in ABILITY_COSTS[ability] for ability in abilities)


def test_s24_up_to_means_at_least_one(scene: type[Stage]) -> None:
    stage = scene().army("b1", "bear", 5).agent(0, "bear-sheriff").give(0, "bear-eagle", "eagle-bear")
    stage.reach("bear-sheriff").play("play mercenaries", "from b1")
    assert stage.choices == ["count 1", "count 2", "count 3"]


def test_s24_a_short_reserve_gives_as_many_as_there_are(scene: type[Stage]) -> None:
    stage = scene().army("l1", "lion", 18).agent(0, "bear-sheriff").give(0, "lion-bear", "lion-eagle")
    stage.reach("bear-sheriff").play("play double-lion", "from l3")
    assert stage.at("l3") == ("lion", 2)


@pytest.mark.parametrize("window", ["before", "after"])
def test_s22_cards_of_the_middle_are_played_before_or_after_the_action(window: str, bears: Bears) -> None:
    stage = bears("bear-eagle", "eagle-bear", "horse-lion").army("l3", "lion", 1)
    if window == "after":
        stage.play("add", "place b1", "place b1")
    stage.play("play mercenaries", "from l3")
    assert stage.at("l3") == ("lion", 0)


def test_s22_no_card_of_the_middle_is_played_in_the_midst_of_an_attack(bears: Bears) -> None:
    stage = bears("bear-eagle", "eagle-bear", "horse-lion", "horse-eagle").attack()
    assert stage.choices == ["count 1", "count 2", "count 3"]
    assert stage.play("count 1").choices == ["done"]


def test_s23_a_pair_needs_one_card_that_names_the_other(bears: Bears) -> None:
    assert "play mercenaries" not in bears("bear-lion", "eagle-lion").choices
    assert "play mercenaries" in bears("bear-lion", "eagle-bear").choices
    assert "play mercenaries" in bears("bear-eagle", "eagle-lion").choices


def test_payment_is_asked_where_others_can_not_see_what_it_must_be(bears: Bears) -> None:
    stage = bears("bear-lion", "bear-eagle", "eagle-lion").play("play mercenaries")
    assert stage.choices == ["pay bear-eagle"]
    stage = bears("bear-lion", "bear-eagle", "eagle-bear", "eagle-lion").play("play mercenaries")
    assert stage.choices == ["pay bear-eagle", "pay bear-lion"]
    stage.play("pay bear-lion")
    assert stage.choices == ["pay eagle-bear"]
    stage.play("pay eagle-bear", "from b5", "count 1")
    assert stage.hand(0) == ["bear-eagle", "eagle-lion"]


def test_paying_is_public_and_final(bears: Bears) -> None:
    stage = bears("horse-bear", "horse-lion").play("play horse")
    stage.events()
    stage.play("pay horse-lion")
    paid = [event for event in stage.events() if event.kind == "paid"]
    assert paid[0].reveals
    assert paid[0].data["card"] == "card:horse-lion"


def test_bear_eagle_and_elephant_in_one_turn(scene: type[Stage]) -> None:
    """An Eagle move, an attack boosted by an Elephant, then the Bear's second attack."""
    stage = scene().army("l3", "lion", 3).army("h2", "bear", 2).agent(0, "bear-sheriff")
    stage.give(0, "eagle-bear", "elephant-bear", "bear-lion").reach("bear-sheriff")
    stage.play("play eagle", "seat lion-chancellor", "attack", "from l3", "to h2", "count 3", "play elephant", "done")
    assert stage.at("h2") == ("lion", 2)
    stage.play("play bear", "to h1")
    assert stage.at("h1") == ("lion", 1)
    assert stage.at("h2") == ("lion", 1)
