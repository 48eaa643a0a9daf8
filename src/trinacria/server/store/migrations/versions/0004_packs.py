"""Packs that players brought, and which tables play with them."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "packs",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("files", sa.Text, nullable=False),
        sa.Column("size", sa.Integer, nullable=False),
        sa.Column("maker", sa.String(32)),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("used", sa.Double, nullable=False),
    )
    op.create_index("packs_maker", "packs", ["maker"])
    op.create_index("packs_used", "packs", ["used"])
    op.create_table(
        "table_packs",
        sa.Column("table", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("pack", sa.String(64), sa.ForeignKey("packs.hash"), nullable=False),
    )
    op.create_index("table_packs_pack", "table_packs", ["pack"])
