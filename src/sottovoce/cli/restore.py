"""`sottovoce restore`: a new database from a backup."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from sottovoce.cli import arguments
from sottovoce.cli.screen import Screen


def run(args: Namespace, lang: str) -> int:
    """Whole, or not at all; also into a database of the other kind."""
    from sottovoce.store.backup import restore
    from sottovoce.store.database import own_place

    count = restore(args.database or own_place(), Path(args.file), arguments.keys(args.key_file))
    screen = Screen(lang)
    screen.whole(screen.speaker.say("restore-done", count=count, file=args.file))
    return 0
