"""Winners: who has won a table, for lists of tables; unknown for games that ended before."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Make room for them."""
    op.add_column("tables", sa.Column("winners", sa.Integer))


def downgrade() -> None:
    """Forget them."""
    op.drop_column("tables", "winners")
