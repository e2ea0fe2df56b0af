"""Tournaments: the same whoever plays them, interrupted or not; and results that come back from JSON."""

from __future__ import annotations

import multiprocessing
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

import sottovoce
from sottovoce import bots
from sottovoce.core.bot import Question
from sottovoce.lab.arena import hold
from sottovoce.lab.executors import alone, by_ray, executor, processes
from sottovoce.lab.journal import Journal
from sottovoce.lab.language import LabError
from sottovoce.lab.lineups import Tournament, fixtures
from sottovoce.lab.match import Outcome, Played, Stopped, Times, play, sitting
from sottovoce.lab.results import decode, encode, summarise

if TYPE_CHECKING:
    from lab.conftest import Plan


def _facts(games: list[Played]) -> list[Any]:
    """All that does not depend on the clock."""
    games = sorted(games, key=lambda game: game.number)
    return [(game.number, game.seed, game.seats, game.payoffs, game.decisions, game.habits) for game in games]


def _random_only(planned: Plan, games: int) -> Tournament:
    """Bots that other processes know too."""
    return planned(games=games, lineups=[["random", "random"]])


def test_a_game_depends_on_seed_and_seats_alone(planned: Plan) -> None:
    tournament = planned()
    games = [sitting(tournament, fixture, True) for fixture in fixtures(tournament)]
    forwards = [play(what) for what in games]
    backwards = [play(what) for what in reversed(games)][::-1]
    assert _facts([one.played for one in forwards]) == _facts([one.played for one in backwards])
    assert [one.file for one in forwards] == [one.file for one in backwards]


def test_workers_change_nothing(planned: Plan, tmp_path: Path) -> None:
    tournament = _random_only(planned, 4)
    one = hold(Journal(tmp_path / "one", tournament), alone)
    two = hold(Journal(tmp_path / "two", tournament), processes(2))
    assert _facts(one.games) == _facts(two.games)
    assert one.shares == two.shares
    assert one.ratings == two.ratings


def test_workers_go_home_when_it_is_broken_off(planned: Plan) -> None:
    others = set(multiprocessing.active_children())  # a server that tests share keeps workers of its own
    tournament = _random_only(planned, 500)
    outcomes = processes(2)(sitting(tournament, fixture, False) for fixture in fixtures(tournament))
    next(outcomes)
    assert set(multiprocessing.active_children()) - others
    outcomes.close()
    assert set(multiprocessing.active_children()) <= others


@pytest.mark.filterwarnings("ignore")
def test_ray_changes_nothing(planned: Plan, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("ray")
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    monkeypatch.setenv("PYTHONPATH", str(Path(sottovoce.__file__).parents[1]))
    tournament = _random_only(planned, 3)
    near = hold(Journal(tmp_path / "near", tournament), alone)
    far = hold(Journal(tmp_path / "far", tournament), by_ray(1))
    assert _facts(near.games) == _facts(far.games)


def test_interrupted_and_resumed(planned: Plan, tmp_path: Path) -> None:
    tournament = planned()
    whole = hold(Journal(tmp_path / "whole", tournament), alone)
    heard: list[int] = []

    def impatient(outcome: Outcome) -> None:
        if len(heard) == 3:
            raise KeyboardInterrupt
        heard.append(outcome.played.number)

    with pytest.raises(KeyboardInterrupt):
        hold(Journal(tmp_path / "part", tournament), alone, impatient)
    again = Journal(tmp_path / "part", tournament)
    assert [game.number for game in again.games] == heard
    heard.clear()
    resumed = hold(again, alone, lambda outcome: heard.append(outcome.played.number))
    assert len(heard) == tournament.size - 3
    assert _facts(resumed.games) == _facts(whole.games)
    assert resumed.shares == whole.shares


def test_a_line_cut_off_is_played_again(planned: Plan, tmp_path: Path) -> None:
    tournament, path = planned(), tmp_path / "journal"
    hold(Journal(path, tournament), alone)
    text = path.read_bytes()
    path.write_bytes(text[:-20])
    journal = Journal(path, tournament)
    assert len(journal.games) == tournament.size - 1
    hold(journal, alone)
    assert len(Journal(path, tournament).games) == tournament.size


def test_another_journal_is_refused(planned: Plan, tmp_path: Path) -> None:
    path = tmp_path / "journal"
    hold(Journal(path, planned()), alone)
    before = path.read_bytes()
    with pytest.raises(LabError, match="the number of games is different"):
        Journal(path, planned(games=8))
    with pytest.raises(LabError, match="the rules or the bots have changed since"):
        Journal(path, planned(digest="0"))
    assert path.read_bytes() == before
    path.write_text("nonsense\n")
    with pytest.raises(LabError, match="isn't a tournament journal"):
        Journal(path, planned())


def test_results(planned: Plan, tmp_path: Path) -> None:
    tournament = planned("first", "last", "random", games=4)
    results = hold(Journal(tmp_path / "journal", tournament), alone)
    assert (results.done, results.total, results.capped) == (12, 12, 0)
    assert [share.bot for share in results.shares] == ["first", "last", "random"]
    assert sum(share.share * share.games for share in results.shares) == pytest.approx(12)
    assert all(share.games == 8 and share.fair == pytest.approx(0.5) for share in results.shares)
    for lineup in results.lineups:
        assert sum(share.share for share in lineup.shares) == pytest.approx(1)
    assert {habit.verb for habit in results.habits if habit.bot == "first"} <= {"pass"}
    assert {habit.verb for habit in results.habits if habit.bot == "last"} <= {"play"}
    assert {habit.stage for habit in results.habits} <= set(range(1, 9))
    assert sum(timing.decision.count for timing in results.times) == sum(game.decisions for game in results.games)
    for timing in results.times:
        assert 0 < timing.decision.mean <= timing.decision.longest
        assert timing.decision.most <= timing.decision.longest
        assert timing.turn.count <= timing.decision.count


def test_results_come_back_from_json(planned: Plan, tmp_path: Path) -> None:
    results = hold(Journal(tmp_path / "journal", planned()), alone)
    assert decode(encode(results)) == results
    assert msgspec.json.decode(encode(results))["contest"]["program"] == sottovoce.__version__


def test_long_games_are_broken_off_and_counted_apart(planned: Plan, tmp_path: Path) -> None:
    tournament = planned(longest=10)
    results = hold(Journal(tmp_path / "journal", tournament), alone)
    assert results.capped == results.done == tournament.size
    assert all(share.games == 0 for share in results.shares)
    assert results.lengths.longest == 10


def test_no_games_yet_is_no_error(planned: Plan) -> None:
    results = summarise(planned(), [])
    assert results.done == 0
    assert [share.games for share in results.shares] == [0, 0]


def test_seats_that_talk_and_answer_side_by_side(planned: Plan) -> None:
    """Verrat!: bots converse, and several owe an answer at once."""
    tournament = planned(game="verrat", players=4, lineups=[["greedy", "random", "random", "random"]], options={})
    fixture = next(fixtures(tournament))._replace(seats=("greedy", "random", "random", "random"))
    played = play(sitting(tournament, fixture, False)._replace(longest=150)).played
    assert played.decisions == 150
    assert played.payoffs is None
    assert all(times.count > 0 for times in played.thought)


class Broken:
    def choose(self, question: Question) -> int:
        raise ZeroDivisionError("lost count")


def test_a_bot_that_fails_is_named(planned: Plan, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    tournament = planned()
    monkeypatch.setattr(bots, "make", lambda name, game, seed: Broken())
    with pytest.raises(LabError, match=r"bot random crashed .* lost count .*test_arena.py"):
        hold(Journal(tmp_path / "journal", tournament), alone)


def test_stop_stops(planned: Plan) -> None:
    tournament = planned()
    with pytest.raises(Stopped):
        play(sitting(tournament, next(fixtures(tournament)), False), lambda: True)


def test_crews() -> None:
    assert executor("processes", 1) is alone
    with pytest.raises(LabError, match="processes and ray"):
        executor("moon", 1)


def test_times() -> None:
    times = Times()
    for span in [0.001] * 95 + [0.5] * 5:
        times.add(span)
    assert times.within(0.95) == pytest.approx(0.001, rel=0.13)
    assert times.within(0.96) == pytest.approx(0.5, rel=0.13)
    assert (times.count, times.longest) == (100, 0.5)
    twice = Times()
    twice.join(times)
    twice.join(times)
    assert twice.count == 200
    assert twice.total == pytest.approx(2 * times.total)
