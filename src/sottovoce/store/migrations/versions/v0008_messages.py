"""Messages: channels, what is told to whom, and the server's own keys."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def _to(name: str, target: str, size: int = 32, primary: bool = False) -> sa.Column[str]:
    return sa.Column(name, sa.String(size), sa.ForeignKey(target, ondelete="CASCADE"), primary_key=primary)


def upgrade() -> None:
    """Make them."""
    op.create_table(
        "channels",
        sa.Column("id", sa.String(32), primary_key=True),
        _to("account", "accounts.id"),
        _to("table_id", "tables.id"),
        sa.Column("seat", sa.Integer),
        _to("token", "tokens.digest", 64),
        sa.Column("device", sa.String(32)),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("address", sa.String(2000), nullable=False),
        sa.Column("secrets", sa.Text, nullable=False),
        sa.Column("label", sa.String(80), nullable=False),
        sa.Column("pace", sa.String(10), nullable=False),
        sa.Column("origin", sa.String(300), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("used", sa.Float),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("retired", sa.Float),
        sa.Column("why", sa.String(20), nullable=False),
    )
    op.create_index("channels_of", "channels", ["account"])
    op.create_index("channels_at", "channels", ["table_id", "seat"])
    op.create_table("mutes", _to("channel", "channels.id", primary=True), _to("table_id", "tables.id", primary=True))
    op.create_table(
        "outbox",
        _to("channel", "channels.id", primary=True),
        sa.Column("subject", sa.String(80), primary_key=True),
        _to("table_id", "tables.id"),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("batch", sa.String(32), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("fence", sa.Integer, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("sent", sa.Float),
    )
    op.create_index("outbox_due", "outbox", ["sent", "due"])
    op.create_index("outbox_at", "outbox", ["table_id"])
    op.create_table(
        "message_settings",
        _to("account", "accounts.id", primary=True),
        sa.Column("lang", sa.String(8), nullable=False),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("quiet_from", sa.Integer),
        sa.Column("quiet_to", sa.Integer),
        sa.Column("daily_at", sa.Integer, nullable=False),
        sa.Column("feed", sa.String(64), unique=True),
    )
    op.create_table(
        "server_keys",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.add_column("accounts", sa.Column("leaving", sa.Float))


def downgrade() -> None:
    """Unmake them."""
    op.drop_column("accounts", "leaving")
    for table in ("server_keys", "message_settings", "outbox", "mutes", "channels"):
        op.drop_table(table)
