"""Who set a table up, what is looked for when tables expire, and a row that health checks write."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """A column for the maker, indexes, and the row of the health check."""
    op.add_column("tables", sa.Column("maker", sa.String(32)))
    op.drop_index("tables_listed", "tables")
    op.create_index("tables_listed", "tables", ["listed", "status", "created"])
    op.create_index("tables_maker", "tables", ["maker"])
    op.create_index("tables_status", "tables", ["status", "created"])
    checks = op.create_table(
        "health_check",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.bulk_insert(checks, [{"id": 1, "at": 0.0}])
