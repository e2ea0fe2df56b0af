"""BotTurns: asks the bots of one table whenever something is theirs to do, and enters what they answer."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import TYPE_CHECKING

from sottovoce.bots.seeds import secret_seed
from sottovoce.core.dice import Fast
from sottovoce.core.errors import Error, Illegal
from sottovoce.core.log import BOT_MOVED
from sottovoce.server.bot_pace import slot, thinking, until_release
from sottovoce.server.bot_worker import BotReply, SeatedBot
from sottovoce.server.nonces import awaited
from sottovoce.store.database import StoreError
from sottovoce.store.records import BOT, PERSON, Damaged, Retired

if TYPE_CHECKING:
    from sottovoce.core.table import Table
    from sottovoce.server.live import Live

LOG = logging.getLogger("sottovoce.server")
_REST = 0.5  # seconds before bots are asked again where the database refuses; then longer
_LONGEST_REST = 5.0
_LATELY = 60.0  # seconds for which somebody who did something counts as waiting


class BotTurns:
    """The bots' side of a table."""

    def __init__(self, live: Live) -> None:
        self._live = live
        self._task: asyncio.Task[None] | None = None
        self._asked: dict[int, int | None] = {}  # the seats and questions that are thought about
        self._sealed_since: float | None = None  # when bots began to answer in secret
        self.begin()

    def begin(self) -> None:
        """The table was read: bots sit down again, with seeds of their own."""
        table = self._live.table
        self._since = 0 if table is None else len(table.log)
        self._conversed = (-1, -1)

    @property
    def thinking(self) -> bool:
        """True while bots are asked."""
        return self._task is not None and not self._task.done()

    def stop(self) -> None:
        """Ask no more."""
        self._live.hub.bot_pool.hurry(self._live.header.id)
        if self._task is not None:
            self._task.cancel()

    def wake(self) -> None:
        """Something has happened: let the bots think if it is theirs to, and not about what is over."""
        live = self._live
        if self.thinking:
            table, asked = live.table, self._asked
            if asked and all(table is None or table.ask(seat) != ask for seat, ask in asked.items()):
                live.hub.bot_pool.hurry(live.header.id)
        elif not live.closed and self._next() is not None:
            self._task = asyncio.create_task(self._drive())

    def busy(self) -> bool:
        """True while bots have something to do, or a clock runs: somebody must look after the table."""
        return not self._live.closed and (self._next() is not None or self._live.clock.shown() is not None)

    def _sitting(self, seat: int) -> SeatedBot:
        """The bot at a seat, or the one that stands in there."""
        held = self._live.seats[seat]
        seed = secret_seed(self._live.header.seeds[-1].seed, seat, self._since)
        return SeatedBot(held.bot or self._live.hub.stand_in, seed, talks=held.kind == BOT)

    def _bot_seats(self) -> list[int]:
        return [n for n, seat in enumerate(self._live.seats) if seat.kind == BOT or n in self._live.clock.standing]

    def _next(self) -> tuple[list[int], bool] | None:
        """Which bots are asked next, and whether bots may have something to say; None if nothing is theirs to do.

        Whoever answers in secret is asked together with the others: nobody's answer depends on another's.
        """
        table, bots = self._live.table, self._bot_seats()
        if table is None or table.over or not bots or self._resting() or awaited(self._live.seats):
            return None
        talkers = [seat for seat in bots if self._live.seats[seat].kind == BOT]
        talks = table.game.talk.bots
        converse = bool(talkers) and talks and self._conversed != (len(table.log), len(table.said))
        due = [seat for seat in table.to_act if seat in bots]
        if due:
            sealed = [seat for seat in due if table.position.sealed(seat)]
            return (sealed if due[0] in sealed else due[:1]), converse
        return ([], True) if converse else None

    def _awaited(self) -> bool:
        """Whether a person plays here and is about: listens, or has done or asked something lately."""
        about = self._live.audience.attended or time.monotonic() - self._live.visited < _LATELY
        return about and any(seat.kind == PERSON for seat in self._live.seats)

    def _resting(self) -> bool:
        """Bots among themselves go on only while somebody looks."""
        return not self._live.audience and all(seat.kind == BOT for seat in self._live.seats)

    async def _drive(self) -> None:
        """Ask bots until it is somebody else's turn; if that fails for whatever reason, again until it does not."""
        rest = _REST
        while not self._live.closed:
            try:
                if not await self._ask_next():
                    return
                rest = _REST
                continue
            except StoreError:
                pass
            except (Damaged, Retired):
                return
            except Exception as problem:
                LOG.error("fault at the bots of table %s", self._live.header.id, exc_info=problem)
            await asyncio.sleep(rest)
            rest = min(2 * rest, _LONGEST_REST)

    async def _ask_next(self) -> bool:
        """Ask a bot and enter its answer; False if nothing is theirs to do."""
        if self._next() is not None and not await self._live.hub.leases.take(self._live.header.id):
            await asyncio.sleep(_REST)  # another server's bots are asked: it tells us what they answer
            return True
        async with self._live.alone():
            task = self._next()
            table = self._live.table
            if task is None or table is None:
                return False
            seats, converse = task
            asks = {seat: table.ask(seat) for seat in seats}
            self._asked = asks
            self._conversed = (len(table.log), len(table.said))
            bots = {bot: self._sitting(bot) for bot in self._bot_seats()}
            sealed = any(table.position.sealed(seat) for seat in seats)
            length = self._slot(table, [bots[seat].name for seat in seats], seats, sealed)
        live, began = self._live, self._began(sealed)
        pool = live.hub.bot_pool
        together = [len(share) for share in pool.shares(live.header.id, seats, sealed).values()]
        seconds = thinking(length, pool.seconds, time.monotonic() - began, max([1, *together]))
        reply = await pool.ask(
            live.header,
            list(live.seats),
            table,
            bots,
            seats,
            converse,
            owner=live.maker,
            account=live.account,
            watched=live.audience.attended,
            awaited=self._awaited(),
            seconds=seconds,
            sealed=sealed,
        )
        reply = reply or BotReply()
        if not sealed or self._finishing(table, asks, reply):
            await asyncio.sleep(until_release(length, time.monotonic() - began))
        await self._take_reply(table, asks, reply)
        return True

    def _slot(self, table: Table, levels: list[str], seats: list[int], sealed: bool) -> float:
        """How long the answer takes, by what everybody can see."""
        first = not table.log or table.log[-1].seat not in seats
        return slot(self._live.hub.config.bot_pause, levels, first, sealed, table.players)

    def _began(self, sealed: bool) -> float:
        """Since when time counts: for answers in secret from the first of them on."""
        now = time.monotonic()
        if not sealed:
            self._sealed_since = None
            return now
        if self._sealed_since is None:
            self._sealed_since = now
        return self._sealed_since

    def _finishing(self, table: Table, asks: dict[int, int | None], reply: BotReply) -> bool:
        """Whether somebody's answers in secret come to their end, which everybody sees."""
        for seat, ask in asks.items():
            action = reply.actions.get(seat)
            if table.ask(seat) == ask and action in table.choices(seat):
                number = table.actions(seat)[table.choices(seat).index(action)]
                trial = table.position.copy()
                trial.apply(seat, number, Fast(0))
                if not trial.to_act() >> seat & 1:
                    return True
        return False

    async def _take_reply(self, table: Table, asks: dict[int, int | None], reply: BotReply) -> None:
        """Enter what bots said and answered, but no late answer to an old question."""

        def work() -> None:
            self._live.beside += self._live.hub.leases.beside(self._live.header.id)
            for speaker, text, audience in reply.said:
                if len(table.said) < self._live.hub.config.most_lines:
                    with contextlib.suppress(Illegal):  # it may have come too late to be said
                        table.say(speaker, text, audience)
            if reply.said:
                self._conversed = (len(table.log), len(table.said))
            for seat, ask in asks.items():
                if table.ask(seat) == ask and seat in self._bot_seats():
                    away = self._live.seats[seat].kind == PERSON
                    _play(table, seat, reply.actions.get(seat), BOT_MOVED if away else "")

        self._asked = {}
        if self._live.table is not table:  # it was read again meanwhile
            return
        if not reply.said and all(table.ask(seat) != ask for seat, ask in asks.items()):
            return
        try:
            await self._live.change(work)
        except (StoreError, Damaged, Retired):
            raise
        except Error:
            return


def _play(table: Table, seat: int, action: str | None, mover: str) -> None:
    """Enter a bot's answer; something legal where it has none, for the game must go on."""
    choices = table.choices(seat)
    table.play(seat, action if action in choices else choices[0], mover=mover)
