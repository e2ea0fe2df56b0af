"""`arena`, `export` and `analyse` from the command line."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import sottovoce
from sottovoce import bots
from sottovoce.cli import result_tables
from sottovoce.cli.screen import Screen
from sottovoce.core.bot import Bot, Question
from sottovoce.core.game import Game
from sottovoce.lab import analysis
from sottovoce.lab.journal import Journal
from sottovoce.lab.match import Played

if TYPE_CHECKING:
    from cli.conftest import Run

ARENA = ("arena", "siam", "greedy", "random", "--players", "2", "--games", "4", "--option", "british-limit=3")


class Passing:
    """Always the first choice."""

    def choose(self, question: Question) -> int:
        return question.actions[0]


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A greedy bot that takes no time, few trials, and a cache of our own."""
    real = bots.make

    def make(name: str, game: Game, seed: int) -> Bot:
        return Passing() if name == "greedy" else real(name, game, seed)

    monkeypatch.setattr(bots, "make", make)
    monkeypatch.setattr(analysis, "LEVELS", {"regular": 0.01, "expert": 0.02})
    monkeypatch.setattr("platformdirs.user_cache_dir", lambda name: str(tmp_path / "cache"))


def test_bots_may_stand_behind_options(run: Run) -> None:
    result = run("arena", "siam", "--games", "4", "greedy", "--players", "2", "random")
    assert result.code == 0
    assert "4 of 4 games played" in result.out
    mistaken = run("arena", "siam", "greedy", "--players", "2", "random", "--gmaes")
    assert mistaken.code == 2
    assert "--gmaes" in mistaken.err


def test_figures_are_never_cut_off(capsys: pytest.CaptureFixture[str]) -> None:
    bot, cells = "expert-unread@1000 against all", [f"{number}.5–99.9 %" for number in range(8)]
    result_tables.show(Screen("en"), ["bot", *["95 %"] * 8], [[bot, *cells], ["greedy", *["1"] * 8]])
    header, *rows = capsys.readouterr().out.splitlines()
    assert rows[0].split("  ") == [bot, *cells]
    assert len(rows[0]) == len(rows[1]) == len(header) > 80


def test_arena(run: Run, tmp_path: Path) -> None:
    result = run(*ARENA, "--json", "out.json", "--page", "out.html", "--save", "games")
    assert result.code == 0
    assert "4 of 4 games played" in result.out
    assert all(len(line) <= 80 for line in result.out.splitlines())
    written = json.loads((tmp_path / "out.json").read_text())
    assert written["done"] == 4
    saved = sorted((tmp_path / "games").glob("*.game"))
    assert len(saved) == 4
    for path, game in zip(saved, sorted(written["games"], key=lambda game: (game["seed"], game["seats"])), strict=True):
        table = sottovoce.load(path.read_text())
        assert [float(table.position.payoff(seat)) for seat in range(2)] == game["payoffs"]
        assert table.kinds == game["seats"]
    assert (tmp_path / "out.html").read_text().startswith("<!DOCTYPE html>")
    assert not (tmp_path / "out.json.journal").exists()


def test_arena_in_italian(run: Run) -> None:
    out = run(*ARENA, "--lang", "it").out
    assert "Partite giocate: 4 su 4" in out
    assert "50,0 %" in out or "100,0 %" in out or "0,0 %" in out


def test_one_among_others(run: Run) -> None:
    result = run("arena", "siam", "--one", "random", "--among", "greedy", "--players", "3", "--games", "3")
    assert result.code == 0
    assert "3 of 3 games played" in result.out


def test_teams(run: Run) -> None:
    result = run("arena", "siam", "--one", "random", "--among", "greedy", "--players", "4", "--games", "2", "--teams")
    assert result.code == 0
    assert "2 of 2 games played" in result.out
    assert "Partners are bots of the same kind" in result.out


def test_nobody_talks_if_told_so(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[int] = []
    monkeypatch.setattr(type(sottovoce.find("siam").talk), "converse", lambda talk, table, bots: heard.append(1))
    assert "The bots don't talk" in run(*ARENA, "--quiet").out
    assert not heard
    run(*ARENA)
    assert heard


def _interrupt(monkeypatch: pytest.MonkeyPatch, after: int) -> None:
    add = Journal.add

    def interrupted(journal: Journal, played: Played) -> None:
        add(journal, played)
        if len(journal.games) == after:
            raise KeyboardInterrupt

    monkeypatch.setattr(Journal, "add", interrupted)


@pytest.mark.parametrize("more", [(), ("--json", "out.json")])
def test_arena_interrupted_goes_on(run: Run, monkeypatch: pytest.MonkeyPatch, more: tuple[str, ...]) -> None:
    with monkeypatch.context() as patch:
        _interrupt(patch, 2)
        result = run(*ARENA, *more)
    assert result.code == 130
    assert "2 of 4 games played" in result.out
    assert "run the same command again" in result.out
    result = run(*ARENA, *more)
    assert result.code == 0
    assert "2 of 4 games have already been played" in result.out
    assert "4 of 4 games played" in result.out
    assert "already" not in run(*ARENA, *more).out


def test_arena_resumes_a_journal_by_name(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    with monkeypatch.context() as patch:
        _interrupt(patch, 3)
        run(*ARENA, "--json", "out.json")
    (tmp_path / "out.json.journal").rename(tmp_path / "kept")
    assert "3 of 4 games have already been played" in run(*ARENA, "--resume", "kept").out


def test_another_tournament_is_refused(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    with monkeypatch.context() as patch:
        _interrupt(patch, 1)
        run(*ARENA, "--json", "out.json")
    before = (tmp_path / "out.json.journal").read_bytes()
    result = run(*ARENA, "--json", "out.json", "--seed", "9")
    assert result.code == 2
    assert "the seed is different" in result.err
    assert (tmp_path / "out.json.journal").read_bytes() == before


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("arena", "siam"), "No players"),
        (("arena", "siam", "random"), "Only random is playing"),
        (("arena", "siam", "random", "genius"), "no bot called “genius”"),
        (("arena", "chess", "random", "greedy"), "no game called “chess”"),
        (("arena", "siam", "random", "greedy", "--players", "5"), "can't be played by 5"),
        (("arena", "siam", "random", "greedy", "--games", "0"), "is not a valid number for --games"),
        (("arena", "siam", "random", "greedy", "--on", "moon"), "“moon” is not a place"),
        (("arena", "siam", "random", "greedy", "--players", "3", "--teams"), "no teams with 3 players"),
        (("arena", "siam", "--one", "random"), "Use --one and --among together"),
        (("arena", "siam", "greedy", "--one", "random", "--among", "greedy"), "Use --one and --among together"),
        (("arena", "siam", "random", "greedy", "--resume", "nothing"), "no journal nothing"),
        (("arena", "siam", "random", "greedy", "--json", "no/where.json"), "Can't write"),
        (("arena", "siam", "random", "greedy", "--page", "no/where.html"), "no such folder"),
        (("analyse", "{begun}", "--page", "."), "it is a folder"),
        (("export",), "There are no game files"),
        (("export", "nothing.game"), "no file nothing.game"),
        (("export", ".", "--to", "stone"), "“stone” is not an export format"),
        (("analyse",), "missing argument"),
        (("analyse", "nothing.game"), "no file nothing.game"),
    ],
)
def test_bad_requests_get_a_sentence(run: Run, begun: Path, arguments: tuple[str, ...], sentence: str) -> None:
    if arguments[0] == "export":
        pytest.importorskip("pyarrow")
    result = run(*(argument.format(begun=begun) for argument in arguments))
    assert result.code == 2
    assert sentence in result.err


def test_a_level_that_is_none(run: Run, finished: Path) -> None:
    result = run("analyse", str(finished), "--level", "divine")
    assert (result.code, "“divine” is not a level" in result.err) == (2, True)


def test_export(run: Run, finished: Path, begun: Path, tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    folder = tmp_path / "games"
    folder.mkdir()
    for path in (finished, begun):
        path.rename(folder / path.name)
    result = run("export", "games", "--to", "parquet")
    assert result.code == 0
    read = parquet.read_table(tmp_path / "games.parquet")
    assert f"{read.num_rows:,} decisions from 2 games" in result.out


def test_export_names_bad_files_and_goes_on(run: Run, finished: Path, tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    bad = tmp_path / "bad.game"
    bad.write_text("nonsense\n")
    result = run("export", str(bad), str(finished), "--out", "data.parquet")
    assert result.code == 1
    assert "bad.game. Line 1" in result.err
    assert "1 file couldn't be used" in result.out
    assert parquet.read_table(tmp_path / "data.parquet").num_rows > 20


def test_analyse(run: Run, begun: Path, tmp_path: Path) -> None:
    result = run("analyse", str(begun), "--json", "a.json", "--page", "a.html", "--seed", "3")
    assert result.code == 0
    assert "by what its player could know at the time" in " ".join(result.out.split())
    assert "Anna" in result.out
    analysis = json.loads((tmp_path / "a.json").read_text())
    assert analysis["outcome"] is None
    assert [moment["seat"] for moment in analysis["moments"]] == [1, 1]
    assert (tmp_path / "a.html").read_text().startswith("<!DOCTYPE html>")
    again = run("analyse", str(begun), "--json", "b.json", "--seed", "3")
    assert again.out == result.out
    assert (tmp_path / "b.json").read_text() == (tmp_path / "a.json").read_text()
