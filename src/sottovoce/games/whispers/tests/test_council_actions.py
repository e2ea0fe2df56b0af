"""What council seats do: banners, cards, attacks, the swap of agents (§15 to §21)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import sottovoce

if TYPE_CHECKING:
    from sottovoce.games.whispers.tests.conftest import Stage


def test_s15_home_regions_are_controlled_without_banners(scene: type[Stage]) -> None:
    stage = scene().army("h2", "bear", 1)
    assert stage.at("h1") == ("horse", 0)
    assert stage.at("h2") == ("bear", 1)
    assert stage.view(None).empires[4].cities == 4


def test_s15_a_conquered_region_without_banners_falls_back_at_once(scene: type[Stage]) -> None:
    stage = scene().army("h1", "bear", 2).agent(0, "bear-sheriff").give(0, "bear-eagle", "eagle-lion")
    stage.reach("bear-sheriff").play("play mercenaries", "from h1", "count 2")
    assert stage.at("h1") == ("horse", 0)
    assert stage.view(None).empires[4].cities == 4


def test_s16_only_one_empire_stays_in_a_region(scene: type[Stage]) -> None:
    stage = scene().army("h2", "horse", 4).army("b5", "bear", 2).agent(0, "bear-sheriff").reach("bear-sheriff")
    stage.play("attack", "from b5", "to h2", "count 2")
    assert stage.at("h2") == ("horse", 2)


def test_s17_banners_are_counted_by_icons_controlled_now(scene: type[Stage]) -> None:
    stage = scene().army("b4", "eagle", 1).army("l1", "bear", 1).army("l5", "bear", 1).agent(0, "bear-sheriff")
    stage.reach("bear-sheriff").play("add")
    assert stage.view(None).doing is not None
    assert stage.position.left == 3
    assert "place l1" in stage.choices
    assert "place b4" not in stage.choices


def test_r2_the_plain_two_may_be_split(scene: type[Stage]) -> None:
    stage = scene().agent(0, "eagle-sheriff").reach("eagle-sheriff").play("add", "place e1", "place e2")
    assert stage.at("e1") == ("eagle", 1)
    assert stage.at("e2") == ("eagle", 1)


def test_option_two_banners(scene: type[Stage]) -> None:
    stage = scene(two_banners="together").agent(0, "eagle-sheriff").reach("eagle-sheriff").play("add", "place e1")
    assert stage.at("e1") == ("eagle", 2)
    stage = scene(two_banners="together").agent(0, "bear-sheriff").reach("bear-sheriff").play("add", "place b1")
    assert stage.at("b1") == ("bear", 1)


def test_s17_two_banners_per_fort(scene: type[Stage]) -> None:
    stage = scene().agent(0, "lion-marshal").reach("lion-marshal").play("add")
    assert stage.position.left == 4


def test_s17_a_short_reserve_gives_what_it_has_and_an_empty_one_nothing(scene: type[Stage]) -> None:
    stage = scene().army("e1", "eagle", 19).agent(0, "eagle-sheriff").reach("eagle-sheriff").play("add")
    assert stage.position.left == 1
    stage = scene().army("b1", "bear", 20).agent(0, "bear-steward").reach("bear-steward")
    assert stage.choices == ["draw"]


def test_s18_whole_groups_of_icons_give_cards(scene: type[Stage]) -> None:
    stage = scene().agent(0, "eagle-steward").reach("eagle-steward")
    stage.play("draw")
    assert len(stage.hand(0)) == 2
    assert all(card.startswith("eagle-") for card in stage.hand(0))
    stage = scene().agent(0, "lion-sheriff").reach("lion-sheriff").play("draw")
    assert len(stage.hand(0)) == 1


def test_r3_without_a_whole_group_or_a_deck_no_cards(scene: type[Stage]) -> None:
    stage = scene().army("b4", "eagle", 1).agent(0, "bear-steward").reach("bear-steward")
    assert stage.choices == ["add"]
    lions = [f"lion-{other}" for other in ("bear", "eagle", "elephant", "horse")]
    stage = scene().agent(0, "lion-sheriff").give(1, *lions, *lions).reach("lion-sheriff")
    assert stage.choices == ["add"]
    eagles = [f"eagle-{other}" for other in ("bear", "elephant", "lion", "horse")]
    stage = scene().agent(0, "eagle-steward").give(1, *eagles, *eagles[:3]).reach("eagle-steward").play("draw")
    assert stage.hand(0) == ["eagle-horse"]


def test_s18_draws_are_private(scene: type[Stage]) -> None:
    stage = scene().agent(0, "lion-sheriff").reach("lion-sheriff")
    stage.events()
    stage.play("draw")
    events = stage.events(0)
    private = [event for event in events if not event.heard_by(1)]
    assert [event.kind for event in private] == ["drew-cards"]
    assert not any("card" in event.data for event in events if event.heard_by(None))


def test_s19_a_home_region_may_be_emptied_a_conquered_one_not(scene: type[Stage]) -> None:
    stage = scene().army("b5", "bear", 2).agent(0, "bear-sheriff").reach("bear-sheriff")
    stage.play("attack", "from b5", "to h2", "count 2")
    assert stage.at("b5") == ("bear", 0)
    stage = scene().army("h2", "bear", 3).agent(0, "bear-sheriff").reach("bear-sheriff")
    stage.play("attack", "from h2", "to h1")
    assert stage.choices == ["count 1", "count 2"]


def test_s19_only_bordering_regions_of_others_can_be_attacked(scene: type[Stage]) -> None:
    stage = scene().army("b5", "bear", 2).army("b2", "bear", 2).agent(0, "bear-sheriff").reach("bear-sheriff")
    stage.play("attack")
    assert stage.choices == ["from b5"]
    stage.play("from b5")
    assert stage.choices == ["to h2"]


def test_s20_horse_3_against_bear_2_without_a_fort(scene: type[Stage]) -> None:
    stage = scene().army("h1", "horse", 3).army("h2", "bear", 2).agent(0, "horse-marshal").reach("horse-marshal")
    stage.play("attack", "from h1", "to h2", "count 3")
    assert stage.at("h2") == ("horse", 1)
    assert stage.reserve("bear") == 20


def test_s20_bear_3_against_horse_2_with_a_fort(scene: type[Stage]) -> None:
    stage = scene().army("h2", "bear", 4).army("h3", "horse", 2).agent(0, "bear-sheriff").reach("bear-sheriff")
    stage.play("attack", "from h2", "to h3", "count 3")
    assert stage.at("h3") == ("horse", 0)
    assert (stage.reserve("bear"), stage.reserve("horse")) == (19, 20)


def test_r4_an_empty_fort_strikes_too_whoever_holds_it(scene: type[Stage]) -> None:
    stage = scene().army("h2", "bear", 3).agent(0, "bear-sheriff").reach("bear-sheriff")
    stage.play("attack", "from h2", "to h3", "count 1")
    assert stage.at("h3") == ("horse", 0)
    assert stage.reserve("bear") == 18
    stage = scene().army("h3", "bear", 1).army("h1", "horse", 3).agent(0, "horse-marshal").reach("horse-marshal")
    stage.play("attack", "from h1", "to h3", "count 3")
    assert stage.at("h3") == ("horse", 1)


def test_s20_a_conquered_region_falls_back_when_nobody_is_left(scene: type[Stage]) -> None:
    stage = scene().army("h2", "bear", 2).army("l3", "lion", 2).agent(0, "lion-chancellor").reach("lion-chancellor")
    stage.play("attack", "from l3", "to h2", "count 2")
    assert stage.at("h2") == ("horse", 0)


def test_s21_the_chancellor_changes_places_and_acts_there(scene: type[Stage]) -> None:
    stage = scene().agent(0, "lion-chancellor").agent(1, "lion-sheriff").reach("lion-chancellor").play("swap")
    assert stage.choices == ["seat lion-sheriff", "seat lion-steward", "seat lion-marshal"]
    stage.play("seat lion-sheriff")
    posts = {post.id: post.agent for post in stage.view(None).posts}
    assert (posts["lion-sheriff"], posts["lion-chancellor"]) == (0, 1)
    assert stage.choices == ["add", "draw"]
    assert stage.view(None).marker == "lion-chancellor"


def test_s21_nothing_follows_on_a_seat_that_can_not_act(scene: type[Stage]) -> None:
    stage = scene().army("l1", "lion", 20).agent(0, "lion-chancellor").agent(1, "horse-sheriff")
    stage.reach("lion-chancellor").play("swap", "seat lion-marshal")
    assert stage.asked == 1
    assert stage.view(None).posts[14].agent == 0


def test_r9_around_the_action_of_the_swapped_seat_cards_are_played_but_neither_eagle_nor_lion(
    scene: type[Stage],
) -> None:
    stage = scene().army("l1", "lion", 2).agent(0, "lion-chancellor", "horse-marshal")
    stage.give(0, "horse-bear", "horse-elephant", "eagle-bear", "lion-bear").reach("lion-chancellor")
    assert {"play eagle", "play lion", "play horse"} <= set(stage.choices)
    stage.play("swap", "seat lion-sheriff")
    assert "play horse" in stage.choices
    assert not {"play eagle", "play lion"} & set(stage.choices)
    stage.play("play horse", "pay horse-bear", "from l1", "to l2", "count 1", "add")
    while stage.view(None).step == "place":
        stage.play("place l1")
    assert "play horse" in stage.choices
    assert not {"play eagle", "play lion"} & set(stage.choices)


def test_a_split_can_be_taken_back_step_by_step() -> None:
    table = sottovoce.new("whispers", players=2, seed=1)
    first = table.to_act[0]
    for post in ("bear-sheriff", "bear-chancellor", "lion-sheriff", "lion-steward", "horse-sheriff", "horse-steward"):
        table.play(table.to_act[0], f"deploy {post}")
    assert table.to_act == (first,)
    before = table.position.state()
    for text in ("add", "place b1"):
        table.play(first, text)
    assert table.view(None)["doing"]["left"] == 1
    table.undo(first)
    table.play(first, "place b2")
    table.undo(first)
    table.undo(first)
    assert table.position.state() == before


def test_a_draw_can_not_be_taken_back() -> None:
    table = sottovoce.new("whispers", players=2, seed=1)
    for post in (
        "lion-sheriff",
        "lion-chancellor",
        "horse-sheriff",
        "horse-steward",
        "horse-marshal",
        "horse-chancellor",
    ):
        table.play(table.to_act[0], f"deploy {post}")
    seat = table.to_act[0]
    table.play(seat, "draw")
    with pytest.raises(sottovoce.Illegal):
        table.undo(seat)
