"""Whispers after the game: they stay with those who were in them, unless all of these agree to open them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sottovoce.core.events import EVERYBODY
from sottovoce.core.log import RESIGNED, Said
from sottovoce.server.errors import Refused
from sottovoce.server.messages import Agree, Agreed
from sottovoce.store.records import OVER, PERSON, Header, Notice, Seat

if TYPE_CHECKING:
    from sottovoce.server.live import Live
    from sottovoce.server.repeats import Ticket

LEFT = "left"  # the notice that a player has given the seat back and can't be asked any more


def whisperers(said: Sequence[Said]) -> int:
    """The seats, as bits, that were in a whisper."""
    seats = 0
    for line in said:
        seats |= 0 if line.audience == EVERYBODY else line.audience
    return seats


def are_open(header: Header, seats: Sequence[Seat], said: Sequence[Said], notices: Sequence[Notice]) -> bool:
    """True if the game is over and all people who whispered have agreed that everybody may read it."""
    if header.state != OVER or _from_elsewhere(header, said):
        return False
    gone = {notice.seat for notice in notices if notice.kind == LEFT}
    # Whoever has resigned can't be asked either, unless that ended the game; a bot does not speak for them.
    gone |= {notice.seat for notice in notices if notice.kind == RESIGNED and seats[notice.seat].kind != PERSON}
    asked = [number for number in range(len(seats)) if whisperers(said) >> number & 1]
    return bool(asked) and all(
        number not in gone and (seats[number].kind != PERSON or seats[number].agrees) for number in asked
    )


def _from_elsewhere(header: Header, said: Sequence[Said]) -> bool:
    """True if some of it was whispered at another table, from which this game is played on: they are not asked."""
    before = header.seeds[-1].after if len(header.seeds) > 1 else -1
    return any(line.audience != EVERYBODY and line.after <= before for line in said)


def readable(said: Sequence[Said], hearers: Sequence[int | None], opened: bool) -> list[Said]:
    """What was said, without the words of whispers that somebody with these seats may not read."""
    return [line if opened or any(map(line.heard_by, hearers)) else line._replace(text="") for line in said]


async def agree(live: Live, seat: int, wish: Agree, key: str, ticket: Ticket) -> Agreed:
    """A player agrees that everybody may read what was whispered, or no longer does, until all have agreed."""

    def opened() -> bool:
        return are_open(live.header, live.seats, live.playing().said, live.notices)

    def work() -> None:
        live.seats.check_holder(seat, key)
        if live.header.state != OVER:
            raise Refused("not-over", 409)
        if not whisperers(live.playing().said) >> seat & 1:
            raise Refused("not-whispered", 409)
        if not wish.agree and opened():
            raise Refused("whispers-open", 409)
        live.seats.put(seat, live.seats[seat].but(agrees=wish.agree))
        live.beside += ticket.mark(Agreed(opened()))

    await live.change(work)
    return Agreed(opened())
