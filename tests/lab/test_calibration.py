"""Calibration: scores by hand, and every game's judge held against what came of games."""

from functools import partial

import pytest

import sottovoce
from sottovoce import bots, find
from sottovoce.core.bot import witnessed
from sottovoce.core.judge import Temper, Verdict
from sottovoce.core.replay import Replay
from sottovoce.lab.calibration import Estimate, by_party, reliability, score

SURE = Estimate(1, 1, (1.0, 0.0), (1.0, 0.0))
WRONG = Estimate(2, 1, (1.0, 0.0), (0.0, 1.0))
EVEN = Estimate(3, 2, (0.5, 0.5), (1.0, 0.0))


@pytest.mark.parametrize(
    ("estimates", "brier", "skill"),
    [([SURE], 0.0, 1.0), ([WRONG], 1.0, -3.0), ([EVEN], 0.25, 0.0), ([SURE, WRONG, EVEN], 1.25 / 3, -2 / 3)],
)
def test_brier_and_skill(estimates: list[Estimate], brier: float, skill: float) -> None:
    found = score(estimates)
    assert found.brier == pytest.approx(brier)
    assert found.base == pytest.approx(0.25)
    assert found.skill.value == pytest.approx(skill)
    assert found.skill.low <= found.skill.value <= found.skill.high


def test_estimates_of_one_game_are_no_more_certain_than_one() -> None:
    once, often = (score([SURE._replace(game=g) for g in (1, 2)] * times + [WRONG] * times) for times in (1, 50))
    assert often.skill == pytest.approx(once.skill)


def test_reliability_holds_what_was_said_against_what_happened() -> None:
    rows = reliability([EVEN, SURE, WRONG])
    assert [(row.low, row.estimates) for row in rows] == [(0.0, 2), (0.5, 2), (0.9, 2)]
    assert [row.came for row in rows] == [0.5, 0.5, 0.5]


def test_partners_are_one_party() -> None:
    table = sottovoce.new("siam", players=4, seed=1)
    assert by_party(table, [0.3, 0.7, 0.3, 0.7]) == [0.3, 0.7]


def moments(name: str, players: int, seed: int) -> list[Estimate]:
    """A game of bots that think a little, and what the judge says of it when much is decided."""
    table = sottovoce.new(name, players, seed)
    game = table.game
    seats = [bots.make("regular@40", game, 10 * seed + seat) for seat in range(players)]
    while not table.over:
        seat = table.to_act[0]
        table.play(seat, bots.answer(seats[seat], table, seat))
    came = by_party(table, [float(table.position.payoff(seat)) for seat in range(players)])
    judge = bots.judge(game, seed, 0.1)
    replay = Replay.of(table)
    found = []
    for number, entry in enumerate(table.log[:-1], 1):
        replay.play(entry)
        if number in {len(table.log) * part // 100 for part in (70, 80, 90, 96)}:
            now = replay.table
            said = by_party(now, judge.standing(now.position, partial(witnessed, now, now.to_act[0])))
            assert sum(said) == pytest.approx(1.0)
            found.append(Estimate(seed, game.stage(now.position), said, came))
    return found


@pytest.mark.skipif(not sottovoce.compiled(), reason="whole games of thinking bots")
@pytest.mark.parametrize(
    ("name", "players"), [(name, players) for name in sottovoce.games() for players in find(name).seats]
)
def test_a_judge_knows_more_than_the_base_rate(name: str, players: int) -> None:
    """A small version of benchmarks/judgement.py: too small to demand more than what chance allows."""
    found = [one for seed in range(1, 7) for one in moments(name, players, seed)]
    assert better_than_the_base_rate(found)


def better_than_the_base_rate(found: list[Estimate]) -> bool:
    """What is asked of every judge: not worse than saying an even share, as far as so few games can tell."""
    return score(found).skill.high > 0


def test_a_judge_who_is_worse_than_the_base_rate_does_not_pass() -> None:
    """Six games with 75 % for who lost, and sixty with 90 % for either, where each wins half of them."""
    wrong = [Estimate(game, 1, [0.25, 0.75], [1.0, 0.0]) for game in range(6) for _ in range(4)]
    assert not better_than_the_base_rate(wrong)
    half = [Estimate(game, 1, [0.9, 0.1], [float(game % 2), 1.0 - game % 2]) for game in range(60) for _ in range(4)]
    assert not better_than_the_base_rate(half)


@pytest.mark.parametrize("temper", [Temper(), Temper(2.0), Temper(0.5, 0.3), Temper(1.0, 1.0)])
@pytest.mark.parametrize("shares", [(0.7, 0.2, 0.1), (1.0, 0.0), (0.3, 0.7, 0.3, 0.7)])
def test_tempered_shares_add_up_to_what_they_did(temper: Temper, shares: tuple[float, ...]) -> None:
    found = temper.of(shares)
    assert sum(found) == pytest.approx(sum(shares))
    assert [found[nth] >= found[0] for nth in range(len(found))] == [
        share >= shares[0] or temper.doubt == 1.0 for share in shares
    ]


def test_a_power_makes_surer_and_doubt_less_sure() -> None:
    assert Temper(2.0).of((0.8, 0.2)) == pytest.approx((16 / 17, 1 / 17))
    assert Temper(1.0, 0.5).of((1.0, 0.0)) == pytest.approx((0.75, 0.25))


def test_a_tempered_verdict_keeps_its_halves_around_its_chance() -> None:
    before = Verdict((0.6, 0.3, 0.1), (0.62, 0.58), 0.01, 100)
    after = Temper(1.5, 0.2).judge(before, 0)
    assert sum(after.halves) / 2 == pytest.approx(after.chances[0])
    bolder, fainter = (Temper(1.5, 0.2).of((0.6 + d, 0.3 - 0.75 * d, 0.1 - 0.25 * d))[0] for d in (1e-5, -1e-5))
    assert (after.halves[0] - after.halves[1]) / 0.04 == pytest.approx((bolder - fainter) / 2e-5, rel=1e-3)
    assert Temper().judge(before, 0).halves == pytest.approx(before.halves)
