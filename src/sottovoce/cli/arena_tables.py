"""The tables of a tournament on the screen."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table as Grid

from sottovoce.cli.screen import Screen
from sottovoce.core.markup import escape
from sottovoce.lab import voice
from sottovoce.lab.report import Reporter
from sottovoce.lab.results import Results


def show(screen: Screen, results: Results) -> None:
    """Shares and ratings, line-ups, seats, times and habits."""
    report = Reporter(results, voice.speaker(screen.lang))
    screen.line()
    screen.line(report.title(), "bold")
    for text in report.remarks():
        screen.line(text)
    for heading, header, rows in report.tables():
        screen.line()
        screen.line(heading, "bold")
        _grid(screen, header, rows)


def _grid(screen: Screen, header: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    grid = Grid(box=None, pad_edge=False, header_style="dim")
    for number, title in enumerate(header):
        grid.add_column(escape(title), justify="left" if number == 0 else "right", no_wrap=True)
    for row in rows:
        grid.add_row(*map(escape, row))
    screen.console.print(grid)
