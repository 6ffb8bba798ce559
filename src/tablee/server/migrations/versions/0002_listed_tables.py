"""Which tables the lobby shows, where the database can look for it."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column, and fill it from what the lobby shows."""
    op.add_column("tables", sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.false()))
    tables = sa.table("tables", sa.column("listed", sa.Boolean), sa.column("summary", sa.Text))
    shown = tables.c.summary.like('%"listed": true%')
    op.execute(tables.update().where(shown).values(listed=sa.true()))


def downgrade() -> None:
    """Remove it."""
    op.drop_column("tables", "listed")
