"""Tables of figures on the screen."""

from __future__ import annotations

from collections.abc import Sequence

from sottovoce.cli.screen import Screen

_GAP = "  "


def show(screen: Screen, header: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """Rows under a header, figures to the right: as wide as they need, because a figure cut off is a wrong one."""
    widths = [max(map(len, column)) for column in zip(header, *rows, strict=True)]
    for number, (first, *figures) in enumerate((header, *rows)):
        cells = [first.ljust(widths[0])]
        cells += [figure.rjust(width) for figure, width in zip(figures, widths[1:], strict=True)]
        screen.whole(_GAP.join(cells).rstrip(), "" if number else "dim")
