"""Live: one table in use: its seats, its game, who listens, and how what changes is kept."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from sottovoce.core.events import EVERYBODY
from sottovoce.core.log import UNDO
from sottovoce.core.table import Table
from sottovoce.server import nonces
from sottovoce.server.audience import Audience
from sottovoce.server.bot_turns import BotTurns
from sottovoce.server.clock import Clock
from sottovoce.server.commits import Commits
from sottovoce.server.errors import Refused
from sottovoce.server.history import History
from sottovoce.server.orders import Orders
from sottovoce.server.outbox.turns import Turns
from sottovoce.server.seats import Seats
from sottovoce.store.records import GATHERING, Affairs, Job, Notice, Record, Seat
from sottovoce.store.replay import game_of, revive, set_up

if TYPE_CHECKING:
    from sottovoce.server.hub import Hub


class Live:
    """A table in memory."""

    def __init__(self, hub: Hub, record: Record, table: Table | None) -> None:
        self.hub = hub
        self.used = time.monotonic()
        self.visited = time.monotonic()  # when somebody last asked for anything here
        self.maker = ""  # for which address its bots think: where it was made, or first asked for
        self.account = ""  # the same for an account: of whoever made it signed in, or first plays there so
        self.closed = False
        self.removed = False  # closed because there is no such table any more
        self.rematching = asyncio.Lock()  # of all who want to play again, one makes the table
        self.seats = Seats(())
        self.clock = Clock(self)
        self.orders = Orders(self)
        self.turns = Turns(self)
        self.audience = Audience(self)
        self.commits = Commits(self)
        self.drawings: dict[str, tuple[int, str]] = {}  # by language: a change as spectators count, and the picture
        self.table = table
        self.bot_turns = BotTurns(self)
        self.take(record, table)

    @classmethod
    def read(cls, hub: Hub, record: Record) -> Live:
        """A table as it is kept; Retired or Damaged if it can't be played."""
        game_of(record.header)
        return cls(hub, record, None if record.header.state == GATHERING else revive(record))

    def take(self, record: Record, table: Table | None) -> None:
        """Become what is kept."""
        self.header = record.header
        self.seats = Seats(record.seats, record.header.host, self.seats.grants)
        self.notices = record.notices
        self.clock.kept = dict(record.clocks)
        self.orders.kept = list(record.orders)
        self.table = table
        self.beside: list[Job] = []  # what is to be written with the next change
        self.dealt = False  # seeds and set-up are to be written with it too
        self.deleting = False  # the change takes the table away
        self.history = History()
        self.turns.keep()
        self.commits.take(record)
        self.bot_turns.begin()

    def alone(self, seat: int | None = None, key: str | None = None) -> AbstractAsyncContextManager[None]:
        """Nobody else changes or sees the table meanwhile; Refused if a key no longer opens the seat."""
        return self.commits.alone(seat, key)

    async def change(self, work: Callable[[], Any]) -> None:
        """Do something to the table and keep it, then tell; if it can't be kept, nothing has happened."""
        await self.commits.change(work)

    def set_seat(self, number: int, seat: Seat, holder: str | None = None) -> None:
        """Somebody sits down, or is called otherwise; Refused if the seat is another's (see `Seats.put`)."""
        self.seats.put(number, seat, holder)
        if self.table is not None:
            self.table.names[number] = seat.name

    def begin(self) -> None:
        """Start as soon as every seat is taken, and every nonce is there that was promised."""
        if self.table is None and nonces.complete(self.seats):
            self.seats.part()
            self.header = nonces.settled(self.header, self.seats)
            self.table = set_up(self.header, self.seats)
            self.dealt = True

    def playing(self) -> Table:
        """The game; Refused while seats are empty."""
        if self.table is None:
            raise Refused("not-begun", 409)
        return self.table

    async def act(self, seat: int, action: str, ask: int | None, key: str, beside: Sequence[Job] = ()) -> None:
        """Answer for a seat with its key."""

        def work() -> None:
            self.seats.check_holder(seat, key)
            self._check_length(seat, action)
            if action.strip() == UNDO and not self.header.undo:
                raise Refused("no-undo", 403)
            self.playing().play(seat, action, ask)
            self.beside += beside
            self.clock.hand_back(seat)
            held = self.seats[seat]  # a nonce that did not come before the first answer is not waited for any more
            self.seats.put(seat, held.but(seen=len(self.playing().log), nonce=held.nonce or None))

        await self.change(work)

    def _check_length(self, seat: int, action: str) -> None:
        """Refused if the log has no room for another entry, or if a seat has taken back too often."""
        table, config = self.playing(), self.hub.config
        if len(table.log) >= config.most_entries:
            raise Refused("log-full", 409, most=config.most_entries)
        if action.strip() != UNDO or table.taken_back < config.most_undos:
            return
        if sum(entry.seat == seat and entry.text == UNDO for entry in table.log) >= config.most_undos:
            raise Refused("undone-enough", 409, most=config.most_undos)

    async def say(self, seat: int, text: str, to: list[int] | None, key: str, beside: Sequence[Job] = ()) -> None:
        """Say something for a seat with its key."""

        def work() -> None:
            self.seats.check_holder(seat, key)
            table = self.playing()
            if len(table.said) >= self.hub.config.most_lines:
                raise Refused("said-enough", 409)
            if to is not None and any(other >= table.players for other in to):
                raise Refused("no-hearer", 400)
            table.say(seat, text, EVERYBODY if to is None else sum(1 << other for other in set(to)))
            self.beside += beside

        await self.change(work)

    def seen(self, seat: int) -> None:
        """A seat's player has been shown everything up to now."""
        entries = self.commits.entries
        if self.seats[seat].seen != entries:
            self.seats.see(seat, entries)
            self.hub.store.mark_seen(self.header.id, seat, entries)

    def notice(self, kind: str, seat: int) -> None:
        """Let the table tell something of a seat."""
        self.notices.append(Notice(kind, seat, 0 if self.table is None else len(self.table.log)))

    def settle(self, affairs: Affairs) -> None:
        """Settle something beside the game, to be kept with the next change."""
        self.header = replace(self.header, affairs=affairs)

    def resting(self) -> bool:
        """True if nobody listens and no bot thinks; clocks run on in the database."""
        return not (self.audience or self.bot_turns.thinking or self.commits.lock.locked())

    def retire(self) -> None:
        """Leave memory."""
        self.closed = True
        self.commits.stop()
        self.clock.stop()
        self.hub.bot_pool.forget(self.header.id)
        self.bot_turns.stop()
        self.audience.close()
