"""Several people at one terminal in a game with secrets: nobody sees what another one knows."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import sottovoce

if TYPE_CHECKING:
    from cli.conftest import Run

    from sottovoce.core.game import Game

PEOPLE = ("play", "souk", "--names", "Anna,Bruno,Carla", "--seed", "1", "--file", "x.game")


def parts(out: str) -> list[str]:
    """What each person was shown, one after the other."""
    return out.split("Pass the keyboard, then press Enter.")


def test_a_curtain_before_every_change_of_person(run: Run, souk: Game) -> None:
    out = run(*PEOPLE, typed="\nready\n\nready\n\nready\n\nbid 1\n\nbid 2\n").out
    for name in ("Anna", "Bruno", "Carla", "Anna", "Bruno", "Carla"):
        before, _, out = out.partition(f"Only {name} may look now. Pass the keyboard, then press Enter.")
        assert "alone" not in before


def test_bids_stay_secret(run: Run, souk: Game) -> None:
    shown = parts(run(*PEOPLE, typed="\nready\n\nready\n\nready\n\nbid 1\n\nlog\n").out)
    assert "Anna bids" not in shown[-1]
    assert "Carla is ready." in shown[-1]


def test_offers_are_heard_by_two(run: Run, souk: Game) -> None:
    table = sottovoce.new(souk, 3, 1)
    offer = next(text for text in table.choices(0) if text.startswith("offer 1"))
    shown = parts(run(*PEOPLE, typed=f"\n{offer}\nready\n\nlog\nready\n\nlog\nready\n").out)
    assert "Anna offers Bruno" in shown[2]
    assert "Anna offers" not in shown[3]


def test_no_curtain_for_one_person(run: Run, souk: Game) -> None:
    out = run("play", "souk", "--seats", "me,random,random", "--seed", "1", typed="ready\n").out
    assert "keyboard" not in out


def test_undo_is_only_for_oneself(run: Run, souk: Game) -> None:
    out = run(*PEOPLE, typed="\nready\n\nready\n\nready\n\nbid 1\n\nundo\n").out
    assert "took back" not in out


def test_a_whole_game(run: Run, souk: Game) -> None:
    result = run("play", "souk", "--seats", "me,random,me", "--seed", "3", "--file", "x.game", typed="1\n" * 200)
    assert result.code == 0
    table = sottovoce.load(Path("x.game").read_text("utf-8"), souk)
    assert table.over
    assert run("verify", "x.game").code == 0
    assert " bids 0." not in run("replay", "x.game").out


def test_an_unfinished_replay_tells_no_secrets(run: Run, souk: Game) -> None:
    run(*PEOPLE, typed="\nready\n\nready\n\nready\n\nbid 1\n")
    out = run("replay", "x.game").out
    assert "Carla is ready." in out
    assert "bid" not in out
