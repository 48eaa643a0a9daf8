"""Members, their keys, and the seats that are theirs."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def _member(unique: bool = False, primary_key: bool = False) -> sa.Column[str]:
    whose = sa.ForeignKey("club_members.id")
    return sa.Column("member", sa.String(24), whose, nullable=False, unique=unique or None, primary_key=primary_key)


def upgrade() -> None:
    op.create_table(
        "club_members",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("folded", sa.String(60), unique=True),
        sa.Column("since", sa.Double, nullable=False),
        sa.Column("line", sa.Text, nullable=False),
        sa.Column("suspended", sa.Boolean, nullable=False),
        sa.Column("left", sa.Double),
    )
    op.create_index("club_members_left", "club_members", ["left"])
    op.create_table(
        "club_keys",
        sa.Column("id", sa.String(24), primary_key=True),
        _member(),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("hash", sa.String(64), nullable=False, unique=True),
        sa.Column("label", sa.String(60), nullable=False),
        sa.Column("since", sa.Double, nullable=False),
        sa.Column("used", sa.Double, nullable=False),
    )
    op.create_index("club_keys_member", "club_keys", ["member"])
    op.create_table(
        "club_pairings",
        sa.Column("id", sa.String(24), primary_key=True),
        _member(unique=True),
        sa.Column("salt", sa.String(32), nullable=False),
        sa.Column("code", sa.String(64), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False, unique=True),
        sa.Column("until", sa.Double, nullable=False),
    )
    op.create_table(
        "club_guesses",
        sa.Column("pairing", sa.String(24), sa.ForeignKey("club_pairings.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    )
    op.create_table(
        "club_seats",
        _member(primary_key=True),
        sa.Column("table", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("chair", sa.String(20), primary_key=True),
        sa.Column("holder", sa.String(64), nullable=False),
        sa.Column("since", sa.Double, nullable=False),
    )
    op.create_index("club_seats_member", "club_seats", ["member", "since"])
    op.create_index("club_seats_table", "club_seats", ["table"])
    op.create_table(
        "club_log",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("member", sa.String(24)),
        sa.Column("by", sa.String(24), nullable=False),
        sa.Column("what", sa.String(20), nullable=False),
        sa.Column("facts", sa.Text, nullable=False),
    )
    op.create_index("club_log_member", "club_log", ["member"])
    op.create_table(
        "club_settings",
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
