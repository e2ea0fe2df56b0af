"""Seats that change hands while they are played: handed over by a link, or given back."""

from __future__ import annotations

from collections.abc import Sequence

from sottovoce.server import keys
from sottovoce.server.accounts.messages import HandedOver
from sottovoce.server.errors import Refused
from sottovoce.server.live import Live
from sottovoce.server.repeats import Ticket
from sottovoce.server.seats import HAND
from sottovoce.server.table_creation import name_bots
from sottovoce.server.whispers import LEFT
from sottovoce.store.records import BOT, GATHERING, OPEN, OVER, Job, Seat


async def hand_over(live: Live, seat: int, key: str, ticket: Ticket) -> HandedOver:
    """An invitation to one's own seat: it is still one's own until somebody follows the link."""
    invite = HAND + keys.new_key()
    answer = HandedOver(invite)

    def work() -> None:
        live.seats.check_holder(seat, key)
        if live.header.state == OVER:
            raise Refused("over", 409)
        live.set_seat(seat, live.seats[seat].but(invite=keys.digest(invite)))
        live.beside += ticket.mark(answer)

    await live.change(work)
    return answer


async def leave(live: Live, seat: int, key: str, beside: Sequence[Job]) -> None:
    """Give a seat back: somebody else may sit down, or a bot plays on where the game has begun."""

    def work() -> None:
        live.seats.check_holder(seat, key)
        if live.header.state == OVER:
            raise Refused("over", 409)
        live.beside += beside
        if live.header.state == GATHERING:
            live.seats.leave(seat, Seat(OPEN), key)
            return
        live.notice(LEFT, seat)
        live.seats.leave(seat, live.seats[seat].but(kind=BOT, bot=live.hub.stand_in, key=None, invite=None), key)
        for number, named in enumerate(name_bots(list(live.seats))):
            live.set_seat(number, named)

    await live.change(work)
