"""Devices are told, too, when a seat's time is nearly up."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """When the time is up that a device is to be told of."""
    op.add_column("device_seats", sa.Column("until", sa.Double))
