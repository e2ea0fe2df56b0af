"""Resume, replay and verify: what is done with a game file, good or bad."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import sottovoce
from sottovoce.core.dice import Fast
from sottovoce.core.seeding import seed_bytes

if TYPE_CHECKING:
    from cli.conftest import Run


def test_resume_goes_on_where_it_was(run: Run, begun: Path) -> None:
    before = begun.read_text("utf-8")
    result = run("resume", str(begun))
    assert result.code == 0
    assert begun.read_text("utf-8") == before
    assert "── Anna to move " in result.out or "── Bruno to move " in result.out


def test_playing_in_parts_is_playing_at_once(run: Run) -> None:
    typed = [f"{number}\n" for number in (3, 1, 1, 1, 1, 7, 2, 3, 4, 1, 1, 2, 3, 3, 1, 4)]
    start = ("--seats", "me,me", "--seed", "3", "--file")
    run("play", *start, "whole.game", typed="".join(typed))
    run("play", *start, "parts.game", typed="".join(typed[:5]))
    for line in typed[5:]:
        run("resume", "parts.game", typed=line)
    assert Path("parts.game").read_text("utf-8") == Path("whole.game").read_text("utf-8")
    assert len(sottovoce.load(Path("whole.game").read_text("utf-8")).log) > 10


def test_resume_knows_the_bots(run: Run) -> None:
    run("play", "--seats", "me,random,random", "--seed", "7", "--file", "x.game")
    run("resume", "x.game", typed="pass\n")
    assert [entry.seat for entry in sottovoce.load(Path("x.game").read_text("utf-8")).log][:2] == [0, 1]


def test_resume_with_others(run: Run, begun: Path) -> None:
    result = run("resume", str(begun), "--seats", "random,random")
    table = sottovoce.load(begun.read_text("utf-8"))
    assert result.code == 0
    assert table.over
    assert table.kinds == ["random", "random"]
    assert table.names == ["Anna", "Bruno"]


def test_resume_a_finished_game_shows_its_end(run: Run, finished: Path) -> None:
    finished.chmod(0o400)
    result = run("resume", str(finished))
    assert result.code == 0
    assert "The game is over" in result.out
    assert f"sottovoce verify {finished}" in result.out


def test_replay_tells_the_whole_story(run: Run, finished: Path) -> None:
    table = sottovoce.load(finished.read_text("utf-8"))
    for lang in ("en", "it"):
        out = " ".join(run("replay", str(finished), "--lang", lang).out.split())
        assert all(sentence in out for sentence in table.story(lang))


def test_replay_shows_what_was_taken_back(run: Run, begun: Path) -> None:
    out = run("replay", str(begun), "--plain").out
    assert "undoes the last step." in out
    assert out.count(" 2 A Rama follower arrives in ") == 1
    assert out.count(" 4 A Rama follower arrives in ") == 1
    assert "The game isn't over yet." in out


def test_verify_says_what_was_checked(run: Run, finished: Path) -> None:
    table = sottovoce.load(finished.read_text("utf-8"))
    result = run("verify", str(finished))
    assert result.code == 0
    assert f"{len(table.log)} entries replayed under version 2 of the rules of siam: all legal." in result.out
    assert f"{len(table.setup)} rolls compared" in result.out
    assert table.commitment in result.out
    told = " ".join(result.out.split())
    assert "The file is sound: every entry is legal, and every roll follows from its seed." in told
    assert "Not proven: that this seed was fixed before the game." in told
    assert "genuine" not in result.out
    assert "Il file è in ordine" in run("verify", str(finished), "--lang", "it").out


def with_nonces(*seats: int, marks: Sequence[str] = ()) -> sottovoce.Table:
    """A game, played to its end, whose seats have added to the seed."""
    game = sottovoce.find("siam")
    given = tuple((seat, bytes([seat] * 32)) for seat in seats)
    kinds = ["me", "greedy"]
    table = sottovoce.Table(game, 2, {}, seed_bytes(3), names=["Anna", "Bruno"], kinds=kinds, nonces=given, marks=marks)
    while not table.over:
        table.play(table.to_act[0], table.choices(table.to_act[0])[0])
    return table


def test_verify_holds_a_game_against_a_hash_that_was_kept_elsewhere(run: Run, tmp_path: Path) -> None:
    table = with_nonces(0)
    file = tmp_path / "one.game"
    file.write_text(table.dump(), "utf-8")
    good = run("verify", str(file), "--hash", table.commitment.upper())
    assert good.code == 0
    assert f"The seed matches the hash you saved: {table.commitment}" in good.out
    assert f"Anna added {'00' * 32} to the seed." in good.out
    assert "Bruno is a bot: bots add nothing." in good.out
    assert "The game is genuine." in good.out
    assert "La partita è autentica." in run("verify", str(file), "--hash", table.commitment, "--lang", "it").out
    other = run("verify", str(file), "--hash", "0" * 64)
    assert other.code == 1
    assert "not the one you saved" in other.out
    bad = run("verify", str(file), "--hash", "abc")
    assert bad.code == 2
    assert "“abc” is not a hash" in bad.err


@pytest.mark.parametrize(
    ("seats", "marks", "but"),
    [
        ((), (), "no player added to the seed"),
        ((0,), ("chosen", "hints", "undo"), "someone chose the seed"),
        ((0,), ("shared 0 1",), "not every seat added"),
    ],
)
def test_verify_says_what_is_not_proven(
    run: Run, tmp_path: Path, seats: tuple[int, ...], marks: tuple[str, ...], but: str
) -> None:
    table = with_nonces(*seats, marks=marks)
    file = tmp_path / "one.game"
    file.write_text(table.dump(), "utf-8")
    result = run("verify", str(file), "--hash", table.commitment)
    assert result.code == 0
    assert but in result.out
    assert ("genuine" in result.out) == (bool(seats) and "chosen" not in marks)
    told = {"hints": "Hints were allowed.", "undo": "Undo was allowed."}
    told["shared 0 1"] = "These players shared one device: Anna and Bruno."
    for mark, sentence in told.items():
        assert (sentence in result.out) == (mark in marks)


def test_verify_an_unfinished_game(run: Run, begun: Path) -> None:
    result = run("verify", str(begun))
    assert result.code == 1
    assert "isn't over yet (4 entries)" in result.out


def _swap(text: str, old: str, new: str) -> str:
    assert old in text
    return text.replace(old, new, 1)


DAMAGE: dict[str, Callable[[str], str]] = {
    "cut": lambda text: "\n".join(text.splitlines()[:-3]),
    "edited": lambda text: _swap(text, "name 0 Random 1", "name 0 Somebody"),
    "illegal": lambda text: _swap(text, "\n1 ", "\n1 9"),
    "dice": lambda text: _swap(text, "setup ", "setup 1 "),
    "hash": lambda text: _swap(text, "hash ", "hash 0"),
    "version": lambda text: _swap(text, "rules 2", "rules 99"),
    "format": lambda text: _swap(text, "sottovoce 1", "sottovoce 2"),
    "game": lambda text: _swap(text, "game siam", "game chess"),
    "map": lambda text: _swap(text, "option map siam-8", "option map {}"),
    "foreign": lambda text: "Dear diary,\n",
    "empty": lambda text: "",
    "binary": lambda text: "\x00\x01\x02",
}


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("command", ["resume", "replay", "verify"])
@pytest.mark.parametrize("damage", DAMAGE)
def test_damaged_files(run: Run, finished: Path, command: str, damage: str, lang: str) -> None:
    text = DAMAGE[damage](finished.read_text("utf-8"))
    finished.write_text(text, "utf-8")
    result = run(command, str(finished), "--lang", lang)
    assert result.code == 2
    assert result.out == ""
    assert result.err.count("\n") == 1
    assert str(finished) in result.err
    assert ("Line " if lang == "en" else "Riga ") in result.err
    assert finished.read_text("utf-8") == text


@pytest.mark.parametrize("command", ["resume", "replay", "verify"])
def test_files_that_are_not_there_or_not_text(run: Run, tmp_path: Path, command: str) -> None:
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00")
    for name in ("missing.game", ".", "bytes"):
        result = run(command, name)
        assert result.code == 2
        assert result.out == ""
        assert name in result.err


def test_a_bot_that_is_no_more(run: Run, begun: Path) -> None:
    table = sottovoce.load(begun.read_text("utf-8"))
    table.kinds[1] = "hal"
    begun.write_text(table.dump(), "utf-8")
    result = run("resume", str(begun))
    assert result.code == 2
    assert "“hal”" in result.err
    assert run("resume", str(begun), "--seats", "me,me").code == 0


def test_replay_of_a_game_played_on_from_a_moment_of_another(run: Run, tmp_path: Path) -> None:
    """Its set-up stems from the first seed, what came later from the second one."""
    table = sottovoce.new("siam", players=2, seed=5)
    dice = Fast(3)
    while not table.over:
        if len(table.log) == 12:
            table.reseed(bytes(32))
        seat = table.to_act[0]
        actions = table.actions(seat)
        table.play_action(seat, actions[int(dice.roll(len(actions)))])
    file = tmp_path / "on.game"
    file.write_text(table.dump(), "utf-8")
    result = run("replay", str(file), "--plain")
    assert result.code == 0
    told = " ".join(result.out.split())
    assert all(line in told for line in table.story("en"))
