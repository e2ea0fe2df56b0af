"""Random games: every promise of the contract, the same play compiled or not, and what must hold all the time."""

from __future__ import annotations

import pytest

from sottovoce.bots.playout import play_many
from sottovoce.core.conformance import check_game
from sottovoce.core.dice import Fast
from sottovoce.core.position import Position
from sottovoce.games.whispers import GAME
from sottovoce.games.whispers.rules.board import OFFICES, POSTS, REGIONS
from sottovoce.games.whispers.rules.lands import capacity
from sottovoce.games.whispers.rules.state import NONE
from sottovoce.games.whispers.rules.turns import Whispers


def opening(players: int, **options: str) -> Position:
    chosen = {name.replace("_", "-"): value for name, value in options.items()}
    return GAME.start(players, GAME.settle_options(chosen), Fast(1), None)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("chosen", [False, True], ids=["default", "all options"])
def test_conformance(players: int, chosen: bool) -> None:
    options = {option.name: option.values[1] for option in GAME.options} if chosen else {}
    report = check_game(GAME, players, options, seed=players, thorough=0.05)
    assert report.entries > 100


@pytest.mark.parametrize(
    ("players", "decisions", "wins"), [(2, 5827, [13, 7]), (3, 5752, [5, 8, 8]), (4, 6780, [6, 5, 7, 4])]
)
def test_random_play_is_the_same_compiled_or_not(players: int, decisions: int, wins: list[int]) -> None:
    assert play_many(opening(players), 20, 7) == (decisions, wins)


def test_no_decision_has_more_choices_than_there_is_room() -> None:
    position = opening(4, field_agents="on")
    dice = Fast(3)
    while not position.over:
        actions = position.choices(position.turn())
        assert len(actions) <= position.room()
        position.apply(position.turn(), actions[dice.roll(len(actions))], dice)


def test_supply_holds_after_each_empires_turn() -> None:
    for players in (2, 3, 4):
        position = opening(players)
        assert isinstance(position, Whispers)
        dice = Fast(players)
        while not position.over:
            before = position.marker
            actions = position.choices(position.turn())
            position.apply(position.turn(), actions[dice.roll(len(actions))], dice)
            ended = position.marker if position.marker != NONE else POSTS if before != NONE else NONE
            for empire in range(max(int(before), 0) // OFFICES, int(ended) // OFFICES):
                held = [region for region in range(REGIONS) if position.holder[region] == empire]
                assert all(position.banners[region] <= capacity(position, region) for region in held)
