"""`sottovoce verify`: replay a finished game, check its dice, and say what that proves and what not."""

from __future__ import annotations

import re
from argparse import Namespace

from sottovoce.cli import files
from sottovoce.cli.screen import Screen
from sottovoce.core.errors import Error
from sottovoce.core.log import UNDO
from sottovoce.core.seeding import CHOSEN, SHARED
from sottovoce.core.table import Table

_HASH = re.compile(r"[0-9a-f]{64}")
_PERSON = "me"


def run(args: Namespace, lang: str) -> int:
    """Loading replays every entry by the rules and every roll by the seed; what remains is to say so."""
    kept = None if args.hash is None else args.hash.strip().lower()
    if kept is not None and not _HASH.fullmatch(kept):
        raise Error("hash", hash=args.hash)
    table = files.read(args.file)
    screen = Screen(lang, table.names)
    rolls = len(table.setup) + sum(len(entry.rolls) for entry in table.log)
    if not table.over:
        screen.whole(screen.speaker.say("verify-unfinished", file=args.file, entries=len(table.log)))
        return 1
    screen.say("verify-entries", count=len(table.log), game=table.game.name, version=table.game.rules_version)
    screen.say("verify-rolls", count=rolls)
    _tell_sources(screen, table)
    _tell_marks(screen, table)
    for text in table.ending(lang):
        screen.line(text)
    return _judge(screen, table, kept)


def _tell_sources(screen: Screen, table: Table) -> None:
    """Who has added to the seed, and who has not."""
    last = table.seeds[-1]
    if len(table.seeds) > 1:
        screen.say("verify-from", entry=last.after)
    for seat, nonce in last.nonces:
        screen.whole(screen.speaker.say("verify-nonce", seat=f"seat:{seat}", nonce=nonce.hex()))
    given = dict(last.nonces)
    without = [seat for seat in range(table.players) if seat not in given]
    people = [f"seat:{seat}" for seat in without if table.kinds[seat] in ("", _PERSON)]
    bots = [f"seat:{seat}" for seat in without if table.kinds[seat] not in ("", _PERSON)]
    if people:
        screen.say("verify-no-nonce", seats=people, count=len(people))
    if bots:
        screen.say("verify-bots", seats=bots, count=len(bots))


def _tell_marks(screen: Screen, table: Table) -> None:
    """What a reader of the file should know."""
    for mark in table.marks:
        name, *seats = mark.split(" ")
        screen.say(f"mark-{name}", seats=[f"seat:{seat}" for seat in seats])
    taken_back = sum(entry.text == UNDO for entry in table.log)
    if taken_back:
        screen.say("verify-taken-back", count=taken_back)
    withheld = sum(not line.text for line in table.said)
    if withheld:
        screen.say("verify-withheld", count=withheld)


def _judge(screen: Screen, table: Table, kept: str | None) -> int:
    """What all this proves, by a hash that was kept elsewhere if there is one."""
    last = table.seeds[-1]
    if kept is not None and kept != last.commitment:
        screen.whole(screen.speaker.say("verify-other-hash", hash=last.commitment, kept=kept), "bold red")
        return 1
    if kept is None:
        screen.whole(screen.speaker.say("verify-hash", hash=last.commitment))
        screen.line(screen.speaker.say("verify-sound"), "bold green")
        screen.say("verify-unproven")
        return 0
    screen.whole(screen.speaker.say("verify-kept-hash", hash=last.commitment))
    chosen = CHOSEN in table.marks
    screen.line(screen.speaker.say("verify-good" if last.nonces and not chosen else "verify-sound"), "bold green")
    if chosen:
        screen.say("verify-but-chosen")
    elif not last.nonces:
        screen.say("verify-but-alone")
    elif len(last.nonces) < table.players or any(mark.startswith(SHARED) for mark in table.marks):
        screen.say("verify-but-some")
    return 0
