"""Midnight Oil: a basic action once more (§23)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sottovoce.games.whispers.tests.conftest import Stage

Bears = Callable[..., "Stage"]


def test_midnight_oil_repeats_the_basic_action(bears: Bears) -> None:
    stage = bears("lion-horse", "horse-bear").play(
        "add", "place b1", "place b1", "play midnight-oil", "place b6", "place b6"
    )
    assert stage.at("b6") == ("bear", 2)


def test_midnight_oil_chains(bears: Bears) -> None:
    stage = bears("lion-horse", "horse-bear", "horse-lion", "lion-bear").play("add", "place b1", "place b1")
    stage.play("play midnight-oil", "pay lion-horse", "pay horse-bear", "place b1", "place b1")
    stage.play("play midnight-oil", "place b6", "place b6")
    assert stage.at("b1") == ("bear", 4)
    assert stage.at("b6") == ("bear", 2)


def test_midnight_oil_draws_cards_again(scene: type[Stage]) -> None:
    stage = scene().agent(0, "lion-sheriff").give(0, "lion-horse", "horse-bear").reach("lion-sheriff").play("draw")
    before = len(stage.hand(0))
    stage.play("play midnight-oil")
    while stage.view(None).step.startswith("pay"):
        stage.play(stage.choices[0])
    assert len(stage.hand(0)) == before - 2 + 1


def test_midnight_oil_is_not_offered_before_an_action_or_where_it_can_not_be_repeated(
    scene: type[Stage], bears: Bears
) -> None:
    stage = bears("lion-horse", "horse-bear")
    assert "play midnight-oil" not in stage.choices
    stage = scene().army("b5", "bear", 18).agent(0, "bear-sheriff").give(0, "lion-horse", "horse-bear")
    stage.reach("bear-sheriff").play("add", "place b1", "place b1")
    assert "play midnight-oil" not in stage.choices


def lost_armada(scene: type[Stage], *cards: str) -> Stage:
    """A Bear army that only a card lets attack has lost an attack by Armada; these cards are left."""
    stage = scene().army("b6", "bear", 6).army("l3", "lion", 2).agent(0, "bear-marshal")
    stage.give(0, "eagle-horse", "horse-bear", *cards).reach("bear-marshal").play("attack", "from b6", "play armada")
    if "pay eagle-horse" in stage.choices:
        stage.play("pay eagle-horse")
    return stage.play("pay horse-bear", "to l3", "count 1", "done")


def test_midnight_oil_repeats_an_attack_that_needs_an_armada(scene: type[Stage]) -> None:
    stage = lost_armada(scene, "lion-horse", "horse-eagle", "horse-elephant", "eagle-lion")
    # The Horse card that names the Eagle is needed for the Armada.
    stage.play("play midnight-oil")
    assert stage.choices == ["pay horse-elephant"]
    stage.play("pay horse-elephant")
    assert stage.choices == ["from b6"]
    stage.play("from b6")
    assert stage.choices == ["play armada"]


def test_midnight_oil_is_not_offered_if_it_costs_the_armada_it_needs(scene: type[Stage]) -> None:
    assert "play midnight-oil" not in lost_armada(scene, "lion-horse", "horse-eagle", "eagle-horse").choices
    assert (
        "play midnight-oil" not in lost_armada(scene, "lion-bear", "horse-lion", "horse-elephant", "eagle-lion").choices
    )
    assert "play midnight-oil" in lost_armada(scene, "lion-bear", "horse-lion", "horse-elephant", "eagle-horse").choices


def test_midnight_oil_draws_what_it_was_paid_with(scene: type[Stage]) -> None:
    stage = scene().agent(0, "lion-sheriff").give(0, "lion-horse", "horse-bear")
    stage.give(1, *(f"lion-{other}" for other in ("bear", "eagle", "elephant", "horse", "bear", "eagle")))
    stage.reach("lion-sheriff").play("draw")
    assert stage.view(None).empires[3].deck == 0
    stage.play("play midnight-oil", "pay lion-horse")
    assert stage.hand(0) == ["lion-elephant", "lion-horse"]
    assert stage.view(None).empires[3].deck == 0


def test_midnight_oil_never_repeats_the_swap(scene: type[Stage]) -> None:
    stage = scene().agent(0, "lion-chancellor").give(0, "lion-horse", "horse-bear").reach("lion-chancellor")
    stage.play("swap", "seat lion-sheriff", "draw")
    stage.play("play midnight-oil")
    while stage.view(None).step.startswith("pay"):
        stage.play(stage.choices[0])
    assert stage.view(None).posts[12].agent == 0
    assert stage.view(None).step == "afterwards"


def test_midnight_oil_on_an_attack_boosted_by_an_elephant(bears: Bears) -> None:
    stage = bears("lion-horse", "horse-bear", "elephant-bear", "elephant-eagle", banners=4).attack()
    stage.army("h2", "horse", 2).play("count 2", "play elephant", "pay elephant-bear", "done")
    assert stage.at("h2") == ("bear", 1)
    assert "play midnight-oil" not in stage.choices  # the army of B5 borders only its own regions now
    stage.army("b3", "bear", 2).play("play midnight-oil", "from b3", "to l2", "count 2", "play elephant")
    assert stage.at("l2") == ("bear", 2)


def test_midnight_oil_after_an_eagle_works_for_the_other_empire(bears: Bears) -> None:
    stage = bears("eagle-bear", "lion-horse", "horse-bear").play("play eagle", "seat eagle-sheriff", "add")
    stage.play("place e1", "place e1", "play midnight-oil", "place e7", "place e7")
    assert stage.at("e7") == ("eagle", 2)
