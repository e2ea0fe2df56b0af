"""Analysis: finds a planted blunder, says the same again, and judges by what a seat could know."""

from __future__ import annotations

import msgspec
import pytest
import souk as souk_game
from msgspec.structs import replace

import sottovoce
from sottovoce import bots
from sottovoce.core.bot import Question, nothing, question
from sottovoce.core.dice import Fast
from sottovoce.core.judge import Judge, Past, Verdict
from sottovoce.core.position import Position
from sottovoce.core.table import Table
from sottovoce.games import find
from sottovoce.lab import language
from sottovoce.lab.analysis import (
    Analysis,
    analyse,
    chances,
    decisions,
    hint,
    judge_at,
    mark,
    moments,
    settled,
)
from sottovoce.lab.analysis_page import page, remarks
from sottovoce.lab.language import LabError
from sottovoce.lab.replay import course

EFFORT = 0.1 if sottovoce.compiled() else 1.0  # of the judges in these tests


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


class Fixed(Judge):
    """Says of every decision that its first choice is better by a bit; the halves may differ."""

    def __init__(self, first: float, second: float, known: bool = True) -> None:
        self.leads = (first, second)
        self.known = known

    def verdicts(self, question: Question, made: int | None = None) -> list[Verdict]:
        found = [Verdict((0.5, 0.5), (0.5, 0.5), 0.1, 10, known=self.known) for _ in question.actions]
        own = 0.5 + sum(self.leads) / 2
        chances = (own, 1 - own) if question.seat == 0 else (1 - own, own)
        found[0] = Verdict(chances, (0.5 + self.leads[0], 0.5 + self.leads[1]), 0.1, 10, known=self.known)
        return found

    def standing(self, position: Position, past: Past = nothing) -> list[float]:
        raise AssertionError


@pytest.mark.parametrize(
    ("second", "mark"), [(0.3, "blunder"), (0.12, "mistake"), (0.06, "inaccuracy"), (0.01, ""), (-0.3, "")]
)
def test_a_mark_needs_both_halves_of_the_thought(blundered: Table, second: float, mark: str) -> None:
    wrong = [one for one in moments(blundered, Fixed(0.3, second)) if one.choice != one.choices[0].choice]
    assert wrong
    assert {one.mark for one in wrong} == {mark}
    assert all((one.cost > 0) == bool(mark) for one in wrong)


def test_what_the_judge_cannot_tell_is_not_marked(blundered: Table) -> None:
    found = list(moments(blundered, Fixed(0.3, 0.3, known=False)))
    assert not any(one.mark or one.known for one in found)


def test_what_is_proven_is_called_so(blundered: Table, judged: Analysis) -> None:
    last = judged.moments[-1]
    assert last.sure
    assert last.choices[0].proven
    shown = page(blundered, judged, "en").replace("\u00a0", " ")
    assert "100.0 % (proven)" in shown
    assert ">0.0 % (proven)" in shown


def test_a_win_that_is_proven_and_kept_is_told(blundered: Table, judged: Analysis) -> None:
    told = language.speaker("en", blundered.names)
    assert settled(judged) is None
    assert len(remarks(judged, told)) == 3
    winner = 1 - judged.moments[-1].seat
    own = [moment.entry for moment in judged.moments if moment.seat == winner][-2:]
    kept = [replace(one, sure=True, chance=1.0) if one.entry in own else one for one in judged.moments]
    held = replace(judged, moments=kept)
    assert settled(held) == (own[0], winner)
    assert f"From decision {own[0]} on" in remarks(held, told)[-1]


def test_what_was_taken_back_is_not_judged() -> None:
    table = sottovoce.new("siam", players=2, seed=1)
    for text in ("play rama", "undo", "pass", "pass"):
        table.play(table.to_act[0] if text != "undo" else 0, text)
    heard: list[int] = []
    found = analyse(table, Fixed(0.0, 0.0), lambda moment: heard.append(moment.entry))
    assert heard == [moment.entry for moment in found.moments] == [3, 4]
    assert found.outcome is None
    assert [entry for entry, _ in chances(found, 0)] == [3, 4]


def test_the_same_seed_says_the_same() -> None:
    game = sottovoce.new("siam", players=3, seed=2)
    asked = question(game, 0)
    first, again, other = (bots.judge(game.game, seed, 0.1).verdicts(asked, asked.actions[0]) for seed in (1, 1, 2))
    assert first == again != other


def test_judged_by_what_the_seat_could_know(bidding: Table) -> None:
    """Where somebody else holds a secret, the judgement is the same in every world that the seat can't tell apart."""
    asked = question(bidding, 1)
    hidden = sottovoce.load(bidding.dump(), souk_game.GAME)
    hidden.play(0, "bid 2")  # sealed: seat 1 does not see what it is
    other = sottovoce.load(bidding.dump(), souk_game.GAME)
    other.play(0, "bid 0")
    two = [bots.judge(souk_game.GAME, 3).verdicts(question(table, 1), asked.actions[0]) for table in (hidden, other)]
    assert two[0] == two[1]


def test_a_won_game_given_away_is_proven(blundered: Table, judged: Analysis) -> None:
    last = next(step for step in course(blundered) if step.number == len(blundered.log))
    asked = question(last.table, last.entry.seat)
    passing, playing = bots.judge(blundered.game, 1, EFFORT).verdicts(asked, asked.actions[0])
    assert asked.choices[0] == "pass"
    assert (passing.chances[asked.seat], passing.proven) == (0.0, True)
    assert (playing.chances[asked.seat], playing.proven) == (1.0, True)
    found = judged.moments[-1]
    assert (found.mark, found.cost, found.proven) == ("blunder", 1.0, True)


@pytest.mark.parametrize(
    ("name", "players"), [(name, players) for name in sottovoce.games() for players in find(name).seats]
)
def test_every_judges_chances_add_up_to_one(name: str, players: int) -> None:
    table = sottovoce.new(name, players=players, seed=players)
    dice = Fast(players)
    whole = 2.0 if table.game.teams(players) else 1.0
    judge = bots.judge(table.game, 1, EFFORT / 4)
    for number in range(120):
        if table.over:
            break
        seat = table.to_act[0]
        actions = table.actions(seat)
        if number % 24 == 0 and len(actions) > 1:
            found = judge.verdicts(question(table, seat))
            assert len(found) == len(actions)
            for one in found:
                assert sum(one.chances) == pytest.approx(whole)
                assert one.chances[seat] == pytest.approx(sum(one.halves) / 2)
            assert sum(judge.standing(table.position)) == pytest.approx(whole)
        table.play_action(seat, actions[dice.roll(len(actions))])


def test_whoever_knows_all_sees_the_secrets(bidding: Table) -> None:
    """The same question to a seat, but not the same standing, once a sealed answer differs."""
    standings = []
    for bid in ("bid 2", "bid 0"):
        table = sottovoce.load(bidding.dump(), souk_game.GAME)
        table.play(0, bid)
        standings.append(bots.judge(souk_game.GAME, 3).standing(table.position))
    assert standings[0] != standings[1]


def test_hint(blundered: Table) -> None:
    last = next(step for step in course(blundered) if step.number == len(blundered.log))
    best, worst = hint(last.table, last.entry.seat, bots.judge(blundered.game, 1, EFFORT))
    assert (best.chance, worst.choice, worst.chance) == (1.0, "pass", 0.0)
    assert len(hint(sottovoce.new("siam", players=2, seed=1), 0, Fixed(0.2, 0.2))) == 5


def test_levels() -> None:
    siam = sottovoce.new("siam", 2).game
    assert judge_at("regular", siam, 1).name == "search"
    with pytest.raises(LabError, match="regular and expert"):
        judge_at("divine", siam, 1)


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
