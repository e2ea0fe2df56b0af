"""A card played by itself: what it does, and when it is not offered (§23)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from sottovoce.core.dice import Fast
from sottovoce.games.whispers import GAME

if TYPE_CHECKING:
    from sottovoce.games.whispers.tests.conftest import Stage

Bears = Callable[..., "Stage"]


def test_bear_attacks_once_more_with_the_survivors(bears: Bears) -> None:
    stage = bears("bear-eagle", "lion-bear").attack().play("count 3", "done", "play bear")
    assert "to h1" in stage.choices
    assert "to b5" not in stage.choices
    stage.play("to h1")
    assert stage.choices == ["count 1", "count 2"]
    stage.play("count 2", "done")
    assert stage.at("h1") == ("bear", 2)
    assert stage.at("h2") == ("bear", 1)


def test_bear_again_counts_as_your_attack(bears: Bears) -> None:
    stage = bears("bear-eagle", "bear-lion", "bear-horse", "lion-horse").attack()
    stage.army("h1", "horse", 1).play("count 3", "done", "play bear", "pay bear-eagle", "to h1", "count 2", "done")
    stage.play("play double-bear")
    assert stage.at("h1") == ("horse", 0)
    assert stage.at("h2") == ("bear", 1)


def test_bear_is_not_offered_without_survivors_or_when_one_must_stay(bears: Bears) -> None:
    stage = bears("bear-eagle").army("h2", "horse", 3).attack().play("count 3", "done")
    assert "play bear" not in stage.choices
    stage = bears("bear-eagle").attack().play("count 1", "done")
    assert stage.at("h2") == ("bear", 1)
    assert "play bear" not in stage.choices


def test_bear_is_not_offered_after_another_action(bears: Bears) -> None:
    stage = bears("bear-eagle").play("add", "place b1", "place b1")
    assert stage.choices == ["done"]


def test_r12_bear_counts_no_more_than_the_survivors(bears: Bears) -> None:
    stage = bears("bear-eagle", "horse-lion").army("h1", "bear", 4).attack().play("count 3", "done")
    stage.play("play horse", "from h1", "to h2", "count 3", "play bear", "to l3")
    assert stage.choices == ["count 1", "count 2", "count 3"]


def test_bear_does_not_count_banners_that_came_after_the_survivors_were_gone(scene: type[Stage]) -> None:
    stage = scene().army("h5", "lion", 1).army("h4", "horse", 3).army("l4", "lion", 2).agent(0, "horse-marshal")
    stage.give(0, "bear-eagle", "eagle-bear", "lion-eagle", "eagle-lion", "bear-horse").reach("horse-marshal")
    stage.play("attack", "from h4", "to h5", "count 3", "done")
    assert stage.at("h5") == ("horse", 2)
    assert "play bear" in stage.choices
    stage.play("play mercenaries", "pay bear-eagle", "pay eagle-bear", "from h5", "count 2")
    assert "play bear" not in stage.choices
    stage.play("play populate")
    assert stage.at("h5") == ("horse", 1)
    assert "play bear" not in stage.choices


def test_bear_counts_the_survivors_that_other_cards_left(bears: Bears) -> None:
    cards = ("bear-eagle", "eagle-bear", "horse-lion", "horse-eagle", "bear-horse")
    stage = bears(*cards, banners=6).army("h1", "bear", 4).attack().play("count 6", "done")
    stage.play("play mercenaries", "pay bear-eagle", "from h2", "count 2")
    stage.play("play horse", "pay horse-lion", "from h1", "to h2", "count 3")
    assert stage.at("h2") == ("bear", 7)
    stage.play("play bear", "to l3")
    assert stage.choices == ["count 1", "count 2", "count 3", "count 4"]


def test_eagle_moves_the_active_agent_and_acts_there(bears: Bears) -> None:
    stage = bears("eagle-lion").play("play eagle", "seat lion-marshal")
    posts = {post.id: post.agent for post in stage.view(None).posts}
    assert posts["bear-sheriff"] is None
    assert posts["lion-marshal"] == 0
    assert stage.choices == ["add"]
    stage.play("add", "place l2", "place l2", "place l2", "place l2")
    assert stage.at("l2") == ("lion", 4)
    # The marker goes on from the Bear's Sheriff: the Lion's Marshal will act again in its turn.
    assert stage.view(None).marker == "lion-sheriff"


def test_eagle_moves_an_agent_that_stands_further_on_even_to_the_acting_seat(scene: type[Stage]) -> None:
    stage = scene().army("b5", "bear", 2).agent(0, "bear-chancellor").give(0, "eagle-bear").reach("bear-sheriff")
    stage.play("play eagle")
    assert "seat bear-sheriff" in stage.choices
    assert "seat bear-chancellor" not in stage.choices
    stage.play("seat bear-sheriff", "add", "place b1", "place b1")
    assert stage.view(None).posts[0].agent == 0
    assert stage.view(None).posts[3].controller is None


def test_eagle_is_not_offered_when_no_seat_is_empty_or_after_another_move(scene: type[Stage], bears: Bears) -> None:
    stage = scene().give(0, "eagle-bear")
    for post in stage.view(None).posts:
        stage.agent(0 if post.id == "bear-sheriff" else 1, post.id)
    assert "play eagle" not in stage.reach("bear-sheriff").choices
    stage = bears("eagle-bear", "eagle-lion", "lion-bear").play("play eagle", "pay eagle-bear", "seat lion-sheriff")
    assert "play eagle" not in stage.choices
    assert "play lion" not in stage.choices
    assert "play eagle" not in stage.play("draw").choices


def test_eagle_to_a_seat_that_can_not_act_ends_the_turn(scene: type[Stage]) -> None:
    stage = scene().army("l1", "lion", 20).agent(0, "bear-sheriff").agent(1, "bear-steward").give(0, "eagle-bear")
    stage.reach("bear-sheriff").play("play eagle", "seat lion-marshal")
    assert stage.asked == 1


def test_r10_after_an_eagle_play_goes_on_from_the_seat_that_was_to_act(scene: type[Stage]) -> None:
    """The Sheriff acts through the Marshal's agent, who flies away: the Steward, who comes next, acts all the same."""
    stage = scene().army("b5", "bear", 2).agent(0, "bear-marshal").agent(1, "bear-chancellor")
    stage.give(0, "eagle-bear").reach("bear-sheriff").play("play eagle", "seat lion-marshal")
    stage.play("add", "place l2", "place l2", "place l2", "place l2")
    assert (stage.view(None).marker, stage.asked) == ("bear-steward", 1)


@pytest.mark.parametrize(("after_eagle", "left"), [("marker", "bear-steward"), ("agent", "bear-chancellor")])
def test_option_after_eagle(after_eagle: str, left: str, scene: type[Stage]) -> None:
    """R10: the Sheriff acts through the Marshal's agent, who flies away; then the Steward's turn comes, or no more."""
    stage = scene(after_eagle=after_eagle).army("b5", "bear", 2).agent(0, "bear-marshal").agent(1, "bear-chancellor")
    stage.give(0, "eagle-bear").reach("bear-sheriff").play("play eagle", "seat lion-marshal")
    stage.play("add", "place l2", "place l2", "place l2", "place l2")
    assert stage.view(None).marker == left


@pytest.mark.parametrize("rules", GAME.rules_versions)
def test_r11_lion_lends_a_seat_that_can_attack_only_by_card(rules: int, scene: type[Stage]) -> None:
    """The whole Horse army stands inland: only an Armada brings it anywhere. Version 1 did not count that."""
    stage = scene(rules=rules).army("b5", "bear", 2).army("h9", "horse", 20).agent(0, "bear-sheriff", "horse-marshal")
    stage.agent(1, "horse-steward").give(0, "lion-bear", "eagle-horse", "horse-eagle").reach("bear-sheriff")
    assert ("play lion" in stage.choices) == (rules >= 2)
    if rules >= 2:
        stage.play("play lion")
        assert stage.choices == ["seat horse-marshal"]
        stage.play("seat horse-marshal")
        assert "attack" in stage.choices
        other = stage.position.imagine(1, Fast(1))
        assert other.choices(0)


def test_elephant_adds_a_banner_to_the_attack(bears: Bears) -> None:
    stage = bears("elephant-bear").army("h2", "horse", 3).attack().play("count 3")
    stage.play("play elephant")
    assert stage.at("h2") == ("bear", 1)


def test_elephant_is_not_offered_with_an_empty_reserve_or_outside_an_attack(bears: Bears) -> None:
    stage = bears("elephant-bear")
    assert "play elephant" not in stage.choices
    stage.army("b1", "bear", 17)
    assert stage.attack().play("count 3").choices == ["done"]


def test_lion_uses_another_controlled_seat(bears: Bears) -> None:
    stage = bears("lion-bear").agent(0, "eagle-marshal").agent(1, "eagle-sheriff")
    stage.play("play lion")
    # The Eagle's Steward is held through the Marshal's agent; the Sheriff is another player's.
    assert stage.choices == ["seat eagle-steward", "seat eagle-marshal"]
    stage.play("seat eagle-steward", "draw")
    assert len(stage.hand(0)) == 2
    assert stage.view(None).doing is not None
    assert stage.view(None).doing.empire == "eagle"  # type: ignore[union-attr]
    assert stage.view(None).posts[6].agent == 0


def test_lion_needs_another_seat_that_can_do_something(bears: Bears) -> None:
    assert "play lion" not in bears("lion-bear").choices
    stage = bears("lion-bear").agent(0, "lion-marshal").army("l1", "lion", 20)
    # Lion seats through the Marshal: Sheriff draws a card, Steward draws one, Marshal can add nothing.
    stage.play("play lion")
    assert stage.choices == ["seat lion-sheriff", "seat lion-steward"]


def test_lion_may_draw_the_card_it_was_paid_with(scene: type[Stage]) -> None:
    stage = scene().agent(0, "bear-sheriff", "lion-sheriff").give(0, "lion-horse")
    for region in ("l1", "l5", "l6"):
        stage.army(region, "horse", 1)  # the Lion is left without a farm
    stage.give(1, *(f"lion-{other}" for other in ("bear", "eagle", "elephant", "horse", "bear", "eagle", "elephant")))
    stage.reach("bear-sheriff")
    assert stage.view(None).empires[3].deck == 0
    stage.play("play lion", "seat lion-sheriff", "draw")
    assert stage.hand(0) == ["lion-horse"]


def test_lion_may_use_a_chancellor_to_swap(bears: Bears) -> None:
    stage = bears("lion-bear").agent(0, "horse-chancellor")
    stage.play("play lion", "seat horse-chancellor", "swap", "seat horse-sheriff", "add", "place h1")
    assert stage.at("h1") == ("horse", 1)
    assert stage.view(None).posts[16].agent == 0


def test_horse_moves_banners_between_regions_of_the_active_empire(bears: Bears) -> None:
    stage = bears("horse-bear").army("h1", "bear", 3).play("play horse")
    assert stage.choices == ["from b5", "from h1"]
    stage.play("from h1")
    assert "to h2" not in stage.choices
    stage.play("to b6")
    assert stage.choices == ["count 1", "count 2"]
    stage.play("count 2")
    assert stage.at("b6") == ("bear", 2)
    assert stage.at("h1") == ("bear", 1)
    assert "add" in stage.choices


def test_horse_is_not_offered_when_nothing_may_leave(scene: type[Stage]) -> None:
    stage = scene().army("h1", "bear", 1).agent(0, "bear-sheriff").give(0, "horse-bear").reach("bear-sheriff")
    assert "play horse" not in stage.choices


def test_horse_after_an_action(bears: Bears) -> None:
    stage = bears("horse-bear").play("add", "place b1", "place b1", "play horse", "from b1", "to b6", "count 2")
    assert stage.at("b6") == ("bear", 2)
