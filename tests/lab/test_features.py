"""Observations tell a seat all it may know, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest
import souk

import sottovoce
from sottovoce.core.dice import Fast
from sottovoce.core.errors import Unknown
from sottovoce.core.game import Game
from sottovoce.core.position import Position
from sottovoce.lab.environment import Setting, setting

OBSERVED = [sottovoce.find(name) for name in sottovoce.games() if sottovoce.find(name).observer() is not None]
SETTINGS = [(game.name, players) for game in OBSERVED for players in game.seats]
SEEDS = 2
LENGTH = 120  # decisions of a game that are looked at

each_setting = pytest.mark.parametrize(("name", "players"), SETTINGS)


def with_options(name: str, players: int, seed: int) -> Setting:
    """The setting with other options for other seeds; seed 0 has the default ones."""
    game, dice = sottovoce.find(name), Fast(seed)
    chosen = {o.name: o.values[dice.roll(len(o.values)) if seed else 0] for o in game.options}
    return setting(game, players, chosen)


def random_play(chosen: Setting, seed: int) -> Iterator[Position]:
    """The positions of a random game; unasked answers are given too."""
    dice = Fast(seed)
    position = chosen.start(dice)
    for _ in range(LENGTH):
        yield position
        if position.over:
            return
        seats = [seat for seat in range(chosen.players) if (position.may_act() >> seat) & 1]
        seat = seats[dice.roll(len(seats))]
        choices = position.choices(seat)
        position.apply(seat, choices[dice.roll(len(choices))], dice)


@each_setting
def test_features_have_names_of_their_own_and_bounds(name: str, players: int) -> None:
    chosen = setting(name, players)
    names = [feature for block in chosen.blocks for feature in block.names]
    assert len(names) == len(set(names)) == chosen.size
    assert len({block.name for block in chosen.blocks}) == len(chosen.blocks)
    for block in chosen.blocks:
        assert block.meaning
        assert 0 < block.most <= 255


@each_setting
@pytest.mark.parametrize("seed", range(SEEDS))
def test_observations_stay_within_their_bounds(name: str, players: int, seed: int) -> None:
    chosen = with_options(name, players, seed)
    for position in random_play(chosen, seed):
        for seat in range(players):
            seen = chosen.observation(position, seat)
            assert seen.shape == (chosen.size,)
            assert (seen <= chosen.highest).all()
            mask = chosen.mask(position, seat)
            asked = bool((position.to_act() >> seat) & 1)
            assert np.flatnonzero(mask).tolist() == (sorted(position.choices(seat)) if asked else [])


@each_setting
@pytest.mark.parametrize("seed", range(SEEDS))
def test_worlds_that_a_seat_cannot_tell_apart_look_the_same(name: str, players: int, seed: int) -> None:
    chosen = with_options(name, players, seed)
    differ = 0
    for number, position in enumerate(random_play(chosen, 10 + seed)):
        for seat in range(players):
            world = position.imagine(seat, Fast(number))
            differ += world.state() != position.state()
            assert (chosen.observation(world, seat) == chosen.observation(position, seat)).all()
    assert differ or not chosen.game.has_secrets(chosen.options)


@each_setting
@pytest.mark.parametrize("seed", range(SEEDS))
def test_what_a_view_shows_an_observation_shows(name: str, players: int, seed: int) -> None:
    chosen = with_options(name, players, seed)
    game = chosen.game
    before = [(None, b"")] * players
    for position in random_play(chosen, 20 + seed):
        for seat in range(players):
            now = (game.view(position, seat), chosen.observation(position, seat).tobytes())
            assert now[0] == before[seat][0] or now[1] != before[seat][1]
            before[seat] = now


def test_the_next_game_at_a_table_is_dealt_as_the_first_one() -> None:
    for name, players in SETTINGS:
        chosen = with_options(name, players, 5)
        first = chosen.start(Fast(1))
        assert first.again(Fast(2)).state() == chosen.start(Fast(2)).state()


@each_setting
@pytest.mark.parametrize("seed", range(SEEDS))
def test_a_game_that_takes_anothers_place_forgets_it(name: str, players: int, seed: int) -> None:
    """Dealt as a new game, and played on as one: nothing of the old one is left, not even what is only remembered."""
    chosen = with_options(name, players, seed)
    *_, last = random_play(chosen, 30 + seed)
    both = [chosen.start(Fast(2)), last.restart(Fast(2))]
    dice = [Fast(3), Fast(3)]
    for _ in range(LENGTH):
        assert both[0].state() == both[1].state()
        if both[0].over:
            break
        seat = both[0].turn()
        choices = [position.choices(seat) for position in both]
        assert choices[0] == choices[1]
        for position, rolled in zip(both, dice, strict=True):
            position.apply(seat, choices[0][rolled.roll(len(choices[0]))], rolled)


def test_a_game_without_observations_is_refused() -> None:
    game: Game = souk.GAME
    with pytest.raises(Unknown, match="has no observations"):
        setting(game)


def test_settings_that_cannot_be_are_refused() -> None:
    with pytest.raises(Unknown, match="no game called"):
        setting("chess")
    with pytest.raises(Unknown, match="can't be played by"):
        setting("siam", 5)
    with pytest.raises(Unknown, match="has no option"):
        setting("siam", 2, {"colour": "red"})
