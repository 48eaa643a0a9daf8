"""The logs of tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Tables, their entries, and the planning layers."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("info", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("wake", sa.Double),
    )
    op.create_index("tables_listed", "tables", ["listed", "created"])
    op.create_index("tables_wake", "tables", ["wake"])
    op.create_table(
        "entries",
        sa.Column("table", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("asked", sa.String(120)),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_table(
        "plans",
        sa.Column("table", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("team", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("marks", sa.Text, nullable=False),
    )
