"""Two cards of two empires, but for Midnight Oil: what they do, and when they are not offered (§23)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sottovoce.games.whispers.tests.conftest import Stage

Bears = Callable[..., "Stage"]


def test_mercenaries_destroy_up_to_three_in_any_region(bears: Bears) -> None:
    stage = bears("bear-eagle", "eagle-lion").army("l3", "lion", 5).play("play mercenaries")
    assert stage.choices == ["from b5", "from l3"]
    stage.play("from l3", "count 3")
    assert stage.at("l3") == ("lion", 2)


def test_mercenaries_need_a_banner_on_the_map(scene: type[Stage]) -> None:
    stage = scene().agent(0, "bear-sheriff").give(0, "bear-eagle", "eagle-lion").reach("bear-sheriff")
    assert "play mercenaries" not in stage.choices


def test_recruit_spreads_over_empty_regions_of_several_empires(bears: Bears) -> None:
    stage = bears("bear-elephant", "elephant-lion").play("play recruit")
    assert "place b5" not in stage.choices
    stage.play("place h1", "place h1", "place l3")
    assert stage.at("h1") == ("horse", 2)
    assert stage.at("l3") == ("lion", 1)


def test_recruit_gives_as_many_as_the_reserves_allow(scene: type[Stage]) -> None:
    stage = scene().agent(0, "bear-sheriff").give(0, "bear-elephant", "elephant-lion")
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


def test_recruit_needs_an_empty_region_with_a_reserve(scene: type[Stage]) -> None:
    stage = scene().agent(0, "bear-sheriff").give(0, "bear-elephant", "elephant-lion")
    for region, empire in (("b1", "bear"), ("e2", "eagle"), ("p1", "elephant"), ("l2", "lion"), ("h3", "horse")):
        stage.army(region, empire, 20)
    assert "play recruit" not in stage.reach("bear-sheriff").choices


def test_option_recruit(scene: type[Stage]) -> None:
    stage = scene(recruit="one").agent(0, "bear-sheriff").give(0, "bear-elephant", "elephant-lion")
    stage.reach("bear-sheriff").play("play recruit", "from h1")
    assert stage.at("h1") == ("horse", 3)


def test_subjugate_gives_a_banner_for_each_enemy_destroyed(bears: Bears) -> None:
    stage = bears("bear-lion", "lion-eagle").army("h2", "horse", 2).attack().play("count 3", "done", "play subjugate")
    assert "place h2" in stage.choices
    stage.play("place b6", "place h2")
    assert stage.at("b6") == ("bear", 1)
    assert stage.at("h2") == ("bear", 2)


def test_subjugate_counts_what_two_bears_destroyed(bears: Bears) -> None:
    stage = bears("bear-lion", "lion-eagle", "bear-eagle", "bear-horse", banners=1).army("h2", "horse", 4)
    stage.attack().play("done", "play double-bear", "pay bear-eagle", "pay bear-horse", "play subjugate")
    assert stage.position.left == 4


def test_subjugate_needs_an_enemy_destroyed(bears: Bears) -> None:
    stage = bears("bear-lion", "lion-eagle").attack().play("count 3", "done")
    assert "play subjugate" not in stage.choices
    assert "play bear" in stage.choices


def test_disperse_sends_an_army_to_its_neighbours(bears: Bears) -> None:
    stage = (
        bears("bear-horse", "horse-lion").army("l3", "lion", 3).army("l2", "eagle", 1).play("play disperse", "from l3")
    )
    assert stage.choices == ["place l1", "place l4", "place l8"]
    stage.play("place l1", "place l1", "place l8")
    assert stage.at("l3") == ("lion", 0)
    assert stage.at("l1") == ("lion", 2)


def test_disperse_without_own_neighbours_returns_to_the_reserve(bears: Bears) -> None:
    stage = bears("bear-horse", "horse-lion").army("e7", "lion", 3).play("play disperse", "from e7")
    assert stage.at("e7") == ("eagle", 0)
    assert stage.reserve("lion") == 20


def test_disperse_needs_an_army(scene: type[Stage]) -> None:
    stage = scene().agent(0, "bear-sheriff").give(0, "bear-horse", "horse-lion").reach("bear-sheriff")
    assert "play disperse" not in stage.choices


def test_fire_destroys_up_to_five_around_a_banner(bears: Bears) -> None:
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


def test_fire_may_stop_after_one(bears: Bears) -> None:
    stage = bears("eagle-elephant", "elephant-lion").army("h2", "horse", 4)
    stage.play("play alchemists-fire", "from b5", "destroy h2", "done")
    assert stage.at("h2") == ("horse", 3)


def test_fire_needs_an_enemy_banner_next_to_one_of_its_own(bears: Bears) -> None:
    stage = bears("eagle-elephant", "elephant-lion").army("h1", "horse", 4)
    assert "play alchemists-fire" not in stage.choices


def test_populate_adds_a_banner_everywhere(bears: Bears) -> None:
    stage = bears("eagle-lion", "lion-bear").army("h9", "bear", 1).play("play populate")
    assert [stage.at(region)[1] for region in ("b1", "b2", "b3", "b4", "b5", "b6", "h9")] == [1, 1, 1, 1, 4, 1, 2]


def test_populate_with_a_short_reserve_asks_where(scene: type[Stage]) -> None:
    stage = scene().army("b5", "bear", 18).agent(0, "bear-sheriff").give(0, "eagle-lion", "lion-bear")
    stage.reach("bear-sheriff").play("play populate", "place b6")
    assert "place b6" not in stage.choices
    stage.play("place b1")
    assert stage.reserve("bear") == 0


def test_populate_needs_a_reserve(scene: type[Stage]) -> None:
    stage = scene().army("b5", "bear", 20).agent(0, "bear-sheriff").give(0, "eagle-lion", "lion-bear")
    assert "play populate" not in stage.reach("bear-sheriff").choices


def test_armada_attacks_anywhere(bears: Bears) -> None:
    stage = bears("eagle-horse", "horse-bear").army("h8", "horse", 1).play("attack", "from b5", "play armada")
    assert "to h8" in stage.choices
    assert "to h2" not in stage.choices
    stage.play("to h8", "count 3")
    assert stage.at("h8") == ("bear", 2)


def test_armada_is_not_offered_once_the_target_is_named_or_without_an_attack(bears: Bears) -> None:
    stage = bears("eagle-horse", "horse-bear")
    assert "play armada" not in stage.choices
    stage.attack()
    assert stage.choices == ["count 1", "count 2", "count 3"]


def test_armada_makes_an_attack_possible_but_not_compulsory(scene: type[Stage]) -> None:
    stage = scene().army("b6", "bear", 2).agent(0, "bear-marshal").give(0, "eagle-horse", "horse-bear")
    stage.reach("bear-marshal")
    assert stage.choices[0] == "add"
    assert "attack" in stage.choices
    stage = scene().army("b6", "bear", 20).agent(0, "bear-marshal").give(0, "eagle-horse", "horse-bear")
    stage.reach("bear-marshal")
    assert stage.choices[:2] == ["pass", "attack"]
    stage.play("attack", "from b6")
    assert stage.choices == ["play armada"]


def test_reinforcements_join_from_one_region(bears: Bears) -> None:
    stage = bears("elephant-lion", "lion-bear", banners=1).army("b1", "bear", 8).army("h2", "horse", 5)
    stage.attack().play("play reinforcements", "from b1")
    assert stage.choices == [f"count {number}" for number in range(1, 7)]
    stage.play("count 6")
    assert stage.at("h2") == ("bear", 2)
    assert stage.at("b1") == ("bear", 2)


def test_reinforcements_never_give_up_a_conquered_region(bears: Bears) -> None:
    stage = bears("elephant-lion", "lion-bear", banners=1).army("e2", "bear", 1)
    assert "play reinforcements" not in stage.attack().choices
    stage = bears("elephant-lion", "lion-bear", banners=1).army("e2", "bear", 3)
    stage.attack().play("play reinforcements", "from e2")
    assert stage.choices == ["count 1", "count 2"]


def test_uprising_raises_four_in_an_empty_plain_region(bears: Bears) -> None:
    stage = bears("elephant-horse", "horse-bear").play("play uprising")
    assert "from h1" not in stage.choices  # a city
    assert "from h3" not in stage.choices  # a fort
    stage.play("from h2")
    assert stage.at("h2") == ("horse", 4)


def test_uprising_needs_an_empty_region_with_a_reserve(scene: type[Stage], bears: Bears) -> None:
    stage = bears("elephant-horse", "horse-bear").army("h3", "horse", 20).play("play uprising")
    assert not any(choice.startswith("from h") for choice in stage.choices)
    stage = scene().agent(0, "bear-sheriff").give(0, "elephant-horse", "horse-bear")
    for region, empire in (("b1", "bear"), ("e2", "eagle"), ("p1", "elephant"), ("l2", "lion"), ("h3", "horse")):
        stage.army(region, empire, 20)
    assert "play uprising" not in stage.reach("bear-sheriff").choices
