"""Clock updates: how the clocks of a table stand after a change, from what it was like before; no timer runs here."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import msgspec

from sottovoce.core.log import UNDO
from sottovoce.store.records import PERSON, TURN, Affairs, Clocked, Header, Seat

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sottovoce.core.table import Table
    from sottovoce.core.talk import Debate


def answers(table: Table, seat: int) -> int:
    """How many answers of a seat stand: an undo takes one back, so that it brings no time."""
    own = [entry.text for entry in table.log if entry.seat == seat]
    return len(own) - 2 * own.count(UNDO)


def debate_of(header: Header, table: Table | None) -> Debate | None:
    """The debate that goes on by the game's own timer, if the table has chosen that."""
    if not header.affairs.debate or table is None or table.over:
        return None
    return table.game.talk.debate(table.position)


def debated(header: Header, table: Table | None, now: float) -> Affairs:
    """What a table has settled, with the debate that has begun or come to its end."""
    affairs, debate = header.affairs, debate_of(header, table)
    if debate is None:
        return affairs if affairs.debating is None else msgspec.structs.replace(affairs, debating=None)
    if affairs.debating is not None and affairs.debating[0] == debate.stage:
        return affairs
    return msgspec.structs.replace(affairs, debating=(debate.stage, now + debate.seconds))


def waited(affairs: Affairs, table: Table | None, now: float) -> Affairs:
    """What a table has settled, with since when it waits for whom: it changes only as everybody sees who owes."""
    owing = () if table is None or table.over else table.to_act
    asked = {seat: affairs.asked.get(seat, now) for seat in owing}
    return affairs if asked == affairs.asked else msgspec.structs.replace(affairs, asked=asked)


def moved_on(
    header: Header,
    seats: Sequence[Seat],
    table: Table | None,
    clocks: Mapping[int, Clocked],
    now: float,
    was: float | None = None,
) -> dict[int, Clocked]:
    """The clocks after a change: who owes an answer now has until when, and who has given it keeps the rest.

    `was` is when the debate should have ended that went on before the change.
    """
    owing = set() if table is None or table.over else set(table.to_act)
    debating = header.affairs.debating
    new: dict[int, Clocked] = {}
    for seat, held in enumerate(seats):
        clock = clocks.get(seat) or (Clocked() if header.clock is not None or debating is not None else None)
        if clock is None:
            continue
        if was is not None:  # the time of a debate is nobody's own
            clock = replace(clock, due=None if clock.due == was else clock.due, left=None)
        if seat in owing and held.kind == PERSON:
            clock = _running(header, clock, now)
        else:
            clock = _rested(clock, now, 0 if table is None else answers(table, seat))
        if clock != Clocked() or seat in clocks:
            new[seat] = clock
    return new


def _running(header: Header, clock: Clocked, now: float) -> Clocked:
    """A clock that runs, or will once the table goes on."""
    affairs = header.affairs
    if clock.due is not None or clock.left is not None or clock.standing:
        return clock
    if affairs.debating is not None:
        due: float | None = affairs.debating[1]
    elif clock.bank is not None:
        due = max(now, clock.off_until) + clock.bank
    else:
        due = None if header.clock is None else max(now, clock.off_until) + header.clock
    if due is None:
        return clock
    return replace(clock, due=due) if affairs.paused is None else replace(clock, left=time_left(clock, due, now))


def time_left(clock: Clocked, due: float, now: float) -> float:
    """What is left of a clock's time: none of it runs during a vacation."""
    return max(0.0, due - max(now, clock.off_until))


def at_home(clock: Clocked, now: float) -> Clocked:
    """The clock of a seat that someone else has now: the vacation was not theirs."""
    early = max(0.0, clock.off_until - now)
    return replace(clock, due=None if clock.due is None else clock.due - early, off_until=0.0)


def _rested(clock: Clocked, now: float, turn: int) -> Clocked:
    """A clock that no longer runs: what was left goes back to the bank, with the increment once a turn."""
    bank = clock.bank
    if bank is not None:
        if clock.due is not None:
            bank = time_left(clock, clock.due, now)
        elif clock.left is not None:
            bank = clock.left
        if turn > clock.turn:
            bank = min(max(bank, clock.cap), bank + clock.increment)
    standing = "" if clock.standing == TURN else clock.standing
    return replace(clock, due=None, left=None, bank=bank, turn=max(turn, clock.turn), standing=standing)


def paused(clocks: Mapping[int, Clocked], now: float) -> dict[int, Clocked]:
    """The clocks of a table that pauses."""
    return {
        seat: clock if clock.due is None else replace(clock, due=None, left=time_left(clock, clock.due, now))
        for seat, clock in clocks.items()
    }


def resumed(affairs: Affairs, debate: Debate | None, clocks: Mapping[int, Clocked], now: float) -> Resumed:
    """What a table has settled and how its clocks stand once it goes on."""
    until = None
    if affairs.debating is not None and debate is not None and affairs.paused is not None:
        stage, end = affairs.debating
        until = now + min(debate.seconds, max(0.0, end - affairs.paused))
        affairs = msgspec.structs.replace(affairs, debating=(stage, until))
    going = {}
    for seat, clock in clocks.items():
        if clock.left is not None:
            due = max(now, clock.off_until) + clock.left if until is None else until
            clock = replace(clock, due=due, left=None)
        going[seat] = clock
    return msgspec.structs.replace(affairs, paused=None, asked={}), going


Resumed = tuple[Affairs, dict[int, Clocked]]
