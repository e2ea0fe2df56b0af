"""The judge of Verrat!: what it says of a draw that all four would have to agree to."""

from __future__ import annotations

import pytest

import sottovoce
from sottovoce.bots import answer, judge, make
from sottovoce.core.bot import Question, question
from sottovoce.core.judge import Verdict
from sottovoce.core.table import Table
from sottovoce.lab.analysis import ranked

LEADER, PROPOSER, LAST = 0, 1, 3  # in the game of this seed, in its tenth round


@pytest.fixture(scope="module")
def proposed() -> Table:
    """A game of greedy bots with a clear leader, in which somebody else proposes a draw."""
    if not sottovoce.compiled():
        pytest.skip("the judge takes minutes uncompiled")
    table = sottovoce.new("verrat", seed=3)
    bots = [make("greedy", table.game, seat) for seat in range(table.players)]
    while table.view(None)["round"] < 10:
        seat = table.to_act[0]
        table.play(seat, answer(bots[seat], table, seat))
    table.play(PROPOSER, "ready")
    table.play(PROPOSER, "propose-draw")
    return table


def judged(table: Table, seat: int) -> tuple[Question, dict[str, Verdict]]:
    asked = question(table, seat)
    found = judge(table.game, 1, 0.3).verdicts(asked)
    return asked, dict(zip(asked.choices, found, strict=True))


def test_agreeing_to_a_draw_gains_nothing_where_the_leader_will_refuse_it(proposed: Table) -> None:
    asked, found = judged(proposed, LAST)
    agree, refuse = found["agree-draw"], found["refuse-draw"]
    assert refuse.chances[LAST] < 0.2
    assert agree.chances == refuse.chances
    assert (agree.known, refuse.known) == (False, True)
    order = [choice.choice for choice in ranked(asked, list(found.values()), len(found))]
    assert order.index("refuse-draw") < order.index("agree-draw")


def test_a_draw_that_the_others_want_is_worth_a_quarter(proposed: Table) -> None:
    _, found = judged(proposed, LEADER)
    assert found["agree-draw"].chances == (0.25,) * 4
    assert found["agree-draw"].known
    assert found["refuse-draw"].chances[LEADER] > 0.3
