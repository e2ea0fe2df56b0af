"""Talk beside the log at the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import sottovoce

if TYPE_CHECKING:
    from cli.conftest import Run


def _verrat(run: Run, typed: str, *more: str) -> str:
    arguments = ("play", "verrat", "--seats", "me,greedy,greedy,greedy", "--seed", "7", "--file", "talk.game", *more)
    return run(*arguments, typed=typed).out


def test_a_statement_is_heard_answered_and_saved(run: Run) -> None:
    shown = _verrat(run, "say all :peace 1\nsay\n")
    assert "(1) Player 1: Greedy 1 and Player 1 leave each other alone" in shown
    assert "(2) Greedy 1: Agreed (1)." in shown
    assert "[accepted]" in shown
    table = sottovoce.load(Path("talk.game").read_text("utf-8"))
    assert [said.text for said in table.said] == [":peace 1", ":accept 1"]


def test_whispers_name_their_hearers(run: Run) -> None:
    assert "(1) Player 1 to Greedy 1 and Greedy 2: ciao" in _verrat(run, "say 1,greedy2 ciao\n")


def test_nobody_to_hear_it(run: Run) -> None:
    shown = _verrat(run, "say 7 ciao\ndi nessuno ciao\n")
    assert "There's nobody called “7” here" in shown
    assert "There's nobody called “nessuno” here" in shown
    assert not sottovoce.load(Path("talk.game").read_text("utf-8")).said


def test_italian_talk(run: Run) -> None:
    shown = _verrat(run, "di tutti :accuse red-fat\naiuto\n", "--lang", "it")
    assert "(1) Giocatore 1:" in shown
    assert "Parla a tutti con" in shown


def test_silence_among_four_in_siam(run: Run) -> None:
    seats = ("--seats", "me,random,random,random", "--seed", "1")
    assert "can't talk unless" in run("play", "siam", *seats, typed="say all hello\n").out
    shown = run("play", "siam", *seats, "--option", "talk=on", typed="say all hello\nsay 2 psst\n").out
    assert "(1) Player 1: hello" in shown
    assert "all talk is open" in shown
