"""Two cards of one empire: what they do, and when they are not offered (§23)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sottovoce.games.whispers.tests.conftest import Stage

Bears = Callable[..., "Stage"]


def test_two_bears_destroy_every_banner_in_the_attacked_region(bears: Bears) -> None:
    stage = bears("bear-eagle", "bear-lion", banners=1).army("h2", "horse", 4).attack().play("done", "play double-bear")
    assert stage.at("h2") == ("horse", 0)
    assert stage.reserve("horse") == 20


def test_two_bears_work_where_the_fort_killed_the_attackers(scene: type[Stage]) -> None:
    stage = scene().army("h2", "bear", 2).army("h3", "horse", 4).agent(0, "bear-sheriff")
    stage.give(0, "bear-eagle", "bear-lion").reach("bear-sheriff")
    stage.play("attack", "from h2", "to h3", "done", "play double-bear")
    assert stage.at("h3") == ("horse", 0)


def test_two_bears_need_a_banner_in_the_region(bears: Bears) -> None:
    stage = bears("bear-eagle", "bear-lion").army("h2", "horse", 3).attack().play("count 3", "done")
    assert "play double-bear" not in stage.choices


def test_two_eagles_attack_an_empty_region_that_does_not_border(bears: Bears) -> None:
    stage = bears("eagle-bear", "eagle-lion").army("h8", "horse", 1).play("attack", "from b5")
    assert stage.choices == ["to h2", "play double-eagle"]
    stage.play("play double-eagle")
    assert "to h8" not in stage.choices
    assert "to h2" not in stage.choices
    stage.play("to h6", "count 2")
    assert stage.at("h6") == ("bear", 2)


def test_two_eagles_need_two_cards_and_an_attack(bears: Bears) -> None:
    stage = bears("eagle-bear", "lion-bear")
    assert "play double-eagle" not in stage.choices
    assert stage.play("attack", "from b5").choices == ["to h2"]


def test_two_elephants_add_three(bears: Bears) -> None:
    stage = (
        bears("elephant-bear", "elephant-lion", banners=1).army("h2", "horse", 3).attack().play("play double-elephant")
    )
    assert stage.at("h2") == ("bear", 1)


def test_two_elephants_add_what_the_reserve_has(bears: Bears) -> None:
    stage = bears("elephant-bear", "elephant-lion", banners=1).army("b1", "bear", 17)
    stage.attack().play("play double-elephant")
    assert stage.at("h2") == ("bear", 3)
    stage = bears("elephant-bear", "elephant-lion", banners=1).army("b1", "bear", 19)
    assert stage.attack().choices == ["done"]


def test_two_lions_garrison_a_city_of_any_empire(bears: Bears) -> None:
    stage = bears("lion-bear", "lion-eagle").army("h1", "eagle", 1).play("play double-lion")
    assert len(stage.choices) == 12
    stage.play("from h1")
    assert stage.at("h1") == ("eagle", 4)


def test_two_lions_need_a_city_whose_empire_has_banners(scene: type[Stage], bears: Bears) -> None:
    stage = bears("lion-bear", "lion-eagle").army("b2", "bear", 17).play("play double-lion")
    assert "from b6" not in stage.choices
    assert "from e1" in stage.choices
    stage = scene().agent(0, "bear-sheriff").give(0, "lion-bear", "lion-eagle")
    for region, empire in (("b1", "bear"), ("e2", "eagle"), ("p1", "elephant"), ("l2", "lion"), ("h3", "horse")):
        stage.army(region, empire, 20)
    assert "play double-lion" not in stage.reach("bear-sheriff").choices


def test_two_horses_rearrange_one_empires_banners(bears: Bears) -> None:
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


def test_two_horses_end_within_supply(bears: Bears) -> None:
    stage = bears("horse-bear", "horse-lion").army("h1", "horse", 7).play("play double-horse", "rearrange horse")
    assert stage.choices == [f"count {number}" for number in range(5)]
    stage.play("count 4", "count 3")
    assert stage.at("h2") == ("horse", 3)


def test_two_horses_need_banners_that_could_stand_otherwise(scene: type[Stage]) -> None:
    stage = scene().army("e1", "bear", 1).agent(0, "bear-sheriff").give(0, "horse-bear", "horse-lion")
    assert "play double-horse" not in stage.reach("bear-sheriff").choices
    stage.army("e2", "bear", 2)
    assert "play double-horse" in stage.choices
