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

server_keys = Table(
    "server_keys",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("value", Text, nullable=False),
)

devices = Table(
    "devices",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("site", Text, nullable=False),
    Column("language", String(5), nullable=False),
    Column("zone", String(64), nullable=False),
    Column("quiet_from", Integer),
    Column("quiet_to", Integer),
    Column("told_at", Double, nullable=False),
    Column("told", Integer, nullable=False),
)

device_seats = Table(
    "device_seats",
    metadata,
    Column("device", String(64), ForeignKey("devices.id"), primary_key=True),
    Column("table", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("chair", String(20), primary_key=True),
    Column("holder", String(64), nullable=False),
    Column("waiting", Double),
    Column("told", Boolean, nullable=False),
    Column("until", Double),
    Index("device_seats_table", "table", "chair"),
    Index("device_seats_waiting", "waiting"),
)

device_notices = Table(
    "device_notices",
    metadata,
    Column("device", String(64), ForeignKey("devices.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
)
"""The last notice of each device: its number can be taken by one process only."""

packs = Table(
    "packs",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("name", Text, nullable=False),
    Column("files", Text, nullable=False),
    Column("size", Integer, nullable=False),
    Column("maker", String(32)),
    Column("created", Double, nullable=False),
    Column("used", Double, nullable=False),
    Index("packs_maker", "maker"),
    Index("packs_used", "used"),
)

table_packs = Table(
    "table_packs",
    metadata,
    Column("table", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("pack", String(64), ForeignKey("packs.hash"), nullable=False),
    Index("table_packs_pack", "pack"),
)
"""Which tables play with a pack that a player brought."""

health_check = Table(
    "health_check",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
)
"""One row, written to see whether anything can be written."""

GAMES = (tables, entries, plans, server_keys, devices, device_seats, device_notices, packs, table_packs)
"""What a backup carries, in this order."""
