"""The tables of the database. A change here needs a migration."""

from sqlalchemy import BigInteger, Boolean, Column, Double, ForeignKey, Index, Integer, MetaData, String, Table, Text

from trinacria.server.store.people.schema import PeopleTables

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

club_members = Table(
    "club_members",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("folded", String(60), unique=True),
    Column("since", Double, nullable=False),
    Column("line", Text, nullable=False),
    Column("suspended", Boolean, nullable=False),
    Column("left", Double),
    Column("face", String(40), nullable=False, server_default=""),
    Index("club_members_left", "left"),
)

club_keys = Table(
    "club_keys",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("member", String(24), ForeignKey("club_members.id"), nullable=False),
    Column("kind", String(10), nullable=False),
    Column("hash", String(64), nullable=False, unique=True),
    Column("label", String(60), nullable=False),
    Column("since", Double, nullable=False),
    Column("used", Double, nullable=False),
    Index("club_keys_member", "member"),
)

club_passkeys = Table(
    "club_passkeys",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("member", String(24), ForeignKey("club_members.id"), nullable=False),
    Column("credential", String(64), nullable=False, unique=True),
    Column("shown", Text, nullable=False),
    Column("public_key", Text, nullable=False),
    Column("site", Text, nullable=False),
    Column("counter", BigInteger, nullable=False),
    Column("label", String(60), nullable=False),
    Column("since", Double, nullable=False),
    Column("used", Double, nullable=False),
    Index("club_passkeys_member", "member"),
)

club_challenges = Table(
    "club_challenges",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("until", Double, nullable=False),
    Index("club_challenges_until", "until"),
)
"""Challenges that were answered: each can be answered once."""

club_pairings = Table(
    "club_pairings",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("member", String(24), ForeignKey("club_members.id"), nullable=False, unique=True),
    Column("salt", String(32), nullable=False),
    Column("code", String(64), nullable=False),
    Column("secret", String(64), nullable=False, unique=True),
    Column("until", Double, nullable=False),
)

club_guesses = Table(
    "club_guesses",
    metadata,
    Column("pairing", String(24), ForeignKey("club_pairings.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
)
"""How often somebody has tried to say the number of a pairing: each try can be made by one process only."""

club_seats = Table(
    "club_seats",
    metadata,
    Column("member", String(24), ForeignKey("club_members.id"), primary_key=True),
    Column("table", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("chair", String(20), primary_key=True),
    Column("holder", String(64), nullable=False),
    Column("since", Double, nullable=False),
    Index("club_seats_member", "member", "since"),
    Index("club_seats_table", "table"),
)

club_log = Table(
    "club_log",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("at", Double, nullable=False),
    Column("member", String(24)),
    Column("by", String(24), nullable=False),
    Column("what", String(20), nullable=False),
    Column("facts", Text, nullable=False),
    Index("club_log_member", "member"),
)

club_settings = Table(
    "club_settings",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("value", Text, nullable=False),
)

people = PeopleTables(metadata)

health_check = Table(
    "health_check",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
)
"""One row, written to see whether anything can be written."""

CLUB = (
    club_members,
    club_keys,
    club_passkeys,
    club_challenges,
    club_pairings,
    club_guesses,
    club_seats,
    club_log,
    club_settings,
)
CARRIED = (
    tables,
    entries,
    plans,
    server_keys,
    devices,
    device_seats,
    device_notices,
    packs,
    table_packs,
    *CLUB,
    *people.all,
)
"""What a backup carries, in this order."""
