"""Seats: who sits at a table, and the only way to change that. A seat belongs to its holder."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import overload

from sottovoce.server import keys
from sottovoce.server.errors import Refused
from sottovoce.store.records import BOT, FRIEND, PERSON, Seat

Grant = tuple[int | None, bool]  # a seat, and whether the host's part too
HAND = "hand."  # what an invitation to a seat that is taken begins with


class Seats(Sequence[Seat]):
    """The seats of one table: the key of a taken seat never changes without its holder.

    Whatever changes a seat goes through `put`, which keeps that promise, through `take_over`, for which its holder has
    made an invitation, through `abandon`, once the account has been deleted, or through `free`, the only exception.
    """

    def __init__(
        self, held: Sequence[Seat], host: str | None = None, grants: dict[str | None, Grant] | None = None
    ) -> None:
        self._held = list(held)
        self._host = host  # the hash of the host's key
        self.grants = {} if grants is None else grants  # what keys of accounts open, by the ring as it was just read
        self.changed: set[int] = set()  # not kept yet
        self.freed: set[int] = set()  # of them: whose old holder leaves nothing behind

    @overload
    def __getitem__(self, number: int) -> Seat: ...
    @overload
    def __getitem__(self, number: slice) -> list[Seat]: ...
    def __getitem__(self, number: int | slice) -> Seat | list[Seat]:
        """Who sits there."""
        return self._held[number]

    def __len__(self) -> int:
        """How many there are."""
        return len(self._held)

    def __iter__(self) -> Iterator[Seat]:
        """All of them in order."""
        return iter(self._held)

    # -- who is it

    def of(self, key: str | None) -> int | None:
        """The seat that a key opens, None if none."""
        if key in self.grants:
            granted = self.grants[key][0]
            return granted if granted is not None and self._held[granted].kind == PERSON else None
        found = None
        for number, seat in enumerate(self._held):  # all of them: how long it takes tells nothing
            if seat.kind == PERSON and keys.fits(key, seat.key):
                found = number
        return found

    def holds(self, key: str | None, number: int) -> bool:
        """True if a key opens this very seat."""
        return self.of(key) == number

    def owner(self, key: str | None) -> int:
        """The seat that a key opens; Refused if it opens none."""
        if key is None:
            raise Refused("key-needed", 401)
        seat = self.of(key)
        if seat is None:
            raise Refused("key-unknown", 401)
        return seat

    def is_host(self, key: str | None) -> bool:
        """True if this is the host's key."""
        return self.grants[key][1] if key in self.grants else keys.fits(key, self._host)

    def check_holder(self, number: int, key: str | None) -> None:
        """Refused if a key, which may have waited, no longer opens the seat."""
        if not self.holds(key, number):
            raise Refused("key-unknown", 401)

    def check(self, number: int) -> None:
        """Refused if there is no such seat."""
        if not 0 <= number < len(self._held):
            raise Refused("no-seat", 404, last=len(self._held) - 1)

    # -- changing

    def put(self, number: int, seat: Seat, holder: str | None = None) -> None:
        """Change a seat; Refused if it is taken and would get another holder, unless its holder's key is shown."""
        self.check(number)
        old = self._held[number]
        if old.taken and _whose(old) != _whose(seat) and self.of(holder) != number:
            raise Refused("seat-taken", 409)
        self._set(number, seat)

    def sit_down(self, number: int, name: str, key: str) -> None:
        """Somebody takes a free seat with a new key."""
        self.check(number)
        # The hash of a used invitation stays, so that who comes second is told that the seat is taken.
        self.put(number, self._held[number].but(kind=PERSON, name=name, bot=None, key=keys.digest(key)))

    def take_over(self, number: int, name: str, key: str, invite: str | None) -> None:
        """Someone takes a seat by its holder's invitation: the old key no longer opens anything."""
        self.check(number)
        held = self._held[number]
        if held.kind != PERSON or invite is None or not invite.startswith(HAND) or not keys.fits(invite, held.invite):
            raise Refused("seat-taken", 409)
        self._set(number, held.but(name=name, key=keys.digest(key), invite=None))
        self.freed.add(number)

    def leave(self, number: int, seat: Seat, holder: str) -> None:
        """The holder gives a seat up, and leaves nothing behind."""
        self.put(number, seat, holder)
        self.freed.add(number)

    def abandon(self, number: int, seat: Seat) -> None:
        """The holder has deleted the account: nothing of theirs stays."""
        self._set(number, seat)
        self.freed.add(number)

    def free(self, number: int, begun: bool, invite: str) -> None:
        """The host takes a seat back before the game begins, and invites somebody else: the old key opens nothing."""
        self.check(number)
        if begun:
            raise Refused("begun", 409)
        self._set(number, Seat(FRIEND, invite=keys.digest(invite)))
        self.freed.add(number)

    def resign(self, number: int, bot: str) -> None:
        """A player has given up: a bot plays on under the same name, and the key opens nothing any more."""
        self._set(number, self._held[number].but(kind=BOT, bot=bot))

    def share(self, seats: Sequence[int]) -> None:
        """One person holds several seats, which is marked."""
        taken = [seat for seat in seats if self._held[seat].kind == PERSON]
        for seat in taken if len(taken) > 1 else []:
            self._set(seat, self._held[seat].but(shared=True))

    def part(self) -> None:
        """A seat that is shared no more, because the other one was given back, loses its mark."""
        shared = [number for number, seat in enumerate(self._held) if seat.shared]
        if len(shared) == 1:
            self._set(shared[0], self._held[shared[0]].but(shared=False))

    def visit(self, number: int, now: float) -> None:
        """Its player is here; written by whoever calls this."""
        self._held[number] = self._held[number].but(visited=now)

    def see(self, number: int, entries: int) -> None:
        """Its player has been shown this many entries; written by whoever calls this."""
        self._held[number] = self._held[number].but(seen=entries)

    def kept(self) -> None:
        """All changes are on disk."""
        self.changed.clear()
        self.freed.clear()

    def _set(self, number: int, seat: Seat) -> None:
        if _whose(self._held[number]) != _whose(seat):
            for key in [key for key, (opened, _) in self.grants.items() if opened == number]:
                del self.grants[key]
        self._held[number] = seat
        self.changed.add(number)


def _whose(seat: Seat) -> tuple[str, str | None]:
    """What makes somebody the holder of a seat."""
    return (seat.kind, seat.bot if seat.kind == BOT else seat.key)
