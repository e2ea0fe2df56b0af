"""On a real terminal: colours, questions before the game, the keys of replay, Ctrl-C."""

from __future__ import annotations

import os
import select
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Protocol

import pytest

if sys.platform == "win32":
    pytest.skip("no pseudo-terminals here", allow_module_level=True)

import fcntl
import pty
import struct
import termios

import sottovoce

_PATIENCE = 120.0
_AGAIN = 5.0  # seconds after which a key counts as lost
# Make the terminal the one that Ctrl-C comes from, then become the program.
_LAUNCH = """
import fcntl, os, signal, sys, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
signal.signal(signal.SIGINT, signal.SIG_DFL)  # whoever runs the tests in the background ignores it
os.execv(sys.executable, [sys.executable, "-m", "sottovoce", *sys.argv[1:]])
"""


class Terminal:
    """A child process with a terminal of its own, 80 by 24."""

    def __init__(self, arguments: tuple[str, ...], environment: dict[str, str]) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        command = [sys.executable, "-c", _LAUNCH, *arguments]
        self.process = subprocess.Popen(
            command, stdin=slave, stdout=slave, stderr=slave, env=environment, start_new_session=True
        )
        os.close(slave)
        self.shown = ""

    def read(self) -> bool:
        """Take in what is shown; False once there is no more."""
        if not select.select([self.master], [], [], 0.1)[0]:
            return True
        try:
            piece = os.read(self.master, 65536)
        except OSError:
            return False
        self.shown += piece.decode("utf-8", "replace")
        return bool(piece)

    def until(self, text: str) -> str:
        """Wait until a text is shown and return all up to it."""
        end = time.monotonic() + _PATIENCE
        while text not in self.shown:
            assert self.read(), f"ended without {text!r}: {self.shown}"
            assert time.monotonic() < end, f"no {text!r} in: {self.shown}"
        before, _, self.shown = self.shown.partition(text)
        return before

    def type(self, line: str) -> None:
        os.write(self.master, f"{line}\n".encode())

    def press(self, key: bytes, text: str) -> None:
        """Press a key, again if it was lost while the terminal changed its mode, until a text is shown."""
        end = time.monotonic() + _PATIENCE
        while text not in self.shown and time.monotonic() < end:
            os.write(self.master, key)
            pause = time.monotonic() + _AGAIN
            while text not in self.shown and time.monotonic() < pause and self.read():
                pass
        self.until(text)

    def end(self) -> int:
        """Wait for the end; the exit code."""
        while self.read():
            pass
        return self.process.wait(_PATIENCE)

    def close(self) -> None:
        """Whatever it does, it stops."""
        self.process.kill()
        self.process.wait()
        os.close(self.master)


class Open(Protocol):
    def __call__(self, *arguments: str, **environment: str) -> Terminal: ...


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Open]:
    opened: list[Terminal] = []

    def open_one(*arguments: str, **environment: str) -> Terminal:
        base = {"PATH": os.environ["PATH"], "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path / "data")}
        base |= {"PYTHONPATH": str(Path(sottovoce.__file__).parents[1]), "TERM": "xterm-256color"}
        opened.append(Terminal(arguments, base | environment))
        return opened[-1]

    yield open_one
    for one in opened:
        one.close()


def test_questions_before_the_game(terminal: Open, tmp_path: Path) -> None:
    screen = terminal("play", "siam", "--fast", "--seed", "7", "--file", "asked.game")
    screen.until("King of Siam: is this your first time?")
    screen.type("n")
    screen.until("How many players: 2, 3, 4? (Enter: 3)")
    screen.type("9")
    screen.until("siam can't be played by 9.")
    screen.type("")
    screen.until("novice: Knows the rules but only sees its own turn")
    screen.until("expert: Thinks as far ahead as two seconds allow.")
    screen.until(
        "Against whom: random, greedy, novice, casual, regular, expert, uct, paced, or people's names? (Enter: greedy)"
    )
    screen.type("hal,,")
    screen.until("You need 2 opponents, not 3")
    screen.type("random,Bruno")
    screen.until("Goal: when the game ends")
    screen.until("Play a card, or pass?")
    screen.type("q")
    assert screen.end() == 0
    table = sottovoce.load((Path.cwd() / "asked.game").read_text("utf-8"))
    assert table.kinds == ["me", "random", "me"]
    assert table.names == ["", "Random", "Bruno"]


def test_a_newcomer_is_asked_once_whether_to_learn_the_game(terminal: Open) -> None:
    screen = terminal("play", "whispers")
    screen.until("A War of Whispers: is this your first time?")
    screen.type("")
    screen.until("A War of Whispers: the first lesson")
    screen.type("q")
    screen.until("the lesson will be here")
    assert screen.end() == 0
    again = terminal("play", "whispers")
    assert "first time" not in again.until("How many players")


def test_leaving_before_the_game(terminal: Open) -> None:
    screen = terminal("play", "siam", SOTTOVOCE_LANG="it")
    screen.until("King of Siam: è la prima volta?")
    screen.type("n")
    screen.until("In quanti si gioca: 2, 3, 4? (Invio: 3)")
    os.write(screen.master, b"\x04")
    assert screen.end() == 0


def test_colours_on_a_terminal_only(terminal: Open) -> None:
    arguments = ("play", "siam", "--seats", "me,random", "--seed", "7", "--fast")
    coloured = terminal(*arguments, "--file", "a.game")
    assert "\x1b[1;33mR" in coloured.until("> ")
    plain = terminal(*arguments, "--file", "b.game", NO_COLOR="1")
    shown = plain.until("> ")
    assert "\x1b[1" not in shown
    assert "\x1b[2m" not in shown
    assert "\x1b[3" not in shown


def test_ctrl_c_on_a_terminal(terminal: Open) -> None:
    screen = terminal("play", "siam", "--seats", "me,random", "--seed", "7", "--fast", "--file", "c.game")
    screen.until("> ")
    screen.type("pass")
    screen.until("Random")
    screen.until("> ")
    screen.press(b"\x03", "sottovoce resume c.game")
    assert screen.end() == 130
    assert sottovoce.load(Path("c.game").read_text("utf-8")).log


def test_stepping_through_a_game(terminal: Open, begun: Path) -> None:
    screen = terminal("replay", str(begun))
    screen.until("Move 0 of 4")
    for typed, number in (("", 1), ("n", 2), ("b", 1), ("last", 4), ("", 4), ("first", 0), ("3", 3), ("p", 2)):
        screen.type(typed)
        screen.until(f"Move {number} of 4")
    screen.type("5")
    screen.until("a number from 0 to 4")
    screen.type("3")
    screen.until("undoes the last step.")
    screen.type("q")
    assert screen.end() == 0


def test_rules_are_laid_out(terminal: Open) -> None:
    screen = terminal("rules", "siam", "13")
    screen.end()
    assert "###" not in screen.shown
    assert "§13" in screen.shown


def test_a_progress_bar(terminal: Open) -> None:
    screen = terminal("check", "siam", "--games", "2")
    screen.until("Checking")
    screen.until("2/2")
    assert screen.end() == 0
