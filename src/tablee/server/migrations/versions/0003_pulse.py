"""A row that is written to see whether anything can be."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table with its row."""
    pulse = op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("beats", sa.BigInteger, nullable=False),
    )
    op.bulk_insert(pulse, [{"id": 1, "beats": 0}])


def downgrade() -> None:
    """Remove it."""
    op.drop_table("pulse")
