"""How strong those are who look for others, and by when those who were found have to come."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("club_seekers", sa.Column("points", sa.Integer))
    op.add_column("club_seekers", sa.Column("spread", sa.Integer))
    op.add_column("club_seek_ends", sa.Column("due", sa.Double))
    op.create_index("club_seek_ends_due", "club_seek_ends", ["due"])
