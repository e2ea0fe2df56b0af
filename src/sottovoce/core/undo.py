"""What can be taken back: the steps of a table, and why a seat can't undo its last one."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sottovoce.core.events import Event
    from sottovoce.core.log import Entry
    from sottovoce.core.position import Position

_NUMBERS = itertools.count(1)


class Step:
    """An entry that has not been undone: whether it can be, and what it brought about."""

    def __init__(
        self, entry: Entry, action: int, sealed: bool, final: bool, before: Position | None, events: list[Event]
    ) -> None:
        self.number = next(_NUMBERS)  # no other step of any table has it
        self.entry = entry
        self.action = action
        self.sealed = sealed
        self.final = final  # dice rolled, something is revealed, sealed or over: never to be taken back
        self.before = before
        self.events = events


def last_step(steps: Sequence[Step], seat: int) -> int:
    """The index of a seat's last step; -1 if it has none."""
    return next((index for index in range(len(steps) - 1, -1, -1) if steps[index].entry.seat == seat), -1)


def why_no_undo(steps: Sequence[Step], seat: int) -> str | None:
    """The code of the reason why a seat can't take back its last step; None if it can."""
    index = last_step(steps, seat)
    if index < 0:
        return "undo-nothing"
    step = steps[index]
    if step.final:
        if step.entry.rolls:
            return "undo-rolled"
        return "undo-revealed" if any(event.reveals for event in step.events) else "undo-sealed"
    # Sealed answers given side by side do not build on each other; anything else does.
    later = steps[index + 1 :]
    if step.before is None or (later and not all(other.sealed and not other.final for other in [step, *later])):
        return "undo-acted"
    return None


def forget_past(steps: Sequence[Step], seat: int, sealed: bool, final: bool) -> None:
    """Drop the kept positions that nobody can return to after a seat's next step; only the newest steps have any."""
    if not steps:
        return
    if final or (steps[-1].entry.seat != seat and not (sealed and steps[-1].sealed)):
        for step in reversed(steps):
            if step.before is None:
                break
            step.before = None
