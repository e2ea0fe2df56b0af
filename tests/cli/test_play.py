"""A game in the terminal, typed through standard input."""

from __future__ import annotations

import io
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import sottovoce
from sottovoce.bots.seeds import public_seed
from sottovoce.cli import main
from sottovoce.lab.coach import EFFORT, advise
from sottovoce.lab.coach_words import why

if TYPE_CHECKING:
    from cli.conftest import Result, Run

SEED = "7"  # seat 0 begins, whether two or three play: greedy bots, slow when uncompiled, have nothing to do


def play(run: Run, typed: str, *more: str) -> Result:
    return run("play", "siam", "--seats", "me,random,random", "--seed", SEED, "--file", "x.game", *more, typed=typed)


def log() -> list[str]:
    return [f"{entry.seat} {entry.text}" for entry in sottovoce.load(Path("x.game").read_text("utf-8")).log]


def test_a_whole_game_by_script(run: Run) -> None:
    result = play(run, "2\n1\n" * 500)
    table = sottovoce.load(Path("x.game").read_text("utf-8"))
    assert result.code == 0
    assert result.err == ""
    assert table.over
    assert all(line in result.out for line in table.ending("en"))
    assert "★" in result.out
    assert table.seed.hex() in result.out
    assert table.commitment in result.out
    assert "sottovoce verify x.game" in result.out


def test_the_aim_is_told_once_a_game_until_the_first_win(run: Run) -> None:
    aim = "Goal: when the game ends"
    assert play(run, "pass\n").out.count(aim) == 1
    Path("x.game").unlink()
    play(run, "2\n2\n1\n" * 500)
    assert 0 in sottovoce.load(Path("x.game").read_text("utf-8")).winners
    Path("x.game").unlink()
    assert aim not in play(run, "pass\n").out


def test_a_whole_game_in_italian(run: Run) -> None:
    result = play(run, "2\n1\n" * 500, "--lang", "it")
    table = sottovoce.load(Path("x.game").read_text("utf-8"))
    assert result.code == 0
    assert table.over
    assert all(line in result.out.replace("\n", " ") for line in table.ending("it"))
    assert "La partita è finita" in result.out
    assert " plays " not in result.out


def test_bots_alone(run: Run) -> None:
    result = run("play", "siam", "--seats", "random,random", "--seed", "1", "--file", "x.game")
    assert result.code == 0
    assert "Random 1" in result.out
    assert "sottovoce verify x.game" in result.out


@pytest.mark.parametrize(("lang", "order", "title"), [("en", "hint", "A good line:"), ("it", "consiglio", "Una buona")])
def test_a_hint_says_what_the_coach_would_play_and_the_file_says_so(
    run: Run, lang: str, order: str, title: str
) -> None:
    out = play(run, f"{order}\npass\n", "--lang", lang).out
    table = sottovoce.new("siam", 3, int(SEED))
    advice = advise(table, 0, EFFORT, public_seed(table.commitment, 0, 0), None, [lang])
    assert why(table, 0, advice, None, lang) in out.replace("\n", " ")
    assert (title in out) == sottovoce.compiled()
    assert log()[0] == "0 pass"
    assert sottovoce.load(Path("x.game").read_text("utf-8")).marks == ["chosen", "hints"]


def test_a_game_without_hints_is_not_said_to_have_had_any(run: Run) -> None:
    play(run, "pass\n")
    assert sottovoce.load(Path("x.game").read_text("utf-8")).marks == ["chosen"]


def test_the_same_seed_gives_the_same_game(run: Run) -> None:
    texts = []
    for name in ("a.game", "b.game"):
        run("play", "--seats", "random,random", "--seed", "1", "--file", name)
        texts.append(Path(name).read_text("utf-8"))
    assert texts[0] == texts[1]


def test_the_hash_is_published_at_the_start(run: Run) -> None:
    out = play(run, "").out
    assert sottovoce.new("siam", 3, 7).commitment in out.splitlines()[0]


def test_what_is_shown(run: Run) -> None:
    out = play(run, "").out
    assert "King of Siam" in out
    assert "Kedah is contested. Play a card, or pass?" in out
    assert "  1  Pass            pass" in out
    assert "Player 1 goes first." in out
    assert all(len(line) <= 80 for line in out.splitlines())
    assert "\x1b" not in out


@pytest.mark.parametrize(
    ("typed", "entry"),
    [
        ("1", "0 pass"),
        ("pass", "0 pass"),
        ("play khon-thai", "0 play khon-thai"),
        ("pl kh", "0 play khon-thai"),
        ("play  KHON", "0 play khon-thai"),
        ("khon", "0 play khon-thai"),
        ("thai", "0 play khon-thai"),
        ("play 2 vs 1", "0 play two-vs-one"),
        ("  8  ", "0 play malai"),
    ],
)
def test_ways_to_answer(run: Run, typed: str, entry: str) -> None:
    play(run, f"{typed}\n")
    assert log()[0] == entry


def test_answers_in_italian(run: Run) -> None:
    play(run, "passa\n", "--lang", "it")
    assert log()[0] == "0 pass"


def test_followers_by_abbreviation(run: Run) -> None:
    play(run, "play rama\nsuk\nsuk\ntake rama nak\n")
    assert log()[:4] == ["0 play rama", "0 place rama sukothai", "0 place rama sukothai", "0 take rama nakhon"]


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("0", "There's no choice 0: they run from 1 to 8."),
        ("9", "There's no choice 9: they run from 1 to 8."),
        ("9" * 5000, "they run from 1 to 8."),
        ("-1", "“-1” was not understood."),
        ("pl", "“pl” can mean several things: play maharacha, play khon-thai"),
        ("fly", "“fly” was not understood."),
        ("fly" * 2000, "was not understood."),
        ("take rama nakhon", "“take rama nakhon” is not possible now."),
        ("rules 99", "siam has no § 99."),
        ("\x1b[31m\x00", "was not understood"),
        ("§§§", "was not understood"),
    ],
)
def test_wrong_answers_change_nothing(run: Run, typed: str, sentence: str) -> None:
    result = play(run, f"{typed}\n")
    assert result.code == 0
    assert sentence in result.out.replace("\n", " ")
    assert "\x1b" not in result.out
    assert log() == []


def test_empty_lines_are_ignored(run: Run) -> None:
    play(run, "\n   \npass\n")
    assert log()[0] == "0 pass"


@pytest.mark.parametrize("word", ["undo", "u", "UNDO", "annulla"])
def test_undo(run: Run, word: str) -> None:
    result = play(run, f"play rama\n{word}\n")
    assert log() == ["0 play rama", "0 undo"]
    assert "Player 1 undoes the last step." in result.out


def test_undo_says_who_has_acted_since(run: Run) -> None:
    result = play(run, "pass\nundo\n")
    assert "You can't undo that: Random 1 and Random 2 have moved since." in result.out
    assert "0 undo" not in log()


def test_nothing_to_undo(run: Run) -> None:
    assert "There's nothing to undo." in play(run, "undo\n").out


def test_undo_at_a_shared_terminal(run: Run) -> None:
    result = run("play", "--seats", "me,me", "--names", "Anna,Bruno", "--file", "x.game", typed="pass\nundo\n")
    assert "undoes the last step" in result.out
    assert [entry.split(" ", 1)[1] for entry in log()] == ["pass", "undo"]


def test_rules_of_this_decision_and_of_another(run: Run) -> None:
    assert "### §13 " in play(run, "rules\n").out
    Path("x.game").unlink()
    assert "### §21.1 " in play(run, "rules §21.1\n").out
    Path("x.game").unlink()
    assert "### §21 2 contro 1" in play(run, "regole 21\n", "--lang", "it").out


def test_board_log_and_help(run: Run) -> None:
    out = play(run, "board\nlog\nhelp\n?\n").out
    assert out.count("King of Siam · ") == 2
    assert out.count("Player 1 goes first.") == 2
    assert out.count("undo your last step") == 2
    assert "Put a King on a face-up tile" in out
    assert log() == []


def test_save_here_and_elsewhere(run: Run) -> None:
    Path("taken").write_text("something of mine", "utf-8")
    out = play(run, "pass\nsave\nsave copy.game\nsave copy.game\nsave taken\nsave no/where\nsave .\n").out
    assert "Saved in x.game" in out
    assert out.count("A copy is saved in copy.game.") == 2
    assert Path("copy.game").read_text("utf-8") == Path("x.game").read_text("utf-8")
    assert Path("taken").read_text("utf-8") == "something of mine"
    assert "taken already holds something else" in out
    assert "Can't write no/where (no such folder)." in out
    assert ". already holds something else" in out


@pytest.mark.parametrize("word", ["quit", "q", "exit", "esci"])
def test_quit(run: Run, word: str) -> None:
    result = play(run, f"{word}\npass\n")
    assert result.code == 0
    assert result.out.endswith("The game is saved in x.game. Continue with:\n  sottovoce resume x.game\n")
    assert log() == []


def test_end_of_input_loses_nothing(run: Run) -> None:
    result = play(run, "play rama\n")
    assert result.code == 0
    assert "sottovoce resume x.game" in result.out
    assert log() == ["0 play rama"]


class _Interrupted:
    """Some lines, then Ctrl-C."""

    def __init__(self, text: str) -> None:
        self.lines = io.StringIO(text)

    def isatty(self) -> bool:
        return False

    def readline(self) -> str:
        line = self.lines.readline()
        if not line:
            raise KeyboardInterrupt
        return line


def test_ctrl_c_loses_nothing(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "stdin", _Interrupted("play rama\n"))
    assert main(["play", "siam", "--seats", "me,random,random", "--seed", SEED, "--file", "x.game"]) == 130
    assert "sottovoce resume x.game" in capsys.readouterr().out
    assert log() == ["0 play rama"]


def test_ctrl_c_between_an_entry_and_its_saving(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    from sottovoce.cli import files

    write, calls = files.write, []

    def interrupted(path: Path, text: str) -> None:
        calls.append(text)
        if len(calls) == 2:
            raise KeyboardInterrupt
        write(path, text)

    monkeypatch.setattr(files, "write", interrupted)
    assert play(run, "play rama\n").code == 130
    assert log() == ["0 play rama"]


def test_a_failed_save_is_said_and_the_game_goes_on(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    from sottovoce.cli import files

    write, calls = files.write, []

    def full(path: Path, text: str) -> None:
        calls.append(text)
        if len(calls) == 2:
            raise OSError(28, "No space left on device")
        write(path, text)

    monkeypatch.setattr(files, "write", full)
    result = play(run, "play rama\n1\n")
    assert "Can't write x.game (the disk is full)." in result.out
    assert result.out.count("The game couldn't be saved in x.game.") == 1
    assert log()[0] == "0 play rama"
    assert len(log()) == 2


def test_an_interrupted_write_keeps_the_old_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from sottovoce.cli import files

    path = tmp_path / "kept.game"
    files.write(path, "old\n")

    def fail(source: str, target: str) -> None:
        raise OSError(5, "Input/output error")

    monkeypatch.setattr("os.replace", fail)
    with pytest.raises(OSError, match="Input/output"):
        files.write(path, "new\n")
    assert path.read_text("utf-8") == "old\n"
    assert list(tmp_path.glob(".kept*")) == []


def test_games_are_kept_in_a_folder_of_their_own(run: Run, data: Path) -> None:
    for _ in range(2):
        run("play", "--seats", "me,random", "--seed", "1", typed="")
    names = sorted(path.name for path in data.iterdir())
    assert len(names) == 2  # the second game does not replace the first
    assert all(name.startswith("siam-") and name.endswith(".game") for name in names)


def test_as_usual_where_nothing_is_said(run: Run, data: Path) -> None:
    run("play", "--seed", SEED, typed="quit\n")
    (path,) = data.iterdir()
    table = sottovoce.load(path.read_text("utf-8"))
    assert table.game.name == "siam"
    assert table.kinds == ["me", "greedy", "greedy"]
    assert table.names == ["", "Greedy 1", "Greedy 2"]


@pytest.mark.parametrize(
    ("arguments", "kinds", "names"),
    [
        (["--names", "Anna"], "me,greedy,greedy", ["Anna", "Greedy 1", "Greedy 2"]),
        (["--names", "Anna,Bruno"], "me,me,greedy", ["Anna", "Bruno", "Greedy"]),
        (["--players", "2"], "me,greedy", ["", "Greedy"]),
        (["--seats", "random,Bruno,me", "--names", "Anna,Bruno"], "random,me,me", ["Random", "Bruno", "Anna"]),
        (["--seats", "me,me", "--names", "Anna"], "me,me", ["Anna", ""]),
        (["--names", "A \x1b[1m  B"], "me,greedy,greedy", ["A [1m B", "Greedy 1", "Greedy 2"]),
    ],
)
def test_seats_and_names(run: Run, data: Path, arguments: list[str], kinds: str, names: list[str]) -> None:
    run("play", *arguments, "--seed", SEED, typed="q\n")
    (path,) = data.iterdir()
    table = sottovoce.load(path.read_text("utf-8"))
    assert ",".join(table.kinds) == kinds
    assert table.names == names


def test_options_and_seed(run: Run) -> None:
    play(run, "", "--option", "map=isles-8", "--option", "british-limit=3")
    table = sottovoce.load(Path("x.game").read_text("utf-8"))
    assert (table.options["map"], table.options["british-limit"]) == ("isles-8", "3")
    assert table.seed == sottovoce.new("siam", 3, 7).seed


def test_whose_turn_it_is(run: Run) -> None:
    result = run("play", "--names", "Anna,[b]Bruno[/b]", "--players", "2", "--seed", "1", typed="pass\npass\n")
    assert "── Anna to move " in result.out
    assert "── [b]Bruno[/b] to move " in result.out


def test_shorthand_of_a_game(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    game = type(sottovoce.find("siam"))

    def shorthand(self: object, position: object, seat: int, text: str) -> list[str] | None:
        return {
            "both": ["play rama", "place rama sukothai"],
            "half": ["play rama", "place rama kedah"],
        }.get(text)

    monkeypatch.setattr(game, "shorthand", shorthand, raising=False)
    result = play(run, "half\nboth\n")
    assert "Kedah is out of reach" in result.out
    assert log() == ["0 play rama", "0 place rama sukothai"]
