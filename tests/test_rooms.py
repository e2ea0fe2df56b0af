"""A game's rooms: its rules stand alone, and reading them reads nothing of its bots."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from finished_games import FINISHED

import sottovoce

SOURCE = Path(__file__).parents[1] / "src" / "sottovoce"
OPENED = """
import sys
opened = []
sys.addaudithook(lambda event, args: opened.append(str(args[0])) if event == "open" else None)
import sottovoce.games.{game}.rules.turns
print("\\n".join(opened))
"""


@pytest.mark.parametrize("game", FINISHED)
def test_importing_the_rules_reads_no_weights(game: str) -> None:
    done = subprocess.run([sys.executable, "-c", OPENED.format(game=game)], capture_output=True, text=True, check=True)
    opened = done.stdout.splitlines()
    assert opened
    assert not [path for path in opened if "weights" in Path(path).parts]


@pytest.mark.parametrize("game", FINISHED)
def test_every_finished_game_has_the_same_rooms(game: str) -> None:
    folder = sottovoce.find(game).folder
    rooms = {path.name for path in folder.iterdir()}
    assert {"rules", "bot", "show", "lab.py", "orders.py", "words", "RULES.md", "RULES.it.md"} <= rooms
    assert {path.name for path in folder.glob("*.py")} == {"__init__.py", "lab.py", "orders.py"}
    for room, files in {
        "rules": ("state", "actions", "board", "setup", "turns", "events", "scoring", "refusals"),
        "bot": ("players", "evaluation", "net", "puzzles", "exploiters"),
        "show": ("view", "speech", "terminal", "drawing", "outlook"),
    }.items():
        assert {f"{name}.py" for name in files} <= {path.name for path in (folder / room).iterdir()}
    assert any((folder / "bot" / "weights").iterdir())


@pytest.mark.parametrize("game", FINISHED)
def test_every_finished_game_is_tested_in_the_same_files(game: str) -> None:
    tests = SOURCE / "games" / game / "tests"
    found = {path.name for path in tests.iterdir()}
    assert {"conftest.py", "perft.json", "games", "games.json"} <= found
    common = ("paragraphs", "perft", "recorded_games", "setup", "hidden", "winning", "drawing")
    assert {f"test_{name}.py" for name in common} <= found
    assert {path.suffix for path in (tests / "games").iterdir()} == {".game"}
