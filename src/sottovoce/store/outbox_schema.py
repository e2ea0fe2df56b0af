"""What is kept of messages: the channels that people want to be told by, and the outbox."""

from __future__ import annotations

from sqlalchemy import Column, Float, ForeignKey, Index, Integer, String, Table, Text

from sottovoce.store import account_schema as account_schema  # its tables are pointed at
from sottovoce.store.schema import METADATA


def _to(name: str, target: str, size: int = 32, primary: bool = False) -> Column[str]:
    """A column that names a row elsewhere, and goes with it."""
    return Column(name, String(size), ForeignKey(target, ondelete="CASCADE"), primary_key=primary)


CHANNELS = Table(  # of an account for all its seats, or of one seat
    "channels",
    METADATA,
    Column("id", String(32), primary_key=True),
    _to("account", "accounts.id"),
    _to("table_id", "tables.id"),
    Column("seat", Integer),
    _to("token", "tokens.digest", 64),  # of the program that made it
    Column("device", String(32)),  # the browser that it goes to: signing out there ends it
    Column("kind", String(10), nullable=False),
    Column("address", String(2000), nullable=False),
    Column("secrets", Text, nullable=False),  # JSON: what messages are sealed or signed with
    Column("label", String(80), nullable=False),
    Column("pace", String(10), nullable=False),
    Column("origin", String(300), nullable=False),  # the address of this site that links lead to
    Column("created", Float, nullable=False),
    Column("used", Float),
    Column("failures", Integer, nullable=False),  # messages given up since one arrived
    Column("retired", Float),
    Column("why", String(20), nullable=False),
    Index("channels_of", "account"),
    Index("channels_at", "table_id", "seat"),
)

TABLE_PACES = Table(  # how soon a channel tells of one table, where that is not as of all others
    "table_paces",
    METADATA,
    _to("channel", "channels.id", primary=True),
    _to("table_id", "tables.id", primary=True),
    Column("pace", String(10), nullable=False),
)

OUTBOX = Table(  # a row for each turn owed and channel; those sent stay, so that an undo repeats nothing
    "outbox",
    METADATA,
    _to("channel", "channels.id", primary=True),
    Column("subject", String(80), primary_key=True),
    _to("table_id", "tables.id"),
    Column("seat", Integer, nullable=False),
    Column("turn", Integer, nullable=False),  # answers of the seat that stood when it began
    Column("since", Float, nullable=False),
    Column("due", Float, nullable=False),
    Column("batch", String(32), nullable=False),  # the message that it is, or was to be, part of
    Column("until", Float, nullable=False),  # by the database's clock: so long a server may take to send it
    Column("fence", Integer, nullable=False),  # grows with everybody who begins to send it
    Column("tries", Integer, nullable=False),
    Column("sent", Float),
    Index("outbox_due", "sent", "due"),
    Index("outbox_at", "table_id"),
)

MESSAGE_SETTINGS = Table(
    "message_settings",
    METADATA,
    _to("account", "accounts.id", primary=True),
    Column("lang", String(8), nullable=False),
    Column("zone", String(64), nullable=False),
    Column("quiet_from", Integer),  # minutes after midnight there
    Column("quiet_to", Integer),
    Column("daily_at", Integer, nullable=False),
    Column("feed", String(64), unique=True),  # hash of what opens the calendar
)

SERVER_KEYS = Table(  # made at the first start and kept for good
    "server_keys",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
