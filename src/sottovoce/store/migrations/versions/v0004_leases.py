"""Leases: which server runs a table's bots and clock."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make them."""
    op.create_table(
        "leases",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("owner", sa.String(32), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("fence", sa.BigInteger, nullable=False),
    )
    op.create_index("leases_until", "leases", ["until"])


def downgrade() -> None:
    """Unmake them."""
    op.drop_index("leases_until", "leases")
    op.drop_table("leases")
