"""`sottovoce doctor`: is the database sound, and can every table be played on?"""

from __future__ import annotations

from argparse import Namespace

from sottovoce.cli import arguments
from sottovoce.cli.screen import Screen

_PATIENCE = 24 * 3600.0  # seconds for one look: nobody waits at a table, and a big file takes its time


def run(args: Namespace, lang: str) -> int:
    """Tell what was found; 1 if something is damaged."""
    from sottovoce.store.database import own_place
    from sottovoce.store.doctor import examine
    from sottovoce.store.store import Store

    screen = Screen(lang)
    keys = arguments.keys(args.key_file)
    store = Store(args.database or own_place(), deadline=_PATIENCE, hang=_PATIENCE, keys=keys, as_it_is=True)
    try:
        findings = examine(store)
    finally:
        store.close()
    for fault in findings.faults:
        screen.whole(screen.speaker.say("doctor-fault", fault=fault), "red")
    for table in findings.damaged:
        screen.whole(screen.speaker.say("doctor-damaged", table=table), "red")
    for table in findings.locked:
        screen.whole(screen.speaker.say("doctor-locked", table=table), "red")
    for table in findings.retired:
        screen.whole(screen.speaker.say("doctor-retired", table=table))
    screen.say("doctor-sound", count=findings.sound)
    return 0 if findings.well else 1
