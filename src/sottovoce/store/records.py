"""What the store gives and takes: a table as it is kept."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Protocol

import msgspec

from sottovoce.core.errors import Error
from sottovoce.core.log import Entry, Said
from sottovoce.core.seeding import Seeding
from sottovoce.store.database import WORDS

if TYPE_CHECKING:
    from sqlalchemy import Connection

GATHERING, PLAYING, OVER = "gathering", "playing", "over"
PERSON, BOT, FRIEND, OPEN = "person", "bot", "friend", "open"
AWAITED = ""  # a nonce that was promised


@dataclass(frozen=True)
class Seat:
    """Who sits there, or may: hashes stand for secrets."""

    kind: str
    name: str = ""
    bot: str | None = None
    key: str | None = None
    invite: str | None = None
    seen: int = 0
    visited: float | None = None  # when its player was here last
    nonce: str | None = None  # what its player adds to the seed of the dice; AWAITED until it has come
    shared: bool = False  # whoever made the table holds its key, and another's
    agrees: bool = False  # that everybody may read what was whispered, once the game is over

    @property
    def taken(self) -> bool:
        """True if somebody plays it."""
        return self.kind in (PERSON, BOT)

    def but(self, **changes: object) -> Seat:
        """The same with something changed."""
        return replace(self, **changes)  # type: ignore[arg-type]


@dataclass(frozen=True)
class Notice:
    """Something the table tells of a seat, after this many entries: that a bot stood in for it, say."""

    kind: str
    seat: int
    after: int


TURN, STAY = "turn", "stay"  # a bot answers this turn, or stands in until the player's next visit
RESIGN = "resign"  # the seat resigns


@dataclass(frozen=True)
class Clocked:
    """A seat's clock."""

    due: float | None = None
    bank: float | None = None
    start: float = 0.0
    increment: float = 0.0
    cap: float = 0.0
    out: str = TURN
    turn: int = 0
    standing: str = ""
    left: float | None = None  # seconds that were left when the table paused
    off_until: float = 0.0  # its player is on vacation until then


@dataclass(frozen=True)
class StandingOrder:
    """What a seat leaves to the table to answer for it; nobody else knows of it."""

    seat: int
    number: int
    name: str
    since: int  # entries when it was given
    stage: int  # of the game
    due: float | None = None
    ended: str | None = None


class Proposal(msgspec.Struct, frozen=True):
    """Something that the people at a table vote on: what, about which seat, and who agrees."""

    kind: str
    seat: int | None
    agreed: tuple[int, ...]
    at: float


class Affairs(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a table settles beside the game."""

    debate: bool = False  # the game's own timer runs
    debating: tuple[int, float] | None = None  # in which stage, and until when
    paused: float | None = None  # since when
    proposals: tuple[Proposal, ...] = ()
    nudged: dict[int, float] = {}  # when each seat was last
    host: int | None = None  # where whoever made the table sat down
    asked: dict[int, float] = {}  # since when each seat owes an answer that does, as everybody sees


# Made here, not at the first use: msgspec 0.22 crashes when two threads make it study the same struct at once.
read_affairs = msgspec.json.Decoder(Affairs).decode


@dataclass
class Header:
    """What is known of a table beside its log."""

    id: str
    game: str
    rules: int
    players: int
    options: dict[str, str]
    seeds: list[Seeding]  # none in lists of tables
    setup: tuple[int, ...] | None
    public: bool
    hints: bool
    clock: int | None
    state: str
    to_act: int
    entries: int
    seq: int
    host: str
    rematch: str | None
    created: float
    updated: float
    ending: str | None = None  # how the table ended the game where its rules did not
    affairs: Affairs = field(default_factory=Affairs)
    winners: int | None = None  # as bits, once the game is over
    chosen: bool = False
    undo: bool = True


@dataclass
class Record:
    """A whole table as it is kept."""

    header: Header
    seats: list[Seat]
    log: list[Entry] = field(default_factory=list)
    said: list[Said] = field(default_factory=list)
    notices: list[Notice] = field(default_factory=list)
    clocks: dict[int, Clocked] = field(default_factory=dict)
    orders: list[StandingOrder] = field(default_factory=list)


class Job(Protocol):
    """Something to be written."""

    def write(self, connection: Connection) -> None:
        """Change the database; Conflict if that can't be."""


@dataclass
class Change:
    """What one step adds to a table that was at `seq`; the header holds the new values."""

    header: Header
    seq: int  # the last change that its maker knew of
    seats: dict[int, Seat] = field(default_factory=dict)
    freed: list[int] = field(default_factory=list)  # seats whose old holder's notes go too
    dealt: bool = False  # seeds or set-up are new, or to be read by everybody
    entries: list[tuple[int, Entry]] = field(default_factory=list)
    opened: list[tuple[int, Entry]] = field(default_factory=list)  # older ones whose rolls everybody may read now
    said: list[tuple[int, Said]] = field(default_factory=list)
    notices: list[tuple[int, Notice]] = field(default_factory=list)
    beside: list[Job] = field(default_factory=list)  # what else is written with it, or not at all


class Conflict(Exception):
    """Somebody else has changed the table meanwhile: read it again."""


class Retired(Error):
    """A table whose rules this program does not play any more: it has ended."""

    folder = WORDS


class Damaged(Error):
    """A table whose record can't be played again."""

    folder = WORDS
