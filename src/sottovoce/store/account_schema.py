"""What is kept of people who have an account: how they come in, and what they hold."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, LargeBinary, String, Table, Text

from sottovoce.store.schema import METADATA


def _account(primary: bool = False, nullable: bool = False) -> Column[str]:
    return Column(
        "account", String(32), ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=primary, nullable=nullable
    )


ACCOUNTS = Table(
    "accounts",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("settings", Text, nullable=False),  # JSON, the browser's own
    Column("secret", String(64), nullable=False),  # what keys of rematches are derived from
    Column("recovery", String(64), unique=True),  # hash of the code that opens the account once
    Column("mail", String(254), unique=True),
    Column("created", Float, nullable=False),
    Column("leaving", Float),  # since when it is being deleted
)

NAMES = Table(  # what look-alike names have in common; a row stays for good, so that no name is given away twice
    "account_names",
    METADATA,
    Column("skeleton", String(120), primary_key=True),
    Column("account", String(32), ForeignKey("accounts.id", ondelete="SET NULL")),
)

PASSKEYS = Table(
    "passkeys",
    METADATA,
    Column("id", String(1400), primary_key=True),
    _account(),
    Column("public_key", LargeBinary, nullable=False),
    Column("sign_count", Integer, nullable=False),
    Column("label", String(80), nullable=False),
    Column("created", Float, nullable=False),
    Column("used", Float, nullable=False),
    Index("passkeys_of", "account"),
)

SESSIONS = Table(
    "sessions",
    METADATA,
    Column("digest", String(64), primary_key=True),  # of the cookie
    Column("page", String(64), nullable=False, unique=True),  # of the key that its pages act with
    Column("device", String(32), nullable=False),  # the same for all cookies that followed each other
    _account(),
    Column("label", String(80), nullable=False),
    Column("created", Float, nullable=False),
    Column("renewed", Float, nullable=False),
    Column("until", Float, nullable=False),
    Index("sessions_of", "account"),
)

TOKENS = Table(
    "tokens",
    METADATA,
    Column("digest", String(64), primary_key=True),
    Column("id", String(32), nullable=False, unique=True),
    _account(),
    Column("label", String(80), nullable=False),
    Column("scopes", String(80), nullable=False),  # words with blanks between
    Column("created", Float, nullable=False),
    Column("used", Float),
    Index("tokens_of", "account"),
)

CODES = Table(  # whatever is good once and not for long: challenges, links, mailed codes
    "codes",
    METADATA,
    Column("digest", String(64), primary_key=True),
    Column("kind", String(20), nullable=False),
    Column("account", String(32), ForeignKey("accounts.id", ondelete="CASCADE")),
    Column("about", String(300), nullable=False),
    Column("tries", Integer, nullable=False),
    Column("until", Float, nullable=False),
    Index("codes_old", "until"),
)

RING = Table(  # which seats and tables an account holds; a seat belongs to one account at most
    "ring",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),  # HOST for the host's key
    _account(),
    Column("since", Float, nullable=False),
    Column("invites", Text, nullable=False, server_default="{}"),  # the host's: JSON, by seat
    Index("ring_of", "account"),
)
HOST = -1

VACATIONS = Table(  # while one lasts, no time runs for an account's seats
    "vacations",
    METADATA,
    _account(primary=True),
    Column("since", Float, primary_key=True),
    Column("until", Float, nullable=False),
)
