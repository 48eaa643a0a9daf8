"""The tables of the database. A change here needs a migration."""

from sqlalchemy import Boolean, Column, Double, ForeignKey, Index, Integer, MetaData, String, Table, Text

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("status", String(10), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("info", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("wake", Double),
    Column("maker", String(32)),
    Index("tables_listed", "listed", "status", "created"),
    Index("tables_wake", "wake"),
    Index("tables_maker", "maker"),
    Index("tables_status", "status", "created"),
)

entries = Table(
    "entries",
    metadata,
    Column("table", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("asked", String(120)),
    Column("body", Text, nullable=False),
)

plans = Table(
    "plans",
    metadata,
    Column("table", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("team", Integer, primary_key=True, autoincrement=False),
    Column("marks", Text, nullable=False),
)

health_check = Table(
    "health_check",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
)
"""One row, written to see whether anything can be written."""

GAMES = (tables, entries, plans)
"""What a backup carries, in this order."""
