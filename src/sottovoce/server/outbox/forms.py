"""What goes over the wire about messages."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from sottovoce.server.accounts.messages import Label
from sottovoce.server.messages import Lang

Pace = Literal["now", "soon", "daily"]
TablePace = Literal["now", "soon", "daily", "never"]
Kind = Literal["push", "mail", "webhook"]
Style = Literal["discord", "ntfy", "json"]
Address = Annotated[str, Meta(min_length=1, max_length=2000, pattern="^[!-~]+$")]
Minutes = Annotated[int, Meta(ge=0, le=1439)]
Zone = Annotated[str, Meta(max_length=64, pattern="^[A-Za-z0-9_+/-]+$")]


class ChannelTold(Struct):
    """A way to be told."""

    id: str
    kind: Kind
    label: str
    pace: Pace
    created: float
    used: float | None  # when something arrived there last
    retired: float | None  # since when it is dead
    why: str
    here: bool  # whether it is this browser
    style: Style | None = None
    tables: dict[str, TablePace] = {}  # those that it tells of at another pace than its own


class Hours(Struct):
    """When and in which language somebody wants to be told."""

    lang: Lang
    zone: Zone
    quiet_from: Minutes | None = None
    quiet_to: Minutes | None = None
    daily_at: Minutes = 1080


class MessagesTold(Struct):
    """All about one's messages."""

    push_key: str
    mail: str | None  # the address, if mail can be sent there
    channels: list[ChannelTold]
    hours: Hours | None  # nothing was chosen yet
    calendar: bool


class NewChannel(Struct):
    """A way to be told: a browser's subscription, one's mail address, or an address of a program."""

    kind: Kind
    address: Address | None = None
    p256dh: Annotated[str, Meta(max_length=100)] = ""
    auth: Annotated[str, Meta(max_length=40)] = ""
    style: Style = "json"
    label: Label = ""
    pace: Pace = "now"


class ChannelMade(Struct):
    """A new channel; the secret that signs its messages is told this once."""

    id: str
    secret: str | None = None


class ChannelChange(Struct):
    """What is to be different."""

    pace: Pace | None = None
    label: Label | None = None
    on: bool | None = None  # to try a dead one again


class TableChange(Struct):
    """How soon a channel tells of one table, or whether at all."""

    pace: TablePace


class SeatHook(Struct):
    """Where a seat's own program wants to be told."""

    address: Address


class CalendarMade(Struct):
    """The address of one's calendar of deadlines; told this once."""

    url: str


class TurnOwed(Struct):
    """A turn that one owes."""

    table: str
    game: str
    seat: int
    deadline: float | None


class Ended(Struct):
    """Whose messages have ended."""

    label: str
