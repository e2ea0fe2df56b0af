"""The games pass OpenSpiel's own simulation tests, and its algorithms run on them."""

from __future__ import annotations

import pickle
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

import sottovoce
from sottovoce.core.dice import Fresh
from sottovoce.core.errors import Unknown

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install sottovoce[openspiel]")

from open_spiel.python.algorithms import generate_playthrough

from sottovoce.lab.environment import setting
from sottovoce.lab.openspiel import World, repeated

OBSERVED = [sottovoce.find(name) for name in sottovoce.games() if sottovoce.find(name).observer() is not None]
SETTINGS = [(game.name, players) for game in OBSERVED for players in game.seats]
LIMIT = 60
each_setting = pytest.mark.parametrize(("name", "players"), SETTINGS)


def load(name: str, players: int, limit: int = LIMIT, options: str = "") -> Any:
    return pyspiel.load_game(f"sottovoce_{name}(players={players},limit={limit},options={options})")


def random_states(game: Any, seed: int) -> list[Any]:
    """All states of a random game at which somebody decides, and the last one."""
    dice, state, found = np.random.RandomState(seed), game.new_initial_state(), []
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, likely = zip(*state.chance_outcomes(), strict=True)
            assert sum(likely) == pytest.approx(1)
            state.apply_action(int(dice.choice(outcomes, p=likely)))
        else:
            found.append(state.clone())
            state.apply_action(int(dice.choice(state.legal_actions())))
    return [*found, state]


@each_setting
def test_random_simulation(name: str, players: int) -> None:
    pyspiel.random_sim_test(load(name, players), num_sims=1, serialize=True, verbose=False)


def test_random_simulation_to_the_end() -> None:
    pyspiel.random_sim_test(load("siam", 2, limit=0), num_sims=1, serialize=False, verbose=False)


@each_setting
def test_resampling_keeps_what_the_player_knows(name: str, players: int) -> None:
    chosen = load(name, players)
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    differ = 0
    for state in random_states(chosen, 1)[:-1]:
        player = state.current_player()
        world = state.resample_from_infostate(player, sampler)
        assert world.current_player() == player
        assert world.legal_actions() == state.legal_actions()
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.observation_string(player) == state.observation_string(player)
        assert world.information_state_tensor(player) == state.information_state_tensor(player)
        differ += str(world) != str(state)
        world.apply_action(world.legal_actions()[0])  # and it can be played on
    assert differ or not sottovoce.find(name).has_secrets(setting(name, players).options)


@each_setting
def test_states_are_serialised_whole(name: str, players: int) -> None:
    game = load(name, players)
    state = random_states(game, 2)[20]
    imagined = state.resample_from_infostate(0, pyspiel.UniformProbabilitySampler(0.0, 1.0))
    for kept in (state, imagined):
        _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, kept))
        assert str(again) == str(kept)
        for player in range(players):
            assert again.information_state_string(player) == kept.information_state_string(player)


def test_the_dice_are_those_of_the_rules() -> None:
    dice = Fresh(b"7" * 32)
    dealt = setting("siam", 3).start(dice)
    world = World(setting("siam", 3))
    for roll in dice.gather():
        if world.faces:
            world.roll(roll)
    assert world.position is not None
    assert world.position.state() == dealt.state()


def test_a_world_is_pickled_by_its_steps() -> None:
    state = random_states(load("verrat", 4), 3)[30]
    world: World = state.world
    again = pickle.loads(pickle.dumps(world))
    assert again.position.state() == world.position.state()  # type: ignore[union-attr]
    assert again.memories == world.memories
    assert repeated("verrat", 4, dict(world.setting.options), 0, 0, world.steps[:3]).decisions == 0


def test_a_seat_remembers_its_own_answers_and_not_what_it_did_not_see() -> None:
    states = random_states(load("verrat", 4, limit=300), 1)
    before, after = next((a, b) for a, b in pairwise(states) if a.world.position.sealed(a.current_player()))
    for player in range(4):
        same = before.information_state_string(player) == after.information_state_string(player)
        assert same == (player != before.current_player())


def test_an_ending_begins_where_it_is_told_to() -> None:
    game = pyspiel.load_game("sottovoce_siam(players=2,deal=7,played=45)")
    state = game.new_initial_state()
    assert not state.is_chance_node()
    assert str(game.new_initial_state()) == str(state)
    assert str(pyspiel.load_game("sottovoce_siam(players=2,deal=8,played=45)").new_initial_state()) != str(state)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_returns_add_up_to_nothing() -> None:
    for name, players in (("siam", 4), ("whispers", 3)):
        returns = random_states(load(name, players, limit=0), 5)[-1].returns()
        assert sum(returns) == pytest.approx(0)
        assert max(returns) > 0


def test_a_limit_ends_a_game_with_nothing_for_anybody() -> None:
    states = random_states(load("verrat", 4, limit=9), 1)
    assert len(states) == 10
    assert states[-1].returns() == [0.0] * 4


@pytest.mark.parametrize("name", [game.name for game in OBSERVED])
def test_playthroughs_can_be_replayed(name: str) -> None:
    spec = f"sottovoce_{name}(limit=2)"
    text = generate_playthrough.playthrough(spec, None, seed=1)
    history = next(line for line in reversed(text.splitlines()) if line.startswith("History()"))
    actions = [int(number) for number in history.partition("[")[2].rstrip("]").split(",")]
    assert generate_playthrough.playthrough(spec, actions, seed=1) == text


def test_wrong_settings_are_refused() -> None:
    with pytest.raises(Unknown, match="has no option"):
        load("siam", 2, options="colour:red")
    with pytest.raises(Unknown, match="can't be played"):
        load("siam", 5)
    with pytest.raises(Unknown, match="take no parameters"):
        load("siam", 2).make_py_observer(None, {"size": 3})
