"""Consent: what the people at a table settle by agreeing, all of them: one vote for everything of that kind."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from sottovoce.core.log import AGREED, DRAWN
from sottovoce.server import attendance
from sottovoce.server.errors import Refused
from sottovoce.server.messages import Vote, Voted
from sottovoce.server.update_messages import ProposalNow
from sottovoce.store.records import OVER, PERSON, Affairs, Proposal

if TYPE_CHECKING:
    from sottovoce.server.live import Live
    from sottovoce.server.repeats import Ticket

DRAW, END, PAUSE, STAND_IN, DELETE = "draw", "end", "pause", "stand-in", "delete"
_LASTS = 7 * attendance.DAY  # after which a proposal lapses


class Kind(NamedTuple):
    """Something that can be settled: who must agree, what stands against it, and what happens then."""

    electors: Callable[[Live, int | None], set[int]]
    why_not: Callable[[Live, int | None], str | None]
    settle: Callable[[Live, int | None], None]
    about_seat: bool = False
    of_the_past: bool = False  # whether it may also be settled once the game is over


def everybody(live: Live, seat: int | None) -> set[int]:
    """All people at the table."""
    return set(attendance.people(live))


def those_here(live: Live, seat: int | None) -> set[int]:
    """All people but those who are missing: nobody is locked in by others who never come back, however many."""
    return everybody(live, seat) - attendance.missing(live) - {seat}


def possible(live: Live, seat: int | None) -> str | None:
    """Nothing stands against it."""
    return None


def _why_no_pause(live: Live, seat: int | None) -> str | None:
    return None if live.header.affairs.paused is None else "paused-already"


def _why_no_stand_in(live: Live, seat: int | None) -> str | None:
    if seat is None or live.seats[seat].kind != PERSON or seat in live.clock.standing:
        return "no-stand-in"
    return None if attendance.is_away(live, seat) else "not-away"


def _pause(live: Live, seat: int | None) -> None:
    live.clock.pause()


def _stand_in(live: Live, seat: int | None) -> None:
    assert seat is not None
    live.clock.stand_in(seat)


def _delete(live: Live, seat: int | None) -> None:
    """The table goes, with all that was ever done and said there."""
    live.deleting = True


KINDS: dict[str, Kind] = {
    DRAW: Kind(everybody, possible, lambda live, seat: live.playing().end(DRAWN)),
    END: Kind(those_here, possible, lambda live, seat: live.playing().end(AGREED)),
    PAUSE: Kind(everybody, _why_no_pause, _pause),
    STAND_IN: Kind(those_here, _why_no_stand_in, _stand_in, about_seat=True),
    DELETE: Kind(everybody, possible, _delete, of_the_past=True),
}


def open_now(affairs: Affairs, now: float) -> list[Proposal]:
    """What is being voted on."""
    return [one for one in affairs.proposals if now - one.at < _LASTS]


def told(live: Live, affairs: Affairs) -> list[ProposalNow]:
    """What is being voted on, with who is still asked."""
    shown: list[ProposalNow] = []
    if live.table is None:
        return shown
    for one in open_now(affairs, time.time()):
        if one.kind not in KINDS or (live.table.over and not KINDS[one.kind].of_the_past):
            continue
        electors = KINDS[one.kind].electors(live, one.seat)
        shown.append(ProposalNow(one.kind, one.seat, list(one.agreed), sorted(electors - set(one.agreed))))
    return shown


async def vote(live: Live, seat: int, key: str, wish: Vote, ticket: Ticket) -> Voted:
    """Propose something or agree to it, refuse it or withdraw it; settled if all agree, so that it is done."""
    kind, about = wish.kind, wish.seat
    if kind not in KINDS:
        raise Refused("no-proposal", 404)
    wanted = KINDS[kind]
    settled = False

    def work() -> None:
        nonlocal settled
        live.seats.check_holder(seat, key)
        _check(live, wanted, about)
        others, agreed = _tally(live, kind, about)
        if not wish.agree:
            if not agreed:
                raise Refused("no-proposal", 404)
            live.settle(msgspec.structs.replace(live.header.affairs, proposals=tuple(others)))
            live.beside += ticket.mark(Voted(False))
            return
        agreed |= {seat}
        settled = wanted.electors(live, about) <= agreed
        if not settled:
            others.append(Proposal(kind, about, tuple(sorted(agreed)), time.time()))
        live.settle(msgspec.structs.replace(live.header.affairs, proposals=tuple(others)))
        if settled:
            wanted.settle(live, about)
        live.beside += ticket.mark(Voted(settled))

    await live.change(work)
    return Voted(settled)


def _check(live: Live, wanted: Kind, about: int | None) -> None:
    """Refused if this can't be voted on now."""
    live.playing()
    if live.header.state == OVER and not wanted.of_the_past:
        raise Refused("over", 409)
    if wanted.about_seat != (about is not None):
        raise Refused("no-proposal", 404)
    if about is not None:
        live.seats.check(about)
    reason = wanted.why_not(live, about)
    if reason is not None:
        raise Refused(reason, 409)


def _tally(live: Live, kind: str, about: int | None) -> tuple[list[Proposal], set[int]]:
    """All other proposals, and who agrees to this one so far."""
    others, agreed = [], set()
    for one in open_now(live.header.affairs, time.time()):
        if (one.kind, one.seat) == (kind, about):
            agreed = set(one.agreed)
        else:
            others.append(one)
    return others, agreed
