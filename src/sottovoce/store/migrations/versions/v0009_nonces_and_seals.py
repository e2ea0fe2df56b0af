"""Nonces of seats, marks of tables, agreements on whispers, and the names of the keys that seal secrets."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


_FLAGS = (
    ("tables", "chosen", sa.false()),
    ("tables", "undo", sa.true()),
    ("seats", "shared", sa.false()),
    ("seats", "agrees", sa.false()),
)


def upgrade() -> None:
    """Make them; secrets that are there already are sealed by whoever opens the database."""
    op.add_column("seats", sa.Column("nonce", sa.String(64)))
    for table, name, usual in _FLAGS:
        op.add_column(table, sa.Column(name, sa.Boolean, nullable=False, server_default=usual))
    op.create_table(
        "seals",
        sa.Column("key", sa.String(16), primary_key=True),
        sa.Column("since", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """Unmake them; what is sealed can't be read by an earlier release."""
    op.drop_table("seals")
    op.drop_column("seats", "nonce")
    for table, name, _ in _FLAGS:
        op.drop_column(table, name)
