"""A channel may tell of one table sooner or later than of others, where it could only be silent about it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def _to(name: str, target: str) -> sa.Column[str]:
    return sa.Column(name, sa.String(32), sa.ForeignKey(target, ondelete="CASCADE"), primary_key=True)


def upgrade() -> None:
    """What was muted stays so."""
    pace = sa.Column("pace", sa.String(10), nullable=False)
    op.create_table("table_paces", _to("channel", "channels.id"), _to("table_id", "tables.id"), pace)
    op.execute("INSERT INTO table_paces (channel, table_id, pace) SELECT channel, table_id, 'never' FROM mutes")
    op.drop_table("mutes")


def downgrade() -> None:
    """Keep only what is muted."""
    op.create_table("mutes", _to("channel", "channels.id"), _to("table_id", "tables.id"))
    op.execute("INSERT INTO mutes (channel, table_id) SELECT channel, table_id FROM table_paces WHERE pace = 'never'")
    op.drop_table("table_paces")
