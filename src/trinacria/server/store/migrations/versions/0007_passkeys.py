"""Passkeys of members, the challenges that were answered, and the members' faces."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("club_members", sa.Column("face", sa.String(40), nullable=False, server_default=""))
    op.create_table(
        "club_passkeys",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("member", sa.String(24), sa.ForeignKey("club_members.id"), nullable=False),
        sa.Column("credential", sa.String(64), nullable=False, unique=True),
        sa.Column("shown", sa.Text, nullable=False),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("site", sa.Text, nullable=False),
        sa.Column("counter", sa.BigInteger, nullable=False),
        sa.Column("label", sa.String(60), nullable=False),
        sa.Column("since", sa.Double, nullable=False),
        sa.Column("used", sa.Double, nullable=False),
    )
    op.create_index("club_passkeys_member", "club_passkeys", ["member"])
    op.create_table(
        "club_challenges",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("until", sa.Double, nullable=False),
    )
    op.create_index("club_challenges_until", "club_challenges", ["until"])
