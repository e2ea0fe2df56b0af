"""What is kept of a table: its header and log are the truth; the rest is who sits where and what is said."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
)

METADATA = MetaData()


def _table_id(primary: bool = True) -> Column[str]:
    return Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=primary)


TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("seeds", Text, nullable=False),  # JSON: from which entry on which seed; sealed until the game is over
    Column("setup", Text),  # JSON; nothing while seats are empty; sealed like the seeds
    Column("public", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("clock", Integer),
    Column("state", String(10), nullable=False),
    Column("to_act", Integer, nullable=False),  # as bits, for lists of tables
    Column("entries", Integer, nullable=False),
    Column("seq", BigInteger, nullable=False),  # grows with every change: whoever changes a table names the last one
    Column("host", String(64), nullable=False),  # hash of the host's key
    Column("rematch", String(32)),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Column("ending", String(10)),  # how the table ended the game where its rules did not
    Column("affairs", Text),  # JSON: what a table settles beside the game
    Column("winners", Integer),  # as bits, for lists of tables; nothing before the end
    Column("chosen", Boolean, nullable=False),  # somebody has chosen the seed
    Column("undo", Boolean, nullable=False),  # steps may be taken back
    CheckConstraint("state IN ('gathering', 'playing', 'over')", name="state_known"),
    Index("tables_listed", "public", "updated"),
)

SEATS = Table(
    "seats",
    METADATA,
    _table_id(),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("name", String(80), nullable=False),
    Column("bot", String(40)),
    Column("key", String(64)),  # hashes of secrets
    Column("invite", String(64)),
    Column("seen", Integer, nullable=False),  # entries that its player has been shown
    Column("visited", Float),
    Column("nonce", String(64)),  # what its player adds to the seed; empty while it is awaited
    Column("shared", Boolean, nullable=False),  # its maker holds its key, and another's
    Column("agrees", Boolean, nullable=False),  # to let everybody read what was whispered
    CheckConstraint("kind IN ('person', 'bot', 'friend', 'open')", name="kind_known"),
)

ENTRIES = Table(
    "entries",
    METADATA,
    _table_id(),
    Column("seq", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("rolls", Text, nullable=False),  # numbers with blanks between; sealed until the game is over
    Column("mover", String(10), nullable=False, server_default=""),  # who answered in the player's place
)

SAID = Table(
    "said",
    METADATA,
    _table_id(),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("audience", Integer, nullable=False),
    Column("after", Integer, nullable=False),
)

NOTICES = Table(
    "notices",
    METADATA,
    _table_id(),
    Column("number", Integer, primary_key=True),
    Column("kind", String(20), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("after", Integer, nullable=False),
)

NOTES = Table(
    "notes",
    METADATA,
    _table_id(),
    Column("seat", Integer, primary_key=True),
    Column("text", Text, nullable=False),
)

ANSWERS = Table(  # to requests that may be repeated: hashes stand for their ids, and the answers are sealed with these
    "answers",
    METADATA,
    Column("request", String(64), primary_key=True),
    Column("about", String(64), nullable=False),  # hash of what was asked
    Column("answer", LargeBinary, nullable=False),
    Column("at", Float, nullable=False),
    Index("answers_old", "at"),
)

SEALS = Table(  # by which keys something may be sealed here: names that tell nothing of them
    "seals",
    METADATA,
    Column("key", String(16), primary_key=True),
    Column("since", Float, nullable=False),
)

LEASES = Table(  # which of several servers runs a table's bots and clock
    "leases",
    METADATA,
    _table_id(),
    Column("owner", String(32), nullable=False),  # a server's name; nothing if nobody needs to
    Column("until", Float, nullable=False),  # by the database's clock
    Column("fence", BigInteger, nullable=False),  # grows whenever the lease changes hands
    Index("leases_until", "until"),
)

CLOCKS = Table(
    "clocks",
    METADATA,
    _table_id(),
    Column("seat", Integer, primary_key=True),
    Column("due", Float),  # when time is up, if it runs
    Column("bank", Float),  # seconds in store; nothing where every turn has the same time
    Column("start", Float, nullable=False),
    Column("increment", Float, nullable=False),
    Column("cap", Float, nullable=False),
    Column("out", String(10), nullable=False),  # what happens then
    Column("turn", Integer, nullable=False),  # answers for which the increment was given
    Column("standing", String(10), nullable=False),  # how a bot stands in
    Column("left", Float),  # seconds that were left when the table paused
    Column("off_until", Float, nullable=False, server_default="0"),  # end of the player's vacation
    Index("clocks_due", "due"),
)

DRAFTS = Table(  # plans that players leave at the server: nobody else ever reads them
    "drafts",
    METADATA,
    _table_id(),
    Column("seat", Integer, primary_key=True),
    Column("stage", Integer, nullable=False),  # of the game: a draft counts in its own alone
    Column("answers", Text, nullable=False),  # JSON
)

ORDERS = Table(  # standing orders: nobody else ever reads them
    "orders",
    METADATA,
    _table_id(),
    Column("seat", Integer, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("name", String(80), nullable=False),  # as the game calls it
    Column("since", Integer, nullable=False),  # entries at the time: only what comes later counts
    Column("stage", Integer, nullable=False),  # of the game: it lapses with it
    Column("due", Float),  # when it acts, if it is to
    Column("ended", String(20)),  # why it stopped
    Index("orders_due", "due"),
)

VERSIONS = Table(  # Alembic's own: which migration was the last
    "alembic_version",
    MetaData(),
    Column("version_num", String(32), nullable=False),
    PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)
