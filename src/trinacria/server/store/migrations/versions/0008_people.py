"""What members are to each other, and what they have played."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def _member(primary_key: bool = False) -> sa.Column[str]:
    whose = sa.ForeignKey("club_members.id")
    return sa.Column("member", sa.String(24), whose, nullable=False, primary_key=primary_key)


def upgrade() -> None:
    op.create_table(
        "club_people",
        _member(primary_key=True),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("seen", sa.Double),
    )
    op.create_table(
        "club_ties",
        _member(primary_key=True),
        sa.Column("other", sa.String(24), sa.ForeignKey("club_members.id"), primary_key=True),
        sa.Column("kind", sa.String(10), primary_key=True),
        sa.Column("since", sa.Double, nullable=False),
    )
    op.create_index("club_ties_other", "club_ties", ["other", "kind"])
    op.create_table(
        "club_notices",
        sa.Column("id", sa.String(40), primary_key=True),
        _member(),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("who", sa.String(24)),
        sa.Column("table", sa.String(40)),
        sa.Column("invitation", sa.String(24)),
        sa.Column("seen", sa.Boolean, nullable=False),
        sa.Column("pushed", sa.Boolean, nullable=False),
    )
    op.create_index("club_notices_member", "club_notices", ["member", "id"])
    op.create_index("club_notices_unseen", "club_notices", ["member", "seen"])
    op.create_index("club_notices_pushed", "club_notices", ["pushed", "at"])
    op.create_table(
        "club_pushed",
        sa.Column("notice", sa.String(40), primary_key=True),
    )
    op.create_table(
        "club_devices",
        _member(primary_key=True),
        sa.Column("device", sa.String(64), primary_key=True),
        sa.Column("since", sa.Double, nullable=False),
    )
    op.create_index("club_devices_device", "club_devices", ["device"])
    op.create_table(
        "club_invitations",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("table", sa.String(40), nullable=False),
        sa.Column("chair", sa.String(20), nullable=False),
        sa.Column("by", sa.String(24), sa.ForeignKey("club_members.id"), nullable=False),
        sa.Column("to", sa.String(24), sa.ForeignKey("club_members.id"), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
        sa.Column("held", sa.String(80), unique=True),
    )
    op.create_index("club_invitations_to", "club_invitations", ["to", "until"])
    op.create_index("club_invitations_table", "club_invitations", ["table", "until"])
    op.create_table(
        "club_answers",
        sa.Column("invitation", sa.String(24), sa.ForeignKey("club_invitations.id"), primary_key=True),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("why", sa.String(10)),
        sa.Column("nickname", sa.String(60)),
        sa.Column("holder", sa.String(64)),
        sa.Column("done", sa.Boolean, nullable=False),
    )
    op.create_index("club_answers_done", "club_answers", ["done"])
    op.create_table(
        "club_turns",
        sa.Column("table", sa.String(40), primary_key=True),
        sa.Column("chair", sa.String(20), nullable=False),
        sa.Column("since", sa.Double, nullable=False),
        sa.Column("until", sa.Double),
    )
    op.create_table(
        "club_ended",
        sa.Column("table", sa.String(40), primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_table(
        "club_games",
        sa.Column("table", sa.String(40), primary_key=True),
        sa.Column("ended", sa.Double, nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("mode", sa.String(40), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("reason", sa.String(40), nullable=False),
        sa.Column("sides", sa.Text, nullable=False),
    )
    op.create_table(
        "club_results",
        _member(primary_key=True),
        sa.Column("table", sa.String(40), primary_key=True),
        sa.Column("chair", sa.String(20), nullable=False),
        sa.Column("ended", sa.Double, nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("mode", sa.String(40), nullable=False),
        sa.Column("family", sa.String(40)),
        sa.Column("outcome", sa.String(5), nullable=False),
        sa.Column("bots", sa.Boolean, nullable=False),
        sa.Column("kept", sa.Boolean, nullable=False),
        sa.Column("decisions", sa.Integer, nullable=False),
        sa.Column("seconds", sa.Double, nullable=False),
        sa.Column("side", sa.Integer, nullable=False),
    )
    op.create_index("club_results_member", "club_results", ["member", "ended"])
    op.create_index("club_results_table", "club_results", ["table"])
    # Games that were over before are counted, too.
    op.execute(
        "insert into club_ended (\"table\", at) select id, created from tables where status = 'over' "
        'and exists (select 1 from club_seats where club_seats."table" = tables.id)'
    )
