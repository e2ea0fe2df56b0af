"""Days: endings of the table, votes, pauses, visits, plans left at the server, standing orders and vacations."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

_COLUMNS = {
    "tables": (sa.Column("ending", sa.String(10)), sa.Column("affairs", sa.Text)),
    "seats": (sa.Column("visited", sa.Float),),
    "entries": (sa.Column("mover", sa.String(10), nullable=False, server_default=""),),
    "clocks": (sa.Column("left", sa.Float), sa.Column("off_until", sa.Float, nullable=False, server_default="0")),
}


def _table_id() -> sa.Column[str]:
    return sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


def upgrade() -> None:
    """Make room for them."""
    for table, columns in _COLUMNS.items():
        for column in columns:
            op.add_column(table, column._copy())
    op.create_table(
        "drafts",
        _table_id(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("stage", sa.Integer, nullable=False),
        sa.Column("answers", sa.Text, nullable=False),
    )
    op.create_table(
        "orders",
        _table_id(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("since", sa.Integer, nullable=False),
        sa.Column("stage", sa.Integer, nullable=False),
        sa.Column("due", sa.Float),
        sa.Column("ended", sa.String(20)),
    )
    op.create_index("orders_due", "orders", ["due"])
    op.create_table(
        "vacations",
        sa.Column("account", sa.String(32), sa.ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("since", sa.Float, primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """Forget them."""
    for table in ("vacations", "orders", "drafts"):
        op.drop_table(table)
    for table, columns in _COLUMNS.items():
        for column in columns:
            op.drop_column(table, column.name)
