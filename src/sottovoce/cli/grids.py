"""Tables of figures on the screen."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table as Grid

from sottovoce.cli.screen import Screen
from sottovoce.core.markup import escape


def show(screen: Screen, header: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """Rows under a header, figures to the right."""
    grid = Grid(box=None, pad_edge=False, header_style="dim")
    for number, title in enumerate(header):
        grid.add_column(escape(title), justify="left" if number == 0 else "right", no_wrap=True)
    for row in rows:
        grid.add_row(*map(escape, row))
    screen.console.print(grid)
