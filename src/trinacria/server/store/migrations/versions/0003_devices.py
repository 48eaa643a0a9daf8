"""Devices that want to be told of a turn, the seats they want to hear of, and the server's own key."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "server_keys",
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "devices",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("site", sa.Text, nullable=False),
        sa.Column("language", sa.String(5), nullable=False),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("quiet_from", sa.Integer),
        sa.Column("quiet_to", sa.Integer),
        sa.Column("told_at", sa.Double, nullable=False),
        sa.Column("told", sa.Integer, nullable=False),
    )
    op.create_table(
        "device_seats",
        sa.Column("device", sa.String(64), sa.ForeignKey("devices.id"), primary_key=True),
        sa.Column("table", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("chair", sa.String(20), primary_key=True),
        sa.Column("holder", sa.String(64), nullable=False),
        sa.Column("waiting", sa.Double),
        sa.Column("told", sa.Boolean, nullable=False),
    )
    op.create_index("device_seats_table", "device_seats", ["table", "chair"])
    op.create_index("device_seats_waiting", "device_seats", ["waiting"])
    op.create_table(
        "device_notices",
        sa.Column("device", sa.String(64), sa.ForeignKey("devices.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    )
