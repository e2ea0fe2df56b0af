"""The PettingZoo environments pass PettingZoo's own tests, for every game and number of players."""

from __future__ import annotations

import pickle
import warnings
from functools import partial
from typing import Any

import numpy as np
import pytest

import sottovoce
from sottovoce.core.errors import Illegal, Unknown

pytest.importorskip("pettingzoo", reason="PettingZoo is not installed: pip install sottovoce[pettingzoo]")
with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # its tests import some of its games in a way that it calls deprecated
    from pettingzoo.test import api_test, render_test, seed_test

from sottovoce.lab.pettingzoo import env, parallel_env, raw_env

OBSERVED = [sottovoce.find(name) for name in sottovoce.games() if sottovoce.find(name).observer() is not None]
SETTINGS = [(game.name, players) for game in OBSERVED for players in game.seats]
LIMIT = 120  # decisions: random games of Verrat! take thousands
each_setting = pytest.mark.parametrize(("name", "players"), SETTINGS)

# What api_test says of any environment with a dictionary, unless it is one of PettingZoo's own.
about_dictionaries = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),  # of an agent whose turn it is not
]
pytestmark = about_dictionaries


def random_game(made: Any, seed: int) -> list[int]:
    """Play a game at random; the actions."""
    made.reset(seed=seed)
    dice = np.random.default_rng(seed)
    played = []
    for agent in made.agent_iter():
        seen, _, over, cut, _ = made.last()
        if over or cut:
            made.step(None)
            continue
        assert made.observation_space(agent).contains(seen)
        action = int(dice.choice(np.flatnonzero(seen["action_mask"])))
        played.append(action)
        made.step(action)
    return played


@each_setting
def test_api(name: str, players: int) -> None:
    api_test(env(name, players, limit=LIMIT), num_cycles=20)


@each_setting
def test_seeds(name: str, players: int) -> None:
    seed_test(partial(env, name, players, limit=LIMIT), num_cycles=20)


@each_setting
def test_rendering(name: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(env, name, players, limit=LIMIT))
    assert capsys.readouterr().out


@pytest.mark.parametrize(("name", "players"), [("siam", 2), ("verrat", 4), ("whispers", 3)])
@pytest.mark.filterwarnings("ignore")
def test_parallel_api(name: str, players: int) -> None:
    made: Any = parallel_env(name, players, limit=LIMIT)
    made.reset(seed=1)
    dice = np.random.default_rng(1)
    seen, _ = made.reset(seed=1)
    while made.agents:
        asked = [agent for agent in made.agents if seen[agent]["action_mask"].any()]
        assert len(asked) == 1
        actions = dict.fromkeys(made.agents, 0)
        actions[asked[0]] = int(dice.choice(np.flatnonzero(seen[asked[0]]["action_mask"])))
        seen, rewards, ends, cuts, _ = made.step(actions)
    assert all(ends.values()) or all(cuts.values())
    assert set(rewards) == set(made.possible_agents)


def test_a_game_ends_with_the_rewards_of_its_rules() -> None:
    for seed in range(5):
        made = raw_env("siam", 3)
        random_game(made, seed)
        shares = [made.position.payoff(seat) for seat in range(3)]
        assert sum(shares) == pytest.approx(1)
        assert made.agents == []
        again = raw_env("siam", 3, zero_sum=True)
        again.reset(seed=seed)
        assert again.position.state() != made.position.state()


def test_rewards_reach_every_agent() -> None:
    for zero_sum, total in ((False, 1.0), (True, 0.0)):
        made: Any = env("whispers", 2, zero_sum=zero_sum)
        made.reset(seed=3)
        got = dict.fromkeys(made.possible_agents, 0.0)
        dice = np.random.default_rng(3)
        for agent in made.agent_iter():
            seen, reward, over, cut, _ = made.last()
            got[agent] += reward
            made.step(None if over or cut else int(dice.choice(np.flatnonzero(seen["action_mask"]))))
        assert sum(got.values()) == pytest.approx(total)
        assert max(got.values()) > 0


def test_the_same_seed_gives_the_same_game() -> None:
    assert random_game(raw_env("verrat", limit=LIMIT), 5) == random_game(raw_env("verrat", limit=LIMIT), 5)
    assert random_game(raw_env("verrat", limit=LIMIT), 5) != random_game(raw_env("verrat", limit=LIMIT), 6)


def test_a_limit_cuts_the_game_off() -> None:
    made = raw_env("verrat", limit=7)
    assert len(random_game(made, 1)) == 7


def test_an_impossible_answer_changes_nothing() -> None:
    made = raw_env("siam", 2)
    made.reset(seed=1)
    before = made.position.state()
    with pytest.raises(Illegal, match=r"is not possible now\. Possible answers: pass"):
        made.step(119)
    assert made.position.state() == before


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("wrong", [119, -1, 100_000])
def test_in_a_finished_environment_an_impossible_answer_ends_the_game(wrong: int) -> None:
    made: Any = env("siam", 2)
    made.reset(seed=1)
    agent = made.agent_selection
    made.last()
    made.step(wrong)
    assert made.rewards[agent] == -1
    assert sum(made.rewards.values()) == -1
    assert all(made.terminations.values())


def test_wrong_settings_are_refused() -> None:
    with pytest.raises(Unknown, match="no render mode"):
        env("siam", render_mode="rgb_array")
    with pytest.raises(Unknown, match="“de” is not available"):
        env("siam", lang="de")
    with pytest.raises(Unknown, match="can't be played"):
        env("verrat", 3)


def test_an_environment_can_be_pickled() -> None:
    made = raw_env("siam", 3, {"map": "isles-8"}, zero_sum=True)
    again = pickle.loads(pickle.dumps(made))
    assert random_game(again, 4) == random_game(made, 4)


def test_it_speaks_italian() -> None:
    texts = []
    for lang in ("en", "it"):
        made = raw_env("siam", 2, render_mode="ansi", lang=lang)
        made.reset(seed=1)
        texts.append(made.render())
    assert texts[0] != texts[1]
