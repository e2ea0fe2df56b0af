"""Invitations on the ring: whoever made a table has its links on every device."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Make room for them."""
    op.add_column("ring", sa.Column("invites", sa.Text, nullable=False, server_default="{}"))


def downgrade() -> None:
    """Forget them."""
    op.drop_column("ring", "invites")
