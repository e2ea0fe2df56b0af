"""`sottovoce backup`: everything that a database holds, in one file."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from sottovoce.cli.screen import Screen


def run(args: Namespace, lang: str) -> int:
    """While the server runs, too."""
    from sottovoce.store.backup import back_up
    from sottovoce.store.database import own_place

    count = back_up(args.database or own_place(), Path(args.file))
    screen = Screen(lang)
    screen.whole(screen.speaker.say("backup-done", count=count, file=args.file))
    return 0
