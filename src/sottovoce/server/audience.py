"""Audience: who listens to a table, here and at other servers, and what they are told."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from sottovoce.server import attendance, consent, messages
from sottovoce.server.quiet_steps import sealing
from sottovoce.server.updates import Feed, Snapshot
from sottovoce.server.whispers import are_open
from sottovoce.store.records import Header

if TYPE_CHECKING:
    from sottovoce.server.live import Live

_LONG = 400  # entries and lines, above which a table is put into words by a thread
_LATELY = 60.0  # seconds for which somebody who asked is told of changes like a listener
_COUNTING = 1.0  # seconds between two counts of spectators


class Subscriber:
    """Somebody who listens: which seat with which key, in which language, and up to which change."""

    __slots__ = ("away", "bell", "gone", "key", "lang", "presence", "seat", "seen", "told", "unseated")

    def __init__(self, seat: int | None, lang: str, after: int | None, key: str | None = None) -> None:
        self.seat = seat
        self.key = key
        self.lang = lang
        self.seen = after
        self.told = False
        self.presence = False
        self.gone = False
        self.away = False  # the page is open, but nobody looks at it
        self.unseated = False  # the seat has another holder now
        self.bell = asyncio.Event()


class Audience:
    """All who listen to one table."""

    def __init__(self, live: Live) -> None:
        self.subscribers: set[Subscriber] = set()
        self._live = live
        self._here: Counter[tuple[int | None, str]] = Counter()  # how many of them listen for a seat in a language
        self._feeds: dict[tuple[int | None, str], Feed] = {}
        self._asked: dict[tuple[int | None, str], float] = {}  # who asked how things stand, and when
        self._count: asyncio.TimerHandle | None = None  # when spectators are counted

    def __bool__(self) -> bool:
        """True if anybody listens, at a seat or as a spectator."""
        return bool(self.subscribers)

    @property
    def attended(self) -> bool:
        """True if anybody listens, or has asked lately how things stand."""
        return bool(self.subscribers or self._hearers())

    # -- who is here

    def online(self) -> list[bool]:
        """For each seat whether somebody listens there, at whichever server."""
        elsewhere = self._live.hub.elsewhere.seats(self._live.header.id)
        return [here or bool(elsewhere >> seat & 1) for seat, here in enumerate(self.online_here())]

    def watchers(self) -> int:
        """How many spectators listen, at all servers."""
        return self.watchers_here() + self._live.hub.elsewhere.watchers(self._live.header.id)

    def online_here(self) -> list[bool]:
        """For each seat whether somebody listens there at this server."""
        here = {seat for seat, _ in self._listeners()}
        return [seat in here for seat in range(len(self._live.seats))]

    def looks(self, seat: int) -> bool:
        """True if a seat's player looks at the table at this server: a page that nobody sees does not count."""
        return any(one.seat == seat and not one.away for one in self.subscribers)

    def watchers_here(self) -> int:
        """How many spectators listen at this server."""
        return sum(count for (seat, _), count in self._here.items() if seat is None)

    def presence(self) -> messages.Presence:
        """Who is here."""
        return messages.Presence("presence", self.online(), self.watchers())

    def _listeners(self) -> list[tuple[int | None, str]]:
        """For which seats, or none, and in which languages somebody listens."""
        return [whom for whom, count in self._here.items() if count > 0]

    # -- coming and going

    async def join(self, subscriber: Subscriber) -> Feed:
        """Somebody begins to listen to a feed."""
        feed = self._at_once(subscriber.seat, subscriber.lang, subscriber.key)
        if feed is not None:
            self._let_in(subscriber, feed)
            return feed
        async with self._live.alone(subscriber.seat, subscriber.key):
            feed = await self.feed(subscriber.seat, subscriber.lang)
            self._let_in(subscriber, feed)
            return feed

    def _let_in(self, subscriber: Subscriber, feed: Feed) -> None:
        before, live = self.presence(), self._live
        self.subscribers.add(subscriber)
        self._here[subscriber.seat, subscriber.lang] += 1
        if subscriber.seat is not None:
            attendance.visit(live, subscriber.seat)
        self._tell_presence(before)
        subscriber.bell.set()
        if subscriber.seat in live.clock.standing:
            live.hub.spawn(live.clock.visit(subscriber.seat))
        live.bot_turns.wake()  # bots that rested go on
        # Who has just seen it all is told only what comes; anybody else is told how things stand.
        subscriber.told = feed.rendered is not None and subscriber.seen == feed.rendered.seq

    def leave(self, subscriber: Subscriber) -> None:
        """Somebody stops listening."""
        before = self.presence()
        if subscriber in self.subscribers:  # the table may have gone before they could join
            self.subscribers.remove(subscriber)
            self._here[subscriber.seat, subscriber.lang] -= 1
            if subscriber.seat is not None and not subscriber.unseated and not self._live.closed:
                attendance.visit(self._live, subscriber.seat)
        self._live.used = time.monotonic()
        self._tell_presence(before)
        self._see_off(subscriber)

    def _see_off(self, subscriber: Subscriber) -> None:
        """Who goes in the middle of a turn is told that he still owes it."""
        live, seat = self._live, subscriber.seat
        if seat is None or subscriber.unseated or live.closed or live.hub.looks(live.header.id, seat):
            return
        for owe in live.turns.left(seat):
            live.hub.store.write(owe)

    def turn_away(self, subscriber: Subscriber, away: bool) -> None:
        """A player's open page is hidden, or visible again."""
        if subscriber.away != away:
            subscriber.away = away
            self._live.hub.elsewhere.tell(self._live)
            if away:
                self._see_off(subscriber)

    def dismiss(self) -> None:
        """Let everybody go."""
        for subscriber in self.subscribers:
            subscriber.gone = True
            subscriber.bell.set()

    def close(self) -> None:
        """The table leaves memory."""
        if self._count is not None:
            self._count.cancel()
        self.dismiss()

    def _tell_presence(self, before: messages.Presence) -> None:
        """Players are missed at once; spectators may come by the hundred and are counted now and then."""
        now = self.presence()
        if now.online != before.online:
            self._spread_presence()
        elif now != before and self._count is None and not self._live.closed:
            self._count = asyncio.get_running_loop().call_later(_COUNTING, self._spread_presence)

    def _spread_presence(self) -> None:
        self._live.hub.elsewhere.tell(self._live)
        self.show_presence()

    def show_presence(self) -> None:
        """Let everybody here know who is here and elsewhere."""
        if self._count is not None:
            self._count.cancel()
            self._count = None
        for feed in self._feeds.values():
            feed.see(self._live.seats, self.online(), self.watchers())
        for subscriber in self.subscribers:
            subscriber.presence = True
            subscriber.bell.set()

    # -- telling

    def tell(self) -> None:
        """Let everybody know that there is something new."""
        live = self._live
        snapshot = self._snapshot(live.header)
        for seat, lang in self._hearers():
            feed = self._feed(seat, lang)
            if feed.looked != live.header.seq:
                feed.look(snapshot)
        for subscriber in self.subscribers:
            if subscriber.seat is not None and not live.seats.holds(subscriber.key, subscriber.seat):
                subscriber.gone = subscriber.unseated = True
            subscriber.bell.set()

    async def feed(self, seat: int | None, lang: str) -> Feed:
        """What a seat, or spectators, are told in a language; to be called alone: it shows the table as it stands."""
        feed = self._feed(seat, lang)
        if feed.looked != self._live.header.seq:
            snapshot = self._snapshot(self._live.header)
            await self._prepare(snapshot, [feed])
            feed.look(snapshot)
        return feed

    async def asked(self, seat: int | None, lang: str, key: str | None) -> Feed:
        """The feed of somebody who asks how things stand: at once, if nobody has to be waited for."""
        self._asked[seat, lang] = time.monotonic()
        feed = self._at_once(seat, lang, key)
        if feed is not None:
            return feed
        async with self._live.alone(seat, key):
            return await self.feed(seat, lang)

    def _at_once(self, seat: int | None, lang: str, key: str | None) -> Feed | None:
        """A feed who knows the last change that was kept, though another may be under way: that must not be felt."""
        live, feed = self._live, self._feeds.get((seat, lang))
        if live.closed or live.commits.stale or feed is None or feed.looked != live.header.seq:
            return None
        if seat is not None and not live.seats.holds(key, seat):
            return None
        live.used = time.monotonic()
        return feed

    def _hearers(self) -> list[tuple[int | None, str]]:
        """All who listen or have asked lately: they are told of a change as soon as it is kept."""
        recent = time.monotonic() - _LATELY
        self._asked = {whom: moment for whom, moment in self._asked.items() if moment > recent}
        return list({**dict.fromkeys(self._listeners()), **dict.fromkeys(self._asked)})

    async def told(self, seat: int, lang: str, key: str) -> int:
        """The number of the last change that a seat may know of."""
        async with self._live.alone(seat, key):
            rendered = (await self.feed(seat, lang)).rendered
            assert rendered is not None
            return rendered.seq

    async def prepare(self, header: Header) -> None:
        """Put a change that is still being kept into words for all who listen; to be called alone."""
        await self._prepare(self._snapshot(header), [self._feed(seat, lang) for seat, lang in self._hearers()])

    async def _prepare(self, snapshot: Snapshot, feeds: Sequence[Feed]) -> None:
        """Put a table into words, apart from the event loop where there is much to tell."""

        def work() -> None:
            for feed in feeds:
                feed.prepare(snapshot)

        if feeds and (self._long() or sealing(self._live)):  # else a step in secret would hold up whoever looks
            await asyncio.to_thread(work)
        else:
            work()

    def _snapshot(self, header: Header) -> Snapshot:
        """All that updates are made of, at a change with this header."""
        live = self._live
        said = () if live.table is None else live.table.said
        return Snapshot(
            header,
            live.seats,
            live.table,
            live.notices,
            self.online(),
            live.clock.shown(),
            self.watchers(),
            live.clock.standing,
            consent.told(live, header.affairs),
            live.orders.kept,
            dict(live.clock.kept),
            opened=are_open(header, live.seats, said, live.notices),
        )

    def _long(self) -> bool:
        """True if so much has happened that putting it into words would hold others up."""
        table = self._live.table
        return table is not None and len(table.log) + len(table.said) > _LONG

    def _feed(self, seat: int | None, lang: str) -> Feed:
        if (seat, lang) not in self._feeds:
            self._feeds[seat, lang] = Feed(seat, lang)
        return self._feeds[seat, lang]
