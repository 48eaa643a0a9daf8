"""Rated games, and what they make of ratings."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "club_pools",
        sa.Column("pool", sa.String(100), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
    )
    op.create_table(
        "club_rated",
        sa.Column("table", sa.String(40), primary_key=True),
        sa.Column("pool", sa.String(100), nullable=False),
        sa.Column("ended", sa.Double, nullable=False),
        sa.Column("sides", sa.Text, nullable=False),
        sa.Column("winner", sa.Integer),
    )
    op.create_index("club_rated_pool", "club_rated", ["pool", "ended", "table"])
    op.create_table(
        "club_ratings",
        sa.Column("member", sa.String(24), primary_key=True),
        sa.Column("table", sa.String(40), primary_key=True),
        sa.Column("pool", sa.String(100), nullable=False),
        sa.Column("ended", sa.Double, nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("season", sa.String(10), nullable=False),
        sa.Column("season_games", sa.Integer, nullable=False),
    )
    op.create_index("club_ratings_pool", "club_ratings", ["pool", "ended"])
    op.create_index("club_ratings_member", "club_ratings", ["member", "pool", "ended"])
    op.create_table(
        "club_standings",
        sa.Column("pool", sa.String(100), primary_key=True),
        sa.Column("season", sa.String(10), primary_key=True),
        sa.Column("member", sa.String(24), primary_key=True),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("season_games", sa.Integer, nullable=False),
    )
