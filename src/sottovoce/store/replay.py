"""A table as it is kept, played again: the log is the truth."""

from __future__ import annotations

from collections.abc import Sequence

import sottovoce
from sottovoce.core.table import Entry, Said, Table
from sottovoce.store.records import BOT, Header, Record, Seat

_PERSON = "me"  # as the terminal calls people in game files


def names(seats: Sequence[Seat]) -> list[str]:
    """What the seats are called."""
    return [seat.name for seat in seats]


def kinds(seats: Sequence[Seat]) -> list[str]:
    """Who sits there, as game files say it."""
    return [seat.bot or "" if seat.kind == BOT else _PERSON for seat in seats]


def set_up(header: Header, seats: Sequence[Seat]) -> Table:
    """The table before its first entry; new if it has not begun yet."""
    return Table(
        sottovoce.find(header.game),
        header.players,
        header.options,
        header.seeds[0][1],
        names=names(seats),
        kinds=kinds(seats),
        setup=header.setup,
    )


def repeat(table: Table, log: Sequence[Entry], said: Sequence[Said], seeds: Sequence[tuple[int, bytes]] = ()) -> None:
    """Play entries of the record again, each with what was said after it, and with new dice where they were taken."""
    later = list(seeds[1:])
    lines = list(said)

    def catch_up() -> None:
        while lines and lines[0].after <= len(table.log):
            table.said.append(lines.pop(0))
        while later and later[0][0] <= len(table.log):
            table.reseed(later.pop(0)[1])

    catch_up()
    for entry in log:
        table.replay(entry)
        catch_up()


def revive(record: Record, moment: int | None = None) -> Table:
    """The table as it stands, or as it stood after so many entries."""
    table = set_up(record.header, record.seats)
    end = len(record.log) if moment is None else moment
    seeds = [pair for pair in record.header.seeds if pair[0] <= end]
    repeat(table, record.log[:end], [line for line in record.said if line.after <= end], seeds)
    return table
