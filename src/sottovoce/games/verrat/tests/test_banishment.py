"""§12 to §14: accusations, dungeons, exile, pardons."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from sottovoce.games.verrat.rules.board import CITY_NAMES, KAFFA

Build = Callable[..., Any]
FOUR = "horses cannons gold troops"
COURT = {"red-fat": "pos-0", "blue-fat": "pos-4", "green-fat": "pos-7", "yellow-fat": "pos-9"}  # chips 1, 5, 8, 10


def accuse(at: Any, *names: str) -> Any:
    """All stay and accuse these, by seat; then nothing more is done."""
    return at.planned(accused=dict(enumerate(names))).idle()


def test_s12_the_weight_is_the_sum_of_the_chips_at_court(scene: Build) -> None:
    at = scene(COURT | {"blue-small": "pos-1", "blue-tall": "kaffa"}, ["", "", "", FOUR])
    accuse(at, "red-fat", "yellow-fat", "red-fat", "red-fat")
    assert at.told("accused")[0] == {"seat": "seat:1", "vizier": "vizier:yellow-fat", "votes": 7}
    assert at.where("yellow-fat") == "dungeon-1"


def test_s12_the_highest_total_goes_and_the_victims_own_chip_counts(scene: Build) -> None:
    at = scene(COURT, [FOUR, "", "", FOUR])
    accuse(at, "yellow-fat", "yellow-fat", "yellow-fat", "red-fat")  # 1 + 5 + 8 against 10
    assert at.where("yellow-fat") == "dungeon-1"
    at = scene(COURT, [FOUR, "", "", FOUR])
    accuse(at, "yellow-fat", "yellow-fat", "red-fat", "red-fat")  # 6 against 18, the victim's own vote included
    assert at.where("red-fat") == "dungeon-1"


def test_s12_only_owners_of_four_types_are_in_danger_and_only_at_court_or_in_a_city(scene: Build) -> None:
    at = accuse(scene(COURT, ["horses cannons gold gold", "", "", ""]), *["red-fat"] * 4)
    assert at.where("red-fat") == "pos-1"
    assert at.kinds().count("accused-void") == 4
    at = accuse(scene(COURT | {"red-tall": "hand"}, [FOUR, "", "", ""]), *["red-tall"] * 4)
    assert at.where("red-tall") == "hand"
    at = scene(COURT | {"red-tall": "kaffa"}, [FOUR, "", "", ""])
    accuse(at, *["red-tall"] * 4)
    assert at.where("red-tall") == "dungeon-1"


def test_s12_three_types_when_planning_and_four_when_banishing(scene: Build) -> None:
    at = scene(COURT | {"red-tall": "gidda"}, ["horses cannons gold", "", "", ""], tops={"gidda": "troops"})
    at.planned(accused=dict.fromkeys(range(4), "red-fat")).do(0, "collect gidda").idle()
    assert at.where("red-fat") == "dungeon-1"


def test_s12_all_accusations_void_and_nobody_is_banished(scene: Build) -> None:
    at = accuse(scene(COURT), *["blue-fat"] * 4)
    assert at.kinds().count("nobody-banished") == 1


def test_r12_if_none_of_the_accused_can_be_banished_nobody_is(scene: Build) -> None:
    at = accuse(scene(COURT, [FOUR, "", "", ""]), *["blue-fat"] * 4)  # red could have been
    assert at.kinds().count("nobody-banished") == 1
    assert at.where("red-fat").startswith("pos")


def test_s12_a_tie_with_one_in_a_city_hits_the_one_at_court(scene: Build) -> None:
    chips = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
    places = {"red-fat": "pos-4", "blue-fat": "pos-0", "green-fat": "pos-3", "red-tall": "kaffa", "yellow-fat": "gidda"}
    at = scene(places, [FOUR, "", "", FOUR], chips=chips)
    accuse(at, "yellow-fat", "red-fat", "red-fat", "red-fat")  # 5 against yellow-fat in a city, 1 + 4 against red-fat
    assert at.where("red-fat") == "dungeon-1"


def test_s12_without_votes_nobody_goes(scene: Build) -> None:
    at = scene({"red-fat": "kaffa", "blue-fat": "gidda"}, [FOUR, "", "", ""])
    accuse(at, "red-fat", "red-fat")
    assert at.where("red-fat") == "kaffa"


def test_s12_accusations_are_revealed_only_now(scene: Build) -> None:
    at = scene(COURT | {"red-tall": "gidda"}, [FOUR, "", "", ""]).planned()
    assert "accused" not in at.kinds()
    at.idle()
    assert all(event.reveals for event in at.events if event.kind.startswith("accused"))
    assert at.kinds().count("accused") == 4


def test_r6_tied_in_cities_the_highest_accusing_chip_decides(scene: Build) -> None:
    places = {"red-fat": "kaffa", "blue-fat": "gidda", "green-fat": "pos-8"}  # chip 9
    places |= {"yellow-fat": "pos-5", "yellow-tall": "pos-2"}  # chips 6 and 3
    at = scene(places, [FOUR, FOUR, "", ""])
    accuse(at, "red-fat", "red-fat", "blue-fat", "red-fat")  # 9 against 9, all in cities
    assert at.where("blue-fat") == "dungeon-1"
    assert at.where("red-fat") == "kaffa"


def test_s13_the_push_with_a_gap(scene: Build) -> None:
    places = COURT | {"blue-tall": "dungeon-1", "green-tall": "dungeon-3"}
    at = accuse(scene(places, [FOUR, "", "", ""]), *["red-fat"] * 4)
    assert [at.where(name) for name in ("red-fat", "blue-tall", "green-tall")] == [
        "dungeon-1",
        "dungeon-2",
        "dungeon-3",
    ]


def test_s13_the_push_chain_to_exile(scene: Build) -> None:
    places = COURT | {"blue-tall": "dungeon-1", "blue-small": "dungeon-2", "green-tall": "dungeon-3"}
    at = accuse(scene(places, [FOUR, "", "", ""]), *["red-fat"] * 4)
    assert [at.where(name) for name in ("red-fat", "blue-tall", "blue-small", "green-tall")] == [
        "dungeon-1",
        "dungeon-2",
        "dungeon-3",
        "exile",
    ]
    assert at.kinds().count("exiled") == 1


def test_s14_from_dungeon_two_or_three_never_from_one(scene: Build) -> None:
    places = COURT | {"blue-tall": "dungeon-1", "blue-small": "dungeon-3"}
    at = scene(places, ["", "pardon pardon", "", ""]).planned()
    assert at.choices(1) == ["done", "pardon small"]
    at.do(1, "pardon small")
    assert at.where("blue-small") == "hand"
    assert at.s.round == 2
    assert at.cards(1) == "pardon"


def test_s14_right_after_being_pushed_to_two(scene: Build) -> None:
    places = COURT | {"blue-tall": "dungeon-1"}
    at = scene(places, [FOUR, "pardon", "", ""]).planned(accused=dict.fromkeys(range(4), "red-fat"))
    at.do(1, "pardon tall")
    assert at.where("blue-tall") == "hand"


def test_s14_with_a_pardon_collected_this_round_and_one_after_the_other(scene: Build) -> None:
    places = COURT | {"blue-tall": "dungeon-3", "blue-small": "dungeon-2"}
    at = scene(places | {"blue-fat": "gidda"}, ["", "pardon", "", ""], tops={"gidda": "pardon"}).planned()
    at.do(1, "collect gidda")
    assert at.choices(1) == ["done", "pardon small", "pardon tall"]
    at.do(1, "pardon tall", "pardon small")
    assert (at.where("blue-tall"), at.where("blue-small")) == ("hand", "hand")


def test_s14_the_freed_vizier_plans_in_the_next_full_round(scene: Build) -> None:
    at = scene(COURT | {"blue-tall": "dungeon-2"}, ["", "pardon", "", ""]).planned().do(1, "pardon tall")
    assert at.s.phase == 0
    at.planned({"blue-tall": "seat-12"})
    assert at.where("blue-tall") == "pos-11" or at.s.round == 3


def test_r7_all_seven_piles_are_equally_likely_and_the_card_is_known_to_be_there(scene: Build) -> None:
    found: Counter[str] = Counter()
    for seed in range(700):
        at = scene(COURT | {"blue-tall": "dungeon-2"}, ["", "pardon", "", ""], seed=seed).planned()
        at.do(1, "pardon tall")
        city = str(at.told("pardoned")[0]["city"]).removeprefix("city:")
        found[city] += 1
        assert at.s.under[CITY_NAMES.index(city)] == 1
    assert set(found) == set(CITY_NAMES)
    assert min(found.values()) > 65


def test_r7_under_an_empty_pile_it_becomes_the_top_card_except_in_kaffa(scene: Build) -> None:
    own = {"own_pile": True}
    prison = COURT | {"blue-tall": "dungeon-2"}
    at = scene(prison, ["", "pardon", "", ""], empty=["gidda"], law=own).planned()
    at.do(1, "pardon tall", "under gidda")
    assert at.s.tops[CITY_NAMES.index("gidda")] == 6
    at = scene(prison, ["", "pardon", "", ""], empty=["kaffa"], law=own).planned()
    at.do(1, "pardon tall", "under kaffa")
    assert at.s.tops[KAFFA] == -1
    assert at.s.pile(KAFFA) == 1


def test_a_pardon_under_a_pile_comes_up_last(scene: Build) -> None:
    at = scene(COURT | {"blue-tall": "dungeon-2"}, ["", "pardon", "", ""], law={"own_pile": True}).planned()
    at.do(1, "pardon tall", "under gidda")
    gidda = CITY_NAMES.index("gidda")
    at.planned({"red-fat": "gidda"})
    for _ in range(50):
        if at.s.pile(gidda) == 1:
            break
        at.do(0, "collect gidda").idle()
        at.planned()
    assert at.s.tops[gidda] == 6


def test_option_pardon_pile(scene: Build) -> None:
    at = scene(COURT | {"blue-tall": "dungeon-2"}, ["", "pardon", "", ""], law={"own_pile": True}).planned()
    at.do(1, "pardon tall")
    assert at.choices(1) == [f"under {city}" for city in CITY_NAMES]
