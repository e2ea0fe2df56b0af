"""A table as it is kept, played again: the log is the truth."""

from __future__ import annotations

from collections.abc import Sequence

import sottovoce
from sottovoce.core import game_file as files
from sottovoce.core.dice import ImpossibleRoll
from sottovoce.core.errors import Error, Unknown
from sottovoce.core.game import Game
from sottovoce.core.log import RESIGNED, Resignation, Said
from sottovoce.core.replay import repeat
from sottovoce.core.seeding import CHOSEN, HINTS, UNDO_ALLOWED, shared
from sottovoce.core.table import Table
from sottovoce.store.records import BOT, OVER, Damaged, Header, Notice, Record, Retired, Seat

_PERSON = "me"  # as the terminal calls people in game files


def game_of(header: Header) -> Game:
    """The game of a table, by the version of the rules that it began with; Retired if that is gone."""
    try:
        return sottovoce.find(header.game, header.rules)
    except Unknown:
        pass
    try:
        versions = [str(version) for version in sottovoce.find(header.game).rules_versions]
    except Unknown:
        raise Retired("table-game", game=header.game) from None
    raise Retired("table-rules", found=header.rules, versions=versions)


def state_now(header: Header) -> str:
    """Gathering, playing or over: a table whose rules are gone is over."""
    try:
        game_of(header)
    except Retired:
        return OVER
    return header.state


def winners_of(table: Table | None) -> int | None:
    """Who has won, as bits; None before the end."""
    return None if table is None or not table.over else int(table.position.winners())


def game_file(record: Record, said: Sequence[Said] | None = None) -> str:
    """The game file of a record as it is, even if nobody can play it again; Damaged if the game has not begun.

    `said` takes the place of what was said, where some of it is private.
    """
    header = record.header
    if header.setup is None:
        raise Damaged("table-not-begun")
    return files.write(
        files.GameFile(
            header.game,
            header.rules,
            header.players,
            header.options,
            kinds(record.seats),
            names(record.seats),
            header.seeds,
            header.setup,
            record.log,
            record.said if said is None else said,
            resignations(record.notices),
            header.ending or "",
            marks_of(header, record.seats),
        )
    )


def resignations(notices: Sequence[Notice]) -> list[Resignation]:
    """Who resigned, and when."""
    return [Resignation(notice.seat, notice.after) for notice in notices if notice.kind == RESIGNED]


def names(seats: Sequence[Seat]) -> list[str]:
    """What the seats are called."""
    return [seat.name for seat in seats]


def kinds(seats: Sequence[Seat]) -> list[str]:
    """Who sits there, as game files say it."""
    return [seat.bot or "" if seat.kind == BOT else _PERSON for seat in seats]


def marks_of(header: Header, seats: Sequence[Seat]) -> list[str]:
    """What whoever looks at a table, or reads its file, should know."""
    marks = [(CHOSEN, header.chosen), (HINTS, header.hints), (UNDO_ALLOWED, header.undo)]
    together = [number for number, seat in enumerate(seats) if seat.shared]
    return [mark for mark, there in marks if there] + ([shared(together)] if together else [])


def set_up(header: Header, seats: Sequence[Seat]) -> Table:
    """The table before its first entry; new if it has not begun yet."""
    return Table(
        game_of(header),
        header.players,
        header.options,
        header.seeds[0].seed,
        names=names(seats),
        kinds=kinds(seats),
        setup=header.setup,
        nonces=header.seeds[0].nonces,
        marks=marks_of(header, seats),
    )


def revive(record: Record, moment: int | None = None) -> Table:
    """The table as it stands, or as it stood after this many entries; Retired or Damaged if it can't be had."""
    end = len(record.log) if moment is None else moment
    seeds = [found for found in record.header.seeds if found.after <= end]
    try:
        table = set_up(record.header, record.seats)
        repeat(table, record.log[:end], [line for line in record.said if line.after <= end], seeds)
        close(table, record)
    except Retired:
        raise
    except (Error, ImpossibleRoll, ArithmeticError, LookupError, TypeError, ValueError):
        raise Damaged("table-damaged") from None
    if moment is None:
        _compare(record.header, table)
    return table


def close(table: Table, record: Record) -> None:
    """Let a table that has come so far be ended as the record has it."""
    table.resignations = [gone for gone in resignations(record.notices) if gone.after <= len(table.log)]
    if record.header.ending is not None and len(table.log) == len(record.log) and not table.over:
        table.end(record.header.ending)


def _compare(header: Header, table: Table) -> None:
    """Damaged unless the game stands where its header says: the same log under other rules may lead elsewhere."""
    owing = sum(1 << seat for seat in table.to_act)
    if (len(table.log), owing, table.over) != (header.entries, header.to_act, header.state == OVER):
        raise Damaged("table-damaged")
