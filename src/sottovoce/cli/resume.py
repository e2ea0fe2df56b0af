"""`sottovoce resume`: go on with a game from its file."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from sottovoce.bots import known
from sottovoce.cli import arguments, files, seating
from sottovoce.cli.screen import Screen
from sottovoce.cli.session import TableSession
from sottovoce.core.errors import Error


def run(args: Namespace, lang: str) -> int:
    """The same people and bots, unless --seats says otherwise."""
    table = files.read(args.file)
    seats = arguments.listed(args.seats)
    if seats:
        if len(seats) != table.players:
            raise Error("seats-players", seats=len(seats), players=table.players)
        people = [name for name in table.names if name]
        table.kinds = [seating.kind(word, people, table.game) for word in seats]
    for seat, kind in enumerate(table.kinds):
        if kind not in ("", seating.ME, *known(table.game)):
            raise Error("kind-unknown", seat=f"seat:{seat}", kind=kind, bots=list(known(table.game)))
    return TableSession(table, Path(args.file), Screen(lang, table.names, args.fast)).run()
