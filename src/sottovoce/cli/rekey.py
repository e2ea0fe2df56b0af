"""`sottovoce rekey`: another key for the dice of running games."""

from __future__ import annotations

from argparse import Namespace

from sottovoce.cli import arguments
from sottovoce.cli.screen import Screen


def run(args: Namespace, lang: str) -> int:
    """Seal everything with the first key of the key file; with --lost, also if an old key is gone for good."""
    from sottovoce.store.database import own_place
    from sottovoce.store.rekey import rekey

    done = rekey(args.database or own_place(), arguments.keys(args.key_file), args.lost)
    screen = Screen(lang)
    screen.say("rekey-done", count=done.sealed)
    if done.lost:
        screen.say("rekey-lost", count=done.lost)
    return 0
