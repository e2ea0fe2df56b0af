"""The courier: looks into the outbox, asks once more whether a message is still true, and sends it once."""

from __future__ import annotations

import asyncio
import hmac
import logging
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from sqlalchemy import Connection, select

from sottovoce.core.errors import Error
from sottovoce.server import keys
from sottovoce.server.errors import Refused
from sottovoce.server.outbox import letter, push
from sottovoce.server.outbox.delivery import NotTaken, deliver
from sottovoce.server.outbox.guard import Guard
from sottovoce.server.outbox.hours import next_daily, quiet_until
from sottovoce.server.outbox.server_keys import UNSUBSCRIBE, VAPID, ServerKeys
from sottovoce.store import outbox
from sottovoce.store.orders import answering
from sottovoce.store.outbox import (
    DAILY,
    NEVER,
    REMINDER,
    RETIRED,
    BeginSending,
    Channel,
    GiveUp,
    Later,
    MarkSent,
    Reader,
    Retire,
    Turn,
    Waiting,
)
from sottovoce.store.outbox_schema import CHANNELS
from sottovoce.store.records import Conflict, Job

if TYPE_CHECKING:
    from sottovoce.server.hub import Hub
    from sottovoce.server.outbox.mail import Mailer

LOG = logging.getLogger("sottovoce.server")
LOOK = 1.0  # seconds between looks
AGAIN = 30.0  # seconds after which somebody who looks at the table is looked for again
TRIES = 7  # of one message
FAILURES = 3  # messages given up one after the other, after which a channel is dead
FAILING = "failing"
_FIRST_REST, _REST_GROWS, _LONGEST_REST = 30.0, 4.0, 6 * 3600.0
_HEARD = 6.0  # seconds after the start in which other servers say who looks at what
_MOST = 500  # rows in one look
_TOGETHER = 20  # messages under way
_ORDERED = 2.0  # seconds that a standing order has after its time to give its answer
_IN_TIME = outbox.LEASE / 2  # seconds after which a message that is still under way counts as not taken
_MAC = 22

Ordered = Mapping[tuple[str | None, int], float]  # by seat, when its own standing order will answer


@dataclass(frozen=True)
class Sorted:
    """What becomes of some rows of one channel just now."""

    channel: Channel | None
    reader: Reader
    gone: tuple[Waiting, ...] = ()
    later: tuple[tuple[Waiting, float], ...] = ()
    ready: tuple[Waiting, ...] = ()
    turns: tuple[Turn, ...] = ()  # of those that are ready
    owed: int = 0
    label: str = ""  # of a channel that is dead

    @property
    def reminds(self) -> bool:
        """Whether nobody would be told but for the others, who wait."""
        return all(row.subject.startswith(REMINDER) for row in self.ready)


class Courier:
    """Sends what is in the outbox; of several servers, one sends each message."""

    def __init__(self, hub: Hub) -> None:
        config = hub.config
        self.clock: Callable[[], float] | None = None  # instead of the real one
        self.guard = Guard(config.message_hosts)
        self.keys = ServerKeys(hub.store)
        self.sent = 0
        self.failed = 0
        self._hub = hub
        self._task: asyncio.Task[None] | None = None

    @property
    def mailer(self) -> Mailer | None:
        """Who sends mail, if anybody."""
        return self._hub.mailer

    def now(self) -> float:
        """What time it is."""
        return time.time() if self.clock is None else self.clock()

    def start(self) -> None:
        """Begin to look."""
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Look no more; what is under way may be sent again by the next server, as the same message."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self.guard.close()

    async def _run(self) -> None:
        await asyncio.sleep(0.0 if self._hub.store.local else _HEARD)
        while True:
            try:
                await self._push_key()  # at the first start it is made
                await self.look()
            except (Error, Conflict):
                pass  # the database refuses: the next look tells
            except Exception:
                LOG.exception("the outbox could not be looked through")
            await asyncio.sleep(LOOK)

    async def look(self) -> None:
        """Send whatever is due."""
        now, real = self.now(), self.clock is None
        rows = await self._read(lambda connection: outbox.due(connection, now, _MOST, real))
        groups: dict[tuple[str, str, bool], list[Waiting]] = {}
        for row in rows:
            groups.setdefault((row.channel, row.batch, row.table_id is None), []).append(row)
        slots = asyncio.Semaphore(_TOGETHER)

        async def send(group: list[Waiting]) -> None:
            async with slots:
                try:
                    await self._send(tuple(group))
                except (Error, Conflict):  # somebody else sends it, or the database refuses
                    return

        await asyncio.gather(*map(send, groups.values()))

    async def _read(self, work: Callable[[Connection], object]) -> Any:
        return await asyncio.wrap_future(self._hub.store.look(work))

    async def _write(self, job: Job) -> None:
        await asyncio.wrap_future(self._hub.store.write(job))

    async def _send(self, rows: tuple[Waiting, ...]) -> None:
        """One message: look, say that we send it, look again, send."""
        found = await self._settle(rows)
        if not found.ready:
            return
        batch = rows[0].batch or letter.new_id(len(found.turns) > 1)
        beginning = BeginSending(found.ready, batch, self.clock and self.now())
        await self._write(beginning)
        found = await self._settle(beginning.begun())
        if found.channel is not None and found.ready:
            await self._deliver(found.channel, found, beginning.batch)

    async def _settle(self, rows: tuple[Waiting, ...]) -> Sorted:
        """See what is still to be sent now, and put the rest off or away."""
        found = await self._sort(rows)
        if found.gone:
            await self._write(GiveUp(found.gone))
        for row, due in found.later:
            await self._write(Later((row,), due))
        return found

    async def _sort(self, rows: tuple[Waiting, ...]) -> Sorted:
        places = [(row.table_id, row.seat) for row in rows if row.table_id is not None]

        def read(connection: Connection) -> Any:
            known = outbox.channel_and_reader(connection, rows[0].channel)
            if known is None:
                return None
            account = known[0].account
            everywhere = outbox.owed_by(connection, account) if account is not None else []
            held = outbox.held(connection, known[0], places)
            return (
                known,
                outbox.paces_of(connection, rows[0].channel),
                outbox.owed(connection, [place for place in places if place in held]),
                answering(connection, places),
                len(everywhere),
                _dead_label(connection, rows),
            )

        told = await self._read(read)
        if told is None:
            return Sorted(None, Reader(), gone=rows)
        (channel, reader), paces, owed, ordered, count, label = told
        gone: list[Waiting] = []
        later: list[tuple[Waiting, float]] = []
        ready: list[Waiting] = []
        turns: list[Turn] = []
        for row in rows:
            turn = None if row.table_id is None else owed.get((row.table_id, row.seat))
            pace = paces.get(row.table_id, channel.pace)
            if row.table_id is not None and (turn is None or turn.turn != row.turn or pace == NEVER):
                gone.append(row)
            elif (due := self._put_off(row, pace, reader, ordered)) is not None:
                later.append((row, due))
            else:
                ready.append(row)
                turns += [turn] if turn is not None and turn not in turns else []
        turns.sort(key=lambda turn: (turn.due is None, turn.due or 0.0, turn.table))
        return Sorted(channel, reader, tuple(gone), tuple(later), tuple(ready), tuple(turns), count, label)

    def _put_off(self, row: Waiting, pace: str, reader: Reader, ordered: Ordered) -> float | None:
        """Until when a player does not want to be told, or need not be; None if they do."""
        now = self.now()
        answered = ordered.get((row.table_id, row.seat), 0.0) + _ORDERED
        if answered > now and not row.batch:
            return answered
        if pace == DAILY and row.table_id is not None and not row.batch:
            due = next_daily(reader, row.since)
            if now < due:
                return due
        if row.table_id is not None and self._hub.looks(row.table_id, row.seat):
            return now + AGAIN
        return quiet_until(reader, now)

    async def _deliver(self, channel: Channel, found: Sorted, batch: str) -> None:
        if found.turns:
            said = letter.of_turns(batch, found.turns, found.reader, found.owed or len(found.turns), found.reminds)
        else:
            said = letter.of_retired(batch, found.label, found.reader, found.owed)
        try:
            async with asyncio.timeout(_IN_TIME):
                await deliver(self, channel, found.reader, said)
        except NotTaken as problem:
            await self._not_taken(channel, found.ready, problem)
        except Exception as problem:
            LOG.error("a message could not be sent: %s", type(problem).__name__)
            await self._not_taken(channel, found.ready, NotTaken())
        else:
            self.sent += 1
            await self._write(MarkSent(found.ready, self.now()))

    async def _not_taken(self, channel: Channel, rows: tuple[Waiting, ...], problem: NotTaken) -> None:
        self.failed += 1
        tries = max(row.tries for row in rows) + 1
        if problem.dead:
            await self._write(Retire(channel.id, problem.dead, self.now()))
        elif tries < TRIES:
            rest = min(_LONGEST_REST, max(problem.wait, _FIRST_REST * _REST_GROWS ** (tries - 1)))
            await self._write(Later(rows, self.now() + rest, tried=True))
        else:
            await self._write(GiveUp(rows, failed=True))
            if channel.failures + 1 >= FAILURES:
                await self._write(Retire(channel.id, FAILING, self.now()))

    async def try_out(self, channel: str, account: str, lang: str) -> bool:
        """Send a trial message to one of somebody's own channels; whether it was taken."""
        known = await self._read(lambda connection: outbox.channel_and_reader(connection, channel))
        if known is None or known[0].account != account:
            raise Refused("no-such-thing", 404)
        reader = replace(known[1], lang=lang)
        try:
            await deliver(self, known[0], reader, letter.of_trial(letter.new_id(), reader))
        except NotTaken as problem:
            if problem.dead:
                await self._write(Retire(channel, problem.dead, self.now()))
            return False
        return True

    # -- what messages need

    def base(self, channel: Channel) -> str:
        """The address of this site, for links."""
        return self._hub.config.public_url.rstrip("/") or channel.origin

    async def public_key(self) -> str:
        """What browsers need to know of the server's key."""
        return push.public_part(await self._push_key())

    async def _push_key(self) -> str:
        return await self.keys.get(VAPID, push.new_key)

    async def push_headers(self, channel: Channel, said: letter.Letter) -> dict[str, str]:
        """What goes with a push message."""
        key = await self._push_key()
        sender = self._hub.config.mail_from
        host = urlsplit(self.base(channel)).hostname or "localhost"
        subject = f"mailto:{sender or 'webmaster@' + host}"
        return push.headers(key, channel.address, subject, said.tag)

    async def unsubscribe_url(self, channel: Channel) -> str:
        """The address that ends a channel by one click."""
        mac = await self._mac(channel.id)
        return f"{self.base(channel)}/api/unsubscribe/{channel.id}.{mac}"

    async def unsubscribed(self, text: str) -> str | None:
        """The channel that such an address is about, None if we did not make it."""
        channel, _, mac = text.partition(".")
        return channel if hmac.compare_digest(mac.encode(), (await self._mac(channel)).encode()) else None

    async def _mac(self, channel: str) -> str:
        return keys.derived(await self.keys.get(UNSUBSCRIBE, keys.new_key), f"unsubscribe {channel}")[:_MAC]


def _dead_label(connection: Connection, rows: Sequence[Waiting]) -> str:
    """What the channel is called of whose end a row tells."""
    kind, _, channel = rows[0].subject.partition(" ")
    if kind != RETIRED:
        return ""
    return str(connection.execute(select(CHANNELS.c.label).where(CHANNELS.c.id == channel)).scalar() or "")
