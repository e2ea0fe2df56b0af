"""Sitting down: claims of seats, what a host may do with a seat, and names."""

from __future__ import annotations

import time
from collections.abc import Collection
from dataclasses import replace

import sottovoce
from sottovoce.server import keys, nonces
from sottovoce.server.errors import Refused
from sottovoce.server.live import Live
from sottovoce.server.messages import Claim, SeatChange, Seated, SeatGiven
from sottovoce.server.repeats import Ticket
from sottovoce.server.seats import HAND
from sottovoce.server.table_creation import check_bot, check_name, name_bots
from sottovoce.store.records import BOT, FRIEND, GATHERING, OPEN, PERSON
from sottovoce.store.rows import Put

_PLAIN = Ticket()


def _others(live: Live, seat: int) -> list[str]:
    return [held.name for number, held in enumerate(live.seats) if number != seat]


def _place(live: Live, claim: Claim) -> int:
    """The seat that a claim is for; Refused if it can't be had."""
    if claim.invite is not None:
        found = [number for number, held in enumerate(live.seats) if keys.fits(claim.invite, held.invite)]
        if not found or claim.seat not in (None, found[0]):
            raise Refused("invitation-unknown", 401)
        if live.seats[found[0]].kind != FRIEND and not claim.invite.startswith(HAND):
            raise Refused("seat-taken", 409)
        return found[0]
    free = [number for number, held in enumerate(live.seats) if held.kind == OPEN]
    if claim.seat is None:
        if not free:
            raise Refused("no-open-seat", 409)
        return free[0]
    if claim.seat >= len(live.seats):
        raise Refused("no-seat", 404, last=len(live.seats) - 1)
    if claim.seat not in free:
        raise Refused("seat-taken" if live.seats[claim.seat].taken else "invitation-needed", 409)
    return claim.seat


async def claim(
    live: Live, wish: Claim, account: str | None = None, beside: Collection[int] = (), ticket: Ticket = _PLAIN
) -> Seated:
    """Somebody sits down and gets the key of the seat, which joins their ring; the game begins with the last one.

    Seats `beside` are theirs already.
    """
    key, commitment = keys.new_key(), live.header.seeds[-1].commitment
    places: list[int] = []

    def work() -> None:
        place = _place(live, wish)
        name = check_name(wish.name or live.seats[place].name, _others(live, place))
        if live.seats[place].kind == PERSON:
            live.seats.take_over(place, name, key, wish.invite)
        else:
            live.seats.sit_down(place, name, key)
        if live.table is None:  # what a former holder had added goes with them; later it belongs to the dice
            given = nonces.promised(wish.pledge, wish.nonce)
            live.seats.put(place, live.seats[place].but(nonce=given, shared=False))
        live.seats.share([place, *(seat for seat in beside if seat != place)])
        if account is not None:
            row = {"table_id": live.header.id, "seat": place, "account": account, "since": time.time()}
            live.beside.append(Put("ring", row))
        live.beside += ticket.mark(Seated(live.header.id, place, key, commitment=commitment))
        places.append(place)
        live.begin()

    await live.change(work)
    return Seated(live.header.id, places[0], key, commitment=commitment)


async def change(live: Live, seat: int, wish: SeatChange, key: str | None, ticket: Ticket = _PLAIN) -> SeatGiven:
    """What becomes of a seat: its player gets another name, or the host fills or offers it."""
    live.seats.check(seat)
    if key is None:
        raise Refused("key-needed", 401)
    if live.seats.holds(key, seat):
        return await _rename(live, seat, wish, key, ticket)
    if not live.seats.is_host(key):
        raise Refused("not-host", 403)
    given = SeatGiven(seat, BOT)

    def work() -> None:
        settle()
        live.beside += ticket.mark(given)

    def settle() -> None:
        held = live.seats[seat]
        if wish.free:
            given.kind, given.invite = FRIEND, keys.new_key()
            live.seats.free(seat, live.table is not None, given.invite)
            return
        if held.taken:
            raise Refused("seat-taken", 409)
        if wish.bot is not None:
            bot = check_bot(wish.bot, sottovoce.find(live.header.game))
            live.set_seat(seat, replace(held, kind=BOT, bot=bot, invite=None))
            for number, named in enumerate(name_bots(live.seats)):
                live.set_seat(number, named)
            live.begin()
            return
        given.kind, given.invite = FRIEND, keys.new_key()
        live.set_seat(seat, held.but(kind=FRIEND, invite=keys.digest(given.invite)))

    await live.change(work)
    return given


async def _rename(live: Live, seat: int, wish: SeatChange, key: str, ticket: Ticket) -> SeatGiven:
    if wish.bot is not None or wish.free:
        raise Refused("not-host", 403)

    def work() -> None:
        live.seats.check_holder(seat, key)
        if live.header.state != GATHERING:  # who promised what to whom must stay readable
            raise Refused("begun", 409)
        name = check_name(wish.name or "", _others(live, seat))
        live.set_seat(seat, live.seats[seat].but(name=name))
        live.beside += ticket.mark(given)

    given = SeatGiven(seat, PERSON)
    await live.change(work)
    return given
