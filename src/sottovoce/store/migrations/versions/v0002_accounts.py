"""Accounts: passkeys, sessions, tokens, codes, and the seats that they hold."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def _account() -> sa.Column[str]:
    return sa.Column("account", sa.String(32), sa.ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False)


def upgrade() -> None:
    """Make them."""
    _make_accounts()
    _make_ways_in()
    op.create_table(
        "ring",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        _account(),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.create_index("ring_of", "ring", ["account"])


def _make_accounts() -> None:
    op.create_table(
        "accounts",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("recovery", sa.String(64), unique=True),
        sa.Column("mail", sa.String(254), unique=True),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "account_names",
        sa.Column("skeleton", sa.String(120), primary_key=True),
        sa.Column("account", sa.String(32), sa.ForeignKey("accounts.id", ondelete="SET NULL")),
    )


def _make_ways_in() -> None:
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(1400), primary_key=True),
        _account(),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("sign_count", sa.Integer, nullable=False),
        sa.Column("label", sa.String(80), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("used", sa.Float, nullable=False),
    )
    op.create_index("passkeys_of", "passkeys", ["account"])
    op.create_table(
        "sessions",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("page", sa.String(64), nullable=False, unique=True),
        sa.Column("device", sa.String(32), nullable=False),
        _account(),
        sa.Column("label", sa.String(80), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("renewed", sa.Float, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_index("sessions_of", "sessions", ["account"])
    op.create_table(
        "tokens",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("id", sa.String(32), nullable=False, unique=True),
        _account(),
        sa.Column("label", sa.String(80), nullable=False),
        sa.Column("scopes", sa.String(80), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("used", sa.Float),
    )
    op.create_index("tokens_of", "tokens", ["account"])
    op.create_table(
        "codes",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("account", sa.String(32), sa.ForeignKey("accounts.id", ondelete="CASCADE")),
        sa.Column("about", sa.String(300), nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_index("codes_old", "codes", ["until"])


def downgrade() -> None:
    """Unmake them."""
    for name in ("ring", "codes", "tokens", "sessions", "passkeys", "account_names", "accounts"):
        op.drop_table(name)
