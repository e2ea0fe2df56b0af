"""Clocks: when each seat's time is up, and what it has in the bank."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

# Who owed an answer at a table with a clock keeps what is left since something happened there last.
_RUNNING = """
INSERT INTO clocks (table_id, seat, due, bank, start, increment, cap, out, turn, standing)
SELECT tables.id, seats.seat, tables.updated + tables.clock, NULL, 0, 0, 0, 'turn', 0, ''
FROM tables JOIN seats ON seats.table_id = tables.id
WHERE tables.state = 'playing' AND tables.clock IS NOT NULL AND seats.kind = 'person'
AND (tables.to_act >> seats.seat) & 1 = 1
"""


def upgrade() -> None:
    """Make them."""
    op.create_table(
        "clocks",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("due", sa.Float),
        sa.Column("bank", sa.Float),
        sa.Column("start", sa.Float, nullable=False),
        sa.Column("increment", sa.Float, nullable=False),
        sa.Column("cap", sa.Float, nullable=False),
        sa.Column("out", sa.String(10), nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("standing", sa.String(10), nullable=False),
    )
    op.create_index("clocks_due", "clocks", ["due"])
    op.execute(_RUNNING)


def downgrade() -> None:
    """Unmake them."""
    op.drop_table("clocks")
