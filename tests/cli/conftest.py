"""Run the command line in this process, away from the user's own games, language and colours."""

from __future__ import annotations

import importlib.util
import io
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple, Protocol

import pytest

import sottovoce
from sottovoce.cli import main
from sottovoce.core.game import Game

_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG", "SOTTOVOCE_LANG", "NO_COLOR", "FORCE_COLOR", "COLUMNS", "LINES")


class Result(NamedTuple):
    code: int
    out: str
    err: str


class Run(Protocol):
    def __call__(self, *arguments: str, typed: str = "") -> Result: ...


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where games are kept; every test has its own."""
    for name in _VARIABLES:
        monkeypatch.delenv(name, raising=False)
    folder = tmp_path / "data"
    monkeypatch.setattr("platformdirs.user_data_dir", lambda name: str(folder / name))
    monkeypatch.chdir(tmp_path)
    return folder / "sottovoce" / "games"


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Call `sottovoce` with arguments and what is typed."""

    def call(*arguments: str, typed: str = "") -> Result:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = main(arguments)
        out, err = capsys.readouterr()
        return Result(code, out, err)

    return call


@pytest.fixture
def finished(run: Run, tmp_path: Path) -> Path:
    """A game that random bots have played to its end."""
    path = tmp_path / "finished.game"
    assert run("play", "siam", "--seats", "random,random", "--seed", "4", "--file", str(path)).code == 0
    return path


@pytest.fixture
def begun(run: Run, tmp_path: Path) -> Path:
    """A game with a few entries, one of them taken back."""
    path = tmp_path / "begun.game"
    typed = "play rama\n1\nundo\n2\n"
    run("play", "siam", "--seats", "me,me", "--names", "Anna,Bruno", "--seed", "4", "--file", str(path), typed=typed)
    return path


@pytest.fixture
def souk(monkeypatch: pytest.MonkeyPatch) -> Game:
    """The test-only game with secrets, playable as if it were one of ours."""
    file = Path(__file__).parents[1] / "souk" / "__init__.py"
    spec = importlib.util.spec_from_file_location("souk_for_cli", file, submodule_search_locations=[])
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    game: Game = module.GAME
    ours: Callable[[str], Game] = sottovoce.find
    monkeypatch.setattr(sottovoce, "find", lambda name: game if name == game.name else ours(name))
    monkeypatch.setattr(sottovoce, "games", lambda: ("siam", game.name))
    return game
