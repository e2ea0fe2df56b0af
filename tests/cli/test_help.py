"""Help, version and language: every word from the catalogue, in the language asked for."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import sottovoce

if TYPE_CHECKING:
    from cli.conftest import Run

COMMANDS = ("play", "resume", "replay", "rules", "games", "verify", "check", "arena", "export", "analyse")
# What argparse says by itself, and our own English: none of it may be left in Italian.
ENGLISH = re.compile(
    r"\b(usage|options|optional|positional|arguments|commands|show|help message|exit|error|required|invalid|the|game"
    r"|file|players|seed|how many|where|unless|LANGUAGE|GAME|NAME|VALUE|SEED|FOLDER)\b(?![,…]*\])"
)


def _without_names(text: str) -> str:
    """Help without what is the same in every language: options, commands, and the word FILE."""
    text = re.sub(r"--[a-z]+|«[^»]*»|\bfile\b|FILE", "", text)
    return re.sub(rf"^ +({'|'.join(COMMANDS)}) ", "", text, flags=re.M).replace("sottovoce", "")


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_is_italian_in_italian(run: Run, command: str) -> None:
    arguments = [command, "--help"] if command else ["--help"]
    result = run(*arguments, "--lang", "it") if command else run("--lang", "it", "--help")
    assert result.code == 0
    assert result.out.startswith("uso: sottovoce")
    assert "\nopzioni:\n" in result.out
    assert ENGLISH.search(_without_names(result.out)) is None


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_is_english_by_default(run: Run, command: str) -> None:
    result = run(*([command, "-h"] if command else ["-h"]))
    assert result.code == 0
    assert result.out.startswith("usage: sottovoce")
    assert "\noptions:\n" in result.out
    assert all(len(line) <= 80 for line in result.out.splitlines())


def test_no_command_shows_the_help(run: Run) -> None:
    result = run()
    assert result.code == 0
    assert all(re.search(rf"^    {command} ", result.out, re.M) for command in COMMANDS)


def test_version_tells_whether_it_is_compiled(run: Run) -> None:
    how = "compiled" if sottovoce.compiled() else "not compiled (plain Python)"
    assert run("--version").out == f"sottovoce {sottovoce.__version__}, {how}\n"


def test_version_in_italian(run: Run) -> None:
    how = "compilato" if sottovoce.compiled() else "non compilato (Python puro)"
    assert run("--lang", "it", "--version").out == f"sottovoce {sottovoce.__version__}, {how}\n"


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({}, "en"),
        ({"LANG": "it_IT.UTF-8"}, "it"),
        ({"LC_MESSAGES": "it_CH"}, "it"),
        ({"LANG": "it_IT.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "it_IT.UTF-8", "SOTTOVOCE_LANG": "en"}, "en"),
        ({"SOTTOVOCE_LANG": "it", "LC_ALL": "en_GB.UTF-8"}, "it"),
    ],
)
def test_language_from_the_environment(
    run: Run, monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], lang: str
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert run("--help").out.startswith("usage:" if lang == "en" else "uso:")


def test_lang_beats_the_environment(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOTTOVOCE_LANG", "it")
    assert run("play", "--lang=en", "--help").out.startswith("usage:")


def test_argparse_is_left_as_it_was(run: Run) -> None:
    import argparse

    before = vars(argparse)["_"]
    run("--lang", "it", "--help")
    run("--lang", "it", "nonsense")
    assert vars(argparse)["_"] is before


def test_as_a_module() -> None:
    paths = {"PYTHONPATH": str(Path(sottovoce.__file__).parents[1])}
    command = [sys.executable, "-m", "sottovoce", "--version"]
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=os.environ | paths)
    assert done.stdout.startswith(f"sottovoce {sottovoce.__version__}, ")
