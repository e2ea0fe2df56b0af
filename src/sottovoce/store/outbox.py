"""The outbox: who still has to be notified of their turn, by which channel, and which server has begun to do so."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy import ColumnElement, Connection, and_, case, delete, func, literal, or_, select, text, tuple_, update

from sottovoce.core.log import UNDO
from sottovoce.store.account_schema import ACCOUNTS, RING
from sottovoce.store.leases import database_now
from sottovoce.store.outbox_schema import CHANNELS, MESSAGE_SETTINGS, OUTBOX, TABLE_PACES
from sottovoce.store.records import PERSON, PLAYING, Conflict, read_affairs
from sottovoce.store.schema import CLOCKS, ENTRIES, SEATS, TABLES

PUSH, MAIL, WEBHOOK = "push", "mail", "webhook"
NOW, SOON, DAILY, NEVER = "now", "soon", "daily", "never"
GRACE = 3.0  # seconds before anybody is told at once: they may be there, or the last answer may be taken back
DELAY = 600.0  # seconds for those who want to be told only of what waits
LEASE = 60.0  # seconds that a server has to send a message
RETIRED = "retired"
TURN, REMINDER = "turn", "reminder"

_OWE = text(
    """
    INSERT INTO outbox (channel, subject, table_id, seat, turn, since, due, batch, until, fence, tries)
    SELECT c.id, CAST(:subject AS VARCHAR), CAST(:table AS VARCHAR), :seat, :turn, :now,
        :now + CASE COALESCE(p.pace, c.pace) WHEN 'soon' THEN :delay ELSE :grace END,
        '', 0, 0, 0
    FROM channels c
    LEFT JOIN table_paces p ON p.channel = c.id AND p.table_id = CAST(:table AS VARCHAR)
    WHERE (c.account = (SELECT account FROM ring WHERE table_id = CAST(:table AS VARCHAR) AND seat = :seat)
        OR (c.table_id = CAST(:table AS VARCHAR) AND c.seat = :seat))
    AND c.retired IS NULL
    AND COALESCE(p.pace, c.pace) <> 'never'
    ON CONFLICT DO NOTHING
    """
)


@dataclass(frozen=True)
class Owe:
    """A seat owes an answer: beside the change that made it so, or reminds of it. What was told is not told again."""

    table: str
    seat: int
    turn: int
    now: float
    reminds: bool = False  # because the others wait

    def write(self, connection: Connection) -> None:
        """A row for each channel of the seat's holder."""
        subject = f"{TURN} {self.table} {self.seat} {self.turn}"
        if self.reminds:
            subject = f"{REMINDER} {self.table} {self.seat} {self.turn} {self.now:.0f}"
        place = {"table": self.table, "seat": self.seat, "turn": self.turn, "now": self.now}
        connection.execute(_OWE, {**place, "subject": subject, "delay": DELAY, "grace": GRACE})


@dataclass(frozen=True)
class Channel:
    """A way to tell somebody."""

    id: str
    account: str | None
    table_id: str | None
    seat: int | None
    token: str | None
    device: str | None
    kind: str
    address: str
    secrets: str
    label: str
    pace: str
    origin: str
    created: float
    used: float | None
    failures: int
    retired: float | None
    why: str


@dataclass(frozen=True)
class Reader:
    """How somebody wants to be told."""

    lang: str = "en"
    zone: str = "UTC"
    quiet_from: int | None = None
    quiet_to: int | None = None
    daily_at: int = 18 * 60
    mail: str | None = None


@dataclass(frozen=True)
class Waiting:
    """Something in the outbox."""

    channel: str
    subject: str
    table_id: str | None
    seat: int
    turn: int
    since: float
    due: float
    batch: str
    until: float
    fence: int
    tries: int
    sent: float | None


@dataclass(frozen=True)
class Turn:
    """A turn that somebody owes, as far as messages tell of it."""

    table: str
    game: str
    seat: int
    names: tuple[str, ...]
    due: float | None
    turn: int = 0


def due(connection: Connection, now: float, most: int, by_database: bool = True) -> list[Waiting]:
    """What is to be sent now and is not being sent by anybody."""
    free = OUTBOX.c.until < _time(connection, None if by_database else now)
    here = OUTBOX.c.sent.is_(None) & (OUTBOX.c.due <= now) & free
    rows = connection.execute(select(OUTBOX).where(here).order_by(OUTBOX.c.due).limit(most)).mappings()
    return [Waiting(**row) for row in rows]


def channel_and_reader(connection: Connection, channel: str) -> tuple[Channel, Reader] | None:
    """A channel and how its owner wants to be told; None if it is gone or retired."""
    row = connection.execute(select(CHANNELS).where(CHANNELS.c.id == channel)).mappings().first()
    if row is None or row["retired"] is not None:
        return None
    found = Channel(**row)
    return found, Reader() if found.account is None else reader(connection, found.account)


def reader(connection: Connection, account: str) -> Reader:
    """How somebody wants to be told."""
    query = select(MESSAGE_SETTINGS).where(MESSAGE_SETTINGS.c.account == account)
    row = connection.execute(query).mappings().first()
    mail = connection.execute(select(ACCOUNTS.c.mail).where(ACCOUNTS.c.id == account)).scalar()
    if row is None:
        return Reader(mail=mail)
    kept = {name: row[name] for name in ("lang", "quiet_from", "quiet_to", "daily_at")}
    return Reader(zone=row["zone"] or "UTC", **kept, mail=mail)


def paces_of(connection: Connection, channel: str) -> dict[str, str]:
    """How soon a channel tells of the tables for which that was chosen."""
    query = select(TABLE_PACES.c.table_id, TABLE_PACES.c.pace).where(TABLE_PACES.c.channel == channel)
    return {row.table_id: row.pace for row in connection.execute(query)}


def owed(connection: Connection, places: Sequence[tuple[str, int]]) -> dict[tuple[str, int], Turn]:
    """Which of these seats owe an answer that no bot gives for them, and since which turn."""
    if not places:
        return {}
    tables = {table for table, _ in places}
    headers = connection.execute(
        select(TABLES.c.id, TABLES.c.game, TABLES.c.to_act, TABLES.c.affairs).where(
            TABLES.c.id.in_(tables), TABLES.c.state == PLAYING
        )
    ).all()
    seats: dict[str, list[Any]] = {}
    for row in connection.execute(select(SEATS).where(SEATS.c.table_id.in_(tables)).order_by(SEATS.c.seat)):
        seats.setdefault(row.table_id, []).append(row)
    clocks = connection.execute(select(CLOCKS).where(CLOCKS.c.table_id.in_(tables))).all()
    clock = {(row.table_id, row.seat): row for row in clocks}
    found: dict[tuple[str, int], Turn] = {}
    for table, game, to_act, affairs in headers:
        if affairs is not None and read_affairs(affairs).paused is not None:
            continue
        for seat in [number for where, number in places if where == table]:
            timed = clock.get((table, seat))
            person = seats[table][seat].kind == PERSON
            if not to_act >> seat & 1 or not person or (timed is not None and timed.standing):
                continue
            names = tuple(one.name for one in seats[table])
            found[table, seat] = Turn(table, game, seat, names, None if timed is None else timed.due)
    return _numbered(connection, found)


def _numbered(connection: Connection, found: dict[tuple[str, int], Turn]) -> dict[tuple[str, int], Turn]:
    """With how many answers of the seats stand: an undo takes one back."""
    if not found:
        return found
    count = func.sum(case((ENTRIES.c.text == UNDO, -1), else_=1))
    query = select(ENTRIES.c.table_id, ENTRIES.c.seat, count)
    here = tuple_(ENTRIES.c.table_id, ENTRIES.c.seat).in_(list(found))
    stand = {
        (table, seat): number
        for table, seat, number in connection.execute(
            query.where(here).group_by(ENTRIES.c.table_id, ENTRIES.c.seat)
        ).all()
    }
    return {place: replace(turn, turn=int(stand.get(place, 0))) for place, turn in found.items()}


def held(connection: Connection, channel: Channel, places: Sequence[tuple[str, int]]) -> set[tuple[str, int]]:
    """Those of these seats that are still the channel's: one may be someone else's by now."""
    if channel.account is None:
        return {(table, seat) for table, seat in places if (table, seat) == (channel.table_id, channel.seat)}
    here = (RING.c.account == channel.account) & tuple_(RING.c.table_id, RING.c.seat).in_(list(places))
    return {(table, seat) for table, seat in connection.execute(select(RING.c.table_id, RING.c.seat).where(here))}


def owed_by(connection: Connection, account: str) -> list[Turn]:
    """All turns that somebody owes, the most urgent first."""
    query = select(RING.c.table_id, RING.c.seat).where((RING.c.account == account) & (RING.c.seat >= 0))
    places = [(table, seat) for table, seat in connection.execute(query).all()]
    turns = owed(connection, places).values()
    return sorted(turns, key=lambda turn: (turn.due is None, turn.due or 0.0, turn.table))


def channels(connection: Connection, account: str) -> list[Channel]:
    """All channels of an account, the oldest first."""
    query = select(CHANNELS).where(CHANNELS.c.account == account).order_by(CHANNELS.c.created, CHANNELS.c.id)
    return [Channel(**row) for row in connection.execute(query).mappings()]


def table_paces(connection: Connection, account: str) -> list[tuple[str, str, str]]:
    """Channel, table and pace, of all channels of an account and the tables for which that was chosen."""
    query = select(TABLE_PACES).join(CHANNELS).where(CHANNELS.c.account == account)
    rows = connection.execute(query.order_by(*TABLE_PACES.primary_key)).all()
    return [(row.channel, row.table_id, row.pace) for row in rows]


def _time(connection: Connection, now: float | None) -> ColumnElement[float]:
    return database_now(connection.dialect.name) if now is None else literal(now)


def _these(rows: Sequence[Waiting]) -> list[ColumnElement[bool]]:
    """Each of these rows, unless somebody else has begun to send it since."""
    return [
        and_(OUTBOX.c.channel == row.channel, OUTBOX.c.subject == row.subject, OUTBOX.c.fence == row.fence)
        for row in rows
    ]


@dataclass(frozen=True)
class BeginSending:
    """Say that a message is being sent; Conflict if somebody else does so, or did."""

    rows: tuple[Waiting, ...]
    batch: str
    now: float | None = None  # a clock that is not the database's

    def write(self, connection: Connection) -> None:
        """All rows or none."""
        now = _time(connection, self.now)
        values = {"batch": self.batch, "until": now + LEASE, "fence": OUTBOX.c.fence + 1}
        for here in _these(self.rows):
            free = here & OUTBOX.c.sent.is_(None) & (OUTBOX.c.until < now)
            if connection.execute(update(OUTBOX).where(free).values(**values)).rowcount != 1:
                raise Conflict

    def begun(self) -> tuple[Waiting, ...]:
        """The rows as they are then."""
        return tuple(replace(row, batch=self.batch, fence=row.fence + 1) for row in self.rows)


@dataclass(frozen=True)
class MarkSent:
    """A message was taken: none of it is sent again, and its channel is well."""

    rows: tuple[Waiting, ...]
    now: float

    def write(self, connection: Connection) -> None:
        """Only what we had begun to send."""
        for here in _these(self.rows):
            connection.execute(update(OUTBOX).where(here).values(sent=self.now, until=0.0))
        channel = CHANNELS.c.id == self.rows[0].channel
        connection.execute(update(CHANNELS).where(channel).values(used=self.now, failures=0))


@dataclass(frozen=True)
class Later:
    """Not now: at another time. `tried` if it was not taken."""

    rows: tuple[Waiting, ...]
    due: float
    tried: bool = False

    def write(self, connection: Connection) -> None:
        """A message that was not taken stays the same message."""
        for here in _these(self.rows):
            values = {"due": self.due, "until": 0.0, "tries": OUTBOX.c.tries + int(self.tried)}
            connection.execute(update(OUTBOX).where(here).values(values))


@dataclass(frozen=True)
class Rethink:
    """Somebody wants to be told at other times: what waits for him is looked at anew, but for what was not taken."""

    account: str

    def write(self, connection: Connection) -> None:
        """As if it had just begun to wait."""
        plain = select(CHANNELS.c.pace).where(CHANNELS.c.id == OUTBOX.c.channel).scalar_subquery()
        here = (TABLE_PACES.c.channel == OUTBOX.c.channel) & (TABLE_PACES.c.table_id == OUTBOX.c.table_id)
        pace = func.coalesce(select(TABLE_PACES.c.pace).where(here).scalar_subquery(), plain)
        own = OUTBOX.c.channel.in_(select(CHANNELS.c.id).where(CHANNELS.c.account == self.account))
        waits = own & OUTBOX.c.sent.is_(None) & (OUTBOX.c.tries == 0)
        due = OUTBOX.c.since + case((pace == SOON, DELAY), else_=GRACE)
        connection.execute(update(OUTBOX).where(waits).values(due=due))


@dataclass(frozen=True)
class GiveUp:
    """What is not to be said any more."""

    rows: tuple[Waiting, ...]
    failed: bool = False  # because the channel does not take it

    def write(self, connection: Connection) -> None:
        """It leaves the outbox; should the turn be owed again, it is told again."""
        connection.execute(delete(OUTBOX).where(or_(*_these(self.rows))))
        if self.failed:
            channel = CHANNELS.c.id == self.rows[0].channel
            connection.execute(update(CHANNELS).where(channel).values(failures=CHANNELS.c.failures + 1))


@dataclass(frozen=True)
class Retire:
    """A channel is dead: nothing goes there any more, and its owner is told by the others."""

    channel: str
    why: str
    now: float

    def write(self, connection: Connection) -> None:
        """Once, however many messages it has not taken."""
        here = (CHANNELS.c.id == self.channel) & CHANNELS.c.retired.is_(None)
        found = connection.execute(update(CHANNELS).where(here).values(retired=self.now, why=self.why))
        connection.execute(delete(OUTBOX).where((OUTBOX.c.channel == self.channel) & OUTBOX.c.sent.is_(None)))
        account = connection.execute(select(CHANNELS.c.account).where(CHANNELS.c.id == self.channel)).scalar()
        if found.rowcount != 1 or account is None:
            return
        others = (CHANNELS.c.account == account) & CHANNELS.c.retired.is_(None)
        for other in connection.execute(select(CHANNELS.c.id).where(others)).scalars().all():
            row = {"channel": other, "subject": f"{RETIRED} {self.channel}", "seat": 0, "turn": 0, "batch": ""}
            row |= {"since": self.now, "due": self.now, "until": 0.0, "fence": 0, "tries": 0}
            here = (OUTBOX.c.channel == other) & (OUTBOX.c.subject == row["subject"])
            connection.execute(delete(OUTBOX).where(here))
            connection.execute(OUTBOX.insert(), row)


@dataclass(frozen=True)
class Forget:
    """What was told long ago and can't be owed again."""

    before: float

    def write(self, connection: Connection) -> None:
        """Of games that are over, and of turns after which there was another."""
        over = select(TABLES.c.id).where(TABLES.c.state != PLAYING)
        later = OUTBOX.alias()
        same = (later.c.channel == OUTBOX.c.channel) & (later.c.table_id == OUTBOX.c.table_id)
        newer = select(later.c.turn).where(same & (later.c.seat == OUTBOX.c.seat) & (later.c.turn > OUTBOX.c.turn))
        done = OUTBOX.c.table_id.is_(None) | OUTBOX.c.table_id.in_(over) | newer.exists()
        connection.execute(delete(OUTBOX).where((OUTBOX.c.sent < self.before) & done))
