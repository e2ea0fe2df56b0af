"""Out of time: the debate's own timer, and plans that were prepared or not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import pytest

import sottovoce
from sottovoce.core.errors import Illegal
from sottovoce.core.table import Table
from sottovoce.games.verrat import GAME
from sottovoce.games.verrat.rules.board import EXILE
from sottovoce.games.verrat.rules.state import State


def at_plans() -> Table:
    table = sottovoce.new("verrat", players=4, seed=3)
    for seat in range(4):
        table.play(seat, "ready")
    return table


def run_out(table: Table, seat: int, draft: list[str]) -> list[str]:
    """Carry out what counts for a seat, and return it."""
    answers = table.game.drafts.unanswered(table.position, seat, draft)
    assert answers is not None
    for answer in answers:
        table.play(seat, answer)
    return answers


def test_s07_the_debate_is_a_minute_each_in_order_and_two_for_all() -> None:
    table = sottovoce.new("verrat", players=4, seed=3)
    debate = table.game.talk.debate(table.position)
    assert debate is not None
    leader = cast(State, table.position).leader
    assert debate.floors == (*(((leader + step) % 4, 60) for step in range(4)), (None, 120))
    assert debate.seconds == 360
    assert at_plans().game.talk.debate(at_plans().position) is None


def test_r13_who_says_nothing_more_is_ready_and_agrees_to_nothing() -> None:
    table = sottovoce.new("verrat", players=4, seed=3)
    assert run_out(table, 1, []) == ["ready"]
    table.play(0, "offer 2")
    assert run_out(table, 0, []) == ["cancel", "ready"]


def test_r13_a_plan_without_a_draft_is_staying_and_an_accusation_of_ones_own() -> None:
    table = at_plans()
    assert run_out(table, 2, [])[:3] == ["keep fat", "keep small", "keep tall"]
    plan = table.view(2)
    assert [accusation["vizier"].split("-")[1] for accusation in plan["accusations"]] == ["small"]
    assert 2 not in table.to_act


def test_r13_a_draft_counts_and_may_be_prepared_in_the_debate() -> None:
    table = sottovoce.new("verrat", players=4, seed=3)
    rival = table.view(None)["players"][1]["colour"]
    cities = [choice.split()[2] for choice in at_plans().choices(0) if choice.startswith("send fat")]
    wanted = [f"accuse {rival}-tall", f"send fat {cities[0]}", f"send small  {cities[1]}", f"send fat {cities[2]}"]
    draft = table.game.drafts.tidied(table.position, 0, wanted)
    assert draft == [f"send fat {cities[2]}", f"send small {cities[1]}", f"accuse {rival}-tall"]
    table = at_plans()
    assert run_out(table, 0, draft) == [*draft[:2], "keep tall", draft[2], "ready"]


def test_r13_a_later_draft_replaces_what_was_written_down() -> None:
    table = at_plans()
    city = next(choice.split()[2] for choice in table.choices(0) if choice.startswith("send fat"))
    table.play(0, "keep fat")
    answers = run_out(table, 0, [f"send fat {city}"])
    assert "revise" in answers
    assert answers[-5:-1][0] == f"send fat {city}"
    assert 0 not in table.to_act


@pytest.mark.parametrize("answer", ["ready", "dance", "offer 1", ""])
def test_only_parts_of_a_plan_can_be_prepared(answer: str) -> None:
    table = at_plans()
    with pytest.raises(Illegal):
        table.game.drafts.tidied(table.position, 0, [answer])


def test_elsewhere_a_bot_answers() -> None:
    table = at_plans()
    for seat in range(4):
        run_out(table, seat, [])
    if table.to_act and not table.game.talk.debate(table.position):
        assert table.game.drafts.unanswered(table.position, table.to_act[0], []) is None
    assert table.game.drafts.tidied(table.position, 0, []) is None or table.game.talk.debate(table.position) is not None


@pytest.mark.parametrize(
    ("blue_fat", "accused"),
    [("dungeon-2", "blue-fat"), ("pos-1", "red-small")],  # whom a scene does not name is in exile
)
def test_r13_without_a_draft_someone_is_accused_whom_it_can_not_hurt(
    scene: Callable[..., Any], blue_fat: str, accused: str
) -> None:
    at = scene({"red-fat": "pos-0", "blue-fat": blue_fat, "green-fat": "pos-2", "yellow-fat": "pos-3"}).talked()
    assert at.s.places[1] == EXILE
    assert GAME.drafts.unanswered(at.s, 0, []) == ["keep fat", f"accuse {accused}", "ready"]
