"""The screen and the keyboard: what is printed how, and how a line is read."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import TextIO

from rich.console import Console
from rich.text import Text

from sottovoce.cli import language
from sottovoce.cli.arguments import printable
from sottovoce.core.events import Value
from sottovoce.core.markup import escape, pad, width

COLUMNS = 80
MOST_COLUMNS = 120
_GAP = 2
_LONGEST = 500  # letters of a line of input
_ROOMY = 34  # rows that hold board, news, question and choices with blank lines between
_CLEAR_ALL = "\x1b[2J\x1b[3J\x1b[H"  # with what has scrolled away


class Screen:
    """A terminal, or a pipe treated as a plain one of 80 columns."""

    def __init__(self, lang: str, names: Sequence[str] = (), fast: bool = False) -> None:
        self.lang = lang
        self.speaker = language.speaker(lang, names)
        self.interactive = _is_terminal(sys.stdin) and _is_terminal(sys.stdout)
        self.fast = fast or not self.interactive
        self.console = Console(
            width=None if _is_terminal(sys.stdout) else COLUMNS,
            color_system=None if os.environ.get("NO_COLOR") else "auto",
            highlight=False,
            emoji=False,
        )
        self.roomy = not self.interactive or self.console.height >= _ROOMY
        self.width = max(COLUMNS, min(self.console.width, MOST_COLUMNS))
        if self.interactive:
            _edit_lines()

    def waiting(self, text: str) -> AbstractContextManager[object]:
        """Says what one waits for, as long as it takes; to nobody who isn't there."""
        return self.console.status(escape(text), spinner="dots") if self.interactive else nullcontext()

    def say(self, message: str, **args: Value) -> None:
        """A message of the terminal's own catalogue."""
        self.line(self.speaker.say(message, **args))

    def line(self, text: str = "", style: str = "") -> None:
        """A sentence, wrapped between words."""
        for line in Text(text, style).wrap(self.console, self.width) or [Text()]:
            line.rstrip()
            self.console.print(line, soft_wrap=True)

    def whole(self, text: str, style: str = "") -> None:
        """A line that must not be broken: a path or a command to copy."""
        self.console.print(Text(text, style), soft_wrap=True)

    def drawn(self, markup: str) -> None:
        """Lines with rich markup, as they are."""
        self.console.print(markup, soft_wrap=True)

    def paragraph(self, text: str, mark: str = "·") -> None:
        """A sentence or several behind a mark, wrapped and indented."""
        lines = Text(text).wrap(self.console, self.width - len(mark) - 2)
        for number, line in enumerate(lines):
            start = f" {mark} " if number == 0 else " " * (len(mark) + 2)
            line.rstrip()
            self.console.print(Text.assemble((start, "dim"), line), soft_wrap=True)

    def heading(self, text: str) -> None:
        """A line across the screen with a title in it."""
        title = Text(f"── {text} ", "bold")
        title.append("─" * max(0, COLUMNS - len(title)), "dim")
        self.console.print(title, soft_wrap=True)

    def markdown(self, text: str) -> None:
        """Markdown, laid out on a terminal and left alone in a pipe."""
        if not self.console.is_terminal:
            self.whole(text)
            return
        from sottovoce.cli.markdown import laid_out

        self.console.print(laid_out(text), width=self.width)

    def wipe(self, everything: bool = False) -> None:
        """Clear a terminal's screen, and if need be all that has scrolled away; a pipe stays as it is."""
        if not self.interactive:
            return
        if everything:
            sys.stdout.write(_CLEAR_ALL)
            sys.stdout.flush()
            _forget_lines()
        else:
            self.console.clear()

    def read(self, prompt: str) -> str:
        """The next line of input, echoed where nobody types it; EOFError when there is none."""
        try:
            line = input(prompt) if self.interactive else self._piped(prompt)
        except EOFError:
            self.line()
            raise
        return printable(line).strip()[:_LONGEST]

    def _piped(self, prompt: str) -> str:
        self.console.print(Text(prompt), end="", soft_wrap=True)
        line = sys.stdin.readline() if sys.stdin is not None else ""
        if not line:
            raise EOFError
        if not _is_terminal(sys.stdin):
            self.whole(printable(line).strip())
        return line

    def fits(self, cells: Sequence[str], count: int) -> bool:
        """Is there room for this many columns?"""
        return sum(_widths(cells, count)) + _GAP * (count - 1) <= self.width

    def columns(self, cells: Sequence[str], most: int) -> None:
        """Cells with markup in as many columns as fit, at most this many, read downwards."""
        count = next((n for n in range(min(most, len(cells)), 1, -1) if self.fits(cells, n)), 1)
        widths, height = _widths(cells, count), _height(cells, count)
        for row in range(height):
            pairs = zip(cells[row::height], widths, strict=False)
            self.drawn("".join(pad(cell, width + _GAP) for cell, width in pairs).rstrip())


def _is_terminal(stream: TextIO | None) -> bool:
    return stream is not None and stream.isatty()


def _height(cells: Sequence[str], columns: int) -> int:
    return -(-len(cells) // columns)


def _widths(cells: Sequence[str], columns: int) -> list[int]:
    """Every column is as wide as its widest cell."""
    height = _height(cells, columns)
    return [max(map(width, cells[at : at + height])) for at in range(0, len(cells), height)]


def _edit_lines() -> None:
    """Arrow keys and the lines typed before, where the system has them."""
    try:
        import readline  # noqa: F401
    except ImportError:
        return


def _forget_lines() -> None:
    """What one person typed is not for the next one's arrow keys."""
    try:
        import readline
    except ImportError:
        return
    readline.clear_history()
