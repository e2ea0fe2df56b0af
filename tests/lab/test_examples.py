"""The examples run, in a small size."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


def run(name: str, *arguments: str) -> str:
    """What an example prints."""
    command = [sys.executable, str(EXAMPLES / name), "--small", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=True, timeout=120).stdout


def test_an_agent_is_trained() -> None:
    said = run("train_siam.py", "--opponent", "random")
    assert "trained on 1,024 decisions" in said
    assert "of the victories in 4 games" in said


def test_a_map_is_studied() -> None:
    said = run("siam_balance.py", "--bot", "random")
    assert "| who rules | share | error |" in said
    assert "## 4 players, 1 games" in said


def test_openspiel_plays_and_learns() -> None:
    pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install sottovoce[openspiel]")
    said = run("openspiel_example.py")
    assert "IS-MCTS against IS-MCTS" in said
    assert said.count("MCCFR") == 2
