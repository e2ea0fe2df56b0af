"""Hidden information: views, events, choices, errors, undo and imagined worlds tell nobody more than they may know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, cast

import pytest

import sottovoce
from sottovoce.core.dice import Fast
from sottovoce.core.errors import Illegal
from sottovoce.games.verrat import GAME
from sottovoce.games.verrat.rules import piles
from sottovoce.games.verrat.rules.board import KAFFA, KINDS, PARDON
from sottovoce.games.verrat.rules.turns import Verrat
from sottovoce.games.verrat.show.view import View

Build = Callable[..., Any]
COURT = {"blue-fat": "pos-1", "green-fat": "pos-2", "yellow-fat": "pos-4"}


def view(s: Verrat, seat: int | None) -> View:
    return GAME.view(s, seat)


def kaffa(s: Verrat, seat: int | None) -> list[str] | None:
    return view(s, seat).cities[KAFFA].content


def planning(seed: int = 1) -> sottovoce.Table:
    table = sottovoce.new("verrat", seed=seed)
    for seat in range(4):
        table.play(seat, "ready")
    return table


def test_plans_and_accusations_are_ones_own_until_their_time(scene: Build) -> None:
    at = scene(COURT | {"red-fat": "gidda"}).talked()
    at.do(0, "send fat seat-7", "accuse blue-fat", "ready")
    assert [planned.to for planned in view(at.s, 0).plans] == ["seat-7"]
    assert [accusation.vizier for accusation in view(at.s, 0).accusations] == ["blue-fat"]
    for other in (1, 2, 3, None):
        assert view(at.s, other).plans == []
        assert view(at.s, other).accusations == []
    at = scene(COURT | {"red-fat": "gidda"}).planned({"red-fat": "seat-2"}, {0: "blue-fat"})  # bounced: he may collect
    assert len(view(at.s, None).plans) == 4
    assert view(at.s, None).accusations == []
    assert [accusation.seat for accusation in view(at.s, 1).accusations] == [1]


def test_planning_tells_no_events_before_all_are_in() -> None:
    table = planning()
    entries = len(table.log)
    for size in ("fat", "small", "tall"):
        table.play(0, f"send {size} kaffa")
    table.play(0, "accuse red-fat")
    table.play(0, "ready")
    assert table.events(None, entries) == table.events(1, entries) == []
    assert "kaffa" not in " ".join(table.story("en", 1)[-3:]).lower()


def test_planning_does_not_show_in_others_questions_choices_or_errors() -> None:
    table = planning()
    before = [(table.ask(seat), table.choices(seat), table.prompt(seat)) for seat in (1, 2, 3)]
    messages = []
    for _ in range(2):
        with pytest.raises(Illegal) as refused:
            table.play(1, "send fat seat-7")
        messages.append(str(refused.value))
        if len(messages) == 1:
            table.play(0, "send fat kaffa")
    assert messages[0] == messages[1]
    assert [(table.ask(seat), table.choices(seat), table.prompt(seat)) for seat in (1, 2, 3)] == before


def test_a_sealed_step_can_be_taken_back_unheard_while_others_plan() -> None:
    table = planning()
    table.play(0, "send fat kaffa")
    table.play(1, "keep fat")
    table.undo(0)
    assert "keep fat" in table.choices(0)
    assert "keep fat" not in table.choices(1)
    assert [event.kind for _, event in table.events(0)][-1] == "took-back"
    assert [event.kind for _, event in table.events(1)][-1] != "took-back"


def test_the_reveal_cannot_be_taken_back() -> None:
    table = planning()
    for seat in range(4):
        for text in ("keep fat", "keep small", "keep tall", "accuse red-fat", "ready"):
            table.play(seat, text)
    for seat in range(4):
        assert table.why_no_undo(seat) is not None


def test_nothing_before_a_rounds_beginning_can_be_taken_back() -> None:
    table = planning()
    for seat in range(4):
        for text in ("keep fat", "keep small", "keep tall", "accuse red-fat", "ready"):
            table.play(seat, text)
    while table.view(None)["round"] == 1:
        last = table.to_act[0]
        choices = table.choices(last)
        table.play(last, next(text for text in ("done", "waive", "take nothing") if text in choices))
    began = [event for _, event in table.events(None) if event.kind == "round-began"]
    assert all(event.reveals for event in began)
    for seat in range(4):
        assert table.why_no_undo(seat) is not None


def test_kaffa_that_nobody_has_looked_into_is_unknown_even_at_the_end(scene: Build) -> None:
    at = scene(COURT).do(0, "ready", "propose-draw")
    for seat in (1, 2, 3):
        at.do(seat, "agree-draw")
    assert at.s.over
    assert kaffa(at.s, None) is None


def test_kaffa_is_known_to_who_has_looked_from_then_on(scene: Build) -> None:
    at = scene(COURT | {"red-fat": "kaffa"}).planned()
    assert [kaffa(at.s, seat) for seat in (0, 1, None)] == [None, None, None]
    at.do(0, "search kaffa")
    seen = kaffa(at.s, 0)
    assert seen is not None
    assert len(seen) == at.s.pile(KAFFA)
    assert [kaffa(at.s, seat) for seat in (1, 2, 3, None)] == [None] * 4
    card = at.choices(0)[1].removeprefix("take ")
    at.do(0, f"take {card}").idle()
    seen.remove(card)
    assert kaffa(at.s, 0) == seen
    assert view(at.s, 1).cities[KAFFA].looked == [0]


def test_kaffa_with_only_open_pardons_is_known_to_all(scene: Build) -> None:
    prison = COURT | {"blue-tall": "dungeon-2"}
    at = scene(prison, ["", "pardon", "", ""], empty=["kaffa"], law={"own_pile": True}).planned()
    at.do(1, "pardon tall", "under kaffa")
    assert [kaffa(at.s, seat) for seat in (0, 3, None)] == [["pardon"]] * 3


def test_imagined_worlds_respect_what_was_seen_in_kaffa(scene: Build) -> None:
    at = scene(COURT | {"red-fat": "kaffa"}).planned().do(0, "search kaffa", "take nothing")
    mine = {tuple(kaffa(cast(Verrat, at.s.imagine(0, Fast(seed))), 0) or ()) for seed in range(50)}
    theirs = {tuple(kaffa(cast(Verrat, at.s.imagine(1, Fast(seed))), 0) or ()) for seed in range(50)}
    assert len(mine) == 1
    assert len(theirs) > 10


def test_imagined_kaffa_is_dealt_uniformly_from_all_that_nobody_has_seen(scene: Build) -> None:
    at = scene(COURT | {"red-fat": "kaffa"}).planned().do(0, "search kaffa", "take nothing")
    bag = [int(at.s.unseen[k]) + int(at.s.kaffa[k]) for k in range(KINDS)]
    drawn: Counter[int] = Counter()
    for seed in range(3000):
        world = cast(Verrat, at.s.imagine(2, Fast(seed)))
        GAME.check(world)
        for kind in range(KINDS):
            drawn[kind] += int(world.kaffa[kind])
    for kind in range(KINDS):
        share = drawn[kind] / sum(drawn.values())
        assert share == pytest.approx(bag[kind] / sum(bag), abs=0.02)


def test_a_pardon_put_under_kaffa_openly_stays_there_in_every_world(scene: Build) -> None:
    prison = COURT | {"blue-tall": "dungeon-2", "red-fat": "kaffa"}
    at = scene(prison, ["", "pardon", "", ""], law={"own_pile": True}).planned()
    at.do(0, "search kaffa", "take nothing").do(1, "pardon tall", "under kaffa")
    for seed in range(30):
        world = cast(Verrat, at.s.imagine(3, Fast(seed)))
        assert piles.in_kaffa(world, PARDON) >= 1
        assert world.under[KAFFA] == 1
    assert view(at.s, None).cities[KAFFA].pardons == 1


def test_imagined_plans_and_accusations_differ_and_ones_own_do_not(scene: Build) -> None:
    at = scene(COURT | {"red-fat": "gidda"}).talked().do(0, "send fat seat-7", "accuse blue-fat", "ready")
    worlds = [cast(Verrat, at.s.imagine(1, Fast(seed))) for seed in range(60)]
    assert len({int(world.plans[0]) for world in worlds}) > 5
    assert len({int(world.accused[0]) for world in worlds}) > 5
    own = [cast(Verrat, at.s.imagine(0, Fast(seed))) for seed in range(20)]
    assert {int(world.plans[0]) for world in own} == {6}
    assert {int(world.accused[0]) for world in own} == {3}
    at = scene(COURT | {"red-fat": "gidda"}).planned({}, {0: "blue-fat"})  # plans are open, accusations not
    worlds = [cast(Verrat, at.s.imagine(1, Fast(seed))) for seed in range(60)]
    assert len({int(world.accused[0]) for world in worlds}) > 5
    assert {tuple(int(p) for p in world.plans) for world in worlds} == {tuple(int(p) for p in at.s.plans)}


def test_an_offer_being_put_together_is_nobody_elses_business(scene: Build) -> None:
    at = scene(COURT | {"red-fat": "gidda"}, ["gold", "ships", "", ""]).do(0, "offer 1", "give gold")
    assert view(at.s, 0).draft is not None
    assert view(at.s, 1).draft is None
    assert cast(Verrat, at.s.imagine(1, Fast(1))).draft_to[0] == -1
    assert cast(Verrat, at.s.imagine(0, Fast(1))).draft_to[0] == 1


def test_at_the_end_everything_opens(scene: Build) -> None:
    six = "horses cannons gold troops supplies ships"
    harmless = dict.fromkeys(range(4), "blue-fat")
    at = scene(COURT | {"red-fat": "kaffa"}, [six, "", "", ""]).planned({}, harmless)
    at.do(0, "search kaffa", "take nothing").idle()
    at.planned({"red-fat": "seat-12"}, {1: "green-fat"})
    assert at.s.over
    assert kaffa(at.s, None) is not None
    assert len(view(at.s, None).accusations) == 4
