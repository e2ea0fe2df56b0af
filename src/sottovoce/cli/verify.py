"""`sottovoce verify`: replay a finished game and check its dice against the hash published when it began."""

from __future__ import annotations

from argparse import Namespace

from sottovoce.cli import files
from sottovoce.cli.screen import Screen


def run(args: Namespace, lang: str) -> int:
    """Loading replays every entry by the rules and every roll by the seed; what remains is to say so."""
    table = files.read(args.file)
    screen = Screen(lang, table.names)
    rolls = len(table.setup) + sum(len(entry.rolls) for entry in table.log)
    if not table.over:
        screen.whole(screen.speaker.say("verify-unfinished", file=args.file, entries=len(table.log)))
        return 1
    screen.say("verify-entries", count=len(table.log), game=table.game.name, version=table.game.rules_version)
    screen.say("verify-rolls", count=rolls)
    screen.whole(screen.speaker.say("verify-hash", hash=table.commitment))
    for text in table.ending(lang):
        screen.line(text)
    screen.line(screen.speaker.say("verify-good"), "bold green")
    return 0
