"""A batch plays the same games as single positions, and refuses what is wrong."""

from __future__ import annotations

import numpy as np
import pytest

import sottovoce
from sottovoce.core.dice import Fast
from sottovoce.core.errors import Illegal, Unknown

pytest.importorskip("numpy", reason="NumPy is not installed: pip install sottovoce[batch]")

from sottovoce.lab.batch import Batch
from sottovoce.lab.environment import setting

OBSERVED = [sottovoce.find(name) for name in sottovoce.games() if sottovoce.find(name).observer() is not None]
SETTINGS = [(game.name, players) for game in OBSERVED for players in game.seats]
SIZE = 5
each_setting = pytest.mark.parametrize(("name", "players"), SETTINGS)


@each_setting
def test_a_batch_plays_what_single_positions_play(name: str, players: int) -> None:
    chosen = setting(name, players)
    batch = Batch(name, players, size=SIZE, seed=3, limit=150)
    dice = Fast(3)
    table = chosen.start(Fast(3))
    games = [table.again(dice) for _ in range(SIZE)]
    lengths = [0] * SIZE
    picks = np.random.default_rng(1)
    ended = 0
    for _ in range(170):
        for i, game in enumerate(games):
            seat = int(game.turn())
            assert batch.to_play[i] == seat
            assert (batch.observations[i] == chosen.observation(game, seat)).all()
            assert np.flatnonzero(batch.masks[i]).tolist() == sorted(game.choices(seat))
        actions = np.array([picks.choice(np.flatnonzero(mask)) for mask in batch.masks])
        batch.step(actions)
        for i, game in enumerate(games):
            game.apply(game.turn(), int(actions[i]), dice)
            lengths[i] += 1
            assert batch.terminations[i] == game.over
            assert batch.truncations[i] == (not game.over and lengths[i] == 150)
            shares = [game.payoff(seat) for seat in range(players)] if game.over else [0.0] * players
            assert batch.rewards[i].tolist() == shares
            if game.over or lengths[i] == 150:
                ended += 1
                games[i], lengths[i] = game.again(dice), 0
    assert ended


def test_random_actions_are_legal_and_cover_all() -> None:
    batch = Batch("siam", 2, size=400, seed=1)
    actions = batch.random_actions()
    assert batch.masks[np.arange(400), actions].all()
    assert set(actions) == set(np.flatnonzero(batch.masks.any(axis=0)))


def test_the_same_seed_gives_the_same_batch() -> None:
    batches = [Batch("whispers", 2, size=3, seed=seed) for seed in (1, 1, 2)]
    for _ in range(60):
        for batch in batches:
            batch.step(batch.random_actions())
    assert (batches[0].observations == batches[1].observations).all()
    assert (batches[0].observations != batches[2].observations).any()


def test_arrays_of_earlier_steps_stay_as_they_were() -> None:
    batch = Batch("siam", 2, size=8, seed=1)
    kept = batch.observations
    before = kept.copy()
    for _ in range(10):
        batch.step(batch.random_actions())
    assert (kept == before).all()
    assert (batch.observations != before).any()


def test_zero_sum_rewards_add_up_to_nothing() -> None:
    batch = Batch("siam", 3, size=50, seed=1, zero_sum=True)
    ended = 0
    for _ in range(250):
        batch.step(batch.random_actions())
        assert np.allclose(batch.rewards.sum(axis=1), 0)
        ended += int(batch.terminations.sum())
        assert ((batch.rewards.max(axis=1) > 0) == batch.terminations).all()
    assert ended > 10


def test_observations_can_be_left_out() -> None:
    batch = Batch("siam", 2, size=4, seed=1, observe=False)
    assert batch.observations.shape == (4, 0)
    batch.step(batch.random_actions())


def test_wrong_answers_change_nothing() -> None:
    batch = Batch("siam", 2, size=4, seed=1)
    before = (batch.observations, batch.masks)
    good = batch.random_actions()
    for wrong, why in (
        ([*good[:3], 119], "In game 3 of the batch, action 119 isn't possible"),
        ([*good[:3], -1], "action -1 isn't possible"),
        ([*good[:3], 1 << 40], "isn't possible"),
        (good[:3], "Expected 4 actions"),
        (good.astype(float), "one whole number per game"),
    ):
        with pytest.raises(Illegal, match=why):
            batch.step(wrong)
    assert (batch.observations == before[0]).all()
    assert (batch.masks == before[1]).all()
    batch.step(good)


def test_wrong_settings_are_refused() -> None:
    with pytest.raises(Unknown, match="at least 1"):
        Batch("siam", size=0)
    with pytest.raises(Unknown, match="at least 0"):
        Batch("siam", size=1, limit=-1)
