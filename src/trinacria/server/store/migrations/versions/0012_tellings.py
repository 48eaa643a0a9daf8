"""Tellings: what friends and followers have yet to hear of a table."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "club_tellings",
        sa.Column("id", sa.String(140), primary_key=True),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("table", sa.String(40), nullable=False),
        sa.Column("member", sa.String(24)),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("told", sa.Boolean, nullable=False),
    )
    op.create_index("club_tellings_told", "club_tellings", ["told", "at"])
    op.create_index("club_tellings_table", "club_tellings", ["table"])
