"""Recorded games: one for every way a game can be decided (games/*.game), replayed and held against games.json."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

import pytest
from recorded_games import RecordedGames

import sottovoce
from sottovoce.core.words import LANGUAGES
from sottovoce.games.whispers.rules.scoring import decided_by
from sottovoce.games.whispers.rules.turns import Whispers

HERE = Path(__file__).parent
DECIDED = ("points", "loyalty", "cards", "shared")
VERSION_2 = "version-2-eagle"


def outcome(table: sottovoce.Table) -> dict[str, Any]:
    """What is golden about a finished game."""
    return {
        "players": table.players,
        "entries": len(table.log),
        "how": DECIDED[int(decided_by(cast(Whispers, table.position)))],
        "winners": list(table.winners),
        "scores": list(table.scores),
        "ending": {lang: table.ending(lang) for lang in LANGUAGES},
    }


GAMES = RecordedGames(HERE, outcome)


def test_there_is_a_recorded_game_for_each_tie_break_and_player_count() -> None:
    GAMES.check_names()
    decided = {f"{players}-{how}" for players in (2, 3, 4) for how in DECIDED}
    assert {file.stem for file in GAMES.files} == decided | {VERSION_2}


@pytest.mark.parametrize("file", GAMES.files, ids=lambda file: file.stem)
def test_a_recorded_game_comes_out_the_same(file: Path) -> None:
    table = GAMES.check(file)
    found = outcome(table)
    assert file.stem in (f"{found['players']}-{found['how']}", VERSION_2)
    assert table.game.rules_version == (2 if file.stem == VERSION_2 else 1)


def test_a_damaged_record_is_refused_with_line_and_reason() -> None:
    lines = GAMES.files[0].read_text("utf-8").splitlines(keepends=True)
    at = next(i for i, line in enumerate(lines) if line.split()[2:3] == ["place"])
    lines[at] = lines[at].replace("place", "destroy", 1)
    with pytest.raises(sottovoce.BadFile) as refused:
        sottovoce.load("".join(lines))
    assert refused.value.line == at + 1
