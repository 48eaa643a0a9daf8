"""What the host's work needs: suspensions with an end, reports, and words that the club does not want."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "club_suspensions",
        sa.Column("member", sa.String(24), sa.ForeignKey("club_members.id"), primary_key=True),
        sa.Column("until", sa.Double),
        sa.Column("reason", sa.Text, nullable=False),
    )
    op.create_table(
        "club_reports",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("mark", sa.String(64), nullable=False, unique=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("table", sa.String(40), nullable=False),
        sa.Column("place", sa.Text, nullable=False),
        sa.Column("member", sa.String(24)),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("reporter", sa.Text, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("context", sa.Text, nullable=False),
    )
    op.create_index("club_reports_member", "club_reports", ["member"])
    op.create_table(
        "club_report_ends",
        sa.Column("report", sa.Integer, sa.ForeignKey("club_reports.number"), primary_key=True, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("act", sa.String(10), nullable=False),
    )
    op.create_table(
        "club_words",
        sa.Column("folded", sa.String(200), primary_key=True),
        sa.Column("word", sa.Text, nullable=False),
        sa.Column("since", sa.Double, nullable=False),
    )
