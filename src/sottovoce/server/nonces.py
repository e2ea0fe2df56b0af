"""Nonces: what each player's device adds to the seed of the dice, after it has kept the seed's hash.

A seat may promise one when somebody sits down: then the game waits for it. Nothing is added once dice can roll.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from sottovoce.core.seeding import Nonces, in_order, nonce_bytes
from sottovoce.server.errors import Refused
from sottovoce.server.history import History
from sottovoce.server.messages import Committed, Nonce
from sottovoce.store.records import AWAITED, PERSON, Header, Seat

if TYPE_CHECKING:
    from sottovoce.server.live import Live
    from sottovoce.server.repeats import Ticket


def promised(pledge: bool, nonce: str | None = None) -> str | None:
    """What is kept of a seat's nonce when somebody sits down: it, that it is awaited, or that there is none."""
    if nonce is not None:
        return nonce_bytes(nonce).hex()
    return AWAITED if pledge else None


def awaited(seats: Sequence[Seat]) -> list[int]:
    """The seats whose nonces are still to come."""
    return [number for number, seat in enumerate(seats) if seat.kind == PERSON and seat.nonce == AWAITED]


def complete(seats: Sequence[Seat]) -> bool:
    """True if the game can begin: every seat is taken, and every promised nonce is there."""
    return all(seat.taken for seat in seats) and not awaited(seats)


def settled(header: Header, seats: Sequence[Seat]) -> Header:
    """The header of a game that begins now: what the seats have added to its seed stays for good."""
    return replace(header, seeds=[header.seeds[0]._replace(nonces=_given(seats)), *header.seeds[1:]])


def _given(seats: Sequence[Seat]) -> Nonces:
    people = [(number, seat.nonce) for number, seat in enumerate(seats) if seat.kind == PERSON]
    return in_order((number, bytes.fromhex(nonce)) for number, nonce in people if nonce)


async def give(live: Live, seat: int, wish: Nonce, key: str, ticket: Ticket) -> Committed:
    """Add a seat's nonce before any die that it could change has rolled; the same one again changes nothing."""

    def work() -> None:
        live.seats.check_holder(seat, key)
        held = live.seats[seat]
        if wish.commitment != live.header.seeds[-1].commitment:
            raise Refused("commitment-other", 409)
        nonce = nonce_bytes(wish.nonce)
        if held.nonce and held.nonce != wish.nonce:
            raise Refused("nonce-given", 409)
        if not held.nonce:
            _check_early(live, held)
            live.seats.put(seat, held.but(nonce=wish.nonce))
            if live.table is None:
                live.begin()
            else:
                _mix(live, seat, nonce)
        live.beside += ticket.mark(answer)

    answer = Committed(live.header.seeds[-1].commitment)
    await live.change(work)
    return answer


def _check_early(live: Live, held: Seat) -> None:
    """Refused once the dice are settled: at a game that is played on from a moment, as soon as it goes on."""
    table = live.table
    if table is None or (held.nonce == AWAITED and len(table.seeds) > 1 and table.seeds[-1].after == len(table.log)):
        return
    raise Refused("nonce-late", 409)


def _mix(live: Live, seat: int, nonce: bytes) -> None:
    """Add a nonce to the new dice of a game that is played on from a moment of another."""
    table = live.playing()
    table.add_nonces(in_order([*table.seeds[-1].nonces, (seat, nonce)]))
    live.header = replace(live.header, seeds=list(table.seeds))
    live.dealt = True
    live.history = History()
    live.hub.bot_pool.forget(live.header.id)  # their copies have other dice
