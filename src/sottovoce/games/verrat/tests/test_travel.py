"""§8, §9, §15: plans, travel with every conflict, rotation."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Any

from sottovoce.core.dice import Fast
from sottovoce.games.verrat import GAME
from sottovoce.games.verrat.rules import travel
from sottovoce.games.verrat.rules.board import COLOUR_NAMES, SIZE_NAMES
from sottovoce.games.verrat.rules.state import PLAN
from sottovoce.games.verrat.show.view import view

Build = Callable[..., Any]
BASE = {"blue-fat": "pos-1", "green-fat": "pos-2", "yellow-fat": "pos-3"}


def count_plans(at: Any, seat: int) -> int:
    """All ways through one seat's plan, without the accusation."""
    if at.s.next_vizier(seat) == -1:
        return 1
    total = 0
    for action in at.s.choices(seat):
        twin = type(at)(at.s.copy(), at.dice)
        twin.s.apply(seat, action, at.dice)
        total += count_plans(twin, seat)
    return total


def test_s08_at_court_a_city_or_stay_but_never_another_seat(scene: Build) -> None:
    at = scene(BASE | {"red-fat": "pos-0"}).talked()
    cities = ["bukhara", "tabriz", "shiraz", "kaffa", "gidda", "uskub", "isfahan"]
    assert at.choices(0) == ["keep fat", *(f"send fat {city}" for city in cities)]


def test_s08_in_a_city_stay_another_city_or_any_seat_also_an_occupied_one(scene: Build) -> None:
    at = scene(BASE | {"red-fat": "kaffa"}).talked()
    assert len(at.choices(0)) == 1 + 6 + 12
    assert "send fat seat-2" in at.choices(0)
    assert "send fat kaffa" not in at.choices(0)


def test_s08_the_view_says_where_ones_viziers_may_be_sent_and_nobody_elses(scene: Build) -> None:
    at = scene(BASE | {"red-fat": "pos-0", "red-small": "kaffa", "red-tall": "dungeon-1"})
    for _ in ("intrigue", "plan"):
        assert [journey.vizier for journey in view(at.s, 0).journeys] == ["red-fat", "red-small"]
        assert [journey.at for journey in view(at.s, 0).journeys] == ["seat-1", "kaffa"]
        assert view(at.s, None).journeys == []
        if at.s.phase != PLAN:
            at.talked()
    for journey, size in zip(view(at.s, 0).journeys, ("fat", "small"), strict=True):
        sent = [f"send {size} {place}" for place in journey.to[1:]]
        assert sorted(at.choices(0)) == sorted([f"keep {size}", *sent])
        at.do(0, f"keep {size}")


def test_s08_two_own_viziers_may_not_plan_the_same_seat(scene: Build) -> None:
    at = scene(BASE | {"red-fat": "kaffa", "red-small": "gidda"}).talked()
    at.do(0, "send fat seat-7")
    assert "send small seat-7" not in at.choices(0)
    assert "send small seat-8" in at.choices(0)


def test_s08_any_vizier_can_be_accused_and_nobody_may_abstain(scene: Build) -> None:
    at = scene(BASE | {"red-fat": "pos-0"}).talked().do(0, "keep fat")
    assert len(at.choices(0)) == 12
    assert "accuse red-fat" in at.choices(0)
    assert all(text.startswith("accuse") for text in at.choices(0))


def test_s08_who_has_no_free_vizier_is_not_asked(scene: Build) -> None:
    at = scene(BASE | {"red-fat": "dungeon-1"}).talked()
    assert at.s.to_act() == 0b1110
    assert at.s.may_act() == 0b1110
    at = scene({"red-fat": "dungeon-1", "blue-fat": "dungeon-2"}).talked()
    assert at.s.round == 2  # nobody plans at all: the round runs through


def test_s08_a_plan_that_is_in_can_be_changed_until_all_are(scene: Build) -> None:
    at = scene(BASE | {"red-fat": "kaffa"}).talked()
    at.do(0, "send fat seat-7", "accuse blue-fat", "revise", "send fat seat-8", "accuse blue-fat", "ready")
    assert at.s.to_act() == 0b1110
    at.do(0, "send fat gidda", "accuse green-fat")
    assert at.s.to_act() == 0b1110
    at.do(0, "not-ready", "ready")
    for seat in (1, 2, 3):
        at.do(seat, "keep fat", "accuse red-fat", "ready")
    assert at.where("red-fat") == "gidda"


def test_s08_the_number_of_plans(scene: Build) -> None:
    at = scene(BASE | {"red-fat": "hand", "red-small": "hand", "red-tall": "hand"}).talked()
    assert count_plans(at, 0) == 7304
    at = scene(BASE | {"red-fat": "kaffa", "red-small": "kaffa", "red-tall": "gidda"}).talked()
    assert count_plans(at, 0) == 7**3 + 3 * 7**2 * 12 + 3 * 7 * 12 * 11 + 12 * 11 * 10
    at = scene(BASE | {"red-fat": "pos-0", "red-small": "pos-4", "red-tall": "pos-5"}).talked()
    assert count_plans(at, 0) == 8**3


def test_r3_staying_is_always_allowed_also_in_hand(scene: Build) -> None:
    at = scene(BASE | {"red-fat": "hand"})
    assert len(at.talked().choices(0)) == 20
    at = scene(BASE | {"red-fat": "hand"}).planned()
    assert at.where("red-fat") == "hand"


def test_s09_two_claim_a_seat_and_both_stay(scene: Build) -> None:
    at = scene(BASE | {"red-fat": "kaffa", "blue-small": "gidda"})
    at.planned({"red-fat": "seat-7", "blue-small": "seat-7"})
    assert (at.where("red-fat"), at.where("blue-small")) == ("kaffa", "gidda")
    assert at.kinds().count("bounced-shared") == 2


def test_s09_leaving_before_entering(scene: Build) -> None:
    at = scene({"red-fat": "pos-11", "blue-fat": "kaffa"})  # red leads and vacates the seat
    at.planned({"red-fat": "gidda", "blue-fat": "seat-12"})
    assert at.where("blue-fat") == "pos-11"


def test_s09_entering_before_leaving(scene: Build) -> None:
    at = scene({"red-fat": "pos-5", "blue-fat": "kaffa", "blue-small": "pos-11"})  # blue leads
    at.planned({"red-fat": "gidda", "blue-fat": "seat-6"})
    assert at.where("blue-fat") == "kaffa"
    assert at.told("bounced-occupied")[0]["other"] == "vizier:red-fat"


def test_s09_city_moves_of_a_player_come_before_his_arrivals(scene: Build) -> None:
    at = scene(BASE | {"red-fat": "kaffa", "red-tall": "pos-6"})
    at.planned({"red-fat": "seat-7", "red-tall": "gidda"})
    assert (at.where("red-fat"), at.where("red-tall")) == ("pos-6", "gidda")


def test_r10_fat_moves_before_small_before_tall(scene: Build) -> None:
    at = scene(BASE | {"red-fat": "pos-8", "red-small": "pos-9", "red-tall": "pos-10"})
    at.planned({"red-tall": "gidda", "red-small": "kaffa", "red-fat": "bukhara"})
    gone = [event.data["vizier"] for event in at.events if event.kind.startswith("went") or event.kind == "travelled"]
    assert [v for v in gone if str(v).startswith("vizier:red")] == [f"vizier:red-{n}" for n in ("fat", "small", "tall")]


def test_s09_a_staying_vizier_is_in_the_way_but_does_not_plan_his_seat(scene: Build) -> None:
    at = scene(BASE | {"red-fat": "kaffa"}).planned({"red-fat": "seat-2"})
    assert at.kinds().count("bounced-occupied") == 1


def test_s09_all_plans_are_revealed_before_anybody_moves(scene: Build) -> None:
    at = scene(BASE | {"red-fat": "kaffa"}).planned({"red-fat": "seat-7"})
    kinds = at.kinds()
    assert kinds.index("plans-revealed") < kinds.index("arrived")
    assert all(event.reveals for event in at.events if event.kind.startswith("plan") and event.kind != "planning-began")


def test_r4_every_plan_counts_also_from_hand_or_a_doomed_one(scene: Build) -> None:
    at = scene(BASE | {"red-fat": "kaffa", "blue-small": "hand"})
    at.planned({"red-fat": "seat-7", "blue-small": "seat-7"})
    assert (at.where("red-fat"), at.where("blue-small")) == ("kaffa", "hand")


def test_r4_if_both_the_reason_is_shared(scene: Build) -> None:
    at = scene(BASE | {"red-fat": "kaffa", "green-small": "gidda"})
    at.planned({"red-fat": "seat-2", "green-small": "seat-2"})  # blue-fat sits there and stays
    assert at.kinds().count("bounced-shared") == 2
    assert at.kinds().count("bounced-occupied") == 0


def test_option_vacated(scene: Build) -> None:
    at = scene({"red-fat": "pos-5", "blue-fat": "kaffa", "blue-small": "pos-11"}, law={"vacated": True})
    at.planned({"red-fat": "gidda", "blue-fat": "seat-6"})
    assert at.where("blue-fat") == "pos-5"


def test_s08_nobody_abstains(scene: Build) -> None:
    at = scene(BASE | {"red-fat": "kaffa"}).talked().do(0, "keep fat")
    assert at.choices(0) == [f"accuse {colour}-{size}" for colour, size in product(COLOUR_NAMES, SIZE_NAMES)]
    assert "clock" not in [option.name for option in GAME.options]


def test_s15_all_move_on_by_one_with_gaps_and_past_the_throne(scene: Build) -> None:
    at = scene({"red-fat": "pos-11", "blue-fat": "pos-4", "green-fat": "pos-6", "yellow-fat": "kaffa"})
    at.planned().idle()
    assert [at.where(name) for name in ("red-fat", "blue-fat", "green-fat", "yellow-fat")] == [
        "pos-0",
        "pos-5",
        "pos-7",
        "kaffa",
    ]
    assert [int(at.s.chips[p]) for p in range(12)] == list(range(1, 13))


def test_s15_twelve_rotations_are_the_identity(scene: Build) -> None:
    at = scene(BASE | {"red-fat": "pos-11", "red-tall": "kaffa"})
    before = [int(v) for v in at.s.court]
    for _ in range(12):
        travel.rotate(at.s)
    assert [int(v) for v in at.s.court] == before
    assert not at.s.over


def test_travel_against_a_plain_restatement_of_the_rule(scene: Build) -> None:
    """All joint plans of three viziers around two seats, against a few lines of plain Python."""
    places = {"red-fat": "kaffa", "blue-fat": "gidda", "green-fat": "pos-6"}
    for red, blue, green in product((None, "seat-7", "seat-8"), (None, "seat-7", "seat-8"), (None, "uskub")):
        wanted = {"red-fat": red, "blue-fat": blue, "green-fat": green}
        at = scene(places).planned({name: to for name, to in wanted.items() if to})
        now = dict(places)
        for name in ("green-fat", "red-fat", "blue-fat"):  # green leads, then yellow, red, blue
            to = wanted[name]
            if to == "uskub":
                now[name] = to
            elif to:
                seat = f"pos-{int(to[5:]) - 1}"
                if list(wanted.values()).count(to) == 1 and seat not in now.values():
                    now[name] = seat
        assert {name: at.where(name) for name in now} == now


def test_imagined_plans_are_uniform(scene: Build) -> None:
    from sottovoce.games.verrat.rules import plans

    at = (
        scene(BASE | {"red-fat": "pos-0", "red-small": "dungeon-1"})
        .talked()
        .do(0, "keep fat", "accuse red-fat", "ready")
    )
    counts = [0] * 24
    for seed in range(8000):
        world = at.s.copy()
        plans.imagine_plan(world, 0, Fast(seed))
        counts[int(world.plans[0])] += 1
    found = [n for n in counts if n]
    assert len(found) == 8
    assert min(found) > 850
    assert max(found) < 1150
