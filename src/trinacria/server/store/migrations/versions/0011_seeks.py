"""Seeks: members who look for others to play with."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "club_seeks",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("member", sa.String(24), sa.ForeignKey("club_members.id"), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("live", sa.Boolean, nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("mode", sa.String(40), nullable=False),
        sa.Column("terms", sa.Text, nullable=False),
    )
    op.create_index("club_seeks_member", "club_seeks", ["member"])
    op.create_index("club_seeks_game", "club_seeks", ["game", "mode", "live", "at"])
    op.create_table(
        "club_seekers",
        sa.Column("seek", sa.String(40), sa.ForeignKey("club_seeks.id"), primary_key=True),
        sa.Column("member", sa.String(24), sa.ForeignKey("club_members.id"), nullable=False, primary_key=True),
        sa.Column("agreed", sa.Boolean, nullable=False),
        sa.Column("speaks", sa.String(60), nullable=False),
        sa.Column("until", sa.Double, nullable=False),
        sa.Column("busy", sa.String(24), unique=True),
    )
    op.create_index("club_seekers_member", "club_seekers", ["member"])
    op.create_index("club_seekers_until", "club_seekers", ["until"])
    op.create_table(
        "club_seek_ends",
        sa.Column("seek", sa.String(40), sa.ForeignKey("club_seeks.id"), primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("how", sa.String(10), nullable=False),
        sa.Column("table", sa.String(40)),
    )
    op.create_index("club_seek_ends_table", "club_seek_ends", ["table"])
    op.create_index("club_seek_ends_at", "club_seek_ends", ["at"])
