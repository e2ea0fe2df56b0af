"""The examples run, in a small size."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


def run(name: str, *arguments: str) -> str:
    """What an example prints."""
    command = [sys.executable, str(EXAMPLES / name), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=True, timeout=120).stdout


def test_an_agent_is_trained() -> None:
    said = run("train_siam.py", "--small", "--opponent", "random")
    assert "trained on 1,024 decisions" in said
    assert "of the victories in 4 games" in said


def test_a_map_is_studied() -> None:
    said = run("siam_balance.py", "--small", "--bot", "random")
    assert "| who rules | share | 95 % interval |" in said
    assert "## 4 players, 1 games" in said


def test_a_study_goes_on_with_the_games_there_are(tmp_path: Path) -> None:
    once = ("siam_balance.py", "--bot", "random", "--players", "2", "--folder", str(tmp_path))
    run(*once, "--games", "2")
    times = {path: path.stat().st_mtime_ns for path in tmp_path.iterdir()}
    said = run(*once, "--games", "3")
    assert "## 2 players, 3 games" in said
    assert len(list(tmp_path.iterdir())) == 3
    assert all(path.stat().st_mtime_ns == written for path, written in times.items())


def test_openspiel_plays_and_learns() -> None:
    pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install sottovoce[openspiel]")
    said = run("openspiel_example.py", "--small")
    assert "IS-MCTS against IS-MCTS" in said
    learned, before = re.findall(r"player 0 expects ([-+.\d]+), without learning ([-+.\d]+)", said)[0]
    assert float(learned) > float(before)
