"""Recorded games, perft figures, conformance, and the same play compiled or not."""

from __future__ import annotations

from pathlib import Path

import pytest
from perft import perft

import sottovoce
from sottovoce.bots.playout import play_many
from sottovoce.core.conformance import check_game
from sottovoce.core.dice import Dice, Fast
from sottovoce.core.position import Position
from sottovoce.games.whispers import GAME
from sottovoce.games.whispers.position_editor import Stage
from sottovoce.games.whispers.rules.board import OFFICES, POSTS, REGIONS
from sottovoce.games.whispers.rules.lands import capacity
from sottovoce.games.whispers.rules.scoring import decided_by
from sottovoce.games.whispers.rules.state import NONE
from sottovoce.games.whispers.rules.turns import Whispers

RECORDED = sorted((Path(__file__).parent / "games").glob("*.txt"))
DECIDED = ("points", "loyalty", "cards", "shared")


class Lowest(Dice):
    """Dice that always show the lowest number."""

    def roll(self, faces: int) -> int:
        return 0


def opening(players: int, **options: str) -> Position:
    chosen = {name.replace("_", "-"): value for name, value in options.items()}
    return GAME.start(players, GAME.settle_options(chosen), Fast(1), None)


def full_hand() -> Position:
    """A Bear Sheriff with an army and one card of each empire."""
    stage = Stage().army("b5", "bear", 3).army("h2", "horse", 1).army("l3", "lion", 2).agent(0, "bear-sheriff")
    cards = ("bear-eagle", "eagle-horse", "elephant-lion", "lion-horse", "horse-bear")
    return stage.agent(1, "eagle-marshal").give(0, *cards).reach("bear-sheriff").position


def chancellor() -> Position:
    """A Lion Chancellor between attack and swap, without cards."""
    stage = Stage(3).army("l3", "lion", 4).army("h5", "eagle", 1).agent(2, "lion-chancellor").agent(0, "horse-sheriff")
    return stage.reach("lion-chancellor").position


def test_there_is_a_recorded_game_for_each_tie_break_and_player_count() -> None:
    first = {path.stem for path in RECORDED if not path.stem.startswith("version")}
    assert first == {f"{players}-{how}" for players in (2, 3, 4) for how in DECIDED}


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)
def test_recorded_games_come_out_as_they_did(path: Path) -> None:
    text = path.read_text("utf-8")
    table = sottovoce.load(text)
    assert table.dump() == text
    assert table.over
    assert isinstance(table.position, Whispers)
    if table.game.rules_version == 1:
        assert path.stem == f"{table.players}-{DECIDED[int(decided_by(table.position))]}"
    assert table.ending("en")[-1] != table.ending("it")[-1]


@pytest.mark.parametrize(
    ("position", "figures"),
    [
        (opening(2), [20, 380, 6840, 116280]),
        (opening(4, field_agents="on"), [60, 3580, 212440]),
        (full_hand(), [6, 32, 117, 497]),
        (chancellor(), [2, 4, 8, 41]),
    ],
    ids=["opening", "agents on the map", "full hand", "chancellor"],
)
def test_perft(position: Position, figures: list[int]) -> None:
    assert [perft(position, depth, Lowest) for depth in range(1, len(figures) + 1)] == figures


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


def test_a_damaged_record_is_refused_with_line_and_reason() -> None:
    lines = RECORDED[0].read_text("utf-8").splitlines(keepends=True)
    at = next(i for i, line in enumerate(lines) if line.split()[2:3] == ["place"])
    lines[at] = lines[at].replace("place", "destroy", 1)
    with pytest.raises(sottovoce.BadFile) as refused:
        sottovoce.load("".join(lines))
    assert refused.value.line == at + 1


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


def test_a_split_can_be_taken_back_step_by_step() -> None:
    table = sottovoce.new("whispers", players=2, seed=1)
    first = table.to_act[0]
    for post in ("bear-sheriff", "bear-chancellor", "lion-sheriff", "lion-steward", "horse-sheriff", "horse-steward"):
        table.play(table.to_act[0], f"deploy {post}")
    assert table.to_act == (first,)
    before = table.position.state()
    for text in ("add", "place b1"):
        table.play(first, text)
    assert table.view(None)["doing"]["left"] == 1
    table.undo(first)
    table.play(first, "place b2")
    table.undo(first)
    table.undo(first)
    assert table.position.state() == before


def test_a_draw_can_not_be_taken_back() -> None:
    table = sottovoce.new("whispers", players=2, seed=1)
    for post in (
        "lion-sheriff",
        "lion-chancellor",
        "horse-sheriff",
        "horse-steward",
        "horse-marshal",
        "horse-chancellor",
    ):
        table.play(table.to_act[0], f"deploy {post}")
    seat = table.to_act[0]
    table.play(seat, "draw")
    with pytest.raises(sottovoce.Illegal):
        table.undo(seat)
