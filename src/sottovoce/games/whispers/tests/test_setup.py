"""Set-up (§6, §7)."""

from __future__ import annotations

import pytest

import sottovoce
from sottovoce.core.dice import Fast
from sottovoce.games.whispers import GAME
from sottovoce.games.whispers.rules.board import EMPIRE_NAMES


def test_s06_starting_banners_and_a_random_first_player() -> None:
    view = sottovoce.new("whispers", seed=1).view(None)
    banners = {region["id"]: region["banners"] for region in view["regions"] if region["banners"]}
    assert banners["b1"] == banners["b3"] == banners["b5"] == 3
    assert banners["e1"] == banners["l9"] == banners["p3"] == 2
    assert not any(region["banners"] for region in view["regions"] if region["home"] == "horse")
    assert {sottovoce.new("whispers", players=4, seed=seed).view(None)["first"] for seed in range(40)} == {0, 1, 2, 3}


def test_s07_loyalties_are_dealt_at_random_and_hidden() -> None:
    table = sottovoce.new("whispers", players=3, seed=5)
    own = table.view(1)["players"][1]["loyalties"]
    assert sorted(loyalty["empire"] for loyalty in own) == sorted(EMPIRE_NAMES)
    assert [loyalty["weight"] for loyalty in own] == [4, 3, 2, 0, -1]
    assert all(loyalty["empire"] is None for loyalty in table.view(1)["players"][0]["loyalties"])


def clashes(players: int, **chosen: str) -> int:
    """In how many of 60 games two players begin with the same Devout empire."""
    options = GAME.settle_options({name.replace("_", "-"): value for name, value in chosen.items()})
    found = 0
    for seed in range(60):
        position = GAME.start(players, options, Fast(seed), None)
        devouts = [GAME.view(position, seat).players[seat].loyalties[0].empire for seat in range(players)]
        found += len(set(devouts)) < players
    return found


@pytest.mark.parametrize("players", [2, 4])
def test_r8_no_two_players_have_the_same_devout_empire(players: int) -> None:
    assert clashes(players) == 0


@pytest.mark.parametrize("players", [2, 4])
def test_option_different_devout(players: int) -> None:
    assert clashes(players, different_devout="on") == 0
    assert clashes(players, different_devout="off") > 0
