"""Bad input on the command line: one sentence that says what is wrong and what would be right, and exit code 2."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from cli.conftest import Run

BAD = {
    "command": (["fly"], "'fly'"),
    "no file": (["resume"], "FILE"),
    "unknown flag": (["play", "--colour"], "--colour"),
    "help of the command": (["serve", "--colour"], "sottovoce serve --help"),
    "flag without value": (["play", "--seed"], "--seed"),
    "value for a flag": (["play", "--fast=yes"], "--fast"),
    "shortened flag": (["play", "--play", "3"], "--play"),
    "language": (["play", "--lang", "de"], "“de”"),
    "game": (["play", "chess"], "Available: siam"),
    "rules of no game": (["rules", "chess"], "“chess”"),
    "paragraph": (["rules", "siam", "99"], "from 1 to 30"),
    "check no game": (["check", "chess"], "“chess”"),
    "check no games": (["check", "siam", "--games", "0"], "--games"),
    "check seed": (["check", "siam", "--seed", "x"], "--seed"),
    "check players": (["check", "siam", "--players", "7"], "2, 3 and 4"),
    "check nowhere": (["check", "siam", "--games", "1", "--save", "file/x"], "file/x"),
    "players": (["play", "--players", "5"], "2, 3 and 4"),
    "players none": (["play", "--players", "0"], "--players"),
    "players words": (["play", "--players", "three"], "“three”"),
    "one seat": (["play", "--seats", "me"], "2, 3 and 4"),
    "seat word": (["play", "--seats", "me,hal"], "casual, regular, expert, uct and paced"),
    "empty seat": (["play", "--seats", "me,,random"], "me,greedy,greedy"),
    "seats and players": (["play", "--seats", "me,random", "--players", "3"], "2 seats"),
    "names": (["play", "--names", "Anna,Anna"], "Anna,Bruno"),
    "empty name": (["play", "--names", "Anna,"], "Anna,Bruno"),
    "names many": (["play", "--seats", "me,random", "--names", "Anna,Bruno"], "Bruno"),
    "people many": (["play", "--names", "A,B,C,D,E"], "E"),
    "option": (["play", "--option", "colour=red"], "“colour”"),
    "option value": (["play", "--option", "played=shut"], "open and memory"),
    "option form": (["play", "--option", "played"], "NAME=VALUE"),
    "map file": (["play", "--option", "map=nowhere.json"], "nowhere.json"),
    "map broken": (["play", "--option", "map={}"], "map"),
    "seed": (["play", "--seed", "abc"], "64 hexadecimal digits"),
    "seed long": (["play", "--seed", "1" * 5000], "64 hexadecimal digits"),
    "bot pause": (["serve", "--no-open", "--bot-pause", "soon"], "--bot-pause"),
    "bot seconds": (["serve", "--no-open", "--bot-seconds", "-1"], "--bot-seconds"),
    "log format": (["serve", "--no-open", "--log-format", "xml"], "text and json"),
    "file there": (["play", "--seats", "me,random", "--file", "file"], "another file"),
    "file nowhere": (["play", "--seats", "me,random", "--file", "no/x.game"], "no/x.game"),
}


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("case", BAD)
def test_bad_requests(run: Run, tmp_path: Path, data: Path, case: str, lang: str) -> None:
    (tmp_path / "file").write_text("mine", "utf-8")
    arguments, part = BAD[case]
    result = run(*arguments, *(["--lang", lang] if case != "language" and lang != "en" else []))
    assert result.code == 2
    assert result.out == ""
    assert result.err.count("\n") == 1
    assert "Traceback" not in result.err
    if lang == "en":
        assert part in result.err
    assert sorted(path.name for path in tmp_path.iterdir() if path != data.parents[1]) == ["file"]
    assert (tmp_path / "file").read_text("utf-8") == "mine"
    assert not data.exists() or not list(data.iterdir())


def test_a_bad_language_in_the_environment(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOTTOVOCE_LANG", "xx")
    result = run("games")
    assert result.code == 2
    assert "en and it" in result.err


def test_italian_errors_have_no_english(run: Run) -> None:
    assert run("resume", "--lang", "it").err == "argomento mancante: FILE. Vedi «sottovoce resume --help».\n"
    assert run("play", "--lang", "it", "--seed").err.startswith("--seed: manca un valore.")
    assert run("play", "--lang", "it", "--x").err.startswith("argomento non riconosciuto: --x.")
