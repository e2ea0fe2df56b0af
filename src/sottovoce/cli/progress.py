"""A bar for what takes long, with the time left."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from sottovoce.cli.screen import Screen

_MEMORY = 3600.0  # seconds of work that the time left is judged by: single steps may take minutes


@contextmanager
def progress(screen: Screen, label: str, total: int, done: int = 0) -> Iterator[Callable[[], None]]:
    """A bar on a terminal, nothing in a pipe; what it gives counts a step as done."""
    if not sys.stdout.isatty():
        yield lambda: None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=screen.console, speed_estimate_period=_MEMORY) as bar:
        task = bar.add_task(screen.speaker.say(label), total=total, completed=done)
        yield lambda: bar.advance(task)
