"""Draw docs/terminal.svg: the terminal table as it stands in docs/terminal.game.

Run it after a change to the board or its words: `.venv/bin/python docs/make_picture.py`.
"""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.terminal_theme import TerminalTheme

import sottovoce
from sottovoce.cli.screen import COLUMNS, Screen
from sottovoce.cli.session import TableSession

HERE = Path(__file__).parent
GAME = HERE / "terminal.game"
PICTURE = HERE / "terminal.svg"
_FONTS = "ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace"
_COLOURS = TerminalTheme(
    background=(21, 22, 28),
    foreground=(214, 216, 224),
    normal=[
        (21, 22, 28),
        (240, 96, 96),  # red: Lao
        (120, 200, 120),
        (242, 196, 76),  # yellow: Rama
        (104, 160, 255),  # blue: Malay
        (208, 134, 232),  # magenta: the British
        (100, 205, 215),
        (214, 216, 224),
    ],
)


def screen() -> Console:
    """What the player to act sees, on a console that remembers it."""
    table = sottovoce.load(GAME.read_text("utf-8"))
    shown = Screen("en", table.names)
    shown.interactive, shown.roomy, shown.width = False, True, COLUMNS  # whatever it is run from
    shown.console = Console(
        record=True, width=COLUMNS, file=io.StringIO(), force_terminal=True, color_system="truecolor", highlight=False
    )
    session = TableSession(table, GAME, shown)
    session.saved = True
    seat = table.to_act[0]
    session.show_board(seat)
    session.show_news(seat)
    session.show_question(seat)
    return shown.console


def picture() -> str:
    """The screen as SVG, with the reader's own fonts instead of any from the network."""
    frame = re.sub(r"@font-face \{\{.*?\}\}", "", CONSOLE_SVG_FORMAT, flags=re.S)
    frame = frame.replace("font-family: Fira Code, monospace", f"font-family: {_FONTS}")
    frame = frame.replace("font-family: arial", "font-family: sans-serif")
    drawn = screen().export_svg(title="sottovoce play", theme=_COLOURS, code_format=frame, unique_id="terminal")
    return "\n".join(line.rstrip() for line in drawn.splitlines() if line.strip()) + "\n"


if __name__ == "__main__":
    PICTURE.write_text(picture(), "utf-8")
