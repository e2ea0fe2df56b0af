"""Every ability of the cards: what it does, and why it is not offered when it can't be played (§22 to §24)."""

from __future__ import annotations

import pytest

from sottovoce.core.dice import Fast
from sottovoce.games.whispers import GAME
from sottovoce.games.whispers.position_editor import Stage


def attack(stage: Stage) -> Stage:
    """Bear banners attack H2 from B5 with all they have; the seat's question before is answered."""
    return stage.play("attack", "from b5", "to h2")


def bears(*cards: str, banners: int = 3) -> Stage:
    """The Bear Sheriff is to act, with an army in B5 and these cards in the player's hand."""
    return Stage().army("b5", "bear", banners).agent(0, "bear-sheriff").give(0, *cards).reach("bear-sheriff")


# -- own abilities


def test_bear_attacks_once_more_with_the_survivors() -> None:
    stage = attack(bears("bear-eagle", "lion-bear")).play("count 3", "done", "play bear")
    assert "to h1" in stage.choices
    assert "to b5" not in stage.choices
    stage.play("to h1")
    assert stage.choices == ["count 1", "count 2"]
    stage.play("count 2", "done")
    assert stage.at("h1") == ("bear", 2)
    assert stage.at("h2") == ("bear", 1)


def test_bear_again_counts_as_your_attack() -> None:
    stage = attack(bears("bear-eagle", "bear-lion", "bear-horse", "lion-horse"))
    stage.army("h1", "horse", 1).play("count 3", "done", "play bear", "pay bear-eagle", "to h1", "count 2", "done")
    stage.play("play double-bear")
    assert stage.at("h1") == ("horse", 0)
    assert stage.at("h2") == ("bear", 1)


def test_bear_is_not_offered_without_survivors_or_when_one_must_stay() -> None:
    stage = attack(bears("bear-eagle").army("h2", "horse", 3)).play("count 3", "done")
    assert "play bear" not in stage.choices
    stage = attack(bears("bear-eagle")).play("count 1", "done")
    assert stage.at("h2") == ("bear", 1)
    assert "play bear" not in stage.choices


def test_bear_is_not_offered_after_another_action() -> None:
    stage = bears("bear-eagle").play("add", "place b1", "place b1")
    assert stage.choices == ["done"]


def test_bear_counts_no_more_than_the_survivors() -> None:
    stage = attack(bears("bear-eagle", "horse-lion").army("h1", "bear", 4)).play("count 3", "done")
    stage.play("play horse", "from h1", "to h2", "count 3", "play bear", "to l3")
    assert stage.choices == ["count 1", "count 2", "count 3"]


def test_bear_does_not_count_banners_that_came_after_the_survivors_were_gone() -> None:
    stage = Stage().army("h5", "lion", 1).army("h4", "horse", 3).army("l4", "lion", 2).agent(0, "horse-marshal")
    stage.give(0, "bear-eagle", "eagle-bear", "lion-eagle", "eagle-lion", "bear-horse").reach("horse-marshal")
    stage.play("attack", "from h4", "to h5", "count 3", "done")
    assert stage.at("h5") == ("horse", 2)
    assert "play bear" in stage.choices
    stage.play("play mercenaries", "pay bear-eagle", "pay eagle-bear", "from h5", "count 2")
    assert "play bear" not in stage.choices
    stage.play("play populate")
    assert stage.at("h5") == ("horse", 1)
    assert "play bear" not in stage.choices


def test_bear_counts_the_survivors_that_other_cards_left() -> None:
    cards = ("bear-eagle", "eagle-bear", "horse-lion", "horse-eagle", "bear-horse")
    stage = attack(bears(*cards, banners=6).army("h1", "bear", 4)).play("count 6", "done")
    stage.play("play mercenaries", "pay bear-eagle", "from h2", "count 2")
    stage.play("play horse", "pay horse-lion", "from h1", "to h2", "count 3")
    assert stage.at("h2") == ("bear", 7)
    stage.play("play bear", "to l3")
    assert stage.choices == ["count 1", "count 2", "count 3", "count 4"]


def test_eagle_moves_the_active_agent_and_acts_there() -> None:
    stage = bears("eagle-lion").play("play eagle", "seat lion-marshal")
    posts = {post.id: post.agent for post in stage.view(None).posts}
    assert posts["bear-sheriff"] is None
    assert posts["lion-marshal"] == 0
    assert stage.choices == ["add"]
    stage.play("add", "place l2", "place l2", "place l2", "place l2")
    assert stage.at("l2") == ("lion", 4)
    # The marker goes on from the Bear's Sheriff: the Lion's Marshal will act again in its turn.
    assert stage.view(None).marker == "lion-sheriff"


def test_eagle_moves_an_agent_that_stands_further_on_even_to_the_acting_seat() -> None:
    stage = Stage().army("b5", "bear", 2).agent(0, "bear-chancellor").give(0, "eagle-bear").reach("bear-sheriff")
    stage.play("play eagle")
    assert "seat bear-sheriff" in stage.choices
    assert "seat bear-chancellor" not in stage.choices
    stage.play("seat bear-sheriff", "add", "place b1", "place b1")
    assert stage.view(None).posts[0].agent == 0
    assert stage.view(None).posts[3].controller is None


def test_eagle_is_not_offered_when_no_seat_is_empty_or_after_another_move() -> None:
    stage = Stage().give(0, "eagle-bear")
    for post in stage.view(None).posts:
        stage.agent(0 if post.id == "bear-sheriff" else 1, post.id)
    assert "play eagle" not in stage.reach("bear-sheriff").choices
    stage = bears("eagle-bear", "eagle-lion", "lion-bear").play("play eagle", "pay eagle-bear", "seat lion-sheriff")
    assert "play eagle" not in stage.choices
    assert "play lion" not in stage.choices
    assert "play eagle" not in stage.play("draw").choices


def test_eagle_to_a_seat_that_can_not_act_ends_the_turn() -> None:
    stage = Stage().army("l1", "lion", 20).agent(0, "bear-sheriff").agent(1, "bear-steward").give(0, "eagle-bear")
    stage.reach("bear-sheriff").play("play eagle", "seat lion-marshal")
    assert stage.asked == 1


@pytest.mark.parametrize(("after_eagle", "left"), [("marker", "bear-steward"), ("agent", "bear-chancellor")])
def test_option_after_eagle(after_eagle: str, left: str) -> None:
    """R10: the Sheriff acts through the Marshal's agent, who flies away; then the Steward's turn comes, or no more."""
    stage = Stage(after_eagle=after_eagle).army("b5", "bear", 2).agent(0, "bear-marshal").agent(1, "bear-chancellor")
    stage.give(0, "eagle-bear").reach("bear-sheriff").play("play eagle", "seat lion-marshal")
    stage.play("add", "place l2", "place l2", "place l2", "place l2")
    assert stage.view(None).marker == left


@pytest.mark.parametrize("rules", GAME.rules_versions)
def test_r11_lion_lends_a_seat_that_can_attack_only_by_card(rules: int) -> None:
    """The whole Horse army stands inland: only an Armada brings it anywhere. Version 1 did not count that."""
    stage = Stage(rules=rules).army("b5", "bear", 2).army("h9", "horse", 20).agent(0, "bear-sheriff", "horse-marshal")
    stage.agent(1, "horse-steward").give(0, "lion-bear", "eagle-horse", "horse-eagle").reach("bear-sheriff")
    assert ("play lion" in stage.choices) == (rules >= 2)
    if rules >= 2:
        stage.play("play lion")
        assert stage.choices == ["seat horse-marshal"]
        stage.play("seat horse-marshal")
        assert "attack" in stage.choices
        other = stage.position.imagine(1, Fast(1))
        assert other.choices(0)


def test_elephant_adds_a_banner_to_the_attack() -> None:
    stage = attack(bears("elephant-bear").army("h2", "horse", 3)).play("count 3")
    stage.play("play elephant")
    assert stage.at("h2") == ("bear", 1)


def test_elephant_is_not_offered_with_an_empty_reserve_or_outside_an_attack() -> None:
    stage = bears("elephant-bear")
    assert "play elephant" not in stage.choices
    stage.army("b1", "bear", 17)
    assert attack(stage).play("count 3").choices == ["done"]


def test_lion_uses_another_controlled_seat() -> None:
    stage = bears("lion-bear").agent(0, "eagle-marshal").agent(1, "eagle-sheriff")
    stage.play("play lion")
    # The Eagle's Steward is held through the Marshal's agent; the Sheriff is another player's.
    assert stage.choices == ["seat eagle-steward", "seat eagle-marshal"]
    stage.play("seat eagle-steward", "draw")
    assert len(stage.hand(0)) == 2
    assert stage.view(None).doing is not None
    assert stage.view(None).doing.empire == "eagle"  # type: ignore[union-attr]
    assert stage.view(None).posts[6].agent == 0


def test_lion_needs_another_seat_that_can_do_something() -> None:
    assert "play lion" not in bears("lion-bear").choices
    stage = bears("lion-bear").agent(0, "lion-marshal").army("l1", "lion", 20)
    # Lion seats through the Marshal: Sheriff draws a card, Steward draws one, Marshal can add nothing.
    stage.play("play lion")
    assert stage.choices == ["seat lion-sheriff", "seat lion-steward"]


def test_lion_may_draw_the_card_it_was_paid_with() -> None:
    stage = Stage().agent(0, "bear-sheriff", "lion-sheriff").give(0, "lion-horse")
    for region in ("l1", "l5", "l6"):
        stage.army(region, "horse", 1)  # the Lion is left without a farm
    stage.give(1, *(f"lion-{other}" for other in ("bear", "eagle", "elephant", "horse", "bear", "eagle", "elephant")))
    stage.reach("bear-sheriff")
    assert stage.view(None).empires[3].deck == 0
    stage.play("play lion", "seat lion-sheriff", "draw")
    assert stage.hand(0) == ["lion-horse"]


def test_lion_may_use_a_chancellor_to_swap() -> None:
    stage = bears("lion-bear").agent(0, "horse-chancellor")
    stage.play("play lion", "seat horse-chancellor", "swap", "seat horse-sheriff", "add", "place h1")
    assert stage.at("h1") == ("horse", 1)
    assert stage.view(None).posts[16].agent == 0


def test_horse_moves_banners_between_regions_of_the_active_empire() -> None:
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


def test_horse_is_not_offered_when_nothing_may_leave() -> None:
    stage = Stage().army("h1", "bear", 1).agent(0, "bear-sheriff").give(0, "horse-bear").reach("bear-sheriff")
    assert "play horse" not in stage.choices


def test_horse_after_an_action() -> None:
    stage = bears("horse-bear").play("add", "place b1", "place b1", "play horse", "from b1", "to b6", "count 2")
    assert stage.at("b6") == ("bear", 2)


# -- doubles


def test_two_bears_destroy_every_banner_in_the_attacked_region() -> None:
    stage = attack(bears("bear-eagle", "bear-lion", banners=1).army("h2", "horse", 4)).play("done", "play double-bear")
    assert stage.at("h2") == ("horse", 0)
    assert stage.reserve("horse") == 20


def test_two_bears_work_where_the_fort_killed_the_attackers() -> None:
    stage = Stage().army("h2", "bear", 2).army("h3", "horse", 4).agent(0, "bear-sheriff")
    stage.give(0, "bear-eagle", "bear-lion").reach("bear-sheriff")
    stage.play("attack", "from h2", "to h3", "done", "play double-bear")
    assert stage.at("h3") == ("horse", 0)


def test_two_bears_need_a_banner_in_the_region() -> None:
    stage = attack(bears("bear-eagle", "bear-lion").army("h2", "horse", 3)).play("count 3", "done")
    assert "play double-bear" not in stage.choices


def test_two_eagles_attack_an_empty_region_that_does_not_border() -> None:
    stage = bears("eagle-bear", "eagle-lion").army("h8", "horse", 1).play("attack", "from b5")
    assert stage.choices == ["to h2", "play double-eagle"]
    stage.play("play double-eagle")
    assert "to h8" not in stage.choices
    assert "to h2" not in stage.choices
    stage.play("to h6", "count 2")
    assert stage.at("h6") == ("bear", 2)


def test_two_eagles_need_two_cards_and_an_attack() -> None:
    stage = bears("eagle-bear", "lion-bear")
    assert "play double-eagle" not in stage.choices
    assert stage.play("attack", "from b5").choices == ["to h2"]


def test_two_elephants_add_three() -> None:
    stage = attack(bears("elephant-bear", "elephant-lion", banners=1).army("h2", "horse", 3)).play(
        "play double-elephant"
    )
    assert stage.at("h2") == ("bear", 1)


def test_two_elephants_add_what_the_reserve_has() -> None:
    stage = bears("elephant-bear", "elephant-lion", banners=1).army("b1", "bear", 17)
    attack(stage).play("play double-elephant")
    assert stage.at("h2") == ("bear", 3)
    stage = bears("elephant-bear", "elephant-lion", banners=1).army("b1", "bear", 19)
    assert attack(stage).choices == ["done"]


def test_two_lions_garrison_a_city_of_any_empire() -> None:
    stage = bears("lion-bear", "lion-eagle").army("h1", "eagle", 1).play("play double-lion")
    assert len(stage.choices) == 12
    stage.play("from h1")
    assert stage.at("h1") == ("eagle", 4)


def test_two_lions_need_a_city_whose_empire_has_banners() -> None:
    stage = bears("lion-bear", "lion-eagle").army("b2", "bear", 17).play("play double-lion")
    assert "from b6" not in stage.choices
    assert "from e1" in stage.choices
    stage = Stage().agent(0, "bear-sheriff").give(0, "lion-bear", "lion-eagle")
    for region, empire in (("b1", "bear"), ("e2", "eagle"), ("p1", "elephant"), ("l2", "lion"), ("h3", "horse")):
        stage.army(region, empire, 20)
    assert "play double-lion" not in stage.reach("bear-sheriff").choices


def test_two_horses_rearrange_one_empires_banners() -> None:
    stage = bears("horse-bear", "horse-lion").army("e1", "eagle", 2).army("b2", "eagle", 3).play("play double-horse")
    assert stage.choices == ["rearrange bear", "rearrange eagle"]
    stage.play("rearrange eagle")
    # The conquered region keeps one at least; the others come in their order.
    assert stage.choices == ["count 1", "count 2", "count 3", "count 4"]
    stage.play("count 1")
    assert stage.choices == [f"count {number}" for number in range(5)]
    stage.play("count 0", "count 4")
    assert stage.at("b2") == ("eagle", 1)
    assert stage.at("e1") == ("eagle", 0)
    assert stage.at("e2") == ("eagle", 4)
    assert stage.reserve("eagle") == 15


def test_two_horses_end_within_supply() -> None:
    stage = bears("horse-bear", "horse-lion").army("h1", "horse", 7).play("play double-horse", "rearrange horse")
    assert stage.choices == [f"count {number}" for number in range(5)]
    stage.play("count 4", "count 3")
    assert stage.at("h2") == ("horse", 3)


def test_two_horses_need_banners_that_could_stand_otherwise() -> None:
    stage = Stage().army("e1", "bear", 1).agent(0, "bear-sheriff").give(0, "horse-bear", "horse-lion")
    assert "play double-horse" not in stage.reach("bear-sheriff").choices
    stage.army("e2", "bear", 2)
    assert "play double-horse" in stage.choices


# -- pairs


def test_mercenaries_destroy_up_to_three_in_any_region() -> None:
    stage = bears("bear-eagle", "eagle-lion").army("l3", "lion", 5).play("play mercenaries")
    assert stage.choices == ["from b5", "from l3"]
    stage.play("from l3", "count 3")
    assert stage.at("l3") == ("lion", 2)


def test_mercenaries_need_a_banner_on_the_map() -> None:
    stage = Stage().agent(0, "bear-sheriff").give(0, "bear-eagle", "eagle-lion").reach("bear-sheriff")
    assert "play mercenaries" not in stage.choices


def test_recruit_spreads_over_empty_regions_of_several_empires() -> None:
    stage = bears("bear-elephant", "elephant-lion").play("play recruit")
    assert "place b5" not in stage.choices
    stage.play("place h1", "place h1", "place l3")
    assert stage.at("h1") == ("horse", 2)
    assert stage.at("l3") == ("lion", 1)


def test_recruit_gives_as_many_as_the_reserves_allow() -> None:
    stage = Stage().agent(0, "bear-sheriff").give(0, "bear-elephant", "elephant-lion")
    for region, empire, banners in (
        ("b1", "bear", 20),
        ("e2", "eagle", 20),
        ("p1", "elephant", 20),
        ("l2", "lion", 20),
    ):
        stage.army(region, empire, banners)
    stage.army("h3", "horse", 18).reach("bear-sheriff").play("play recruit", "place h1", "place h1")
    assert stage.view(None).step != "place"
    assert stage.reserve("horse") == 0


def test_recruit_needs_an_empty_region_with_a_reserve() -> None:
    stage = Stage().agent(0, "bear-sheriff").give(0, "bear-elephant", "elephant-lion")
    for region, empire in (("b1", "bear"), ("e2", "eagle"), ("p1", "elephant"), ("l2", "lion"), ("h3", "horse")):
        stage.army(region, empire, 20)
    assert "play recruit" not in stage.reach("bear-sheriff").choices


def test_recruit_option_into_one_region() -> None:
    stage = Stage(recruit="one").agent(0, "bear-sheriff").give(0, "bear-elephant", "elephant-lion")
    stage.reach("bear-sheriff").play("play recruit", "from h1")
    assert stage.at("h1") == ("horse", 3)


def test_subjugate_gives_a_banner_for_each_enemy_destroyed() -> None:
    stage = attack(bears("bear-lion", "lion-eagle").army("h2", "horse", 2)).play("count 3", "done", "play subjugate")
    assert "place h2" in stage.choices
    stage.play("place b6", "place h2")
    assert stage.at("b6") == ("bear", 1)
    assert stage.at("h2") == ("bear", 2)


def test_subjugate_counts_what_two_bears_destroyed() -> None:
    stage = bears("bear-lion", "lion-eagle", "bear-eagle", "bear-horse", banners=1).army("h2", "horse", 4)
    attack(stage).play("done", "play double-bear", "pay bear-eagle", "pay bear-horse", "play subjugate")
    assert stage.position.left == 4


def test_subjugate_needs_an_enemy_destroyed() -> None:
    stage = attack(bears("bear-lion", "lion-eagle")).play("count 3", "done")
    assert "play subjugate" not in stage.choices
    assert "play bear" in stage.choices


def test_disperse_sends_an_army_to_its_neighbours() -> None:
    stage = (
        bears("bear-horse", "horse-lion").army("l3", "lion", 3).army("l2", "eagle", 1).play("play disperse", "from l3")
    )
    assert stage.choices == ["place l1", "place l4", "place l8"]
    stage.play("place l1", "place l1", "place l8")
    assert stage.at("l3") == ("lion", 0)
    assert stage.at("l1") == ("lion", 2)


def test_disperse_without_own_neighbours_returns_to_the_reserve() -> None:
    stage = bears("bear-horse", "horse-lion").army("e7", "lion", 3).play("play disperse", "from e7")
    assert stage.at("e7") == ("eagle", 0)
    assert stage.reserve("lion") == 20


def test_disperse_needs_an_army() -> None:
    stage = Stage().agent(0, "bear-sheriff").give(0, "bear-horse", "horse-lion").reach("bear-sheriff")
    assert "play disperse" not in stage.choices


def test_fire_destroys_up_to_five_around_a_banner() -> None:
    stage = bears("eagle-elephant", "elephant-lion").army("h2", "horse", 4).army("b3", "lion", 2)
    stage.play("play alchemists-fire", "from b5")
    assert stage.choices == ["destroy b3", "destroy h2"]
    stage.play("destroy h2", "destroy h2", "destroy b3")
    assert stage.choices == ["done", "destroy b3", "destroy h2"]
    stage.play("destroy b3")
    assert stage.at("b3") == ("bear", 0)
    stage.play("destroy h2")
    assert stage.at("h2") == ("horse", 1)
    assert stage.view(None).step == "act"


def test_fire_may_stop_after_one() -> None:
    stage = bears("eagle-elephant", "elephant-lion").army("h2", "horse", 4)
    stage.play("play alchemists-fire", "from b5", "destroy h2", "done")
    assert stage.at("h2") == ("horse", 3)


def test_fire_needs_an_enemy_banner_next_to_one_of_its_own() -> None:
    stage = bears("eagle-elephant", "elephant-lion").army("h1", "horse", 4)
    assert "play alchemists-fire" not in stage.choices


def test_populate_adds_a_banner_everywhere() -> None:
    stage = bears("eagle-lion", "lion-bear").army("h9", "bear", 1).play("play populate")
    assert [stage.at(region)[1] for region in ("b1", "b2", "b3", "b4", "b5", "b6", "h9")] == [1, 1, 1, 1, 4, 1, 2]


def test_populate_with_a_short_reserve_asks_where() -> None:
    stage = Stage().army("b5", "bear", 18).agent(0, "bear-sheriff").give(0, "eagle-lion", "lion-bear")
    stage.reach("bear-sheriff").play("play populate", "place b6")
    assert "place b6" not in stage.choices
    stage.play("place b1")
    assert stage.reserve("bear") == 0


def test_populate_needs_a_reserve() -> None:
    stage = Stage().army("b5", "bear", 20).agent(0, "bear-sheriff").give(0, "eagle-lion", "lion-bear")
    assert "play populate" not in stage.reach("bear-sheriff").choices


def test_armada_attacks_anywhere() -> None:
    stage = bears("eagle-horse", "horse-bear").army("h8", "horse", 1).play("attack", "from b5", "play armada")
    assert "to h8" in stage.choices
    assert "to h2" not in stage.choices
    stage.play("to h8", "count 3")
    assert stage.at("h8") == ("bear", 2)


def test_armada_is_not_offered_once_the_target_is_named_or_without_an_attack() -> None:
    stage = bears("eagle-horse", "horse-bear")
    assert "play armada" not in stage.choices
    attack(stage)
    assert stage.choices == ["count 1", "count 2", "count 3"]


def test_armada_makes_an_attack_possible_but_not_compulsory() -> None:
    stage = Stage().army("b6", "bear", 2).agent(0, "bear-marshal").give(0, "eagle-horse", "horse-bear")
    stage.reach("bear-marshal")
    assert stage.choices[0] == "add"
    assert "attack" in stage.choices
    stage = Stage().army("b6", "bear", 20).agent(0, "bear-marshal").give(0, "eagle-horse", "horse-bear")
    stage.reach("bear-marshal")
    assert stage.choices[:2] == ["pass", "attack"]
    stage.play("attack", "from b6")
    assert stage.choices == ["play armada"]


def test_reinforcements_join_from_one_region() -> None:
    stage = bears("elephant-lion", "lion-bear", banners=1).army("b1", "bear", 8).army("h2", "horse", 5)
    attack(stage).play("play reinforcements", "from b1")
    assert stage.choices == [f"count {number}" for number in range(1, 7)]
    stage.play("count 6")
    assert stage.at("h2") == ("bear", 2)
    assert stage.at("b1") == ("bear", 2)


def test_reinforcements_never_give_up_a_conquered_region() -> None:
    stage = bears("elephant-lion", "lion-bear", banners=1).army("e2", "bear", 1)
    assert "play reinforcements" not in attack(stage).choices
    stage = bears("elephant-lion", "lion-bear", banners=1).army("e2", "bear", 3)
    attack(stage).play("play reinforcements", "from e2")
    assert stage.choices == ["count 1", "count 2"]


def test_uprising_raises_four_in_an_empty_plain_region() -> None:
    stage = bears("elephant-horse", "horse-bear").play("play uprising")
    assert "from h1" not in stage.choices  # a city
    assert "from h3" not in stage.choices  # a fort
    stage.play("from h2")
    assert stage.at("h2") == ("horse", 4)


def test_uprising_needs_an_empty_region_with_a_reserve() -> None:
    stage = bears("elephant-horse", "horse-bear").army("h3", "horse", 20).play("play uprising")
    assert not any(choice.startswith("from h") for choice in stage.choices)
    stage = Stage().agent(0, "bear-sheriff").give(0, "elephant-horse", "horse-bear")
    for region, empire in (("b1", "bear"), ("e2", "eagle"), ("p1", "elephant"), ("l2", "lion"), ("h3", "horse")):
        stage.army(region, empire, 20)
    assert "play uprising" not in stage.reach("bear-sheriff").choices


def test_midnight_oil_repeats_the_basic_action() -> None:
    stage = bears("lion-horse", "horse-bear").play(
        "add", "place b1", "place b1", "play midnight-oil", "place b6", "place b6"
    )
    assert stage.at("b6") == ("bear", 2)


def test_midnight_oil_chains() -> None:
    stage = bears("lion-horse", "horse-bear", "horse-lion", "lion-bear").play("add", "place b1", "place b1")
    stage.play("play midnight-oil", "pay lion-horse", "pay horse-bear", "place b1", "place b1")
    stage.play("play midnight-oil", "place b6", "place b6")
    assert stage.at("b1") == ("bear", 4)
    assert stage.at("b6") == ("bear", 2)


def test_midnight_oil_draws_cards_again() -> None:
    stage = Stage().agent(0, "lion-sheriff").give(0, "lion-horse", "horse-bear").reach("lion-sheriff").play("draw")
    before = len(stage.hand(0))
    stage.play("play midnight-oil")
    while stage.view(None).step.startswith("pay"):
        stage.play(stage.choices[0])
    assert len(stage.hand(0)) == before - 2 + 1


def test_midnight_oil_is_not_offered_before_an_action_or_where_it_can_not_be_repeated() -> None:
    stage = bears("lion-horse", "horse-bear")
    assert "play midnight-oil" not in stage.choices
    stage = Stage().army("b5", "bear", 18).agent(0, "bear-sheriff").give(0, "lion-horse", "horse-bear")
    stage.reach("bear-sheriff").play("add", "place b1", "place b1")
    assert "play midnight-oil" not in stage.choices


def lost_armada(*cards: str) -> Stage:
    """A Bear army that only a card lets attack has lost an attack by Armada; these cards are left."""
    stage = Stage().army("b6", "bear", 6).army("l3", "lion", 2).agent(0, "bear-marshal")
    stage.give(0, "eagle-horse", "horse-bear", *cards).reach("bear-marshal").play("attack", "from b6", "play armada")
    if "pay eagle-horse" in stage.choices:
        stage.play("pay eagle-horse")
    return stage.play("pay horse-bear", "to l3", "count 1", "done")


def test_midnight_oil_repeats_an_attack_that_needs_an_armada() -> None:
    stage = lost_armada("lion-horse", "horse-eagle", "horse-elephant", "eagle-lion")
    # The Horse card that names the Eagle is needed for the Armada.
    stage.play("play midnight-oil")
    assert stage.choices == ["pay horse-elephant"]
    stage.play("pay horse-elephant")
    assert stage.choices == ["from b6"]
    stage.play("from b6")
    assert stage.choices == ["play armada"]


def test_midnight_oil_is_not_offered_if_it_costs_the_armada_it_needs() -> None:
    assert "play midnight-oil" not in lost_armada("lion-horse", "horse-eagle", "eagle-horse").choices
    assert "play midnight-oil" not in lost_armada("lion-bear", "horse-lion", "horse-elephant", "eagle-lion").choices
    assert "play midnight-oil" in lost_armada("lion-bear", "horse-lion", "horse-elephant", "eagle-horse").choices


def test_midnight_oil_draws_what_it_was_paid_with() -> None:
    stage = Stage().agent(0, "lion-sheriff").give(0, "lion-horse", "horse-bear")
    stage.give(1, *(f"lion-{other}" for other in ("bear", "eagle", "elephant", "horse", "bear", "eagle")))
    stage.reach("lion-sheriff").play("draw")
    assert stage.view(None).empires[3].deck == 0
    stage.play("play midnight-oil", "pay lion-horse")
    assert stage.hand(0) == ["lion-elephant", "lion-horse"]
    assert stage.view(None).empires[3].deck == 0


def test_midnight_oil_never_repeats_the_swap() -> None:
    stage = Stage().agent(0, "lion-chancellor").give(0, "lion-horse", "horse-bear").reach("lion-chancellor")
    stage.play("swap", "seat lion-sheriff", "draw")
    stage.play("play midnight-oil")
    while stage.view(None).step.startswith("pay"):
        stage.play(stage.choices[0])
    assert stage.view(None).posts[12].agent == 0
    assert stage.view(None).step == "afterwards"


def test_midnight_oil_on_an_attack_boosted_by_an_elephant() -> None:
    stage = attack(bears("lion-horse", "horse-bear", "elephant-bear", "elephant-eagle", banners=4))
    stage.army("h2", "horse", 2).play("count 2", "play elephant", "pay elephant-bear", "done")
    assert stage.at("h2") == ("bear", 1)
    assert "play midnight-oil" not in stage.choices  # the army of B5 borders only its own regions now
    stage.army("b3", "bear", 2).play("play midnight-oil", "from b3", "to l2", "count 2", "play elephant")
    assert stage.at("l2") == ("bear", 2)


def test_midnight_oil_after_an_eagle_works_for_the_other_empire() -> None:
    stage = bears("eagle-bear", "lion-horse", "horse-bear").play("play eagle", "seat eagle-sheriff", "add")
    stage.play("place e1", "place e1", "play midnight-oil", "place e7", "place e7")
    assert stage.at("e7") == ("eagle", 2)


# -- windows and payment


@pytest.mark.parametrize("window", ["before", "after"])
def test_cards_of_the_middle_are_played_before_or_after_the_action(window: str) -> None:
    stage = bears("bear-eagle", "eagle-bear", "horse-lion").army("l3", "lion", 1)
    if window == "after":
        stage.play("add", "place b1", "place b1")
    stage.play("play mercenaries", "from l3")
    assert stage.at("l3") == ("lion", 0)


def test_no_card_of_the_middle_is_played_in_the_midst_of_an_attack() -> None:
    stage = attack(bears("bear-eagle", "eagle-bear", "horse-lion", "horse-eagle"))
    assert stage.choices == ["count 1", "count 2", "count 3"]
    assert stage.play("count 1").choices == ["done"]


def test_a_pair_needs_one_card_that_names_the_other() -> None:
    assert "play mercenaries" not in bears("bear-lion", "eagle-lion").choices
    assert "play mercenaries" in bears("bear-lion", "eagle-bear").choices
    assert "play mercenaries" in bears("bear-eagle", "eagle-lion").choices


def test_payment_is_asked_where_others_can_not_see_what_it_must_be() -> None:
    stage = bears("bear-lion", "bear-eagle", "eagle-lion").play("play mercenaries")
    assert stage.choices == ["pay bear-eagle"]
    stage = bears("bear-lion", "bear-eagle", "eagle-bear", "eagle-lion").play("play mercenaries")
    assert stage.choices == ["pay bear-eagle", "pay bear-lion"]
    stage.play("pay bear-lion")
    assert stage.choices == ["pay eagle-bear"]
    stage.play("pay eagle-bear", "from b5", "count 1")
    assert stage.hand(0) == ["bear-eagle", "eagle-lion"]


def test_paying_is_public_and_final() -> None:
    stage = bears("horse-bear", "horse-lion").play("play horse")
    stage.events()
    stage.play("pay horse-lion")
    paid = [event for event in stage.events() if event.kind == "paid"]
    assert paid[0].reveals
    assert paid[0].data["card"] == "card:horse-lion"


def test_bear_eagle_and_elephant_in_one_turn() -> None:
    """An Eagle move, an attack boosted by an Elephant, then the Bear's second attack."""
    stage = Stage().army("l3", "lion", 3).army("h2", "bear", 2).agent(0, "bear-sheriff")
    stage.give(0, "eagle-bear", "elephant-bear", "bear-lion").reach("bear-sheriff")
    stage.play("play eagle", "seat lion-chancellor", "attack", "from l3", "to h2", "count 3", "play elephant", "done")
    assert stage.at("h2") == ("lion", 2)
    stage.play("play bear", "to h1")
    assert stage.at("h1") == ("lion", 1)
    assert stage.at("h2") == ("lion", 1)
