"""Analysis: finds a planted blunder, says the same again, and judges by what a seat could know."""

from __future__ import annotations

import msgspec
import pytest
import souk as souk_game

import sottovoce
from sottovoce.bots.levels import searcher
from sottovoce.core.bot import Question, question
from sottovoce.core.table import Table
from sottovoce.lab import analysis
from sottovoce.lab.analysis import Analysis, analyse, chances, decisions, hint, mark
from sottovoce.lab.evaluators import LEVELS, Estimate, Evaluator, Playouts, evaluator
from sottovoce.lab.language import LabError
from sottovoce.lab.replay import course


def test_the_planted_blunder_is_marked(judged: Analysis, blundered: Table) -> None:
    last = judged.moments[-1]
    assert (last.entry, last.choice) == (len(blundered.log), "pass")
    assert last.mark == "blunder"
    assert last.cost == pytest.approx(1.0)
    assert last.choices[0].choice.startswith("play ")
    assert last.choices[0].chance == pytest.approx(1.0)


def test_every_decision_with_a_choice_is_judged(judged: Analysis, blundered: Table) -> None:
    assert len(judged.moments) == decisions(blundered)
    for moment in judged.moments:
        assert 0 <= moment.chance <= moment.best <= 1
        assert moment.mark == mark(moment.cost)
        assert 2 <= len(moment.choices) <= 5
    assert judged.outcome == [float(blundered.position.payoff(seat)) for seat in range(2)]
    for seat in range(2):
        assert chances(judged, seat)[-1] == (len(blundered.log), judged.outcome[seat])


def test_comes_back_from_json(judged: Analysis) -> None:
    assert msgspec.json.decode(msgspec.json.encode(judged), type=Analysis) == judged


@pytest.mark.parametrize(
    ("cost", "word"),
    [
        (0.0, ""),
        (0.049, ""),
        (0.05, "inaccuracy"),
        (0.1, "mistake"),
        (0.199, "mistake"),
        (0.2, "blunder"),
        (1, "blunder"),
    ],
)
def test_marks(cost: float, word: str) -> None:
    assert mark(cost) == word


class Fixed:
    """Says of every decision that its first choice is better by a bit."""

    name = "playouts"

    def __init__(self, lead: float, error: float) -> None:
        self.lead, self.error = lead, error

    def estimates(self, question: Question, made: int | None = None) -> list[Estimate]:
        found = [Estimate(0.5, self.error, 10) for _ in question.actions]
        found[0] = Estimate(0.5 + self.lead, self.error, 10)
        return found


@pytest.mark.parametrize(("error", "cost"), [(0.01, 0.3), (0.2, 0.0)])
def test_only_what_is_sure_counts(blundered: Table, error: float, cost: float) -> None:
    judge: Evaluator = Fixed(0.3, error)
    wrong = [moment for moment in analysis.moments(blundered, judge) if moment.choice != moment.choices[0].choice]
    assert wrong
    assert all(moment.cost == pytest.approx(cost) for moment in wrong)


def test_what_was_taken_back_is_not_judged() -> None:
    table = sottovoce.new("siam", players=2, seed=1)
    for text in ("play rama", "undo", "pass", "pass"):
        table.play(table.to_act[0] if text != "undo" else 0, text)
    heard: list[int] = []
    found = analyse(table, Fixed(0.0, 0.1), lambda moment: heard.append(moment.entry))
    assert heard == [moment.entry for moment in found.moments] == [3, 4]
    assert found.outcome is None
    assert [entry for entry, _ in chances(found, 0)] == [3]


def test_the_same_seed_says_the_same(blundered: Table) -> None:
    asked = question(sottovoce.new("siam", players=3, seed=2), 0)
    first, again, other = (Playouts(30, seed).estimates(asked, asked.actions[0]) for seed in (1, 1, 2))
    assert first == again != other


def test_judged_by_what_the_seat_could_know(bidding: Table) -> None:
    """Where somebody else holds a secret, the judgement is the same in every world that the seat can't tell apart."""
    asked = question(bidding, 1)
    hidden = sottovoce.load(bidding.dump(), souk_game.GAME)
    hidden.play(0, "bid 2")  # sealed: seat 1 does not see what it is
    other = sottovoce.load(bidding.dump(), souk_game.GAME)
    other.play(0, "bid 0")
    judge = Playouts(60, 3)
    two = [judge.estimates(question(table, 1), asked.actions[0]) for table in (hidden, other)]
    assert two[0] == two[1]


def test_search_finds_the_planted_blunder(blundered: Table) -> None:
    last = next(step for step in course(blundered) if step.number == len(blundered.log))
    asked = question(last.table, last.entry.seat)
    passing, playing = evaluator("regular", 1).estimates(asked, asked.actions[0])
    assert asked.choices[0] == "pass"
    assert passing.chance == 0
    assert playing.chance > 0.5
    again = evaluator("regular", 1).estimates(asked, asked.actions[0])
    assert again == [passing, playing]


def test_search_does_not_look_behind_sealed_answers(bidding: Table) -> None:
    asked = question(bidding, 1)
    thinker = searcher("regular", bidding.game, 1, None)
    assert thinker is not None
    games = min(thinker.simulations, LEVELS["regular"])
    found = [judge.estimates(asked, asked.actions[0]) for judge in (evaluator("regular", 1), Playouts(games, 1))]
    assert found[0] == found[1]


def test_hint(blundered: Table) -> None:
    last = next(step for step in course(blundered) if step.number == len(blundered.log))
    best, worst = hint(last.table, last.entry.seat, Playouts(60, 1))
    assert (best.chance, worst.choice, worst.chance) == (1.0, "pass", 0.0)
    assert len(hint(sottovoce.new("siam", players=2, seed=1), 0, Fixed(0.2, 0.1))) == 5


def test_levels() -> None:
    assert evaluator("regular", 1).name == "search"
    with pytest.raises(LabError, match="regular and expert"):
        evaluator("divine", 1)


def test_the_course_of_a_game_played_on_with_new_dice() -> None:
    table = sottovoce.new("siam", 2, 3)
    for _ in range(5):
        table.play(table.to_act[0], table.choices(table.to_act[0])[0])
    table.reseed(bytes(32))
    while not table.over:
        table.play(table.to_act[0], table.choices(table.to_act[0])[-1])
    steps = list(course(sottovoce.load(table.dump())))
    assert [step.entry.text for step in steps] == [entry.text for entry in table.log]
    assert steps[-1].table.dump() == table.dump()
