"""Answers to requests that may be repeated."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "answers",
        sa.Column("request", sa.String(64), primary_key=True),
        sa.Column("about", sa.String(64), nullable=False),
        sa.Column("answer", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("answers_old", "answers", ["at"])


def downgrade() -> None:
    """Unmake it."""
    op.drop_table("answers")
